"""After a deduction game: when could each seat have known the answer?"""

from collections.abc import Callable

from .table import Table
from .values import Seat, View

Possible = Callable[[View], list[str]]


def when_certain(table: Table) -> list[int | None]:
    """For each seat, the number of steps after which one possibility was left for it; None if
    there were several to the end."""
    possible = table.game.possible
    if possible is None:
        return []
    return [_first_sure(table, seat, possible) for seat in range(table.setting.seats)]


def _first_sure(table: Table, seat: Seat, possible: Possible) -> int | None:
    """Knowledge only grows, so the first such step is found by binary search."""
    low, high = 0, len(table.log) - 1
    if not _is_sure(table, seat, possible, high):
        return None
    while low < high:
        middle = (low + high) // 2
        if _is_sure(table, seat, possible, middle):
            high = middle
        else:
            low = middle + 1
    return low


def _is_sure(table: Table, seat: Seat, possible: Possible, n: int) -> bool:
    return len(possible(table.at(n).view(seat))) == 1
