# compiled with mypyc
"""Books that players keep: when one may be played, and what playing it does (MOA-J23, MOA-J24)."""

from typing import Final

from cloister.core.game import Announcements
from cloister.core.values import Move, Seat

from ..components import cards
from ..components.cards import Effect
from ..components.traits import BIT
from . import agenda, drawing, events, phase, targets, walking
from .agenda import item
from .moves import PLAY
from .state import Abbey

PHASES: Final = (
    phase.MOVING,
    phase.WHOM,
    phase.REPLY,
    phase.AFTER_TALK,
    phase.AFTER_ROOM,
    phase.REACT,
    phase.MASS_BOOKS,
)
"""Phases in which a kept book may be played. Not playing one is information too (MOA-J24)."""


def playable(abbey: Abbey, seat: int, moment: int) -> list[Move]:
    """The moves that play a kept book of the seat at this moment."""
    return [PLAY + book for book in abbey.kept[seat] if fits_now(abbey, seat, book, moment)]


def fits_now(abbey: Abbey, seat: int, book: int, moment: int) -> bool:
    """Whether a kept book can be played with effect (MOA-J23, MOA-J24)."""
    card = abbey.terms.books[book]
    if card.when != moment:
        return False
    effect = abbey.terms.effects[card.effects[0]]
    match effect.op:
        case cards.STEPS:
            return _destinations_with(abbey, seat, effect.op, effect.n) != 0
        case cards.PLACE | cards.ENTER_OCCUPIED:
            return _destinations_with(abbey, seat, effect.op, abbey.steps) != 0
        case cards.ENTER_FEWEST:
            return (
                not walking.has_fewest(abbey, seat)
                and _destinations_with(abbey, seat, effect.op, abbey.steps) != 0
            )
        case cards.PASS_RIGHT:
            return abbey.give_to == 1
        case cards.PASS_NOTHING:
            return not abbey.no_pass >> seat & 1
        case cards.PRESS:
            return not abbey.pressed
        case cards.ASK_AGAIN | cards.REFUSE_BACK:
            return True
        case cards.CANCEL_PENANCE | cards.CANCEL_TAKING:
            return True
        case cards.LOOK_PARLOUR:
            if abbey.parlour:
                return True
            effect = abbey.terms.effects[effect.other]
        case _:
            pass
    return targets.targets_of(abbey, seat, effect, -1) != 0


def _destinations_with(abbey: Abbey, seat: int, op: int, steps: int) -> int:
    """Where a move may end with one more book; nowhere if that book is already in use."""
    if abbey.move_books >> op & 1:
        return 0
    before = abbey.steps
    abbey.steps = steps
    found = walking.destinations(abbey, seat, abbey.move_books | BIT[op])
    abbey.steps = before
    return found


def ask_before(abbey: Abbey, seat: int, moment: int, then: int) -> None:
    """Put `then` on the agenda, but first let a seat that keeps books react (MOA-J24)."""
    abbey.agenda.append(then)
    if abbey.kept[seat]:
        abbey.react = moment
        abbey.decide(phase.REACT, seat)


def play(abbey: Abbey, seat: Seat, book: int, told: Announcements) -> None:
    """Turn up a kept book (MOA-J23) and put on the agenda what its effect needs."""
    number = abbey.terms.books[book].effects[0]
    effect = _turn_up(abbey, seat, book, told)
    now = abbey.phase
    match effect.op:
        case cards.STEPS | cards.PLACE | cards.ENTER_FEWEST | cards.ENTER_OCCUPIED:
            abbey.move_books |= BIT[effect.op]
            if effect.op == cards.STEPS:
                abbey.steps = effect.n
            return
        case cards.PRESS:
            abbey.pressed = True
            return
        case cards.REFUSE_BACK:
            pass
        case cards.ASK_AGAIN:
            abbey.agenda.append(item(agenda.MEET))
        case cards.CANCEL_PENANCE | cards.CANCEL_TAKING:
            abbey.agenda.pop()
        case cards.PASS_NOTHING:
            abbey.no_pass |= BIT[seat]
            _ask_mass_again(abbey, seat)
        case cards.PASS_RIGHT:
            abbey.give_to = abbey.terms.seats - 1
            _ask_mass_again(abbey, seat)
        case _:
            again = agenda.MOVE if now == phase.MOVING else agenda.AFTER_ROOM
            abbey.agenda.append(item(again))
            abbey.agenda.append(item(agenda.EFFECT, 0, 0, number))
    abbey.phase = phase.RUN


def _turn_up(abbey: Abbey, seat: int, book: int, told: Announcements) -> Effect:
    """Turn up a kept book and put it under its pile. Returns its effect."""
    card = abbey.terms.books[book]
    abbey.kept[seat].remove(book)
    drawing.put_under(abbey, book)
    events.card(told, "played", seat, card.word, card.title)
    told.reveal()
    return abbey.terms.effects[card.effects[0]]


def _ask_mass_again(abbey: Abbey, seat: Seat) -> None:
    """Ask the seat again: several books may be combined at one moment."""
    abbey.agenda.append(item(agenda.MASS_BOOKS, (seat - abbey.seat) % abbey.terms.seats))
