# compiled with mypyc
"""Who is who, as far as a seat can tell: an exact posterior over all assignments.

A seat knows what it has seen inside monks; how the others play says more (behaviour.py). The 30 to
720 assignments of seats to monks are not enumerated: seats are assigned one at a time, and all
ways to use the same set of monks are summed together. The result is the same, but much faster.
"""

from typing import Final

from ..components.monks import BIT
from .behaviour import AIMLESS_PRIOR, Behaviour

UNSEEN: Final = -2
"""A monk that was not looked into; -1 is an X, other numbers are seats."""


def _sets_by_size() -> list[list[int]]:
    sizes: list[list[int]] = [[] for _ in range(7)]
    for monks in range(64):
        sizes[len([bit for bit in BIT if monks & bit])].append(monks)
    return sizes


SETS: Final = _sets_by_size()
"""All sets of monks, as bits, by size."""


class Belief:
    """The posterior of one seat."""

    def __init__(self, seats: int, seat: int, weights: list[float]) -> None:
        self.seats = seats
        self.seat = seat
        self.weights = weights
        """By seat and monk: the likelihood that this seat is this monk."""
        self.chance_of: list[float] = [0.0] * (6 * seats)
        """By seat and monk: the probability that this seat is this monk."""
        self.total = 0.0
        """The weight of all assignments together."""
        order = [(seat + ahead) % seats for ahead in range(1, seats + 1)]
        before = self._forward(order)
        self.rivals: list[float] = before[seats - 1]
        """For each set of monks, the total weight of the assignments in which the rivals are
        exactly this set."""
        self._backward(order, before)
        for at in range(6 * seats):
            self.chance_of[at] /= self.total

    def is_for(self, seat: int, weights: list[float]) -> bool:
        """Whether this belief was computed for this seat and these weights."""
        return seat == self.seat and weights == self.weights

    def chance(self, monks: list[int]) -> float:
        """The probability of one assignment: the monk of each seat."""
        weight = 1.0 / self.total
        for seat in range(self.seats):
            weight *= self.weights[seat * 6 + monks[seat]]
        return weight

    def purposeful(self, seat: int) -> float:
        """The probability that a seat is not an aimless player."""
        sure = 0.0
        for at in range(seat * 6, seat * 6 + 6):
            if self.chance_of[at] > 0.0:
                sure += self.chance_of[at] * (1.0 - AIMLESS_PRIOR / self.weights[at])
        return sure

    def _forward(self, order: list[int]) -> list[list[float]]:
        """The forward pass: for each number of assigned seats, the weight of each set of monks."""
        levels: list[list[float]] = [[1.0] + [0.0] * 63]
        for placed in range(self.seats - 1):
            first = order[placed] * 6
            now, then = levels[placed], [0.0] * 64
            for monks in SETS[placed]:
                ways = now[monks]
                if ways > 0.0:
                    for monk in range(6):
                        weight = self.weights[first + monk]
                        if weight > 0.0 and not monks & BIT[monk]:
                            then[monks | BIT[monk]] += ways * weight
            levels.append(then)
        return levels

    def _backward(self, order: list[int], before: list[list[float]]) -> None:
        """The backward pass: sums over the seats that are still unassigned; it also fills
        `chance_of`."""
        after = [1.0] * 64
        for placed in range(self.seats - 1, -1, -1):
            first = order[placed] * 6
            now = [0.0] * 64
            for monks in SETS[placed]:
                ways = before[placed][monks]
                if ways > 0.0:
                    total = 0.0
                    for monk in range(6):
                        weight = self.weights[first + monk]
                        if weight > 0.0 and not monks & BIT[monk]:
                            weight *= after[monks | BIT[monk]]
                            total += weight
                            self.chance_of[first + monk] += ways * weight
                    now[monks] = total
            after = now
        self.total = after[0]


def weights_for(behaviour: Behaviour, seat: int, seen: list[int]) -> list[float]:
    """By seat and monk: the likelihood that they match, by all that this seat knows."""
    weights: list[float] = []
    for other in range(behaviour.seats):
        own = other == seat
        weights += [1.0 if own else behaviour.weight(other, monk) for monk in range(6)]
    _rule_out(weights, seen)
    return weights


def belief_by_looks(seats: int, seat: int, seen: list[int]) -> Belief:
    """A belief from looks alone."""
    weights = [1.0] * (6 * seats)
    _rule_out(weights, seen)
    return Belief(seats, seat, weights)


def _rule_out(weights: list[float], seen: list[int]) -> None:
    """Rule out what looks exclude: a seat seen in a monk is in no other, and no other seat is
    in that one (MSM-26)."""
    for monk in range(6):
        inside = seen[monk]
        if inside != UNSEEN:
            for at in range(len(weights)):
                here = at % 6 == monk
                named = inside >= 0 and at // 6 == inside
                if here != named and (here or named):
                    weights[at] = 0.0
