# compiled with mypyc
"""Who has won, and with how many books (SAT-38)."""

from cloister.core.values import Outcome

from . import phase
from .state import Library
from .terms import BOOKS


def outcome(library: Library) -> Outcome | None:
    """Four books win at once; after the last round most books, then fewest prayers (SAT-38)."""
    if library.phase != phase.OVER:
        return None
    seats = library.terms.seats
    scores = [library.books_of(seat) for seat in range(seats)]
    if BOOKS in scores:
        return Outcome(tuple(scores), (scores.index(BOOKS),), "books")
    ranking = [scores[seat] * 100 - len(library.rows[seat]) for seat in range(seats)]
    best = max(ranking)
    winners = [seat for seat in range(seats) if ranking[seat] == best]
    return Outcome(tuple(scores), tuple(winners), "rounds")
