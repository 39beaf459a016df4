# compiled with mypyc
"""What an onlooker remembers: all have seen the same tiles, but not all remember as far back."""

from ..components.cells import CELLS
from ..components.tiles import HIDDEN, SERENDIP
from ..rules.state import Garden


def remembered(garden: Garden, cell: int, memory: int) -> bool:
    """Whether an onlooker with this memory knows the tile."""
    if garden.shown[cell] != HIDDEN:
        return True
    seen = garden.seen[cell]
    return seen > 0 and garden.uncovered - seen < memory


def forgotten(garden: Garden, memory: int) -> list[int]:
    """The cells of the tiles that an onlooker with this memory does not know, in order."""
    return [cell for cell in range(CELLS) if not remembered(garden, cell, memory)]


def recall(garden: Garden, memory: int) -> list[int]:
    """The face of each hidden tile that an onlooker with this memory knows, else HIDDEN."""
    recalled = [HIDDEN] * CELLS
    if memory > 0:
        for cell in garden.hidden:
            if remembered(garden, cell, memory):
                recalled[cell] = garden.face[cell]
    return recalled


def visible_rotations(garden: Garden) -> list[int]:
    """The rotation of each open Serendip, 0 elsewhere."""
    visible = [0] * CELLS
    for cell in range(CELLS):
        if garden.shown[cell] == SERENDIP:
            visible[cell] = garden.turned[cell]
    return visible
