# compiled with mypyc
"""What an onlooker has written down: the whole chronicle, and what lay where when it begins."""

from ..components.traits import BIT, count
from ..rules import entry
from ..rules.entry import Entry
from ..rules.state import Abbey
from .view import AbbeyView


class Notes:
    """The notebook of a seat, or of the spectator, whose number is that of the seats."""

    def __init__(self, seats: int, onlooker: int, page: list[Entry]) -> None:
        self.seats = seats
        self.onlooker = onlooker
        self.page = page
        self.own = 0
        """The onlooker's own hand when the page begins."""
        self.start: list[int] = [0] * seats
        """How many cards each seat held then, and how many lay on the parlour pile."""
        self.piled = 0

    def undo(self, own: int, held: list[int], piled: int) -> "Notes":
        """Go back from what lies there now to the first line."""
        sizes = held.copy()
        for at in range(len(self.page) - 1, -1, -1):
            line = self.page[at]
            if line.kind > entry.DRAW:
                continue
            if line.kind == entry.DRAW:
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
    """What a seat, or the spectator, has written down."""
    seats = abbey.terms.seats
    own = abbey.hands[onlooker] if onlooker < seats else 0
    held = [count(hand) for hand in abbey.hands]
    return Notes(seats, onlooker, abbey.page.copy()).undo(own, held, len(abbey.parlour))


def notes_in(view: AbbeyView) -> Notes:
    """The same, as the view tells it."""
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
    return Notes(seats, seats if view.seat is None else view.seat, page).undo(
        own, held, view.parlour
    )


def _stand_in(mask: int) -> int:
    """In place of cards that were not seen any others will do, if they are as many."""
    return mask if mask >= 0 else BIT[-mask] - 1
