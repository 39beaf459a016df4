# compiled with mypyc
"""Who is who in imagined worlds: as often as a seat finds it likely.

Every assignment is held against every turn so far: would somebody who is this monk, and has seen
what it has seen, have played like that? As in clues.py a seat may also play without a thought.
"""

from math import exp
from typing import Final

from cloister.core.chance import Chance

from ..components.places import BIT, NOBODY
from ..rules.history import NONE, Entry
from .belief import UNSEEN
from .clues import IDLE, THOUGHTLESS, Clues, attainable
from .opponent import RELUCTANT, Thinking

GRAINS: Final = 1 << 30
KEEN: Final = 10.0
"""How much more likely a choice is for each point that it is better."""
SLIP: Final = 0.06
"""The weight of any choice, however foolish."""


class Deals:
    """All ways in which the seats may be monks, to draw one of them."""

    def __init__(self, clues: Clues) -> None:
        self.clues = clues
        """What all can read out of the turns before the one that is thought about."""
        self.seats = clues.seats
        self.monks: list[list[int]] = []
        """For each way the monk of each seat."""
        self._lay([], 0)
        self.fits: list[list[float]] = [[1.0] * self.seats for _ in self.monks]
        """For each way and seat: how well it fits, over a player without a thought."""
        self.thinking = Thinking(clues, self.monks[0])
        self.seat = NOBODY
        """Whose knowledge the sums rest on, and what it has seen."""
        self.seen: list[int] = []
        self.sums: list[float] = []
        """The weight of each way and all before it."""

    def _lay(self, monks: list[int], used: int) -> None:
        """One seat after the other."""
        if len(monks) == self.seats:
            self.monks.append(monks)
            return
        for monk in range(6):
            if not used & BIT[monk]:
                self._lay([*monks, monk], used | BIT[monk])

    def draw(self, seat: int, seen: list[int], chance: Chance) -> list[int]:
        """Who is in each monk, as likely as it is to a seat that has seen this."""
        if seat != self.seat or seen != self.seen:
            self._add_up(seat, seen)
        point = self.sums[-1] * chance.below(GRAINS) / GRAINS
        low, high = 0, len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > point:
                high = middle
            else:
                low = middle + 1
        return self._inside(low)

    def take_in(self, history: list[int]) -> None:
        """Work in the entries that are new."""
        for at in range(len(self.clues.read), len(history)):
            entry = Entry(history[at])
            if not entry.is_look:
                self._take_in_turn(entry)
            self.clues.take_in(history[: at + 1])
            self.seat = NOBODY

    def _inside(self, way: int) -> list[int]:
        inside = [NOBODY] * 6
        for seat in range(self.seats):
            inside[self.monks[way][seat]] = seat
        return inside

    def _add_up(self, seat: int, seen: list[int]) -> None:
        """What a seat does itself tells it nothing; what it has seen is certain."""
        self.seat = seat
        self.seen = seen.copy()
        self.sums = []
        total = 0.0
        for way in range(len(self.monks)):
            inside = self._inside(way)
            weight = 1.0
            for monk in range(6):
                if seen[monk] != UNSEEN and seen[monk] != inside[monk]:
                    weight = 0.0
            for other in range(self.seats):
                if other != seat:
                    weight *= THOUGHTLESS + (1.0 - THOUGHTLESS) * self.fits[way][other]
            total += weight
            self.sums.append(total)

    def _take_in_turn(self, entry: Entry) -> None:
        """The more likely a choice is in a way, the better it fits."""
        clues, thinking = self.clues, self.thinking
        value = clues.value[entry.page]
        able = attainable(clues.ground, entry.places, entry.location, clues.dots[entry.page])
        if entry.monk != NONE:
            able[entry.monk] = True
        count = able.count(True)
        blind = IDLE if entry.monk == NONE else (1.0 - IDLE) / count
        thinking.seen = clues.looked
        for way in range(len(self.monks)):
            thinking.monks = self.monks[way]
            thinking.believe(entry.seat)
            chance = _chance(entry.monk, able, thinking.gains(value))
            chance = SLIP / (count + 1) + (1.0 - SLIP) * chance
            fit = self.fits[way][entry.seat] * chance / blind
            self.fits[way][entry.seat] = min(max(fit, 1e-9), 1e9)
        if entry.monk != NONE:
            thinking.total[entry.monk] += value
            thinking.left = max(thinking.left - 1, 1)


def _chance(winner: int, able: list[bool], gains: list[float]) -> float:
    """How likely somebody wins a page for this monk, or for NONE, out of those who can get it."""
    nobody = exp(-KEEN * RELUCTANT)
    total = nobody
    for monk in range(6):
        if able[monk]:
            total += exp(KEEN * gains[monk])
    return (nobody if winner == NONE else exp(KEEN * gains[winner])) / total
