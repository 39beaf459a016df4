# compiled with mypyc
"""Says why a move is forbidden: the first rule that a person would name.

It looks only at what the seat can see: its own hand and books, and what is public.
"""

from typing import Final

from cloister.core.values import Move, Refusal, Seat

from ..components import cards
from ..components.rooms import LIBRARY, SCRIPTORIUM, SINGLE
from ..components.traits import TRAIT_OF
from . import moves, phase, walking
from .state import Abbey

BY_PHASE: Final = [
    Refusal("MOA-J21", "refuse-order"),
    Refusal("MOA-T2", "refuse-move-first"),
    Refusal("MOA-T3", "refuse-choose-whom"),
    Refusal("MOA-J1", "refuse-choose-topic"),
    Refusal("MOA-J1", "refuse-finish-question"),
    Refusal("MOA-J3", "refuse-name-space"),
    Refusal("MOA-Q1", "refuse-reply"),
    Refusal("MOA-J22", "refuse-after-talk"),
    Refusal("MOA-T4", "refuse-use-or-skip"),
    Refusal("MOA-C7", "refuse-finish-request"),
    Refusal("MOA-C7", "refuse-choose-whom-to-request"),
    Refusal("MOA-C9", "refuse-speak-or-skip"),
    Refusal("MOA-V3", "refuse-name-accused"),
    Refusal("MOA-L1", "refuse-reveal-or-skip"),
    Refusal("MOA-J21", "refuse-end-turn"),
    Refusal("MOA-J24", "refuse-react-or-pass"),
    Refusal("MOA-J21", "refuse-name-player"),
    Refusal("MOA-B1", "refuse-choose-own-card"),
    Refusal("MOA-J16", "refuse-choose-shown"),
    Refusal("MOA-L3", "refuse-choose-kept-back"),
    Refusal("MOA-M2", "refuse-choose-passed"),
    Refusal("MOA-J24", "refuse-react-or-pass"),
    Refusal("MOA-L7", "refuse-choose-value"),
    Refusal("MOA-J21", "refuse-order"),
]
"""For each phase, the refusal of a move of another kind: it says what to decide now."""


def forbids(abbey: Abbey, seat: Seat, move: Move) -> Refusal:
    """The rule against a move that is not on the list."""
    now = abbey.phase
    kind = move // moves.SPAN * moves.SPAN
    if kind == moves.PLAY:
        return _forbids_book(abbey, seat, move - moves.PLAY)
    match now:
        case phase.MOVING:
            if kind == moves.GO:
                return _forbids_way(abbey, seat, move)
        case phase.WHOM | phase.NAME_SEAT | phase.REQUEST_FROM:
            if kind == moves.SEAT:
                return _forbids_person(abbey, seat, move - moves.SEAT)
        case phase.TOPIC:
            if move == moves.WAIVE:
                return Refusal("MOA-T3", "refuse-must-ask")
            if kind == moves.TOPIC:
                return Refusal("MOA-J1", "refuse-topic")
        case phase.PARTS | phase.REQUEST:
            return _forbids_part(abbey, move, kind)
        case phase.REPLY:
            return _forbids_reply(abbey, move)
        case _:
            return _forbids_elsewhere(abbey, move, kind)
    return BY_PHASE[now]


def _forbids_elsewhere(abbey: Abbey, move: Move, kind: int) -> Refusal:
    """The rule against a move in a room, at the end of a turn or at a Mass."""
    now = abbey.phase
    match now:
        case phase.CHAPTER | phase.REVEAL:
            if kind == moves.REVEAL:
                return Refusal("MOA-V1", "refuse-revealed-before")
            if move == moves.ACCUSE and now == phase.CHAPTER:
                return Refusal("MOA-V2", "refuse-parlour-first")
        case phase.ACCUSE:
            if kind == moves.SUSPECT:
                return Refusal("MOA-J9", "refuse-own-suspect")
        case phase.AFTER_ROOM:
            if move == moves.CRYPT:
                return Refusal("MOA-C8", "refuse-no-crypt-card")
        case phase.SHOWING:
            if kind == moves.SHOW or move == moves.NONE:
                return Refusal("MOA-J16", "refuse-show-fitting")
        case _:
            pass
    return BY_PHASE[now]


def _forbids_way(abbey: Abbey, seat: Seat, room: int) -> Refusal:
    """Why a move may not end in that room."""
    books = abbey.move_books
    if room == abbey.pawns[seat]:
        return Refusal("MOA-T2", "refuse-stay")
    if books >> cards.ENTER_FEWEST & 1 and room != LIBRARY:
        return Refusal("MOA-B2", "refuse-only-library")
    if books >> cards.ENTER_OCCUPIED & 1 and not walking.in_reach(abbey, seat, books) >> room & 1:
        return Refusal("MOA-B7", "refuse-only-occupied")
    if not walking.open_rooms(abbey, seat, books) >> room & 1:
        return _forbids_entry(abbey, seat, room)
    if room == SCRIPTORIUM and abbey.terms.two_books and len(abbey.kept[seat]) >= 2:
        return Refusal("MOA-X2", "refuse-two-books")
    if walking.in_reach(abbey, seat, books) >> room & 1:
        return Refusal("MOA-J3", "refuse-promise")
    if abbey.lasting & cards.ONE_SPACE and not books:
        return Refusal("MOA-E18", "refuse-fog")
    return Refusal("MOA-T2", "refuse-too-far")


def _forbids_entry(abbey: Abbey, seat: Seat, room: int) -> Refusal:
    if room == LIBRARY:
        if not abbey.terms.has_library:
            return Refusal("MOA-X2", "refuse-library-closed")
        if abbey.lasting & cards.LIBRARY_SEALED:
            return Refusal("MOA-E12", "refuse-library-sealed")
        if abbey.visited >> seat & 1:
            return Refusal("MOA-C6", "refuse-library-once")
        return Refusal("MOA-C6", "refuse-not-fewest")
    locked = abbey.lasting & cards.CELL_LOCKED and room == abbey.terms.cells[abbey.locked]
    if locked and abbey.locked != seat:
        return Refusal("MOA-E8", "refuse-cell-locked")
    return Refusal("MOA-J5", "refuse-occupied" if SINGLE >> room & 1 else "refuse-too-far")


def _forbids_book(abbey: Abbey, seat: Seat, book: int) -> Refusal:
    if book not in abbey.kept[seat]:
        return Refusal("MOA-J23", "refuse-no-such-book")
    when = abbey.terms.books[book].when
    now = abbey.phase
    fits = {
        cards.TURN: now == phase.MOVING or now == phase.AFTER_ROOM,
        cards.MOVE: now == phase.MOVING,
        cards.ASKING: now == phase.WHOM,
        cards.AFTER: now == phase.AFTER_TALK,
        cards.BACK: now == phase.REPLY and abbey.back,
        cards.ON_PENANCE: now == phase.REACT and abbey.react == when,
        cards.ON_TAKING: now == phase.REACT and abbey.react == when,
        cards.AT_MASS: now == phase.MASS_BOOKS,
    }
    if not fits[when]:
        return Refusal("MOA-J23", "refuse-not-its-moment")
    return Refusal("MOA-J24", "refuse-no-effect")


def _forbids_person(abbey: Abbey, seat: Seat, other: int) -> Refusal:
    if other == seat or other >= abbey.terms.seats:
        return Refusal("MOA-J21", "refuse-another-player")
    if abbey.phase == phase.WHOM:
        if abbey.pawns[other] == abbey.pawns[seat]:
            return Refusal("MOA-J6", "refuse-in-penance")
        return Refusal("MOA-T3", "refuse-not-here")
    return Refusal("MOA-J21", "refuse-not-on-him")


def _forbids_part(abbey: Abbey, move: Move, kind: int) -> Refusal:
    requests = abbey.phase == phase.REQUEST
    if move == moves.DONE:
        return Refusal("MOA-C7" if requests else "MOA-J1", "refuse-nothing-named")
    if kind == moves.TRAIT and not abbey.names:
        value = move - moves.TRAIT
        for other in range(12):
            if abbey.traits >> other & 1 and TRAIT_OF[other] == TRAIT_OF[value]:
                return Refusal("MOA-J1", "refuse-one-value-a-trait")
        if requests:
            return Refusal("MOA-C7", "refuse-two-traits")
        return Refusal("MOA-J1", "refuse-two-traits")
    if kind == moves.NAME and not requests and not abbey.traits:
        if abbey.names >> move - moves.NAME & 1:
            return Refusal("MOA-J1", "refuse-named-already")
        return Refusal("MOA-J1", "refuse-no-names")
    if kind == moves.TRAIT or kind == moves.NAME:
        return Refusal("MOA-J1", "refuse-traits-or-names")
    return BY_PHASE[abbey.phase]


def _forbids_reply(abbey: Abbey, move: Move) -> Refusal:
    if move == moves.SILENT:
        if abbey.back:
            return Refusal("MOA-Q2", "refuse-silence-back")
        return Refusal("MOA-J22", "refuse-silence")
    if move == moves.YES and abbey.topic == moves.WILL:
        return Refusal("MOA-J3", "refuse-cannot-promise")
    if move == moves.NO and abbey.topic == moves.WILL:
        return Refusal("MOA-J3", "refuse-promised-already")
    return BY_PHASE[abbey.phase]
