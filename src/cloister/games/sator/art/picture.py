"""The picture of a view: the pit from above as one SVG without styles, scripts or links."""

from html import escape
from textwrap import wrap

from cloister.core.values import View

from ..components.ground import WIDTH, square_name
from ..knowledge.view import LibraryView
from ..words import say
from ..words.standing import bridge as bridge_words
from ..words.standing import cards, colour, doing, piles, place, standing
from .shapes import (
    CELL,
    EDGE,
    GOLD,
    acolyte,
    book,
    bridge,
    corner,
    definitions,
    gargoyle,
    pit,
    write,
)

LINE = 26
COLUMNS = 80
OUT = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The step from an entry to its ledge in (columns, rows): north, east, south, west."""


def svg(view: View) -> str:
    """The picture of a view."""
    assert isinstance(view, LibraryView)
    width = 2 * EDGE + view.side * CELL
    seats = range(len(view.colours))
    lines = _lines(view)
    height = width + LINE * (len(lines) + 1)
    parts = [
        _opening(view, width, height),
        definitions(),
        f'<rect width="{width}" height="{height}" fill="#15100c"/>',
        pit(view.side),
        _names(view.side),
        *(_bridge(view, at) for at in range(len(view.bridges)) if view.bridges[at]),
        *(_book(view, at) for at in range(len(view.books)) if view.books[at] >= 0),
        *(_gargoyle(view, seat) for seat in seats if view.gargoyles[seat] >= 0),
        *(_ledge(view, seat) for seat in seats),
        *(_acolyte(view, seat) for seat in seats),
        *(write(20, width + LINE * at, line, 17) for at, line in enumerate(lines, start=1)),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _lines(view: LibraryView) -> list[str]:
    """The lines of text below the pit, wrapped to its width."""
    said = [doing(view), piles(view)]
    said += [standing(view, seat) for seat in range(len(view.colours))]
    if view.seat is not None:
        said.append(cards(view))
    return [line for words in said for line in wrap(words, COLUMNS)]


def _opening(view: LibraryView, width: int, height: int) -> str:
    title = escape(say("picture-title", doing=doing(view)))
    about = escape(" ".join(standing(view, seat) for seat in range(len(view.colours))))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-labelledby="sat-title sat-about">\n'
        f'<title id="sat-title">{title}</title>\n'
        f'<desc id="sat-about">{about}</desc>'
    )


def _names(side: int) -> str:
    """Letters for columns, numbers for rows."""
    parts = []
    for at in range(side):
        middle = EDGE + at * CELL + CELL // 2
        parts.append(write(middle, EDGE + side * CELL + 18, square_name(at)[0], 14, "middle"))
        parts.append(write(EDGE - 8, middle + 5, str(at + 1), 14, "end"))
    return "".join(parts)


def _bridge(view: LibraryView, at: int) -> str:
    first = square_name(view.bridges[at][0])
    words = say("picture-bridge", square=first, **bridge_words(at))
    return bridge(view.bridges[at], at % 4, words)


def _book(view: LibraryView, at: int) -> str:
    square = view.books[at]
    words = say("picture-book", colour=colour(view, at // 4), square=square_name(square))
    return book(square, view.colours[at // 4], words)


def _gargoyle(view: LibraryView, seat: int) -> str:
    square = view.gargoyles[seat]
    words = say("picture-gargoyle", colour=colour(view, seat), square=square_name(square))
    return gargoyle(square, view.colours[seat], words)


def _ledge(view: LibraryView, seat: int) -> str:
    x, y = _at_ledge(view, seat)
    return (
        f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="6" fill="none" '
        f'stroke="{GOLD}" stroke-width="2"/>'
    )


def _acolyte(view: LibraryView, seat: int) -> str:
    square = view.acolytes[seat]
    x, y = _at_ledge(view, seat) if square < 0 else corner(square)
    words = say("picture-acolyte", colour=colour(view, seat), square=place(view, seat))
    return acolyte(x, y, view.colours[seat], words)


def _at_ledge(view: LibraryView, seat: int) -> tuple[int, int]:
    across, down = OUT[view.colours[seat]]
    row, column = divmod(view.entries[seat], WIDTH)
    return EDGE + (column + across) * CELL, EDGE + (row + down) * CELL
