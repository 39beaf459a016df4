"""Gardens to start from, and shortcuts for playing them.

A tile is one character, as in a written position: b v r o y g are open flowers, capitals are
hidden ones, a digit is an open Serendip with that rotation, and * is a hidden Serendip. The
constants come from the rules and not from the engine, so that they can contradict it.
"""

from cloister import Table
from cloister.core.values import Json, Outcome
from cloister.games.serendipity.knowledge.view import GardenView
from cloister.games.serendipity.rules.carpet import Carpet, best_carpet
from tests.support.playing import outcome, play

COLOURS = ("blue", "violet", "red", "orange", "yellow", "green")
LETTERS = "bvroyg"
ROW_LENGTHS = (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6)
CELLS = [
    f"{row}{place}"
    for row, length in zip("abcdefghijk", ROW_LENGTHS, strict=True)
    for place in range(1, length + 1)
]
OWN, FOUND, OVER = 2, 4, 9
"""The numbers of the phases in a written position."""

EXAMPLE = [
    "y4yGyy",
    "3yOy5yr",
    "yyvvyGor",
    "vvvvrooor",
    "4ggvyoro0o",
    "0Vbggro31oo",
    "vv2vrrroyO",
    "bvgyBrrrg",
    "bvgbbgrg",
    "bb5g4b1",
    "b2Gbbb",
]
"""A finished game with known scores."""


def garden(tiles: dict[str, str], rest_open: bool = False) -> list[str]:
    """Rows with these tiles. The rest are hidden (or open), so that each kind has 13 tiles."""
    rest = [kind for kind in "BVROYG*" for _ in range(13)]
    for tile in tiles.values():
        rest.remove("*" if tile.isdigit() else tile.upper())
    if rest_open:
        rest = ["0" if kind == "*" else kind.lower() for kind in rest]
    return rows_of([tiles.get(cell) or rest.pop(0) for cell in CELLS])


def rows_of(tiles: list[str]) -> list[str]:
    rest = iter(tiles)
    return ["".join(next(rest) for _ in range(length)) for length in ROW_LENGTHS]


def changed(rows: list[str], **tiles: str) -> list[str]:
    """The same rows with some tiles replaced."""
    flat = "".join(rows)
    return rows_of([tiles.get(cell, tile) for cell, tile in zip(CELLS, flat, strict=True)])


def at(
    tiles: dict[str, str] | list[str],
    seats: int = 6,
    options: dict[str, object] | None = None,
    **more: Json,
) -> Table:
    """A table set up with these tiles; seat 0 (blue, with six seats) begins its turn."""
    rows = garden(tiles) if isinstance(tiles, dict) else tiles
    position: dict[str, Json] = {"rows": list(rows), **more}
    return Table.set_up("serendipity", seats, position, options)


def look(table: Table, seat: int | None = None, memory: int = 0) -> GardenView:
    view = table.view(seat, memory)
    assert isinstance(view, GardenView)
    return view


def truth(table: Table) -> dict[str, str]:
    """Every tile, hidden ones included."""
    rows = table.state.position()["rows"]
    assert isinstance(rows, list)
    return dict(zip(CELLS, "".join(str(row) for row in rows), strict=True))


def tile(table: Table, cell: str) -> str:
    return truth(table)[cell]


def cells_of(moves: list[str], verb: str) -> set[str]:
    """The cells that moves like `uncover a1` name."""
    return {move.split()[-1] for move in moves if move.startswith(f"{verb} ")}


def carpet(table: Table, colour: str, chain: bool = False) -> Carpet:
    """The best carpet of a colour among the open tiles, with the standard pack."""
    view = look(table)
    k = COLOURS.index(colour)
    return best_carpet(view.shown, view.turned, k, k, chain)


def figures(table: Table, colour: str, chain: bool = False) -> list[int]:
    """[flowers, touching Serendips, matching ones among these, points], as B6 lists them."""
    found = carpet(table, colour, chain)
    return [len(found.flowers), len(found.touching), len(found.matching), found.points]


def final(rows: list[str], seats: int = 6, options: dict[str, object] | None = None) -> Outcome:
    """The outcome of an unfinished garden when the turn limit is reached."""
    limited = {"turn_limit": 100} | (options or {})
    table = at(rows, seats, limited, turns=99, may_stop=True)
    play(table, "stop")
    return outcome(table)
