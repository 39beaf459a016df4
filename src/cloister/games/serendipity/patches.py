# compiled with mypyc
"""The groups of one colour, and what one more tile would make of them.

Once the groups are known, what a flower or a Serendip is worth at a place can be read off its six
neighbours.
"""

from typing import Final

from .balance import ROOM, STRAY
from .carpet import HIDDEN, SERENDIP, Carpet, carpets
from .cells import ACROSS, BESIDE, CELLS

NO_GROUP: Final = -1
NOTHING: Final = -2
"""What lies beyond the edge of the garden."""


class Patches:
    """All groups of one colour (SER-9)."""

    def __init__(self, colour: int, edge: int) -> None:
        self.colour = colour
        self.edge = edge
        """Where a Serendip of rotation 0 shows the colour."""
        self.group: list[int] = []
        """Of each flower of the colour, and of each Serendip that hangs together with one."""
        self.touched: list[bool] = []
        """The Serendips that touch a flower of the colour."""
        self.points: list[int] = []
        self.flowers: list[int] = []
        self.most = 0
        """The points of the best group,"""
        self.best = NO_GROUP
        """and which it is."""
        self.total = 0
        """Open flowers."""

    def find(self, shown: list[int], turned: list[int]) -> None:
        """All groups anew."""
        self.group = [NO_GROUP] * CELLS
        self.touched = [False] * CELLS
        self.points = []
        self.flowers = []
        self.most, self.best, self.total = 0, NO_GROUP, 0
        for carpet in carpets(shown, turned, self.colour, self.edge, chain=False):
            self._add(carpet)

    def _add(self, carpet: Carpet) -> None:
        number = len(self.points)
        for cell in carpet.flowers + carpet.serendips:
            self.group[cell] = number
        for cell in carpet.touching:
            self.touched[cell] = True
        self.points.append(carpet.points)
        self.flowers.append(len(carpet.flowers))
        self.total += len(carpet.flowers)
        if carpet.points > self.most:
            self.most, self.best = carpet.points, number

    def worth(self) -> float:
        """What the colour is worth as it lies."""
        if self.best == NO_GROUP:
            return 0.0
        return self.most + STRAY * (self.total - self.flowers[self.best])

    def with_flower(self, shown: list[int], turned: list[int], cell: int) -> float:
        """What the colour would be worth with a flower at a hidden place; 0 where it is alone."""
        points, room = 1, 0
        near: list[int] = []
        across = ACROSS[cell]
        for edge in range(6):
            other = across[edge]
            face = shown[other] if other >= 0 else NOTHING
            if face == HIDDEN:
                room += 1
            elif face == self.colour:
                near.append(other)
            elif face == SERENDIP:
                near.append(other)
                points += 0 if self.touched[other] else 2
                points += 2 if (self.edge + turned[other] - edge + 3) % 6 == 0 else 0
        if not near:
            return 0.0
        flowers = 1
        for number in self._groups(near):
            points += self.points[number]
            flowers += self.flowers[number]
        if points < self.most:
            points, flowers = self.most, self.flowers[self.best]
        return points + STRAY * (self.total + 1 - flowers) + ROOM * room

    def with_serendip(self, shown: list[int], cell: int) -> int:
        """The points of the group that a Serendip at a place would hold together; 0 without one."""
        points = 0
        near: list[int] = []
        for other in BESIDE[cell]:
            if shown[other] == self.colour:
                points = 2
                near.append(other)
            elif shown[other] == SERENDIP:
                near.append(other)
        for number in self._groups(near):
            points += self.points[number]
        return points

    def _groups(self, cells: list[int]) -> list[int]:
        """To which groups some cells belong, each once."""
        found: list[int] = []
        for cell in cells:
            number = self.group[cell]
            if number != NO_GROUP and number not in found:
                found.append(number)
        return found
