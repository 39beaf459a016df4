# compiled with mypyc
"""What a seat would believe in an imagined world, and what a page would be worth to it.

Much quicker than a belief and an expected lead, and nearly the same: monk by monk instead of over
all assignments. With it, seats in a playout choose as apprentices do in 83 % of their turns
(docs/bots.md); the single numbers were chosen by hand.
"""

from math import exp, log
from typing import Final

from ..components.monks import BIT
from ..knowledge.behaviour import Behaviour
from .lead import LEVEL_BONUS, lead_scale, rival_noise

PAGES: Final = 31
"""Pages in the box."""
HOPELESS: Final = 80
"""The gap in points at which, or beyond which, catching up is equally unlikely."""
GIVEAWAY_LIMIT: Final = 0.6
"""How many points a player gives up by winning a page for another, rather than leave it open."""
ALMOST_ONE: Final = 0.999
"""How far the chance that a monk is another seat's rules it out as one's own. Below 1, so that no
suspicion alone rules out every monk."""


def _catching_up() -> list[list[float]]:
    table: list[list[float]] = []
    for noise in NOISE:
        table.append([exp(-behind / noise) for behind in range(HOPELESS + 1)])
    return table


NOISE: Final = [rival_noise(left) for left in range(PAGES + 1)]
"""`rival_noise` by pages left."""
SCALE: Final = [lead_scale(left) for left in range(PAGES + 1)]
"""`lead_scale` by pages left."""
CATCHING_UP: Final = _catching_up()
"""By pages left and points behind: how much weight a monk has among those that may be the best."""


class OpponentModel:
    """What the seats of one world believe and want, one after the other."""

    def __init__(self, behaviour: Behaviour, monks: list[int]) -> None:
        self.seats = behaviour.seats
        self.behaviour = behaviour
        self.monks = monks
        """The truth in this world: the monk of each seat."""
        self.seen: list[int] = [0] * behaviour.seats
        """The monks that each seat has looked into, as bits."""
        self.total: list[int] = [0] * 6
        """The points of each monk."""
        self.left = PAGES
        """Pages that are not won yet."""
        self.own: list[float] = [0.0] * 6
        """How likely each monk is the one of the seat in question."""
        self.rival: list[float] = [0.0] * 6
        """How likely it is the one of any other seat."""

    def believe(self, seat: int) -> None:
        """Work out what a seat would believe of itself and of the others."""
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
        """Any monk that was not looked into may be another seat's, by how that one has played."""
        weights = [0.0] * 6
        total = 0.0
        for monk in range(6):
            if not seen & BIT[monk]:
                weights[monk] = self.behaviour.weight(other, monk)
                total += weights[monk]
        for monk in range(6):
            chance = weights[monk] / total
            rival[monk] += chance
            free[monk] *= 1.0 - ALMOST_ONE * chance

    def gains(self, value: int) -> list[float]:
        """What the page is worth to the seat, for each monk that may win it.

        As in an expected lead, for small changes: a point counts most for a monk that is level
        with the best of the rivals.
        """
        most = max(self.total)
        threats = [0.0] * 6
        total = 1e-9
        for monk in range(6):
            threats[monk] = (
                self.rival[monk] * CATCHING_UP[self.left][min(most - self.total[monk], HOPELESS)]
            )
            total += threats[monk]
        best = most + NOISE[self.left] * log(total) - LEVEL_BONUS
        scale = SCALE[self.left]
        gains = [0.0] * 6
        weight = 0.0
        for monk in range(6):
            if self.own[monk] > 0.0:
                close = scale / (abs(self.total[monk] - best) + scale)
                gains[monk] = self.own[monk] * close * close
                weight += gains[monk]
        for monk in range(6):
            gains[monk] = value * (gains[monk] - weight * threats[monk] / total)
        return gains
