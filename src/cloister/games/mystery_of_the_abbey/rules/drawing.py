# compiled with mypyc
"""Draws books and events from their piles, and rolls dice."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements

from ..components.cards import Card
from ..components.traits import BIT
from . import agenda, events
from .agenda import item
from .state import Abbey


def roll(abbey: Abbey, chance: Chance, but: int) -> int:
    """Roll a die until it names a seat in play (MOA-S4) other than `but` (MOA-J11)."""
    while True:
        seat = chance.below(6, "die")
        if seat < abbey.terms.seats and seat != but:
            return seat


def draw_book(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """Draw a scriptorium book. It is kept hidden or carried out at once (MOA-C5)."""
    if not abbey.books:
        return
    book = abbey.books.pop(0)
    card = abbey.terms.books[book]
    told.reveal()
    if card.star:
        abbey.kept[abbey.seat].append(book)
        abbey.kept[abbey.seat].sort()
        events.secretly(told, "kept", abbey.seat, card.word, card.title)
        return
    put_under(abbey, book)
    events.card(told, "read", abbey.seat, card.word, card.title)
    _carry_out(abbey, card, abbey.seat, chance, told)


def put_under(abbey: Abbey, book: int) -> None:
    """Put a book that everybody has seen under its pile (MOA-S2, MOA-J27)."""
    abbey.books.append(book)
    abbey.open_books |= BIT[book]


def draw_library(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """Draw a library book, read it out and carry it out (MOA-C6)."""
    book = abbey.library.pop(0)
    abbey.library.append(book)
    abbey.open_library = min(abbey.open_library + 1, len(abbey.library))
    card = abbey.terms.library[book]
    events.card(told, "read", abbey.seat, card.word, card.title)
    told.reveal()
    _carry_out(abbey, card, abbey.seat, chance, told)


def draw_event(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """Draw an event and carry it out (MOA-M3)."""
    if not abbey.terms.has_events or not abbey.events:
        return
    event = abbey.events.pop(0)
    abbey.events.append(event)
    abbey.open_events = min(abbey.open_events + 1, len(abbey.events))
    card = abbey.terms.events[event]
    events.card(told, "event", abbey.seat, card.word, card.title)
    told.reveal()
    _carry_out(abbey, card, -1, chance, told)


def _carry_out(abbey: Abbey, card: Card, but: int, chance: Chance, told: Announcements) -> None:
    """Put the effects of a card on the agenda; its die is rolled once for all of them."""
    rolled = -1
    if card.die:
        rolled = roll(abbey, chance, but)
        events.one(told, "rolled", rolled)
    for at in range(len(card.effects) - 1, -1, -1):
        abbey.agenda.append(item(agenda.EFFECT, rolled + 1, 0, card.effects[at]))
