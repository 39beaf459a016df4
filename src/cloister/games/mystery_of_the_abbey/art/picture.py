"""Draws a view as one finished SVG, the abbey seen from above. No styles, scripts or links."""

from html import escape
from textwrap import wrap

from cloister.core.values import View

from ..components.rooms import COUNT, FIRST_CELL, ROOMS, is_single
from ..knowledge.view import AbbeyView
from ..words import say
from ..words.standing import doing, hour, parlour, said, seat_line

WIDTH, HEIGHT = 1000, 900
ACROSS, LINES = 38, 14
"""Maximum characters in a line beside the plan, and maximum lines for what was said."""
INK, PARCHMENT, RUBRIC, GOLD = "#2a2118", "#f4ead2", "#7a1f12", "#d9a400"
ROBES = {"T": "#8c2f22", "F": "#7a5a38", "B": "#3a352f"}
PAWNS = ("#b3261e", "#1f5fa8", "#2f7d3b", "#e0b400", "#1d1a17", "#ffffff")
UNNAMED = {"CLS", "CLW", "CLN", "CLE", *ROOMS[FIRST_CELL:]}
"""Rooms labelled with their code only, without a name."""
SANS = "Atkinson Hyperlegible Next,Verdana,sans-serif"


def svg(view: View) -> str:
    """The picture of a view: the plan with the 24 suspects below it."""
    assert isinstance(view, AbbeyView)
    parts = [_opening(view), _ground(), _corridors(view)]
    parts += [_room(view, room) for room in range(COUNT)]
    parts += [_pawns(view, room) for room in range(COUNT)]
    parts += [_standing(view), *[_monk(view, suspect) for suspect in range(1, 25)], "</svg>\n"]
    return "\n".join(part for part in parts if part)


def _opening(view: AbbeyView) -> str:
    seats = [seat_line(view, seat) for seat in range(len(view.pawns))]
    about = " ".join(
        [doing(view), hour(view), *(say("picture-seat", line=line) for line in seats), *said(view)]
    )
    title = say("picture-title", hour=hour(view))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="moa-title moa-about">\n'
        f'<title id="moa-title">{escape(title)}</title>\n'
        f'<desc id="moa-about">{escape(about)}</desc>'
    )


def _ground() -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="{PARCHMENT}"/>'
        f'<rect x="14" y="14" width="700" height="600" rx="10" fill="none" stroke="{RUBRIC}" '
        'stroke-width="2"/>'
    )


def _where(view: AbbeyView, room: int) -> tuple[int, int]:
    x, y = view.plan[room]
    return 44 + x * 64 // 10, 34 + y * 56 // 10


def _corridors(view: AbbeyView) -> str:
    lines = []
    for one, other in view.corridors:
        (a, b), (c, d) = _where(view, one), _where(view, other)
        lines.append(f"M{a} {b}L{c} {d}")
    return (
        f'<path d="{"".join(lines)}" fill="none" stroke="{INK}" stroke-opacity=".35" '
        'stroke-width="9"/>'
    )


def _room(view: AbbeyView, room: int) -> str:
    x, y = _where(view, room)
    wide = 26 if is_single(room) else 36
    label = "" if ROOMS[room] in UNNAMED else say("picture-room", room=ROOMS[room])
    paper = "#fffaf0"
    if room >= FIRST_CELL:
        paper = "#e9dcc0"
    shown = f": {view.dice[room - 1]}" if room in (1, 2) else ""
    return (
        f'<rect x="{x - wide}" y="{y - 18}" width="{2 * wide}" height="36" rx="6" fill="{paper}" '
        f'stroke="{INK}" stroke-width="1.5"/>'
        + (_write(x, y - 6, label, 9 if len(label) < 12 else 8) if label else "")
        + _write(x, y + 15, ROOMS[room] + shown, 8)
    )


def _pawns(view: AbbeyView, room: int) -> str:
    there = [seat for seat, at in enumerate(view.pawns) if at == ROOMS[room]]
    x, y = _where(view, room)
    drawn = []
    for at, seat in enumerate(there):
        left = x + 13 * at - 13 * (len(there) - 1) // 2
        ring = GOLD if seat in view.to_act else INK
        text = INK if seat in (3, 5) else "#ffffff"
        drawn.append(
            f'<circle cx="{left}" cy="{y + 3}" r="7" fill="{PAWNS[seat]}" stroke="{ring}" '
            f'stroke-width="2"/>{_write(left, y + 6, str(seat), 9, text)}'
        )
    return "".join(drawn)


def _standing(view: AbbeyView) -> str:
    seats = [seat_line(view, seat) for seat in range(len(view.pawns))]
    lines = [*_wrapped([doing(view), hour(view), parlour(view)]), "", *_wrapped(seats), ""]
    lines += _wrapped(said(view))[-LINES:]
    return "".join(
        f'<text x="730" y="{40 + 20 * at}" font-family="{SANS}" font-size="13" fill="{INK}">'
        f"{escape(line)}</text>"
        for at, line in enumerate(lines)
        if line
    )


def _wrapped(lines: list[str]) -> list[str]:
    return [part for line in lines for part in wrap(line, ACROSS)]


def _monk(view: AbbeyView, suspect: int) -> str:
    """A suspect's card. The portrait shows every trait: robe, badge, hood, beard, girth."""
    words, letters = view.suspects[suspect - 1].rsplit(" ", 1)
    order, title, hood, beard, girth = list(letters)
    x = 48 + (suspect - 1) % 12 * 80
    y = 680 + (suspect - 1) // 12 * 115
    wide = 26 if girth == "f" else 16
    state = 1.0 if suspect not in view.seen or suspect in view.hand else 0.4
    frame = GOLD if suspect in view.hand else RUBRIC if suspect == view.culprit else "none"
    parts = [
        f'<g opacity="{state}"><rect x="{x - 34}" y="{y - 42}" width="68" height="104" rx="6" '
        f'fill="#fffaf0" stroke="{frame}" stroke-width="3"/>',
        f'<path d="M{x - wide} {y + 34}Q{x - wide} {y - 4} {x} {y - 6}Q{x + wide} {y - 4} '
        f'{x + wide} {y + 34}z" fill="{ROBES[order]}"/>',
    ]
    if hood == "h":
        parts.append(f'<circle cx="{x}" cy="{y - 16}" r="17" fill="{ROBES[order]}"/>')
    parts.append(f'<circle cx="{x}" cy="{y - 15}" r="12" fill="#e8c9a0"/>')
    if beard == "b":
        parts.append(f'<path d="M{x - 10} {y - 12}Q{x} {y + 14} {x + 10} {y - 12}z" fill="{INK}"/>')
    parts.append(_write(x + 24, y - 28, title, 15, RUBRIC))
    parts.append(_write(x, y + 48, f"{suspect} {words}", 11))
    return "".join(parts) + "</g>"


def _write(x: int, y: int, words: str, size: int, colour: str = INK) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-family="{SANS}" font-size="{size}" '
        f'fill="{colour}">{escape(words)}</text>'
    )
