# compiled with mypyc
"""How one plays Serendipity without a thought: for the many games that are played on in thought.

A flower goes where it touches most, a Serendip where it touches one's own flowers; what is known
to be one's own is turned up first. Only what all have seen is used (SER-R36).
"""

from typing import Final

from cloister.core.game import State
from cloister.core.values import Move, Seat

from ..components.cells import ACROSS, BESIDE, CELLS
from ..rules import phase
from ..rules.carpet import EACH, HIDDEN, SERENDIP
from ..rules.moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH
from ..rules.state import NOBODY, Garden

JOINED: Final = 1.0
"""What it is worth to touch a flower of the same colour."""
TOUCHED: Final = 2.0
"""What it is worth to touch a Serendip, and as much again for the colour (SER-9)."""
OPEN_SIDE: Final = 0.1
"""What a hidden neighbour is worth: room to grow."""
GOING_ON: Final = 4.0
"""What it is worth to keep the turn."""
FOE: Final = 0.5
"""How much a Serendip that serves a rival costs."""
STRAY: Final = 2.0
"""An own flower is worth exchanging if it gains so much."""


def at_once(world: State, seat: Seat) -> Move | None:
    """The move that seems best at once; None in a world of another kind."""
    return instinct(world, seat) if isinstance(world, Garden) else None


def instinct(garden: Garden, seat: Seat) -> Move:
    """The same in a garden."""
    match garden.phase:
        case phase.UNCOVERING:
            return _uncovering(garden, seat)
        case phase.OWN:
            return _own(garden)
        case phase.OWN_TARGET:
            return WITH + _best_place(garden, garden.face[garden.up], garden.up)
        case phase.FOUND:
            here = _serendip_at(garden, seat, garden.up, garden.up)
            there = _place_for_serendip(garden, seat)
            better = there >= 0 and _serendip_at(garden, seat, there, garden.up) > here + 1.0
            return SWAP if better else LEAVE
        case phase.FOUND_TARGET:
            place = _place_for_serendip(garden, seat)
            return WITH + (place if place >= 0 else _any_loose(garden))
        case phase.TURNING:
            return TURN + _rotation(garden, seat)
        case phase.EXCHANGING:
            stray = _stray(garden, seat)
            return EXCHANGE + stray if stray >= 0 else NO_EXCHANGE
        case phase.EXCHANGING_WITH:
            face = garden.shown[garden.picked]
            place = _best_place(garden, face, garden.picked) if face != HIDDEN else -1
            return WITH + (place if place >= 0 else _any_loose(garden))
        case _:
            return CHOOSE + garden.owner.index(NOBODY)


def _any_loose(garden: Garden) -> int:
    """Some tile that may be exchanged."""
    for cell in range(CELLS):
        if cell != garden.up and cell != garden.picked and garden.shown[cell] != SERENDIP:
            return cell
    return garden.up


# Uncovering


def _uncovering(garden: Garden, seat: Seat) -> Move:
    """What is known to be one's own, else what nobody knows."""
    unknown = -1
    for cell in garden.hidden:
        if garden.seen[cell] == 0:
            unknown = cell
        else:
            face = garden.face[cell]
            own = face != SERENDIP and garden.owner[face] == seat
            if own and not _loses(garden, seat, face):
                return UNCOVER + cell
    if unknown >= 0:
        return UNCOVER + unknown
    return STOP if garden.may_stop else UNCOVER + garden.hidden[0]


def _loses(garden: Garden, seat: Seat, colour: int) -> bool:
    """Whether this flower would end a game that the seat does not win (SER-8)."""
    if garden.open[SERENDIP] < EACH or garden.open[colour] < EACH - 1:
        return False
    mine = garden.score(seat)
    for other in range(garden.terms.seats):
        if other != seat and garden.score(other) > mine:
            return True
    return False


# Flowers


def _own(garden: Garden) -> Move:
    """Leave it where it gains nearly as much: the turn goes on."""
    colour = garden.face[garden.up]
    place = _best_place(garden, colour, garden.up)
    if place < 0:
        return LEAVE
    here = _flower_at(garden, garden.up, colour, garden.up) + GOING_ON
    return SWAP if _flower_at(garden, place, colour, garden.up) > here else LEAVE


def _best_place(garden: Garden, colour: int, moving: int) -> int:
    """The hidden place where a flower gains most."""
    best, most = -1, -1.0
    for cell in garden.hidden:
        worth = _flower_at(garden, cell, colour, moving)
        if worth > most:
            best, most = cell, worth
    return best


def _flower_at(garden: Garden, cell: int, colour: int, moving: int) -> float:
    """What a flower gains at a place; its old place does not count."""
    worth = 0.0
    across = ACROSS[cell]
    for edge in range(6):
        other = across[edge]
        if other < 0 or other == moving:
            continue
        face = garden.shown[other]
        if face == HIDDEN:
            worth += OPEN_SIDE
        elif face == colour:
            worth += JOINED
        elif face == SERENDIP:
            if (garden.terms.edge_of[colour] + garden.turned[other] - edge + 3) % 6 == 0:
                worth += TOUCHED
            if not _touches(garden, other, colour, moving):
                worth += TOUCHED
    return worth


def _touches(garden: Garden, serendip: int, colour: int, moving: int) -> bool:
    """Whether another flower of the colour lies beside a Serendip."""
    for other in BESIDE[serendip]:
        if garden.shown[other] == colour and other != moving:
            return True
    return False


def _stray(garden: Garden, seat: Seat) -> int:
    """An own flower that gains much elsewhere."""
    best, most = -1, STRAY
    for cell in range(CELLS):
        face = garden.shown[cell]
        if 0 <= face < SERENDIP and garden.owner[face] == seat and garden.hidden:
            here = _flower_at(garden, cell, face, cell)
            if here < TOUCHED:
                place = _best_place(garden, face, cell)
                gain = _flower_at(garden, place, face, cell) - here
                if gain > most:
                    best, most = cell, gain
    return best


# Serendips


def _place_for_serendip(garden: Garden, seat: Seat) -> int:
    best, most = -1, -99.0
    for cell in garden.hidden:
        worth = _serendip_at(garden, seat, cell, garden.up)
        if worth > most:
            best, most = cell, worth
    return best


def _serendip_at(garden: Garden, seat: Seat, cell: int, up: int) -> float:
    """How well a Serendip serves there: each colour counts once."""
    worth = 0.0
    met = [False] * 7
    for other in BESIDE[cell]:
        face = garden.shown[other]
        if face == HIDDEN:
            worth += OPEN_SIDE
        elif other != up and not met[face]:
            met[face] = True
            if face == SERENDIP:
                worth += JOINED
            elif garden.owner[face] == seat:
                worth += TOUCHED
            elif garden.owner[face] != NOBODY:
                worth -= FOE * TOUCHED / (garden.terms.seats - 1)
    return worth


def _rotation(garden: Garden, seat: Seat) -> int:
    """The one that shows one's own colours to one's flowers, and to places for more."""
    best, most = 0, -99.0
    across = ACROSS[garden.up]
    for rotation in range(6):
        worth = 0.0
        for colour in range(6):
            owner = garden.owner[colour]
            facing = across[(garden.terms.edge_of[colour] + rotation) % 6]
            if owner == NOBODY or facing < 0:
                continue
            share = 1.0 if owner == seat else -FOE / (garden.terms.seats - 1)
            face = garden.shown[facing]
            if face == colour:
                worth += TOUCHED * share
            elif face == HIDDEN:
                worth += JOINED * share
        if worth > most:
            best, most = rotation, worth
    return best
