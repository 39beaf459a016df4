# compiled with mypyc
"""What comes next: items of the agenda, each a kind with up to three small numbers."""

from typing import Final

BEGIN: Final = 0
"""A turn begins: the bell, a lost turn (MOA-T1, MOA-J17)."""
MOVE: Final = 1
CATCH: Final = 2
"""The owner finds intruders in the cell (MOA-C4)."""
MEET: Final = 3
ANSWER: Final = 4
"""a answers the question that has been put."""
BACK: Final = 5
AFTER_TALK: Final = 6
ROOM: Final = 7
LEAVE: Final = 8
"""The room is done with: the confessional die is turned (MOA-J4)."""
AFTER_ROOM: Final = 9
TURN_END: Final = 10
PENANCE: Final = 11
PENANCE_NOW: Final = 12
TAKE: Final = 13
"""b takes a card of a; c says where."""
TAKE_NOW: Final = 14
SWAP: Final = 15
SWAP_NOW: Final = 16
"""a swaps with b; c = 1: his own card is drawn too."""
EFFECT: Final = 17
"""Effect c; a = 1 + who was rolled."""
DRAW_BOOK: Final = 18
MASS_BOOKS: Final = 19
"""The a-th seat after the one who rang may play books before the cards are chosen."""
MASS_CARDS: Final = 20
EVENT: Final = 21
MASS_END: Final = 22
RING: Final = 23

CONFESSIONAL: Final = 0
CELL: Final = 1
BOOK: Final = 2
"""Where a card is taken."""


def item(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """An item of the agenda."""
    return kind + a * 32 + b * 512 + c * 8192
