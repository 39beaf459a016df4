"""The hunt for leaks, level by level. `planted.py` proves that it finds them.

- states: a position, compared with the worlds that a seat imagines in its place;
- traces: both are played on with the same moves until something is shown;
- imagined: an imagined world depends on what the seat knows, not on the truth;
- dealt: real deals that look alike to a seat, to test `imagine` itself;
- decisions: bots choose the same move in both worlds;
- games: nothing is left over from one game to the next.
"""

from collections.abc import Callable
from typing import TypeAlias

from cloister.core.card import AnyGame

from .bot_decisions import decisions
from .checks import Budget, check
from .hunt import Hunt, Suspect
from .streams import games
from .traces import traces
from .twins import dealt, imagined, states

Level: TypeAlias = Callable[[Hunt], None]

LEVELS: dict[str, Level] = {  # the cheap ones first: most leaks are found there
    "states": states,
    "traces": traces,
    "imagined": imagined,
    "dealt": dealt,
    "decisions": decisions,
    "games": games,
}


def hunt(level: str, suspect: Suspect, budget: Budget, first: int = 0) -> int:
    """Hunt on one level; returns the number of comparisons, or raises Leak at a difference."""
    begun = Hunt(suspect, budget, first)
    LEVELS[level](begun)
    return begun.comparisons


@check("doctor-check-leaks-in-positions")
def states_are_alike(game: AnyGame, budget: Budget) -> None:
    hunt("states", Suspect(game), budget)


@check("doctor-check-imagine-honest")
def imagined_worlds_are_honest(game: AnyGame, budget: Budget) -> None:
    hunt("imagined", Suspect(game), budget)
    hunt("dealt", Suspect(game), budget)


@check("doctor-check-leaks-in-games")
def traces_are_alike(game: AnyGame, budget: Budget) -> None:
    hunt("traces", Suspect(game), budget)


@check("doctor-check-bots-honest")
def bots_are_honest(game: AnyGame, budget: Budget) -> None:
    hunt("decisions", Suspect(game), budget)


@check("doctor-check-games-independent")
def games_are_independent(game: AnyGame, budget: Budget) -> None:
    hunt("games", Suspect(game), budget)
