# compiled with mypyc
"""The odds of what a hidden tile may be, given the tiles that were seen."""

from cloister.core.values import Seat

from ..components.cells import CELLS
from ..components.tiles import EACH, HIDDEN, SERENDIP
from ..knowledge.view import GardenView


def unseen(view: GardenView) -> list[int]:
    """How many tiles of each face are neither open nor remembered."""
    left = [EACH] * 7
    for cell in range(CELLS):
        face = view.shown[cell]
        if face == HIDDEN:
            face = view.recalled[cell]
        if face != HIDDEN:
            left[face] -= 1
    return left


def good_tile_chance(view: GardenView, seat: Seat) -> float:
    """The chance that an unknown tile is a flower of the seat or a Serendip."""
    left = unseen(view)
    good = left[SERENDIP]
    for colour in range(6):
        if view.owner[colour] == seat:
            good += left[colour]
    unknown = sum(left)
    return good / unknown if unknown else 0.0
