# compiled with mypyc
"""The groups of one colour, and how one more tile would change them.

Once the groups are known, what a flower or a Serendip is worth at a place can be read off its six
neighbours.
"""

from typing import Final

from ..components.cells import ACROSS, BESIDE, CELLS
from ..components.tiles import HIDDEN, SERENDIP
from ..rules.carpet import Carpet, carpets

# Points. Measured in docs/bots.md as a whole: counting a colour's potential won 43.9 % of the games
# at four seats instead of 43.0, and 72.5 % at two instead of 67.9. Each number was chosen by hand.
STRAY_FLOWER: Final = 0.25
"""What an open flower outside the carpet is worth: it may still be reached."""
ROOM: Final = 0.06
"""What a hidden place beside the carpet is worth."""
EARLY_ROOM: Final = 0.25
"""Added to that while all Serendips are hidden; shrinks to 0 as they are found."""
SECOND_GROUP: Final = 0.15
"""What a point of the second-best group is worth."""
NEXT_FLOWER: Final = 0.2
"""What a point that the next flower may bring is worth."""
LATER_FLOWER: Final = 0.1
"""The same for each of the two flowers after it."""

NO_GROUP: Final = -1
"""Stands for the number of a group where there is none."""


class Groups:
    """All groups of one colour (SER-9)."""

    def __init__(self, colour: int, edge: int, chain: bool = False) -> None:
        self.colour = colour
        self.chain = chain
        self.edge = edge
        """The edge on which a Serendip of rotation 0 shows the colour."""
        self.group: list[int] = []
        """The group of each flower of the colour, and of each Serendip connected to one."""
        self.touched: list[bool] = []
        """Which Serendips touch a flower of the colour."""
        self.points: list[int] = []
        self.flowers: list[int] = []
        self.most = 0
        """The points of the best group."""
        self.best = NO_GROUP
        """The number of that group."""
        self.total = 0
        """Open flowers."""

    def find(self, shown: list[int], turned: list[int]) -> None:
        """Find all groups again, from the tiles that lie open."""
        self.group = [NO_GROUP] * CELLS
        self.touched = [False] * CELLS
        self.points = []
        self.flowers = []
        self.most, self.best, self.total = 0, NO_GROUP, 0
        for carpet in carpets(shown, turned, self.colour, self.edge, self.chain):
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
        return self.most + STRAY_FLOWER * (self.total - self.flowers[self.best])

    def potential(self, shown: list[int], turned: list[int], hidden: float) -> float:
        """What the colour is worth, including what it may still gain.

        `hidden` is the share of the Serendips that have not been found.
        """
        if self.best == NO_GROUP:
            return 0.0
        worth = self.worth()
        gains = [0.0, 0.0, 0.0]
        room = 0
        for cell in range(CELLS):
            if shown[cell] == HIDDEN:
                made = self.with_flower_joined(shown, turned, cell)
                if made > 0.0:
                    gains.append(made - worth)
                    room += self._lies_at_the_carpet(shown, cell)
        gains.sort(reverse=True)
        second = 0
        for number in range(len(self.points)):
            if number != self.best:
                second = max(second, self.points[number])
        promised = NEXT_FLOWER * gains[0] + LATER_FLOWER * (gains[1] + gains[2])
        return worth + promised + SECOND_GROUP * second + (ROOM + EARLY_ROOM * hidden) * room

    def with_flower(self, shown: list[int], turned: list[int], cell: int) -> float:
        """What the colour is worth with a flower at a hidden place; 0 if it touches nothing."""
        made = self.with_flower_joined(shown, turned, cell)
        if made == 0.0:
            return 0.0
        room = 0
        for other in BESIDE[cell]:
            if shown[other] == HIDDEN:
                room += 1
        return made + ROOM * room

    def with_flower_joined(self, shown: list[int], turned: list[int], cell: int) -> float:
        """The same, without the room beside the flower."""
        points = 1
        near: list[int] = []
        across = ACROSS[cell]
        for edge in range(6):
            other = across[edge]
            face = shown[other] if other >= 0 else HIDDEN
            if face == self.colour:
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
        return points + STRAY_FLOWER * (self.total + 1 - flowers)

    def _lies_at_the_carpet(self, shown: list[int], cell: int) -> bool:
        for other in BESIDE[cell]:
            if shown[other] == self.colour and self.group[other] == self.best:
                return True
        return False

    def with_serendip(self, shown: list[int], cell: int) -> int:
        """The points of the group that a Serendip at a place would join; 0 if it touches none."""
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
        """The groups that some cells belong to, each once."""
        found: list[int] = []
        for cell in cells:
            number = self.group[cell]
            if number != NO_GROUP and number not in found:
                found.append(number)
        return found
