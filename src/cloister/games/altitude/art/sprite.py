"""The sprite of Altitude: one SVG of definitions, put into the page once."""

from .shapes import DARK, ICE, LIGHT, PITCH, ROCKS, WIDE, definitions, ground, moved

FLOORS = 10
COVER = ((3, 8, 5, 2, 6), (9, 10, 7, 11), (12, 13, 14), (15, 16))
"""The mountain on the game's card, from the base up."""
HILLS = (
    "M-600 330L90 252L170 292L290 204L400 286L520 220L640 296L760 210L880 282L1560 226V900H-600z",
    "M-600 480L130 398L260 452L390 380L540 446L700 372L830 440L1560 380V900H-600z",
)
GLACIER = "M2 52L9 20L20 9L31 16L43 4L57 13L66 24L70 52z"
CREVASSES = "M20 9L24 30L18 46M43 4L40 24L47 40M57 13L60 34"


def sprite() -> str:
    """All definitions; each is invisible until used."""
    bands = "".join(
        _band(floor, torn) for floor in range(1, FLOORS + 1) for torn in range(len(ROCKS))
    )
    parts = [definitions(), "<defs>", bands, _hills(), _aids(), "</defs>", _cover()]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>\n'


def _band(floor: int, torn: int) -> str:
    """A card without its value: the rock of a floor."""
    look = ground(floor)
    return (
        f'<g id="alt-band-{floor}-{torn}"><use href="#alt-rock{torn}" fill="{look.face}" '
        f'stroke="{DARK}" stroke-opacity=".7"/>'
        f'<use href="#alt-facet{torn}" fill="{look.light}" fill-opacity=".5"/></g>'
    )


def _hills() -> str:
    return "".join(f'<path id="alt-hill{at}" d="{hill}"/>' for at, hill in enumerate(HILLS))


def _aids() -> str:
    """Marks on places and cards, the glacier of the pile, the outline of a card."""
    return (
        f'<g id="alt-glacier"><path d="{GLACIER}" fill="{ICE}"/>'
        f'<path d="{CREVASSES}" fill="none" stroke="#6fa5bb" stroke-width="1.6"/></g>'
        '<rect id="alt-edge" x="1" y="2" width="70" height="49" rx="6"/>'
        '<path id="alt-plus" d="M-7 0H7M0-7V7"/>'
        '<path id="alt-fall" d="M0-8V7M-6 1L0 8L6 1"/>'
        '<path id="alt-swap" d="M-7-3H6M2-7L6-3L2 1M7 4H-6M-2 0L-6 4L-2 8"/>'
        '<path id="alt-no" d="M-5-5L5 5M5-5L-5 5"/>'
        '<path id="alt-help" d="M0-7V7M-7 0H7" stroke-width="5"/>'
    )


def _cover() -> str:
    cards = [
        f"<g {moved(WIDE * (at + row / 2) - 180, -PITCH * row + 60)}>"
        f'<use href="#alt-band-{2 * row + 1}-{(at + row) % 3}"/>{_value(value, 2 * row + 1)}</g>'
        for row, values in enumerate(COVER)
        for at, value in enumerate(values)
    ]
    scene = (
        '<clipPath id="alt-round"><circle r="160" cy="-10"/></clipPath>'
        '<g clip-path="url(#alt-round)">'
        '<rect x="-170" y="-180" width="340" height="340" fill="url(#alt-dusk)"/>'
        f'<g {moved(-420, -230, 0.85)}><use href="#alt-hill0" fill="#4a4270" fill-opacity=".6"/>'
        '<use href="#alt-hill1" fill="#38365f" fill-opacity=".75"/></g>'
        f'<path d="M-170 111H170V170H-170z" fill="{DARK}"/></g>'
        f'<use href="#alt-i" {moved(-26, -104, 1.4)} fill="{LIGHT}"/>'
    )
    return f'<symbol id="alt-cover" viewBox="-200 -180 400 350">{scene}{"".join(cards)}</symbol>'


def _value(value: int, floor: int) -> str:
    ink = LIGHT if floor < 5 else DARK
    return (
        f'<text x="36" y="43" font-size="22" font-weight="700" text-anchor="middle" '
        f'font-family="Georgia,serif" fill="{ink}">{value}</text>'
    )
