"""The sprite of Mont Saint Michel: one SVG of definitions, put into the page once.

The map itself is drawn by the page, because it comes from the component pack.
"""

import re

from .shapes import (
    COWL,
    COWL_DARK,
    DEEP,
    INK,
    LIGHT,
    LOOKS,
    PAPER,
    SAND,
    SEA,
    SHADE,
    TERRACES,
    Look,
    definitions,
    number,
)

PREFIX = "msm-"
"""Put before every id, so that the sprites of several games can share a page."""
STEPS = ((0, 78, 150, 60), (0, 44, 122, 50), (0, 12, 94, 40), (0, -16, 66, 29), (0, -40, 40, 18))
"""The terraces on the game's card: middle and radii, the lowest first."""
HIKERS = ((-74, 92, 4), (6, 104, 1), (78, 84, 3), (-38, 36, 5), (44, 26, 2), (-6, -20, 0))
"""Where the monks stand on the game's card."""


def sprite() -> str:
    """All definitions; each is invisible until used."""
    marks = [_mark(monk, look) for monk, look in enumerate(LOOKS)]
    aids = "\n".join([*marks, _opened(), _spire(), _tides(), _arrows()])
    body = f"{definitions()}\n<defs>{aids}</defs>\n{_cover()}"
    prefixed = re.sub(r'(\bid="|href="#|url\(#)', rf"\1{PREFIX}", body)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{prefixed}</svg>\n'


def _mark(monk: int, look: Look) -> str:
    """A small badge: a base's colour and shape, with an edge for light and dark grounds."""
    return (
        f'<g id="mark-{monk}"><circle r="10.8" fill="{SHADE}"/><circle r="10" '
        f'fill="{look.face}" stroke="{LIGHT}" stroke-width="1.3"/>'
        f'<path d="{look.mark}" fill="{look.ink}"/></g>'
    )


def _opened() -> str:
    """A cloak held open below its hood, with room for a slip between the folds."""
    edge = f'fill="{COWL}" stroke="{COWL_DARK}" stroke-width="1.6"'
    fold = "M-8-44C-34-34-58 2-72 54C-58 66-40 66-32 60C-30 22-26-14-8-44z"
    return (
        f'<g id="cloak"><path d="M0-46C-26-20-40 30-38 62H38C40 30 26-20 0-46z" '
        f'fill="{COWL_DARK}"/><path d="{fold}" {edge}/>'
        f'<path d="{fold}" transform="scale(-1 1)" {edge}/>'
        f'<path d="M-24-38C-24-62-10-78 0-88C10-78 24-62 24-38C12-28-12-28-24-38z" {edge}/>'
        f'<path d="M-13-43C-13-58-6-66 0-71C6-66 13-58 13-43C6-37-6-37-13-43z" '
        f'fill="{COWL_DARK}"/></g>'
    )


def _spire() -> str:
    """The abbey above its place; the origin is the foot of the tower."""
    return (
        f'<g id="spire"><path d="M-15 0V-26L-9-34H9L15-26V0z" fill="#e4dfd0" stroke="{SHADE}" '
        'stroke-opacity=".45"/><path d="M-9-34L0-86L9-34z" fill="#75808c" '
        f'stroke="{SHADE}" stroke-opacity=".45"/><path d="M0-86V-96M-3.5-92H3.5" '
        f'stroke="{SHADE}" stroke-width="1.6" stroke-opacity=".7"/>'
        f'<path d="M-4-12V-20A4 4 0 0 1 4-20V-12z" fill="{SHADE}" fill-opacity=".4"/></g>'
    )


def _tides() -> str:
    """The two tide cards: bare sand with footprints, and a boat on the waves."""
    card = f'<rect x="-11" y="-15" width="22" height="30" rx="3.5" stroke="{PAPER}" fill='
    wave = "q2.75-3.4 5.5 0t5.5 0t5.5 0t5.5 0"
    return (
        f'<g id="ebb">{card}"{SAND}"/><path d="M-11 10{wave}V12q0 3-3.5 3H-7.5q-3.5 0-3.5-3z" '
        f'fill="{DEEP}"/>'
        f'<g fill="{INK}"><ellipse cx="-3.5" cy="3" rx="2" ry="3.2"/><ellipse cx="3" cy="-2" '
        'rx="2" ry="3.2"/><ellipse cx="-3" cy="-8" rx="2" ry="3.2"/></g></g>'
        f'<g id="flood">{card}"{SEA}"/><path d="M-11 2{wave}V12q0 3-3.5 3H-7.5q-3.5 0-3.5-3z" '
        f'fill="{DEEP}"/><path d="M-7 0H7L4 5H-4z" fill="{INK}"/><path d="M0-1V-11L6-3H0" '
        f'fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/></g>'
    )


def _arrows() -> str:
    """Arrowheads for the legs previewed and the legs done."""
    return "".join(
        f'<marker id="head-{kind}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.4" '
        f'markerHeight="4.4" orient="auto"><path d="M0 0L10 5L0 10z" fill="{colour}"/></marker>'
        for kind, colour in (("done", INK), ("next", "#fff"))
    )


def _cover() -> str:
    sea = f'<rect x="-180" y="-160" width="360" height="320" rx="26" fill="{SEA}"/>'
    sand = f'<ellipse cy="92" rx="172" ry="66" fill="{SAND}"/>'
    steps = "".join(_terrace(*step, colour) for step, colour in zip(STEPS, TERRACES, strict=True))
    spire = '<use href="#spire" transform="translate(0 -42)"/>'
    monks = "".join(
        f'<use href="#monk-{monk}" transform="translate({x} {y}) scale(1.25)"/>'
        for x, y, monk in sorted(HIKERS, key=lambda hiker: hiker[1])
    )
    return (
        f'<symbol id="cover" viewBox="-180 -160 360 320">{sea}{sand}{steps}{spire}{monks}</symbol>'
    )


def _terrace(x: float, y: float, wide: float, high: float, colour: str) -> str:
    oval = f'cx="{number(x)}" rx="{number(wide)}" ry="{number(high)}"'
    return (
        f'<ellipse {oval} cy="{number(y + 8)}" fill="{SHADE}" fill-opacity=".28"/>'
        f'<ellipse {oval} cy="{number(y)}" fill="{colour}" stroke="{SHADE}" '
        'stroke-opacity=".25"/>'
    )
