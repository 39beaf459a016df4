# compiled with mypyc
"""How good a view is for a seat: carpets, room to grow, and whose turn it is."""

from typing import Final

from cloister.core.values import Seat

from ..components.cells import CELLS
from ..components.tiles import HIDDEN
from ..knowledge.view import GardenView
from ..rules import phase
from ..rules.carpet import Carpet, best_carpet, room_beside
from .groups import ROOM, STRAY_FLOWER
from .odds import good_tile_chance

# Chosen by hand; only the whole apprentice was measured (docs/bots.md).
RIVAL_WEIGHT: Final = 0.35
"""What a point of the strongest rival costs."""
ROOM_COUNTED: Final = 12
"""At most this many hidden places beside a carpet are counted."""


class ScoringTerms:
    """What the table agreed on about scoring."""

    def __init__(self, seats: int, edge_of: list[int], chain: bool, best_only: bool) -> None:
        self.seats = seats
        self.edge_of = edge_of
        """For each colour, the edge that shows it on a Serendip of rotation 0."""
        self.chain = chain
        """Serendips inside a chain score too (SER-R12)."""
        self.best_only = best_only
        """Only the best colour of a seat counts (SER-R17)."""


def value(view: GardenView, seat: Seat, scoring: ScoringTerms) -> float:
    """The seat's points and potential, less a part of the strongest rival's points."""
    shown, turned, owner = view.shown, view.turned, view.owner
    points = [0.0] * scoring.seats
    extra = 0.0
    for colour in range(6):
        holder = owner[colour]
        if holder < 0:
            continue
        carpet = best_carpet(shown, turned, colour, scoring.edge_of[colour], scoring.chain)
        if scoring.best_only:
            points[holder] = max(points[holder], float(carpet.points))
        else:
            points[holder] += carpet.points
        if holder == seat:
            extra += _growth(carpet, shown)
    rival = max([points[other] for other in range(scoring.seats) if other != seat])
    return points[seat] + extra + turn_value(view, seat) - RIVAL_WEIGHT * rival


def turn_value(view: GardenView, seat: Seat) -> float:
    """Having the turn is worth what the next tile may bring."""
    if view.phase != phase.UNCOVERING or view.to_act[0] != seat:
        return 0.0
    for cell in range(CELLS):
        face = view.recalled[cell]
        if face != HIDDEN and view.owner[face] == seat:
            return 1.0
    return good_tile_chance(view, seat)


def _growth(carpet: Carpet, shown: list[int]) -> float:
    """Room to grow, and strays that may yet be reached."""
    if not carpet.flowers:
        return 0.0
    strays = shown.count(shown[carpet.flowers[0]]) - len(carpet.flowers)
    return ROOM * min(room_beside(carpet, shown), ROOM_COUNTED) + STRAY_FLOWER * strays
