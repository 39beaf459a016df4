# compiled with mypyc
"""How far all seats have to go for all of their books, and who is ahead."""

from math import exp, log
from typing import Final

from ..components.ground import BITS, squares_in
from ..rules.pit import LEDGE, Pit
from .distance import nearest
from .lanes import Lanes, around, both, either, first, lanes, mask_of, meet, nothing, some, without

FAR: Final = 40
"""No book is further away than that."""
ABYSS: Final = 3
"""What a square costs that cannot be entered yet."""
GUARDED: Final = 6
"""What it costs, in squares, to pray away a gargoyle from a book."""
NEXT: Final = 1.5
"""What the squares to the next book count, against those to later ones."""
BOOK: Final = 4.0
"""What it takes to fetch a book beyond the way to it, in squares."""
ROUND: Final = 12.0
"""What a round is worth, in squares."""
KEEN: Final = 0.138
"""How much the chance to win grows with each square of the lead."""


class Tour:
    """The ways from somewhere to the nearest book, from there to the next, and so on."""

    def __init__(self, pit: Pit) -> None:
        self.pit = pit
        self.bridges = lanes(pit.occupied & ~pit.closed)
        self.barred = lanes(pit.ground.grid & ~pit.occupied | pit.closed)
        self.reached = nothing()

    def length(self, start: Lanes, books: Lanes) -> float:
        """Squares in all, and something for each book; those to the next one weigh more."""
        total = 0.0
        weight = NEXT
        while some(books):
            total += weight * self._next(start, books) + BOOK
            start = self.reached
            books = without(books, start)
            weight = 1.0
        return total

    def _next(self, start: Lanes, books: Lanes) -> int:
        now, before, long_before, seen = start, nothing(), nothing(), start
        cost = 0
        while not meet(now, books) and cost < FAR:
            reached = either(around(now, self.bridges), around(long_before, self.barred))
            reached = without(reached, seen)
            seen = either(seen, reached)
            long_before, before, now = before, now, reached
            cost += 1
        self.reached = first(both(now if cost < FAR else books, books))
        return cost

    def need(self, seat: int) -> float:
        """What a seat has to go from where it stands."""
        pit = self.pit
        at = pit.acolytes[seat]
        if at == LEDGE:
            return self.from_ledge(seat, lanes(pit.lying[seat]))
        return self.length(lanes(BITS[at]), lanes(pit.lying[seat])) + self.guarded(seat)

    def from_ledge(self, seat: int, books: Lanes) -> float:
        """What it has to go if it does not leave its ledge."""
        entry = BITS[self.pit.entries[seat]]
        step = 1 if self.pit.path() & entry else ABYSS
        return step + self.length(lanes(entry), books) + self.guarded(seat)

    def guarded(self, seat: int) -> int:
        """What gargoyles on its books cost it."""
        pit = self.pit
        return GUARDED * (pit.lying[seat] & pit.closed).bit_count() if pit.closed else 0

    def rivals(self, seat: int) -> float:
        """What the others have to go once a seat has had its turn, the nearest above all."""
        seats = len(self.pit.acolytes)
        needs = [0.0 if at == seat else self.need(at) for at in range(seats)]
        return nearest_rival(needs, seat, (seat + 1) % seats)


class Stroll:
    """A walk in thought: own books that are near are taken, then it goes on as far as it can."""

    def __init__(self, pit: Pit, seat: int, steps: int) -> None:
        self.seat = seat
        self.books = lanes(pit.lying[seat])
        """Those that are still to be fetched."""
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
        """To the nearest own book, or as far as it goes; the steps that are left."""
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

    def is_last(self) -> bool:
        """Whether all books are taken."""
        return not some(self.books)

    def need(self, tour: Tour) -> float:
        """What is left to go after it."""
        if some(self.reach):
            return tour.length(self.reach, self.books) + tour.guarded(self.seat)
        return tour.from_ledge(self.seat, self.books)

    def edge(self) -> int:
        """The squares around what is in reach."""
        everywhere = lanes(-1)
        return mask_of(around(self.reach, everywhere))

    def walk_in(self, pit: Pit) -> None:
        """Walk in a pit: books are taken, and the acolyte ends nearest to the next one."""
        left = mask_of(self.books)
        for square in squares_in(pit.lying[self.seat] & ~left):
            pit.take_book(pit.books.index(square))
        if left and some(self.reach):
            goal = nearest(pit, left, mask_of(self.reach))
            if goal:
                pit.put_acolyte(self.seat, squares_in(goal)[0])


def nearest_rival(needs: list[float], seat: int, on_turn: int) -> float:
    """How many squares the others have to go: the fewer, the more they count."""
    seats = len(needs)
    rivals = 0.0
    for other in range(seats):
        if other != seat:
            late = (other - on_turn) % seats
            rivals += exp(-KEEN * (needs[other] + ROUND * late / seats))
    return -log(rivals) / KEEN


def lead(needs: list[float], seat: int, on_turn: int) -> float:
    """How many squares a seat is ahead of the others."""
    seats = len(needs)
    mine = needs[seat] + ROUND * ((seat - on_turn) % seats) / seats
    return nearest_rival(needs, seat, on_turn) - mine


def chance(ahead: float) -> float:
    """The chance to win with such a lead."""
    return 1.0 / (1.0 + exp(-KEEN * ahead))
