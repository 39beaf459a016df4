# compiled with mypyc
"""Moves as integers: a kind, plus a monk or a place."""

from typing import Final

LOOK: Final = 0
DECLINE: Final = 6
GIVE: Final = 7
MOVE: Final = 8
STOP: Final = 14
STAY: Final = 15
UP: Final = 16
STEP: Final = 32
ON: Final = 64
PUSH: Final = 96
EBB_TO: Final = 128
FLOOD_TO: Final = 160
