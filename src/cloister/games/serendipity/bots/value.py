# compiled with mypyc
"""What the colours of a garden are worth, and how it stands between the seats."""

from math import exp, log
from typing import Final

from cloister.core.game import State
from cloister.core.values import Seat

from ..rules import phase
from ..rules.carpet import EACH, HIDDEN, SERENDIP, best_carpet
from ..rules.state import Garden
from .patches import Patches

NARROW: Final = 1.0
"""Over how many points rivals are still rivals once all Serendips are open,"""
WIDE: Final = 0.5
"""and over how many more for each that is hidden."""


def still_hidden(shown: list[int]) -> int:
    """How many Serendips have not been found."""
    return EACH - shown.count(SERENDIP)


def rivalry(seats: int, hidden: int) -> float:
    """What a point of the rivals costs while so many Serendips are hidden: with several rivals
    little at first, for what one of them loses or wins soon changes hands again."""
    if seats == 2:
        return 1.0
    found = 1.0 - hidden / EACH
    return found * found


def balance_of(garden: Garden) -> "Balance":
    """The balance at the table of a garden."""
    terms, hidden = garden.terms, still_hidden(garden.shown)
    return Balance(
        garden.owner, terms.seats, terms.edge_of, terms.chain_scores, terms.best_only, hidden
    )


def ahead_in(world: State, seat: Seat) -> float | None:
    """By how much a seat is ahead while the game goes on; None in a world of another kind."""
    if not isinstance(world, Garden) or world.phase == phase.OVER:
        return None
    balance = balance_of(world)
    ahead = balance.ahead(balance.colours(world.shown, world.turned), seat)
    return ahead - balance.risk(world.shown, world.turned, seat)


class Balance:
    """The worth of gardens at one table."""

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
        self.rivalry = rivalry(seats, hidden)

    def colours(self, shown: list[int], turned: list[int]) -> list[float]:
        """What each colour is worth to its owner."""
        return [self.colour(shown, turned, colour) for colour in range(6)]

    def colour(self, shown: list[int], turned: list[int], colour: int) -> float:
        """The points of its carpet, and what may still come of it."""
        if self.owner[colour] < 0:
            return 0.0
        patches = Patches(colour, self.edge_of[colour], self.chain)
        patches.find(shown, turned)
        return patches.outlook(shown, turned, self.hidden / EACH)

    def risk(self, shown: list[int], turned: list[int], seat: Seat) -> float:
        """What rivals may yet take away: whoever finds a Serendip may move one flower (SER-6a)."""
        worst = 0
        for colour in range(6):
            if self.owner[colour] == seat and self.hidden > 0:
                worst = max(worst, self._fragile(shown, turned, colour))
        return worst * self.hidden / EACH

    def _fragile(self, shown: list[int], turned: list[int], colour: int) -> int:
        """What the carpet loses at most without one of its flowers."""
        edge = self.edge_of[colour]
        carpet = best_carpet(shown, turned, colour, edge, self.chain)
        worst = 0
        for flower in carpet.flowers:
            shown[flower] = HIDDEN
            left = best_carpet(shown, turned, colour, edge, self.chain)
            worst = max(worst, carpet.points - left.points)
            shown[flower] = colour
        return worst

    def ahead(self, worth: list[float], seat: Seat) -> float:
        """By how much a seat is ahead."""
        points = [0.0] * self.seats
        for colour in range(6):
            holder = self.owner[colour]
            if holder >= 0:
                if self.best_only:
                    points[holder] = max(points[holder], worth[colour])
                else:
                    points[holder] += worth[colour]
        return points[seat] - self.rivalry * self._strongest_rival(points, seat)

    def _strongest_rival(self, points: list[float], seat: Seat) -> float:
        """The points of the strongest rival, a little more for each that is nearly as strong: the
        more may still happen, the more of them count."""
        width = NARROW + WIDE * self.hidden
        strength = 0.0
        for other in range(self.seats):
            if other != seat:
                strength += exp(points[other] / width)
        return width * log(strength)
