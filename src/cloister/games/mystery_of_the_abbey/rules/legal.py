# compiled with mypyc
"""Who has to decide now, and between which moves."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.values import Move, Seat

from ..components import cards
from ..components.rooms import COUNT
from ..components.traits import BIT, EVERYBODY, TRAIT_OF, count, members, nth
from . import kept_books, moves, phase
from .encounters import MOST_NAMES, may_be_silent
from .moves import (
    DONE,
    GIVE,
    GO,
    KEEP,
    NAME,
    NONE,
    PASS,
    PLAY,
    REVEAL,
    SEAT,
    SHOW,
    SKIP,
    SPACE,
    SUSPECT,
    SWAP,
    TRAIT,
)
from .state import Abbey
from .turn import may_use_crypt
from .walking import can_keep_promise, destinations

ALONE: Final = [(seat,) for seat in range(6)]
"""The results of `to_act` when a single seat decides."""


def to_act(abbey: Abbey) -> tuple[Seat, ...]:
    """The seats that have to decide now, clockwise from the player whose turn it is."""
    if abbey.phase == phase.OVER:
        return ()
    if abbey.phase != phase.SHOWING and abbey.phase != phase.GIVING:
        return ALONE[abbey.decider]
    seats: list[int] = []
    for n in range(abbey.terms.seats):
        seat = (abbey.seat + n) % abbey.terms.seats
        if abbey.waiting >> seat & 1:
            seats.append(seat)
    return tuple(seats)


def legal_moves(abbey: Abbey, seat: Seat) -> list[Move]:
    """The legal moves of a seat; empty if it need not decide."""
    now = abbey.phase
    if now == phase.SHOWING or now == phase.GIVING:
        if not abbey.waiting >> seat & 1:
            return []
        return _shows(abbey, seat) if now == phase.SHOWING else _gifts(abbey, seat)
    if now == phase.OVER or seat != abbey.decider:
        return []
    if now <= phase.AFTER_TALK:
        return _moves_on_the_way(abbey, seat)
    if now <= phase.REVEAL:
        return _moves_in_a_room(abbey, seat)
    match now:
        case phase.NAME_SEAT:
            return _each(SEAT, abbey.targets)
        case phase.AFTER_ROOM:
            return _last_things(abbey, seat)
        case phase.REACT | phase.MASS_BOOKS:
            return kept_books.playable(abbey, seat, abbey.react) + [PASS]
        case phase.OWN_CARD:
            return _each(SWAP, abbey.hands[seat])
        case phase.KEEP_BACK:
            return _each(KEEP, abbey.hands[seat])
        case _:
            return [TRAIT + value for value in range(12)]


def _moves_on_the_way(abbey: Abbey, seat: Seat) -> list[Move]:
    """Moves from the beginning of a turn to the end of an encounter."""
    match abbey.phase:
        case phase.MOVING:
            return _ways(abbey)
        case phase.WHOM:
            return kept_books.playable(abbey, seat, cards.ASKING) + _each(SEAT, abbey.targets)
        case phase.TOPIC:
            return _topics(abbey)
        case phase.PARTS:
            return _parts(abbey)
        case phase.SPACE:
            return [SPACE + room for room in range(COUNT)]
        case phase.REPLY:
            return _replies(abbey)
        case _:
            return kept_books.playable(abbey, seat, cards.AFTER) + [DONE]


def _moves_in_a_room(abbey: Abbey, seat: Seat) -> list[Move]:
    """Moves in a room or in the chapter hall."""
    match abbey.phase:
        case phase.ROOM:
            return [moves.USE, SKIP]
        case phase.REQUEST:
            return _request(abbey)
        case phase.REQUEST_FROM:
            return _each(SEAT, abbey.targets)
        case phase.CHAPTER:
            found = _revelations(abbey) + ([moves.ACCUSE] if not abbey.parlour else [])
            return found + [SKIP]
        case phase.ACCUSE:
            return _each(SUSPECT, EVERYBODY & ~abbey.hands[seat])
        case _:
            return _revelations(abbey) + [SKIP]


def sample(abbey: Abbey, seat: Seat, chance: Chance) -> Move:
    """A random legal move, all equally likely. It avoids building the longest lists of moves."""
    match abbey.phase:
        case phase.MOVING:
            ends = destinations(abbey, seat, abbey.move_books)
            if ends and not abbey.kept[seat]:
                return GO + _drawn(ends, chance)
        case phase.GIVING:
            return GIVE + _drawn(abbey.hands[seat] & ~abbey.picks[seat], chance)
        case phase.SPACE:
            return SPACE + chance.below(COUNT)
        case phase.ACCUSE:
            return SUSPECT + _drawn(EVERYBODY & ~abbey.hands[seat], chance)
        case _:
            pass
    found = legal_moves(abbey, seat)
    return found[chance.below(len(found))]


def _drawn(mask: int, chance: Chance) -> int:
    return nth(mask, chance.below(count(mask)))


def _each(kind: int, mask: int) -> list[Move]:
    return [kind + at for at in members(mask)]


# One list for each kind of decision


def _ways(abbey: Abbey) -> list[Move]:
    """Where to go, and the books that may be played before."""
    seat = abbey.seat
    ways = _each(GO, destinations(abbey, seat, abbey.move_books))
    for book in abbey.kept[seat]:
        when = abbey.terms.books[book].when
        before = when == cards.TURN and not abbey.move_books
        if (before or when == cards.MOVE) and kept_books.fits_now(abbey, seat, book, when):
            ways.append(PLAY + book)
    return ways if ways and ways[0] < PLAY else ways + [PASS]


def _topics(abbey: Abbey) -> list[Move]:
    """What the question may be about (MOA-J1)."""
    topics = [moves.TOPIC + moves.HAND, moves.TOPIC + moves.SEEN]
    if abbey.masses > 0:
        topics += [moves.TOPIC + moves.PASSED, moves.TOPIC + moves.RECEIVED]
    topics.append(moves.TOPIC + moves.WILL)
    if abbey.terms.aloud:
        topics.append(moves.TOPIC + moves.ALOUD)
    if abbey.back:
        topics.append(moves.WAIVE)
    return topics


def _parts(abbey: Abbey) -> list[Move]:
    """Traits, at most one value each, or names, at most six (MOA-J1)."""
    parts: list[Move] = []
    if not abbey.names:
        parts = _more_traits(abbey, 2 if abbey.terms.two_traits else 5)
    by_name = abbey.topic == moves.HAND or abbey.topic == moves.SEEN
    if by_name and not abbey.traits and count(abbey.names) < MOST_NAMES:
        parts += _each(NAME, EVERYBODY & ~abbey.names)
    if abbey.traits or abbey.names:
        parts.append(DONE)
    return parts


def _more_traits(abbey: Abbey, most: int) -> list[Move]:
    """Values of traits that have not been named, if fewer than `most` have."""
    used = 0
    for value in range(12):
        if abbey.traits >> value & 1:
            used |= BIT[TRAIT_OF[value]]
    if count(used) >= most:
        return []
    return [TRAIT + value for value in range(12) if not used >> TRAIT_OF[value] & 1]


def _request(abbey: Abbey) -> list[Move]:
    return _more_traits(abbey, 2) + ([DONE] if abbey.traits else [])


def _replies(abbey: Abbey) -> list[Move]:
    """The possible replies to a question (MOA-Q1)."""
    seat = abbey.decider
    replies: list[Move] = []
    match abbey.topic:
        case moves.WILL:
            replies = _intentions(abbey, seat)
        case moves.ALOUD:
            replies = [moves.YES, moves.NO] + [moves.SAY + n for n in range(25)]
        case _:
            replies = [moves.ANSWER]
    if abbey.back:
        replies += kept_books.playable(abbey, seat, cards.BACK)
    elif may_be_silent(abbey):
        replies.append(moves.SILENT)
    return replies


def _intentions(abbey: Abbey, seat: int) -> list[Move]:
    """The answers about an intention that break no earlier promise (MOA-J3)."""
    room = abbey.space
    promised = abbey.yes[seat]
    if promised >= 0:
        return [moves.YES] if promised == room else [moves.NO]
    if abbey.no[seat] >> room & 1 or not can_keep_promise(abbey, seat, room):
        return [moves.NO]
    return [moves.YES, moves.NO]


def _revelations(abbey: Abbey) -> list[Move]:
    """What nobody has revealed yet (MOA-V1, MOA-J28)."""
    return [REVEAL + value for value in range(12) if not abbey.is_revealed(value)]


def _last_things(abbey: Abbey, seat: int) -> list[Move]:
    found = kept_books.playable(abbey, seat, cards.TURN)
    if may_use_crypt(abbey):
        found.append(moves.CRYPT)
    return found + [DONE]


def _shows(abbey: Abbey, seat: int) -> list[Move]:
    fitting = abbey.hands[seat] & abbey.show_mask
    return _each(SHOW, fitting) if fitting else [NONE]


def _gifts(abbey: Abbey, seat: int) -> list[Move]:
    return _each(GIVE, abbey.hands[seat] & ~abbey.picks[seat])
