# compiled with mypyc
"""Which moves are legal. Drawing one of them at random is a hot path: `sample` is in game.py."""

from cloister.core.chance import Chance
from cloister.core.values import Move, Seat

from ..components.cells import CELLS
from ..components.tiles import NOBODY, SERENDIP
from . import phase
from .moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH
from .state import Garden


def legal_moves(garden: Garden, seat: Seat) -> list[Move]:
    """All legal moves in a fixed order; none for a seat that is not to act."""
    if garden.phase == phase.OVER or seat != garden.seat:
        return []
    match garden.phase:
        case phase.CHOOSING:
            return [CHOOSE + colour for colour in free_colours(garden)]
        case phase.UNCOVERING:
            tiles = _hidden_tiles(garden, UNCOVER)
            return [*tiles, STOP] if garden.may_stop else tiles
        case phase.OWN:
            return [LEAVE, SWAP] if garden.hidden else [LEAVE]
        case phase.OWN_TARGET:
            return _hidden_tiles(garden, WITH)
        case phase.FOUND:
            return [LEAVE, SWAP]
        case phase.TURNING:
            return [TURN + rotation for rotation in range(6)]
        case phase.EXCHANGING:
            return [*_loose_tiles(garden, EXCHANGE), NO_EXCHANGE]
        case _:
            return _loose_tiles(garden, WITH)


def _hidden_tiles(garden: Garden, kind: int) -> list[Move]:
    return [kind + cell for cell in range(CELLS) if garden.place[cell] >= 0]


def _loose_tiles(garden: Garden, kind: int) -> list[Move]:
    """All tiles but open Serendips, which are fixed for good (SER-7), and the one picked."""
    shown, picked = garden.shown, garden.picked
    return [kind + cell for cell in range(CELLS) if shown[cell] != SERENDIP and cell != picked]


def free_colours(garden: Garden) -> list[int]:
    """The colours that nobody owns."""
    return [colour for colour in range(6) if garden.owner[colour] == NOBODY]


def sample_loose(garden: Garden, chance: Chance, count: int) -> int:
    """One of the loose tiles at random, or CELLS if `count` has room for it."""
    while True:
        cell = chance.below(count)
        if cell == CELLS or (garden.shown[cell] != SERENDIP and cell != garden.picked):
            return cell
