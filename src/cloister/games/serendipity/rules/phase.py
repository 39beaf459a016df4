# compiled with mypyc
"""The decision to make now, in the order of SER-R39."""

from typing import Final

CHOOSING: Final = 0
UNCOVERING: Final = 1
OWN: Final = 2
OWN_TARGET: Final = 3
FOUND: Final = 4
FOUND_TARGET: Final = 5
TURNING: Final = 6
EXCHANGING: Final = 7
EXCHANGING_WITH: Final = 8
OVER: Final = 9
