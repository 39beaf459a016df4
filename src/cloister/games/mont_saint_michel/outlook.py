# compiled with mypyc
"""What a seat expects of the game, given what it believes and how the monks stand."""

from math import sqrt
from typing import Final

from .belief import Belief, Roles
from .history import NONE
from .places import BIT
from .view import UNSEEN

FOUND: Final = 3.0
"""What it is worth, in points, to find oneself."""
MET: Final = 0.6
"""What it is worth to find out about somebody else."""
PER_PAGE: Final = 0.02
"""A page more is worth little, but it breaks ties."""
SHARED: Final = 0.3
"""To be level is better than to be behind by half a point."""


class Rivalry:
    """Assignments that come to the same for a seat: which monk it is, and which are its rivals."""

    def __init__(self, roles: Roles) -> None:
        self.own: list[int] = []
        self.rivals: list[list[int]] = []
        self.group: list[list[int]] = []
        """For each seat and assignment the number of its group."""
        known: dict[int, int] = {}
        for seat in range(roles.seats):
            groups = [self._number(monks, monks[seat], known) for monks in roles.monk_of]
            self.group.append(groups)

    def _number(self, monks: list[int], own: int, known: dict[int, int]) -> int:
        code = own * 64
        for monk in monks:
            code += BIT[monk]
        if code not in known:
            known[code] = len(self.own)
            self.own.append(own)
            self.rivals.append(sorted([monk for monk in monks if monk != own]))
        return known[code]


class Outlook:
    """What a seat expects at one moment."""

    def __init__(
        self,
        rivalry: Rivalry,
        belief: Belief,
        history: list[int],
        totals: list[int],
        counts: list[int],
        left: int,
    ) -> None:
        self.rivalry = rivalry
        self.belief = belief
        self.seat = belief.seat
        self.seen = belief.seen
        self.history = history
        self.totals = totals
        self.counts = counts
        self.spread = 0.3 + sqrt(left)
        """How many points may yet change hands."""
        self.odds: list[float] = [0.0] * len(rivalry.own)
        """The probability of each group."""
        groups = rivalry.group[belief.seat]
        for at in range(len(groups)):
            self.odds[groups[at]] += belief.odds[at]
        self.base = self._standing(totals, counts)
        """How far ahead, in points."""
        self._gains: list[list[float]] = [[] for _ in range(9)]

    def is_of(self, seat: int, history: list[int], seen: list[int], totals: list[int]) -> bool:
        """Whether this is the outlook of that seat at that moment."""
        return (
            seat == self.seat
            and totals == self.totals
            and seen == self.seen
            and history == self.history
        )

    def gains(self, value: int) -> list[float]:
        """What a page of that worth changes, for each monk that may get it."""
        if not self._gains[value + 4]:
            self._gains[value + 4] = [self._gain(monk, value) for monk in range(6)]
        return self._gains[value + 4]

    def given_by(self, other: int, near: list[float], gains: list[float], value: int) -> float:
        """What it changes if another seat wins the page for somebody.

        Whoever thinks prefers its own monk for a good page and others for a bad one.
        """
        thinks = self.belief.thinks[other]
        worth, total = 0.0, 0.0
        for monk in range(6):
            own = self.belief.chance_of[other * 6 + monk]
            liked = 0.1 + own if value > 0 else 1.1 - own
            weight = near[monk] * (thinks * liked + (1.0 - thinks) * 0.3)
            worth += weight * gains[monk]
            total += weight
        return worth / total

    def curiosity(self, monk: int) -> float:
        """What a look into a monk is worth; nothing if it was seen or is declined."""
        if monk == NONE or self.seen[monk] != UNSEEN:
            return 0.0
        own, named = 0.0, 0.0
        for seat in range(len(self.belief.thinks)):
            chance = self.belief.chance_of[seat * 6 + monk]
            if seat == self.seat:
                own = chance
            else:
                named += chance
        return FOUND * own * (1.0 - own) + MET * named * (1.0 - named) + 0.01

    def _gain(self, monk: int, value: int) -> float:
        totals = self.totals.copy()
        totals[monk] += value
        counts = self.counts.copy()
        counts[monk] += 1
        return self._standing(totals, counts) - self.base

    def _standing(self, totals: list[int], counts: list[int]) -> float:
        worth = 0.0
        for group in range(len(self.odds)):
            odds = self.odds[group]
            if odds > 0.0:
                worth += odds * self._ahead(group, totals, counts)
        return worth * self.spread

    def _ahead(self, group: int, totals: list[int], counts: list[int]) -> float:
        """Between -1 and 1: a lead is worth more the less can change it."""
        own = self.rivalry.own[group]
        best = -1000.0
        for monk in self.rivalry.rivals[group]:
            best = max(best, totals[monk] + PER_PAGE * counts[monk])
        lead = totals[own] + PER_PAGE * counts[own] - best + SHARED
        return lead / (abs(lead) + self.spread)
