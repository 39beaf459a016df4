# compiled with mypyc
"""The 27 rooms of the abbey by number (MOA-C1 to MOA-C10)."""

from typing import Final

ROOMS: Final = [
    "ECC",
    "CON1",
    "CON2",
    "CRY",
    "AUL",
    "POR",
    "PAR",
    "INF",
    "HOR",
    "COQ",
    "REF",
    "CLS",
    "CLW",
    "CLN",
    "CLE",
    "CAP",
    "SCR",
    "BIB",
    "CAL",
    "DOE",
    "DOW",
    "CEL1",
    "CEL2",
    "CEL3",
    "CEL4",
    "CEL5",
    "CEL6",
]
COUNT: Final = 27
CHURCH: Final = 0
CONFESSIONAL_1: Final = 1
CONFESSIONAL_2: Final = 2
CRYPT: Final = 3
PARLOUR: Final = 6
CHAPTER: Final = 15
SCRIPTORIUM: Final = 16
LIBRARY: Final = 17
FIRST_CELL: Final = 21
SINGLE: Final = 0x7E00006
"""Cells and confessionals hold one pawn at a time."""


def is_single(room: int) -> bool:
    """Whether the room holds one pawn at most."""
    return SINGLE >> room & 1 == 1
