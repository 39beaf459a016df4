"""The typed reading of components.toml."""

import json
from dataclasses import dataclass
from typing import Any

import msgspec

from cloister.core.packs import Check, Pack
from cloister.core.values import Json

from .ground import Ground
from .monks import MONKS
from .places import FEET, LAST, RAMP, TOP, VILLAGE

TABLES = (
    *("monks", "more_monks", "slips", "looks", "tides", "box", "backs", "pages", "layers", "deck"),
    *("places", "ramp", "paths", "sea", "sea_curves", "coordinates", "start_marks"),
)
PAGES = 31
LOOKS: dict[str, Json] = {"2": 4, "3": 3, "4": 3, "5": 3}
PRINTED: dict[str, Json] = {
    "slips.monks": 6,
    "slips.x": {"2": 4, "3": 3, "4": 2, "5": 1},
    "looks.each": LOOKS,
    "tides.ebb": 1,
    "tides.flood": 1,
    "box.pages": PAGES,
    "box.identity": 15,
    "box.ebb": 5,
    "box.flood": 5,
    "box.locations": LAST,
    "ramp.feet": list(FEET),
    "ramp.top": TOP,
    "places.start": "V",
    "pages.columns": ["back", "dots", "value", "copies"],
    "layers.names": ["top", "middle", "bottom"],
}
"""Values printed in the box: a corrected pack may not change them."""
COLOURS: dict[str, Json] = {
    "monks.colours": ["black", "blue", "yellow", "red"],
    "more_monks.colours": ["green", "white"],
}
LAYERS = ("top_pages", "top_identity", "middle_pages", "middle_identity", "bottom_pages")
SIZE = 120
"""Upper limit: coordinates run from 0 to 100, but a curve at sea may swing out a little."""

Point = tuple[float, float]


class Chart(msgspec.Struct, frozen=True):
    """The map, for drawing: points by place, village first, ramp last."""

    names: list[str]
    points: list[Point]
    paths: list[tuple[int, int]]
    sea: list[tuple[int, int]]
    curves: list[list[Point]]
    """The control points of each sea line."""
    marks: list[Point]
    """Where each monk stands in the village."""


@dataclass(frozen=True)
class Page:
    """A kind of page."""

    back: str
    dots: int
    value: int
    copies: int


@dataclass(frozen=True)
class Components:
    """What the pack decides."""

    chart: Chart
    ground: Ground
    pages: tuple[Page, ...]
    deck: dict[int, tuple[int, ...]]
    """For each number of seats, the sizes of LAYERS."""
    looks: dict[int, int]


def read(pack: Pack) -> Components:
    """Read a pack; anything unplayable is refused, with the line number."""
    pack.only(*TABLES)
    for path, printed in PRINTED.items():
        pack.get(path, "pack-printed", _are(printed), printed=json.dumps(printed))
    for path, colours in COLOURS.items():
        pack.get(path, "pack-colours", _are(colours), colours=json.dumps(colours))
    pages, chart = _pages(pack), _chart(pack)
    return Components(
        chart=chart,
        ground=Ground(chart.paths, chart.sea),
        pages=pages,
        deck={seats: _layers(pack, seats, pages) for seats in range(2, 6)},
        looks={int(seats): each for seats, each in LOOKS.items() if isinstance(each, int)},
    )


def _are(wanted: Json) -> Check:
    return lambda found: bool(found == wanted)


# Pages and decks


def _pages(pack: Pack) -> tuple[Page, ...]:
    rows = pack.get("pages.rows", "pack-page-rows", _are_pages)
    pages = tuple(Page(*row) for row in rows)
    for back in ("yellow", "green"):
        count = sum(page.copies for page in pages if page.back == back)
        pack.get(f"backs.{back}.pages", "pack-back-pages", _is(count), count=count)
        pack.get(f"backs.{back}.identity", "pack-identity", lambda found: found in range(16))
    if sum(page.copies for page in pages) != PAGES:
        raise pack.wrong("pages.rows", "pack-page-total", count=PAGES)
    return pages


def _is(wanted: int) -> Check:
    return lambda found: type(found) is int and found == wanted


def _are_pages(found: Any) -> bool:
    if not isinstance(found, list) or not all(_is_page(row) for row in found):
        return False
    return len({tuple(row[:3]) for row in found}) == len(found) <= PAGES


def _is_page(row: Any) -> bool:
    if not isinstance(row, list) or len(row) != 4 or not all(type(n) is int for n in row[1:]):
        return False
    back, dots, value, copies = row
    return (
        back in ("yellow", "green")
        and dots in (1, 2)
        and 1 <= abs(value) <= 4
        and 1 <= copies <= PAGES
    )


def _layers(pack: Pack, seats: int, pages: tuple[Page, ...]) -> tuple[int, ...]:
    yellow = sum(page.copies for page in pages if page.back == "yellow")
    green = sum(page.copies for page in pages if page.back == "green")
    ids = [pack.data["backs"][back]["identity"] for back in ("yellow", "green")]

    def fits(found: Any) -> bool:
        if not isinstance(found, dict) or sorted(found) != sorted(LAYERS):
            return False
        if not all(type(size) is int and size >= 0 for size in found.values()):
            return False
        top, top_ids, middle, middle_ids, bottom = (found[layer] for layer in LAYERS)
        whole: bool = top == yellow and middle + bottom == green and bottom > 0
        return whole and top_ids <= ids[0] and middle_ids <= ids[1]

    layers = pack.get(f"deck.{seats}", "pack-layers", fits, yellow=yellow, green=green)
    return tuple(layers[layer] for layer in LAYERS)


# The map


def _chart(pack: Pack) -> Chart:
    names = pack.get("places.names", "pack-names", _are_names, count=LAST)
    village, ramp = (
        pack.get(f"places.{key}", "pack-name", _is_name) for key in ("village", "ramp")
    )
    points = pack.get("coordinates.points", "pack-points", _are_points(LAST), count=LAST)
    centre, slope = (
        pack.get(f"coordinates.{key}", "pack-point", _is_point) for key in ("village", "ramp")
    )
    sea = pack.get("sea.lines", "pack-sea-lines", _are_sea_lines)
    curves = pack.get("sea_curves.points", "pack-curves", _are_curves(len(sea)), count=len(sea))
    marks = [pack.get(f"start_marks.{monk}", "pack-point", _is_point) for monk in MONKS]
    return Chart(
        names=[village, *names, ramp],
        points=[tuple(point) for point in (centre, *points, slope)],
        paths=_paths(pack),
        sea=[(a, b) for a, b in sea],
        curves=[[tuple(point) for point in curve] for curve in curves],
        marks=[tuple(mark) for mark in marks],
    )


def _paths(pack: Pack) -> list[tuple[int, int]]:
    lines = pack.get("paths.lines", "pack-paths", _are_paths)
    paths = [(_place(a), _place(b)) for a, b in lines]
    beside = {
        place: [b if a == place else a for a, b in paths if place in (a, b)]
        for place in range(RAMP)
    }
    if any(len(others) < 2 for others in beside.values()):
        raise pack.wrong("paths.lines", "pack-two-ways")
    if len(_reached(beside)) != RAMP:
        raise pack.wrong("paths.lines", "pack-joined")
    return paths


def _reached(beside: dict[int, list[int]]) -> set[int]:
    reached = {VILLAGE}
    waiting = [VILLAGE]
    while waiting:
        fresh = [other for other in beside[waiting.pop()] if other not in reached]
        reached |= set(fresh)
        waiting += fresh
    return reached


def _place(word: Any) -> int:
    return VILLAGE if word == "V" else int(word)


def _is_location(found: Any) -> bool:
    return type(found) is int and TOP <= found <= LAST


def _are_lines(found: Any, village: bool) -> bool:
    if not isinstance(found, list) or not found:
        return False
    for line in found:
        if not isinstance(line, list) or len(line) != 2:
            return False
        if not all(_is_location(end) or (village and end == "V") for end in line):
            return False
    return len({frozenset(map(str, line)) for line in found if line[0] != line[1]}) == len(found)


def _are_paths(found: Any) -> bool:
    return _are_lines(found, village=True)


def _are_sea_lines(found: Any) -> bool:
    return _are_lines(found, village=False)


def _is_name(found: Any) -> bool:
    return isinstance(found, str) and found.isprintable() and 0 < len(found) <= 40


def _are_names(found: Any) -> bool:
    return (
        isinstance(found, list)
        and all(_is_name(name) for name in found)
        and len(set(found)) == len(found) == LAST
    )


def _is_point(found: Any) -> bool:
    if not isinstance(found, list) or len(found) != 2:
        return False
    return all(type(n) in (int, float) and -20 <= n <= SIZE for n in found)


def _are_points(count: int) -> Check:
    return lambda found: (
        isinstance(found, list) and len(found) == count and all(map(_is_point, found))
    )


def _are_curves(count: int) -> Check:
    def fits(found: Any) -> bool:
        if not isinstance(found, list) or len(found) != count:
            return False
        return all(isinstance(curve, list) and 1 <= len(curve) <= 2 for curve in found) and all(
            _is_point(point) for curve in found for point in curve
        )

    return fits
