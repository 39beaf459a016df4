"""The sprite of Serendipity: one SVG of definitions, put into the page once.

A tile is a ground, which turns with the board, and a bloom, which always stands upright.
"""

import re

from ..components.tiles import COLOURS
from ..words.standing import WHEEL
from .shapes import DARK, LIGHT, LOOKS, MARKS, RADIUS, Look, number, points, polar
from .tiles import SHADE, definitions, flower

PREFIX = "ser-"
"""Put before every id, so that the sprites of several games can share a page."""
COVER = (
    (0, 0, "serendip"),
    (64, 0, "yellow"),
    (32, 55.4, "hidden"),
    (-32, 55.4, "violet"),
    (-64, 0, "hidden"),
    (-32, -55.4, "blue"),
    (32, -55.4, "hidden"),
    (96, -55.4, "green"),
    (96, 55.4, "red"),
    (0, 110.8, "orange"),
    (0, -110.8, "hidden"),
    (64, -110.8, "hidden"),
    (128, 0, "hidden"),
    (64, 110.8, "hidden"),
    (-64, 110.8, "hidden"),
    (-96, 55.4, "hidden"),
    (-96, -55.4, "hidden"),
    (-128, 0, "red"),
    (-64, -110.8, "orange"),
)
"""The picture on the game's card: where each tile lies, and its face."""


def sprite() -> str:
    """All definitions; each is invisible until used."""
    parts = [definitions(WHEEL)]
    for colour, look in enumerate(LOOKS):
        parts += [_ground(colour, look), _bloom(colour, look), _mark(colour, look)]
        parts += [_halo(COLOURS[colour], look.glow), _wedge(colour, look)]
    parts += [_halo("serendip", "#ffffff"), _hub(), _aids(), _cover()]
    body = _prefixed("\n".join(parts))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>\n'


def _ground(colour: int, look: Look) -> str:
    name = COLOURS[colour]
    return (
        f'<g id="ground-{name}"><use href="#hex" y="2.5" fill="{SHADE}"/>'
        f'<use href="#hex" fill="{look.face}"/><use href="#hex" fill="url(#pattern-{name})"/>'
        f'<circle r="26" fill="url(#calm-{name})"/>'
        f'<use href="#rim" fill="none" stroke="{LIGHT}" stroke-opacity=".8" '
        'stroke-width="1.3"/></g>'
    )


def _bloom(colour: int, look: Look) -> str:
    inside = flower(colour, look.ink, look.face)
    return f'<g id="bloom-{COLOURS[colour]}"><g transform="scale(.94)">{inside}</g></g>'


def _wedge(colour: int, look: Look) -> str:
    """A sixth of a Serendip, its edge to the right; the page turns it as the pack says."""
    corners = points((0, 0), polar(RADIUS, 60), polar(RADIUS, 120))
    return (
        f'<g id="wedge-{COLOURS[colour]}"><path d="M{corners}z" fill="{look.face}" '
        f'stroke="{DARK}" stroke-width=".8"/><path d="{MARKS[colour]}" fill="{look.ink}" '
        'transform="translate(22.3 0) rotate(90)"/></g>'
    )


def _hub() -> str:
    """The middle of a Serendip; its butterfly flies right, towards blue."""
    return (
        f'<g id="hub"><use href="#rim" fill="none" stroke="{LIGHT}" stroke-opacity=".8" '
        f'stroke-width="1.3"/><circle r="13" fill="{DARK}" stroke="{LIGHT}" stroke-width="1.3"/>'
        f'<use href="#butterfly" transform="rotate(90)" fill="{LIGHT}" stroke="{DARK}" '
        f'color="{DARK}"/></g>'
    )


def _halo(name: str, light: str) -> str:
    """The light that an open tile casts on its neighbours, but not on itself."""
    return (
        f'<radialGradient id="halo-{name}"><stop offset=".5" stop-color="{light}" '
        f'stop-opacity="0"/><stop offset=".56" stop-color="{light}" stop-opacity=".55"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient>'
    )


def _mark(colour: int, look: Look) -> str:
    """A small round badge: the colour and the plain shape that goes with it."""
    return (
        f'<g id="mark-{COLOURS[colour]}"><circle r="9" fill="{look.face}" stroke="{LIGHT}" '
        f'stroke-width="1"/><path d="{MARKS[colour]}" fill="{look.ink}"/></g>'
    )


def _cover() -> str:
    tiles = "".join(_lying(x, y, face) for x, y, face in COVER)
    return f'<symbol id="cover" viewBox="-180 -160 360 320">{tiles}</symbol>'


def _lying(x: float, y: float, face: str) -> str:
    light = "" if face == "hidden" else f'<circle r="54" fill="url(#glow-{face})"/>'
    return f'<g transform="translate({number(x)} {number(y)})">{light}<use href="#{face}"/></g>'


def _prefixed(body: str) -> str:
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\1{PREFIX}", body)


def _aids() -> str:
    """For the preview: an arrowhead and the clip path of a magnifying glass."""
    return (
        '<marker id="arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" '
        'orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#fff"/></marker>'
        '<clipPath id="lens"><circle r="106"/></clipPath>'
    )
