"""Write down a whole position, hidden tiles included, and read it back.

`rows` holds the board, one character per place: a small letter is an open flower of that colour
(b v r o y g), a capital a hidden one, a digit an open Serendip of that rotation, * a hidden one.
Everything else is optional; by default the first seat begins its turn.
"""

import msgspec

from cloister.core.card import Setting
from cloister.core.errors import BadPosition
from cloister.core.positions import Position
from cloister.core.values import Json

from ..components.cells import CELL, CELLS, NAMES, ROWS
from ..components.pack import Components
from ..components.tiles import EACH, HIDDEN, LETTERS, NOBODY, SERENDIP
from ..rules import phase
from ..rules.game import Serendipity
from ..rules.setup import allot, empty_table
from ..rules.state import Garden


class GardenPosition(Position):
    """A written position. Cells are named a1 to k6."""

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
    seen: dict[str, int] = msgspec.field(default_factory=dict)
    """When each hidden tile was last shown. Open tiles count as seen at `opened`, else at 1."""
    opened: dict[str, int] = msgspec.field(default_factory=dict)
    rotations: dict[str, int] = msgspec.field(default_factory=dict)
    """The dealt rotations of hidden Serendips."""
    order: list[int] = msgspec.field(default_factory=list)
    """The internal order of hidden cells: it means nothing, but random draws depend on it."""


def write_position(garden: Garden) -> dict[str, Json]:
    """The whole position, hidden tiles included."""
    cells = range(CELLS)
    return GardenPosition.of(
        garden,
        rows=_rows([_letter(garden, cell) for cell in cells]),
        owners="".join("." if seat == NOBODY else str(seat) for seat in garden.owner),
        up=NAMES[garden.up] if garden.up >= 0 else "",
        picked=NAMES[garden.picked] if garden.picked >= 0 else "",
        seen={NAMES[c]: garden.seen[c] for c in garden.hidden if garden.seen[c]},
        opened={NAMES[c]: garden.seen[c] for c in cells if garden.shown[c] != HIDDEN},
        rotations={NAMES[c]: garden.turned[c] for c in garden.hidden if garden.turned[c]},
        order=garden.hidden.copy(),
    ).written()


def set_up(setting: Setting[Components], written: dict[str, Json]) -> Serendipity:
    """A game that starts from a written position."""
    game = empty_table(setting)
    allot(game, setting)
    position = GardenPosition.read(written)
    _lay(game, position)
    _own(game, position)
    _go_on(game, position)
    if sorted(game.face) != [face for face in range(7) for _ in range(EACH)]:
        raise BadPosition("position-tiles", each=EACH)
    game.end_if_complete()
    if game.phase != phase.OVER and not game.moves(game.seat):
        raise BadPosition("position-stuck")
    return game


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


def _lay(garden: Garden, position: GardenPosition) -> None:
    letters = "".join(position.rows)
    lengths = [sum(name[0] == row for name in NAMES) for row in ROWS]
    if [len(row) for row in position.rows] != lengths:
        raise BadPosition("position-rows", lengths=", ".join(map(str, lengths)))
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
        raise BadPosition("position-order")
    garden.hidden = order or sorted(garden.hidden)
    for at, cell in enumerate(garden.hidden):
        garden.place[cell] = at


def _face(letter: str) -> int:
    if letter == "*" or letter in "012345":
        return SERENDIP
    return LETTERS.index(letter.lower())


def _own(garden: Garden, position: GardenPosition) -> None:
    if position.owners:
        garden.owner = [NOBODY if seat == "." else int(seat) for seat in position.owners]
    known = all(NOBODY <= seat < garden.terms.seats for seat in garden.owner)
    if len(garden.owner) != 6 or not known:
        raise BadPosition("position-owners")


def _go_on(garden: Garden, position: GardenPosition) -> None:
    seats = range(garden.terms.seats)
    if not 0 <= position.phase <= phase.OVER:
        raise BadPosition("position-phase", last=phase.OVER)
    if position.seat not in seats or position.first not in seats:
        raise BadPosition("position-seat", last=seats[-1])
    position.put_into(garden, "phase", "seat", "first", "moved", "may_stop", "turns", "complete")
    garden.up = CELL[position.up] if position.up else -1
    garden.picked = CELL[position.picked] if position.picked else -1
    garden.uncovered = max(position.uncovered, *garden.seen)
