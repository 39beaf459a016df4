# compiled with mypyc
"""The turn that an apprentice plans: the chain that makes the best walk possible.

A turn is worth the books that its walk takes, less the way to the next one. Leftover action points
are spent on a gargoyle against the rival who is furthest ahead.
The weights were chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move

from ..components import cards
from ..components.cards import NONE
from ..components.ground import BITS, squares_in
from ..rules import moves
from ..rules.pit import LEDGE, Pit
from ..rules.terms import BOOKS, Terms
from .beam import BeamSearch, TurnStrategy
from .chain import TurnLeft, whole_turn
from .distance import BOOK, WIN, Walk, distance

POINT_KEPT: Final = 0.01
"""The worth of a point left over, in squares: of two equal turns the cheaper one is taken."""
ANIMI_PRICE: Final = 6.0
"""The cost of playing animi, in squares: it could be used in a later turn instead."""
NEQUE_PRICE: Final = 4.0
"""The same for neque."""
BOOKS_OF_A_DANGEROUS_RIVAL: Final = 2
"""Rivals with fewer books than this are not hindered."""
BOOK_OF_A_RIVAL: Final = 30.0
"""The worth of a rival's book, in squares, to tell which rival is furthest ahead."""


def plan_turn(
    pit: Pit, seat: int, terms: Terms, turn: TurnLeft, step: int, effort: int
) -> list[Move]:
    """The moves of the rest of the turn, up to its end. `step` is the step of the turn."""
    strategy = ApprenticeStrategy(seat, terms)
    BeamSearch(strategy, terms, effort).run(pit, turn, step < 3)
    return strategy.best


class ApprenticeStrategy(TurnStrategy):
    """Keeps the one turn with the best walk."""

    def __init__(self, seat: int, terms: Terms) -> None:
        self.seat = seat
        self.terms = terms
        self.best: list[Move] = []
        self.most = -1e9
        """The worth of the best turn."""

    def worth(self, pit: Pit, steps: int) -> float:
        return Walk(pit, self.seat, steps).worth()

    def consider(self, pit: Pit, turn: TurnLeft, may_play: bool) -> None:
        """Consider the chain as it is, or with a walk or a jump by prayer at its end."""
        walk = Walk(pit, self.seat, turn.walkable())
        worth = walk.worth() + POINT_KEPT * turn.points
        if worth > self.most:
            self.most = worth
            self.best = self._finished(pit, turn, walk, 0, may_play)
        if not may_play or turn.frozen:
            return
        price = self.terms.prices[cards.ANIMI][0]
        if cards.ANIMI in turn.hand and price <= turn.points:
            self._consider_animi(pit, turn, price)
        if cards.NEQUE in turn.hand and pit.acolytes[self.seat] != LEDGE:
            self._consider_jumps(pit, turn)

    def _consider_animi(self, pit: Pit, turn: TurnLeft, price: int) -> None:
        extra = self.terms.amounts[cards.ANIMI][0]
        walk = Walk(pit, self.seat, turn.walkable() + extra)
        worth = walk.worth() - ANIMI_PRICE
        if worth > self.most and walk.taken > 0:
            spent = turn.copy()
            spent.points -= price
            found = self._finished(pit, spent, walk, extra, True)
            if found:
                self.most = worth
                self.best = found

    def _consider_jumps(self, pit: Pit, turn: TurnLeft) -> None:
        prices, amounts = self.terms.prices[cards.NEQUE], self.terms.amounts[cards.NEQUE]
        for effect in range(len(prices)):
            if prices[effect] > turn.points:
                break
            for square in squares_in(pit.jumps(self.seat, amounts[effect])):
                self._consider_jump(pit, turn, effect, prices[effect], square)

    def _consider_jump(
        self, pit: Pit, turn: TurnLeft, effect: int, price: int, square: int
    ) -> None:
        after = pit.copy()
        after.put_acolyte(self.seat, square)
        gain = 0.0
        if after.lying[self.seat] & BITS[square]:
            after.take_book(after.books.index(square))
            gain = BOOK
        walk = Walk(after, self.seat, turn.walkable())
        if after.lying[self.seat] == 0:
            gain += WIN
        worth = walk.worth() + gain - NEQUE_PRICE
        if worth <= self.most:
            return
        spent = turn.copy()
        spent.points -= price
        spent.chain += [moves.PLAY + cards.NEQUE, moves.PRAYER_EFFECT + effect, moves.JUMP + square]
        self.most = worth
        self.best = self._finished(after, spent, walk, 0, True)

    def _finished(
        self, pit: Pit, turn: TurnLeft, walk: Walk, animi: int, may_play: bool
    ) -> list[Move]:
        route = walk.full_route()
        prayers = self._hinder(pit, turn, route) if may_play else []
        return whole_turn(pit, self.seat, turn, route, animi, prayers)

    def _hinder(self, pit: Pit, turn: TurnLeft, route: list[int]) -> list[Move]:
        """A gargoyle on a book of the rival who is furthest ahead, but not on the planned route."""
        rival = self._leader(pit)
        if rival == NONE:
            return []
        if cards.CLARA in turn.hand and self.terms.prices[cards.CLARA][0] <= turn.points:
            for square in squares_in(pit.lying[rival] & pit.path()):
                if square not in route:
                    return [moves.PLAY + cards.CLARA, moves.GARGOYLE + square]
        return []

    def _leader(self, pit: Pit) -> int:
        """The rival who is furthest ahead; NONE if none is dangerous."""
        best, found = -1e9, NONE
        for seat in range(len(pit.acolytes)):
            taken = BOOKS - pit.lying[seat].bit_count()
            if seat == self.seat or taken < BOOKS_OF_A_DANGEROUS_RIVAL:
                continue
            at = pit.acolytes[seat]
            here = BITS[pit.entries[seat] if at == LEDGE else at]
            worth = BOOK_OF_A_RIVAL * taken - distance(pit, pit.lying[seat], here)
            if worth > best:
                best, found = worth, seat
        return found
