# compiled with mypyc
"""The legal moves, as a list or drawn at random."""

from cloister.core.chance import Chance
from cloister.core.values import Move, Seat

from ..components.monks import BIT, NOBODY
from . import phase
from .legal_steps import candidates, decisions, why_not
from .looking import peeked
from .moves import DECLINE, GIVE, LOOK, MOVE, PUSH
from .refusal_codes import ALLOWED
from .refusals import why_not_give, why_not_look, why_not_move, why_not_page
from .state import MountState


def legal_moves(state: MountState, seat: Seat) -> list[Move]:
    """All legal moves in a fixed order; none for a seat that is not to act."""
    if seat not in state.to_act():
        return []
    mount = state.mount
    match mount.phase:
        case phase.PEEKING | phase.LOOKING:
            barred = peeked(state) if mount.phase == phase.PEEKING else 0
            return [LOOK + monk for monk in range(6) if not barred & BIT[monk]] + [DECLINE]
        case phase.PAGE:
            found = [GIVE] if why_not_give(mount) == ALLOWED else []
            monks = range(MOVE, MOVE + 6)
            return found + [move for move in monks if why_not_move(mount, move) == ALLOWED]
        case _:
            return decisions(mount)


def sample(state: MountState, chance: Chance) -> Move:
    """A legal move, drawn uniformly: candidates are drawn until one is legal; most are."""
    mount = state.mount
    match mount.phase:
        case phase.PEEKING | phase.LOOKING:
            move = LOOK + chance.below(7)
            while why_not_look(state, move) != ALLOWED:
                move = LOOK + chance.below(7)
            return move
        case phase.PAGE:
            given = 0 if mount.at[mount.location] == NOBODY else 1
            move = MOVE - given + chance.below(6 + given)
            while why_not_page(mount, move) != ALLOWED:
                move = MOVE - given + chance.below(6 + given)
            return move
        case phase.PUSHING:
            ways = mount.terms.ways[mount.place[mount.pushed]]
            move = PUSH + ways[chance.below(len(ways))]
            while why_not(mount, move) != ALLOWED:
                move = PUSH + ways[chance.below(len(ways))]
            return move
        case _:
            found = candidates(mount)
            move = found[chance.below(len(found))]
            while why_not(mount, move) != ALLOWED:
                move = found[chance.below(len(found))]
            return move
