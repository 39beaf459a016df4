# compiled with mypyc
"""How a world may go on: all seats take quick turns in the pit.

A quick turn tries some bridges that could lengthen the walk, moves those that help most, and
walks. Cards that move nothing of use still give their squares.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.values import Seat

from ..components.faces import JOLLY, MOVES, NIHIL, NONE
from ..components.ground import ANCHORS, squares_in
from ..rules import phase
from ..rules.invariants import HAND
from ..rules.legal import bridges_of
from ..rules.pit import Pit
from ..rules.state import Library, Terms
from .tour import Stroll, Tour, chance, lead

TRIES: Final = 14
"""How many bridges are looked at for each effect."""
EFFECTS: Final = 2
"""How many effects are chosen with care in a turn."""
ROUNDS: Final = 1
"""How often every seat has its turn."""
POINTS: Final = 6


def foresee(world: State, seat: Seat, dice: Chance) -> float | None:
    """The chance of a seat to win; None in a world of another kind."""
    return Foresight(world, dice).chance(seat) if isinstance(world, Library) else None


class Foresight:
    """What becomes of one world."""

    def __init__(self, library: Library, dice: Chance) -> None:
        self.library = library
        self.terms: Terms = library.terms
        self.pit: Pit = library.pit
        self.dice = dice

    def chance(self, seat: Seat) -> float:
        """The chance of a seat to win, once everybody had a turn."""
        library, pit = self.library, self.pit
        if library.phase == phase.OVER:
            return 1.0 if pit.lying[seat] == 0 else 0.0
        if library.phase == phase.DRAW:
            self._draw(library.seat)
            library.seat = (library.seat + 1) % self.terms.seats
        pit.forget_turn()
        for _ in range(ROUNDS * self.terms.seats):
            mover = library.seat
            QuickTurn(pit, mover, library.hands[mover], self.terms, self.dice).take()
            if pit.lying[mover] == 0:
                return 1.0 if mover == seat else 0.0
            self._draw(mover)
            library.seat = (mover + 1) % self.terms.seats
        tour = Tour(pit)
        needs = [tour.need(at) for at in range(self.terms.seats)]
        return chance(lead(needs, seat, library.seat))

    def _draw(self, seat: Seat) -> None:
        """Up to six cards; an order does not matter here."""
        library = self.library
        hand = library.hands[seat]
        while len(hand) < HAND:
            if library.pile:
                hand.append(library.pile.pop())
            else:
                deck = self.terms.deck
                hand.append(deck[self.dice.below(len(deck))])


class Push:
    """A bridge that a card brings somewhere else."""

    def __init__(self, card: int, bridge: int, pose: int, price: int) -> None:
        self.card = card
        self.bridge = bridge
        self.pose = pose
        self.price = price
        self.need = 0.0
        """What is left to go then."""


class QuickTurn:
    """One turn of a seat, at once."""

    def __init__(self, pit: Pit, seat: Seat, hand: list[int], terms: Terms, dice: Chance) -> None:
        self.pit = pit
        self.seat = seat
        self.hand = hand
        self.terms = terms
        self.dice = dice
        self.points = POINTS
        self.steps = 1
        """Squares to walk; the free action is one."""

    def take(self) -> None:
        """Some bridges, and the walk."""
        for _ in range(EFFECTS):
            if not self._move_some_bridge():
                break
        self.steps += self._plain_cards(NONE, self.points, True)
        Stroll(self.pit, self.seat, self.steps).walk_in(self.pit)

    def _plain_cards(self, without: int, points: int, spend: bool) -> int:
        """How many cards can be played for their squares alone, the cheap ones first."""
        count = 0
        slide, turn = self.terms.slide_prices[0], self.terms.turn_prices[0]
        kept: list[int] = []
        for cheap in (True, False):
            for card in self.hand:
                if card >= NIHIL or (card >= MOVES) != cheap:
                    continue
                if card == without:
                    without = NONE
                    continue
                price = slide if cheap else turn
                if price <= points:
                    points -= price
                    count += 1
                elif spend:
                    kept.append(card)
        if spend:
            self.hand[:] = kept + [card for card in self.hand if card >= NIHIL]
        return count

    def _stroll(self, card: int, points: int, steps: int) -> Stroll:
        """The walk, if the rest of the points without a card goes into squares."""
        return Stroll(self.pit, self.seat, steps + self._plain_cards(card, points, False))

    def _move_some_bridge(self) -> bool:
        """Try some bridges, and move the one that helps most."""
        cards = [card for card in self.hand if card < NIHIL]
        stroll = self._stroll(NONE, self.points, self.steps)
        if not cards or stroll.is_last():
            return False
        edge = stroll.edge()
        best = Push(NONE, NONE, 0, 0)
        best.need = stroll.need(Tour(self.pit))
        for _ in range(TRIES):
            push = self._some_push(cards[self.dice.below(len(cards))], edge)
            if push is not None and self._need_after(push) < best.need:
                best = push
        if best.card == NONE:
            return False
        self.pit.shift(best.bridge, best.pose)
        self.points -= best.price
        self.steps += 1
        self.hand.remove(best.card)
        return True

    def _need_after(self, push: "Push") -> float:
        pit = self.pit
        before = pit.pose[push.bridge]
        pit.shift(push.bridge, push.pose)
        stroll = self._stroll(push.card, self.points - push.price, self.steps + 1)
        push.need = 0.0 if stroll.is_last() else stroll.need(Tour(pit))
        pit.shift(push.bridge, before)
        return push.need

    def _some_push(self, card: int, edge: int) -> "Push | None":
        """Something that the card can do at the edge of what is in reach."""
        bridges = bridges_of(card)
        bridge = bridges[self.dice.below(len(bridges))]
        if not self.pit.is_movable(bridge):
            return None
        turns = card < MOVES or (card == JOLLY and self.dice.below(2) == 0)
        span = 0 if turns else 1 + self.dice.below(3)
        price = self.terms.turn_prices[0] if turns else self.terms.slide_prices[span - 1]
        price += self.pit.riders(bridge)
        if price > self.points:
            return None
        pose = self._some_pose(bridge, span, edge)
        return Push(card, bridge, pose, price) if pose >= 0 else None

    def _some_pose(self, bridge: int, span: int, edge: int) -> int:
        """One of the places to which a bridge can be brought, at the edge of what is in reach."""
        pit = self.pit
        shape, before = bridge >> 2, pit.pose[bridge]
        masks = pit.ground.masks[shape]
        carries = pit.mask[bridge] & pit.lying[self.seat] != 0
        found: list[int] = []
        if span == 0:
            for turn in pit.turns(bridge, NONE):
                pose = pit.after_turn(bridge, turn)
                if carries or masks[pose] & edge:
                    found.append(pose)
        else:
            facing = before // ANCHORS * ANCHORS
            for square in squares_in(pit.slides(bridge, span)):
                if carries or masks[facing + square] & edge:
                    found.append(facing + square)
        return found[self.dice.below(len(found))] if found else -1
