# compiled with mypyc
"""Who is who in imagined worlds: as often as a seat finds it likely."""

from typing import Final

from cloister.core.chance import Chance

from .belief import Belief
from .places import BIT, NOBODY

GRAINS: Final = 1 << 30


class Deals:
    """All ways in which the seats may be monks, to draw one of them."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self.monks: list[list[int]] = []
        """For each way the monk of each seat."""
        self.sums: list[float] = []
        """The weight of each way and all before it."""
        self._lay([], 0, 1.0)

    def draw(self, chance: Chance) -> list[int]:
        """Who is in each monk."""
        point = self.sums[-1] * chance.below(GRAINS) / GRAINS
        low, high = 0, len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > point:
                high = middle
            else:
                low = middle + 1
        inside = [NOBODY] * 6
        for seat in range(self.belief.seats):
            inside[self.monks[low][seat]] = seat
        return inside

    def _lay(self, monks: list[int], used: int, weight: float) -> None:
        """One seat after the other."""
        seat = len(monks)
        if seat == self.belief.seats:
            before = self.sums[-1] if self.sums else 0.0
            self.monks.append(monks)
            self.sums.append(before + weight)
            return
        for monk in range(6):
            fits = weight * self.belief.weights[seat * 6 + monk]
            if fits > 0.0 and not used & BIT[monk]:
                self._lay([*monks, monk], used | BIT[monk], fits)
