# compiled with mypyc
"""One mountain: its cards, and where cards may go, updated card by card."""

from ..components.cards import AVALANCHE, EMPTY, is_animal
from ..components.places import BASE, FIRST, PLACES, WIDTH
from .relief import SCORING, Relief


class Mountain(Relief):
    """A relief with lists of playable places, each in ascending order."""

    def __init__(self, cards: list[int]) -> None:
        super().__init__(cards)
        self.open: list[int] = [FIRST]
        """Where a card may lie at all (ALT-2, ALT-3, ALT-5); `fits` says which card."""
        self.bare: list[int] = []
        """Cards with nothing on them, except avalanches: they may be replaced (ALT-9)."""
        self.slides: list[int] = []
        """Avalanches with nothing on them: they may be removed (ALT-R12)."""
        self.rows: list[int] = [0] * BASE
        """How many cards lie in each row."""

    def copy(self) -> "Mountain":
        """An independent copy."""
        twin = Mountain(self.cards.copy())
        twin.open = self.open.copy()
        twin.bare = self.bare.copy()
        twin.slides = self.slides.copy()
        twin.left = self.left
        twin.right = self.right
        twin.rows = self.rows.copy()
        twin.floors = self.floors
        twin.animals = self.animals
        return twin

    def fits_somewhere(self, card: int) -> bool:
        """Whether some open place takes the card; base places, which take any card, come first."""
        for place in self.open:
            if self.fits(card, place):
                return True
        return False

    def size(self) -> int:
        """How many cards it has."""
        return sum(self.rows)

    # Changes

    def lay(self, place: int, card: int) -> None:
        """Put a card on an open place."""
        self.put(place, card)
        row = place // WIDTH
        self.rows[row] += 1
        if row == 0:
            self._open_base()
        else:
            drop(self.open, place)
            self._cover(place - WIDTH)
            self._cover(place - WIDTH + 1)
        self._uncover(place)
        if self.cards[place - 1] != EMPTY:
            insert(self.open, place + WIDTH - 1)
        if self.cards[place + 1] != EMPTY:
            insert(self.open, place + WIDTH)

    def swap(self, place: int, card: int) -> int:
        """Replace a bare card; returns the old one (ALT-7e)."""
        old = self.cards[place]
        self.put(place, card)
        return old

    def lift(self, place: int) -> None:
        """Remove an uncovered avalanche (ALT-12)."""
        self.cards[place] = EMPTY
        row = place // WIDTH
        self.rows[row] -= 1
        if self.rows[row] == 0:
            self.floors = row
        drop(self.slides, place)
        left, right = self.cards[place - 1] != EMPTY, self.cards[place + 1] != EMPTY
        if left:
            drop(self.open, place + WIDTH - 1)
        if right:
            drop(self.open, place + WIDTH)
        if row == 0:
            self._find_ends()
            self._open_base()
            return
        insert(self.open, place)
        if not left:
            self._uncover(place - WIDTH)
        if not right:
            self._uncover(place - WIDTH + 1)

    def _cover(self, place: int) -> None:
        if self.cards[place] == AVALANCHE:
            drop(self.slides, place)
        else:
            drop(self.bare, place)

    def _uncover(self, place: int) -> None:
        if self.cards[place] == AVALANCHE:
            insert(self.slides, place)
        else:
            insert(self.bare, place)

    # The base

    def _find_ends(self) -> None:
        """Move the ends inwards past removed cards; the first card always stays."""
        while self.left < FIRST and self.cards[self.left] == EMPTY:
            self.left += 1
        while self.right > FIRST and self.cards[self.right] == EMPTY:
            self.right -= 1

    def _open_base(self) -> None:
        """Open places beside a card, in a gap or at an end, up to ten (ALT-2, ALT-R1, ALT-R12)."""
        places: list[int] = []
        full = self.right - self.left + 1 >= BASE
        first = self.left if full else self.left - 1
        last = self.right if full else self.right + 1
        cards = self.cards
        for place in range(first, last + 1):
            if cards[place] == EMPTY and (cards[place - 1] != EMPTY or cards[place + 1] != EMPTY):
                places.append(place)
        for place in self.open:
            if place >= WIDTH:
                places.append(place)
        self.open = places

    # The whole

    def survey(self) -> None:
        """Recompute everything from the cards alone."""
        cards = self.cards
        self.rows = [0] * BASE
        self.open, self.bare, self.slides = [FIRST], [], []
        self.left, self.right = FIRST, FIRST - 1
        self.floors = self.animals = 0
        if cards[FIRST] == EMPTY:
            return
        self.left, self.right = 1, WIDTH - 1
        self._find_ends()
        self.open = []
        self._open_base()
        for row in range(BASE):
            for place in range(row * WIDTH + self.left, row * WIDTH + self.right - row + 1):
                if cards[place] == EMPTY:
                    if row > 0 and cards[place - WIDTH] and cards[place - WIDTH + 1]:
                        self.open.append(place)
                else:
                    self._count(place, row)
            if self.rows[row] == 0:
                break

    def _count(self, place: int, row: int) -> None:
        card = self.cards[place]
        self.rows[row] += 1
        self.floors = row + 1
        if row >= SCORING - 1 and is_animal(card):
            self.animals += 1
        if not self.is_covered(place):
            self._uncover(place)

    def written(self) -> list[list[int]]:
        """Rows from the base up, each from the left end of the base to its last card."""
        found: list[list[int]] = []
        for row in range(self.floors):
            start = row * WIDTH + self.left
            end = row * WIDTH + self.right + 1 - row
            while self.cards[end - 1] == EMPTY:
                end -= 1
            found.append(self.cards[start:end])
        return found


def read(left: int, rows: list[list[int]]) -> Mountain:
    """A mountain from its written rows; `left` is where all rows begin."""
    cards = [EMPTY] * PLACES
    for row in range(len(rows)):
        start = row * WIDTH + left
        line = rows[row]
        for at in range(len(line)):
            cards[start + at] = line[at]
    found = Mountain(cards)
    found.survey()
    return found


def insert(places: list[int], place: int) -> None:
    """Add to an ascending list."""
    at = len(places)
    while at > 0 and places[at - 1] > place:
        at -= 1
    places.insert(at, place)


def drop(places: list[int], place: int) -> None:
    """Remove from a list, if present."""
    for at in range(len(places)):
        if places[at] == place:
            places.pop(at)
            return
