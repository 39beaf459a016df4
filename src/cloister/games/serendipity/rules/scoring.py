# compiled with mypyc
"""Points, and which seats have won."""

from cloister.core.values import Outcome, Seat

from . import phase
from .carpet import Carpet, best_carpet
from .state import Garden


def carpet_of(garden: Garden, colour: int) -> Carpet:
    """The most valuable carpet of a colour."""
    terms = garden.terms
    return best_carpet(
        garden.shown, garden.turned, colour, terms.edge_of[colour], terms.chain_scores
    )


def score(garden: Garden, seat: Seat) -> int:
    """The points of a seat: its colours added up, or the best of them (SER-R17)."""
    total = 0
    for colour in range(6):
        if garden.owner[colour] == seat:
            points = carpet_of(garden, colour).points
            total = max(total, points) if garden.terms.best_only else total + points
    return total


def outcome(garden: Garden) -> Outcome | None:
    """Most points win, ties share the victory (SER-10, SER-R31)."""
    if garden.phase != phase.OVER:
        return None
    scores = tuple([score(garden, seat) for seat in range(garden.terms.seats)])
    most = max(scores)
    winners = tuple([seat for seat in range(garden.terms.seats) if scores[seat] == most])
    return Outcome(scores, winners, end_reason(garden))


def end_reason(garden: Garden) -> str:
    """Why the game is over."""
    return "complete" if garden.complete else "turn_limit"
