# compiled with mypyc
"""Where a pawn may go (MOA-T2, MOA-J20) and what has been promised of it (MOA-J3)."""

from ..components import cards
from ..components.rooms import COUNT, LIBRARY, SCRIPTORIUM, SINGLE
from ..components.traits import BIT, count
from .state import Abbey

ALL_ROOMS = BIT[COUNT] - 1


class Walking(Abbey):
    """An abbey in which one can walk."""

    def open_rooms(self, seat: int, books: int) -> int:
        """The rooms that a seat may enter, with the effects of these books (MOA-J26)."""
        rooms = ALL_ROOMS
        if not books >> cards.ENTER_OCCUPIED & 1:
            for other in range(self.terms.seats):
                room = self.pawns[other]
                if other != seat and SINGLE >> room & 1 and self.terms.owner[room] != seat:
                    rooms &= ~BIT[room]
        if self.lasting & cards.CELL_LOCKED and self.locked != seat:
            rooms &= ~(BIT[self.terms.cells[self.locked]])
        if not self.may_read(seat, books):
            rooms &= ~BIT[LIBRARY]
        return rooms

    def may_read(self, seat: int, books: int) -> bool:
        """Whether the library is open to a seat (MOA-C6, MOA-E12, MOA-X2)."""
        if not self.terms.has_library or self.visited >> seat & 1:
            return False
        if self.lasting & cards.LIBRARY_SEALED:
            return False
        return books >> cards.ENTER_FEWEST & 1 == 1 or self.has_fewest(seat)

    def has_fewest(self, seat: int) -> bool:
        """Nobody has fewer cards in hand and somebody has more (MOA-C6, MOA-J8)."""
        mine = count(self.hands[seat])
        more = False
        for other in range(self.terms.seats):
            held = count(self.hands[other])
            if held < mine:
                return False
            more = more or held > mine
        return more

    def in_reach(self, seat: int, books: int) -> int:
        """The rooms in which a move may end, promises left aside (MOA-T2)."""
        here = BIT[self.pawns[seat]]
        rooms = self.open_rooms(seat, books)
        reached = rooms
        if not books >> cards.PLACE & 1:
            steps = 1 if self.lasting & cards.ONE_SPACE else self.terms.steps
            if books >> cards.STEPS & 1:
                steps = self.steps
            reached = self._within(here, steps, rooms)
        reached &= ~here
        if self.terms.two_books and len(self.kept[seat]) >= 2:
            reached &= ~BIT[SCRIPTORIUM]
        if books >> cards.ENTER_FEWEST & 1:
            reached &= BIT[LIBRARY]
        if books >> cards.ENTER_OCCUPIED & 1:
            reached &= self._occupied(seat)
        return reached

    def _within(self, here: int, steps: int, rooms: int) -> int:
        reached = here
        edge = here
        adjacent = self.terms.adjacent
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

    def _occupied(self, seat: int) -> int:
        """Single rooms in which somebody else stands."""
        rooms = 0
        for other in range(self.terms.seats):
            if other != seat:
                rooms |= BIT[self.pawns[other]]
        return rooms & SINGLE

    def ends(self, seat: int, books: int) -> int:
        """The rooms in which a move may end, promises kept (MOA-J3)."""
        reached = self.in_reach(seat, books)
        promised = self.yes[seat]
        if promised >= 0 and self.keeps(seat, promised):
            return reached & BIT[promised]
        kept = reached & ~self.no[seat]
        return kept if kept else reached

    def keeps(self, seat: int, room: int) -> bool:
        """Whether a plain move can end in a room."""
        return self.in_reach(seat, 0) >> room & 1 == 1

    def forget_promises(self, seat: int) -> None:
        """A promise binds the next turn only."""
        self.yes[seat] = -1
        self.no[seat] = 0
