# compiled with mypyc
"""Moves as integers: a kind, plus a place, a card, or a seat and a place."""

from typing import Final

SPAN: Final = 256
"""How many moves a kind has room for: `move // SPAN` is the kind."""

BUILD: Final = 0
REPLACE: Final = 256
RESCUE: Final = 512
PLAIN: Final = 768
DISCARD: Final = 768
TAKE: Final = 769
STOP: Final = 770
CARD: Final = 1024
AT: Final = 1280
SEND: Final = 2048
"""Plus SPAN for each seat, plus the place."""
RETURN: Final = 65536
"""Plus SPAN times the lower card, plus the higher one."""
