"""A whole position written down, hidden tiles included, and read again.

`rows` holds the board, one character a place: a small letter is an open flower of that colour
(b v r o y g), a capital a hidden one, a digit an open Serendip of that rotation, * a hidden one.
Everything else may be left out: then the first seat begins its turn.
"""

from typing import Any

import msgspec

from cloister.core.errors import BadPosition
from cloister.core.values import Json

from ..components.cells import CELL, CELLS, NAMES, ROWS
from ..components.pack import LETTERS
from ..rules import phase
from ..rules.carpet import EACH, HIDDEN, SERENDIP
from ..rules.state import NOBODY, Garden


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position consists of. Cells are written a1 to k6."""

    rows: list[str]
    owners: str = ""
    """The seat of each colour in the order of b v r o y g, a dot for nobody."""
    phase: int = phase.UNCOVERING
    seat: int = 0
    first: int = 0
    up: str = ""
    picked: str = ""
    moved: bool = False
    may_stop: bool = False
    uncovered: int = 0
    turns: int = 0
    complete: bool = False
    seen: dict[str, int] = {}
    """When a hidden tile was last shown. Open tiles count as seen at `opened`, else at 1."""
    opened: dict[str, int] = {}
    rotations: dict[str, int] = {}
    """The dealt rotations of hidden Serendips."""
    order: list[int] = []
    """The order in which hidden cells are kept: of no meaning, but it steers draws of bots."""


def write_position(garden: Garden) -> dict[str, Json]:
    """The whole truth."""
    cells = range(CELLS)
    position = Position(
        rows=_rows([_letter(garden, cell) for cell in cells]),
        owners="".join("." if seat == NOBODY else str(seat) for seat in garden.owner),
        phase=garden.phase,
        seat=garden.seat,
        first=garden.first,
        up=NAMES[garden.up] if garden.up >= 0 else "",
        picked=NAMES[garden.picked] if garden.picked >= 0 else "",
        moved=garden.moved,
        may_stop=garden.may_stop,
        uncovered=garden.uncovered,
        turns=garden.turns,
        complete=garden.complete,
        seen={NAMES[c]: garden.seen[c] for c in garden.hidden if garden.seen[c]},
        opened={NAMES[c]: garden.seen[c] for c in cells if garden.shown[c] != HIDDEN},
        rotations={NAMES[c]: garden.turned[c] for c in garden.hidden if garden.turned[c]},
        order=garden.hidden.copy(),
    )
    written: dict[str, Json] = msgspec.to_builtins(position)
    return written


def _letter(garden: Garden, cell: int) -> str:
    face, hidden = garden.face[cell], garden.shown[cell] == HIDDEN
    if face == SERENDIP:
        return "*" if hidden else str(garden.turned[cell])
    return LETTERS[face].upper() if hidden else LETTERS[face]


def _rows(letters: list[str]) -> list[str]:
    return [
        "".join(letter for letter, name in zip(letters, NAMES, strict=True) if name[0] == row)
        for row in ROWS
    ]


def read_position(garden: Garden, written: dict[str, Any]) -> None:
    """Put a garden into a written position; BadPosition says what is wrong with it."""
    try:
        position = msgspec.convert(written, Position)
        _lay(garden, position)
        _place(garden, position)
    except (msgspec.ValidationError, KeyError, ValueError, IndexError) as wrong:
        raise BadPosition(f"not a position of Serendipity: {wrong}") from None
    if sorted(garden.face) != [face for face in range(7) for _ in range(EACH)]:
        raise BadPosition(f"there have to be {EACH} tiles of each colour and {EACH} Serendips")


def _lay(garden: Garden, position: Position) -> None:
    letters = "".join(position.rows)
    lengths = [sum(name[0] == row for name in NAMES) for row in ROWS]
    if [len(row) for row in position.rows] != lengths:
        raise ValueError(f"the rows have to be {lengths} places long")
    garden.lay([_face(letter) for letter in letters], [0] * CELLS)
    for cell, letter in enumerate(letters):
        if letter.islower() or letter.isdigit():
            garden.seen[cell] = position.opened.get(NAMES[cell], 1)
            garden.turned[cell] = int(letter) if letter.isdigit() else 0
            garden.turn_up(cell)
    for name, turned in position.rotations.items():
        garden.turned[CELL[name]] = turned % 6
    for name, seen in position.seen.items():
        garden.seen[CELL[name]] = seen
    _order(garden, position.order)


def _order(garden: Garden, order: list[int]) -> None:
    if order and sorted(order) != sorted(garden.hidden):
        raise ValueError("the order of hidden cells does not fit the rows")
    garden.hidden = order or sorted(garden.hidden)
    for at, cell in enumerate(garden.hidden):
        garden.place[cell] = at


def _face(letter: str) -> int:
    if letter == "*" or letter in "012345":
        return SERENDIP
    return LETTERS.index(letter.lower())


def _place(garden: Garden, position: Position) -> None:
    if position.owners:
        garden.owner = [NOBODY if seat == "." else int(seat) for seat in position.owners]
    seats = garden.terms.seats
    if len(garden.owner) != 6 or not all(NOBODY <= seat < seats for seat in garden.owner):
        raise ValueError("owners has six places, each a seat or a dot")
    if not 0 <= position.phase <= phase.OVER:
        raise ValueError("no such phase")
    if not 0 <= position.seat < seats or not 0 <= position.first < seats:
        raise ValueError("no such seat")
    garden.phase = position.phase
    garden.seat = position.seat
    garden.first = position.first
    garden.up = CELL[position.up] if position.up else -1
    garden.picked = CELL[position.picked] if position.picked else -1
    garden.moved = position.moved
    garden.may_stop = position.may_stop
    garden.turns = position.turns
    garden.complete = position.complete
    garden.uncovered = max(position.uncovered, *garden.seen)
