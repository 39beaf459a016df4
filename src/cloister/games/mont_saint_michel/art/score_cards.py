"""The cards below the map: what each monk has won, and what each seat has left."""

from ..knowledge.view import MountView
from ..words.standing import colour, looks, signed, tides, told, who
from .shapes import INK, PAPER, QUIET, SANS, WARM, number, write
from .terrain import HEIGHT, WIDTH

LEFT, GAP = 20.0, 8.0
MONKS_TOP, MONKS_HIGH = HEIGHT - 200.0, 104.0
SEATS_TOP, SEATS_HIGH = HEIGHT - 88.0, 72.0


def score_cards(view: MountView) -> str:
    """Six cards for the monks, and one for each seat below them."""
    wide = (WIDTH - 2 * LEFT - GAP * 5) / 6
    monks = "".join(_monk(view, monk, LEFT + monk * (wide + GAP), wide) for monk in range(6))
    seats = len(view.tides)
    broad = (WIDTH - 2 * LEFT - GAP * (seats - 1)) / seats
    rest = "".join(_seat(view, seat, LEFT + seat * (broad + GAP), broad) for seat in range(seats))
    return f'<g font-family="{SANS}">{monks}{rest}</g>'


def _box(left: float, top: float, wide: float, high: float, warm: bool) -> str:
    stroke, weight = (WARM, 3) if warm else (INK, 1)
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(wide)}" '
        f'height="{number(high)}" rx="10" fill="{PAPER}" stroke="{stroke}" '
        f'stroke-width="{weight}"/>'
    )


def _fitting(words: str, room: float, most: float) -> float:
    """The font size, at most `most`, at which words fit into `room`."""
    return min(most, room / (0.53 * max(1, len(words))))


def _monk(view: MountView, monk: int, left: float, wide: float) -> str:
    """A monk with its total and its newest pages."""
    top = MONKS_TOP
    won = view.pages[monk]
    name = colour(monk)
    shown = " ".join(signed(value) for value in won[-5:])
    more = "… " if len(won) > 5 else ""
    at = f"{number(left + 28)} {number(top + 40)}"
    drawn = (
        _box(left, top, wide, MONKS_HIGH, warm=monk == view.mover)
        + f'<use href="#monk-{monk}" transform="translate({at})"/>'
        + write(signed(view.totals[monk]), (left + wide - 12, top + 44), 26, INK, "end")
        + write(name, (left + 12, top + 72), _fitting(name, wide / 2 - 16, 14))
        + write(more + shown, (left + 12, top + 92), 12, QUIET)
    )
    inside = who(view, monk)
    if inside:
        size = _fitting(inside, wide / 2 - 12, 14)
        drawn += write(inside, (left + wide - 12, top + 72), size, WARM, "end")
    return f"<g>{drawn}</g>"


def _seat(view: MountView, seat: int, left: float, wide: float) -> str:
    acts = view.outcome is None and seat in view.to_act
    won = view.outcome is not None and seat in view.outcome.winners
    if view.outcome is None:
        heading = told(view, "player-heading", seat=seat)
    else:
        heading = told(view, "picture-score", seat=seat, score=signed(view.outcome.scores[seat]))
    top, room = SEATS_TOP, wide - 24
    held, looked = tides(view, seat), looks(view, seat)
    return (
        f"<g>{_box(left, top, wide, SEATS_HIGH, warm=acts or won)}"
        + write(heading, (left + 12, top + 24), _fitting(heading, room, 16))
        + write(held, (left + 12, top + 43), _fitting(held, room, 12.5), QUIET)
        + write(looked, (left + 12, top + 60), _fitting(looked, room, 12), QUIET)
        + "</g>"
    )
