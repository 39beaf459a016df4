# compiled with mypyc
"""Sample worlds that look the same to an onlooker: deal again the tiles it does not remember."""

from cloister.core.chance import Chance

from ..components.tiles import SERENDIP
from ..rules.state import Garden
from .memory import forgotten


def imagine(garden: Garden, chance: Chance, memory: int) -> Garden:
    """A world that looks the same to every seat with this memory; all have seen the same."""
    world = garden.copy()
    assert isinstance(world, Garden)
    _redeal(world, chance, memory)
    return world


def _redeal(garden: Garden, chance: Chance, memory: int) -> None:
    """Deal the tiles that are not remembered again among their places (SER-R36), in place.

    The pool is sorted first, otherwise the original order leaks.
    """
    cells = forgotten(garden, memory)
    face, seen, turned = garden.face, garden.seen, garden.turned
    pool = [face[cell] for cell in cells]
    pool.sort()
    chance.shuffle(pool)
    dealt_rotations = not garden.terms.rotate_on_move
    for at in range(len(cells)):
        cell = cells[at]
        face[cell] = pool[at]
        seen[cell] = 0
        if dealt_rotations:
            turned[cell] = chance.below(6) if pool[at] == SERENDIP else 0
