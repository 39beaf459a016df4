"""A whole position written down, hidden cards included, and read again.

Bridges are written `wood T4`, where they lie `f3 2` (first cell and facing), cards as in moves.
"""

from typing import Any

import msgspec

from cloister.core.errors import BadNotation, BadPosition, RuleBug
from cloister.core.values import Json

from ..components.faces import FACE_OF, NONE, WORDS
from ..components.ground import ANCHORS, BRIDGES, NOWHERE, square_name
from ..rules import phase
from ..rules.events import bridge_words
from ..rules.hidden_cards import Age, Shown
from ..rules.pit import IN_HAND, LEDGE, TO_THE_BOX
from ..rules.state import Library
from ..words.notation import BRIDGE_OF, SQUARE_OF, read, write


class Knowledge(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat knows of hidden IM cards (see lore.py)."""

    pools: list[list[int]]
    held: list[list[int]]
    unclear: list[list[int]]


class Turn(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What holds for one turn, and for the effect that is being carried out."""

    points: int = 6
    step: int = 1
    played: list[str] = []
    walked: int = 0
    free: bool = True
    moved: bool = False
    frozen: bool = False
    chain: list[str] = []
    left_states: list[int] = []
    last: dict[str, str] = {}
    paid: dict[str, int] = {}
    card: str = ""
    effect: int = 0
    bridge: str = ""
    second: str = ""
    facing: int = 0
    pivot: str = ""
    left: int = 0
    done: int = 0
    led: list[int] = []
    start: str = ""
    purpose: int = 0
    spun: dict[str, str] | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position consists of."""

    bridges: dict[str, str]
    books: list[list[str]]
    """For each seat its four books by quadrant; empty if taken."""
    acolytes: list[str]
    """Squares, or `ledge`."""
    gargoyles: list[str] = []
    """Squares, `hand` or `box`."""
    hands: list[list[str]] = []
    pile: list[str] = []
    """From the top card down."""
    discards: list[str] = []
    prayers: list[list[str]] = []
    """From the top card down."""
    rows: list[list[str]] = []
    stock: list[list[str]] = []
    spare: list[str] = []
    knowledge: list[Knowledge] = []
    phase: int = phase.MAIN
    seat: int = 0
    first: int = 0
    turn: int = 0
    now: Turn = msgspec.field(default_factory=Turn)


def write_position(library: Library) -> dict[str, Json]:
    """The whole truth."""
    pit = library.pit
    position = Position(
        bridges={
            bridge_words(bridge): f"{square_name(pose % ANCHORS)} {pose // ANCHORS}"
            for bridge, pose in enumerate(pit.pose)
            if pose != NOWHERE
        },
        books=[
            [_square(square) for square in pit.books[4 * seat : 4 * seat + 4]]
            for seat in range(library.terms.seats)
        ],
        acolytes=[_square(square) or "ledge" for square in pit.acolytes],
        gargoyles=[_gargoyle(square) for square in pit.gargoyles],
        hands=[_words(hand) for hand in library.hands],
        pile=_words(library.pile[::-1]),
        discards=_words(library.discards),
        prayers=[_words(pile[::-1]) for pile in library.prayers],
        rows=[_words(row) for row in library.rows],
        stock=[[bridge_words(bridge) for bridge in stock] for stock in library.stock],
        spare=[bridge_words(bridge) for bridge in library.spare],
        knowledge=[] if library.phase < phase.MAIN else _knowledge(library),
        phase=library.phase,
        seat=library.seat,
        first=library.first,
        turn=library.turn,
        now=_turn(library),
    )
    written: dict[str, Json] = msgspec.to_builtins(position)
    return written


def _square(square: int) -> str:
    return square_name(square) if square >= 0 else ""


def _gargoyle(square: int) -> str:
    return square_name(square) if square >= 0 else "hand" if square == IN_HAND else "box"


def _words(cards: list[int]) -> list[str]:
    return [WORDS[card] for card in cards]


def _word(card: int) -> str:
    return "" if card == NONE else WORDS[card]


def _bridge(bridge: int) -> str:
    return "" if bridge == NONE else bridge_words(bridge)


def _knowledge(library: Library) -> list[Knowledge]:
    return [
        Knowledge(
            [age.pool for age in lore.ages],
            [age.held for age in lore.ages],
            [[shown.seat, shown.face, shown.age, shown.limit] for shown in lore.unclear],
        )
        for lore in library.lore
    ]


def _turn(library: Library) -> Turn:
    pit = library.pit
    return Turn(
        points=library.points,
        step=library.step,
        played=_words(library.played),
        walked=library.walked,
        free=library.free,
        moved=library.moved,
        frozen=library.frozen,
        chain=[write(move) for move in library.chain],
        left_states=pit.left,
        last={_bridge(at): WORDS[face] for at, face in enumerate(pit.last) if face != NONE},
        paid={_bridge(at): paid for at, paid in enumerate(pit.paid) if paid},
        card=_word(library.card),
        effect=library.effect,
        bridge=_bridge(library.bridge),
        second=_bridge(library.second),
        facing=library.facing,
        pivot=_square(library.pivot),
        left=library.left,
        done=library.done,
        led=library.led,
        start=_square(library.start),
        purpose=library.purpose,
        spun=_spun(library.spun),
    )


def _spun(spun: list[int]) -> dict[str, str] | None:
    if not spun:
        return None
    return {_bridge(at): square_name(square) for at, square in enumerate(spun) if square != NONE}


def read_position(library: Library, written: dict[str, Json]) -> None:
    """Put a game into a written position."""
    try:
        position = msgspec.convert(written, Position)
        _read_pit(library, position)
        _read_cards(library, position)
        _read_turn(library, position.now)
        library.check()
    except (msgspec.ValidationError, LookupError, ValueError, BadNotation, RuleBug) as wrong:
        raise BadPosition(f"not a position of Sator: {wrong}") from None


def _read_pit(library: Library, position: Position) -> None:
    pit = library.pit
    for name, place in position.bridges.items():
        square, facing = place.split(" ")
        if facing not in ("0", "1", "2", "3"):
            raise ValueError("no such facing")
        pit.lay(BRIDGE_OF[name], int(facing) * ANCHORS + SQUARE_OF[square])
    seats = library.terms.seats
    books = [square for row in position.books for square in row]
    gargoyles = position.gargoyles or ["hand"] * seats
    if {len(row) for row in position.books} != {4}:
        raise ValueError("every seat has four books, be they taken")
    if {len(position.books), len(position.acolytes), len(gargoyles)} != {seats}:
        raise ValueError("every seat has books, an acolyte and a gargoyle")
    away = {"": -1, "ledge": LEDGE, "hand": IN_HAND, "box": TO_THE_BOX}
    places = {**SQUARE_OF, **away}
    pit.books = [places[square] for square in books]
    pit.acolytes = [places[square] for square in position.acolytes]
    pit.gargoyles = [places[square] for square in gargoyles]
    pit.survey()


def _read_cards(library: Library, position: Position) -> None:
    seats = library.terms.seats
    library.hands = _for_seats(seats, position.hands, lambda cards: sorted(_cards(cards)))
    library.pile = _cards(position.pile)[::-1]
    library.discards = _cards(position.discards)
    library.prayers = _for_seats(seats, position.prayers, lambda cards: _cards(cards)[::-1])
    library.rows = _for_seats(seats, position.rows, _cards)
    library.stock = _for_seats(seats, position.stock, _bridges)
    library.spare = _bridges(position.spare)
    library.phase = position.phase
    library.seat = position.seat
    library.first = position.first
    library.turn = position.turn
    if not 0 <= library.seat < seats:
        raise ValueError("no such seat")
    for seat, lore in enumerate(library.lore):
        if position.knowledge:
            known = position.knowledge[seat]
            lore.ages = [
                Age(pool, held) for pool, held in zip(known.pools, known.held, strict=True)
            ]
            lore.unclear = [Shown(*shown) for shown in known.unclear]
        elif library.phase >= phase.MAIN:
            library.guess_lore(seat)


def _for_seats(seats: int, given: list[list[str]], reading: Any) -> list[list[int]]:
    if len(given) not in (0, seats):
        raise ValueError("something is missing for a seat")
    return [reading(words) for words in given] or [[] for _ in range(seats)]


def _cards(words: list[str]) -> list[int]:
    return [FACE_OF[word] for word in words]


def _bridges(names: list[str]) -> list[int]:
    return sorted(BRIDGE_OF[name] for name in names)


def _read_turn(library: Library, now: Turn) -> None:
    pit = library.pit
    pit.left = now.left_states
    for name, word in now.last.items():
        pit.last[BRIDGE_OF[name]] = FACE_OF[word]
    for name, paid in now.paid.items():
        pit.paid[BRIDGE_OF[name]] = paid
    library.points = now.points
    library.step = now.step
    library.played = _cards(now.played)
    library.walked = now.walked
    library.free = now.free
    library.moved = now.moved
    library.frozen = now.frozen
    library.chain = [read(words) for words in now.chain]
    library.card = FACE_OF[now.card] if now.card else NONE
    library.effect = now.effect
    library.bridge = BRIDGE_OF[now.bridge] if now.bridge else NONE
    library.second = BRIDGE_OF[now.second] if now.second else NONE
    library.facing = now.facing
    library.pivot = SQUARE_OF[now.pivot] if now.pivot else NONE
    library.left = now.left
    library.done = now.done
    library.led = now.led
    library.start = SQUARE_OF[now.start] if now.start else NOWHERE
    library.purpose = now.purpose
    if now.spun is not None:
        library.spun = [NONE] * BRIDGES
        for name, square in now.spun.items():
            library.spun[BRIDGE_OF[name]] = SQUARE_OF[square]
