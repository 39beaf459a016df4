"""The abbey as text, for a terminal of 80 columns."""

from textwrap import wrap

from cloister.core.values import View

from ..components.rooms import ROOMS
from ..knowledge.view import AbbeyView
from . import listed, say
from .standing import doing, face, hour, parlour, said, seat_line

COLUMNS = 80
ACROSS, DOWN = 78, 23


def text(view: View) -> str:
    """The plan, the seats, the suspects, and what was said."""
    assert isinstance(view, AbbeyView)
    lines = [*_plan(view), "", doing(view), hour(view), parlour(view)]
    for seat in range(len(view.pawns)):
        sign = ">" if seat in view.to_act else " "
        lines += _fitted(f"{sign} {seat_line(view, seat)}")
    if view.kept:
        books = [say("screen-book", book=book) for book in view.kept]
        lines += _fitted(say("screen-books", books=listed(books)))
    lines += ["", *_suspects(view), say("screen-key"), *said(view)[-6:]]
    if view.culprit:
        lines.append(say("screen-culprit", suspect=face(view, view.culprit)))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _fitted(line: str) -> list[str]:
    return wrap(line, COLUMNS, subsequent_indent="    ")


def _plan(view: AbbeyView) -> list[str]:
    """The rooms at their places on the plan, with the pawns in them."""
    canvas = [[" "] * (ACROSS + 12) for _ in range(DOWN)]
    for room, (x, y) in enumerate(view.plan):
        there = "".join(str(seat) for seat, at in enumerate(view.pawns) if at == ROOMS[room])
        label = ROOMS[room] + (f":{there}" if there else "")
        row, column = y * (DOWN - 1) // 100, x * (ACROSS - 8) // 100
        while any(canvas[row][at] != " " for at in range(column, column + len(label))):
            row = (row + 1) % DOWN
        canvas[row][column : column + len(label)] = label
    return ["".join(row).rstrip() for row in canvas if "".join(row).strip()]


def _suspects(view: AbbeyView) -> list[str]:
    cells = []
    for suspect in range(1, 25):
        shown = face(view, suspect)
        if suspect in view.hand:
            shown = f"[{shown.strip()}]"
        elif suspect in view.seen:
            shown = f"{shown}'"
        cells.append(f"{shown:<20}")
    return ["".join(cells[row * 4 : row * 4 + 4]).rstrip() for row in range(6)]
