# compiled with mypyc
"""How good a pit is for a seat: `value` looks at the next book, `squares_ahead` at all books.

Apprentices compare moves by the first; masters plan turns by the second.
"""

from typing import Final

from ..rules.pit import Pit
from ..rules.terms import BOOKS
from .book_tour import FastWalk, Tour
from .distance import BOOK, WIN, Walk

SQUARES: Final = 3
"""Squares that every acolyte is assumed to walk next. Chosen by hand."""
RIVAL_WEIGHT: Final = 0.35
"""The weight of the rivals' ways for a master: a bridge in their way is soon moved again.

With weight 1 the master won 34 % of games with four seats, with this one 47 % (docs/bots.md). The
number itself was chosen by hand.
"""


def value(pit: Pit, seat: int) -> float:
    """Books and the way to the next one, less a share of the same for each rival."""
    worth = 0.0
    seats = len(pit.acolytes)
    for other in range(seats):
        taken = BOOKS - pit.lying[other].bit_count()
        has = BOOK * taken + Walk(pit, other, SQUARES).worth()
        worth += has if other == seat else -has / seats
    return worth


def squares_ahead(pit: Pit, seat: int, steps: int) -> float:
    """How many squares a seat is ahead after a walk; rivals count with RIVAL_WEIGHT."""
    walk, tour = FastWalk(pit, seat, steps), Tour(pit)
    if walk.wins():
        return WIN
    return RIVAL_WEIGHT * tour.rivals_to_go(seat) - walk.to_go(tour)
