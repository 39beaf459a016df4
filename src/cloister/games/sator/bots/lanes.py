# compiled with mypyc
"""Sets of squares in six machine words: fast enough for the millions of steps of playouts.

A word (lane) holds three rows; the columns beyond the grid stay empty, as in every mask of the pit.
"""

from typing import Final

from mypy_extensions import i64

Lanes = tuple[i64, i64, i64, i64, i64, i64]

_LANE: Final = (1 << 60) - 1


def nothing() -> Lanes:
    """No square at all."""
    return (0, 0, 0, 0, 0, 0)


def lanes(mask: int) -> Lanes:
    """The squares of a mask."""
    return (
        mask & _LANE,
        mask >> 60 & _LANE,
        mask >> 120 & _LANE,
        mask >> 180 & _LANE,
        mask >> 240 & _LANE,
        mask >> 300 & _LANE,
    )


def mask_of(a: Lanes) -> int:
    """The squares as a mask, as in the pit."""
    mask = 0
    for lane in (a[5], a[4], a[3], a[2], a[1], a[0]):
        mask = mask << 60 | int(lane)
    return mask


def both(a: Lanes, b: Lanes) -> Lanes:
    """The squares in both sets."""
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5])


def either(a: Lanes, b: Lanes) -> Lanes:
    """The squares in at least one set."""
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5])


def without(a: Lanes, b: Lanes) -> Lanes:
    """The squares in the first set alone."""
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4], a[5] & ~b[5])


def some(a: Lanes) -> bool:
    """Whether there is any square."""
    return (a[0] | a[1] | a[2] | a[3] | a[4] | a[5]) != 0


def meet(a: Lanes, b: Lanes) -> bool:
    """Whether two sets have a square in common."""
    common: i64 = a[0] & b[0] | a[1] & b[1] | a[2] & b[2] | a[3] & b[3] | a[4] & b[4] | a[5] & b[5]
    return common != 0


def around(a: Lanes, path: Lanes) -> Lanes:
    """The squares of a path that are one step away."""
    return (
        (_within(a[0]) | a[1] << 40) & path[0],
        (_within(a[1]) | a[0] >> 40 | a[2] << 40) & path[1],
        (_within(a[2]) | a[1] >> 40 | a[3] << 40) & path[2],
        (_within(a[3]) | a[2] >> 40 | a[4] << 40) & path[3],
        (_within(a[4]) | a[3] >> 40 | a[5] << 40) & path[4],
        (_within(a[5]) | a[4] >> 40) & path[5],
    )


def _within(lane: i64) -> i64:
    return lane << 1 | lane >> 1 | lane << 20 | lane >> 20


def first(a: Lanes) -> Lanes:
    """The first square of a set."""
    if a[0]:
        return (a[0] & -a[0], 0, 0, 0, 0, 0)
    if a[1]:
        return (0, a[1] & -a[1], 0, 0, 0, 0)
    if a[2]:
        return (0, 0, a[2] & -a[2], 0, 0, 0)
    if a[3]:
        return (0, 0, 0, a[3] & -a[3], 0, 0)
    if a[4]:
        return (0, 0, 0, 0, a[4] & -a[4], 0)
    return (0, 0, 0, 0, 0, a[5] & -a[5])
