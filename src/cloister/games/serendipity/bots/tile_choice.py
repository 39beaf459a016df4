# compiled with mypyc
"""Which tile to turn up: what each hidden place brings, averaged over what may lie there.

A flower of the seat is safe wherever it lies, but one uncovered beside its carpet may stay there,
and the turn goes on; a Serendip may stay too, and then a stray flower can come home (SER-6a).
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cells import ACROSS, CELLS
from ..components.tiles import HIDDEN, SERENDIP
from ..knowledge.view import GardenView
from ..rules.moves import UNCOVER
from .groups import STRAY_FLOWER, Groups
from .lead import hidden_serendips, rival_weight
from .odds import good_tile_chance, unseen

# Points. What is measured in docs/bots.md is the choice by `expected_gain` as a whole: 38 % of the
# games at four seats, against 33 % with imagined worlds. Each number was chosen by hand.
TURN_WORTH: Final = 2.0
"""What it is worth to keep the turn, if the next tile is sure to be a good one."""
TURN_WORTH_OF_TWO: Final = 5.5
"""The same with a single rival: what one of them does not find, the other does."""
LEAST_TURN_WORTH: Final = 4.0
"""Minimum for TURN_WORTH while a tile is chosen, to prefer one that may stay."""
SHOWN_ROOM: Final = 0.3
"""What a Serendip gains by showing a colour of the seat to a hidden place."""
KNOWN: Final = 3
"""How many tiles known to be flowers of the seat are compared."""
COMPARED: Final = 6
"""How many tiles are compared in all."""


def turn_worth(seats: int) -> float:
    """What it is worth to keep the turn, if the next tile is sure to be a good one."""
    return TURN_WORTH_OF_TWO if seats == 2 else TURN_WORTH


class TileChoice:
    """One seat's view of a garden, before a tile is turned up."""

    def __init__(self, view: GardenView, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.owner: list[int] = view.owner
        self.shown: list[int] = view.shown.copy()
        self.turned: list[int] = view.turned
        self.recalled: list[int] = view.recalled
        self.hidden = [cell for cell in range(CELLS) if self.shown[cell] == HIDDEN]
        self.left = unseen(view)
        self.kept_turn = max(turn_worth(seats), LEAST_TURN_WORTH) * good_tile_chance(view, seat)
        self.groups: list[Groups] = []
        for colour in range(6):
            groups = Groups(colour, view.edge_of[colour])
            groups.find(self.shown, self.turned)
            self.groups.append(groups)
        self.own = [colour for colour in range(6) if self.owner[colour] == seat]
        self.weights = self._weights()
        """What a point of each colour is worth to the seat."""
        self.best_swap = [self._best_swap(self.groups[colour]) for colour in range(6)]
        """What each colour of the seat is worth after a swap to the best place."""
        self.best_serendip = max([self.serendip_worth(cell) for cell in self.hidden], default=0.0)
        """What a Serendip brings at the best place."""
        self.exchange_gain = max([self._exchange_gain(self.groups[colour]) for colour in self.own])
        """What exchanging a stray flower brings."""

    def ranked(self) -> list[Move]:
        """Known flowers of the seat, then unknown tiles; each the most promising first."""
        known: list[tuple[float, int]] = []
        unknown: list[tuple[float, int]] = []
        for cell in self.hidden:
            face = self.recalled[cell]
            if face == HIDDEN:
                unknown.append((-self.expected_gain(cell), cell))
            elif face != SERENDIP and self.owner[face] == self.seat:
                known.append((-self.flower_gain(cell, face), cell))
        known.sort()
        unknown.sort()
        return [UNCOVER + cell for _, cell in (known[:KNOWN] + unknown)[:COMPARED]]

    def expected_gain(self, cell: int) -> float:
        """What an unknown tile brings on average."""
        worth = self.left[SERENDIP] * self.serendip_gain(cell)
        for colour in self.own:
            worth += self.left[colour] * self.flower_gain(cell, colour)
        return worth / sum(self.left)

    def flower_gain(self, cell: int, colour: int) -> float:
        """What a flower of the seat brings if uncovered there; it stays or is swapped."""
        groups = self.groups[colour]
        alone = groups.worth() + STRAY_FLOWER
        here = max(groups.with_flower(self.shown, self.turned, cell), alone)
        return max(here + self.kept_turn, self.best_swap[colour]) - groups.worth()

    def serendip_gain(self, cell: int) -> float:
        """What a Serendip brings if uncovered there; it stays or is swapped."""
        left = self.serendip_worth(cell) + self.exchange_gain
        return max(left, self.best_serendip + self.kept_turn)

    def serendip_worth(self, cell: int) -> float:
        """What a Serendip is worth at a place, in its best rotation."""
        worth = 0.0
        turning = [0.0] * 6
        met = [False] * 6
        for edge in range(6):
            other = ACROSS[cell][edge]
            face = self.shown[other] if other >= 0 else SERENDIP
            if face == HIDDEN:
                for colour in self.own:
                    turning[(edge - self.groups[colour].edge) % 6] += SHOWN_ROOM
            elif face != SERENDIP and self.weights[face] != 0.0:
                groups = self.groups[face]
                points = groups.with_serendip(self.shown, cell) - groups.most
                if not met[face]:
                    worth += self.weights[face] * max(points, 0)
                met[face] = True
                matched = max(points + 2, 0) - max(points, 0)
                turning[(edge - groups.edge) % 6] += self.weights[face] * matched
        return worth + max(turning) if True in met else 0.0

    def _weights(self) -> list[float]:
        """Weigh the seat's points as 1, and subtract those of the strongest rival."""
        points: dict[int, int] = {}
        for colour in range(6):
            holder = self.owner[colour]
            if holder >= 0 and holder != self.seat:
                points[holder] = points.get(holder, 0) + self.groups[colour].most
        most = max(points.values())
        weights = [0.0] * 6
        cost = rival_weight(self.seats, hidden_serendips(self.shown))
        for colour in range(6):
            holder = self.owner[colour]
            if holder == self.seat:
                weights[colour] = 1.0
            elif holder >= 0 and points[holder] == most:
                weights[colour] = -cost
        return weights

    def _best_swap(self, groups: Groups) -> float:
        if groups.colour not in self.own:
            return 0.0
        made = [groups.with_flower(self.shown, self.turned, cell) for cell in self.hidden]
        return max(made, default=0.0)

    def _exchange_gain(self, groups: Groups) -> float:
        """What the first stray flower would bring at the best place."""
        before = groups.worth()
        for cell in range(CELLS):
            if self.shown[cell] == groups.colour and groups.group[cell] != groups.best:
                self.shown[cell] = HIDDEN
                groups.find(self.shown, self.turned)
                made = self._best_swap(groups)
                self.shown[cell] = groups.colour
                groups.find(self.shown, self.turned)
                return max(made - before, 0.0)
        return 0.0
