"""Writes and reads whole positions, hidden cards included.

A bridge is written `wood T4` and its pose `f3 2` (first cell and facing); cards as in moves.
"""

from typing import Any

import msgspec
from msgspec import field

from cloister.core.card import Setting
from cloister.core.positions import Position, need
from cloister.core.values import Json

from ..components.cards import FACE_OF, NONE, WORDS
from ..components.ground import (
    ANCHORS,
    BRIDGE_OF,
    BRIDGES,
    NOWHERE,
    SQUARE_OF,
    bridge_name,
    square_name,
)
from ..components.pack import Components
from ..rules import phase
from ..rules.game import Sator
from ..rules.hidden_cards import Age, Shown
from ..rules.move_words import MOVE_OF, WORDS_OF
from ..rules.pit import IN_HAND, LEDGE, TO_THE_BOX
from ..rules.setup import empty_table
from ..rules.state import Library
from ..rules.terms import BOOKS


class KnownCardsPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat knows about hidden IM cards (see hidden_cards.py)."""

    pools: list[list[int]]
    held: list[list[int]]
    unclear: list[list[int]]


class TurnPosition(Position):
    """The data of the current turn and of the effect that is being carried out."""

    points: int = 6
    step: int = 1
    played: list[str] = field(default_factory=list)
    walked: int = 0
    free: bool = True
    moved: bool = False
    frozen: bool = False
    chain: list[str] = field(default_factory=list)
    left_states: list[int] = field(default_factory=list)
    last: dict[str, str] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    card: str = ""
    effect: int = 0
    bridge: str = ""
    second: str = ""
    facing: int = 0
    pivot: str = ""
    left: int = 0
    done: int = 0
    led: list[int] = field(default_factory=list)
    start: str = ""
    purpose: int = 0
    spun: dict[str, str] | None = None


class LibraryPosition(Position):
    """The whole position."""

    bridges: dict[str, str]
    books: list[list[str]]
    """For each seat, its four books by quadrant; empty if taken."""
    acolytes: list[str]
    """Squares, or `ledge`."""
    gargoyles: list[str] = field(default_factory=list)
    """Squares, `hand` or `box`."""
    hands: list[list[str]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    """From the top card down."""
    discards: list[str] = field(default_factory=list)
    prayers: list[list[str]] = field(default_factory=list)
    """From the top card down."""
    rows: list[list[str]] = field(default_factory=list)
    stock: list[list[str]] = field(default_factory=list)
    spare: list[str] = field(default_factory=list)
    knowledge: list[KnownCardsPosition] = field(default_factory=list)
    phase: int = phase.MAIN
    seat: int = 0
    first: int = 0
    turn: int = 0
    now: TurnPosition = field(default_factory=TurnPosition)


def write_position(library: Library) -> dict[str, Json]:
    """The whole position, hidden cards included."""
    pit = library.pit
    position = LibraryPosition.of(
        library,
        bridges={
            bridge_name(bridge): f"{square_name(pose % ANCHORS)} {pose // ANCHORS}"
            for bridge, pose in enumerate(pit.pose)
            if pose != NOWHERE
        },
        books=[
            [_square(square) for square in pit.books[BOOKS * seat : BOOKS * seat + BOOKS]]
            for seat in range(library.terms.seats)
        ],
        acolytes=[_square(square) or "ledge" for square in pit.acolytes],
        gargoyles=[_gargoyle(square) for square in pit.gargoyles],
        hands=[_words(hand) for hand in library.hands],
        pile=_words(library.pile[::-1]),
        discards=_words(library.discards),
        prayers=[_words(pile[::-1]) for pile in library.prayers],
        rows=[_words(row) for row in library.rows],
        stock=[[bridge_name(bridge) for bridge in stock] for stock in library.stock],
        spare=[bridge_name(bridge) for bridge in library.spare],
        knowledge=[] if library.phase < phase.MAIN else _known_cards(library),
        now=_turn(library),
    )
    return position.written()


def _square(square: int) -> str:
    return square_name(square) if square >= 0 else ""


def _gargoyle(square: int) -> str:
    return square_name(square) if square >= 0 else "hand" if square == IN_HAND else "box"


def _words(cards: list[int]) -> list[str]:
    return [WORDS[card] for card in cards]


def _word(card: int) -> str:
    return "" if card == NONE else WORDS[card]


def _bridge(bridge: int) -> str:
    return "" if bridge == NONE else bridge_name(bridge)


def _known_cards(library: Library) -> list[KnownCardsPosition]:
    return [
        KnownCardsPosition(
            [age.pool for age in cards.ages],
            [age.held for age in cards.ages],
            [[shown.seat, shown.face, shown.age, shown.limit] for shown in cards.unclear],
        )
        for cards in library.hidden_cards
    ]


def _turn(library: Library) -> TurnPosition:
    pit = library.pit
    return TurnPosition.of(
        library,
        played=_words(library.played),
        chain=[WORDS_OF[move] for move in library.chain],
        left_states=pit.left,
        last={_bridge(at): WORDS[face] for at, face in enumerate(pit.last) if face != NONE},
        paid={_bridge(at): paid for at, paid in enumerate(pit.paid) if paid},
        card=_word(library.card),
        bridge=_bridge(library.bridge),
        second=_bridge(library.second),
        pivot=_square(library.pivot),
        start=_square(library.start),
        spun=_spun(library.spun),
    )


def _spun(spun: list[int]) -> dict[str, str] | None:
    if not spun:
        return None
    return {_bridge(at): square_name(square) for at, square in enumerate(spun) if square != NONE}


def set_up(setting: Setting[Components], written: dict[str, Json]) -> Sator:
    """A game that starts in a written position."""
    position = LibraryPosition.read(written)
    need(0 <= position.first < setting.seats, "position-first-player")
    game = empty_table(setting, position.first)
    _read_pit(game, position)
    _read_cards(game, position)
    _read_known_cards(game, position)
    _read_turn(game, position.now)
    game.check()
    need(game.phase == phase.OVER or len(game.moves(game.seat)) > 0, "position-stuck")
    return game


def _read_pit(library: Library, position: LibraryPosition) -> None:
    pit = library.pit
    for name, place in position.bridges.items():
        square, facing = place.split(" ")
        need(facing in ("0", "1", "2", "3"), "position-facing")
        pit.lay(BRIDGE_OF[name], int(facing) * ANCHORS + SQUARE_OF[square])
    seats = library.terms.seats
    books = [square for row in position.books for square in row]
    gargoyles = position.gargoyles or ["hand"] * seats
    need({len(row) for row in position.books} == {BOOKS}, "position-books")
    lengths = {len(position.books), len(position.acolytes), len(gargoyles)}
    need(lengths == {seats}, "position-pieces")
    away = {"": -1, "ledge": LEDGE, "hand": IN_HAND, "box": TO_THE_BOX}
    places = {**SQUARE_OF, **away}
    pit.books = [places[square] for square in books]
    pit.acolytes = [places[square] for square in position.acolytes]
    pit.gargoyles = [places[square] for square in gargoyles]
    pit.survey()


def _read_cards(library: Library, position: LibraryPosition) -> None:
    seats = library.terms.seats
    library.hands = _for_seats(seats, position.hands, lambda cards: sorted(_cards(cards)))
    library.pile = _cards(position.pile)[::-1]
    library.discards = _cards(position.discards)
    library.prayers = _for_seats(seats, position.prayers, lambda cards: _cards(cards)[::-1])
    library.rows = _for_seats(seats, position.rows, _cards)
    library.stock = _for_seats(seats, position.stock, _bridges)
    library.spare = _bridges(position.spare)
    position.put_into(library, "phase", "seat", "first", "turn")
    need(0 <= library.seat < seats, "position-seat")


def _read_known_cards(library: Library, position: LibraryPosition) -> None:
    for seat, cards in enumerate(library.hidden_cards):
        if position.knowledge:
            known = position.knowledge[seat]
            cards.ages = [
                Age(pool, held) for pool, held in zip(known.pools, known.held, strict=True)
            ]
            cards.unclear = [Shown(*shown) for shown in known.unclear]
        elif library.phase >= phase.MAIN:
            library.forget_hidden_cards(seat)


def _for_seats(seats: int, given: list[list[str]], reading: Any) -> list[list[int]]:
    need(len(given) in (0, seats), "position-for-each-seat")
    return [reading(words) for words in given] or [[] for _ in range(seats)]


def _cards(words: list[str]) -> list[int]:
    return [FACE_OF[word] for word in words]


def _bridges(names: list[str]) -> list[int]:
    return sorted(BRIDGE_OF[name] for name in names)


def _read_turn(library: Library, now: TurnPosition) -> None:
    pit = library.pit
    pit.left = now.left_states
    for name, word in now.last.items():
        pit.last[BRIDGE_OF[name]] = FACE_OF[word]
    for name, paid in now.paid.items():
        pit.paid[BRIDGE_OF[name]] = paid
    now.put_into(library, "points", "step", "walked", "free", "moved", "frozen")
    now.put_into(library, "effect", "facing", "left", "done", "led", "purpose")
    library.played = _cards(now.played)
    library.chain = [MOVE_OF[words] for words in now.chain]
    library.card = FACE_OF[now.card] if now.card else NONE
    library.bridge = BRIDGE_OF[now.bridge] if now.bridge else NONE
    library.second = BRIDGE_OF[now.second] if now.second else NONE
    library.pivot = SQUARE_OF[now.pivot] if now.pivot else NONE
    library.start = SQUARE_OF[now.start] if now.start else NOWHERE
    if now.spun is not None:
        library.spun = [NONE] * BRIDGES
        for name, square in now.spun.items():
            library.spun[BRIDGE_OF[name]] = SQUARE_OF[square]
