"""The garden as text, for a terminal of 80 columns.

A tile is its letter and its number in the row: `·6` on row f is f6, hidden.
"""

from cloister.core.values import View

from ..components.cells import CELLS, NAMES, PLACES, ROWS
from ..components.tiles import EACH, HIDDEN, LETTERS, NOBODY, SERENDIP
from ..knowledge.view import GardenView
from ..rules.carpet import Carpet
from . import say
from .standing import Share, acting, carpets, colour_name, doing, name, shares, turn

ARROWS = "→↘↙←↖↗"
"""An arrow towards each edge, in the order of the edges."""


def text(view: View) -> str:
    """The board, how the seats stand, and a key."""
    assert isinstance(view, GardenView)
    laid = carpets(view)
    rows = [_row(view, row) for row in ROWS]
    seats = [_seat(view, share, laid) for share in shares(view)]
    return "".join([*rows, f"\n{_status(view)}\n", *seats, f"\n{_key()}\n"])


def _row(view: GardenView, row: str) -> str:
    """One row, shifted half a tile from the row above."""
    cells = [cell for cell in range(CELLS) if NAMES[cell][0] == row]
    indent = "  " * abs(PLACES[cells[0]][1])
    return f" {row}  {indent}{' '.join(_tile(view, cell) for cell in cells)}\n"


def _tile(view: GardenView, cell: int) -> str:
    """Three columns. The status line names the tile turned up and the one picked."""
    letter = _letter(view, cell)
    if NAMES[cell] == view.up:
        return f"[{letter}]"
    if NAMES[cell] == view.picked:
        return f"({letter})"
    return f"{letter}{NAMES[cell][1:]:<2}"


def _letter(view: GardenView, cell: int) -> str:
    face, recalled = view.shown[cell], view.recalled[cell]
    if face == SERENDIP:
        return ARROWS[(view.edge_of[0] + view.turned[cell]) % 6]
    if face != HIDDEN:
        return LETTERS[face].upper()
    if recalled == HIDDEN:
        return "·"
    return "*" if recalled == SERENDIP else LETTERS[recalled]


def _key() -> str:
    seen = f"{' '.join(LETTERS)} *"
    return say("screen-key", open=" ".join(LETTERS.upper()), seen=seen, arrows=" ".join(ARROWS))


def _status(view: GardenView) -> str:
    remarks = [turn(view), acting(view), doing(view)]
    if view.up:
        remarks.append(say("screen-up", cell=view.up))
    if view.picked:
        remarks.append(say("screen-picked", cell=view.picked))
    return " · ".join(remarks)


def _seat(view: GardenView, share: Share, laid: list[Carpet]) -> str:
    sign = "*" if share.won else ">" if share.acts else " "
    total = "" if share.points is None else f"{share.points:>4}"
    colours = [_colour(view, share, laid, colour) for colour in share.colours]
    return f"{sign} {name(view, share.seat):<12}{total}{''.join(colours)}\n"


def _colour(view: GardenView, share: Share, laid: list[Carpet], colour: int) -> str:
    points = "-" if share.seat == NOBODY else str(laid[colour].points)
    opened = f"{view.shown.count(colour):>2}/{EACH}"
    width = max(len(colour_name(each)) for each in range(6))
    return f"  {LETTERS[colour].upper()} {colour_name(colour):<{width}} {points:>2} {opened}"
