# compiled with mypyc
"""The notes of an onlooker: the chronicle as that onlooker saw it, and its own hand at the start.

An onlooker is a seat, or the spectator, whose number is the number of seats.
"""

from ..components.traits import BIT, count
from ..rules import chronicle
from ..rules.chronicle import Entry
from ..rules.state import Abbey
from .view import AbbeyView


class Notes:
    """Everything an onlooker has seen and heard. All other knowledge follows from it."""

    def __init__(self, seats: int, onlooker: int, page: list[Entry]) -> None:
        self.seats = seats
        self.onlooker = onlooker
        self.page = page
        """The chronicle. Cards that the onlooker does not know (`Entry.knows`) are only counted."""
        self.own = 0
        """The onlooker's own hand when the chronicle begins."""
        self.start: list[int] = [0] * seats
        """How many cards each seat held then."""
        self.piled = 0
        """How many cards lay on the parlour pile then."""

    def rewind(self, own: int, held: list[int], piled: int) -> "Notes":
        """Work out the hand and card counts at the start of the chronicle from those of now."""
        sizes = held.copy()
        for at in range(len(self.page) - 1, -1, -1):
            line = self.page[at]
            if not line.is_move():
                continue
            if line.kind == chronicle.DRAW:
                piled += 1
                sizes[line.a] -= 1
                if line.a == self.onlooker:
                    own &= ~line.cards[0]
                continue
            own = self._undo_move(line, own, sizes)
        self.own = own
        self.start = sizes
        self.piled = piled
        return self

    def _undo_move(self, line: Entry, own: int, sizes: list[int]) -> int:
        """Undo one move in the card counts. Returns the onlooker's hand before it."""
        givers = line.givers(self.seats)
        takers = line.takers(self.seats)
        for at in range(len(givers)):
            if takers[at] == self.onlooker:
                own &= ~line.cards[at]
        for at in range(len(givers)):
            sizes[givers[at]] += count(line.cards[at])
            sizes[takers[at]] -= count(line.cards[at])
            if givers[at] == self.onlooker:
                own |= line.cards[at]
        return own


def notes_of(abbey: Abbey, onlooker: int) -> Notes:
    """The notes of an onlooker, taken from the state."""
    seats = abbey.terms.seats
    own = abbey.hands[onlooker] if onlooker < seats else 0
    held = [count(hand) for hand in abbey.hands]
    return Notes(seats, onlooker, abbey.page.copy()).rewind(own, held, len(abbey.parlour))


def notes_in(view: AbbeyView) -> Notes:
    """The same notes, taken from the onlooker's view."""
    held: list[int] = view.held
    seats = len(held)
    hand: list[int] = view.hand
    own = 0
    for suspect in hand:
        own |= BIT[suspect - 1]
    page: list[Entry] = []
    for line in view.page:
        cards: list[int] = [_stand_in(mask) for mask in line.cards]
        page.append(Entry(line.kind, line.a, line.b, line.mask, line.n, cards, line.link))
    return Notes(seats, seats if view.seat is None else view.seat, page).rewind(
        own, held, view.parlour
    )


def _stand_in(mask: int) -> int:
    """Replace n unseen cards, written -n, by the first n cards: only their number matters."""
    return mask if mask >= 0 else BIT[-mask] - 1
