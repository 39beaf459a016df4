# compiled with mypyc
"""Moves as integers: a kind, plus a cell, a rotation or a colour."""

from typing import Final

UNCOVER: Final = 0
WITH: Final = 128
EXCHANGE: Final = 256
TURN: Final = 384
CHOOSE: Final = 512
STOP: Final = 640
LEAVE: Final = 641
SWAP: Final = 642
NO_EXCHANGE: Final = 643
