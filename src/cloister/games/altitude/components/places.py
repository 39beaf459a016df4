# compiled with mypyc
"""Places of a mountain as small numbers.

Rows follow each other, so that a card rests on `place - WIDTH` and `place - WIDTH + 1`. The
first card of a mountain lies at place 0 of its base; the base may grow nine places to either
side. One empty column to the left of everything keeps neighbours from wrapping around.
"""

from typing import Final

BASE: Final = 10
"""The most places a base may span (ALT-2), and so the most floors of a mountain."""
WIDTH: Final = 2 * BASE + 2
FIRST: Final = BASE + 1
"""Where the first card of a mountain lies."""
PLACES: Final = (BASE + 1) * WIDTH


def floor_of(place: int) -> int:
    """The floor, counted from 1."""
    return place // WIDTH + 1


def along(place: int) -> int:
    """The place in its row, counted from the first card, negative to the left."""
    return place % WIDTH - FIRST


def off_start(place: int) -> int:
    """How many places a place lies right of the start, the line above the first card; negative to
    the left. On even floors no place is on that line."""
    halves = 2 * along(place) + floor_of(place) - 1
    return (halves + 1) // 2 if halves > 0 else -((1 - halves) // 2)


def spot(place: int) -> dict[str, int | str]:
    """A place as arguments for sentences."""
    far = off_start(place)
    side = "right" if far > 0 else "left" if far < 0 else "start"
    return {"floor": floor_of(place), "side": side, "far": abs(far)}


def place_at(floor: int, at: int) -> int:
    """The place at a position on a floor; the inverse of `floor_of` and `along`."""
    return (floor - 1) * WIDTH + at + FIRST


def _names() -> dict[int, str]:
    """A row has one place fewer than the row below it."""
    return {
        place_at(floor, at): f"{floor}:{at}"
        for floor in range(1, BASE + 1)
        for at in range(-BASE, BASE + 2 - floor)
    }


NAMES: Final = _names()
"""How places are written: `3:-2` is place -2 of the third floor."""
PLACE: Final = {name: place for place, name in NAMES.items()}
