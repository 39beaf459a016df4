# compiled with mypyc
"""What bots may use of Altitude: first sight of a move, and the value of a view."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.game import Hints
from cloister.core.values import Move, Seat, View

from . import moves as kinds
from . import phase
from .cards import AVALANCHE, EMPTY, SAINT_BERNARD
from .components import Components
from .mountain import Mountain, read
from .moves import CARD, RETURN, SEND, SPAN, TAKE
from .places import FIRST
from .prospects import TASTE, Odds, Outlook, Taste, finish, keepsake, strongest
from .view import MassifView

NEVER: Final = -9.0


class MassifHints(Hints):
    """Estimates for one table."""

    def __init__(self, deck: list[int], taste: Taste) -> None:
        self.deck = deck
        self.taste = taste

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, MassifView)
        glance = Glance(view, seat, self.deck, self.taste)
        return [glance.at(move) for move in moves]

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, MassifView)
        return Glance(view, seat, self.deck, self.taste).value()


class Glance:
    """First sight of the table by one seat."""

    def __init__(self, view: MassifView, seat: Seat, deck: list[int], taste: Taste) -> None:
        self.taste = taste
        self.seat = seat
        self.phase: int = view.phase
        self.acts = view.to_act == (seat,)
        self.hand: list[int] = view.hand
        self.drawn: int = view.drawn
        self.picked: int = view.picked
        self.mountains: list[Mountain] = []
        for peak in view.mountains:
            rows: list[list[int]] = peak.rows
            left: int = peak.left
            self.mountains.append(read(FIRST + left, rows))
        self.mine = self.mountains[seat]
        pile: int = view.pile
        self.left = pile / len(self.mountains)
        """How many draws are left to each."""
        self.outlook = Outlook(self._odds(view, deck), taste, self.left)
        self.rivals = [self.outlook.rival(mountain) for mountain in self.mountains]
        self.now = self._own(self.mine, self.hand)

    def _odds(self, view: MassifView, deck: list[int]) -> Odds:
        """What is known of the cards that nobody has seen."""
        odds = Odds(deck)
        discards: list[int] = view.discards
        for card in discards:
            odds.add(card, -1)
        for card in self.hand:
            odds.add(card, -1)
        if self.drawn != EMPTY:
            odds.add(self.drawn, -1)
        for mountain in self.mountains:
            for card in mountain.cards:
                if card != EMPTY:
                    odds.add(card, -1)
        odds.settle(self.taste)
        return odds

    # The value of the whole

    def value(self) -> float:
        """Points ahead of the strongest rival, in hope."""
        worth = self.now - self._danger(self.rivals)
        if self.acts and (self.phase == phase.HAND or self.phase == phase.SLOT):
            worth += self._best_from_hand()
        return worth

    def _own(self, mountain: Mountain, hand: list[int]) -> float:
        """Mountain and hand; when the pile is nearly empty, as they would be finished."""
        if self.left < self.taste.late:
            return finish(mountain, hand) + 0.1 * self.outlook.worth(mountain, 0)
        total = self.outlook.worth(mountain, strongest(hand))
        for card in hand:
            total += keepsake(card, self.taste)
        return total

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
            case kinds.BUILD:
                after = self.mine.copy()
                after.lay(place, self.drawn)
            case kinds.REPLACE:
                after = self.mine.copy()
                after.swap(place, self.drawn)
            case kinds.RESCUE:
                after = self.mine.copy()
                after.lift(place)
            case kinds.CARD:
                return self._from_hand(move - CARD)
            case kinds.AT:
                return self._placing(self.picked, place)
            case _:
                return self._best_from_hand() if move == TAKE else 0.0
        return self._own(after, self.hand) - self.now

    def _returning(self, low: int, high: int) -> float:
        rest = self.hand.copy()
        rest.remove(low)
        rest.remove(high)
        return self._own(self.mine, rest) - self.now

    def _sending(self, to: Seat, place: int) -> float:
        after = self.mountains[to].copy()
        after.lay(place, self.drawn)
        worth = self.rivals.copy()
        worth[to] = self.outlook.rival(after)
        return self._danger(self.rivals) - self._danger(worth) - self.taste.grudge

    def _best_from_hand(self) -> float:
        best = NEVER
        for card in self.hand:
            if self.phase != phase.SLOT or card == self.picked:
                best = max(best, self._from_hand(card))
        return best

    def _from_hand(self, card: int) -> float:
        """The best that can be made of a hand card."""
        best = NEVER
        if card == AVALANCHE:
            return best
        places = self.mine.slides if card == SAINT_BERNARD else self.mine.open
        for place in places:
            if card == SAINT_BERNARD or self.mine.fits(card, place):
                best = max(best, self._placing(card, place))
        return best

    def _placing(self, card: int, place: int) -> float:
        rest = self.hand.copy()
        rest.remove(card)
        if self.drawn != EMPTY:
            rest.append(self.drawn)
        after = self.mine.copy()
        if card == SAINT_BERNARD:
            after.lift(place)
        else:
            after.lay(place, card)
        return self._own(after, rest) - self.now


def make(setting: Setting[Components]) -> MassifHints:
    """The hints for a table."""
    return MassifHints(setting.components.deck(setting.options.number("deck_size")), TASTE)
