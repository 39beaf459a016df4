"""The tiles of Serendipity as SVG definitions, each defined once."""

from ..components.tiles import COLOURS
from .shapes import (
    APOTHEM,
    BACK,
    BRASS,
    DARK,
    FLOWERS,
    LIGHT,
    LOOKS,
    MARKS,
    RADIUS,
    SANS,
    TABLE,
    WARM,
    Look,
    hexagon,
    number,
    points,
    polar,
)

ENGRAVED = "#66568a"
RIM = f'stroke="{LIGHT}" stroke-opacity=".8" stroke-width="1.3"'
SHADE = "#07151b"


def definitions(edge_of: list[int]) -> str:
    """Every definition that a picture of the garden refers to."""
    parts = [_table(), _outlines(), _back(), _rings()]
    for colour, look in enumerate(LOOKS):
        parts += [draw(colour, look) for draw in (_pattern, _shine, _tile, _seams)]
    parts += [_butterfly(), _serendip(edge_of), *[_number(n) for n in range(1, 12)]]
    return "<defs>" + "\n".join(parts) + "</defs>"


def flower(colour: int, ink: str, ground: str) -> str:
    """A flower without its tile."""
    return (
        f'<use href="#flower-{COLOURS[colour]}" fill="{ink}" stroke="{ground}" color="{ground}"/>'
    )


def _number(n: int) -> str:
    """The number of a place in its row, small in the lower corner of its tile."""
    font = f'font-size="8.5" font-family="{SANS}" text-anchor="middle"'
    return f'<text id="n{n}" y="29.6" {font}>{n}</text>'


def _table() -> str:
    return (
        '<radialGradient id="table" cx=".5" cy=".44" r=".7">'
        f'<stop stop-color="#17363f"/><stop offset=".6" stop-color="{TABLE}"/>'
        '<stop offset="1" stop-color="#0a1a21"/></radialGradient>'
        '<radialGradient id="glow-serendip"><stop stop-color="#fff" stop-opacity=".35"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    )


def _outlines() -> str:
    """The shape of a tile, its inner light rim, and its shade on the table."""
    return (
        f'<path id="hex" d="{hexagon(RADIUS)}"/>'
        f'<path id="rim" d="{hexagon(RADIUS - 3.4)}" fill="none" {RIM}/>'
        f'<use id="shade" href="#hex" y="2.5" fill="{SHADE}"/>'
    )


def _back() -> str:
    """A hidden tile: engraved lines from edge to edge, no flower, no rim."""
    middles = [polar(APOTHEM, 30 + 60 * k) for k in range(6)]
    stars = "".join(f"M{points(middles[k], middles[k + 2], middles[(k + 4) % 6])}z" for k in (0, 1))
    return (
        f'<g id="hidden"><use href="#shade"/><use href="#hex" fill="{BACK}"/>'
        f'<g fill="none" stroke-width=".9"><path d="{stars}" transform="translate(0 .9)" '
        f'stroke="#2b2140"/><path d="{stars}" stroke="{ENGRAVED}"/></g></g>'
    )


def _pattern(colour: int, look: Look) -> str:
    name, size = COLOURS[colour], number(look.size)
    turned = f' patternTransform="rotate({look.turn})"' if look.turn else ""
    return (
        f'<pattern id="pattern-{name}" width="{size}" height="{size}" '
        f'patternUnits="userSpaceOnUse"{turned}><g fill="none" stroke="{look.ink}" '
        f'stroke-opacity=".45" stroke-linecap="round">{look.pattern}</g></pattern>'
    )


def _shine(colour: int, look: Look) -> str:
    """The light around an open flower, and the calm ground behind it."""
    name = COLOURS[colour]
    return (
        f'<radialGradient id="glow-{name}"><stop stop-color="{look.glow}" stop-opacity=".75"/>'
        f'<stop offset=".55" stop-color="{look.glow}" stop-opacity=".32"/>'
        f'<stop offset="1" stop-color="{look.glow}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="calm-{name}"><stop offset=".76" stop-color="{look.face}"/>'
        f'<stop offset="1" stop-color="{look.face}" stop-opacity="0"/></radialGradient>'
    )


def _tile(colour: int, look: Look) -> str:
    name = COLOURS[colour]
    return (
        f'<g id="flower-{name}">{FLOWERS[colour]()}</g>'
        f'<g id="{name}"><use href="#shade"/>'
        f'<use href="#hex" fill="{look.face}"/><use href="#hex" fill="url(#pattern-{name})"/>'
        f'<circle r="26" fill="url(#calm-{name})"/><use href="#rim"/>'
        f'<g transform="translate(0 -1) scale(.94)">{flower(colour, look.ink, look.face)}</g></g>'
    )


def _seams(colour: int, look: Look) -> str:
    """The seam between a tile and the next of its carpet, across the edge to the right.

    Cloth is sewn to cloth of its colour; a Serendip that shows another colour hangs by a thread.
    """
    name = COLOURS[colour]
    return (
        f'<g id="sewn-{name}"><rect x="26" y="-9" width="12" height="18" fill="{look.face}"/>'
        f'<path d="M26-9H38M26 9H38" {RIM}/>'
        f'<path d="M26.5 0H38" stroke="{look.ink}" stroke-width="2.2" '
        'stroke-dasharray="3 1.2"/></g>'
        f'<path id="held-{name}" d="M27 0H36" stroke="{look.glow}" stroke-width="3.4" '
        'stroke-linecap="round"/>'
    )


def _rings() -> str:
    """Dashed: turned up, not yet placed. Solid: picked. Also the stud of a fixed Serendip."""
    ring = f'<path d="{hexagon(RADIUS + 1.5)}" fill="none" stroke'
    return (
        f'<g id="up">{ring}="{SHADE}" stroke-width="5.5"/>{ring}="#fff" stroke-width="3" '
        'stroke-dasharray="7 4.5" stroke-linecap="round"/></g>'
        f'<g id="picked">{ring}="{SHADE}" stroke-width="6"/>'
        f'{ring}="{WARM}" stroke-width="3.6"/></g>'
        f'<g id="stud"><circle r="3" fill="{DARK}"/><circle r="2.3" fill="{BRASS}"/>'
        '<circle r=".8" cx="-.6" cy="-.6" fill="#fff6d8"/></g>'
    )


def _butterfly() -> str:
    """Head up; on a Serendip it is turned towards the blue edge."""
    return (
        '<path id="wing" stroke="none" d="M.9-.8C1.6-7 6-9.8 9.4-8.3C11.8-7 9-.6.9.4z'
        'M.9 1.2C5.5.4 9 2.8 8 6C6.8 9.2 2.6 7.8.9 3zM.3-4L2.6-9.8L3.3-9.5L.9-4z"/>'
        '<g id="butterfly"><use href="#wing"/><use href="#wing" transform="scale(-1 1)"/>'
        '<ellipse rx="1.5" ry="5.6" cy=".4" stroke-width=".9"/></g>'
    )


def _serendip(edge_of: list[int]) -> str:
    wedges = "".join(_wedge(colour, edge_of[colour]) for colour in range(6))
    return (
        f'<g id="serendip">{wedges}<use href="#rim"/><circle r="13" fill="{DARK}" '
        f'stroke="{LIGHT}" stroke-width="1.3"/>'
        f'<use href="#butterfly" transform="rotate({90 + 60 * edge_of[0]})" '
        f'fill="{LIGHT}" stroke="{DARK}" color="{DARK}"/></g>'
    )


def _wedge(colour: int, edge: int) -> str:
    """Edge 0 is the right-hand one, 90 degrees from the top."""
    look, middle = LOOKS[colour], 90 + 60 * edge
    corners = points((0, 0), polar(RADIUS, middle - 30), polar(RADIUS, middle + 30))
    x, y = polar(22.3, middle)
    return (
        f'<path d="M{corners}z" fill="{look.face}" stroke="{DARK}" stroke-width=".8"/>'
        f'<path d="{MARKS[colour]}" fill="{look.ink}" '
        f'transform="translate({number(x)} {number(y)}) rotate({middle})"/>'
    )
