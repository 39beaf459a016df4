# compiled with mypyc
"""Resamples who is who in imagined worlds, weighted by how well it explains the others' play.

Every assignment of seats to monks is tested against every turn so far: would a player that is this
monk, and has seen what it has seen, have played like that? As in behaviour.py, a seat may also be
an aimless player.

The numbers were chosen by hand; the master with this posterior was measured as a whole
(docs/bots.md).
"""

from math import exp
from typing import Final

from cloister.core.chance import Chance

from ..components.monks import BIT, NO_MONK, NOBODY
from ..knowledge.behaviour import (
    AIMLESS_PRIOR,
    LEAST_FIT,
    MOST_FIT,
    Behaviour,
    aimless_chance,
    attainable,
)
from ..knowledge.belief import UNSEEN
from ..rules.history import Entry
from .opponent import GIVEAWAY_LIMIT, OpponentModel

DRAW_STEPS: Final = 1 << 30
"""How finely a random number is drawn."""
MASTER_CHOICE_SHARPNESS: Final = 10.0
"""How fast the odds of a choice grow with each point that it is better (in the exponent).
It differs from behaviour.py because the gains here are those of an expected lead."""
MASTER_ODD_CHOICE: Final = 0.06
"""The probability spread evenly over all choices, however bad; behaviour.py has its own."""


class Assignments:
    """All assignments of seats to monks with their weights, to draw one of them."""

    def __init__(self, behaviour: Behaviour) -> None:
        self.behaviour = behaviour
        """What everybody can infer from the turns before the one being taken in."""
        self.seats = behaviour.seats
        self.monks: list[list[int]] = []
        """For each assignment, the monk of each seat."""
        self._list_from([], 0)
        self.fits: list[list[float]] = [[1.0] * self.seats for _ in self.monks]
        """For each assignment and seat: the likelihood, divided by that of an aimless player."""
        self.model = OpponentModel(behaviour, self.monks[0])
        self.seat = NOBODY
        """The seat whose knowledge the sums are for."""
        self.seen: list[int] = []
        """What that seat has seen in each monk."""
        self.sums: list[float] = []
        """Cumulative weights of the assignments."""

    def _list_from(self, monks: list[int], used: int) -> None:
        """Assign the remaining seats in all ways."""
        if len(monks) == self.seats:
            self.monks.append(monks)
            return
        for monk in range(6):
            if not used & BIT[monk]:
                self._list_from([*monks, monk], used | BIT[monk])

    def draw(self, seat: int, seen: list[int], chance: Chance) -> list[int]:
        """Draw who is in each monk, from the posterior of a seat that has seen `seen`."""
        if seat != self.seat or seen != self.seen:
            self._add_up(seat, seen)
        point = self.sums[-1] * chance.below(DRAW_STEPS) / DRAW_STEPS
        low, high = 0, len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > point:
                high = middle
            else:
                low = middle + 1
        return self._inside(low)

    def take_in(self, history: list[int]) -> None:
        """Take in the new entries."""
        for at in range(len(self.behaviour.read), len(history)):
            entry = Entry(history[at])
            if not entry.is_look:
                self._take_in_turn(entry)
            self.behaviour.take_in(history[: at + 1])
            self.seat = NOBODY

    def _inside(self, assignment: int) -> list[int]:
        inside = [NOBODY] * 6
        for seat in range(self.seats):
            inside[self.monks[assignment][seat]] = seat
        return inside

    def _add_up(self, seat: int, seen: list[int]) -> None:
        """Sum up the weights for a seat: its own play tells it nothing, its looks are certain."""
        self.seat = seat
        self.seen = seen.copy()
        self.sums = []
        total = 0.0
        for assignment in range(len(self.monks)):
            inside = self._inside(assignment)
            weight = 1.0
            for monk in range(6):
                if seen[monk] != UNSEEN and seen[monk] != inside[monk]:
                    weight = 0.0
            for other in range(self.seats):
                if other != seat:
                    fit = self.fits[assignment][other]
                    weight *= AIMLESS_PRIOR + (1.0 - AIMLESS_PRIOR) * fit
            total += weight
            self.sums.append(total)

    def _take_in_turn(self, entry: Entry) -> None:
        """Update each assignment by how likely it makes the choice of a turn."""
        behaviour, model = self.behaviour, self.model
        value = behaviour.value[entry.page]
        dots = behaviour.dots[entry.page]
        able = attainable(behaviour.ground, entry.places, entry.location, dots)
        if entry.monk != NO_MONK:
            able[entry.monk] = True
        count = able.count(True)
        aimless = aimless_chance(entry.monk, count)
        model.seen = behaviour.looked
        for assignment in range(len(self.monks)):
            model.monks = self.monks[assignment]
            model.believe(entry.seat)
            chance = _chance(entry.monk, able, model.gains(value))
            chance = MASTER_ODD_CHOICE / (count + 1) + (1.0 - MASTER_ODD_CHOICE) * chance
            fit = self.fits[assignment][entry.seat] * chance / aimless
            self.fits[assignment][entry.seat] = min(max(fit, LEAST_FIT), MOST_FIT)
        if entry.monk != NO_MONK:
            model.total[entry.monk] += value
            model.left = max(model.left - 1, 1)


def _chance(winner: int, able: list[bool], gains: list[float]) -> float:
    """The probability that a player wins a page for this monk (or NO_MONK) of those able."""
    nobody = exp(-MASTER_CHOICE_SHARPNESS * GIVEAWAY_LIMIT)
    total = nobody
    for monk in range(6):
        if able[monk]:
            total += exp(MASTER_CHOICE_SHARPNESS * gains[monk])
    return (nobody if winner == NO_MONK else exp(MASTER_CHOICE_SHARPNESS * gains[winner])) / total
