"""After the game: when could each player have known who did it?"""

from cloister.core.table import Table

from .opinion import culprits
from .view import AbbeyView


def when_known(table: Table) -> list[int | None]:
    """For each seat the number of moves after which only one suspect was left for it, reckoned
    from its own view; None if several were left to the end."""
    last = len(table.record().acts)
    return [_first_sure(table, seat, last) for seat in range(table.setting.seats)]


def _first_sure(table: Table, seat: int, last: int) -> int | None:
    """What is known does not get less: the first such moment is found by halving."""
    low, high = 0, last - 1
    if not _is_sure(table, seat, high):
        return None
    while low < high:
        middle = (low + high) // 2
        if _is_sure(table, seat, middle):
            high = middle
        else:
            low = middle + 1
    return low


def _is_sure(table: Table, seat: int, n: int) -> bool:
    view = table.at(n).view(seat)
    assert isinstance(view, AbbeyView)
    return len(culprits(view)) == 1
