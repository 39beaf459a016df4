# compiled with mypyc
"""How long it takes until a card comes up that fits a place.

A cost holds draws in its low bits (in fractions of a draw) and cable cars in its high bits, so that
one addition adds both. Cable cars are rare, and nothing else goes where no number is high enough.
"""

from typing import Final

from ..components.cards import ANYWHERE, AVALANCHE, EMPTY, TOP, strength
from .weights import Weights

DRAW: Final = 32
"""The cost of one draw."""
CABLE: Final = 1 << 16
"""The cost of a cable car, besides the draw for it."""
# Chosen by hand; only whole bots were measured (docs/bots.md).
FAR: Final = 2000 * DRAW
"""More than any place costs."""
HORIZON: Final = 20 * DRAW
"""A floor expected this much too late is impossible; this much early, certain."""
NO_CABLE_CARS: Final = 100.0
"""Draws until a cable car comes up if none is left: more than any wait."""


class Waits:
    """How long it takes until a card comes up that is strong enough for a place."""

    def __init__(self, deck: list[int]) -> None:
        self.count = [0] * (ANYWHERE + 1)
        """How many unseen buildable cards there are of each strength."""
        self.unseen = 0
        self.top = 0
        """The highest unseen number; above it there are only cable cars."""
        self.wait: list[int] = []
        """The cost of a card, for each need."""
        self.cable_car = 0
        """The extra cost of each cable car that is not in the hand."""
        for card in deck:
            self.add(card)
        for value in range(1, TOP + 1):
            if self.count[value] > 0:
                self.top = value

    def fresh_copy(self) -> "Waits":
        """A copy to count cards out of."""
        twin = Waits([])
        twin.count = self.count.copy()
        twin.unseen = self.unseen
        twin.top = self.top
        return twin

    def add(self, card: int) -> None:
        """Count a card in."""
        self.unseen += 1
        if card < AVALANCHE:
            self.count[strength(card)] += 1

    def remove(self, cards: list[int]) -> None:
        """Count cards out."""
        for card in cards:
            if card != EMPTY:
                self.unseen -= 1
                if card < AVALANCHE:
                    self.count[strength(card)] -= 1

    def work_out(self, weights: Weights) -> None:
        """Compute the waits, once all seen cards are counted out."""
        while self.top > 0 and self.count[self.top] <= 0:
            self.top -= 1
        cables = self.count[ANYWHERE]
        rare = self.unseen / cables if cables > 0 else NO_CABLE_CARS
        self.cable_car = int(DRAW * weights.cable_car_delay * rare)
        self.wait = [CABLE + DRAW] * (self.top + 1)
        better = cables
        for need in range(self.top - 1, -1, -1):
            better += self.count[need + 1]
            wait = 1.0 + weights.rarity_delay * (self.unseen / better - 1.0)
            self.wait[need] = int(DRAW * min(weights.longest_wait, wait))
