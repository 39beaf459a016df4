# compiled with mypyc
"""Why a move is forbidden: the rules, in the order in which a person would name them."""

from cloister.core.values import Move, Refusal

from ..components.cells import CELLS
from ..components.tiles import NOBODY, SERENDIP
from . import phase
from .moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH
from .state import Garden


def forbids(garden: Garden, move: Move) -> Refusal | None:
    """The rule that forbids a move to the seat that has to decide; None if it is legal."""
    match garden.phase:
        case phase.CHOOSING:
            return _forbids_choice(garden, move)
        case phase.UNCOVERING:
            return _forbids_uncovering(garden, move)
        case phase.OWN:
            return _forbids_own(garden, move)
        case phase.OWN_TARGET:
            return _forbids_own_target(garden, move)
        case phase.FOUND:
            return None if move in (LEAVE, SWAP) else Refusal("SER-6", "refuse-decide-serendip")
        case phase.TURNING:
            turning = TURN <= move < TURN + 6
            return None if turning else Refusal("SER-R39", "refuse-turn-first")
        case phase.EXCHANGING:
            if move == NO_EXCHANGE:
                return None
            return _forbids_loose(garden, move, EXCHANGE, "refuse-exchange-first")
        case _:
            return _forbids_loose(garden, move, WITH, "refuse-target-first")


def _forbids_choice(garden: Garden, move: Move) -> Refusal | None:
    if not CHOOSE <= move < CHOOSE + 6:
        return Refusal("SER-2", "refuse-choose-first")
    taken = garden.owner[move - CHOOSE] != NOBODY
    return Refusal("SER-R20", "refuse-colour-taken") if taken else None


def _forbids_uncovering(garden: Garden, move: Move) -> Refusal | None:
    if UNCOVER <= move < UNCOVER + CELLS:
        hidden = garden.place[move - UNCOVER] >= 0
        return None if hidden else Refusal("SER-R1", "refuse-open-tile")
    if move == STOP:
        return None if garden.may_stop else Refusal("SER-3", "refuse-stop-at-start")
    return Refusal("SER-3", "refuse-uncover-first")


def _forbids_own(garden: Garden, move: Move) -> Refusal | None:
    if move == LEAVE:
        return None
    if move == SWAP:
        return None if garden.hidden else Refusal("SER-R30", "refuse-none-hidden")
    return Refusal("SER-5", "refuse-decide-own")


def _forbids_own_target(garden: Garden, move: Move) -> Refusal | None:
    if not WITH <= move < WITH + CELLS:
        return Refusal("SER-R39", "refuse-target-first")
    hidden = garden.place[move - WITH] >= 0
    return None if hidden else Refusal("SER-R30", "refuse-swap-hidden-only")


def _forbids_loose(garden: Garden, move: Move, kind: int, otherwise: str) -> Refusal | None:
    if not kind <= move < kind + CELLS:
        return Refusal("SER-R39", otherwise)
    cell = move - kind
    if cell == garden.up:
        return Refusal("SER-R7" if garden.phase >= phase.EXCHANGING else "SER-6", "refuse-itself")
    if garden.shown[cell] == SERENDIP:
        return Refusal("SER-7", "refuse-fixed")
    return Refusal("SER-R7", "refuse-same-tile") if cell == garden.picked else None
