# compiled with mypyc
"""The shape of a mountain: which card lies where, and how high and wide it is."""

from typing import Final

from ..components.cards import EMPTY, is_animal, strength
from ..components.places import FIRST, WIDTH

SCORING: Final = 4
"""Animals count from this floor up (ALT-16)."""
TWICE_FROM: Final = 5
"""The number of floors that gives a double turn (ALT-14)."""


class Relief:
    """Cards at places."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.left = FIRST
        self.right = FIRST - 1
        """The ends of the base."""
        self.floors = 0
        self.animals = 0
        """Those that score."""

    def need(self, place: int) -> int:
        """What the heavier of the two supports weighs; nothing in the base (ALT-4)."""
        if place < WIDTH:
            return 0
        left = self.cards[place - WIDTH] >> 1
        right = self.cards[place - WIDTH + 1] >> 1
        return left if left > right else right

    def fits(self, card: int, place: int) -> bool:
        """Whether the supports of an open or bare place bear the card."""
        return strength(card) > self.need(place)

    def is_covered(self, place: int) -> bool:
        """Whether a card lies on the place, even by half (ALT-9)."""
        return self.cards[place + WIDTH - 1] != EMPTY or self.cards[place + WIDTH] != EMPTY

    def plays_twice(self, with_animals: bool) -> bool:
        """Five floors give a double turn (ALT-14); perhaps animals count too (ALT-R23)."""
        return self.floors + (self.animals if with_animals else 0) >= TWICE_FROM

    def put(self, place: int, card: int) -> None:
        """Put a card on an open or bare place."""
        row = place // WIDTH
        if row >= SCORING - 1:
            self.animals += is_animal(card) - is_animal(self.cards[place])
        if row >= self.floors:
            self.floors = row + 1
        if row == 0:
            self.left = min(self.left, place)
            self.right = max(self.right, place)
        self.cards[place] = card
