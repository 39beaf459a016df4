# compiled with mypyc
"""What a seat expects of the game, given what it believes and how the monks stand."""

from math import exp, log, sqrt
from typing import Final

from ..components.places import BIT
from ..knowledge.belief import SETS, UNSEEN, Belief
from ..rules.history import NONE

FOUND: Final = 3.0
"""What it is worth, in points, to find oneself."""
MET: Final = 0.6
"""What it is worth to find out about somebody else."""
TIDE: Final = 0.5
"""What a tide card in hand is worth, in points."""
LUCK: Final = 0.5
"""How many points a page that is left may bring to anybody, against all plans."""
PER_PAGE: Final = 0.02
"""A page more is worth little, but it breaks ties."""
SHARED: Final = 0.3
"""To be level is better than to be behind by half a point."""


def tide_worth(left: int) -> float:
    """What a tide card is worth with so many pages left: less and less towards the end."""
    return TIDE * min(1.0, left / 10.0)


def spread_of(left: int) -> float:
    """How many points may yet change hands."""
    return 0.3 + sqrt(left)


def noise_of(left: int) -> float:
    """How far the best of the rivals may yet be another."""
    return 0.05 + LUCK * sqrt(left)


class Outlook:
    """What a seat expects at one moment."""

    def __init__(self, belief: Belief, totals: list[int], counts: list[int], left: int) -> None:
        self.belief = belief
        self.totals = totals
        self.counts = counts
        self.left = left
        self.spread = spread_of(left)
        self.noise = noise_of(left)
        self.base = self._standing(self._points(NONE, 0))
        """How far ahead, in points."""
        self._gains: list[list[float]] = [[] for _ in range(9)]

    def is_of(self, belief: Belief, totals: list[int], counts: list[int], left: int) -> bool:
        """Whether this is the outlook of that moment."""
        return (
            belief is self.belief
            and left == self.left
            and totals == self.totals
            and counts == self.counts
        )

    def gains(self, value: int) -> list[float]:
        """What a page of that worth changes, for each monk that may get it."""
        if not self._gains[value + 4]:
            self._gains[value + 4] = [
                self._standing(self._points(monk, value)) - self.base for monk in range(6)
            ]
        return self._gains[value + 4]

    def given_by(self, other: int, near: list[float], gains: list[float], value: int) -> float:
        """What it changes if another seat wins the page for somebody.

        Whoever thinks prefers its own monk for a good page and others for a bad one.
        """
        thinks = self.belief.thinks(other)
        worth, total = 0.0, 0.0
        for monk in range(6):
            own = self.belief.chance_of[other * 6 + monk]
            liked = 0.1 + own if value > 0 else 1.1 - own
            weight = near[monk] * (thinks * liked + (1.0 - thinks) * 0.3)
            worth += weight * gains[monk]
            total += weight
        return worth / total

    def curiosity(self, monk: int, seen: list[int]) -> float:
        """What a look into a monk is worth; nothing if it was seen or is declined."""
        if monk == NONE or seen[monk] != UNSEEN:
            return 0.0
        own, named = 0.0, 0.0
        for seat in range(self.belief.seats):
            chance = self.belief.chance_of[seat * 6 + monk]
            if seat == self.belief.seat:
                own = chance
            else:
                named += chance
        return FOUND * own * (1.0 - own) + MET * named * (1.0 - named) + 0.01

    def _points(self, monk: int, value: int) -> list[float]:
        """What each monk has, ties broken, once one of them has got a page of that worth."""
        points = [self.totals[at] + PER_PAGE * self.counts[at] for at in range(6)]
        if monk != NONE:
            points[monk] += value + PER_PAGE
        return points

    def _standing(self, points: list[float]) -> float:
        """Over all that the seat and its rivals may be.

        What the best rival will have is more than the best has now: any of them may have luck.
        """
        most = max(points)
        luck = [exp((point - most) / self.noise) for point in points]
        rivals, own = self.belief.rivals, self.belief.weights
        first = self.belief.seat * 6
        worth = 0.0
        for monks in SETS[self.belief.seats - 1]:
            weight = rivals[monks]
            if weight > 0.0:
                total, ahead = 1e-300, 0.0
                for monk in range(6):
                    if monks & BIT[monk]:
                        total += luck[monk]
                best = most + self.noise * log(total)
                for monk in range(6):
                    if own[first + monk] > 0.0 and not monks & BIT[monk]:
                        ahead += self._ahead(points[monk] - best)
                worth += weight * ahead
        return worth / self.belief.total * self.spread

    def _ahead(self, lead: float) -> float:
        """Between -1 and 1: a lead is worth more the less can change it."""
        lead += SHARED
        return lead / (abs(lead) + self.spread)
