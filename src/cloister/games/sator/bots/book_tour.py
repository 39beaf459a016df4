# compiled with mypyc
"""How far each seat has to go to fetch all of its books.

The weights NEXT_BOOK and BOOK_FETCHED were fitted to games of apprentices; the costs of gaps and
gargoyles were chosen by hand. Only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from ..components.ground import BITS, squares_in
from ..rules.pit import LEDGE, Pit
from .distance import nearest
from .lanes import Lanes, around, both, either, first, lanes, mask_of, meet, nothing, some, without
from .lead import rivals_to_go

FAR_ON_TOUR: Final = 40
"""No book of a tour counts as further away than this, in squares."""
GAP: Final = 3
"""The cost of a square that cannot be entered yet, in squares that can."""
GARGOYLE: Final = 6
"""The cost, in squares, of praying a gargoyle away from a book."""
NEXT_BOOK: Final = 1.5
"""The weight of the squares to the next book, compared with those to later ones."""
BOOK_FETCHED: Final = 4.0
"""The cost of fetching a book, in squares, besides the way to it."""


class Tour:
    """The ways from somewhere to the nearest book, from there to the next, and so on."""

    def __init__(self, pit: Pit) -> None:
        self.pit = pit
        self.bridges = lanes(pit.occupied & ~pit.closed)
        self.barred = lanes(pit.ground.grid & ~pit.occupied | pit.closed)
        self.reached = nothing()

    def length(self, start: Lanes, books: Lanes) -> float:
        """The squares of all ways, weighted, plus a cost for each book."""
        total = 0.0
        weight = NEXT_BOOK
        while some(books):
            total += weight * self._next(start, books) + BOOK_FETCHED
            start = self.reached
            books = without(books, start)
            weight = 1.0
        return total

    def _next(self, start: Lanes, books: Lanes) -> int:
        now, before, long_before, seen = start, nothing(), nothing(), start
        cost = 0
        while not meet(now, books) and cost < FAR_ON_TOUR:
            reached = either(around(now, self.bridges), around(long_before, self.barred))
            reached = without(reached, seen)
            seen = either(seen, reached)
            long_before, before, now = before, now, reached
            cost += 1
        self.reached = first(both(now if cost < FAR_ON_TOUR else books, books))
        return cost

    def to_go(self, seat: int) -> float:
        """How far a seat has to go from where it stands, in squares."""
        pit = self.pit
        at = pit.acolytes[seat]
        if at == LEDGE:
            return self.from_ledge(seat, lanes(pit.lying[seat]))
        return self.length(lanes(BITS[at]), lanes(pit.lying[seat])) + self.gargoyle_cost(seat)

    def from_ledge(self, seat: int, books: Lanes) -> float:
        """How far a seat has to go from its ledge."""
        entry = BITS[self.pit.entries[seat]]
        step = 1 if self.pit.path() & entry else GAP
        return step + self.length(lanes(entry), books) + self.gargoyle_cost(seat)

    def gargoyle_cost(self, seat: int) -> int:
        """The cost of gargoyles on the books of a seat."""
        pit = self.pit
        return GARGOYLE * (pit.lying[seat] & pit.closed).bit_count() if pit.closed else 0

    def rivals_to_go(self, seat: int) -> float:
        """How far the rivals have to go after this seat's turn; the nearest weighs most."""
        seats = len(self.pit.acolytes)
        needs = [0.0 if at == seat else self.to_go(at) for at in range(seats)]
        return rivals_to_go(needs, seat, (seat + 1) % seats)


class FastWalk:
    """The same walk as `distance.Walk`, in machine words and without its route."""

    def __init__(self, pit: Pit, seat: int, steps: int) -> None:
        self.seat = seat
        self.books = lanes(pit.lying[seat])
        """The squares of the books that are still to be fetched."""
        at = pit.acolytes[seat]
        here = 0 if at == LEDGE else BITS[at]
        self.here = lanes(here)
        self.path = lanes(pit.path() | here & ~pit.closed)
        self.reach = self.here
        """Where the walk may end."""
        start = around(self.here, self.path)
        if at == LEDGE:
            start = both(lanes(BITS[pit.entries[seat]]), self.path)
        while steps > 0 and some(self.books):
            steps = self._on(start, steps)
            start = around(self.here, self.path)
        self.reach = without(self.reach, lanes(pit.foreign(seat)))

    def _on(self, layer: Lanes, steps: int) -> int:
        """Walk to the nearest book, or as far as possible; returns the steps that are left."""
        seen = self.here
        while steps > 0 and some(layer):
            steps -= 1
            if meet(layer, self.books):
                self.here = first(both(layer, self.books))
                self.books = without(self.books, self.here)
                self.reach = self.here
                return steps
            seen = either(seen, layer)
            layer = without(around(layer, self.path), seen)
        self.reach = seen
        return 0

    def wins(self) -> bool:
        """Whether the walk takes the last book."""
        return not some(self.books)

    def to_go(self, tour: Tour) -> float:
        """How far the seat still has to go after the walk."""
        if some(self.reach):
            return tour.length(self.reach, self.books) + tour.gargoyle_cost(self.seat)
        return tour.from_ledge(self.seat, self.books)

    def edge(self) -> int:
        """The squares next to those in reach."""
        everywhere = lanes(-1)
        return mask_of(around(self.reach, everywhere))

    def carry_out(self, pit: Pit) -> None:
        """Carry the walk out in a pit: take the books and end nearest to the next one."""
        left = mask_of(self.books)
        for square in squares_in(pit.lying[self.seat] & ~left):
            pit.take_book(pit.books.index(square))
        if left and some(self.reach):
            goal = nearest(pit, left, mask_of(self.reach))
            if goal:
                pit.put_acolyte(self.seat, squares_in(goal)[0])
