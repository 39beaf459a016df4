# compiled with mypyc
"""Shows suspect cards (MOA-J10)."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import cards
from ..components.traits import BIT, EVERYBODY, count
from . import chronicle, events, moves, phase
from .chronicle import Entry
from .state import Abbey


def begin_showing(abbey: Abbey, seats: int, mask: int, to: int) -> None:
    """Let the seats concerned choose at the same time which card they show (MOA-J16)."""
    abbey.show_mask = mask
    abbey.show_to = to
    abbey.waiting = seats
    if seats:
        abbey.phase = phase.SHOWING


def choose_shown(abbey: Abbey, seat: int, move: Move, told: Announcements) -> None:
    """One seat has chosen; when all have, everything is shown together."""
    abbey.picks[seat] = -1 if move == moves.NONE else BIT[move - moves.SHOW]
    abbey.waiting &= ~BIT[seat]
    events.alone(told, "chose", seat, max(abbey.picks[seat], 0))
    if abbey.waiting:
        return
    abbey.phase = phase.RUN
    for n in range(abbey.terms.seats):
        other = (abbey.seat + n) % abbey.terms.seats
        if abbey.picks[other]:
            show_one(abbey, other, max(abbey.picks[other], 0), abbey.show_mask, abbey.show_to, told)
            abbey.picks[other] = 0


def show_one(abbey: Abbey, holder: int, card: int, mask: int, to: int, told: Announcements) -> None:
    """Show a card to the players that the effect names (`to`)."""
    seats = abbey.terms.seats
    match to:
        case cards.ALL:
            _show_to_all(abbey, holder, card, mask, told)
        case cards.LEFT:
            show_card(abbey, holder, (holder + 1) % seats, card, mask, told)
        case cards.RIGHT:
            show_card(abbey, holder, (holder - 1) % seats, card, mask, told)
        case _:
            show_card(abbey, holder, abbey.seat, card, mask, told)


def show_card(
    abbey: Abbey, holder: int, to: int, card: int, mask: int, told: Announcements
) -> None:
    """Show one card to one player. If there is none to show, the holder says so."""
    if card:
        abbey.saw(to, card, holder)
        abbey.saw(holder, card, holder)
        events.between(told, "showed", holder, to, card)
    else:
        events.two(told, "has-none", holder, to)
    abbey.page.append(Entry(chronicle.SHOW, holder, to, mask, 1 if card else 0, [card]))
    told.reveal()


def _show_to_all(abbey: Abbey, holder: int, card: int, mask: int, told: Announcements) -> None:
    """Show one card to everybody. If there is none to show, the holder says so."""
    if card:
        abbey.all_saw(card, holder)
        events.shown(told, "showed-all", holder, card)
    else:
        events.one(told, "has-none-all", holder)
    abbey.page.append(Entry(chronicle.SHOW_ALL, holder, -1, mask, 1 if card else 0, [card]))
    told.reveal()


def show_rest(abbey: Abbey, holder: int, kept: int, told: Announcements) -> None:
    """Show all cards but one (MOA-L3)."""
    rest = abbey.hands[holder] & ~kept
    abbey.saw(abbey.seat, rest, holder)
    abbey.page.append(Entry(chronicle.REST, holder, abbey.seat, EVERYBODY, count(rest), [rest]))
    events.between(told, "showed", holder, abbey.seat, rest)
    told.reveal()
