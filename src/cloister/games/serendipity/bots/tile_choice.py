# compiled with mypyc
"""Which tile to turn up: what each hidden place promises, over all that may lie there.

An own flower is safe wherever it lies, but one that comes to light beside its carpet may stay
there, and the turn goes on; so may a Serendip, and a stray flower comes home besides (SER-6a).
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cells import ACROSS, CELLS
from ..knowledge.view import GardenView
from ..rules.carpet import EACH, HIDDEN, SERENDIP
from ..rules.moves import UNCOVER
from .patches import STRAY, Patches
from .value import rivalry, still_hidden

EAGER: Final = 2.0
"""What it is worth to go on, if the next tile is sure to be a good one,"""
DUEL: Final = 5.5
"""and with a single rival: what one does not find, the other does."""
BOLD: Final = 4.0
"""What it is worth at least while a tile is chosen: one that may stay where it lies is sought."""
ROOMY: Final = 0.3
"""What it is worth that a Serendip shows one's colour to a hidden place."""
KNOWN: Final = 3
"""How many flowers that are known to be one's own are compared,"""
COMPARED: Final = 6
"""and how many tiles in all."""


def unseen(view: GardenView) -> list[int]:
    """How many tiles of each face nobody remembers."""
    left = [EACH] * 7
    for cell in range(CELLS):
        face = view.shown[cell]
        if face == HIDDEN:
            face = view.recalled[cell]
        if face != HIDDEN:
            left[face] -= 1
    return left


def hope(view: GardenView, seat: Seat) -> float:
    """The chance that a tile nobody remembers is an own flower or a Serendip."""
    left = unseen(view)
    good = left[SERENDIP]
    for colour in range(6):
        if view.owner[colour] == seat:
            good += left[colour]
    unknown = sum(left)
    return good / unknown if unknown else 0.0


def eagerness(seats: int) -> float:
    """What it is worth to go on."""
    return DUEL if seats == 2 else EAGER


class Lookout:
    """A garden before a tile is turned up, as one seat sees it."""

    def __init__(self, view: GardenView, seat: Seat, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.owner: list[int] = view.owner
        self.shown: list[int] = view.shown.copy()
        self.turned: list[int] = view.turned
        self.recalled: list[int] = view.recalled
        self.hidden = [cell for cell in range(CELLS) if self.shown[cell] == HIDDEN]
        self.left = unseen(view)
        self.going_on = max(eagerness(seats), BOLD) * hope(view, seat)
        self.patches: list[Patches] = []
        for colour in range(6):
            patches = Patches(colour, view.edge_of[colour])
            patches.find(self.shown, self.turned)
            self.patches.append(patches)
        self.own = [colour for colour in range(6) if self.owner[colour] == seat]
        self.weights = self._weights()
        """What a point of each colour is worth to the seat."""
        self.best_swap = [self._best_swap(self.patches[colour]) for colour in range(6)]
        """What the best place makes of each colour of the seat."""
        self.best_fit = max([self.fit(cell) for cell in self.hidden], default=0.0)
        """What a Serendip brings at the best place."""
        self.homecoming = max([self._homecoming(self.patches[colour]) for colour in self.own])
        """What it brings to exchange a stray flower."""

    def ranked(self) -> list[Move]:
        """Own flowers that are known, then what nobody knows, the most promising first."""
        known: list[tuple[float, int]] = []
        unknown: list[tuple[float, int]] = []
        for cell in self.hidden:
            face = self.recalled[cell]
            if face == HIDDEN:
                unknown.append((-self.promise(cell), cell))
            elif face != SERENDIP and self.owner[face] == self.seat:
                known.append((-self.flower(cell, face), cell))
        known.sort()
        unknown.sort()
        return [UNCOVER + cell for _, cell in (known[:KNOWN] + unknown)[:COMPARED]]

    def promise(self, cell: int) -> float:
        """What a tile that nobody knows brings on average."""
        worth = self.left[SERENDIP] * self.serendip(cell)
        for colour in self.own:
            worth += self.left[colour] * self.flower(cell, colour)
        return worth / sum(self.left)

    def flower(self, cell: int, colour: int) -> float:
        """What an own flower brings that comes to light at a place: it stays, or is swapped."""
        patches = self.patches[colour]
        alone = patches.worth() + STRAY
        here = max(patches.with_flower(self.shown, self.turned, cell), alone)
        return max(here + self.going_on, self.best_swap[colour]) - patches.worth()

    def serendip(self, cell: int) -> float:
        """The same for a Serendip."""
        return max(self.fit(cell) + self.homecoming, self.best_fit + self.going_on)

    def fit(self, cell: int) -> float:
        """What a Serendip is worth at a place, turned as is best."""
        worth = 0.0
        turning = [0.0] * 6
        met = [False] * 6
        for edge in range(6):
            other = ACROSS[cell][edge]
            face = self.shown[other] if other >= 0 else SERENDIP
            if face == HIDDEN:
                for colour in self.own:
                    turning[(edge - self.patches[colour].edge) % 6] += ROOMY
            elif face != SERENDIP and self.weights[face] != 0.0:
                patches = self.patches[face]
                points = patches.with_serendip(self.shown, cell) - patches.most
                if not met[face]:
                    worth += self.weights[face] * max(points, 0)
                met[face] = True
                matched = max(points + 2, 0) - max(points, 0)
                turning[(edge - patches.edge) % 6] += self.weights[face] * matched
        return worth + max(turning) if True in met else 0.0

    def _weights(self) -> list[float]:
        """One's own points, and those of the strongest rival."""
        points: dict[int, int] = {}
        for colour in range(6):
            holder = self.owner[colour]
            if holder >= 0 and holder != self.seat:
                points[holder] = points.get(holder, 0) + self.patches[colour].most
        most = max(points.values())
        weights = [0.0] * 6
        cost = rivalry(self.seats, still_hidden(self.shown))
        for colour in range(6):
            holder = self.owner[colour]
            if holder == self.seat:
                weights[colour] = 1.0
            elif holder >= 0 and points[holder] == most:
                weights[colour] = -cost
        return weights

    def _best_swap(self, patches: Patches) -> float:
        if patches.colour not in self.own:
            return 0.0
        made = [patches.with_flower(self.shown, self.turned, cell) for cell in self.hidden]
        return max(made, default=0.0)

    def _homecoming(self, patches: Patches) -> float:
        """What the first stray flower would bring at the best place."""
        before = patches.worth()
        for cell in range(CELLS):
            if self.shown[cell] == patches.colour and patches.group[cell] != patches.best:
                self.shown[cell] = HIDDEN
                patches.find(self.shown, self.turned)
                made = self._best_swap(patches)
                self.shown[cell] = patches.colour
                patches.find(self.shown, self.turned)
                return max(made - before, 0.0)
        return 0.0
