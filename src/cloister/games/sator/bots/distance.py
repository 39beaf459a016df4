# compiled with mypyc
"""How far a seat is from its books, and the walk that brings it nearer.

The weights were chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from ..components.ground import BITS, spread, squares_in
from ..rules.pit import LEDGE, Pit

BOOK: Final = 100.0
"""The worth of a book, in squares."""
WIN: Final = 1000.0
"""The worth of having all books, in squares."""
FAR: Final = 70
"""No book counts as further away than this, in squares."""
GAP: Final = 3
"""The cost of a square without a bridge, in squares with one."""


class Walk:
    """A walk of some squares: always to the nearest book of the seat, then as far as it can."""

    def __init__(self, pit: Pit, seat: int, steps: int) -> None:
        self.pit = pit
        self.seat = seat
        self.left = steps
        self.books = pit.lying[seat]
        """The squares of the books that are still to be fetched."""
        self.taken = 0
        self.at = pit.acolytes[seat]
        at = 0 if self.at == LEDGE else BITS[self.at]
        self.path = pit.path() | (at & ~pit.closed)
        self.reach = 0
        """Where the walk may end."""
        self.squares: list[int] = []
        """The route so far, from book to book."""
        while self._to_next_book():
            pass

    def _near(self) -> int:
        if self.at == LEDGE:
            return BITS[self.pit.entries[self.seat]] & self.path
        return spread(BITS[self.at]) & self.path

    def _to_next_book(self) -> bool:
        """Go to the nearest book; if none is near enough, find out how far the walk can go."""
        here = 0 if self.at == LEDGE else BITS[self.at]
        layers: list[int] = []
        seen = here
        layer = self._near() & ~seen
        while layer and len(layers) < self.left:
            layers.append(layer)
            seen |= layer
            if layer & self.books:
                self._take(squares_in(layer & self.books)[0], layers)
                return self.books != 0
            layer = spread(layer) & self.path & ~seen
        self.reach = seen & ~(self.pit.volumes ^ self.pit.lying[self.seat])
        return False

    def _take(self, book: int, layers: list[int]) -> None:
        self.squares += _route_to(book, layers)
        self.left -= len(layers)
        self.taken += 1
        self.books ^= BITS[book]
        self.at = book
        self.reach = BITS[book]

    def worth(self) -> float:
        """The worth of the books taken, less the way that is left to the next one."""
        worth = BOOK * self.taken
        if self.books == 0:
            return worth + WIN
        reach = self.reach
        if reach == 0:
            entry = self.pit.entries[self.seat]
            bare = 0 if self.pit.occupied & BITS[entry] else GAP
            return worth - distance(self.pit, self.books, BITS[entry]) - 1 - bare
        return worth - distance(self.pit, self.books, reach)

    def full_route(self) -> list[int]:
        """The squares of the walk, up to the one that is nearest to the next book."""
        if self.books == 0 or self.reach == 0:
            return self.squares
        goal = nearest(self.pit, self.books, self.reach)
        here = 0 if self.at == LEDGE else BITS[self.at]
        if goal & here:
            return self.squares
        layers: list[int] = []
        seen = here
        layer = self._near() & ~seen
        while layer and len(layers) < self.left:
            layers.append(layer)
            seen |= layer
            if layer & goal:
                return self.squares + _route_to(squares_in(layer & goal)[0], layers)
            layer = spread(layer) & self.path & ~seen
        return self.squares


def _route_to(square: int, layers: list[int]) -> list[int]:
    """The squares of a shortest way through the layers to a square of the last one."""
    found = [square]
    for at in range(len(layers) - 2, -1, -1):
        square = squares_in(spread(BITS[square]) & layers[at])[0]
        found.append(square)
    found.reverse()
    return found


def distance(pit: Pit, books: int, reach: int) -> float:
    """Squares between the nearest book and the squares in reach; a gap counts as GAP squares."""
    wave = Wave(pit, books)
    while not wave.now & reach and wave.cost < FAR:
        wave.spread()
    return float(wave.cost)


def nearest(pit: Pit, books: int, reach: int) -> int:
    """The squares in reach that are nearest to some of these books."""
    wave = Wave(pit, books)
    while not wave.now & reach and wave.cost < FAR:
        wave.spread()
    return wave.now & reach


class Wave:
    """Spreads from some squares: one bridge square a step, one square of abyss in GAP steps."""

    def __init__(self, pit: Pit, start: int) -> None:
        self.now = start
        self.before = 0
        self.long_before = 0
        self.seen = start
        self.bridges = pit.occupied & ~pit.closed
        self.abyss = pit.ground.grid & ~pit.occupied
        self.cost = 0

    def spread(self) -> None:
        """Spread by one step."""
        reached = spread(self.now) & self.bridges
        if self.long_before:
            reached |= spread(self.long_before) & self.abyss
        reached &= ~self.seen
        self.seen |= reached
        self.long_before = self.before
        self.before = self.now
        self.now = reached
        self.cost += 1


def ways_from_ledge(pit: Pit, seat: int) -> float:
    """The squares from the ledge of a seat to each of its books, added up."""
    entry = BITS[pit.entries[seat]]
    wave = Wave(pit, entry)
    wanted = pit.lying[seat]
    total = 0.0
    while wanted and wave.cost < FAR:
        found = wave.now & wanted
        if found:
            total += wave.cost * found.bit_count()
            wanted ^= found
        wave.spread()
    return total
