# compiled with mypyc
"""The agenda: what comes next. An item is a kind with up to three small numbers a, b and c.

It connects the rules: a rule that leads to another one puts an item on the agenda instead of
calling it. run_agenda.py carries the items out, the last one first.
"""

from typing import Final

BEGIN: Final = 0
"""A turn begins: the bell, a lost turn (MOA-T1, MOA-J17)."""
MOVE: Final = 1
"""The player decides where to go (MOA-T2)."""
CATCH: Final = 2
"""The owner finds intruders in the cell (MOA-C4)."""
MEET: Final = 3
"""The encounter (MOA-T3)."""
ANSWER: Final = 4
"""Seat a answers the question that has been put."""
BACK: Final = 5
"""The question back (MOA-Q2)."""
AFTER_TALK: Final = 6
"""A kept book may ask once more (MOA-J22)."""
ROOM: Final = 7
"""The room may be used (MOA-T4)."""
LEAVE: Final = 8
"""The visit is over: the confessional die is turned (MOA-J4)."""
AFTER_ROOM: Final = 9
"""Books and the crypt card at the end of a turn (MOA-J21)."""
TURN_END: Final = 10
PENANCE: Final = 11
"""Seat a is about to get a penance and may prevent it."""
PENANCE_NOW: Final = 12
TAKE: Final = 13
"""Seat b is about to take a card of seat a, which may prevent it; c says where."""
TAKE_NOW: Final = 14
SWAP: Final = 15
SWAP_NOW: Final = 16
"""Seat a swaps with seat b; c = 1: the card of seat a is drawn at random too."""
EFFECT: Final = 17
"""Effect c of a card; a = 1 + the seat that its die named, or 0."""
DRAW_BOOK: Final = 18
MASS_BOOKS: Final = 19
"""The a-th seat after the one that rang may play books before the cards are chosen."""
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
