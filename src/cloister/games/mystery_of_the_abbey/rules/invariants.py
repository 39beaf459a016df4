# compiled with mypyc
"""Invariants: what must hold in every position."""

from cloister.core.errors import RuleBug

from ..components.rooms import COUNT, LIBRARY, SINGLE
from ..components.traits import BIT, EVERYBODY, SUSPECTS, count
from . import phase
from .state import Abbey


def check(abbey: Abbey) -> None:
    """Check every invariant of a position."""
    _check_suspects(abbey)
    _check_books(abbey)
    _check_people(abbey)


def _check_suspects(abbey: Abbey) -> None:
    seats = abbey.terms.seats
    require(
        len(abbey.hands) == len(abbey.seen) == len(abbey.sightings) == seats, "a hand is missing"
    )
    require(0 <= abbey.culprit < SUSPECTS, "no such culprit")
    every = BIT[abbey.culprit]
    cards = 1 + len(abbey.parlour)
    for card in abbey.parlour:
        require(0 <= card < SUSPECTS, "no such suspect in the parlour")
        every |= BIT[card]
    for seat in range(seats):
        hand = abbey.hands[seat]
        every |= hand
        cards += count(hand)
        seen = abbey.seen[seat]
        require(hand & ~seen == 0, "a seat has not seen its own hand")
        require(not seen >> abbey.culprit & 1, "somebody has seen the culprit")
    require(every == EVERYBODY and cards == SUSPECTS, "suspects were lost or doubled")


def _check_books(abbey: Abbey) -> None:
    every = 0
    number = len(abbey.books)
    for book in abbey.books:
        every |= BIT[book]
    for books in abbey.kept:
        number += len(books)
        before = -1
        for book in books:
            require(
                book in abbey.terms.books and abbey.terms.books[book].star,
                "a book without a star is kept",
            )
            require(book > before, "kept books are not sorted")
            before = book
            every |= BIT[book]
    require(number == len(abbey.terms.books) == count(every), "books were lost or doubled")
    require(len(abbey.events) == len(abbey.terms.events), "events were lost")
    require(len(abbey.library) == len(abbey.terms.library), "library books were lost")


def _check_people(abbey: Abbey) -> None:
    terms = abbey.terms
    require(phase.RUN < abbey.phase <= phase.OVER, "no such phase")
    require(0 <= abbey.seat < terms.seats and 0 <= abbey.first < terms.seats, "no such seat")
    require(0 <= abbey.decider < terms.seats, "nobody decides")
    require(0 <= abbey.bell <= 4 and 0 <= abbey.masses <= terms.masses, "no such hour")
    require(count(abbey.crypt) <= terms.crypt_cards, "too many crypt cards")
    require(len(abbey.pawns) == terms.seats, "a pawn is missing")
    for seat in range(terms.seats):
        room = abbey.pawns[seat]
        require(0 <= room < COUNT, "a pawn is nowhere")
        prays = abbey.praying >> seat & 1
        require(not prays or room == 0, "a penitent outside the church")
        require(not abbey.owed >> seat & 1 or prays == 1, "a penance without a penitent")
        require(
            room != LIBRARY or abbey.visited >> seat & 1 == 1, "an unknown visitor of the library"
        )
        stolen = abbey.stolen[seat]
        require(stolen < 0 or SINGLE >> room & 1 == 1, "a thief outside a cell")
    waits = abbey.phase == phase.SHOWING or abbey.phase == phase.GIVING
    require(not waits or abbey.waiting != 0, "nobody has to choose")
    require(len(abbey.revelations) <= 12, "too many revelations")


def require(holds: bool, what: str) -> None:
    """Raise a RuleBug unless a condition holds."""
    if not holds:
        raise RuleBug(what)
