# compiled with mypyc
"""Searches for as long as it is given time, and remembers everything."""

from typing import Final

from cloister.core.game import Hints
from cloister.core.values import EVERYTHING, Move

from .apprentice import Apprentice
from .mind import Bot, Mind
from .search import Search

SECONDS: Final = 1.0
"""How long a master thinks about a decision."""
SPARE: Final = 0.9
"""How much of the time that is left it dares to use."""
EFFORT: Final = 8
"""How many times as much as the apprentice it weighs in a plan, in a second."""
ENOUGH: Final = 400
"""Iterations that stand for a second where a turn is planned."""
ENDLESS: Final = 1 << 40


class Master(Bot):
    """The search, within a budget of seconds or of iterations."""

    def __init__(self, seconds: float = SECONDS, iterations: int = ENDLESS) -> None:
        super().__init__(EVERYTHING)
        self.seconds = seconds
        self.iterations = iterations
        """With a budget of iterations alone, equal dice lead to equal moves."""

    def choose(self, mind: Mind) -> Move:
        moves = mind.moves()
        hints = mind.hints
        if len(moves) == 1:
            return moves[0]
        if hints is None:
            return Apprentice().choose(mind)
        return self.think(mind, hints).best()

    def think(self, mind: Mind, hints: Hints) -> Search:
        """The search, done."""
        seconds = min(self.seconds, SPARE * mind.time_left())
        share = min(seconds, SECONDS, self.iterations / ENOUGH)
        search = Search(mind, hints, 2 + int(EFFORT * share))
        search.go(seconds, self.iterations)
        return search
