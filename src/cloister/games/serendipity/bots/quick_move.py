# compiled with mypyc
"""Fast rollout policy.

A flower goes where it touches most, a Serendip where it touches flowers of the seat; a tile
known to be a flower of the seat is turned up first. Only what all have seen is used (SER-R36).
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cells import ACROSS, BESIDE, CELLS
from ..components.tiles import EACH, HIDDEN, NOBODY, SERENDIP
from ..rules import phase
from ..rules.moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH
from ..rules.scoring import score
from ..rules.state import Garden

# Points, chosen by hand; only the whole bot was measured (docs/bots.md).
JOINED: Final = 1.0
"""What it is worth to touch a flower of the same colour."""
TOUCHED: Final = 2.0
"""What it is worth to touch a Serendip, and as much again if it shows the colour (SER-9)."""
OPEN_SIDE: Final = 0.1
"""What a hidden neighbour is worth: room to grow."""
KEPT_TURN: Final = 4.0
"""What it is worth to keep the turn."""
BETTER_PLACE: Final = 1.0
"""A Serendip is moved if that gains more than this."""
PLAYOUT_RIVAL_WEIGHT: Final = 0.5
"""How much it costs that a Serendip serves a rival, divided by the number of rivals."""
EXCHANGE_GAIN: Final = 2.0
"""A flower of the seat is exchanged if that gains more than this."""
WORSE_THAN_ANY: Final = -99.0
"""Worse than any place or rotation."""


def quick_move(garden: Garden, seat: Seat) -> Move:
    """The move that looks best without searching."""
    match garden.phase:
        case phase.UNCOVERING:
            return _tile_to_uncover(garden, seat)
        case phase.OWN:
            return _own_flower(garden)
        case phase.OWN_TARGET:
            return WITH + _best_place(garden, garden.face[garden.up], garden.up)
        case phase.FOUND:
            here = _serendip_at(garden, seat, garden.up, garden.up)
            there = _place_for_serendip(garden, seat)
            moved = _serendip_at(garden, seat, there, garden.up) if there >= 0 else here
            return SWAP if moved > here + BETTER_PLACE else LEAVE
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


def _tile_to_uncover(garden: Garden, seat: Seat) -> Move:
    """A tile known to be a flower of the seat, else an unknown one."""
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
    mine = score(garden, seat)
    for other in range(garden.terms.seats):
        if other != seat and score(garden, other) > mine:
            return True
    return False


# Flowers


def _own_flower(garden: Garden) -> Move:
    """Leave it if moving gains little more, because then the turn goes on."""
    colour = garden.face[garden.up]
    place = _best_place(garden, colour, garden.up)
    if place < 0:
        return LEAVE
    here = _flower_at(garden, garden.up, colour, garden.up) + KEPT_TURN
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
    """What a flower gains at a place; its old place does not count as a neighbour."""
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
    """A flower of the seat that gains much elsewhere."""
    best, most = -1, EXCHANGE_GAIN
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
    best, most = -1, WORSE_THAN_ANY
    for cell in garden.hidden:
        worth = _serendip_at(garden, seat, cell, garden.up)
        if worth > most:
            best, most = cell, worth
    return best


def _serendip_at(garden: Garden, seat: Seat, cell: int, up: int) -> float:
    """How well a Serendip serves at a place; each colour counts once."""
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
                worth -= PLAYOUT_RIVAL_WEIGHT * TOUCHED / (garden.terms.seats - 1)
    return worth


def _rotation(garden: Garden, seat: Seat) -> int:
    """The rotation that shows the seat's colours to its flowers and to hidden places."""
    best, most = 0, WORSE_THAN_ANY
    across = ACROSS[garden.up]
    for rotation in range(6):
        worth = 0.0
        for colour in range(6):
            owner = garden.owner[colour]
            facing = across[(garden.terms.edge_of[colour] + rotation) % 6]
            if owner == NOBODY or facing < 0:
                continue
            share = 1.0 if owner == seat else -PLAYOUT_RIVAL_WEIGHT / (garden.terms.seats - 1)
            face = garden.shown[facing]
            if face == colour:
                worth += TOUCHED * share
            elif face == HIDDEN:
                worth += JOINED * share
        if worth > most:
            best, most = rotation, worth
    return best
