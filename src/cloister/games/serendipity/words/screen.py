"""The garden in letters, for a terminal of 80 columns.

A tile is its letter and its number in the row: `·6` on row f is f6, hidden.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cloister.core.values import View

from ..art.shapes import BACK, DARK, LIGHT, LOOKS, QUIET, WARM
from ..components.cells import CELLS, NAMES, PLACES, ROWS
from ..components.pack import COLOURS, LETTERS
from ..knowledge.view import GardenView
from ..rules.carpet import EACH, HIDDEN, SERENDIP, Carpet
from .standing import NOBODY, Share, acting, carpets, doing, name, shares, turn

if TYPE_CHECKING:
    from rich.text import Text

ARROWS = "→↘↙←↖↗"
"""To which edge something points, in the order of the edges."""
KEY = """
· hidden  B V R O Y G open  b v r o y g * remembered  [ ] turned up  ( ) picked
→ ↘ ↙ ← ↖ ↗ a Serendip turned 0 1 2 3 4 5: that way lies its blue edge
"""

Piece = tuple[str, str]
"""Some letters, and how rich is to paint them."""


def text(view: View) -> str:
    """The board, how the seats stand, and a key."""
    assert isinstance(view, GardenView)
    return "".join(letters for letters, _ in _pieces(view))


def rich_text(view: View) -> "Text":
    """The same letters in colour."""
    from rich.text import Text

    assert isinstance(view, GardenView)
    return Text.assemble(*_pieces(view))


def _pieces(view: GardenView) -> Iterator[Piece]:
    for row in ROWS:
        yield from _row(view, row)
    yield f"\n{_status(view)}\n", "bold"
    laid = carpets(view)
    for share in shares(view):
        yield from _seat(view, share, laid)
    yield KEY, "dim"


def _row(view: GardenView, row: str) -> Iterator[Piece]:
    """Half a tile further left or right than the row above."""
    cells = [cell for cell in range(CELLS) if NAMES[cell][0] == row]
    yield f" {row}  " + "  " * abs(PLACES[cells[0]][1]), QUIET
    for cell in cells:
        letter, paint = _tile(view, cell)
        yield _marked(view, cell, letter), paint
        yield ("\n" if cell == cells[-1] else " "), ""


def _tile(view: GardenView, cell: int) -> Piece:
    face, recalled = view.shown[cell], view.recalled[cell]
    if face == SERENDIP:
        return ARROWS[(view.edge_of[0] + view.turned[cell]) % 6], f"bold {DARK} on {LIGHT}"
    if face != HIDDEN:
        return LETTERS[face].upper(), f"bold {LOOKS[face].ink} on {LOOKS[face].face}"
    if recalled == HIDDEN:
        return "·", f"{QUIET} on {BACK}"
    if recalled == SERENDIP:
        return "*", f"{QUIET} on {BACK}"
    return LETTERS[recalled], f"{LOOKS[recalled].glow} on {BACK}"


def _marked(view: GardenView, cell: int, letter: str) -> str:
    """Three columns. The tile turned up and the one picked are named in the status."""
    if NAMES[cell] == view.up:
        return f"[{letter}]"
    if NAMES[cell] == view.picked:
        return f"({letter})"
    return f"{letter}{NAMES[cell][1:]:<2}"


def _status(view: GardenView) -> str:
    up = f", {view.up} turned up" if view.up else ""
    picked = f", {view.picked} picked" if view.picked else ""
    return f"{turn(view).capitalize()}: {acting(view)} {doing(view)}{up}{picked}"


def _seat(view: GardenView, share: Share, laid: list[Carpet]) -> Iterator[Piece]:
    sign = "*" if share.won else ">" if share.acts else " "
    total = "" if share.points is None else f"{share.points:>4}"
    yield f"{sign} {name(view, share.seat):<12}{total}", WARM if share.acts or share.won else ""
    for colour in share.colours:
        yield "  ", ""
        yield LETTERS[colour].upper(), f"bold {LOOKS[colour].ink} on {LOOKS[colour].face}"
        points = "-" if share.seat == NOBODY else str(laid[colour].points)
        yield f" {COLOURS[colour]:<6} {points:>2} {view.shown.count(colour):>3}/{EACH}", ""
    yield "\n", ""
