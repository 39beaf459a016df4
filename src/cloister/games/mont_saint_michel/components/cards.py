# compiled with mypyc
"""Cards as numbers. Pages are numbered by kind, in the order of components.toml."""

from typing import Final

IDENTITY: Final = -1
"""An identity card in the second deck; all other cards there are kinds of pages."""
NO_PAGE: Final = -1
NO_LOCATION: Final = 0
EBB: Final = 1
FLOOD: Final = 2
"""Tide cards are bits: a hand with both is 3."""
