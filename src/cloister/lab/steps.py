# compiled with mypyc
"""The committed draws of a whole game, numbered move by move as a Table numbers them.

A simulation plays without a Table, for speed, and its games can still be written down as records:
step 0 is the deal, step n the n-th move. A stream is only set up when a rule draws from it.
"""

from cloister.bots.mind import Bot, Mind
from cloister.core.chance import Chance, Streams
from cloister.core.values import Move


class Steps(Chance):
    """Gives each step the draws that a Table of this key would give it."""

    def __init__(self, key: bytes) -> None:
        self.step = 0
        self._key = key
        self._drawn = 0
        self._streams = Streams(key, 0)

    def below(self, n: int, label: str = "") -> int:
        return self._now().below(n, label)

    def shuffle(self, items: list[int], label: str = "") -> None:
        self._now().shuffle(items, label)

    def _now(self) -> Streams:
        if self._drawn != self.step:
            self._drawn = self.step
            self._streams = Streams(self._key, self.step)
        return self._streams


class Stepping(Bot):
    """Decides as another bot does, and counts the step."""

    def __init__(self, bot: Bot, steps: Steps) -> None:
        self.memory = bot.memory
        self._bot = bot
        self._steps = steps

    def choose(self, mind: Mind) -> Move:
        self._steps.step += 1
        return self._bot.choose(mind)
