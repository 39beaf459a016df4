# compiled with mypyc
"""Any legal move, all equally likely."""

from cloister.core.values import Move

from .mind import Bot, Mind


class Uniform(Bot):
    """Plays without a thought."""

    def choose(self, mind: Mind) -> Move:
        return mind.sample()
