"""The shapes of Altitude: paper rock, animals, the dusk behind.

A card is a band of rock, `WIDE` by `HIGH`, its upper left corner at the origin. The next floor
covers the two halves of its top, so what matters is written in the two lower corners.
"""

from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDE, HIGH, PITCH = 72, 52, 37
LARCH, SCREE, SNOW = (0x4D, 0x6B, 0x4A), (0x8B, 0x8F, 0x86), (0xF2, 0xF5, 0xF7)
DARK, LIGHT, WARM, QUIET, ICE = "#1d2433", "#f7f1e3", "#ffb454", "#b9b6cf", "#bfe3ef"
SERIF = "Iowan Old Style,Palatino Linotype,Palatino,Georgia,DejaVu Serif,serif"
SANS = "Avenir Next,Segoe UI,Helvetica Neue,Liberation Sans,Arial,sans-serif"

ROCKS = (
    "M1 9L12 4L23 7L38 2L52 6L63 3L71 8V51H1z",
    "M1 6L9 8L21 3L35 7L47 2L60 7L71 4V51H1z",
    "M1 4L15 7L28 3L41 8L55 4L71 7V51H1z",
)
"""Torn upper edges; neighbours never share one."""
FACETS = (
    "M1 9L12 4L23 7L17 19L6 24zM38 2L52 6L46 21z",
    "M21 3L35 7L28 22zM47 2L60 7L71 4V17L57 23z",
    "M1 4L15 7L9 23zM28 3L41 8L37 24L31 18z",
)
TONGUE = "M1 12Q8 0 20 5Q30-3 40 5Q52-2 60 6Q68 5 71 13V51H1z"
DRIFT = "M10 24q7-7 14 0M30 15q6-6 12 0M46 27q7-7 14 0M22 37q6-6 12 0M44 41q5-5 10 0"
ROPE = "M0 17Q36 25 72 13"
CABIN = "M36 20v5M27 25h18q2 0 2 3v9q0 3-2 3H27q-2 0-2-3v-9q0-3 2-3z"
WINDOWS = "M29 28h6v5h-6zM38 28h6v5h-6z"
BARREL = (
    "M23 18Q36 13 49 18Q53 28 49 38Q36 43 23 38Q19 28 23 18z",
    "M30 15.5Q27 28 30 40.5M42 15.5Q45 28 42 40.5",
    "M36 21v14M29 28h14",
)
MARMOT = (
    "M14 36Q10 29 13 22Q12 18 14 15L13 11L17 13Q21 11 25 13L28 11L27 16Q29 18 28 21Q33 27 31 36z"
)
GROUSE = (
    "M7 23Q1 18 4 9Q6 16 12 18Q10 12 14 8Q14 15 19 18Q25 17 29 21Q30 15 35 14Q39 14 40 18L44 20"
    "L39 21Q39 30 31 33L30 37H28L28 34H25L24 37H22L22 33Q11 32 7 23z"
)
CHAMOIS = (
    "M13 37Q15 26 23 22Q23 14 27 9Q29 4 33 6Q30 6 29 11L31 12Q32 7 36 6Q39 6 39 9Q36 8 34 13"
    "L43 19Q45 22 42 24L34 23Q36 31 35 37z"
)
IBEX = (
    "M14 38Q15 28 24 23Q17 22 13 15Q9 6 17 1Q13 8 17 13Q20 17 26 17Q19 13 18 6Q18 1 22 0"
    "Q21 7 25 11Q29 14 33 16L42 22Q44 25 41 27L37 27L37 32L34 27Q36 33 35 38z"
)
DAHU = (
    "M6 25Q6 20 12 19H27Q30 13 29 9L25 3L31 8L33 2L34 8Q38 9 39 13L44 15L43 18L37 18Q35 23 33 25"
    "L35 40H32L30 27H16L14 32H11L12 26Q8 27 7 31z"
)
ANIMALS = {"m": MARMOT, "g": GROUSE, "c": CHAMOIS, "i": IBEX, "d": DAHU, "o": MARMOT}
"""Silhouettes in a square of 46. The dahu has two short legs, for walking around its mountain."""
CROWN = "M-11 7L-13-6L-6 0L0-9L6 0L13-6L11 7z"


@dataclass(frozen=True)
class Ground:
    """The colours of a floor."""

    face: str
    light: str
    ink: str


def ground(floor: int) -> Ground:
    """The ground of a floor: from larch through scree to snow."""
    if floor <= 5:
        face = _mixed(LARCH, SCREE, (floor - 1) / 4)
    else:
        face = _mixed(SCREE, SNOW, min(1.0, (floor - 5) / 3))
    lit = _mixed(face, (255, 255, 255), 0.28)
    return Ground(_hex(face), _hex(lit), LIGHT if sum(face) < 380 else DARK)


def _mixed(low: tuple[int, ...], high: tuple[int, ...], share: float) -> tuple[int, ...]:
    return tuple(round(a + (b - a) * share) for a, b in zip(low, high, strict=True))


def _hex(colour: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def number(value: float) -> str:
    """A coordinate in as few characters as possible."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def write(
    text: str, x: float, y: float, size: float, fill: str = LIGHT, anchor: str = "start"
) -> str:
    """A line of text in the font of its surroundings."""
    anchored = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" '
        f'fill="{fill}"{anchored}>{escape(text)}</text>'
    )


def moved(x: float, y: float, scale: float = 1) -> str:
    """A `transform` attribute."""
    scaled = f" scale({round(scale, 3)})" if scale != 1 else ""
    return f'transform="translate({number(x)} {number(y)}){scaled}"'


def definitions() -> str:
    """Every definition that a picture refers to."""
    rocks = "".join(
        f'<path id="alt-rock{n}" d="{rock}"/><path id="alt-facet{n}" d="{FACETS[n]}"/>'
        for n, rock in enumerate(ROCKS)
    )
    beasts = "".join(f'<path id="alt-{letter}" d="{d}"/>' for letter, d in ANIMALS.items())
    return f"<defs>{_dusk()}{rocks}{beasts}{_cable_car()}{_avalanche()}{_dog()}{_back()}</defs>"


def _dusk() -> str:
    return (
        '<linearGradient id="alt-dusk" x2="0" y2="1"><stop stop-color="#232748"/>'
        '<stop offset=".3" stop-color="#574a72"/><stop offset=".55" stop-color="#b8727c"/>'
        '<stop offset=".78" stop-color="#f0b48a"/></linearGradient>'
    )


def _cable_car() -> str:
    return (
        f'<g id="alt-cable"><path d="{ROPE}" fill="none" stroke="{DARK}" stroke-width="2"/>'
        f'<path d="{CABIN}" fill="#c8452f" stroke="{DARK}" stroke-width="1.4"/>'
        f'<path d="{WINDOWS}" fill="{ICE}"/></g>'
    )


def _avalanche() -> str:
    return (
        f'<g id="alt-avalanche"><path d="{TONGUE}" fill="#fff" stroke="#8fa9bd" '
        f'stroke-width="1.2"/><path d="{DRIFT}" fill="none" stroke="#8fa9bd" stroke-width="2.2" '
        'stroke-linecap="round"/></g>'
    )


def _dog() -> str:
    body, hoops, cross = BARREL
    return (
        f'<g id="alt-dog"><path d="{body}" fill="#8a5a2b" stroke="{DARK}" stroke-width="1.4"/>'
        f'<path d="{hoops}" fill="none" stroke="#e3b55c" stroke-width="2.4"/>'
        f'<path d="{cross}" stroke="{LIGHT}" stroke-width="4.4"/>'
        f'<path d="{cross}" stroke="#c8452f" stroke-width="2.8"/></g>'
    )


def _back() -> str:
    """A hidden card: only its back."""
    return (
        f'<g id="alt-back"><rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="4" '
        f'fill="#3f3355" stroke="#66568a"/>'
        '<path d="M9 41L26 17L35 29L44 14L63 41" fill="none" stroke="#66568a"/></g>'
    )
