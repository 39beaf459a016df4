# compiled with mypyc
"""What a seat would believe in an imagined world, and what a page would be worth to it.

It approximates a belief and an expected lead much faster: monk by monk instead of over all
assignments. With it, seats in a playout choose as apprentices do in 83 % of their turns
(docs/bots.md); each number was chosen by hand.
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
"""How many points a player gives up to win a page for another rather than leave it open."""
ALMOST_ONE: Final = 0.999
"""How strongly the chance that a monk is another seat's rules it out as the seat's own. Below 1,
so that suspicion alone never rules out every monk."""


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
"""By pages left and points behind: the weight of a monk among those that may end up best."""


class OpponentModel:
    """What the seats of one world believe and want, one seat at a time."""

    def __init__(self, behaviour: Behaviour, monks: list[int]) -> None:
        self.seats = behaviour.seats
        self.behaviour = behaviour
        self.monks = monks
        """The true monk of each seat in this world."""
        self.seen: list[int] = [0] * behaviour.seats
        """The monks that each seat has looked into, as bits."""
        self.total: list[int] = [0] * 6
        """The points of each monk."""
        self.left = PAGES
        """Pages that are not won yet."""
        self.own: list[float] = [0.0] * 6
        """How likely each monk is to be the seat's own."""
        self.rival: list[float] = [0.0] * 6
        """How likely each monk is to be another seat's."""

    def believe(self, seat: int) -> None:
        """Compute what a seat would believe about itself and the others."""
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
        """Spread another seat over the unseen monks, weighted by how it has played."""
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

        A linear version of the expected lead: a point counts most for a monk that is level with
        the best of the rivals.
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
