"""The cards below the picture of the garden: who owns which colour, and what it is worth now."""

from ..components.tiles import COLOURS, EACH, NOBODY
from ..knowledge.view import GardenView
from ..rules.carpet import Carpet
from ..words.standing import Share, name, shares
from .shapes import INLAY, LIGHT, MARKS, QUIET, SANS, SERIF, WARM, number

LEFT, RIGHT, TOP, HIGH, GAP = 24, 776, 702, 96, 10
CROWN = "M-11 7L-13-6L-6 0L0-9L6 0L13-6L11 7z"


def write(
    text: str, x: float, y: float, size: float, fill: str = LIGHT, anchor: str = "start"
) -> str:
    """A line of text in the font of its surroundings."""
    anchored = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" '
        f'fill="{fill}"{anchored}>{text}</text>'
    )


def score_cards(view: GardenView, laid: list[Carpet]) -> str:
    """One card per seat, with a column for each of its colours."""
    dealt = shares(view)
    columns = [max(1, len(share.colours)) for share in dealt]
    width = (RIGHT - LEFT - GAP * (len(dealt) - 1)) / sum(columns)
    cards: list[str] = []
    left = float(LEFT)
    for share, count in zip(dealt, columns, strict=True):
        cards.append(_card(view, share, laid, left, width))
        left += width * count + GAP
    return f'<g font-family="{SANS}">{"".join(cards)}</g>'


def _card(view: GardenView, share: Share, laid: list[Carpet], left: float, width: float) -> str:
    wide = width * max(1, len(share.colours))
    stroke, weight = (WARM, 2.4) if share.acts or share.won else (INLAY, 1)
    box = (
        f'<rect x="{number(left)}" y="{TOP}" width="{number(wide)}" height="{HIGH}" rx="12" '
        f'fill="#0a1b22" fill-opacity=".7" stroke="{stroke}" stroke-width="{weight}"/>'
    )
    entries = [
        _entry(view, colour, laid[colour].points, left + width * at)
        for at, colour in enumerate(share.colours)
    ]
    return box + _heading(view, share, left, wide) + "".join(entries)


def _heading(view: GardenView, share: Share, left: float, wide: float) -> str:
    fill = QUIET if share.seat == NOBODY else LIGHT
    heading = write(name(view, share.seat), left + 13, TOP + 26, 17, fill)
    if share.points is not None:
        heading += write(str(share.points), left + wide - 13, TOP + 25, 17, WARM, "end")
    if share.won:
        at = f"{number(left + wide / 2)} {TOP - 2}"
        heading += f'<path d="{CROWN}" transform="translate({at})" fill="{WARM}"/>'
    return heading


def _entry(view: GardenView, colour: int, points: int, left: float) -> str:
    owned = view.owner[colour] != NOBODY
    opened = view.shown.count(colour)
    tile = (
        f'<use href="#{COLOURS[colour]}" '
        f'transform="translate({number(left + 36)} {TOP + 61}) scale(.72)"/>'
    )
    worth = write(str(points) if owned else "–", left + 67, TOP + 65, 29, LIGHT)
    mark = (
        f'<path d="{MARKS[colour]}" fill="{QUIET}" '
        f'transform="translate({number(left + 71)} {TOP + 78})"/>'
    )
    count = write(f"{opened}/{EACH}", left + 81, TOP + 83, 14, QUIET)
    return f'<g>{tile}<g font-family="{SERIF}">{worth}</g>{mark}{count}</g>'
