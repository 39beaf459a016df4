"""The pictures of Sator for the browser: one SVG of definitions, put into the page once.

A square is 40 wide. The origin of a bridge, drawn in facing 0, is the middle of its first cell; the
origin of a piece is the middle of its square.
"""

from ..components.ground import CELLS, SHAPES, TYPES

SQUARE = 40
INSET = 2.0
ROUND = 6.0
PALE, DARK, BRONZE = "#fff4dc", "#1c1410", "#8a6a3c"

Point = tuple[int, int]

BASES = {"wood": "#b9843f", "stone": "#98a3aa", "iron": "#3f5b7a", "brick": "#a2432c"}
LINES = {"wood": "#6b4216", "stone": "#515c63", "iron": "#1d3349", "brick": "#e3bd9f"}
COURSES = {
    "wood": "M0 .8H40M0 13.5H40M0 26.5H40"
    "M6 7C14 5 20 9.5 34 7M2 20C12 18 22 22 38 19.5M8 33C18 31 28 35 36 33",
    "stone": "M0 1H40M0 20.5H40M13 1V20M33 20.5V40",
    "iron": "M0 0L40 40M40 0L0 40",
    "brick": "M0 .7H40M0 10.5H40M0 20.5H40M0 30.5H40"
    "M10 .7V10M30 .7V10M20 10.5V20M0 10.5V20M10 20.5V30M30 20.5V30M20 30.5V40M0 30.5V40",
}
WIDTHS = {"wood": 1.5, "stone": 2.2, "iron": 2.4, "brick": 1.5}
RIVETS = ((6, 20), (20, 6), (34, 20), (20, 34), (20, 20))

COLOURS = ("#b5372a", "#2a45d8", "#2f9f85", "#fdc010")
INKS = (PALE, PALE, DARK, DARK)
EMBLEMS = (
    '<circle r="6"/>',
    '<path d="M0-7L6.5 5H-6.5z"/>',
    '<path d="M-5.5-5.5H5.5V5.5H-5.5z"/>',
    '<path d="M0-7.5L7.5 0L0 7.5L-7.5 0z"/>',
)
"""The emblem of each colour: red, blue, green, yellow."""

ROBE = "M0-16C7-16 9.5-10 9.5-4L13.5 13Q0 18-13.5 13L-9.5-4C-9.5-10-7-16 0-16z"
WINGS = "M-4-2L-17-13L-14 1L-17 10L-6 7zM4-2L17-13L14 1L17 10L6 7z"
HEAD = "M-8-6L-12-17L-4-11H4L12-17L8-6L7 5Q0 12-7 5z"

GLYPHS = {
    "turn": '<path d="M9-6A11 11 0 1 0 11 4M11-12V-4H3"/>',
    "slide": '<path d="M-12 0H11M4-8L12 0L4 8"/>',
    "jolly": '<path d="M0-12L3.5-3.5L12 0L3.5 3.5L0 12L-3.5 3.5L-12 0L-3.5-3.5z"/>',
    "nihil": '<path d="M-13 0H-1M-6-6L0 0L-6 6"/><circle cx="8" r="5"/>',
    "clara": '<path d="M-9-3L-12-12L-4-8H4L12-12L9-3L7 6Q0 13-7 6z"/>',
    "neque": '<path d="M-12 8Q0-20 11 6M11-4V7H1M-13 12H-6M6 12H13"/>',
    "mihi": '<path d="M-9-9h1M8-9h1M0 0h1M-9 9h1M8 9h1" stroke-width="6"/>',
    "omnia": '<path d="M-12 9H4V-9H12M7-14L12-9L7-4"/>',
    "quin": '<path d="M-10 10H10M-6 4H6M0 2V-12M-6-6L0-12L6-6"/>',
    "animi": '<path d="M-8 10V3M-8-3V-10M8 6V-1M0 12V5M0-1V-8" stroke-width="4"/>',
    "victoria": '<path d="M-9-9L9 9M9-9L-9 9"/>',
}
LETTERS = ("SATOR", "AREPO", "TENET", "OPERA", "ROTAS")


def contour(cells: list[Point]) -> list[Point]:
    """The corners of the outline round some cells, clockwise, as (row, column)."""
    sides: set[tuple[Point, Point]] = set()
    for row, column in cells:
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        sides |= set(zip(corners, corners[1:] + corners[:1], strict=True))
    follows = {start: end for start, end in sides if (end, start) not in sides}
    here = min(follows)
    way = [here]
    while (here := follows[here]) != way[0]:
        way.append(here)
    return [
        here
        for before, here, after in zip(way[-1:] + way[:-1], way, way[1:] + way[:1], strict=True)
        if _step(before, here) != _step(here, after)
    ]


def outline(cells: list[Point], inset: float = INSET, bend: float = ROUND) -> str:
    """A path round the cells, a little inside, with round corners."""
    corners = contour(cells)
    parts = []
    around = zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True)
    for before, (row, column), after in around:
        (down, right), (later_down, later_right) = (
            _step(before, (row, column)),
            _step((row, column), after),
        )
        x = SQUARE * (column - 0.5) - inset * (down + later_down)
        y = SQUARE * (row - 0.5) + inset * (right + later_right)
        parts.append(
            f"{x - bend * right:g} {y - bend * down:g}Q{x:g} {y:g} "
            f"{x + bend * later_right:g} {y + bend * later_down:g}"
        )
    return f"M{'L'.join(parts)}z"


def _step(start: Point, end: Point) -> Point:
    """The direction from one corner to another on the same line."""
    down, right = end[0] - start[0], end[1] - start[1]
    return (down > 0) - (down < 0), (right > 0) - (right < 0)


def sprite() -> str:
    """The SVG with all definitions; nothing in it is visible until the page uses it."""
    shapes = "".join(
        f'<path id="sat-{name}" d="{outline(cells)}"/>'
        f'<path id="sat-hit-{name}" d="{outline(cells, 0, 0)}"/>'
        for name, cells in zip(SHAPES, CELLS, strict=True)
    )
    patterns = "".join(_pattern(name) for name in TYPES)
    pieces = "".join(_pieces(colour) for colour in range(4))
    glyphs = "".join(f'<g id="sat-{name}">{drawn}</g>' for name, drawn in GLYPHS.items())
    defs = f"<defs>{_abyss()}{patterns}{shapes}{pieces}{glyphs}</defs>"
    return f'<svg xmlns="http://www.w3.org/2000/svg">{defs}{_cover()}</svg>\n'


def _abyss() -> str:
    return (
        '<radialGradient id="sat-abyss" r=".72"><stop offset="0" stop-color="#050404"/>'
        '<stop offset=".55" stop-color="#120c09"/><stop offset="1" stop-color="#2b2119"/>'
        "</radialGradient>"
    )


def _pattern(name: str) -> str:
    rivets = "".join(f'<circle cx="{x}" cy="{y}" r="2" fill="#d6e6f3"/>' for x, y in RIVETS)
    return (
        f'<pattern id="sat-{name}" x="-20" y="-20" width="40" height="40" '
        f'patternUnits="userSpaceOnUse"><path d="M0 0H40V40H0z" fill="{BASES[name]}"/>'
        f'<path d="{COURSES[name]}" fill="none" stroke="{LINES[name]}" '
        f'stroke-width="{WIDTHS[name]}"/>'
        f"{rivets if name == 'iron' else ''}</pattern>"
    )


def _pieces(colour: int) -> str:
    fill, ink = COLOURS[colour], INKS[colour]
    emblem = f'<g fill="{ink}">{EMBLEMS[colour]}</g>'
    dressed = f'fill="{fill}" stroke="{PALE}" stroke-width="2"'
    carved = f'stroke="{DARK}" stroke-width="1.5"'
    return (
        f'<g id="sat-emblem-{colour}" {dressed}>{EMBLEMS[colour]}</g>'
        f'<g id="sat-book-{colour}"><path d="M-11-13H11V13H-11z" {dressed}/>'
        f'<path d="M-7.5-12V12" stroke="{PALE}" stroke-width="1.2"/>'
        f'<g transform="translate(1.8 0) scale(.9)">{emblem}</g></g>'
        f'<g id="sat-acolyte-{colour}"><ellipse cy="15" rx="14" ry="4" fill-opacity=".6"/>'
        f'<path d="{ROBE}" {dressed}/><ellipse cy="-6.5" rx="4.6" ry="5.6" fill="{DARK}"/>'
        f'<g transform="translate(0 7) scale(.8)">{emblem}</g></g>'
        f'<g id="sat-gargoyle-{colour}"><path d="{WINGS}" fill="#8d877a" {carved}/>'
        f'<path d="{HEAD}" fill="#c8c2b2" {carved}/>'
        f'<path d="M-4-3h1M3-3h1" stroke="{DARK}" stroke-width="4" stroke-linecap="round"/>'
        f'<g transform="translate(0 12) scale(.85)"><use href="#sat-emblem-{colour}"/></g></g>'
    )


def _cover() -> str:
    letters = "".join(
        f'<text x="{62 * column - 124}" y="{62 * row - 108}">{letter}</text>'
        for row, word in enumerate(LETTERS)
        for column, letter in enumerate(word)
    )
    bridges = "".join(
        f'<g transform="translate({x} {y}) rotate({turn}) scale(1.5)">'
        f'<use href="#sat-{shape}" fill="url(#sat-{kind})" stroke="{DARK}"/></g>'
        for shape, kind, x, y, turn in (
            ("T4", "wood", -120, -60, 0),
            ("L5", "brick", 0, 60, 270),
            ("I3", "iron", 0, 120, 0),
            ("L3", "stone", -120, 60, 0),
        )
    )
    pieces = (
        '<g transform="translate(-60 -60) scale(1.5)"><use href="#sat-acolyte-0"/></g>'
        '<g transform="translate(120 0) scale(1.4)"><use href="#sat-book-3"/></g>'
        '<g transform="translate(-120 60) scale(1.4)"><use href="#sat-book-1"/></g>'
    )
    return (
        '<symbol id="sat-cover" viewBox="-180 -160 360 320">'
        '<path d="M-260-220H260V220H-260z" fill="url(#sat-abyss)"/>'
        f'<g fill="{BRONZE}" fill-opacity=".55" font-size="52" text-anchor="middle" '
        f'font-family="IM Fell English,Georgia,serif">{letters}</g>{bridges}{pieces}</symbol>'
    )
