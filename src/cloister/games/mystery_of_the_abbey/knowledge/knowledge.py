# compiled with mypyc
"""What an onlooker knows: the notes, and all that is proven by them."""

from cloister.core.errors import RuleBug

from ..components.traits import BIT, EVERYBODY, SUSPECTS, count, members
from ..rules.entry import CULPRIT, PLACES
from .chart import Chart
from .notes import Notes
from .paths import Paths


class Knowledge(Paths):
    """Nothing in it depends on chance, nor on what the onlooker cannot know. A `culprit` may be
    supposed whom the chart has not cleared."""

    def __init__(self, notes: Notes, culprit: int = -1) -> None:
        super().__init__(notes)
        if culprit >= 0:
            self.pin(BIT[culprit], 0, CULPRIT)
        self.chart = Chart(self)
        if not self.chart.settle():
            raise RuleBug("what a seat knows contradicts itself")
        for at in range(len(self.shown)):
            self.shown[at].mask = self.chart.shown[at]
        self.open = [told for told in self.counts if not self.chart.agrees(told)]
        """Counts that are not sure to be right wherever the chart lets everybody be."""
        self.allowed = [[0] * self.moments for _ in range(SUSPECTS)]
        """For each suspect and moment where it may be, as a set of places."""
        self.closed = [[0] * self.moments for _ in range(SUSPECTS)]
        """For each suspect and move the places that it has not left then."""
        for now in range(self.moments):
            self._write_down(now)
        self.ways_out = [[at for at in range(PLACES) if row[at] > 0] for row in self.numbers]
        """For each move the places that cards leave."""
        self.stays = [self._stays(now) for now in range(self.moments)]
        """For each moment and place how many stay there until the next."""
        self.left = [mask_of(row) for row in self.stays]
        """For each moment the places at which somebody stays."""
        self.slack = [sum([count(mask) for mask in row]) for row in self.allowed]
        """How much freedom each suspect has."""
        self.example: list[list[int]] = []
        """A world that fits, once one has been sought (world.py): paths, and the cards shown."""

    def _write_down(self, now: int) -> None:
        """What the chart says of each suspect."""
        for place in range(PLACES):
            for card in members(self.chart.may[now][place]):
                self.allowed[card][now] |= BIT[place]
            way = self.way_of[now][place] if now < self.moments - 1 else -1
            if way >= 0:
                for card in members(EVERYBODY & ~self.chart.ways[now][way]):
                    self.closed[card][now] |= BIT[place]

    def _stays(self, now: int) -> list[int]:
        stays = self.sizes[now].copy()
        if now < self.moments - 1:
            for place in self.ways_out[now]:
                stays[place] -= self.numbers[now][place]
        return stays


def mask_of(row: list[int]) -> int:
    """The places of a row at which there is something."""
    mask = 0
    for place in range(PLACES):
        if row[place] > 0:
            mask |= BIT[place]
    return mask
