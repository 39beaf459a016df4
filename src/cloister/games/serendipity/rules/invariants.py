# compiled with mypyc
"""The invariants of every position."""

from cloister.core.errors import RuleBug

from ..components.cells import CELLS
from ..components.tiles import EACH, HIDDEN, SERENDIP
from . import phase
from .state import Garden


def check(garden: Garden) -> None:
    """Raise RuleBug unless all invariants hold."""
    counts = [0] * 7
    opened = [0] * 7
    hidden = 0
    for cell in range(CELLS):
        face = garden.face[cell]
        counts[face] += 1
        at = garden.place[cell]
        if garden.shown[cell] == HIDDEN:
            hidden += 1
            _require(at >= 0 and garden.hidden[at] == cell, "the list of hidden cells is wrong")
        else:
            opened[face] += 1
            _require(garden.shown[cell] == face and at == -1, "an open tile shows another face")
            _require(garden.seen[cell] > 0, "an open tile that nobody has seen")
    for face in range(7):
        _require(counts[face] == EACH, "tiles were lost or doubled")
    _require(opened == garden.open, "open tiles are counted wrongly")
    _require(hidden == len(garden.hidden), "hidden tiles are counted wrongly")
    _check_phase(garden)


def _check_phase(garden: Garden) -> None:
    in_hand = phase.OWN <= garden.phase <= phase.EXCHANGING_WITH
    _require((garden.up >= 0) == in_hand, "a tile is in hand at the wrong time")
    _require(not in_hand or garden.shown[garden.up] != HIDDEN, "the tile in hand is hidden")
    picking = garden.phase == phase.EXCHANGING_WITH
    _require((garden.picked >= 0) == picking, "a tile is picked at the wrong time")
    fixed = picking and garden.shown[garden.picked] == SERENDIP
    _require(not fixed, "a fixed Serendip is picked")
    if garden.phase == phase.OWN or garden.phase == phase.OWN_TARGET:
        face = garden.face[garden.up]
        own = face != SERENDIP and garden.owner[face] == garden.seat
        _require(own, "the flower in hand is not the seat's own")
    elif in_hand:
        _require(garden.face[garden.up] == SERENDIP, "a flower in hand in place of a Serendip")
    _require(0 <= garden.seat < garden.terms.seats, "no such seat")
    _require(garden.turns <= garden.terms.turn_limit, "more turns than the limit")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise RuleBug(what)
