# compiled with mypyc
"""The appeal of a move for a master, who draws useful prayers and lays bridges for the lead.

The weights were chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from ..components import cards
from ..components.cards import prayers_in
from ..rules.pit import Pit
from .appeal import AppealStyle
from .book_tour import Tour
from .seat_table import SeatTable

MASTER_PRAYERS_WANTED: Final = 2
"""The most prayers wanted in hand by a bot that uses all of the useful ones."""
USEFUL: Final = (cards.NIHIL, cards.CLARA, cards.NEQUE, cards.QUIN, cards.ANIMI, cards.VICTORIA)
"""The prayers that a master likes to draw: all but omnia and mihi."""
USEFUL_PERCENT: Final = 25
"""Prayers are drawn while at least this percentage of the seat's pile is useful."""
MASTER_LAYING_RIVAL_WEIGHT: Final = 0.7
"""The weight of the rivals' ways while bridges are laid."""
MASTER_COVERED_BOOK: Final = 2.0
"""The worth of laying a bridge under one of the seat's books, in squares."""


class MasterStyle(AppealStyle):
    """Draws prayers while useful ones are left; lays bridges for a lead over the rivals."""

    def __init__(self) -> None:
        super().__init__(own_books_first=False, every_facing=True)

    def wants_prayer(self, table: SeatTable) -> bool:
        pile: list[int] = table.view.own_prayers
        good = len([card for card in pile if card in USEFUL])
        few = prayers_in(table.hand) < MASTER_PRAYERS_WANTED
        return few and 100 * good >= USEFUL_PERCENT * len(pile)

    def laid_worth(self, pit: Pit, seat: int, covered: int) -> float:
        tour = Tour(pit)
        ahead = MASTER_COVERED_BOOK * covered + MASTER_LAYING_RIVAL_WEIGHT * tour.rivals_to_go(seat)
        return ahead - tour.to_go(seat)
