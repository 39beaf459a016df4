# compiled with mypyc
"""Fast rollout: every seat takes a quick turn in the pit of an imagined world.

A quick turn tries to move some bridges that could lengthen the walk, keeps the moves that help
most, and walks. The other cards are played only for the squares to walk.
The weights were chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.values import Seat

from ..components.cards import JOLLY, MOVES, NIHIL, NONE
from ..components.ground import ANCHORS, squares_in
from ..rules import phase
from ..rules.card_costs import bridges_of
from ..rules.pit import Pit
from ..rules.state import Library
from ..rules.terms import HAND, POINTS, Terms
from .book_tour import FastWalk, Tour
from .lead import lead, win_probability

TRIES: Final = 14
"""Random moves of bridges that are tried before one is chosen."""
EFFECTS: Final = 2
"""The most bridges that a quick turn moves."""
ROUNDS: Final = 1
"""Turns that every seat takes in a rollout."""


def play_out(world: State, seat: Seat, dice: Chance) -> float | None:
    """A seat's chance to win; None unless the world is a Library itself, not one wrapped."""
    return Playout(world, dice).win_probability(seat) if isinstance(world, Library) else None


class Playout:
    """Plays one world on, in place."""

    def __init__(self, library: Library, dice: Chance) -> None:
        self.library = library
        self.terms: Terms = library.terms
        self.pit: Pit = library.pit
        self.dice = dice

    def win_probability(self, seat: Seat) -> float:
        """A seat's chance to win, estimated after everybody has had a turn."""
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
        needs = [tour.to_go(at) for at in range(self.terms.seats)]
        return win_probability(lead(needs, seat, library.seat))

    def _draw(self, seat: Seat) -> None:
        """Fill up the hand; once the pile is empty, with random cards of the deck."""
        library = self.library
        hand = library.hands[seat]
        while len(hand) < HAND:
            if library.pile:
                hand.append(library.pile.pop())
            else:
                deck = self.terms.deck
                hand.append(deck[self.dice.below(len(deck))])


class BridgeShift:
    """A card moves a bridge to another pose."""

    def __init__(self, card: int, bridge: int, pose: int, price: int) -> None:
        self.card = card
        self.bridge = bridge
        self.pose = pose
        self.price = price
        self.to_go = 0.0
        """The squares left to go afterwards."""


class QuickTurn:
    """One turn of a seat, carried out directly instead of move by move."""

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
        """Move some bridges, play the other cards for their squares, and walk."""
        for _ in range(EFFECTS):
            if not self._move_some_bridge():
                break
        self.steps += self._plain_cards(NONE, self.points, True)
        FastWalk(self.pit, self.seat, self.steps).carry_out(self.pit)

    def _plain_cards(self, without: int, points: int, spend: bool) -> int:
        """How many cards can be played for their squares alone; `spend` removes them."""
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

    def _walk(self, card: int, points: int, steps: int) -> FastWalk:
        """The walk if all cards but one are played for their squares."""
        return FastWalk(self.pit, self.seat, steps + self._plain_cards(card, points, False))

    def _move_some_bridge(self) -> bool:
        """Try some bridges, and move the one that helps most."""
        cards = [card for card in self.hand if card < NIHIL]
        walk = self._walk(NONE, self.points, self.steps)
        if not cards or walk.wins():
            return False
        edge = walk.edge()
        best = BridgeShift(NONE, NONE, 0, 0)
        best.to_go = walk.to_go(Tour(self.pit))
        for _ in range(TRIES):
            shift = self._some_shift(cards[self.dice.below(len(cards))], edge)
            if shift is not None and self._to_go_after(shift) < best.to_go:
                best = shift
        if best.card == NONE:
            return False
        self.pit.shift(best.bridge, best.pose)
        self.points -= best.price
        self.steps += 1
        self.hand.remove(best.card)
        return True

    def _to_go_after(self, shift: BridgeShift) -> float:
        pit = self.pit
        before = pit.pose[shift.bridge]
        pit.shift(shift.bridge, shift.pose)
        walk = self._walk(shift.card, self.points - shift.price, self.steps + 1)
        shift.to_go = 0.0 if walk.wins() else walk.to_go(Tour(pit))
        pit.shift(shift.bridge, before)
        return shift.to_go

    def _some_shift(self, card: int, edge: int) -> BridgeShift | None:
        """A random effect of the card on a bridge that may help the walk; None if there is none."""
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
        return BridgeShift(card, bridge, pose, price) if pose >= 0 else None

    def _some_pose(self, bridge: int, span: int, edge: int) -> int:
        """A random pose that touches the edge (any, if it bears books of the seat), or -1."""
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
