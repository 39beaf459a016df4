"""The shapes of Mont Saint Michel: paper, water, hoods and marks."""

from dataclasses import dataclass
from math import cos, pi, sin
from xml.sax.saxutils import escape

SEA = "#9fc4cf"
DEEP = "#7fadbb"
SAND = "#d8c79a"
SHADE = "#2a2118"
INK = "#2a2118"
PAPER = "#f7efdc"
QUIET = "#6b5f4d"
WARM = "#c8501e"
RAMP_INK = "#9b3d22"
TERRACES = ("#8fa07a", "#9dab84", "#aaab93", "#b9b2a0", "#cbc5b4")
"""From the shore to the abbey."""
COWL = "#7b828a"
COWL_DARK = "#3a3f46"
SERIF = "Iowan Old Style,Palatino Linotype,Palatino,Georgia,DejaVu Serif,serif"
SANS = "Avenir Next,Segoe UI,Helvetica Neue,Liberation Sans,Arial,sans-serif"

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate in as few characters as possible."""
    short = f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")
    return short.replace("-0.", "-.").removeprefix("0") or "0"


def pair(point: Point) -> str:
    """A point as two coordinates."""
    return f"{number(point[0])} {number(point[1])}"


def _polygon(corners: int, radius: float, turned: float = 0.0) -> str:
    points = [
        (radius * sin(turned + 2 * pi * k / corners), -radius * cos(turned + 2 * pi * k / corners))
        for k in range(corners)
    ]
    return "M" + "L".join(pair(point) for point in points) + "z"


def _star(radius: float) -> str:
    points = []
    for k in range(10):
        size = radius if k % 2 == 0 else radius * 0.45
        points.append((size * sin(pi * k / 5), -size * cos(pi * k / 5)))
    return "M" + "L".join(pair(point) for point in points) + "z"


@dataclass(frozen=True)
class Look:
    """How a monk's base is painted: colour, contrasting ink, shape and pattern."""

    face: str
    ink: str
    mark: str
    pattern: str
    size: float
    turn: int = 0


LIGHT, DARK = "#f8f5ee", "#171b1f"
LOOKS = (
    Look("#171b1f", LIGHT, _polygon(6, 6), '<path d="M0 3H6M3 0V6" stroke-width=".8"/>', 6),
    Look("#1e31b1", LIGHT, _polygon(3, 6.6), '<path d="M0 2h6" stroke-width="1.6"/>', 6, 45),
    Look("#339a83", DARK, _polygon(4, 6.8, pi / 4), '<path d="M2 2h0" stroke-width="2"/>', 5),
    Look("#fdc010", DARK, _polygon(4, 6.6), '<path d="M0 0H4M0 0V4" stroke-width=".7"/>', 4, 45),
    Look("#a13124", LIGHT, _polygon(24, 5.4), '<path d="M0 2q2-3 4 0t4 0" stroke-width="1"/>', 8),
    Look("#f8f5ee", DARK, _star(7), '<path d="M0 2H4" stroke-width="1"/>', 4),
)
"""In the order of MONKS."""


def definitions() -> str:
    """Patterns, the six monks, an arrowhead."""
    parts = [_pattern(monk, look) + _monk(monk, look) for monk, look in enumerate(LOOKS)]
    arrow = (
        '<marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" '
        f'markerHeight="5" orient="auto"><path d="M0 0L10 5L0 10z" fill="{RAMP_INK}"/></marker>'
    )
    return f"<defs>{''.join(parts)}{arrow}</defs>"


def _pattern(monk: int, look: Look) -> str:
    turned = f' patternTransform="rotate({look.turn})"' if look.turn else ""
    return (
        f'<pattern id="pattern-{monk}" width="{look.size}" height="{look.size}" '
        f'patternUnits="userSpaceOnUse"{turned}><g fill="none" stroke="{look.ink}" '
        f'stroke-linecap="round" stroke-opacity=".55">{look.pattern}</g></pattern>'
    )


def _monk(monk: int, look: Look) -> str:
    """A hooded figure that shows nothing of who is inside; only the bases differ."""
    base = '<ellipse cy="9" rx="18" ry="8" '
    return (
        f'<g id="monk-{monk}">'
        f'<ellipse cx="2" cy="13" rx="18" ry="8" fill="{SHADE}" fill-opacity=".28"/>'
        f'{base}fill="{look.face}" stroke="{LIGHT}" stroke-width="1.2"/>'
        f'{base}fill="url(#pattern-{monk})"/>'
        f'<path d="M-10.5 9C-10.5-4-7-17 0-25C7-17 10.5-4 10.5 9C6 13-6 13-10.5 9z" '
        f'fill="{COWL}" stroke="{COWL_DARK}" stroke-width="1"/>'
        f'<path d="M-5.5-8C-5.5-15-3-18 0-20C3-18 5.5-15 5.5-8C3-5-3-5-5.5-8z" '
        f'fill="{COWL_DARK}"/>'
        f'<g transform="translate(0 3)"><path d="{look.mark}" fill="{look.face}" '
        f'stroke="{LIGHT}" stroke-width="1.2"/></g></g>'
    )


def write(
    words: str, at: Point, size: float, fill: str = INK, anchor: str = "start", halo: str = ""
) -> str:
    """A line of text in the font of its surroundings, with a halo where it lies on the map."""
    anchored = "" if anchor == "start" else f' text-anchor="{anchor}"'
    edge = ""
    if halo:
        edge = f' stroke="{halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"'
    return (
        f'<text x="{number(at[0])}" y="{number(at[1])}" font-size="{number(size)}" '
        f'fill="{fill}"{anchored}{edge}>{escape(words)}</text>'
    )
