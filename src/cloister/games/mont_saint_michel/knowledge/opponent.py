# compiled with mypyc
"""What a seat would think in an imagined world: who is who, and what a page is worth to it.

Quicker than an outlook, and nearly the same: monk by monk instead of over all assignments.
"""

from math import exp, log
from typing import Final

from ..bots.value import SHARED, noise_of, spread_of
from ..components.places import BIT
from .clues import Clues

PAGES: Final = 31
WIDEST: Final = 80
"""Whoever is so many points behind cannot win."""
RELUCTANT: Final = 0.6
"""How many points somebody may lose by winning a page for another, rather than to leave it."""


def _threats() -> list[list[float]]:
    """By pages left and points behind: how likely one is yet to be the best of all."""
    table: list[list[float]] = []
    for noise in NOISE:
        table.append([exp(-behind / noise) for behind in range(WIDEST + 1)])
    return table


NOISE: Final = [noise_of(left) for left in range(PAGES + 1)]
SPREAD: Final = [spread_of(left) for left in range(PAGES + 1)]
THREAT: Final = _threats()


class Thinking:
    """The thoughts of all seats in one world, one after the other."""

    def __init__(self, clues: Clues, monks: list[int]) -> None:
        self.seats = clues.seats
        self.clues = clues
        self.monks = monks
        """The truth in this world: the monk of each seat."""
        self.seen: list[int] = [0] * clues.seats
        """The monks that each seat has looked into, as bits."""
        self.total: list[int] = [0] * 6
        self.left = PAGES
        """Pages that are to be won."""
        self.own: list[float] = [0.0] * 6
        """How likely the seat that thinks is each monk."""
        self.rival: list[float] = [0.0] * 6
        """How likely any other seat is."""

    def believe(self, seat: int) -> None:
        """What a seat would think of itself and of the others."""
        seen = self.seen[seat]
        rival = [0.0] * 6
        free = [0.0 if seen & BIT[monk] else 1.0 for monk in range(6)]
        for other in range(self.seats):
            if other == seat:
                continue
            known = self.monks[other]
            if seen & BIT[known]:
                rival[known] = 1.0
            else:
                self._suspect(other, seen, rival, free)
        mine = self.monks[seat]
        if seen & BIT[mine]:
            free = [0.0] * 6
            free[mine] = 1.0
        total = sum(free)
        for monk in range(6):
            free[monk] /= total
            rival[monk] *= 1.0 - free[monk]
        self.own = free
        self.rival = rival

    def _suspect(self, other: int, seen: int, rival: list[float], free: list[float]) -> None:
        """Any monk that was not looked into may be another, by how that one has played."""
        weights = [0.0] * 6
        total = 0.0
        for monk in range(6):
            if not seen & BIT[monk]:
                weights[monk] = self.clues.weight(other, monk)
                total += weights[monk]
        for monk in range(6):
            chance = weights[monk] / total
            rival[monk] += chance
            free[monk] *= 1.0 - 0.999 * chance

    def gains(self, value: int) -> list[float]:
        """What the page is worth to the seat, for each monk that may win it.

        As the outlook has it, for small steps: a point counts most for whoever is level with the
        best of the rivals.
        """
        most = max(self.total)
        threats = [0.0] * 6
        total = 1e-9
        for monk in range(6):
            threats[monk] = (
                self.rival[monk] * THREAT[self.left][min(most - self.total[monk], WIDEST)]
            )
            total += threats[monk]
        best = most + NOISE[self.left] * log(total) - SHARED
        spread = SPREAD[self.left]
        gains = [0.0] * 6
        weight = 0.0
        for monk in range(6):
            if self.own[monk] > 0.0:
                close = spread / (abs(self.total[monk] - best) + spread)
                gains[monk] = self.own[monk] * close * close
                weight += gains[monk]
        for monk in range(6):
            gains[monk] = value * (gains[monk] - weight * threats[monk] / total)
        return gains
