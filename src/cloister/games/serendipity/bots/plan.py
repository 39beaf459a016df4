# compiled with mypyc
"""Every way to place a tile that was turned up, ranked by what the garden is worth then.

Nothing is learnt before the next uncovering (SER-R39), so a placement holds all decisions up to it.
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cells import BESIDE, CELLS
from ..components.tiles import HIDDEN, SERENDIP
from ..rules.moves import EXCHANGE, LEAVE, NO_EXCHANGE, SWAP, TURN, WITH
from .lead import LeadEstimate

# How many options are compared. Chosen by hand; only whole bots were measured (docs/bots.md).
EXCHANGED: Final = 12
"""How many flowers are considered for an exchange."""
WEIGHED: Final = 24
"""How many placements are checked for what a rival may take away after them."""
KEPT: Final = 6
"""How many placements are returned."""
WORSE_THAN_ANY: Final = -1e9
"""Worse than any placement."""


class Placement:
    """The moves that place a tile, and what they are worth."""

    def __init__(self, worth: float, moves: list[Move]) -> None:
        self.worth = worth
        self.moves = moves


class Placements:
    """What one seat may do with the tile in its hand."""

    def __init__(
        self,
        estimate: LeadEstimate,
        seat: Seat,
        shown: list[int],
        turned: list[int],
        kept_turn: float,
    ) -> None:
        self.estimate = estimate
        self.seat = seat
        self.shown = shown
        self.turned = turned
        self.kept_turn = kept_turn
        """What it is worth to keep the turn."""
        self.found: list[Placement] = []

    def best(self, up: int) -> list[list[Move]]:
        """The best placements for the tile in hand, best first."""
        self.found.sort(key=lambda placement: -placement.worth)
        promising = self.found[:WEIGHED]
        for placement in promising:
            placement.worth -= self._risk(up, placement.moves)
        promising.sort(key=lambda placement: -placement.worth)
        return [placement.moves for placement in promising[:KEPT]]

    def _risk(self, up: int, moves: list[Move]) -> float:
        """What a rival may take away after these moves."""
        shown, turned = self.shown.copy(), self.turned.copy()
        at = up
        for move in moves:
            if WITH <= move < WITH + CELLS:
                other = move - WITH
                shown[at], shown[other] = shown[other], shown[at]
                turned[at], turned[other] = turned[other], turned[at]
                at = other
            elif EXCHANGE <= move < EXCHANGE + CELLS:
                at = move - EXCHANGE
            elif TURN <= move < TURN + 6:
                turned[at] = move - TURN
        return self.estimate.risk(shown, turned, self.seat)

    def place_flower(self, up: int) -> None:
        """Leave a flower of the seat (SER-5a), or swap it with a hidden tile (SER-5b)."""
        colour = self.shown[up]
        worth = self.estimate.colour_worths(self.shown, self.turned)
        self._add(worth, self.kept_turn, [LEAVE])
        self.shown[up] = HIDDEN
        for cell in range(CELLS):
            if self.shown[cell] == HIDDEN and cell != up and self._has_company(cell, colour):
                self.shown[cell] = colour
                worth[colour] = self.estimate.colour_worth(self.shown, self.turned, colour)
                self._add(worth, 0.0, [SWAP, WITH + cell])
                self.shown[cell] = HIDDEN
        self.shown[up] = colour

    def place_serendip(self, up: int, may_turn: bool) -> None:
        """Leave a Serendip and exchange two tiles (SER-6a), or swap it and go on (SER-6b)."""
        for cell in range(CELLS):
            if cell != up and self.shown[cell] != SERENDIP:
                self._swap_serendip(up, cell, may_turn)
        before, rotation = self.turned[up], self._best_rotation(up)
        self.turned[up] = rotation
        self._exchanges(up, [LEAVE, TURN + rotation])
        self.turned[up] = before

    def _add(self, worth: list[float], extra: float, moves: list[Move]) -> None:
        lead = self.estimate.lead(worth, self.seat)
        self.found.append(Placement(lead + extra, moves))

    def _has_company(self, cell: int, colour: int) -> bool:
        for other in BESIDE[cell]:
            if self.shown[other] == colour or self.shown[other] == SERENDIP:
                return True
        return False

    # Serendips

    def _swap_serendip(self, up: int, cell: int, may_turn: bool) -> None:
        """Swap it with another tile, turned the best way."""
        face, rotation = self.shown[cell], self.turned[cell]
        if face == HIDDEN and not self._lies_beside_open(cell, up):
            return
        self.shown[cell], self.shown[up] = SERENDIP, face
        self.turned[cell] = self.turned[up]
        if may_turn:
            self.turned[cell] = self._best_rotation(cell)
        moves = [SWAP, WITH + cell]
        if may_turn:
            moves.append(TURN + self.turned[cell])
        self._add(self.estimate.colour_worths(self.shown, self.turned), self.kept_turn, moves)
        self.shown[cell], self.shown[up] = face, SERENDIP
        self.turned[cell] = rotation

    def _lies_beside_open(self, cell: int, up: int) -> bool:
        for other in BESIDE[cell]:
            if other != up and self.shown[other] != HIDDEN:
                return True
        return False

    def _best_rotation(self, cell: int) -> int:
        before = self.turned[cell]
        best, most = before, WORSE_THAN_ANY
        for rotation in range(6):
            self.turned[cell] = rotation
            worth = self.estimate.colour_worths(self.shown, self.turned)
            lead = self.estimate.lead(worth, self.seat)
            if lead > most:
                best, most = rotation, lead
        self.turned[cell] = before
        return best

    # Exchanges

    def _exchanges(self, up: int, moves: list[Move]) -> None:
        worth = self.estimate.colour_worths(self.shown, self.turned)
        self._add(worth, 0.0, [*moves, NO_EXCHANGE])
        for cell in self._loose(worth):
            best: Placement | None = None
            for other in range(CELLS):
                if other != up and other != cell and self.shown[other] != SERENDIP:
                    lead = self._exchanged(cell, other, worth)
                    if best is None or lead > best.worth:
                        best = Placement(lead, [*moves, EXCHANGE + cell, WITH + other])
            if best is not None:
                self.found.append(best)

    def _loose(self, worth: list[float]) -> list[int]:
        """The flowers whose absence costs the seat least, or helps it most."""
        found: list[tuple[float, int]] = []
        for cell in range(CELLS):
            face = self.shown[cell]
            if face != HIDDEN and face != SERENDIP and self.estimate.owner[face] >= 0:
                self.shown[cell] = HIDDEN
                found.append((-self._changed(worth, face, face), cell))
                self.shown[cell] = face
        found.sort()
        return [cell for _, cell in found[:EXCHANGED]]

    def _exchanged(self, cell: int, other: int, worth: list[float]) -> float:
        face, partner = self.shown[cell], self.shown[other]
        if face == partner:
            return WORSE_THAN_ANY
        self.shown[cell], self.shown[other] = partner, face
        lead = self._changed(worth, face, face if partner == HIDDEN else partner)
        self.shown[cell], self.shown[other] = face, partner
        return lead

    def _changed(self, worth: list[float], one: int, two: int) -> float:
        """How far ahead the seat is once two colours have changed."""
        now = worth.copy()
        now[one] = self.estimate.colour_worth(self.shown, self.turned, one)
        if two != one:
            now[two] = self.estimate.colour_worth(self.shown, self.turned, two)
        return self.estimate.lead(now, self.seat)
