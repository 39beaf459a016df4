# compiled with mypyc
"""How good a position is for a seat: its lead in points."""

from .appeal import best_from_hand
from .seat_table import SeatTable


def value(table: SeatTable) -> float:
    """The lead, plus the best hand card if the seat now has to play from its hand."""
    worth = table.lead()
    return worth + best_from_hand(table) if table.plays_from_hand() else worth
