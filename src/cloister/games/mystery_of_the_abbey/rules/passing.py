# compiled with mypyc
"""All players pass suspect cards on at the same time (MOA-M2)."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.traits import BIT, EVERYBODY, count
from . import chronicle, events, moves, phase
from .chronicle import Entry
from .state import Abbey


def begin_passing(abbey: Abbey, need: int, step: int) -> None:
    """All choose at the same time what they pass on; a seat without a choice is not asked."""
    abbey.need = need
    abbey.give_to = step
    abbey.waiting = 0
    for seat in range(abbey.terms.seats):
        if abbey.no_pass >> seat & 1:
            abbey.picks[seat] = 0
        elif count(abbey.hands[seat]) <= need:
            abbey.picks[seat] = abbey.hands[seat]
        else:
            abbey.picks[seat] = 0
            abbey.waiting |= BIT[seat]
    if abbey.waiting:
        abbey.phase = phase.GIVING


def choose_passed(abbey: Abbey, seat: int, move: Move, told: Announcements) -> bool:
    """Choose one more card. Returns whether all seats are ready."""
    card = BIT[move - moves.GIVE]
    abbey.picks[seat] |= card
    events.alone(told, "chose", seat, card)
    if count(abbey.picks[seat]) == abbey.need:
        abbey.waiting &= ~BIT[seat]
    return not abbey.waiting


def pass_on(abbey: Abbey, at_mass: bool, told: Announcements) -> None:
    """Pass on everything that was chosen, all at the same time."""
    abbey.phase = phase.RUN
    seats = abbey.terms.seats
    given = abbey.picks.copy()
    for seat in range(seats):
        abbey.hands[seat] &= ~given[seat]
    for n in range(seats):
        seat = (abbey.seat + n) % seats
        to = (seat + abbey.give_to) % seats
        abbey.hands[to] |= given[seat]
        abbey.saw(seat, given[seat], to)
        abbey.saw(to, given[seat], to)
        events.between(told, "passed", seat, to, given[seat])
        abbey.picks[seat] = 0
    abbey.page.append(
        Entry(chronicle.PASS, chronicle.MASS if at_mass else 0, -1, EVERYBODY, abbey.give_to, given)
    )
    abbey.no_pass = 0
    told.reveal()
