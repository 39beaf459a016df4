# compiled with mypyc
"""The use of the rooms of the abbey (MOA-C1 to MOA-C10)."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Seat

from ..components import cards, rooms
from ..components.traits import BIT, EVERYBODY, count
from . import agenda, chronicle, drawing, encounters, events, moves, phase, showing
from .agenda import item
from .chronicle import Entry
from .state import Abbey


def offer_room(abbey: Abbey) -> None:
    """Let the player choose whether to use the room (MOA-T4)."""
    if abbey.cut:
        return
    room = abbey.pawns[abbey.seat]
    if room == rooms.CHAPTER:
        abbey.decide(phase.CHAPTER, abbey.seat)
    elif _can_use(abbey, room):
        abbey.decide(phase.ROOM, abbey.seat)


def _can_use(abbey: Abbey, room: int) -> bool:
    """Whether the room has anything to offer now."""
    seat = abbey.seat
    match room:
        case rooms.CONFESSIONAL_1 | rooms.CONFESSIONAL_2:
            shown = abbey.dice[room - 1]
            return shown != seat and abbey.hands[shown] != 0
        case rooms.SCRIPTORIUM:
            return len(abbey.books) > 0
        case rooms.LIBRARY | rooms.PARLOUR:
            return True
        case rooms.CRYPT:
            return not abbey.crypt >> seat & 1 and count(abbey.crypt) < abbey.terms.crypt_cards
        case _:
            owner = abbey.terms.owner[room]
            return owner >= 0 and owner != seat and abbey.hands[owner] != 0


def use_room(abbey: Abbey, use: bool, chance: Chance, told: Announcements) -> None:
    """Use the room, or skip it."""
    abbey.phase = phase.RUN
    if not use:
        events.one(told, "skipped", abbey.seat)
        return
    seat = abbey.seat
    room = abbey.pawns[seat]
    match room:
        case rooms.CONFESSIONAL_1 | rooms.CONFESSIONAL_2:
            taken = item(agenda.TAKE, abbey.dice[room - 1], seat, agenda.CONFESSIONAL)
            abbey.agenda.append(taken)
        case rooms.SCRIPTORIUM:
            abbey.agenda.append(item(agenda.DRAW_BOOK))
        case rooms.LIBRARY:
            drawing.draw_library(abbey, chance, told)
        case rooms.PARLOUR:
            _use_parlour(abbey, told)
        case rooms.CRYPT:
            abbey.crypt |= BIT[seat]
            events.one(told, "took-crypt", seat)
        case _:
            owner = abbey.terms.owner[room]
            abbey.agenda.append(item(agenda.TAKE, owner, seat, agenda.CELL))


def _use_parlour(abbey: Abbey, told: Announcements) -> None:
    """Take the top card of the pile, or begin a request once it is empty (MOA-C7)."""
    if not abbey.parlour:
        abbey.traits = 0
        abbey.names = 0
        abbey.decide(phase.REQUEST, abbey.seat)
        return
    card = BIT[abbey.parlour.pop(0)]
    abbey.hands[abbey.seat] |= card
    abbey.saw(abbey.seat, card, abbey.seat)
    abbey.page.append(Entry(chronicle.DRAW, abbey.seat, -1, EVERYBODY, 1, [card]))
    events.alone(told, "drew", abbey.seat, card)
    told.reveal()


def add_to_request(abbey: Abbey, seat: Seat, move: Move) -> None:
    """Add a trait to the request, or go on to choose whom to ask (MOA-C7)."""
    if move == moves.DONE:
        abbey.targets = abbey.terms.everyone & ~BIT[seat]
        abbey.phase = phase.REQUEST_FROM
    else:
        encounters.add_part(abbey, move)


def request_from(abbey: Abbey, other: int, told: Announcements) -> None:
    """Ask a player, who shows a fitting card of their choice or says that there is none."""
    abbey.phase = phase.RUN
    events.request(told, abbey, other)
    mask = abbey.matching()
    if abbey.hands[other]:
        showing.begin_showing(abbey, BIT[other], mask, cards.ME)
    else:
        showing.show_card(abbey, other, abbey.seat, 0, mask, told)


def turn_die(abbey: Abbey) -> None:
    """Turn the die of a confessional to its last visitor (MOA-C2, MOA-J4)."""
    room = abbey.pawns[abbey.seat]
    if room == rooms.CONFESSIONAL_1 or room == rooms.CONFESSIONAL_2:
        abbey.dice[room - 1] = abbey.seat
