# compiled with mypyc
"""What bots may use of Altitude: first sight of a move, and the value of a view."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.heuristics import (
    Evaluator,
    Heuristics,
    Rollout,
    play_rounds,
    world_value,
)
from cloister.core.values import Move, Seat, View

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from ..components.pack import Components
from ..knowledge.view import MassifView, PeakView
from ..rules import moves as kinds
from ..rules import phase
from ..rules.legal import Choices
from ..rules.mountain import Mountain
from ..rules.moves import CARD, RETURN, SEND, SPAN, TAKE
from ..rules.places import FIRST, PLACES, WIDTH
from ..rules.relief import Relief
from .closing import finish
from .playout import quick_move
from .value import TASTE, Odds, Outlook, Taste, fading, keepsake

NEVER: Final = -9.0
TO_THE_END: Final = 1000
"""Rounds; no game has as many."""
INDIFFERENCE: Final = 0.2
"""Points, of the dozens that a mountain is worth."""


class MassifEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, deck: list[int], five_counts_animals: bool, taste: Taste) -> None:
        self.odds = Odds(deck)
        self.five_counts_animals = five_counts_animals
        self.taste = taste
        self.fading = fading(taste.slope)

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, MassifView)
        glance = Glance(view, seat, self)
        return [glance.at(move) for move in moves]

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, MassifView)
        return Glance(view, seat, self).value()


class MassifRollout(Rollout):
    """Plays to the end: quick moves cost little, and mountains show late what they are worth."""

    def __init__(self, evaluator: MassifEvaluator) -> None:
        super().__init__(evaluator)
        self.massif = evaluator

    def quick_move(self, world: State, seat: Seat, dice: Chance) -> Move:
        if isinstance(world, Choices):
            return quick_move(world, seat)
        return super().quick_move(world, seat, dice)

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        play_rounds(self, world, seat, dice, TO_THE_END)
        return world_value(self.massif, world, seat)

    def indifference(self) -> float:
        return INDIFFERENCE


class Glance:
    """First sight of the table by one seat."""

    def __init__(self, view: MassifView, seat: Seat, evaluator: MassifEvaluator) -> None:
        self.taste = evaluator.taste
        self.five_counts_animals = evaluator.five_counts_animals
        self.seat = seat
        self.phase: int = view.phase
        self.acts = view.to_act == (seat,)
        self.hand: list[int] = view.hand
        self.drawn: int = view.drawn
        self.picked: int = view.picked
        pile: int = view.pile
        self.to_come = pile + 1 if self.phase == phase.ACTING else pile
        """Cards that are still to be used; one that is in use counts for whoever uses it."""
        odds = evaluator.odds.without()
        discards: list[int] = view.discards
        odds.remove(discards)
        odds.remove(self.hand)
        odds.remove([self.drawn])
        self.reliefs: list[Relief] = [relief_of(peak, odds) for peak in view.mountains]
        odds.settle(self.taste)
        self.mine = self.reliefs[seat]
        self.ground: Mountain | None = None
        self.paces = [self._pace(relief) for relief in self.reliefs]
        self.outlook = Outlook(odds, self.taste, evaluator.fading)
        self.late = self._draws(seat, self.mine) < self.taste.late
        self.rivals = [self._rival(other) for other in range(len(self.reliefs))]
        self.now = self._own(self.hand)

    def _pace(self, relief: Relief) -> int:
        """How many cards one draws in a turn (ALT-14)."""
        return 2 if relief.plays_twice(self.five_counts_animals) else 1

    def _draws(self, seat: Seat, relief: Relief) -> float:
        """How many draws are left to a seat."""
        pace = self._pace(relief)
        return self.to_come * pace / (sum(self.paces) - self.paces[seat] + pace)

    # The value of the whole

    def value(self) -> float:
        """Points ahead of the strongest rival, in hope."""
        worth = self.now - self._danger(self.rivals) - self.taste.gift * self._given()
        if self.acts and (self.phase == phase.HAND or self.phase == phase.SLOT):
            worth += self._best_from_hand()
        return worth

    def _given(self) -> int:
        """How many cards lie in the mountains of rivals."""
        given = 0
        for other in range(len(self.reliefs)):
            if other != self.seat:
                given += PLACES - self.reliefs[other].cards.count(EMPTY)
        return given

    def _own(self, hand: list[int]) -> float:
        """One's mountain and a hand; when the pile is nearly empty, as they would be finished."""
        taste, relief = self.taste, self.mine
        draws = self._draws(self.seat, relief) + taste.spare
        total = self.outlook.worth(relief, draws, hand, taste.own_patch)
        if self.late:
            return finish(surveyed(relief), hand) + 0.1 * total
        for card in hand:
            total += keepsake(card, taste)
        return total

    def _rival(self, seat: Seat) -> float:
        """Somebody else's mountain; nobody knows the hand."""
        if seat == self.seat:
            return 0.0
        relief = self.reliefs[seat]
        draws = self._draws(seat, relief) + self.taste.spare
        return self.outlook.worth(relief, draws, [], self.taste.patch)

    def _danger(self, worth: list[float]) -> float:
        most, total = 0.0, 0.0
        for other in range(len(worth)):
            if other != self.seat:
                total += worth[other]
                most = max(most, worth[other])
        return self.taste.rival * most + self.taste.others * total

    # First sight of a move

    def at(self, move: Move) -> float:
        """What a move gains."""
        place = move % SPAN
        if move >= RETURN:
            return self._returning((move - RETURN) // SPAN, place)
        if move >= SEND:
            return self._sending((move - SEND) // SPAN, place)
        match move - place:
            case kinds.BUILD | kinds.REPLACE:
                return self._with(place, self.drawn, self.hand) - self.now
            case kinds.RESCUE:
                return self._without(place, self.hand) - self.now
            case kinds.CARD:
                return self._from_hand(move - CARD)
            case kinds.AT:
                return self._placing(self.picked, place)
            case _:
                return self._best_from_hand() if move == TAKE else 0.0

    def _with(self, place: int, card: int, hand: list[int]) -> float:
        """The own worth with a card put there."""
        mine = self.mine
        before = Before(mine, place)
        mine.put(place, card)
        worth = self._own(hand)
        before.restore(mine)
        return worth

    def _without(self, place: int, hand: list[int]) -> float:
        """The own worth without an avalanche."""
        mine = self.mine
        after = self._surveyed().copy()
        after.lift(place)
        self.mine = after
        worth = self._own(hand)
        self.mine = mine
        return worth

    def _surveyed(self) -> Mountain:
        """The own mountain with its open places."""
        if self.ground is None:
            self.ground = surveyed(self.mine)
        return self.ground

    def _returning(self, low: int, high: int) -> float:
        rest = self.hand.copy()
        rest.remove(low)
        rest.remove(high)
        return self._own(rest) - self.now

    def _sending(self, to: Seat, place: int) -> float:
        relief = self.reliefs[to]
        before = Before(relief, place)
        relief.put(place, self.drawn)
        worth = self.rivals.copy()
        worth[to] = self._rival(to)
        before.restore(relief)
        return self._danger(self.rivals) - self._danger(worth) - self.taste.gift

    def _best_from_hand(self) -> float:
        best = NEVER
        last = EMPTY
        for card in self.hand:
            if card != last and (self.phase != phase.SLOT or card == self.picked):
                best = max(best, self._from_hand(card))
            last = card
        return best

    def _from_hand(self, card: int) -> float:
        """The best that can be made of a hand card."""
        best = NEVER
        if card == AVALANCHE:
            return best
        ground = self._surveyed()
        places = ground.slides if card == SAINT_BERNARD else ground.open
        for place in places:
            if card == SAINT_BERNARD or ground.fits(card, place):
                best = max(best, self._placing(card, place))
        return best

    def _placing(self, card: int, place: int) -> float:
        rest = self.hand.copy()
        rest.remove(card)
        if self.drawn != EMPTY:
            rest.append(self.drawn)
        if card == SAINT_BERNARD:
            return self._without(place, rest) - self.now
        return self._with(place, card, rest) - self.now


class Before:
    """What a mountain was before a card was put there in thought."""

    def __init__(self, relief: Relief, place: int) -> None:
        self.place = place
        self.card = relief.cards[place]
        self.left = relief.left
        self.right = relief.right
        self.floors = relief.floors
        self.animals = relief.animals

    def restore(self, relief: Relief) -> None:
        """As if nothing had happened."""
        relief.cards[self.place] = self.card
        relief.left = self.left
        relief.right = self.right
        relief.floors = self.floors
        relief.animals = self.animals


def relief_of(peak: PeakView, odds: Odds) -> Relief:
    """A mountain as it is seen; its cards are no longer to come."""
    relief = Relief([EMPTY] * PLACES)
    rows: list[list[int]] = peak.rows
    if not rows:
        return relief
    left: int = peak.left
    relief.left = FIRST + left
    relief.right = relief.left + len(rows[0]) - 1
    relief.floors = len(rows)
    animals: int = peak.animals
    relief.animals = animals
    start = relief.left
    for row in rows:
        odds.remove(row)
        relief.cards[start : start + len(row)] = row
        start += WIDTH
    return relief


def surveyed(relief: Relief) -> Mountain:
    """The same as a mountain of its own, with its open places."""
    mountain = Mountain(relief.cards.copy())
    mountain.survey()
    return mountain


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    options = setting.options
    deck = setting.components.deck(options.number("deck_size"))
    evaluator = MassifEvaluator(deck, options.flag("five_counts_animals"), TASTE)
    return Heuristics(evaluator, MassifRollout(evaluator))
