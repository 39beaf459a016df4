"""The mount in letters, for a terminal of 80 columns.

Monks are capitals: K black, B blue, G green, Y yellow, R red, W white. A place is its number, the
open location stands in brackets, and beside the map every place has its ways.
"""

from cloister.core.values import View

from ..components.ground import Ground
from ..components.monks import MONKS
from ..components.places import LAST, PLACES, RAMP, TOP, VILLAGE
from ..knowledge.view import MountView
from .standing import (
    acting,
    doing,
    looks,
    open_location,
    open_page,
    signed,
    story,
    tides,
    turn,
    who,
)

LETTERS = "KBGYRW"
COLUMNS, ROWS = 36, 20
"""The size of the map."""
SHORT = {VILLAGE: "V", RAMP: "R"}


def text(view: View) -> str:
    """The map, the ways, and how the monks and the seats stand."""
    assert isinstance(view, MountView)
    lines = [
        f"{left:<{COLUMNS}} {right}".rstrip()
        for left, right in zip(_map(view), _ways(view), strict=True)
    ]
    lines += ["", _status(view), *_cards(view), ""]
    lines += [_monk(view, monk) for monk in range(len(MONKS))]
    lines += ["", *[_seat(view, seat) for seat in range(len(view.tides))]]
    if view.inside:
        lines += ["", "How sure each could be of its monk by its looks alone, after which turn:"]
        lines += [story(view, seat) for seat in range(len(view.tides))]
    return "\n".join(lines) + "\n"


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
    name = SHORT.get(place, str(place))
    shown = f"[{name}]" if place == view.location and place else name
    return shown + "".join(
        letter for letter, at in zip(LETTERS, view.places, strict=True) if at == place
    )


def _ways(view: MountView) -> list[str]:
    """One line a place: its name, the places beside it, and after ~ those by sea."""
    ground = Ground(view.chart.paths, view.chart.sea)
    lines = ["   paths  ~ sea lines"]
    for place in [*range(TOP, LAST + 1), VILLAGE, RAMP]:
        name = view.chart.names[place][:22]
        beside = " ".join(SHORT.get(other, str(other)) for other in ground.ways[place])
        sea = " ".join(str(other) for other in ground.sea[place])
        lines.append(
            f"{SHORT.get(place, str(place)):>2} {name:<22} {beside}{f' ~{sea}' if sea else ''}"
        )
    return (lines + [""] * ROWS)[:ROWS]


def _status(view: MountView) -> str:
    left = f"{sum(view.layers)} cards left"
    return f"{turn(view).capitalize()}: {acting(view)} {doing(view)}; {left}"


def _cards(view: MountView) -> list[str]:
    if not view.location:
        return []
    dots = f", {view.dots_left} to go" if view.mover >= 0 else ""
    bound = ", to be won now" if view.bound else ""
    return [f"Open: {open_location(view)}, {_open_card(view)}{dots}{bound}"]


def _open_card(view: MountView) -> str:
    if view.page < 0:
        return open_page(view)
    return f"a page of {signed(view.value)}, {view.dots} {'dot' if view.dots == 1 else 'dots'}"


def _monk(view: MountView, monk: int) -> str:
    sign = "*" if monk in (view.mover, view.pushed, view.climber) else " "
    won = " ".join(signed(value) for value in view.pages[monk])
    place = SHORT.get(view.places[monk], str(view.places[monk]))
    inside = who(view, monk)
    return (
        f"{sign} {LETTERS[monk]} {MONKS[monk]:<7} at {place:<2} {view.totals[monk]:>4}"
        f"  {inside:<7} {won}"
    ).rstrip()


def _seat(view: MountView, seat: int) -> str:
    acts = view.outcome is None and seat in view.to_act
    won = view.outcome is not None and seat in view.outcome.winners
    sign = ">" if acts else "*" if won else " "
    name = f"Seat {seat}, you" if seat == view.seat else f"Seat {seat}"
    held = " ".join(tides(view, seat)) or "-"
    looked = " ".join(looks(view, seat)) or "-"
    return f"{sign} {name:<12} tides: {held:<10} looked into: {looked}"
