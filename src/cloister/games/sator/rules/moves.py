# compiled with mypyc
"""Moves as integers: a kind, plus a square, a card, a bridge, or a seat and a square."""

from typing import Final

SPAN: Final = 2048
"""Numbers reserved for each kind of move: `move // SPAN * SPAN` is the kind."""

PLAIN: Final = 0
END: Final = 0
SWAP_DRAW: Final = 1
SWAP_SEARCH: Final = 2
FREE_BRIDGE: Final = 3
FROM_IM: Final = 4
FROM_LF: Final = 5
ENOUGH: Final = 6

PICK: Final = 2048
"""Plus the shape."""
LAY: Final = 4096
"""Plus the bridge. The same goes for BRIDGE."""
FACING: Final = 6144
PLACE: Final = 8192
"""Plus the square of the first cell. The same goes for SLIDE."""
PLAY: Final = 10240
"""Plus the face. The same goes for DISCARD and SEEK."""
DISCARD: Final = 12288
SEEK: Final = 14336
EFFECT: Final = 16384
"""Plus the effect of an IM card: turn once, turn twice, slide by 1, 2, 3."""
PRAYER_EFFECT: Final = 16392
"""Plus the effect of a prayer, counted from 0."""
BRIDGE: Final = 18432
TURN: Final = 20480
"""Plus four times the pivot's square, plus the number of right turns."""
SLIDE: Final = 22528
WALK: Final = 24576
FREE_WALK: Final = 26624
PRAY: Final = 28672
"""Plus the seat whose gargoyle is sent away."""
LEAD: Final = 30720
"""Plus 512 for each seat, plus the square."""
JUMP: Final = 32768
GARGOYLE: Final = 34816
