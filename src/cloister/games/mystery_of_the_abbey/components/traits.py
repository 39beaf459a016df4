# compiled with mypyc
"""The suspects' traits: twelve values of five traits. A set of suspects is a mask of 24 bits."""

from typing import Final

BIT: Final = [1 << n for n in range(62)]
"""Masks with a single member."""
COUNTS: Final = [mask.bit_count() for mask in range(4096)]
"""For each mask of 12 bits, how many members it has."""
SUSPECTS: Final = 24
EVERYBODY: Final = 0xFFFFFF
VALUES: Final = [
    "Templar",
    "Franciscan",
    "Benedictine",
    "Father",
    "Brother",
    "Novice",
    "hooded",
    "unhooded",
    "bearded",
    "shaven",
    "fat",
    "thin",
]
TRAIT_OF: Final = [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4]
"""Which trait a value belongs to: order, title, hood, beard, girth."""


def count(mask: int) -> int:
    """How many suspects a set holds."""
    held = COUNTS[mask & 4095]
    mask >>= 12
    while mask:
        held += COUNTS[mask & 4095]
        mask >>= 12
    return held


def members(mask: int) -> list[int]:
    """The suspects of a set, in ascending order."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


def numbers(mask: int) -> str:
    """The suspects of a set by their numbers from 1 on, as in moves: `3 7 24`."""
    return " ".join([str(card + 1) for card in members(mask)])


def nth(mask: int, n: int) -> int:
    """The n-th suspect of a set, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    card = 0
    while not mask & 1:
        mask >>= 1
        card += 1
    return card
