# compiled with mypyc
"""How far ahead a seat is: what all colours are worth, and how much rivals count.

It judges whole placements and playouts; the apprentice uses the quicker `value`.
"""

from math import exp, log
from typing import Final

from cloister.core.values import Seat

from ..components.tiles import EACH, HIDDEN, SERENDIP
from ..rules.carpet import best_carpet
from ..rules.state import Garden
from .groups import Groups

# Measured at four seats, together with `rival_weight` (docs/bots.md): 43 % of the games instead of
# 38 %. Each number was chosen by hand.
RIVAL_WIDTH: Final = 1.0
"""Points over which weaker rivals still count once all Serendips are open."""
RIVAL_WIDTH_PER_SERENDIP: Final = 0.5
"""Added to that for each Serendip that is hidden."""


def hidden_serendips(shown: list[int]) -> int:
    """How many Serendips have not been found."""
    return EACH - shown.count(SERENDIP)


def rival_weight(seats: int, hidden: int) -> float:
    """What a point of the rivals costs, depending on how many Serendips are hidden.

    With several rivals it costs little at first: what one of them wins or loses soon changes
    hands again.
    """
    if seats == 2:
        return 1.0
    found = 1.0 - hidden / EACH
    return found * found


def estimate_at(garden: Garden) -> "LeadEstimate":
    """The estimate for the table of a garden."""
    terms, hidden = garden.terms, hidden_serendips(garden.shown)
    return LeadEstimate(
        garden.owner, terms.seats, terms.edge_of, terms.chain_scores, terms.best_only, hidden
    )


def lead_in(garden: Garden, seat: Seat) -> float:
    """How far ahead a seat is while the game goes on."""
    estimate = estimate_at(garden)
    lead = estimate.lead(estimate.colour_worths(garden.shown, garden.turned), seat)
    return lead - estimate.risk(garden.shown, garden.turned, seat)


class LeadEstimate:
    """What gardens are worth at one table."""

    def __init__(
        self,
        owner: list[int],
        seats: int,
        edge_of: list[int],
        chain: bool,
        best_only: bool,
        hidden: int,
    ) -> None:
        self.owner = owner
        self.seats = seats
        self.edge_of = edge_of
        self.chain = chain
        self.best_only = best_only
        self.hidden = hidden
        """Serendips that have not been found."""
        self.rival_weight = rival_weight(seats, hidden)

    def colour_worths(self, shown: list[int], turned: list[int]) -> list[float]:
        """What each colour is worth to its owner."""
        return [self.colour_worth(shown, turned, colour) for colour in range(6)]

    def colour_worth(self, shown: list[int], turned: list[int], colour: int) -> float:
        """The points of its carpet, and what it may still gain."""
        if self.owner[colour] < 0:
            return 0.0
        groups = Groups(colour, self.edge_of[colour], self.chain)
        groups.find(shown, turned)
        return groups.potential(shown, turned, self.hidden / EACH)

    def risk(self, shown: list[int], turned: list[int], seat: Seat) -> float:
        """What rivals may yet take away: a found Serendip lets them move one flower (SER-6a)."""
        worst = 0
        for colour in range(6):
            if self.owner[colour] == seat and self.hidden > 0:
                worst = max(worst, self._fragile(shown, turned, colour))
        return worst * self.hidden / EACH

    def _fragile(self, shown: list[int], turned: list[int], colour: int) -> int:
        """The most that the carpet can lose when one of its flowers is taken."""
        edge = self.edge_of[colour]
        carpet = best_carpet(shown, turned, colour, edge, self.chain)
        worst = 0
        for flower in carpet.flowers:
            shown[flower] = HIDDEN
            left = best_carpet(shown, turned, colour, edge, self.chain)
            worst = max(worst, carpet.points - left.points)
            shown[flower] = colour
        return worst

    def lead(self, worth: list[float], seat: Seat) -> float:
        """How far ahead a seat is."""
        points = [0.0] * self.seats
        for colour in range(6):
            holder = self.owner[colour]
            if holder >= 0:
                if self.best_only:
                    points[holder] = max(points[holder], worth[colour])
                else:
                    points[holder] += worth[colour]
        return points[seat] - self.rival_weight * self._strongest_rival(points, seat)

    def _strongest_rival(self, points: list[float], seat: Seat) -> float:
        """The points of the strongest rival, and a little for each rival nearly as strong.

        The more that may still happen, the more of them count.
        """
        width = RIVAL_WIDTH + RIVAL_WIDTH_PER_SERENDIP * self.hidden
        strength = 0.0
        for other in range(self.seats):
            if other != seat:
                strength += exp(points[other] / width)
        return width * log(strength)
