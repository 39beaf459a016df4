"""After a game of deduction: from when on could each seat have known?"""

from collections.abc import Callable

from .table import Table
from .values import Seat, View

Reckon = Callable[[View], list[str]]


def when_certain(table: Table) -> list[int | None]:
    """For each seat, the number of steps after which one possibility was left for it; None if
    there were several to the end."""
    reckon = table.game.possible
    if reckon is None:
        return []
    return [_first_sure(table, seat, reckon) for seat in range(table.setting.seats)]


def _first_sure(table: Table, seat: Seat, reckon: Reckon) -> int | None:
    """Knowledge only grows, so the first such step is found by binary search."""
    low, high = 0, len(table.log) - 1
    if not _is_sure(table, seat, reckon, high):
        return None
    while low < high:
        middle = (low + high) // 2
        if _is_sure(table, seat, reckon, middle):
            high = middle
        else:
            low = middle + 1
    return low


def _is_sure(table: Table, seat: Seat, reckon: Reckon, n: int) -> bool:
    return len(reckon(table.at(n).view(seat))) == 1
