# compiled with mypyc
"""The turns that a master compares, by the ways to all books and those of the rivals.

Many chains of effects are tried, with all prayers but mihi. The best turns that lead to different
positions are offered for comparison by playouts.
"""

from typing import Final

from cloister.core.values import Move

from ..components import cards
from ..components.cards import NIHIL, prayers_in
from ..rules import moves
from ..rules.pit import IN_HAND, LEDGE, Pit
from ..rules.terms import PRAYERS_IN_HAND, SWAP_DISCARDS, SWAP_DRAW_PRICE, Terms
from .beam import BeamSearch, TurnStrategy
from .chain import Branch, TurnLeft, whole_turn
from .distance import Walk
from .master_prayers import (
    gargoyles,
    jumps,
    laid_again,
    least_useful,
    led_away,
    prayed_away,
    removal,
)
from .value import squares_ahead

# Weights in squares, chosen by hand. Two things were measured (docs/bots.md): the whole bot, and
# that harm to rivals should count less because it is soon undone (value.RIVAL_WEIGHT).

OFFERED: Final = 8
"""The most turns that are offered."""
SWAPS: Final = 2
"""How many of the best are also offered with a swap before them."""
CLOSE: Final = 6.0
"""Turns that are further behind the best than this, in squares, are not offered."""
LASTING_HARM: Final = 0.4
"""Extra weight of the rivals' ways after an acolyte was led away or a gargoyle placed."""
PRAYER_KEPT: Final = 0.5
"""The worth of a prayer left in the hand, in squares."""
MASTER_POINT_KEPT: Final = 0.05
"""The worth of a point left over, in squares."""


def best_turns(
    pit: Pit, seat: int, terms: Terms, turn: TurnLeft, step: int, prayers: int, effort: int
) -> list[list[Move]]:
    """The best turns, the very best first. `prayers`: how many the seat can still draw."""
    strategy = MasterStrategy(seat, terms)
    search = BeamSearch(strategy, terms, effort)
    strategy.width = search.width
    search.run(pit, turn, step < 3)
    kept = strategy.different_turns()
    chains = [candidate.chain for candidate in kept]
    for candidate in kept[:SWAPS] if step == 1 else []:
        chains += _after_swap(candidate, turn.hand, prayers)
    return chains


class CandidateTurn:
    """A turn that is worth comparing, and the data that identifies its final position."""

    def __init__(self, worth: float, chain: list[Move], pit: Pit, turn: TurnLeft, end: int) -> None:
        self.worth = worth
        self.chain = chain
        self.hand = turn.hand
        """The cards that it keeps."""
        self.points = turn.points
        self.occupied = pit.occupied
        self.standing = pit.standing
        self.closed = pit.closed
        self.end = end
        """Where the acolyte of the seat ends."""

    def is_like(self, other: "CandidateTurn") -> bool:
        """Whether it leads to the same position."""
        return (
            self.occupied == other.occupied
            and self.end == other.end
            and self.standing == other.standing
            and self.closed == other.closed
        )


class MasterStrategy(TurnStrategy):
    """Keeps every turn that is about as good as the best."""

    def __init__(self, seat: int, terms: Terms) -> None:
        self.seat = seat
        self.terms = terms
        self.width = 0
        """How many bridges laid by quin may begin a chain: as many as the search is wide."""
        self.candidates: list[CandidateTurn] = []
        self.most = -1e9
        """The worth of the best candidate."""

    def different_turns(self) -> list[CandidateTurn]:
        """The best candidate for each final position, the very best first."""
        self.candidates.sort(key=lambda candidate: -candidate.worth)
        kept: list[CandidateTurn] = []
        for candidate in self.candidates:
            if candidate.worth < self.most - CLOSE or len(kept) == OFFERED:
                break
            if not any(candidate.is_like(other) for other in kept):
                kept.append(candidate)
        return kept

    def worth(self, pit: Pit, steps: int) -> float:
        return squares_ahead(pit, self.seat, steps)

    def openings(self, pit: Pit, turn: TurnLeft) -> list[Branch]:
        """A chain may begin with praying a gargoyle away, or with a bridge laid again by quin."""
        branches = [Branch(pit, turn, 0.0)]
        for variant in prayed_away(pit, turn):
            self.consider(variant.pit, variant.turn, True)
            branches.append(Branch(variant.pit, variant.turn, 0.0))
        return branches + laid_again(pit, self.seat, self.terms, turn)[: self.width]

    def consider(self, pit: Pit, turn: TurnLeft, may_play: bool) -> None:
        """Propose the chain as it is, with a walk or jump by prayer, or with harm to a rival."""
        self._propose(pit, turn)
        if not may_play:
            return
        seat, terms, hand = self.seat, self.terms, turn.hand
        if not turn.frozen:
            if cards.ANIMI in hand and terms.prices[cards.ANIMI][0] <= turn.points:
                self._propose_animi(pit, turn)
            if cards.NEQUE in hand and pit.acolytes[seat] != LEDGE:
                for variant in jumps(pit, seat, terms, turn):
                    self._propose(variant.pit, variant.turn)
        if cards.NIHIL in hand:
            for variant in led_away(pit, seat, terms, turn):
                self._propose(variant.pit, variant.turn, 0, variant.harm)
        if cards.CLARA in hand and pit.gargoyles[seat] == IN_HAND:
            for variant in gargoyles(pit, seat, terms, turn):
                self._propose(variant.pit, variant.turn, 0, variant.harm)
        if cards.VICTORIA in hand:
            for variant in removal(pit, seat, terms, turn):
                self._propose(variant.pit, variant.turn)

    def _propose_animi(self, pit: Pit, turn: TurnLeft) -> None:
        spent = turn.copy()
        spent.points -= self.terms.prices[cards.ANIMI][0]
        spent.hand.remove(cards.ANIMI)
        self._propose(pit, spent, self.terms.amounts[cards.ANIMI][0])

    def _propose(self, pit: Pit, turn: TurnLeft, animi: int = 0, harm: float = 0.0) -> None:
        """Keep a turn if it is among the best; `animi` is the squares that animi gives."""
        steps = turn.walkable() + animi
        worth = self.worth(pit, steps) + MASTER_POINT_KEPT * turn.points + LASTING_HARM * harm
        for card in turn.hand:
            worth += PRAYER_KEPT if card >= NIHIL else 0.0
        if worth < self.most - CLOSE:
            return
        route = Walk(pit, self.seat, steps).full_route()
        chain = whole_turn(pit, self.seat, turn, route, animi, [])
        if not chain:
            return
        self.most = max(self.most, worth)
        end = route[-1] if route else pit.acolytes[self.seat]
        self.candidates.append(CandidateTurn(worth, chain, pit, turn, end))


def _after_swap(candidate: CandidateTurn, hand: list[int], prayers: int) -> list[list[Move]]:
    """The same turn after a swap of two cards that it does not need, if it can pay for one."""
    if candidate.points < SWAP_DRAW_PRICE or len(candidate.hand) < SWAP_DISCARDS:
        return []
    if candidate.chain[0] >= moves.PRAY:
        return []
    gone = least_useful(candidate.hand, SWAP_DISCARDS)
    swap = [moves.SWAP_DRAW, moves.DISCARD + gone[0], moves.DISCARD + gone[1]]
    held = prayers_in(hand) - prayers_in(gone)
    if prayers > 0 and held < PRAYERS_IN_HAND:
        swap.append(moves.FROM_IM)
    return [swap + candidate.chain]
