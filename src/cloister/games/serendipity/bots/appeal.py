# compiled with mypyc
"""The appeal of a move: how promising it looks, judged by what the tile would touch."""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cells import ACROSS, BESIDE, CELL, CELLS
from ..components.tiles import HIDDEN, SERENDIP
from ..knowledge.view import GardenView
from ..rules import phase
from ..rules.moves import EXCHANGE, NO_EXCHANGE, STOP, TURN, WITH
from .odds import good_tile_chance

# Roughly points; moves of one kind are compared with each other. Chosen by hand; only the whole
# apprentice was measured (docs/bots.md).
KNOWN_OWN: Final = 2.0
"""A hidden tile that is known to be one of the seat's flowers."""
KNOWN_COMPANY: Final = 0.1
"""Added to that for each point of what it would touch."""
NEAR_OWN: Final = 0.02
"""Uncovering an unknown tile: added for each flower of the seat beside it."""
TOUCHES_FLOWER: Final = 1.0
"""What a flower gains for each flower of its colour beside it."""
TOUCHES_SERENDIP: Final = 2.0
"""What a flower gains for each Serendip beside it."""
LIFTS_OWN: Final = 1.5
"""A Serendip that takes the place of one of the seat's flowers."""
HELPS_OWN: Final = 1.0
"""A Serendip beside one of the seat's flowers."""
HELPS_RIVAL: Final = 0.3
"""A Serendip beside a rival's flower."""
STRAY_OWN: Final = 3.0
"""Exchanging one of the seat's flowers; what it touches now is subtracted."""
BREAKS_RIVAL: Final = 0.2
"""Exchanging a rival's flower, for each point of what it touches now."""
MATCHES_OWN: Final = 2.0
"""A Serendip that shows one of the seat's flowers its colour."""
MATCHES_RIVAL: Final = 0.5
"""A Serendip that shows a rival's flower its colour."""
KEEPING: Final = 0.5
"""No exchange."""
STOPPING: Final = 0.01
"""Ending the turn."""


def appeals(view: GardenView, seat: Seat, moves: list[Move], edge_of: list[int]) -> list[float]:
    """How promising each of the moves looks."""
    appeal = MoveAppeal(view, seat, edge_of)
    return [appeal.of(move) for move in moves]


class MoveAppeal:
    """How promising moves look to one seat."""

    def __init__(self, view: GardenView, seat: Seat, edge_of: list[int]) -> None:
        self.phase: int = view.phase
        self.seat = seat
        self.shown: list[int] = view.shown
        self.recalled: list[int] = view.recalled
        self.owner: list[int] = view.owner
        self.edge_of = edge_of
        self.up = CELL[view.up] if view.up is not None else -1
        self.picked = CELL[view.picked] if view.picked is not None else -1
        self.good_tile = good_tile_chance(view, seat)

    def of(self, move: Move) -> float:
        """How promising a move looks."""
        if move < CELLS:
            return self._uncovering(move)
        if move < WITH + CELLS:
            return self._target(move - WITH)
        if move < EXCHANGE + CELLS:
            return self._exchanging(move - EXCHANGE)
        if move < TURN + 6:
            return self._turning(move - TURN)
        return KEEPING if move == NO_EXCHANGE else STOPPING * (move == STOP)

    def _mine(self, face: int) -> bool:
        return 0 <= face < SERENDIP and self.owner[face] == self.seat

    def _uncovering(self, cell: int) -> float:
        """A tile known to be the seat's own is safe; one known to be another's loses the turn."""
        recalled = self.recalled[cell]
        if recalled != HIDDEN:
            if not self._mine(recalled):
                return 0.0
            return KNOWN_OWN + KNOWN_COMPANY * self._company(cell, recalled)
        near = 0.0
        for other in BESIDE[cell]:
            if self._mine(self.shown[other]):
                near += NEAR_OWN
        return self.good_tile + near

    def _company(self, cell: int, colour: int) -> float:
        """The value of what a flower would touch at a place."""
        company = 0.0
        for edge in range(6):
            other = ACROSS[cell][edge]
            if other < 0 or other == self.up or other == self.picked:
                continue
            if self.shown[other] == colour:
                company += TOUCHES_FLOWER
            elif self.shown[other] == SERENDIP:
                company += TOUCHES_SERENDIP
        return company

    def _target(self, cell: int) -> float:
        moving = self.picked if self.phase == phase.EXCHANGING_WITH else self.up
        face = self.shown[moving]
        if face == SERENDIP:
            return self._place_for_serendip(cell)
        if face == HIDDEN or not self._mine(face):
            face = self.shown[cell]
            return self._company(moving, face) if self._mine(face) else -self._company(cell, face)
        loss = self._company(cell, face) if self._mine(self.shown[cell]) else 0.0
        return self._company(cell, face) - loss

    def _place_for_serendip(self, cell: int) -> float:
        worth = -LIFTS_OWN if self._mine(self.shown[cell]) else 0.0
        for other in BESIDE[cell]:
            face = self.shown[other]
            if other != self.up and 0 <= face < SERENDIP:
                worth += HELPS_OWN if self._mine(face) else -HELPS_RIVAL * (self.owner[face] >= 0)
        return worth

    def _exchanging(self, cell: int) -> float:
        """A stray flower of the seat is worth moving; next best is one out of a rival's carpet."""
        face = self.shown[cell]
        if face == HIDDEN:
            return 0.0
        company = self._company(cell, face)
        if self._mine(face):
            return STRAY_OWN - company
        return BREAKS_RIVAL * company * (self.owner[face] >= 0)

    def _turning(self, rotation: int) -> float:
        worth = 0.0
        for colour in range(6):
            facing = ACROSS[self.up][(self.edge_of[colour] + rotation) % 6]
            if facing >= 0 and self.shown[facing] == colour and self.owner[colour] >= 0:
                worth += MATCHES_OWN if self._mine(colour) else -MATCHES_RIVAL
        return worth
