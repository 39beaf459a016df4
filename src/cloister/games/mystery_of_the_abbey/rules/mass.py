# compiled with mypyc
"""The Mass: everybody goes to church and passes cards on (MOA-M1 to MOA-M4)."""

from cloister.core.game import Announcements

from ..components import cards
from ..components.rooms import CHURCH
from . import agenda, events, exchanges, passing, phase, scoring
from .agenda import item
from .state import Abbey


def ring(abbey: Abbey, told: Announcements) -> None:
    """The bell is rung: all go to church (MOA-M1), and lasting effects end (MOA-J29)."""
    abbey.lasting = 0
    abbey.locked = -1
    abbey.ransacked = -1
    for seat in range(abbey.terms.seats):
        abbey.pawns[seat] = CHURCH
        exchanges.forget_theft(abbey, seat)
    abbey.give_to = 1
    abbey.no_pass = 0
    events.number(told, "mass", abbey.seat, abbey.terms.passes[abbey.office()])
    abbey.agenda.append(item(agenda.MASS_END))
    abbey.agenda.append(item(agenda.EVENT))
    abbey.agenda.append(item(agenda.MASS_CARDS))
    for n in range(abbey.terms.seats - 1, -1, -1):
        abbey.agenda.append(item(agenda.MASS_BOOKS, n))


def offer_books(abbey: Abbey, after: int) -> None:
    """The seat this many places after the one that rang may play books (MOA-J24)."""
    seat = (abbey.seat + after) % abbey.terms.seats
    if abbey.kept[seat]:
        abbey.react = cards.AT_MASS
        abbey.decide(phase.MASS_BOOKS, seat)


def choose_cards(abbey: Abbey, told: Announcements) -> None:
    """Everybody chooses the cards to pass on (MOA-M2)."""
    passing.begin_passing(abbey, abbey.terms.passes[abbey.office()], abbey.give_to)
    if abbey.phase == phase.RUN:
        passing.pass_on(abbey, True, told)


def end_mass(abbey: Abbey, told: Announcements) -> None:
    """The right neighbour takes the bell (MOA-M4), unless it was the last Mass (MOA-J14)."""
    abbey.masses += 1
    if abbey.masses >= abbey.terms.masses:
        scoring.finish(abbey, told)
        return
    abbey.first = (abbey.seat - 1) % abbey.terms.seats
    abbey.bell = abbey.terms.bell_first - 1
    abbey.agenda.append(item(agenda.BEGIN, abbey.first))
