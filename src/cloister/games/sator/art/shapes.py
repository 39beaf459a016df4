"""Pieces of the picture: the pit, the grain of the four materials, books, acolytes, gargoyles."""

from html import escape

from ..components.ground import WIDTH

CELL = 40
EDGE = 60
"""Room around the pit for ledges and names of rows and columns."""
INK, PALE, GOLD = "#1a130d", "#efe6d2", "#c9a45c"
PAWNS = {0: ("#a13124", PALE), 1: ("#1e31b1", PALE), 2: ("#339a83", INK), 3: ("#fdc010", INK)}
"""For each colour, its paint and the ink that shows on it."""
GRAIN = {
    0: ("#9a6a3a", "M0 10H40M0 22H40M0 33H40"),
    1: ("#a9a69c", "M0 13H40M0 27H40M14 0V13M28 13V27M10 27V40"),
    2: ("#5d6a78", "M8 8h4v4h-4zM28 8h4v4h-4zM8 28h4v4h-4zM28 28h4v4h-4z"),
    3: ("#b3563e", "M0 10H40M0 20H40M0 30H40M20 0V10M10 10V20M30 10V20M20 20V30M10 30V40M30 30V40"),
}
"""For each type, its paint and its texture; the textures differ even without colours."""


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    row, column = divmod(square, WIDTH)
    return EDGE + column * CELL, EDGE + row * CELL


def definitions() -> str:
    """The SVG definitions of the abyss and the four materials."""
    patterns = "".join(
        f'<pattern id="sat-type{kind}" width="40" height="40" patternUnits="userSpaceOnUse" '
        f'x="{EDGE}" y="{EDGE}"><rect width="40" height="40" fill="{paint}"/>'
        f'<path d="{lines}" fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width="2"/>'
        "</pattern>"
        for kind, (paint, lines) in GRAIN.items()
    )
    abyss = (
        '<radialGradient id="sat-abyss"><stop offset="0" stop-color="#050404"/>'
        '<stop offset="1" stop-color="#2b2119"/></radialGradient>'
    )
    return f"<defs>{abyss}{patterns}</defs>"


def pit(side: int) -> str:
    """The abyss and its grid."""
    size = side * CELL
    lines = "".join(
        f"M{EDGE + n * CELL} {EDGE}v{size}M{EDGE} {EDGE + n * CELL}h{size}" for n in range(side + 1)
    )
    return (
        f'<rect x="{EDGE}" y="{EDGE}" width="{size}" height="{size}" fill="url(#sat-abyss)"/>'
        f'<path d="{lines}" stroke="{GOLD}" stroke-opacity=".35" fill="none"/>'
    )


def outline(squares: list[int]) -> str:
    """The path around some squares: edges between two of them are left out."""
    parts: list[str] = []
    for square in squares:
        x, y = corner(square)
        sides = (
            (square - WIDTH, f"M{x} {y}h{CELL}"),
            (square + 1, f"M{x + CELL} {y}v{CELL}"),
            (square + WIDTH, f"M{x} {y + CELL}h{CELL}"),
            (square - 1, f"M{x} {y}v{CELL}"),
        )
        parts += [path for beyond, path in sides if beyond not in squares]
    return "".join(parts)


def bridge(squares: list[int], kind: int, words: str) -> str:
    """A bridge in its material, with its outline."""
    body = "".join("M{} {}h{c}v{c}h-{c}z".format(*corner(square), c=CELL) for square in squares)
    return (
        f'<g><title>{escape(words)}</title><path d="{body}" fill="url(#sat-type{kind})"/>'
        f'<path d="{outline(squares)}" fill="none" stroke="{PALE}" stroke-width="3" '
        'stroke-linecap="square"/></g>'
    )


def book(square: int, colour: int, words: str) -> str:
    """A book in its colour."""
    x, y = corner(square)
    paint, ink = PAWNS[colour]
    return (
        f"<g><title>{escape(words)}</title>"
        f'<rect x="{x + 9}" y="{y + 8}" width="22" height="24" rx="2" '
        f'fill="{paint}" stroke="{PALE}" stroke-width="2"/>'
        f'<path d="M{x + 14} {y + 8}v24M{x + 19} {y + 15}h8" stroke="{ink}" stroke-width="2"/></g>'
    )


def acolyte(x: int, y: int, colour: int, words: str) -> str:
    """An acolyte in a hood."""
    paint, ink = PAWNS[colour]
    return (
        f"<g><title>{escape(words)}</title>"
        f'<path d="M{x + 20} {y + 4}c8 0 10 8 10 14l5 18h-30l5-18c0-6 2-14 10-14z" '
        f'fill="{paint}" stroke="{PALE}" stroke-width="2"/>'
        f'<circle cx="{x + 20}" cy="{y + 15}" r="4" fill="{ink}"/></g>'
    )


def gargoyle(square: int, colour: int, words: str) -> str:
    """A gargoyle, outlined in the colour of its owner."""
    x, y = corner(square)
    paint = PAWNS[colour][0]
    return (
        f"<g><title>{escape(words)}</title>"
        f'<path d="M{x + 4} {y + 8}l9 6h14l9-6-4 26h-24z" fill="#6f6a62" stroke="{paint}" '
        f'stroke-width="3"/><path d="M{x + 14} {y + 20}h4M{x + 22} {y + 20}h4" stroke="{INK}" '
        'stroke-width="3"/></g>'
    )


def write(x: int, y: int, words: str, size: int, anchor: str = "start") -> str:
    """A line of text."""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{PALE}" '
        f'font-family="serif">{escape(words)}</text>'
    )
