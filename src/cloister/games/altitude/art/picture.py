"""Draw a view of the mountains as one self-contained SVG: no styles, scripts or outside links."""

from xml.sax.saxutils import escape

from cloister.core.values import View

from ..components.cards import (
    AVALANCHE,
    CABLE_CAR,
    EMPTY,
    SAINT_BERNARD,
    is_animal,
    kind,
    shown_value,
)
from ..components.places import place_at, spot
from ..knowledge.view import MassifView, MountainView
from ..words import say
from ..words.standing import doing, height, held, name, order, points
from .shapes import (
    CROWN,
    DARK,
    HIGH,
    ICE,
    LIGHT,
    PITCH,
    QUIET,
    SANS,
    SERIF,
    WARM,
    WIDE,
    definitions,
    ground,
    moved,
    number,
    write,
)

TITLE = "Altitude"
WIDTH, GROUND, HEIGHT = 1000, 650, 820
MIDDLE = WIDTH / 2
RIVALS = 236
"""The ground line of the others' mountains."""
FRONT = 1.25
"""The scale of the viewer's own mountain."""


def svg(view: View) -> str:
    """The view as an SVG: the viewer's own mountain in front, the others behind."""
    assert isinstance(view, MassifView)
    own, *others = order(view)
    parts = [
        _opening(view),
        definitions(),
        _land(),
        _headline(view),
        *[_rival(view, seat, at, len(others)) for at, seat in enumerate(others)],
        _mountain(view, own, MIDDLE, GROUND, FRONT),
        _heading(view, own, 30, GROUND + 28, own=True),
        _pile(view),
        _hand(view),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _opening(view: MassifView) -> str:
    standings = "; ".join(
        say("picture-standing", name=name(view, seat), height=height(view, seat))
        for seat in order(view)
    )
    title = say("picture-title", title=TITLE, count=view.pile)
    about = say("picture-about", doing=doing(view), standings=standings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="alt-title alt-about">\n'
        f'<title id="alt-title">{escape(title)}</title>\n'
        f'<desc id="alt-about">{escape(about)}</desc>'
    )


def _land() -> str:
    """Paper hills, one behind the other."""
    far = (
        "M0 330L90 262L170 300L290 210L400 292L520 226L640 300L760 216L880 286L1000 236"
        f"V{GROUND}H0z"
    )
    near = f"M0 470L130 400L260 452L390 380L540 446L700 372L830 440L1000 388V{GROUND}H0z"
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="url(#alt-dusk)"/>'
        f'<path d="{far}" fill="#4a4270" fill-opacity=".5"/>'
        f'<path d="{near}" fill="#38365f" fill-opacity=".62"/>'
        f'<path d="M0 {GROUND}H{WIDTH}V{HEIGHT - 18}a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z" '
        f'fill="{DARK}"/>'
    )


def _headline(view: MassifView) -> str:
    left = write(TITLE, 30, 46, 28)
    right = write(doing(view), WIDTH - 30, 44, 19, LIGHT, "end")
    return f'<g font-family="{SERIF}">{left}</g><g font-family="{SANS}">{right}</g>'


# Mountains


def _rival(view: MassifView, seat: int, at: int, count: int) -> str:
    room = (WIDTH - 40) / count
    scale = min(0.46, room / (11 * WIDE))
    middle = 20 + room * (at + 0.5)
    half = 5.3 * WIDE * scale
    line = (
        f'<path d="M{number(middle - half)} {RIVALS}h{number(2 * half)}" stroke="{QUIET}" '
        'stroke-opacity=".6"/>'
    )
    mountain = _mountain(view, seat, middle, RIVALS, scale)
    return line + mountain + _heading(view, seat, middle, RIVALS + 20, own=False)


def _heading(view: MassifView, seat: int, x: float, y: float, own: bool) -> str:
    """Name, height, and the score at the end; highlighted for a seat to act or a winner."""
    lit = WARM if seat in view.to_act or _won(view, seat) else LIGHT
    score = points(view, seat) if view.tally else _holdings(view, seat)
    if own:
        lines = write(name(view, seat), x, y, 18, lit) + write(score, x, y + 19, 14, QUIET)
    else:
        lines = write(name(view, seat), x, y, 15, lit, "middle")
        lines += write(score, x, y + 16, 13, QUIET, "middle")
    if _won(view, seat):
        crown = moved(x - 16, y - 6, 0.8) if own else moved(x, y + 34, 0.8)
        lines += f'<path d="{CROWN}" {crown} fill="{WARM}"/>'
    return f'<g font-family="{SANS}">{lines}</g>'


def _holdings(view: MassifView, seat: int) -> str:
    return say("picture-score", height=height(view, seat), cards=held(view, seat))


def _won(view: MassifView, seat: int) -> bool:
    return view.outcome is not None and seat in view.outcome.winners


def _mountain(view: MassifView, seat: int, middle: float, base: float, scale: float) -> str:
    """Row by row from the base up: each card covers half of the two below it."""
    mountain = view.mountains[seat]
    if not mountain.rows:
        return ""
    left = middle - scale * WIDE * len(mountain.rows[0]) / 2
    cards = [
        _card_at(view, mountain, row, at)
        for row in range(len(mountain.rows))
        for at in range(len(mountain.rows[row]))
        if mountain.rows[row][at] != EMPTY
    ]
    place = moved(left, base - scale * HIGH, scale)
    return f"<g {place}><title>{escape(name(view, seat))}</title>{''.join(cards)}</g>"


def _card_at(view: MassifView, mountain: MountainView, row: int, at: int) -> str:
    place = moved(WIDE * (at + row / 2), -PITCH * row)
    card = mountain.rows[row][at]
    title = say(
        "picture-card",
        kind=kind(card, view.species),
        value=shown_value(card),
        **spot(place_at(row + 1, mountain.left + at)),
    )
    return (
        f"<g {place}><title>{escape(title)}</title>{_card(view, card, row + 1, (at + row) % 3)}</g>"
    )


# Cards


def _card(view: MassifView, card: int, floor: int, torn: int) -> str:
    """A band of rock with its value in both lower corners."""
    if card == AVALANCHE:
        return '<use href="#alt-avalanche"/>'
    look = ground(floor)
    rock = (
        f'<use href="#alt-rock{torn}" fill="{look.face}" stroke="{DARK}" stroke-opacity=".55"/>'
        f'<use href="#alt-facet{torn}" fill="{look.light}" fill-opacity=".5"/>'
    )
    if card == CABLE_CAR:
        return f'{rock}<use href="#alt-cable"/>'
    if card == SAINT_BERNARD:
        return f'{rock}<use href="#alt-dog"/>'
    value = str(card >> 1)
    size = 19 if len(value) == 1 else 16
    shown = write(value, 5, HIGH - 6, size, look.ink)
    shown += write(value, WIDE - 5, HIGH - 6, size, look.ink, "end")
    if is_animal(card):
        letter = view.species[(card >> 1) - 1]
        beast = moved(WIDE / 2 - 12, 14, 0.52)
        rock += f'<use href="#alt-{letter}" {beast} fill="{look.ink}"/>'
    return f'{rock}<g font-family="{SERIF}" font-weight="700">{shown}</g>'


def _framed(view: MassifView, card: int, x: float, y: float, lit: bool) -> str:
    """A card on the table."""
    ring = (
        f'<rect x="-3" y="-3" width="{WIDE + 6}" height="{HIGH + 6}" rx="8" fill="none" '
        f'stroke="{WARM}" stroke-width="3"/>'
        if lit
        else ""
    )
    return f"<g {moved(x, y, 1.3)}>{ring}{_card(view, card, 3, 0)}</g>"


# The table in front


def _pile(view: MassifView) -> str:
    """The pile as a shrinking glacier with its exact count; beside it the newest discard."""
    ice = min(62, 8 + view.pile * 54 // 112)
    top = HEIGHT - 38 - ice
    glacier = (
        f'<path d="M{WIDTH - 250} {HEIGHT - 38}L{WIDTH - 234} {top}L{WIDTH - 205} {top - 7}'
        f'L{WIDTH - 176} {top - 2}L{WIDTH - 160} {HEIGHT - 38}z" fill="{ICE}"/>'
    )
    if not view.pile:
        glacier = ""
    ink = DARK if view.pile else QUIET
    counts = write(str(view.pile), WIDTH - 205, HEIGHT - 44, 20, ink, "middle")
    counts += write(say("picture-pile"), WIDTH - 205, HEIGHT - 18, 13, QUIET, "middle")
    discards = say("picture-discards", count=len(view.discards))
    counts += write(discards, WIDTH - 78, HEIGHT - 18, 13, QUIET, "middle")
    newest = (
        _framed(view, view.discards[-1], WIDTH - 125, HEIGHT - 108, False) if view.discards else ""
    )
    return f'<g font-family="{SANS}">{glacier}{counts}{newest}</g>'


def _hand(view: MassifView) -> str:
    """The viewer's hand and drawn card; a spectator sees neither."""
    cards = view.hands[view.seat] if view.hands and view.seat is not None else view.hand
    step = WIDE * 1.3 + 10
    shown = [
        _framed(view, card, 30 + step * at, HEIGHT - 112, card == view.picked)
        for at, card in enumerate(cards)
    ]
    if view.drawn != EMPTY:
        shown.append(_framed(view, view.drawn, 50 + step * len(cards), HEIGHT - 118, True))
        at = 50 + step * len(cards) + WIDE * 0.65
        shown.append(write(say("picture-drawn"), at, HEIGHT - 18, 13, WARM, "middle"))
    label = write(say("picture-hand"), 30, HEIGHT - 18, 13, QUIET) if cards else ""
    return f'<g font-family="{SANS}">{"".join(shown)}{label}</g>'
