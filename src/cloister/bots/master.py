# compiled with mypyc
"""Searches for as long as it is allowed, and remembers everything."""

from typing import Final

from cloister.core.values import EVERYTHING, Move

from .apprentice import Apprentice
from .context import Bot, SeatContext
from .search import Search

# Chosen by hand; only whole bots were measured (docs/bots.md).
SECONDS: Final = 1.0
"""How long a master thinks about a decision."""
SPARE: Final = 0.9
"""The part of the remaining time that a search may use."""
LEAST_EFFORT: Final = 2
"""The effort for planning a turn if there is no time; an apprentice's is 1."""
EFFORT: Final = 8
"""How much the effort grows if it has a second."""
ENOUGH: Final = 400
"""Iterations that count as a second where a turn is planned."""
ENDLESS: Final = 1 << 40


def effort(seconds: float) -> int:
    """A master's effort for planning a turn in that time: see `TurnPlanner.turns`."""
    return LEAST_EFFORT + int(EFFORT * max(0.0, min(seconds, SECONDS)))


class Master(Bot):
    """The search, within a budget of seconds or of iterations."""

    def __init__(self, seconds: float = SECONDS, iterations: int = ENDLESS) -> None:
        super().__init__(EVERYTHING)
        self.seconds = seconds
        self.iterations = iterations
        """With a budget of iterations alone, equal dice lead to equal moves."""

    def choose(self, context: SeatContext) -> Move:
        moves = context.moves()
        if len(moves) == 1:
            return moves[0]
        if context.heuristics.is_empty():
            return Apprentice().choose(context)
        return self.search(context).best()

    def search(self, context: SeatContext) -> Search:
        """A finished search."""
        seconds = min(self.seconds, SPARE * context.time_left())
        search = Search(context, effort(min(seconds, self.iterations / ENOUGH)))
        search.go(seconds, self.iterations)
        return search
