# compiled with mypyc
"""Cards as small numbers: half the number is what the card weighs as a support.

A numbered card is twice its value, plus one with an animal. An avalanche weighs more than any
numbered card, so nothing can rest on it (ALT-11) without a special case. Only a cable car is
stronger.
"""

from typing import Final

EMPTY: Final = 0
CABLE_CAR: Final = 1
TOP: Final = 120
"""The highest value that a card may have."""
AVALANCHE: Final = 2 * TOP + 2
SAINT_BERNARD: Final = 2 * TOP + 4

ANYWHERE: Final = TOP + 2
BURIED: Final = TOP + 1
"""What an avalanche weighs."""

ANIMALS: Final = {
    "m": "marmot",
    "g": "black_grouse",
    "c": "chamois",
    "i": "ibex",
    "d": "dahu",
    "o": "animal",
}
"""The name of each animal in events, by its letter."""


def strength(card: int) -> int:
    """A card may rest on anything that weighs less than this (ALT-4, ALT-10, ALT-R7)."""
    return ANYWHERE if card == CABLE_CAR else card >> 1


def is_animal(card: int) -> bool:
    """Whether it is a numbered card with an animal (ALT-13)."""
    return card & 1 == 1 and card != CABLE_CAR


def number(value: int, animal: bool = False) -> int:
    """The numbered card of that value."""
    return 2 * value + 1 if animal else 2 * value


def kind(card: int, species: str) -> str:
    """The kind of a card; `species` has the letter of each value's animal."""
    if card == CABLE_CAR:
        return "cable_car"
    if card == AVALANCHE:
        return "avalanche"
    if card == SAINT_BERNARD:
        return "saint_bernard"
    return ANIMALS[species[card // 2 - 1]] if is_animal(card) else "number"


def shown_value(card: int) -> int:
    """The number on a card; 0 on a cable car or a card without a number."""
    return 0 if card == AVALANCHE or card == SAINT_BERNARD else card // 2


def _words() -> dict[int, str]:
    words = {CABLE_CAR: "C", AVALANCHE: "A", SAINT_BERNARD: "S"}
    for value in range(1, TOP + 1):
        words[number(value)] = str(value)
        words[number(value, animal=True)] = f"{value}a"
    return words


WORDS: Final = _words()
"""How cards are written: `12`, `12a` with an animal, `C`, `A`, `S`."""
CARDS: Final = {word: card for card, word in WORDS.items()}
