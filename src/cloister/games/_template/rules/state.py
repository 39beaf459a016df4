# compiled with mypyc
"""Who holds which candles, and what was burnt."""

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.game import State
from cloister.core.values import Seat


class Candles(State):
    """The data of a position."""

    def __init__(self, hands: list[list[int]], rest: list[int]) -> None:
        self.hands = hands
        self.rest = rest
        """The candles that were dealt to nobody. Hidden from all."""
        self.burning: list[int] = []
        """What lies open in this round, from the leader on."""
        self.burnt: list[int] = []
        """What lay open in earlier rounds."""
        self.won = [0] * len(hands)
        self.leader = 0

    def take_over(self, other: "Candles") -> None:
        """Become like another position, hands and rest apart."""
        self.burning, self.burnt = other.burning.copy(), other.burnt.copy()
        self.won, self.leader = other.won.copy(), other.leader

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Deal again what the seat cannot see. Sorted first: the truth must not shine through."""
        others = [other for other in range(len(self.hands)) if other != seat]
        pool = self.rest + [candle for other in others for candle in self.hands[other]]
        pool.sort()
        chance.shuffle(pool)
        for other in others:
            self.hands[other] = sorted([pool.pop() for _ in self.hands[other]])
        self.rest = sorted(pool)

    def check(self) -> None:
        every = self.rest + self.burning + self.burnt + [c for hand in self.hands for c in hand]
        if len(every) != 20 or len(set(every)) != 20:
            raise RuleBug("candles were lost or doubled")
