# compiled with mypyc
"""Conclusions: everything that an onlooker's notes prove, in the form that sampling needs."""

from cloister.core.errors import RuleBug

from ..components.traits import BIT, EVERYBODY, SUSPECTS, count, members
from ..rules.chronicle import CULPRIT, PLACES
from .notes import Notes
from .possibilities import Possibilities
from .timeline import Timeline


class Conclusions:
    """What is proven. It depends neither on chance nor on what the onlooker cannot know.

    A `culprit` may be supposed, if the possibilities have not cleared that suspect.
    """

    def __init__(self, notes: Notes, culprit: int = -1) -> None:
        self.timeline = Timeline(notes)
        if culprit >= 0:
            self.timeline.pin(BIT[culprit], 0, CULPRIT)
        self.possibilities = Possibilities(self.timeline)
        if not self.possibilities.eliminate():
            raise RuleBug("what a seat knows contradicts itself")
        self._conclude_clues()
        self._conclude_places()
        self._conclude_flow()
        self.example: list[list[int]] = []
        """The fallback world (sampling.py): paths and cards shown. Empty until it is needed."""

    def _conclude_clues(self) -> None:
        """Narrow down the cards shown, and keep the counts that are still open."""
        showings = self.timeline.shown
        for at in range(len(showings)):
            showings[at].mask = self.possibilities.shown[at]
        counts = self.timeline.counts
        self.open = [clue for clue in counts if not self.possibilities.is_certain(clue)]
        """Counts that could still be wrong in a world within the possibilities."""

    def _conclude_places(self) -> None:
        """Work out where each suspect may be."""
        moments = self.timeline.moments
        self.allowed = [[0] * moments for _ in range(SUSPECTS)]
        """For each suspect and moment, the places where it may be, as a set."""
        self.closed = [[0] * moments for _ in range(SUSPECTS)]
        """For each suspect and move, the places that it cannot have left then, as a set."""
        for now in range(moments):
            self._write_down(now)
        self.slack = [sum([count(mask) for mask in row]) for row in self.allowed]
        """For each suspect, how many places are open to it, added up over all moments."""

    def _write_down(self, now: int) -> None:
        """Write down what the possibilities say about each suspect at one moment."""
        found = self.possibilities
        last = now == self.timeline.moments - 1
        for place in range(PLACES):
            for card in members(found.may[now][place]):
                self.allowed[card][now] |= BIT[place]
            way = -1 if last else self.timeline.way_of[now][place]
            if way >= 0:
                for card in members(EVERYBODY & ~found.ways[now][way]):
                    self.closed[card][now] |= BIT[place]

    def _conclude_flow(self) -> None:
        """Work out how many suspects stay and how many go."""
        numbers = self.timeline.numbers
        self.ways_out = [[at for at in range(PLACES) if row[at] > 0] for row in numbers]
        """For each move, the places that cards leave."""
        self.stays = [self._stays(now) for now in range(self.timeline.moments)]
        """For each moment and place, how many stay there until the next."""
        self.left = [_mask_of(row) for row in self.stays]
        """For each moment, the places at which somebody stays, as a set."""

    def _stays(self, now: int) -> list[int]:
        stays = self.timeline.sizes[now].copy()
        if now < self.timeline.moments - 1:
            for place in self.ways_out[now]:
                stays[place] -= self.timeline.numbers[now][place]
        return stays


def _mask_of(row: list[int]) -> int:
    """The places of a row with a number above 0, as a set."""
    mask = 0
    for place in range(PLACES):
        if row[place] > 0:
            mask |= BIT[place]
    return mask
