"""The tiles of Serendipity as SVG definitions, each drawn once and used wherever it lies."""

from .components import COLOURS
from .flowers import (
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
    petal,
    points,
    polar,
)

ENGRAVED = "#66568a"
SHADE = "#07151b"


def definitions(edge_of: tuple[int, ...]) -> str:
    """All that a picture of the garden refers to."""
    parts = [_table(), _hex("hex", RADIUS), _hex("rim", RADIUS - 3.4), _back(), _rings()]
    for colour, look in enumerate(LOOKS):
        parts += [_pattern(colour, look), _shine(colour, look), _tile(colour, look)]
        parts.append(_join(colour, look))
    parts += [_butterfly(), _serendip(edge_of), *[_number(n) for n in range(1, 12)]]
    return "<defs>" + "\n".join(parts) + "</defs>"


def flower(colour: int, ink: str, ground: str) -> str:
    """A flower alone."""
    return f'<use href="#flower-{COLOURS[colour]}" fill="{ink}" stroke="{ground}" color="{ground}"/>'


def _number(n: int) -> str:
    """The number of a place in its row, small in the lower corner of its tile."""
    return f'<text id="n{n}" y="29" font-size="9" font-family="{SANS}" text-anchor="middle">{n}</text>'


def _table() -> str:
    return (
        '<radialGradient id="table" cx=".5" cy=".44" r=".7">'
        f'<stop stop-color="#17363f"/><stop offset=".6" stop-color="{TABLE}"/>'
        '<stop offset="1" stop-color="#0a1a21"/></radialGradient>'
        '<radialGradient id="glow-serendip"><stop stop-color="#fff" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    )


def _hex(name: str, radius: float) -> str:
    return f'<path id="{name}" d="{hexagon(radius)}"/>'


def _back() -> str:
    """A hidden tile: engraved lines from edge to edge, no flower, no rim."""
    middles = [polar(APOTHEM, 30 + 60 * k) for k in range(6)]
    stars = "".join(f"M{points(middles[k], middles[k + 2], middles[(k + 4) % 6])}z" for k in (0, 1))
    return (
        f'<g id="hidden"><use href="#hex" y="2.5" fill="{SHADE}"/><use href="#hex" fill="{BACK}"/>'
        f'<g fill="none" stroke-width=".9"><path d="{stars}" transform="translate(0 .9)" '
        f'stroke="#2b2140"/><path d="{stars}" stroke="{ENGRAVED}"/></g></g>'
    )


def _pattern(colour: int, look: Look) -> str:
    name, size = COLOURS[colour], number(look.size)
    turned = f' patternTransform="rotate({look.turn})"' if look.turn else ""
    return (
        f'<pattern id="pattern-{name}" width="{size}" height="{size}" '
        f'patternUnits="userSpaceOnUse"{turned}><g fill="none" stroke="{look.ink}" '
        f'stroke-opacity=".34" stroke-linecap="round">{look.pattern}</g></pattern>'
    )


def _shine(colour: int, look: Look) -> str:
    """The light around an open flower, and the calm ground behind it."""
    name = COLOURS[colour]
    return (
        f'<radialGradient id="glow-{name}"><stop stop-color="{look.glow}" stop-opacity=".75"/>'
        f'<stop offset=".55" stop-color="{look.glow}" stop-opacity=".32"/>'
        f'<stop offset="1" stop-color="{look.glow}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="calm-{name}"><stop offset=".78" stop-color="{look.face}"/>'
        f'<stop offset="1" stop-color="{look.face}" stop-opacity="0"/></radialGradient>'
    )


def _tile(colour: int, look: Look) -> str:
    name = COLOURS[colour]
    return (
        f'<g id="flower-{name}">{FLOWERS[colour]()}</g>'
        f'<g id="{name}"><use href="#hex" y="2.5" fill="{SHADE}"/>'
        f'<use href="#hex" fill="{look.face}"/><use href="#hex" fill="url(#pattern-{name})"/>'
        f'<circle r="28" fill="url(#calm-{name})"/>'
        f'<use href="#rim" fill="none" stroke="{LIGHT}" stroke-opacity=".8" stroke-width="1.3"/>'
        f"{flower(colour, look.ink, look.face)}</g>"
    )


def _join(colour: int, look: Look) -> str:
    """The seam between two tiles of a carpet, laid over the edge to the right."""
    return (
        f'<g id="join-{COLOURS[colour]}"><rect x="25.5" y="-10" width="13" height="20" '
        f'fill="{look.face}"/><path d="M25 -10H39M25 10H39" stroke="{LIGHT}" stroke-opacity=".8" '
        f'stroke-width="1.3"/><path d="M26 0H38" stroke="{look.ink}" stroke-width="2" '
        'stroke-dasharray="3.2 1.2"/></g>'
    )


def _rings() -> str:
    ring = hexagon(RADIUS + 1.5)
    return (
        f'<path id="up" d="{ring}" fill="none" stroke="#fff" stroke-width="3" '
        'stroke-dasharray="7 4.5" stroke-linecap="round"/>'
        f'<path id="picked" d="{ring}" fill="none" stroke="{WARM}" stroke-width="3.6"/>'
        f'<g id="stud"><circle r="3.2" cy=".8" fill="{SHADE}"/><circle r="3" fill="{BRASS}"/>'
        '<circle r="1" cx="-.9" cy="-.9" fill="#fff6d8"/></g>'
        f'<circle id="match" r="4.4" cx="32" fill="{LIGHT}" stroke="{DARK}" stroke-width="1.6"/>'
        f'<path id="link" d="M26 0H38" stroke="{BRASS}" stroke-width="4" stroke-linecap="round"/>'
    )


def _butterfly() -> str:
    """Head up; on a Serendip it flies to where this one shows blue."""
    upper, lower = ((3, 5), (13, 6), (9.4, 0)), ((2, 4.5), (10, 5), (7.4, 0))
    wings = [petal(side * 52, 0, *upper) + petal(side * 130, 0, *lower) for side in (1, -1)]
    return (
        f'<g id="butterfly" stroke-width=".7"><path d="{"".join(wings)}"/>'
        '<path d="M0-3.5Q-.5-7-3-8.6M0-3.5Q.5-7 3-8.6" fill="none" stroke="currentColor"/>'
        '<path d="M0-4.5V5.5" stroke="currentColor" stroke-width="1.6"/></g>'
    )


def _serendip(edge_of: tuple[int, ...]) -> str:
    wedges = "".join(_wedge(colour, edge_of[colour]) for colour in range(6))
    return (
        f'<g id="serendip">{wedges}<use href="#rim" fill="none" stroke="{LIGHT}" '
        f'stroke-opacity=".8" stroke-width="1.3"/><circle r="11.5" fill="{DARK}" '
        f'stroke="{LIGHT}" stroke-width="1.3"/>'
        f'<use href="#butterfly" transform="rotate({90 + 60 * edge_of[0]})" '
        f'fill="{LIGHT}" stroke="{DARK}" color="{DARK}"/></g>'
    )


def _wedge(colour: int, edge: int) -> str:
    """Edge 0 is the right-hand one, that is 90 degrees from the top."""
    look, middle = LOOKS[colour], 90 + 60 * edge
    corners = points((0, 0), polar(RADIUS, middle - 30), polar(RADIUS, middle + 30))
    x, y = polar(21, middle)
    return (
        f'<path d="M{corners}z" fill="{look.face}" stroke="{DARK}" stroke-width=".8"/>'
        f'<path d="{MARKS[colour]}" fill="{look.ink}" '
        f'transform="translate({number(x)} {number(y)}) rotate({middle})"/>'
    )
