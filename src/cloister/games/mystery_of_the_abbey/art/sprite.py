"""The abbey's pictures for the browser: one SVG of definitions, put into the page once.

A monk is drawn from his traits alone. His title is a separate badge.
"""

from itertools import product

PREFIX = "moa-"
INK, SKIN, SHADE, HAIR, BEARD = "#2a2118", "#e9c9a4", "#c99f74", "#5b4330", "#4a3524"
ROBES = {"T": ("#8b2a20", "#6a1d15"), "F": ("#80603a", "#604627"), "B": ("#343a48", "#22262f")}
BODIES = {
    "f": "M-33 37C-33 14-22 3 0 3S33 14 33 37z",
    "-": "M-18 37C-18 15-12 4 0 4S18 15 18 37z",
}
EMBLEMS = {
    "T": '<path d="M0 13V33M-7 20H7" stroke="#f8f1e2" stroke-width="4.5"/>',
    "F": '<path d="M{left} 26Q0 34 {right} 26M4 29V37" stroke="#efe0bd" stroke-width="3.2" '
    'fill="none"/>',
    "B": '<path d="M-9 6L0 16L9 6" stroke="#f8f1e2" stroke-width="4" fill="none" '
    'stroke-linejoin="round"/>',
}
TITLES = {
    "F": (
        "M0-12.6L3.5-4.6L12-3.9L5.6 1.8L7.5 10.2L0 5.7L-7.5 10.2L-5.6 1.8L-12-3.9L-3.5-4.6z",
        "#f2c230",
    ),
    "B": ("M-9.5-9.5H9.5V9.5H-9.5z", "#c9d4e6"),
    "N": ("M0-10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0-10.5z", "#e2a06a"),
}
PAWNS = (
    ("#a13124", "#fff8ea", "M0-5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0-5.4z"),
    ("#1e31b1", "#fff8ea", "M0-6.4L6 4.6H-6z"),
    ("#339a83", "#10201c", "M-4.9-4.9H4.9V4.9H-4.9z"),
    ("#fdc010", "#2a2118", "M0-6.8L5.6 0L0 6.8L-5.6 0z"),
    ("#171b1f", "#fff8ea", "M-5.4-3.1L0-6.2L5.4-3.1V3.1L0 6.2L-5.4 3.1z"),
    ("#f8f5ee", "#2a2118", "M0-7L1.9-2.2L6.8-2L3 1.2L4.3 6L0 3.2L-4.3 6L-3 1.2L-6.8-2L-1.9-2.2z"),
)
"""Face, ink and shape of each seat's pawn, in the order of the die's colours."""
SIGNS = {
    "church": "M0-9V9M-6-4H6",
    "confessional": "M-6 8V-5Q0-11 6-5V8zM-3-2H3M-3 2H3M0-6V8",
    "crypt": "M-8 7V1Q0-12 8 1V7zM-3 7V2Q0-3 3 2V7",
    "courtyard": "M-5 8V-2H5V8zM-8 8H8M-7-2Q0-8 7-2",
    "gate": "M-7 8V-2Q0-12 7-2V8M-7 8H-3V-1M7 8H3V-1M0 8V-7",
    "parlour": "M-8-5H8V3H1L-4 8V3H-8zM-4-1H4",
    "infirmary": "M-2.5-8H2.5V-2.5H8V2.5H2.5V8H-2.5V2.5H-8V-2.5H-2.5z",
    "garden": "M0 9V-2M0 2Q-7 1-7-6Q0-6 0 1Q0-7 7-8Q7 0 0 2",
    "kitchen": "M-8-2H8L6 8H-6zM-9-2H9M-3-5Q-5-7-3-9M3-5Q1-7 3-9",
    "refectory": "M-6-9V-3Q-6 0-4 0T-2-3V-9M-4-9V9M5 9V-9Q1-6 2 1H5",
    "cloister": "M-9 8V-2Q-4.5-9 0-2V8M0-2Q4.5-9 9-2V8M-9 8H9",
    "chapter": "M-6-9H6V9H-6zM-3-5H3M-3-1H3M-3 3H1",
    "scriptorium": "M-7 9L-4 1Q2-9 9-9Q8 0-1 4L-4 5M-7 9L1-1",
    "library": "M0-5Q-4-8-9-6V6Q-4 4 0 7Q4 4 9 6V-6Q4-8 0-5V7",
    "warming": "M0 9Q-7 8-6 1Q-5-3-1-9Q0-4 3-3Q6 0 6 3Q6 8 0 9zM0 9Q-3 6 0 2Q3 6 0 9",
    "dormitory": "M-9-5V8M-9 4H9V8M9 4Q9-1 3-1H-9",
    "bell": "M-8 5Q-5 3-5-3Q-5-9 0-9T5-3Q5 3 8 5zM-2 7Q0 10 2 7",
}
"""One path for each sign, stroked by the style sheet (web/board.css)."""


def sprite() -> str:
    """The SVG with all definitions. None of them is visible until it is used."""
    monks = [_monk(*traits) for traits in product("TFB", "h-", "b-", "f-")]
    titles = [_title(letter, *look) for letter, look in TITLES.items()]
    pawns = [_pawn(seat, *look) for seat, look in enumerate(PAWNS)]
    signs = [f'<path id="{PREFIX}{name}" d="{line}"/>' for name, line in SIGNS.items()]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"><defs>'
        f"{''.join([*monks, *titles, *pawns, *signs])}</defs>{_cover()}</svg>\n"
    )


def _monk(order: str, hood: str, beard: str, girth: str) -> str:
    robe, dark = ROBES[order]
    broad = girth == "f"
    wide = 15.5 if broad else 12
    belt = {"left": -30 if broad else -17, "right": 30 if broad else 17}
    parts = [f'<path d="{BODIES[girth]}" fill="{robe}"/>', EMBLEMS[order].format(**belt)]
    if hood == "h":
        parts.append(_hood(wide, robe, dark))
    parts.append(f'<ellipse cx="0" cy="-10" rx="{wide - 1.5}" ry="14" fill="{SKIN}"/>')
    if hood == "-":
        parts.append(_tonsure(wide))
    parts.append(_face())
    if beard == "b":
        parts.append(_beard(wide - 1.5))
    if hood == "h":
        parts.append(
            f'<path d="M{1 - wide}-11Q{1 - wide}-24 0-25Q{wide - 1}-24 {wide - 1}-11" fill="none" '
            f'stroke="{dark}" stroke-width="3"/>'
        )
    name = f"{PREFIX}{order}{hood}{beard}{girth}"
    return f'<g id="{name}">{"".join(parts)}</g>'


def _hood(wide: float, robe: str, dark: str) -> str:
    side = wide + 6
    return (
        f'<path d="M0-34Q{side + 2}-32 {side}-6Q{side}  10 {wide} 14H-{wide}Q-{side} 10 -{side}-6'
        f'Q-{side + 2}-32 0-34z" fill="{robe}" stroke="{dark}" stroke-width="1.6"/>'
    )


def _tonsure(wide: float) -> str:
    """A ring of hair around a bald crown."""
    side = wide - 0.5
    return (
        f'<path d="M-{side}-6Q-{side + 2}-21 -7-22Q0-17 7-22Q{side + 2}-21 {side}-6'
        f'Q{side - 3}-15 6-17Q0-14 -6-17Q-{side - 3}-15 -{side}-6z" fill="{HAIR}"/>'
    )


def _face() -> str:
    return (
        f'<circle cx="-5" cy="-10" r="1.7" fill="{INK}"/><circle cx="5" cy="-10" r="1.7" '
        f'fill="{INK}"/><path d="M0-9L-1.5-4H1.5" fill="none" stroke="{SHADE}" stroke-width="1.4"/>'
        f'<path d="M-4-0.5Q0 1.5 4-0.5" fill="none" stroke="#8a3b2a" stroke-width="1.7" '
        'stroke-linecap="round"/>'
    )


def _beard(wide: float) -> str:
    return (
        f'<path d="M-{wide}-9Q-{wide - 1} 16 0 18Q{wide - 1} 16 {wide}-9Q{wide - 3}-3 6-3.4'
        f'Q0-5.4 -6-3.4Q-{wide - 3}-3 -{wide}-9z" fill="{BEARD}"/>'
        '<path d="M-4 0.4Q0 2.2 4 0.4" fill="none" stroke="#d99a84" stroke-width="1.8" '
        'stroke-linecap="round"/>'
    )


def _title(letter: str, shape: str, face: str) -> str:
    return (
        f'<g id="{PREFIX}title-{letter}"><path d="{shape}" fill="{face}" stroke="{INK}" '
        f'stroke-width="1.3"/><text y="4.6" font-size="12.5" font-weight="700" '
        f'text-anchor="middle" fill="{INK}">{letter}</text></g>'
    )


def _pawn(seat: int, face: str, ink: str, shape: str) -> str:
    """A pawn seen from above: a disc with the shape that goes with its colour."""
    return (
        f'<g id="{PREFIX}pawn-{seat}"><circle r="11" fill="{face}" stroke="{INK}" '
        f'stroke-width="1.4"/><circle r="9.4" fill="none" stroke="#fff8ea" stroke-opacity=".75"/>'
        f'<path d="{shape}" fill="{ink}"/></g>'
        f'<path id="{PREFIX}shape-{seat}" d="{shape}"/>'
    )


def _cover() -> str:
    monks = (("T-b-", -104, 42, 1.7), ("B-bf", 104, 42, 1.7), ("Fh--", 0, 52, 2.3))
    drawn = "".join(
        f'<use href="#{PREFIX}{name}" transform="translate({x} {y}) scale({scale})"/>'
        for name, x, y, scale in monks
    )
    arches = "".join(
        f'<path d="M{x - 52} 140V-40Q{x} -150 {x + 52} -40V140z" fill="#f4ead2" '
        f'stroke="{INK}" stroke-width="3"/>'
        for x in (-112, 0, 112)
    )
    return (
        f'<symbol id="{PREFIX}cover" viewBox="-180 -160 360 320">'
        '<rect x="-180" y="-160" width="360" height="320" fill="#d9c79e"/>'
        f'{arches}{drawn}<path d="M-180 138H180V160H-180z" fill="{INK}"/></symbol>'
    )
