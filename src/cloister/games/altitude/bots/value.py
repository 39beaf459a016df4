# compiled with mypyc
"""How good a position is for a seat, in points ahead of its rivals."""

from .appeal import best_from_hand
from .seat_table import SeatTable


def value(table: SeatTable) -> float:
    """The lead, and what the hand adds to it for a seat that now has to play from its hand."""
    worth = table.lead()
    return worth + best_from_hand(table) if table.plays_from_hand() else worth
