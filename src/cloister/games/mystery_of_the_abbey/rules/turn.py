# compiled with mypyc
"""A turn from its beginning to its end (MOA-T1 to MOA-T5), and penance, which costs a turn."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import cards, rooms
from ..components.rooms import CHURCH
from ..components.traits import BIT
from . import agenda, events, exchanges, kept_books, moves, phase, walking
from .agenda import item
from .state import Abbey
from .terms import BELL_LAST


def begin_turn(abbey: Abbey, seat: int, told: Announcements) -> None:
    """Begin a turn: move or ring the bell; the turn may be lost (MOA-T1, MOA-J17)."""
    abbey.seat = seat
    abbey.turns += 1
    abbey.extra = False
    abbey.extra_turns = 0
    abbey.cut = False
    if seat == abbey.first:
        if abbey.bell == BELL_LAST:
            abbey.agenda.append(item(agenda.RING))
            return
        abbey.bell += 1
        events.number(told, "bell", seat, abbey.bell)
    if abbey.owed >> seat & 1:
        abbey.owed &= ~BIT[seat]
        walking.forget_promises(abbey, seat)
        events.one(told, "lost-turn", seat)
        abbey.agenda.append(item(agenda.BEGIN, (seat + 1) % abbey.terms.seats))
        return
    abbey.may_crypt = True
    plan_turn(abbey)


def plan_turn(abbey: Abbey) -> None:
    """Put the steps of a turn on the agenda, in their order (MOA-J21)."""
    abbey.move_books = 0
    for kind in (
        agenda.TURN_END,
        agenda.AFTER_ROOM,
        agenda.LEAVE,
        agenda.ROOM,
        agenda.MEET,
        agenda.CATCH,
        agenda.MOVE,
    ):
        abbey.agenda.append(item(kind))


def offer_move(abbey: Abbey) -> None:
    """Let the player decide where to go."""
    if not abbey.cut:
        abbey.decide(phase.MOVING, abbey.seat)


def go(abbey: Abbey, move: Move, told: Announcements) -> None:
    """Move the pawn (MOA-T2). If it has to stay, skip encounter and room (MOA-J20)."""
    seat = abbey.seat
    abbey.phase = phase.RUN
    walking.forget_promises(abbey, seat)
    abbey.move_books = 0
    if move == moves.PASS:
        events.one(told, "stayed", seat)
        for _ in range(4):
            abbey.agenda.pop()
        return
    room = move - moves.GO
    abbey.pawns[seat] = room
    exchanges.forget_theft(abbey, seat)
    if room != CHURCH:
        abbey.praying &= ~BIT[seat]
    if room == rooms.LIBRARY:
        abbey.visited |= BIT[seat]
    events.went(told, seat, room)


def catch_intruders(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """The owner of a cell enters: intruders give back cards and do penance (MOA-C4)."""
    seat = abbey.seat
    room = abbey.pawns[seat]
    if abbey.terms.owner[room] != seat:
        return
    intruders = abbey.pawns_in(room, seat)
    for n in range(abbey.terms.seats - 1, 0, -1):
        other = (seat + n) % abbey.terms.seats
        if intruders >> other & 1:
            abbey.agenda.append(item(agenda.PENANCE, other))
    for n in range(1, abbey.terms.seats):
        other = (seat + n) % abbey.terms.seats
        if intruders >> other & 1:
            exchanges.give_back(abbey, other, seat, chance, told)


def offer_last_things(abbey: Abbey) -> None:
    """Offer books and the crypt card. A player who has neither is not asked (MOA-J24)."""
    if not abbey.cut and (abbey.kept[abbey.seat] or may_use_crypt(abbey)):
        abbey.decide(phase.AFTER_ROOM, abbey.seat)


def may_use_crypt(abbey: Abbey) -> bool:
    """Whether a crypt card may be used (MOA-C8, MOA-J18).

    That is once, after a normal turn and the extra turns that a book adds to it.
    """
    return abbey.may_crypt and abbey.extra_turns == 0 and abbey.crypt >> abbey.seat & 1 == 1


def end_or_use_crypt(abbey: Abbey, move: Move, told: Announcements) -> None:
    """End the turn, or let the crypt card add another one."""
    abbey.phase = phase.RUN
    if move == moves.CRYPT:
        abbey.crypt &= ~BIT[abbey.seat]
        abbey.may_crypt = False
        abbey.extra_turns = 1
        events.one(told, "crypt-turn", abbey.seat)


def end_turn(abbey: Abbey) -> None:
    """Go on with extra turns (MOA-J18), then with the left neighbour (MOA-T5)."""
    if abbey.extra_turns > 0 and not abbey.cut:
        abbey.extra_turns -= 1
        abbey.extra = True
        plan_turn(abbey)
    else:
        abbey.agenda.append(item(agenda.BEGIN, (abbey.seat + 1) % abbey.terms.seats))


# Penance


def give_penance(abbey: Abbey, seat: int) -> None:
    """Give a penance, unless one is still owed (MOA-J17)."""
    if not abbey.owed >> seat & 1:
        kept_books.ask_before(abbey, seat, cards.ON_PENANCE, item(agenda.PENANCE_NOW, seat))


def do_penance(abbey: Abbey, seat: int, told: Announcements) -> None:
    """Send the pawn to the church; its player's next turn is lost (MOA-V4)."""
    abbey.pawns[seat] = CHURCH
    abbey.owed |= BIT[seat]
    abbey.praying |= BIT[seat]
    exchanges.forget_theft(abbey, seat)
    if seat == abbey.seat:
        abbey.cut = True
        abbey.extra_turns = 0
    events.one(told, "penance", seat)
