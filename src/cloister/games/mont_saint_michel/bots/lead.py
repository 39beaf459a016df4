# compiled with mypyc
"""How far ahead a seat expects to be, given what it believes and how many points the monks have.

The weights were chosen by hand; only whole bots were measured (docs/bots.md,
docs/mont-saint-michel.md).
"""

from math import exp, log, sqrt
from typing import Final

from ..components.monks import BIT, NO_MONK
from ..knowledge.belief import SETS, UNSEEN, Belief

OWN_FOUND: Final = 3.0
"""What it is worth, in points, that a look finds the seat's own monk."""
RIVAL_FOUND: Final = 0.6
"""What it is worth that a look finds the monk of another seat."""
ANY_LOOK: Final = 0.01
"""Added for a look into any unseen monk: a little more than for declining."""
LUCK_PER_PAGE: Final = 0.5
"""How much the remaining pages blur which rival will be the best, in points (times the square
root of their number)."""
RIVAL_NOISE_AT_END: Final = 0.05
"""The same with no page left, in points; tiny, but not 0 because it is a divisor."""
LEAD_SCALE_AT_END: Final = 0.3
"""`lead_scale` with no page left, in points."""
PAGE_COUNT_POINTS: Final = 0.02
"""What one more page is worth apart from its points: it breaks ties."""
LEVEL_BONUS: Final = 0.3
"""Points added to a lead: being level is better than being half a point behind."""
RIVAL_INTEREST: Final = 0.1
"""How much a purposeful player favours a monk that it certainly does not want; it favours the
one that it wants by 1 more."""
AIMLESS_INTEREST: Final = 0.3
"""How much an aimless player favours any monk."""


def lead_scale(left: int) -> float:
    """The lead, in points, at which the value of a lead is half its maximum, by pages left."""
    return LEAD_SCALE_AT_END + sqrt(left)


def rival_noise(left: int) -> float:
    """How many points apart two rivals may be and either still become the best of them."""
    return RIVAL_NOISE_AT_END + LUCK_PER_PAGE * sqrt(left)


class ExpectedLead:
    """How far ahead a seat expects to be at one moment."""

    def __init__(self, belief: Belief, totals: list[int], counts: list[int], left: int) -> None:
        self.belief = belief
        self.totals = totals
        self.counts = counts
        """The pages of each monk that break a tie."""
        self.left = left
        """Pages that are not won yet."""
        self.scale = lead_scale(left)
        self.noise = rival_noise(left)
        self.now = self._lead(self._points(NO_MONK, 0))
        """How far ahead the seat is, in points."""
        self._gains: list[list[float]] = [[] for _ in range(9)]

    def is_for(self, belief: Belief, totals: list[int], counts: list[int], left: int) -> bool:
        """Whether this was computed for that moment."""
        return (
            belief is self.belief
            and left == self.left
            and totals == self.totals
            and counts == self.counts
        )

    def gains(self, value: int) -> list[float]:
        """What a page of that value changes in the lead, for each monk that may win it."""
        if not self._gains[value + 4]:
            self._gains[value + 4] = [
                self._lead(self._points(monk, value)) - self.now for monk in range(6)
            ]
        return self._gains[value + 4]

    def gain_if_won_by(
        self, other: int, near: list[float], gains: list[float], value: int
    ) -> float:
        """What changes in the lead if another seat wins the page for some monk.

        A purposeful player prefers its own monk for a good page and others for a bad one.
        """
        purposeful = self.belief.purposeful(other)
        worth, total = 0.0, 0.0
        for monk in range(6):
            own = self.belief.chance_of[other * 6 + monk]
            interest = RIVAL_INTEREST + own if value > 0 else RIVAL_INTEREST + 1.0 - own
            weight = near[monk] * (purposeful * interest + (1.0 - purposeful) * AIMLESS_INTEREST)
            worth += weight * gains[monk]
            total += weight
        return worth / total

    def look_worth(self, monk: int, seen: list[int]) -> float:
        """What a look into a monk is worth; 0 if the monk was seen or the look is declined."""
        if monk == NO_MONK or seen[monk] != UNSEEN:
            return 0.0
        own, named = 0.0, 0.0
        for seat in range(self.belief.seats):
            chance = self.belief.chance_of[seat * 6 + monk]
            if seat == self.belief.seat:
                own = chance
            else:
                named += chance
        return discovery_worth(own, named) + ANY_LOOK

    def _points(self, monk: int, value: int) -> list[float]:
        """The points of each monk, tie-breaks included, after `monk` wins a page of this value."""
        points = [self.totals[at] + PAGE_COUNT_POINTS * self.counts[at] for at in range(6)]
        if monk != NO_MONK:
            points[monk] += value + PAGE_COUNT_POINTS
        return points

    def _lead(self, points: list[float]) -> float:
        """The expected lead, over all monks that the seat and its rivals may be.

        The best rival's final score is expected to exceed today's best: any of the rivals may get
        lucky.
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
                        ahead += self._bounded(points[monk] - best)
                worth += weight * ahead
        return worth / self.belief.total * self.scale

    def _bounded(self, lead: float) -> float:
        """Map a lead to -1..1: it is worth more the less can still change it."""
        lead += LEVEL_BONUS
        return lead / (abs(lead) + self.scale)


def discovery_worth(own: float, rival: float) -> float:
    """What a look is worth, by the probabilities that the monk is the seat's own or a rival's."""
    return OWN_FOUND * own * (1.0 - own) + RIVAL_FOUND * rival * (1.0 - rival)
