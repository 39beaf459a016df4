# compiled with mypyc
"""Encounters: questions, the vow of silence, the question back (MOA-Q1 to MOA-Q4, MOA-J22)."""

from typing import Final

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import cards
from ..components.traits import BIT, EVERYBODY, count, nth
from . import agenda, chronicle, events, moves, phase
from .agenda import item
from .chronicle import Entry
from .state import Abbey

MOST_NAMES: Final = 6
"""Maximum names in a question by names (MOA-J1)."""


def meet(abbey: Abbey) -> None:
    """A pawn that ends its move where others are must question one of them (MOA-T3, MOA-J6)."""
    there = abbey.pawns_in(abbey.pawns[abbey.seat], abbey.seat) & ~abbey.praying
    if abbey.cut or not there or abbey.lasting & cards.NO_QUESTIONS:
        return
    abbey.pressed = False
    abbey.forced = False
    abbey.back = False
    abbey.targets = there
    abbey.agenda.append(item(agenda.AFTER_TALK))
    if there & (there - 1) or abbey.kept[abbey.seat]:
        abbey.decide(phase.WHOM, abbey.seat)
    else:
        begin_question(abbey, abbey.seat, nth(there, 0))


def begin_question(abbey: Abbey, asker: int, asked: int) -> None:
    """One player turns to another and chooses what to ask about."""
    abbey.asker = asker
    abbey.asked = asked
    abbey.topic = -1
    abbey.traits = 0
    abbey.names = 0
    abbey.space = 0
    abbey.decide(phase.TOPIC, asker)


def choose_topic(abbey: Abbey, move: Move) -> None:
    """Set the topic of the question, or waive the question back (MOA-Q2)."""
    if move == moves.WAIVE:
        abbey.phase = phase.RUN
        return
    abbey.topic = move - moves.TOPIC
    if abbey.topic == moves.WILL:
        abbey.phase = phase.SPACE
    elif abbey.topic == moves.ALOUD:
        abbey.phase = phase.RUN
    else:
        abbey.phase = phase.PARTS


def add_part(abbey: Abbey, move: Move) -> None:
    """Add one more trait or name, or complete the question."""
    if move == moves.DONE:
        abbey.phase = phase.RUN
    elif move >= moves.NAME:
        abbey.names |= BIT[move - moves.NAME]
    else:
        abbey.traits |= BIT[move - moves.TRAIT]


def put_question(abbey: Abbey, told: Announcements) -> None:
    """Announce a complete question. Those asked answer in clockwise order."""
    if abbey.topic < 0:
        return
    events.question(told, abbey, "asked-all" if abbey.forced else "asked", 0)
    if abbey.forced:
        for n in range(abbey.terms.seats - 1, 0, -1):
            other = (abbey.asker + n) % abbey.terms.seats
            if abbey.targets >> other & 1:
                abbey.agenda.append(item(agenda.ANSWER, other))
        return
    if not abbey.back:
        abbey.agenda.append(item(agenda.BACK))
    abbey.agenda.append(item(agenda.ANSWER, abbey.asked))


def must_answer(abbey: Abbey, seat: int, told: Announcements) -> None:
    """Let the seat decide if it has a choice; otherwise the engine gives the true answer."""
    abbey.asked = seat
    decides = abbey.topic >= moves.WILL or may_be_silent(abbey)
    if decides or (abbey.back and abbey.kept[seat]):
        abbey.decide(phase.REPLY, seat)
    else:
        _tell_truth(abbey, told)


def may_be_silent(abbey: Abbey) -> bool:
    """Whether the vow of silence (MOA-Q1) may be taken: not if a card or a rule forbids it."""
    bound = abbey.back or abbey.pressed or abbey.forced
    return not bound and not abbey.lasting & cards.NO_SILENCE


def reply(abbey: Abbey, move: Move, told: Announcements) -> None:
    """Carry out a reply: silence, the true answer, a promise, or an answer said aloud."""
    abbey.phase = phase.RUN
    if move == moves.SILENT:
        events.two(told, "silent", abbey.asked, abbey.asker)
        abbey.pressed = True
    elif move == moves.ANSWER:
        _tell_truth(abbey, told)
    elif abbey.topic == moves.WILL:
        _promise(abbey, move == moves.YES)
        events.question(told, abbey, "promised" if move == moves.YES else "promised-not", 0)
    else:
        said = "said-yes" if move == moves.YES else "said-no"
        if move < moves.PLAIN:
            said = "said-number"
        events.question(told, abbey, said, move - moves.SAY)


def _promise(abbey: Abbey, yes: bool) -> None:
    """Note a promise: an answer about an intention binds the player (MOA-Q4, MOA-J3)."""
    if yes:
        abbey.yes[abbey.asked] = abbey.space
    else:
        abbey.no[abbey.asked] |= BIT[abbey.space]


def _tell_truth(abbey: Abbey, told: Announcements) -> None:
    """Give the exact and true answer (MOA-Q4)."""
    asked = abbey.asked
    mask = abbey.matching()
    n = count(mask & _asked_about(abbey, asked, abbey.topic))
    abbey.page.append(Entry(chronicle.COUNT, asked, abbey.topic, mask, n, []))
    events.question(told, abbey, "answered", n)
    told.reveal()


def _asked_about(abbey: Abbey, seat: int, topic: int) -> int:
    """The suspects that a question on this topic is about, whatever their traits."""
    match topic:
        case moves.HAND:
            return abbey.hands[seat]
        case moves.SEEN:
            return abbey.seen[seat]
        case _:
            mass = abbey.page[abbey.last_mass()]
            giver = seat if topic == moves.PASSED else (seat - mass.n) % abbey.terms.seats
            return mass.cards[giver]


def question_back(abbey: Abbey) -> None:
    """Let a player who has answered put one question back (MOA-Q2)."""
    if abbey.pressed or abbey.praying >> abbey.asked & 1:
        return
    abbey.back = True
    begin_question(abbey, abbey.asked, abbey.asker)


def talk_again(abbey: Abbey) -> None:
    """Offer a book that asks once more, if there is still somebody to ask (MOA-B13)."""
    seat = abbey.seat
    there = abbey.pawns_in(abbey.pawns[seat], seat) & ~abbey.praying
    if abbey.kept[seat] and there and not abbey.cut:
        abbey.decide(phase.AFTER_TALK, seat)


def take_census(abbey: Abbey, value: int, told: Announcements) -> None:
    """All players say how many suspects of a kind they hold (MOA-L7)."""
    abbey.phase = phase.RUN
    mask = abbey.terms.values[value] & EVERYBODY
    for n in range(abbey.terms.seats):
        seat = (abbey.seat + n) % abbey.terms.seats
        held = count(mask & abbey.hands[seat])
        abbey.page.append(Entry(chronicle.COUNT, seat, moves.HAND, mask, held, []))
        events.counted(told, seat, value, held)
    told.reveal()
