# compiled with mypyc
"""Carries out moves: passes each one to the function for the current phase."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move, Seat

from ..components.traits import BIT
from . import (
    agenda,
    chapter,
    effects,
    encounters,
    exchanges,
    moves,
    passing,
    phase,
    showing,
    turn,
    visiting,
)
from .agenda import item
from .moves import SEAT
from .state import Abbey


def carry_out(abbey: Abbey, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
    """Carry out a move that plays no kept book."""
    match abbey.phase:
        case phase.MOVING:
            turn.go(abbey, move, told)
        case phase.WHOM:
            encounters.begin_question(abbey, seat, move - SEAT)
        case phase.TOPIC:
            encounters.choose_topic(abbey, move)
            _put_if_complete(abbey, told)
        case phase.PARTS:
            encounters.add_part(abbey, move)
            _put_if_complete(abbey, told)
        case phase.SPACE:
            abbey.space = move - moves.SPACE
            abbey.phase = phase.RUN
            _put_if_complete(abbey, told)
        case phase.REPLY:
            encounters.reply(abbey, move, told)
        case phase.AFTER_TALK:
            abbey.phase = phase.RUN
        case _:
            _in_a_room(abbey, seat, move, chance, told)


def _in_a_room(abbey: Abbey, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
    """Carry out a decision in a room or at the end of a turn."""
    match abbey.phase:
        case phase.ROOM:
            visiting.use_room(abbey, move == moves.USE, chance, told)
        case phase.REQUEST:
            visiting.add_to_request(abbey, seat, move)
        case phase.REQUEST_FROM:
            visiting.request_from(abbey, move - SEAT, told)
        case phase.CHAPTER | phase.REVEAL:
            chapter.speak_up(abbey, seat, move, told)
        case phase.ACCUSE:
            chapter.accuse(abbey, seat, move - moves.SUSPECT, told)
        case phase.AFTER_ROOM:
            turn.end_or_use_crypt(abbey, move, told)
        case _:
            _for_a_card(abbey, seat, move, chance, told)


def _for_a_card(abbey: Abbey, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
    """Carry out a decision that an event, a book or a Mass asks for."""
    match abbey.phase:
        case phase.NAME_SEAT:
            effects.name_seat(abbey, move - SEAT, chance, told)
        case phase.OWN_CARD:
            abbey.phase = phase.RUN
            exchanges.swap(abbey, BIT[move - moves.SWAP], seat, abbey.asked, chance, told)
        case phase.SHOWING:
            showing.choose_shown(abbey, seat, move, told)
        case phase.KEEP_BACK:
            abbey.phase = phase.RUN
            showing.show_rest(abbey, seat, BIT[move - moves.KEEP], told)
        case phase.GIVING:
            if passing.choose_passed(abbey, seat, move, told):
                passing.pass_on(abbey, abbey.agenda[-1] == item(agenda.EVENT), told)
        case phase.CENSUS:
            encounters.take_census(abbey, move - moves.TRAIT, told)
        case _:
            abbey.phase = phase.RUN


def _put_if_complete(abbey: Abbey, told: Announcements) -> None:
    if abbey.phase == phase.RUN:
        encounters.put_question(abbey, told)
