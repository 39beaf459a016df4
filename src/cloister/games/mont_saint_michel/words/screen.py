"""The mount as text, for a terminal of 80 columns.

Monks are capitals: K black, B blue, G green, Y yellow, R red, W white. A place is its number, the
open location is in brackets, and a list beside the map has the ways from every place.
"""

from cloister.core.values import Seat, View

from ..components.ground import Ground
from ..components.monks import MONKS
from ..components.places import LAST, PLACES, RAMP, TOP, VILLAGE
from ..knowledge.view import MountView
from . import say
from .standing import called, colour, doing, looks, signed, tides, told, turn, who

LETTERS = "KBGYRW"
COLUMNS, ROWS = 36, 20
"""The size of the map."""
SHORT = {VILLAGE: "V", RAMP: "R"}


def text(view: View) -> str:
    """The map, the ways, and the standings of monks and seats."""
    assert isinstance(view, MountView)
    seats = range(len(view.tides))
    lines = [
        f"{left:<{COLUMNS}} {right}".rstrip()
        for left, right in zip(_map(view), _ways(view), strict=True)
    ]
    lines += ["", _status(view), *_cards(view), ""]
    lines += _table([_monk(view, monk) for monk in range(len(MONKS))])
    lines += ["", *_table([_seat(view, seat) for seat in seats])]
    if view.inside:
        lines += ["", say("screen-stories"), *_table([_story(view, seat) for seat in seats])]
    return "\n".join(lines) + "\n"


def _table(rows: list[list[str]]) -> list[str]:
    """Cells in columns, each as wide as its widest cell."""
    wide = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        " ".join(f"{cell:<{room}}" for cell, room in zip(row, wide, strict=True)).rstrip()
        for row in rows
    ]


def _map(view: MountView) -> list[str]:
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    for place in range(PLACES):
        label = _label(view, place)
        column, row = _spot(view.chart.points[place])
        column = max(0, min(column - len(label) // 2, COLUMNS - len(label)))
        while any(grid[row][at] != " " for at in range(column, column + len(label))):
            row = (row + 1) % ROWS
        grid[row][column : column + len(label)] = label
    return ["".join(row) for row in grid]


def _spot(point: tuple[float, float]) -> tuple[int, int]:
    x, y = point
    column = min(max(round(x / 100 * (COLUMNS - 1)), 0), COLUMNS - 1)
    return column, min(max(round(y / 100 * (ROWS - 1)), 0), ROWS - 1)


def _label(view: MountView, place: int) -> str:
    name = _short(place)
    shown = f"[{name}]" if place == view.location and place else name
    return shown + "".join(
        letter for letter, at in zip(LETTERS, view.places, strict=True) if at == place
    )


def _short(place: int) -> str:
    return SHORT.get(place, str(place))


def _ways(view: MountView) -> list[str]:
    """One line per place: its name, the places beside it, and after ~ those by sea."""
    ground = Ground(view.chart.paths, view.chart.sea)
    lines = ["   " + say("screen-ways")]
    for place in [*range(TOP, LAST + 1), VILLAGE, RAMP]:
        name = called(view, place)[:22]
        beside = " ".join(_short(other) for other in ground.ways[place])
        sea = " ".join(str(other) for other in ground.sea[place])
        lines.append(f"{_short(place):>2} {name:<22} {beside}{f' ~{sea}' if sea else ''}")
    return (lines + [""] * ROWS)[:ROWS]


def _status(view: MountView) -> str:
    return " · ".join([turn(view), doing(view), say("cards-left", count=sum(view.layers))])


def _cards(view: MountView) -> list[str]:
    if not view.location:
        return []
    location: dict[str, str] = {
        "location": str(view.location),
        "called": view.chart.names[view.location],
    }
    if view.page < 0:
        return [say("screen-open-identity", **location)]
    remarks = [say("screen-open-page", **location, value=view.value, dots=view.dots)]
    if view.mover >= 0:
        remarks.append(say("screen-dots-left", count=view.dots_left))
    if view.bound:
        remarks.append(say("screen-bound"))
    return [" · ".join(remarks)]


def _monk(view: MountView, monk: int) -> list[str]:
    sign = "*" if monk in (view.mover, view.pushed, view.climber) else " "
    won = " ".join(signed(value) for value in view.pages[monk])
    place = say("screen-at", place=_short(view.places[monk]))
    total = f"{view.totals[monk]:>4} "
    return [f"{sign} {LETTERS[monk]}", colour(monk), place, total, who(view, monk), won]


def _seat(view: MountView, seat: Seat) -> list[str]:
    acts = view.outcome is None and seat in view.to_act
    won = view.outcome is not None and seat in view.outcome.winners
    sign = ">" if acts else "*" if won else " "
    name = told(view, "player-heading", seat=seat)
    return [f"{sign} {name} ", f"{tides(view, seat)} ", looks(view, seat)]


def _story(view: MountView, seat: Seat) -> list[str]:
    """Who a seat was, and for each of its looks the turn and how sure it could then be."""
    own = view.inside.index(seat)
    sure = [
        say("screen-sure", turn=view.looked_on[at] + 1, sure=round(100 * view.believed[at][own]))
        for at, (looker, _) in enumerate(view.looked)
        if looker == seat
    ]
    name = told(view, "player-heading", seat=seat)
    return [f"  {name} ", f"{colour(own)} ", "  ".join(sure)]
