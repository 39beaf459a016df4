# compiled with mypyc
"""The table as one seat sees it, in the form that the heuristics work with."""

from cloister.core.values import Seat

from ..components.ground import BRIDGES, Ground
from ..knowledge.view import LibraryView
from ..rules.pit import Pit
from ..rules.terms import Terms
from .chain import TurnLeft


class SeatTable:
    """What one seat sees of a table."""

    def __init__(self, view: LibraryView, seat: Seat, terms: Terms) -> None:
        self.view = view
        self.seat = seat
        self.terms = terms
        self.pit = read_pit(view, terms.ground)
        self.hand: list[int] = view.hand
        self.phase: int = view.phase
        self.step: int = view.step
        self.steps: int = 0 if view.frozen else view.movement + (1 if view.free else 0)
        """Squares that the seat to act can walk, the free action included."""

    def turn_left(self) -> TurnLeft:
        """What the seat can still do this turn."""
        view = self.view
        free: bool = view.free
        frozen: bool = view.frozen
        return TurnLeft(self.hand.copy(), view.points, view.movement, free, frozen)


def read_pit(view: LibraryView, ground: Ground) -> Pit:
    """The pit of a view."""
    entries: list[int] = view.entries
    pit = Pit(ground, entries)
    poses: list[int] = view.poses
    for bridge in range(BRIDGES):
        if poses[bridge] >= 0:
            pit.lay(bridge, poses[bridge])
    books: list[int] = view.books
    acolytes: list[int] = view.acolytes
    gargoyles: list[int] = view.gargoyles
    pit.books = books.copy()
    pit.acolytes = acolytes.copy()
    pit.gargoyles = gargoyles.copy()
    pit.survey()
    states: list[int] = view.states
    last: list[int] = view.last
    paid: list[int] = view.paid
    pit.left = states.copy()
    pit.last = last.copy()
    pit.paid = paid.copy()
    return pit
