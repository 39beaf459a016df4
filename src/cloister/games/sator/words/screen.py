"""The pit as text, for a terminal of 80 columns.

A square shows the letter of its bridge, or a dot for the abyss. A second character shows what is
on it: a small letter for a book, a capital one for an acolyte, # for a gargoyle.
"""

from textwrap import wrap

from cloister.core.values import View

from ..components.ground import BRIDGES, WIDTH, bridge_name
from ..knowledge.view import LibraryView
from . import say
from .standing import cards, colour, doing, piles, standing

COLUMNS = 80
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWX"


def text(view: View) -> str:
    """The pit, its bridges, and how things stand."""
    assert isinstance(view, LibraryView)
    columns = " ".join(f" {chr(97 + column)}" for column in range(view.side))
    lines = [f"    {columns}"]
    for row in range(view.side):
        squares = " ".join(_square(view, row * WIDTH + column) for column in range(view.side))
        lines.append(f"{row + 1:>3} {squares}  {_bridges(view, row)}".rstrip())
    lines += ["", *_fitted(doing(view)), *_fitted(piles(view))]
    for seat in range(len(view.colours)):
        lines += _fitted(f"{_letter(view, seat).upper()} {standing(view, seat)}")
    if view.seat is not None:
        lines += _fitted(cards(view))
    return "\n".join([*lines, "", *_fitted(say("screen-key"))]) + "\n"


def _fitted(line: str) -> list[str]:
    return wrap(line, COLUMNS, subsequent_indent="  ")


def _letter(view: LibraryView, seat: int) -> str:
    """The letter for the pieces of a seat, the same in every language."""
    return colour(view, seat)[0]


def _square(view: LibraryView, square: int) -> str:
    ground = "."
    for bridge, covered in enumerate(view.bridges):
        if square in covered:
            ground = LETTERS[bridge]
    return ground + _piece(view, square)


def _piece(view: LibraryView, square: int) -> str:
    if square in view.gargoyles:
        return "#"
    if square in view.acolytes:
        return _letter(view, view.acolytes.index(square)).upper()
    if square in view.books:
        return _letter(view, view.books.index(square) // 4)
    return " "


def _bridges(view: LibraryView, row: int) -> str:
    """The names of two bridges, as moves write them, for the right of a row."""
    names = [f"{LETTERS[bridge]} {bridge_name(bridge):<9}" for bridge in range(BRIDGES)]
    shown = [
        names[bridge] if view.bridges[bridge] else " " * len(names[bridge])
        for bridge in (2 * row, 2 * row + 1)
        if bridge < BRIDGES
    ]
    return " ".join(shown)
