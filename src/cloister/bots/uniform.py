# compiled with mypyc
"""Any legal move, all equally likely."""

from cloister.core.values import Move

from .context import Bot, SeatContext


class Uniform(Bot):
    """Plays at random."""

    def choose(self, context: SeatContext) -> Move:
        return context.sample()
