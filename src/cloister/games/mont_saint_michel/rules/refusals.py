# compiled with mypyc
"""Why a move is forbidden: the rules, in the order in which a person would name them."""

from cloister.core.values import Move, Refusal

from ..components.ground import FAR
from ..components.monks import BIT, NOBODY
from ..components.places import RAMP
from . import phase
from .legal_steps import why_not
from .looking import peeked
from .mount import Mount
from .moves import DECLINE, GIVE, LOOK, MOVE, ON, PUSH, STAY, STEP, STOP, UP
from .refusal_codes import (
    ALLOWED,
    BOUND_MONK,
    BOUND_TO_GIVE,
    CLIMB_FIRST,
    LEAVE_RAMP,
    LOOK_FIRST,
    MONK_FIRST,
    NOBODY_THERE,
    PEEK_FIRST,
    PEEKED,
    PUSH_FIRST,
    REFUSALS,
    WALK_FIRST,
)
from .state import MountState


def forbids(state: MountState, move: Move) -> Refusal | None:
    """The rule that forbids a move, or None."""
    why = _why_forbidden(state, move)
    return None if why == ALLOWED else REFUSALS[why]


def _why_forbidden(state: MountState, move: Move) -> int:
    mount = state.mount
    match mount.phase:
        case phase.PEEKING | phase.LOOKING:
            return why_not_look(state, move)
        case phase.PAGE:
            return why_not_page(mount, move)
        case phase.PUSHING:
            return why_not(mount, move) if PUSH <= move <= PUSH + RAMP else PUSH_FIRST
        case phase.CLIMBED:
            climbing = move == STAY or ON <= move <= ON + RAMP
            return why_not(mount, move) if climbing else CLIMB_FIRST
        case phase.ON_RAMP:
            leaving = move == UP or STEP <= move <= STEP + RAMP
            return why_not(mount, move) if leaving else LEAVE_RAMP
        case _:
            walking = move == STOP or STEP <= move < ON or move > PUSH + RAMP
            return why_not(mount, move) if walking else WALK_FIRST


def why_not_look(state: MountState, move: Move) -> int:
    """Why a decision about a look is forbidden, or ALLOWED (MSM-24, MSM-A27)."""
    peeking = state.mount.phase == phase.PEEKING
    if not LOOK <= move <= DECLINE:
        return PEEK_FIRST if peeking else LOOK_FIRST
    if not peeking or move == DECLINE:
        return ALLOWED
    return PEEKED if peeked(state) & BIT[move - LOOK] else ALLOWED


def why_not_page(mount: Mount, move: Move) -> int:
    """Why the first decision about an open page is forbidden, or ALLOWED."""
    if move == GIVE:
        return why_not_give(mount)
    return why_not_move(mount, move) if MOVE <= move < MOVE + 6 else MONK_FIRST


def why_not_give(mount: Mount) -> int:
    """A monk has to stand on the open location (MSM-10)."""
    return ALLOWED if mount.at[mount.location] != NOBODY else NOBODY_THERE


def why_not_move(mount: Mount, move: Move) -> int:
    """Any monk, unless the turn is bound (MSM-11, MSM-A17)."""
    if not mount.is_bound():
        return ALLOWED
    if mount.at[mount.location] != NOBODY:
        return BOUND_TO_GIVE
    nearest = FAR
    for monk in range(6):
        nearest = min(nearest, mount.turns_away(mount.place[monk]))
    return ALLOWED if mount.turns_away(mount.place[move - MOVE]) == nearest else BOUND_MONK
