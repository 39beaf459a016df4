# compiled with mypyc
"""Which decisions of a running move are legal, and why the others are not.

Every decision must leave a way to finish the move (MSM-A26). A search runs only in doubtful cases:
after a step along a path the monk in the way can always be pushed back where the mover came from
(MSM-A7), so the doubtful cases are crowded chains, moves that come back to where they began, and
bound turns (MSM-A17).
"""

from cloister.core.errors import RuleBug
from cloister.core.values import Move

from ..components.cards import EBB, FLOOD
from ..components.monks import NOBODY
from ..components.places import RAMP, TOP, VILLAGE
from . import phase
from .mount import Mount
from .moves import EBB_TO, FLOOD_TO, ON, PUSH, STAY, STEP, STOP, UP
from .refusal_codes import (
    ALLOWED,
    BOUND,
    BOUND_TIDE,
    CLIMB_WHERE,
    DEAD_END,
    LOCKED,
    NO_CARD,
    NO_DOTS,
    NO_FREE_STEP,
    NO_LANDING,
    NO_SEA_LINE,
    NO_SEA_WAY,
    NOT_BESIDE,
    NOTHING_MOVED,
    ONE_TIDE,
    PUSH_BESIDE,
    PUSH_DOWN,
    RAMP_END,
    STOP_DOTS,
    STOP_EARLY,
    TIDE_EARLY,
)
from .steps import carry_on


def decisions(mount: Mount) -> list[Move]:
    """All legal decisions of a running move, in a fixed order."""
    return [move for move in candidates(mount) if why_not(mount, move) == ALLOWED]


def candidates(mount: Mount) -> list[Move]:
    """The decisions that may be legal; all others are certainly illegal."""
    ways = mount.terms.ways
    match mount.phase:
        case phase.PUSHING:
            return [PUSH + to for to in ways[mount.place[mount.pushed]]]
        case phase.CLIMBED:
            return [ON + to for to in ways[TOP] if to != RAMP] + [STAY]
        case phase.ON_RAMP:
            return [UP] + [STEP + to for to in ways[RAMP]]
        case _:
            here = mount.place[mount.mover]
            found = [STEP + to for to in ways[here]] if mount.dots > 0 else []
            if _why_no_tide(mount, EBB) == ALLOWED:
                found += [EBB_TO + to for to in mount.terms.ground.sea[here]]
            if _why_no_tide(mount, FLOOD) == ALLOWED:
                found += [FLOOD_TO + to for to in mount.terms.ground.reach[here]]
            return found + [STOP]


def has_only_stop(mount: Mount) -> bool:
    """Whether stopping is the only decision left; then the move ends by itself (MSM-A25)."""
    if mount.dots == 0 and not _tide_is_open(mount):
        return True
    if mount.dots > 0 and (not mount.is_bound() or _why_not_stop(mount) != ALLOWED):
        return False
    found = decisions(mount)
    if not found:
        raise RuleBug("a move that cannot be finished")
    return len(found) == 1 and found[0] == STOP


def why_not(mount: Mount, move: Move) -> int:
    """Why this decision of a running move is forbidden, or ALLOWED."""
    kind = move // 32
    match kind:
        case 1:
            return _why_not_step(mount, move - STEP)
        case 2:
            return _why_not_walk_on(mount, move - ON)
        case 3:
            return _why_not_push(mount, move - PUSH)
        case 4:
            return _why_not_sail(mount, EBB, move - EBB_TO)
        case 5:
            return _why_not_sail(mount, FLOOD, move - FLOOD_TO)
        case _:
            if move == STOP:
                return _why_not_stop(mount)
            return _why_not_up(mount) if move == UP else _why_not_stay(mount)


# Walking


def _why_not_step(mount: Mount, to: int) -> int:
    """MSM-15 to MSM-18."""
    here = mount.place[mount.mover]
    if mount.dots == 0:
        return NO_DOTS
    if to not in mount.terms.ways[here]:
        return NOT_BESIDE
    if to == RAMP:
        return _why_not_onto_ramp(mount, here)
    if _may_break_bond(mount, to, mount.dots - 1):
        hopeless = mount.dots == 1 and not _may_land_from(mount, to)
        return BOUND if hopeless or not _leads_on(mount, STEP + to) else ALLOWED
    if mount.dots == 1 and to == mount.began[mount.mover]:
        return ALLOWED if _leads_on(mount, STEP + to) else NOTHING_MOVED
    if here == RAMP and not mount.has_room(to):
        return ALLOWED if _leads_on(mount, STEP + to) else DEAD_END
    return ALLOWED


def _why_not_onto_ramp(mount: Mount, here: int) -> int:
    if here == TOP and mount.dots < 2:
        return RAMP_END
    doubtful = mount.is_bound() or here == TOP or not mount.has_room(TOP)
    if not doubtful or _leads_on(mount, STEP + RAMP):
        return ALLOWED
    return BOUND if mount.is_bound() else DEAD_END


def _why_not_up(mount: Mount) -> int:
    """Only a monk that came from below goes up (MSM-17)."""
    if mount.came == TOP:
        return NO_FREE_STEP
    doubtful = mount.is_bound() or not mount.has_room(TOP)
    if not doubtful or _leads_on(mount, UP):
        return ALLOWED
    return BOUND if mount.is_bound() else DEAD_END


def _why_not_walk_on(mount: Mount, to: int) -> int:
    """Only to places beside the Église, never back onto the ramp (MSM-A5)."""
    if to == RAMP or to not in mount.terms.ways[TOP]:
        return CLIMB_WHERE
    if mount.is_locked(to, mount.climber_lock):
        return LOCKED
    after = to if mount.climber == mount.mover else mount.place[mount.mover]
    return _why_not_after(mount, ON + to, after, to)


def _why_not_stay(mount: Mount) -> int:
    if mount.is_bound():
        return ALLOWED if _leads_on(mount, STAY) else BOUND
    return _why_not_after(mount, STAY, mount.place[mount.mover], TOP)


def _why_not_stop(mount: Mount) -> int:
    """All dots are spent or somebody has landed (MSM-16, MSM-A4), and something has changed."""
    if mount.dots == mount.terms.dots[mount.page]:
        return STOP_EARLY
    if mount.dots > 0 and not mount.has_landed():
        return STOP_DOTS
    if mount.place == mount.began:
        return NOTHING_MOVED
    return BOUND if mount.is_bound() and not _comes_nearer(mount) else ALLOWED


# Pushing


def _why_not_push(mount: Mount, to: int) -> int:
    """One space in any direction (MSM-19), not at a monk that has moved (MSM-A8)."""
    here = mount.place[mount.pushed]
    if to not in mount.terms.ways[here]:
        return PUSH_BESIDE
    if to == RAMP and here == TOP:
        return PUSH_DOWN
    into = TOP if to == RAMP else to
    if mount.is_locked(into, mount.lock):
        return LOCKED
    why = _why_not_after(mount, PUSH + to, mount.place[mount.mover], to)
    if why != ALLOWED or mount.has_room(into):
        return why
    return ALLOWED if _leads_on(mount, PUSH + to) else DEAD_END


def _why_not_after(mount: Mount, move: Move, mover_at: int, into: int) -> int:
    """Moves that come back to where they began, and bound ones, may be impossible to finish."""
    if _may_break_bond(mount, mover_at, mount.dots):
        hopeless = mount.dots == 0 and not _may_land_from(mount, into)
        return BOUND if hopeless or not _leads_on(mount, move) else ALLOWED
    if mount.dots > 0 or mover_at != mount.began[mount.mover]:
        return ALLOWED
    return ALLOWED if _leads_on(mount, move) else NOTHING_MOVED


# Sailing


def _why_not_sail(mount: Mount, card: int, to: int) -> int:
    """MSM-23, MSM-A11 to MSM-A14."""
    why = _why_no_tide(mount, card)
    if why != ALLOWED:
        return why
    here = mount.place[mount.mover]
    if card == EBB and to not in mount.terms.ground.sea[here]:
        return NO_SEA_LINE
    if card == FLOOD and to not in mount.terms.ground.reach[here]:
        return NO_SEA_WAY
    if mount.dots == 0 and to == mount.began[mount.mover]:
        return ALLOWED if _leads_on(mount, _sailing(card, to)) else NOTHING_MOVED
    if mount.has_room(to):
        return ALLOWED
    return ALLOWED if _leads_on(mount, _sailing(card, to)) else DEAD_END


def _sailing(card: int, to: int) -> Move:
    return (EBB_TO if card == EBB else FLOOD_TO) + to


def _tide_is_open(mount: Mount) -> bool:
    """Whether a tide card can be played now."""
    return _why_no_tide(mount, EBB) == ALLOWED or _why_no_tide(mount, FLOOD) == ALLOWED


def _why_no_tide(mount: Mount, card: int) -> int:
    terms = mount.terms
    if mount.is_bound():
        return BOUND_TIDE
    if not mount.tides[mount.seat] & card:
        return NO_CARD
    if mount.sailed and terms.one_tide:
        return ONE_TIDE
    if not terms.tide_first and mount.dots == terms.dots[mount.page]:
        return TIDE_EARLY
    return ALLOWED if terms.ground.sea[mount.place[mount.mover]] else NO_LANDING


# Bound turns (MSM-A17)


def _comes_nearer(mount: Mount) -> bool:
    if mount.has_landed():
        return True
    mover = mount.mover
    return mount.turns_away(mount.place[mover]) < mount.turns_away(mount.began[mover])


def _may_break_bond(mount: Mount, place: int, dots: int) -> bool:
    """Whether the turn is bound and the mover cannot come near enough from there by itself.

    Pushing others does not affect the mover's own way.
    """
    if not mount.is_bound():
        return False
    nearest = mount.terms.ground.nearest[mount.terms.dots[mount.page]][mount.location]
    goal = nearest[0][mount.began[mount.mover]]
    if nearest[dots][place] < goal:
        return False
    if place == TOP and mount.climber == mount.mover:
        for beside in mount.terms.ways[TOP]:
            if nearest[dots][beside] < goal:
                return False
    return True


def _may_land_from(mount: Mount, place: int) -> bool:
    """Whether a chain that goes on at a place could bring anybody to the open location.

    Rejects most hopeless cases quickly: without the ramp, pushes spread only over occupied
    places.
    """
    if place == RAMP or mount.climber != NOBODY or mount.has_landed():
        return True
    reached = [place]
    for at in reached:
        if at == mount.location:
            return True
        if at == VILLAGE or mount.at[at] == NOBODY:
            continue
        for beside in mount.terms.ways[at]:
            if beside == RAMP and at != TOP:
                return True
            if beside != RAMP and beside not in reached:
                reached.append(beside)
    return False


# Looking ahead (MSM-A26)


def _leads_on(mount: Mount, move: Move) -> bool:
    """Whether the move can be finished after this decision."""
    trial = mount.copy()
    carry_on(trial, move)
    return _can_finish(trial)


def _can_finish(mount: Mount) -> bool:
    if mount.phase == phase.WALKING and _why_not_stop(mount) == ALLOWED:
        return True
    for move in candidates(mount):
        if why_not(mount, move) == ALLOWED:
            return True
    return False
