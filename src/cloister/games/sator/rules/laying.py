# compiled with mypyc
"""Where bridges may be laid before the first turn, so that all books get one (SAT-7, SAT-A3).

Only shapes count here. Everybody sees shapes, so the legal moves reveal no type.
"""

from typing import Final

from ..components.ground import (
    ANCHORS,
    BITS,
    NOWHERE,
    OFFSETS,
    STRAIGHT,
    Ground,
    anchors,
    square_at,
    squares_in,
)
from .pit import Pit

SPARE: Final = 4
"""A bridge need not cover a book while this many more bridges than uncovered books are left."""


def facings(bridge: int) -> int:
    """In how many facings a bridge looks different."""
    return 2 if bridge >> 2 >= STRAIGHT else 4


def fits(pit: Pit, bridge: int, facing: int) -> int:
    """Squares for the first cell: all cells are free, no two books of a colour on them (SAT-7)."""
    offsets = OFFSETS[bridge >> 2][facing]
    found = anchors(bridge >> 2, facing, pit.ground.grid & ~pit.occupied)
    for books in pit.lying:
        once, twice = 0, 0
        for offset in offsets:
            here = books >> offset if offset >= 0 else books << -offset
            twice |= once & here
            once |= here
        found &= ~twice
    return found


def has_place(pit: Pit, bridges: list[int]) -> bool:
    """Whether one of these bridges can be laid at all, even if it leaves books bare (SAT-A3)."""
    for bridge in bridges:
        for facing in range(facings(bridge)):
            if fits(pit, bridge, facing):
                return True
    return False


class Layer:
    """The bridges that a seat may lay in a position, and where."""

    def __init__(self, pit: Pit, stock: list[list[int]], seat: int) -> None:
        self.pit = pit
        self.stock = stock
        self.seat = seat
        self.free = pit.ground.grid & ~pit.occupied
        self.bare = pit.volumes & self.free
        """The squares of uncovered books."""
        left = -1
        for bridges in stock:
            left += len(bridges)
        self.must_cover = False
        """Whether the bridge has to cover a book (SAT-A3)."""
        if self.bare.bit_count() > left - SPARE:
            self.must_cover = self._can_cover()
        self.keeping_coverable = False
        """Whether every other book has to stay coverable."""
        self.keeping_coverable = self._can_keep_coverable()

    def _can_cover(self) -> bool:
        for bridge in self.stock[self.seat]:
            for facing in range(facings(bridge)):
                if fits(self.pit, bridge, facing) & self._covers(bridge, facing, self.bare):
                    return True
        return False

    def _can_keep_coverable(self) -> bool:
        for bridge in self.stock[self.seat]:
            coverage = Coverage(self, bridge)
            for facing in range(facings(bridge)):
                if coverage.first(bridge, facing, self.candidates(bridge, facing)):
                    return True
        return False

    def bridges(self) -> list[int]:
        """The seat's bridges that have a place."""
        return [bridge for bridge in self.stock[self.seat] if self.facings(bridge)]

    def facings(self, bridge: int) -> list[int]:
        """The facings in which a bridge has a place."""
        coverage = Coverage(self, bridge)
        found: list[int] = []
        for facing in range(facings(bridge)):
            open_to = self.candidates(bridge, facing)
            if open_to and (not self.keeping_coverable or coverage.first(bridge, facing, open_to)):
                found.append(facing)
        return found

    def places(self, bridge: int, facing: int) -> list[int]:
        """The squares on which the first cell of a bridge may lie."""
        found = squares_in(self.candidates(bridge, facing))
        if not self.keeping_coverable:
            return found
        coverage = Coverage(self, bridge)
        return [square for square in found if coverage.allows(bridge, facing, square)]

    def candidates(self, bridge: int, facing: int) -> int:
        """Where the first cell may lie, before other books are considered."""
        found = fits(self.pit, bridge, facing)
        return found & self._covers(bridge, facing, self.bare) if self.must_cover else found

    def _covers(self, bridge: int, facing: int, books: int) -> int:
        found = 0
        for offset in OFFSETS[bridge >> 2][facing]:
            found |= books >> offset if offset >= 0 else books << -offset
        return found


class Coverage:
    """Checks whether all uncovered books stay coverable after a certain bridge is laid (SAT-A3).

    A book needs a place for a bridge that its owner has not laid, or for anybody's if the owner
    has none left.
    """

    def __init__(self, layer: Layer, bridge: int) -> None:
        self.layer = layer
        pit = layer.pit
        self.shapes: list[list[int]] = []
        """For each seat, the shapes that may cover its books."""
        anybody = _shapes(layer.stock, bridge)
        for seat in range(len(layer.stock)):
            own = _shapes([layer.stock[seat]], bridge)
            self.shapes.append(own if own else anybody)
        self.books = [
            book for book in range(len(pit.books)) if pit.books[book] >= 0 and _bare(layer, book)
        ]
        self.samples: list[int] = []
        """For each of these books, the squares of one bridge that covers it; 0 if there is none."""
        self.union = 0
        for book in self.books:
            sample = self._cover(book, 0)
            self.samples.append(sample)
            self.union |= sample

    def first(self, bridge: int, facing: int, places: int) -> bool:
        """Whether any of these places is allowed."""
        for square in squares_in(places):
            if self.allows(bridge, facing, square):
                return True
        return False

    def allows(self, bridge: int, facing: int, square: int) -> bool:
        """Whether the bridge may lie there."""
        pit = self.layer.pit
        laid = pit.ground.masks[bridge >> 2][facing * ANCHORS + square]
        if not laid & self.union and 0 not in self.samples:
            return True
        for at in range(len(self.books)):
            book, sample = self.books[at], self.samples[at]
            if laid & BITS[pit.books[book]] or (sample and not sample & laid):
                continue
            if sample == 0 or not self._cover(book, laid):
                return False
        return True

    def _cover(self, book: int, taken: int) -> int:
        """A place for some bridge over a book, clear of the taken squares; 0 if there is none."""
        pit = self.layer.pit
        at = pit.books[book]
        blocked = pit.occupied | taken
        for shape in self.shapes[book // 4]:
            masks = pit.ground.masks[shape]
            for facing in range(4):
                for offset in OFFSETS[shape][facing]:
                    if at < offset:
                        continue
                    mask = masks[facing * ANCHORS + at - offset]
                    if mask and not mask & blocked and _is_mixed(pit, mask):
                        return mask
        return 0


def _bare(layer: Layer, book: int) -> bool:
    return layer.bare & BITS[layer.pit.books[book]] != 0


def _shapes(stocks: list[list[int]], without: int) -> list[int]:
    found: list[int] = []
    for bridges in stocks:
        for bridge in bridges:
            if bridge != without and bridge >> 2 not in found:
                found.append(bridge >> 2)
    return found


def _is_mixed(pit: Pit, mask: int) -> bool:
    """Whether no two books of one colour lie there (SAT-7)."""
    for books in pit.lying:
        both = books & mask
        if both and both & (both - 1):
            return False
    return True


def move_uncovered_books(pit: Pit, order: list[int]) -> list[int]:
    """Move books that are still uncovered to the nearest bridge that may bear them (SAT-A3).

    `order` lists the seats by colour. Returns the books that moved.
    """
    moved: list[int] = []
    for seat in order:
        bare = [book for book in range(4 * seat, 4 * seat + 4) if _floats(pit, book)]
        bare.sort(key=pit.books.__getitem__)
        for book in bare:
            square = _nearest(pit, book)
            if square != NOWHERE:
                pit.take_book(book)
                pit.put_book(book, square)
                moved.append(book)
    return moved


def _floats(pit: Pit, book: int) -> bool:
    square = pit.books[book]
    return square >= 0 and not pit.occupied & BITS[square]


def _nearest(pit: Pit, book: int) -> int:
    best, found = len(pit.ground.squares), NOWHERE
    for square in squares_in(pit.occupied & ~pit.volumes):
        bridge = pit.bridge_at(square)
        if pit.mask[bridge] & pit.lying[book // 4]:
            continue
        away = distance(square, pit.books[book])
        if away < best:
            best, found = away, square
    return found


def distance(one: int, other: int) -> int:
    """Steps from square to square if there were bridges everywhere."""
    width = square_at(1, 0)
    return abs(one // width - other // width) + abs(one % width - other % width)


def quarter_turn(ground: Ground, square: int) -> int:
    """Where a square ends up if the whole board is turned a quarter to the right."""
    width = square_at(1, 0)
    return square_at(square % width, ground.side - 1 - square // width)
