"""The shapes of Serendipity: six flowers, six patterns, the outline of a tile.

Everything is centred on the origin, a tile's corner is `RADIUS` away from it, and "up" is
0 degrees, clockwise. A flower takes `fill` from where it is used, and the colour of its ground
from `stroke` and `color`, so that one shape serves on its tile, in the legend and as a memory.
"""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt

RADIUS = 34.6
APOTHEM = RADIUS * sqrt(3) / 2
TABLE = "#0e232b"
BACK = "#3f3355"
LIGHT = "#f6f0df"
DARK = "#15202a"
WARM = "#ffb454"
BRASS = "#e3b55c"
QUIET = "#93adb3"
INLAY = "#2c525c"
SERIF = "Iowan Old Style,Palatino Linotype,Palatino,Georgia,DejaVu Serif,serif"
SANS = "Avenir Next,Segoe UI,Helvetica Neue,Liberation Sans,Arial,sans-serif"

Point = tuple[float, float]


@dataclass(frozen=True)
class Look:
    """How a colour is painted."""

    face: str
    ink: str
    glow: str
    pattern: str
    """One tile of the pattern, `size` wide and high, drawn in ink."""
    size: float
    turn: int = 0


LOOKS = (
    Look("#13008f", LIGHT, "#7468ff", '<path d="M0 2h8" stroke-width="2.6"/>', 8, 45),
    Look("#7063a4", LIGHT, "#b9acf5", '<path d="M2 2h0M6 6h0" stroke-width="2.6"/>', 8),
    Look("#6e1728", LIGHT, "#ea5b76", '<path d="M0 0H5M0 0V5" stroke-width=".9"/>', 5, 45),
    Look("#be7100", DARK, "#ffb04a", '<path d="M0 3q3-4 6 0t6 0" stroke-width="1.4"/>', 12),
    Look("#fcf247", DARK, "#fcf247", '<path d="M0 4H8M4 0V8" stroke-width="1.1"/>', 8),
    Look("#3ec3a9", DARK, "#74ecd5", '<path d="M0 3H6" stroke-width="1.5"/>', 6),
)
"""The looks of the six colours in the order of COLOURS; their distances are tested."""


def number(value: float) -> str:
    """A coordinate in as few characters as possible."""
    short = f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")
    return short.replace("-0.", "-.").removeprefix("0") or "0"


def polar(radius: float, degrees: float) -> Point:
    """The point at this distance and direction."""
    return radius * sin(radians(degrees)), -radius * cos(radians(degrees))


def points(*places: Point) -> str:
    """Coordinates separated by spaces."""
    return " ".join(f"{number(x)} {number(y)}" for x, y in places)


def hexagon(radius: float) -> str:
    """The outline of a tile that stands on a point."""
    return f"M{points(*[polar(radius, 60 * k) for k in range(6)])}z"


# The flowers


def petal(degrees: float, base: float, *half: Point) -> str:
    """A symmetric petal from `base` out; `half` is (along, across) of two handles and the tip."""

    def place(along: float, across: float) -> Point:
        (x, y), (u, v) = polar(along, degrees), polar(across, degrees + 90)
        return x + u, y + v

    foot = place(base, 0)
    there = [place(along, -across) for along, across in half]
    back = [place(along, across) for along, across in half[1::-1]]
    return f"M{points(foot)}C{points(*there)}C{points(*back, foot)}z"


def petals(count: int, first: float, base: float, *half: Point) -> str:
    """A ring of equal petals."""
    rings = [petal(first + 360 * k / count, base, *half) for k in range(count)]
    return f'<path d="{"".join(rings)}"/>'


def dots(count: int, away: float, size: float, ground: bool = True) -> str:
    """A ring of dots, in the colour of the ground or in ink."""
    fill = ' fill="currentColor"' if ground else ""
    places = [polar(away, 360 * (k + 0.5) / count) for k in range(count)]
    path = "".join(f"M{points((x - size, y))}a{size} {size} 0 1 0 0-.01" for x, y in places)
    return f'<path d="{path}" stroke="none"{fill}/>'


def disc(radius: float, ground: bool = False) -> str:
    """A round middle, in ink or in the colour of the ground."""
    fill = ' fill="currentColor"' if ground else ""
    return f'<circle r="{radius}"{fill}/>'


def swirl(count: int, first: float, inner: float, outer: float, sweep: float) -> str:
    """Lines in the colour of the ground that wind outwards, clockwise."""
    lines = []
    for start in (first + 360 * k / count for k in range(count)):
        bend, end = polar(outer * 1.12, start + 0.55 * sweep), polar(outer, start + sweep)
        lines.append(f"M{points(polar(inner, start))}Q{points(bend, end)}")
    return f'<path d="{"".join(lines)}" fill="none" stroke-width="1.6" stroke-linecap="round"/>'


def lily() -> str:
    """Blue: six blades, six thin threads between them."""
    return (
        petals(6, 0, 5, (10, 1), (13, 4.5), (18.5, 0))
        + petals(6, 30, 1, (9, 6.4), (14, 6.4), (25, 0))
        + dots(6, 8.4, 0.9)
        + disc(3, ground=True)
    )


def daisy() -> str:
    """Violet: a crowd of rays around a button."""
    rays = petals(13, 0, 6, (10, 3.2), (24.6, 7.2), (23, 0))
    return rays + disc(9.4, ground=True) + disc(7.2) + dots(7, 4, 0.9)


def poppy() -> str:
    """Red: four broad petals around a dark heart."""
    broad = ((2, 19), (25, 21), (20.5, 0))
    return (
        petals(2, 90, 0, *broad)
        + petals(2, 0, 0, *broad)
        + disc(9, ground=True)
        + dots(10, 6.4, 1, ground=False)
        + disc(3.4)
    )


def rose() -> str:
    """Orange: a round bloom, wound up from the middle."""
    bloom = petals(5, 0, 0, (4, 20), (27, 17), (21.5, 0))
    winding = swirl(5, 0, 14.6, 21.5, 72) + swirl(3, 20, 8, 14.5, 120) + swirl(3, 0, 1.5, 7.4, 125)
    return f'<g stroke="none">{disc(17)}{bloom}</g>{winding}'


def tulip() -> str:
    """Yellow: a cup on its stem, seen from the side, between two leaves."""
    return (
        '<rect x="-1.5" y="2" width="3" height="20.5" stroke="none"/>'
        '<path d="M0 22.5C-3 12-9.5 8-14 6.5C-13.5 15-9 21 0 22.5z"/>'
        '<path d="M0 22.5C3 12 9.5 8 14 6.5C13.5 15 9 21 0 22.5z"/>'
        '<path d="M0 5.5C-12 5.5-14.5-8-11-20.5Q-5-16 0-8Q5-16 11-20.5C14.5-8 12 5.5 0 5.5z"/>'
        '<path d="M0 5.5C-7.5-1-6.5-14 0-22.5C6.5-14 7.5-1 0 5.5z"/>'
    )


def blossom() -> str:
    """Green: five hearts on narrow feet."""
    hearts = petals(5, 0, 5, (9, 9.5), (33, 15), (18.5, 0))
    return hearts + disc(5.6, ground=True) + disc(3.4) + dots(5, 10, 1)


FLOWERS = (lily, daisy, poppy, rose, tulip, blossom)
MARKS = (
    "M-4.5 3.8L0-4.6L4.5 3.8z",
    "M0-4a4 4 0 1 0 .01 0z",
    "M-3.7-3.7H3.7V3.7H-3.7z",
    "M0-4.6a4.6 4.6 0 1 0 .01 0zM0-2a2 2 0 1 1-.01 0z",
    "M0-5.2L4.2 0L0 5.2L-4.2 0z",
    "M-4.4-4H4.4V-1.2H-4.4zM-4.4 1.2H4.4V4H-4.4z",
)
"""A small plain shape for each colour, for the rim of a Serendip: triangle, disc, square, ring,
diamond, bars."""
