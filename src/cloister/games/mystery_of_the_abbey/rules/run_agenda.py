# compiled with mypyc
"""Runs the game: carries out what is on the agenda until somebody has to decide."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements

from . import agenda, drawing, effects, encounters, exchanges, mass, phase, turn, visiting
from .state import Abbey


def run(abbey: Abbey, chance: Chance, told: Announcements) -> None:
    """Work through the agenda until somebody has to decide or the game is over."""
    while abbey.phase == phase.RUN:
        _do(abbey, abbey.agenda.pop(), chance, told)


def _do(abbey: Abbey, now: int, chance: Chance, told: Announcements) -> None:
    """Carry out one item of the agenda: the steps of a turn."""
    a, b, c = now // 32 % 16, now // 512 % 16, now // 8192
    match now % 32:
        case agenda.BEGIN:
            turn.begin_turn(abbey, a, told)
        case agenda.MOVE:
            turn.offer_move(abbey)
        case agenda.CATCH:
            turn.catch_intruders(abbey, chance, told)
        case agenda.MEET:
            encounters.meet(abbey)
        case agenda.ANSWER:
            encounters.must_answer(abbey, a, told)
        case agenda.BACK:
            encounters.question_back(abbey)
        case agenda.AFTER_TALK:
            encounters.talk_again(abbey)
        case agenda.ROOM:
            visiting.offer_room(abbey)
        case agenda.LEAVE:
            visiting.turn_die(abbey)
        case agenda.AFTER_ROOM:
            turn.offer_last_things(abbey)
        case agenda.TURN_END:
            turn.end_turn(abbey)
        case _:
            _do_to_somebody(abbey, now % 32, a, b, c, chance, told)


def _do_to_somebody(
    abbey: Abbey, kind: int, a: int, b: int, c: int, chance: Chance, told: Announcements
) -> None:
    """Carry out one item of the agenda: what happens to players."""
    match kind:
        case agenda.PENANCE:
            turn.give_penance(abbey, a)
        case agenda.PENANCE_NOW:
            turn.do_penance(abbey, a, told)
        case agenda.TAKE:
            exchanges.take(abbey, a, b, c)
        case agenda.TAKE_NOW:
            exchanges.take_now(abbey, a, b, c, chance, told)
        case agenda.SWAP:
            exchanges.begin_swap(abbey, a, b, c)
        case agenda.SWAP_NOW:
            exchanges.swap_now(abbey, a, b, c == 1, chance, told)
        case agenda.EFFECT:
            effects.do_effect(abbey, c, a - 1, chance, told)
        case agenda.DRAW_BOOK:
            drawing.draw_book(abbey, chance, told)
        case _:
            _do_mass(abbey, kind, a, chance, told)


def _do_mass(abbey: Abbey, kind: int, a: int, chance: Chance, told: Announcements) -> None:
    """Carry out one item of the agenda: the steps of a Mass."""
    match kind:
        case agenda.MASS_BOOKS:
            mass.offer_books(abbey, a)
        case agenda.MASS_CARDS:
            mass.choose_cards(abbey, told)
        case agenda.EVENT:
            drawing.draw_event(abbey, chance, told)
        case agenda.MASS_END:
            mass.end_mass(abbey, told)
        case _:
            mass.ring(abbey, told)
