# compiled with mypyc
"""Where acolytes may step: free steps, walks by movement points, animi, and rivals that are led."""

from cloister.core.values import Move, Seat

from ..components.ground import ANCHORS, BITS, squares_in
from . import moves
from .pit import LEDGE, reaches
from .state import Library


def is_crossing(library: Library) -> bool:
    """Whether the acolyte stands on a rival's book and has to walk on (SAT-20, SAT-A32)."""
    at = library.pit.acolytes[library.seat]
    return at != LEDGE and library.pit.volumes & BITS[at] != 0


def free_steps(library: Library) -> int:
    """Squares for a free step, which may not end on a rival's book (SAT-A7)."""
    pit, seat = library.pit, library.seat
    return 0 if library.frozen else pit.exits(seat) & ~pit.foreign(seat)


def walk_steps(library: Library) -> int:
    """Squares for the next step: one per IM card played (SAT-14), never a dead end (SAT-A31)."""
    left = len(library.played) - library.walked
    if left <= 0 or library.frozen:
        return 0
    exits = library.pit.exits(library.seat)
    foreign = exits & library.pit.foreign(library.seat)
    if foreign == 0:
        return exits
    goal = library.pit.ground.grid & ~library.pit.foreign(library.seat)
    return exits ^ foreign | _with_way_out(library, foreign, left - 1, goal)


def animi_steps(library: Library) -> int:
    """Squares for the next step of animi, which may not end where it began (SAT-36, SAT-A29)."""
    goal = library.pit.ground.grid & ~library.pit.foreign(library.seat)
    if library.start >= 0:
        goal &= ~BITS[library.start]
    return _with_way_out(library, library.pit.exits(library.seat), library.left - 1, goal)


def may_stop(library: Library) -> bool:
    """Whether the walk of animi may end here."""
    return library.pit.acolytes[library.seat] != library.start and not is_crossing(library)


def can_walk_by_animi(library: Library, amount: int) -> bool:
    """Whether a walk of at most `amount` squares can end somewhere."""
    goal = library.pit.path() & ~library.pit.foreign(library.seat)
    return reaches(library.pit.exits(library.seat), library.pit.path(), amount - 1, goal)


def _with_way_out(library: Library, squares: int, left: int, goal: int) -> int:
    """The squares among these from which at most `left` more steps lead to a goal."""
    path = _way(library, library.seat)
    found = 0
    for square in squares_in(squares):
        if reaches(BITS[square], path, left, path & goal):
            found |= BITS[square]
    return found


def _way(library: Library, seat: Seat) -> int:
    """The squares a seat can walk on, with its own, which is free once it has left it."""
    at = library.pit.acolytes[seat]
    path = library.pit.path()
    return path if at == LEDGE else path | BITS[at] & ~library.pit.closed


def leads(library: Library, most: int) -> list[Move]:
    """The moves that lead a rival by at most `most` squares (SAT-30)."""
    found: list[Move] = []
    for seat in range(library.terms.seats):
        if seat == library.seat or seat in library.led:
            continue
        goal = 0
        for layer in library.pit.layers(seat, most):
            goal |= layer
        for square in squares_in(goal & ~library.pit.volumes):
            found.append(moves.LEAD + ANCHORS * seat + square)
    return found
