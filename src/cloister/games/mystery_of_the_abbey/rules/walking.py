# compiled with mypyc
"""Where a pawn may go (MOA-T2, MOA-J20), and the promises about it (MOA-J3)."""

from ..components import cards
from ..components.rooms import COUNT, LIBRARY, SCRIPTORIUM, SINGLE
from ..components.traits import BIT, count
from .state import Abbey

ALL_ROOMS = BIT[COUNT] - 1


def open_rooms(abbey: Abbey, seat: int, books: int) -> int:
    """The rooms that a seat may enter with the effects of these books (MOA-J26), as a set."""
    rooms = ALL_ROOMS
    if not books >> cards.ENTER_OCCUPIED & 1:
        for other in range(abbey.terms.seats):
            room = abbey.pawns[other]
            if other != seat and SINGLE >> room & 1 and abbey.terms.owner[room] != seat:
                rooms &= ~BIT[room]
    if abbey.lasting & cards.CELL_LOCKED and abbey.locked != seat:
        rooms &= ~(BIT[abbey.terms.cells[abbey.locked]])
    if not may_enter_library(abbey, seat, books):
        rooms &= ~BIT[LIBRARY]
    return rooms


def may_enter_library(abbey: Abbey, seat: int, books: int) -> bool:
    """Whether the library is open to a seat (MOA-C6, MOA-E12, MOA-X2)."""
    if not abbey.terms.has_library or abbey.visited >> seat & 1:
        return False
    if abbey.lasting & cards.LIBRARY_SEALED:
        return False
    return books >> cards.ENTER_FEWEST & 1 == 1 or has_fewest(abbey, seat)


def has_fewest(abbey: Abbey, seat: int) -> bool:
    """Whether nobody holds fewer suspects and somebody holds more (MOA-C6, MOA-J8)."""
    mine = count(abbey.hands[seat])
    more = False
    for other in range(abbey.terms.seats):
        held = count(abbey.hands[other])
        if held < mine:
            return False
        more = more or held > mine
    return more


def in_reach(abbey: Abbey, seat: int, books: int) -> int:
    """The rooms in which a move may end if promises are ignored (MOA-T2), as a set."""
    here = BIT[abbey.pawns[seat]]
    rooms = open_rooms(abbey, seat, books)
    reached = rooms
    if not books >> cards.PLACE & 1:
        steps = 1 if abbey.lasting & cards.ONE_SPACE else abbey.terms.steps
        if books >> cards.STEPS & 1:
            steps = abbey.steps
        reached = _within(abbey, here, steps, rooms)
    reached &= ~here
    if abbey.terms.two_books and len(abbey.kept[seat]) >= 2:
        reached &= ~BIT[SCRIPTORIUM]
    if books >> cards.ENTER_FEWEST & 1:
        reached &= BIT[LIBRARY]
    if books >> cards.ENTER_OCCUPIED & 1:
        reached &= _occupied(abbey, seat)
    return reached


def _within(abbey: Abbey, here: int, steps: int, rooms: int) -> int:
    """The rooms at most this many steps away, through these rooms only."""
    reached = here
    edge = here
    adjacent = abbey.terms.adjacent
    for _ in range(steps):
        found = 0
        room = 0
        while edge:
            if edge & 1:
                found |= adjacent[room]
            edge >>= 1
            room += 1
        edge = found & rooms & ~reached
        reached |= edge
    return reached


def _occupied(abbey: Abbey, seat: int) -> int:
    """The single rooms in which another pawn stands."""
    rooms = 0
    for other in range(abbey.terms.seats):
        if other != seat:
            rooms |= BIT[abbey.pawns[other]]
    return rooms & SINGLE


def destinations(abbey: Abbey, seat: int, books: int) -> int:
    """The rooms in which a move may end, promises kept where possible (MOA-J3), as a set."""
    reached = in_reach(abbey, seat, books)
    promised = abbey.yes[seat]
    if promised >= 0 and can_keep_promise(abbey, seat, promised):
        return reached & BIT[promised]
    kept = reached & ~abbey.no[seat]
    return kept if kept else reached


def can_keep_promise(abbey: Abbey, seat: int, room: int) -> bool:
    """Whether a plain move can end in the room that was promised."""
    return in_reach(abbey, seat, 0) >> room & 1 == 1


def forget_promises(abbey: Abbey, seat: int) -> None:
    """Forget a seat's promises: they bind the next turn only."""
    abbey.yes[seat] = -1
    abbey.no[seat] = 0
