# compiled with mypyc
"""The decision to make now."""

from typing import Final

KEEPING: Final = 0
"""Which two of six cards go back (ALT-6); all seats choose at once."""
ACTING: Final = 1
"""Where the drawn card goes (ALT-7)."""
HAND: Final = 2
"""Which hand card is played instead, as the drawn card goes into the hand (ALT-7d)."""
SLOT: Final = 3
"""Where that hand card is played."""
FINAL: Final = 4
"""The pile is empty: build another hand card, or stop (ALT-15)."""
FINAL_SLOT: Final = 5
OVER: Final = 6
