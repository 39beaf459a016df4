# compiled with mypyc
"""How monks walk, push, climb and sail: what each decision of a move does."""

from cloister.core.values import Move

from ..components.cards import EBB, FLOOD
from ..components.monks import BIT, NOBODY
from ..components.places import RAMP, TOP, VILLAGE
from . import phase
from .mount import Mount
from .moves import EBB_TO, FLOOD_TO, ON, PUSH, STAY, STEP, UP


def set_out(mount: Mount, monk: int) -> None:
    """Begin a move (MSM-11)."""
    mount.mover = monk
    mount.dots = mount.terms.dots[mount.page]
    mount.began = mount.place.copy()
    mount.entered = False
    mount.sailed = 0
    mount.phase = phase.WALKING


def carry_on(mount: Mount, move: Move) -> None:
    """Carry out one decision of a move."""
    kind = move // 32
    match kind:
        case 1:
            _step(mount, move - STEP)
        case 2:
            _walk_on(mount, move - ON)
        case 3:
            _push(mount, move - PUSH)
        case 4:
            _sail(mount, EBB, move - EBB_TO)
        case 5:
            _sail(mount, FLOOD, move - FLOOD_TO)
        case _:
            if move == UP:
                _climb(mount)
            elif move == STAY:
                mount.climber = NOBODY
                mount.phase = phase.WALKING


def _step(mount: Mount, to: int) -> None:
    """Use a dot. With the last one the ramp can only be left upwards (MSM-17, MSM-A5)."""
    mount.dots -= 1
    mover = mount.mover
    if to != RAMP:
        _enter(mount, mover, to, BIT[mover])
        return
    here = mount.place[mover]
    mount.came = here
    mount.at[here] = NOBODY
    mount.place[mover] = RAMP
    mount.phase = phase.ON_RAMP
    if mount.dots == 0:
        _climb(mount)


def _climb(mount: Mount) -> None:
    mount.climber = mount.mover
    mount.climber_lock = BIT[mount.mover]
    _enter(mount, mount.mover, TOP, mount.climber_lock)


def _walk_on(mount: Mount, to: int) -> None:
    """The extra free step begins a new chain but keeps the previous chain's lock (MSM-A8)."""
    monk = mount.climber
    mount.climber = NOBODY
    _enter(mount, monk, to, mount.climber_lock)


def _push(mount: Mount, to: int) -> None:
    """Push a monk; one pushed onto the ramp goes up it (MSM-21, MSM-A9)."""
    monk = mount.pushed
    lock = mount.lock | BIT[monk]
    mount.pushed = NOBODY
    if to == RAMP:
        mount.climber = monk
        mount.climber_lock = lock
        to = TOP
    _enter(mount, monk, to, lock)


def _sail(mount: Mount, card: int, to: int) -> None:
    """Sail; the card is played when its leg begins (MSM-A14)."""
    mount.tides[mount.seat] -= card
    mount.sailed |= card
    _enter(mount, mount.mover, to, BIT[mount.mover])


def _enter(mount: Mount, monk: int, to: int, lock: int) -> None:
    """Enter a place; a monk there has to be pushed (MSM-19). The village holds all (MSM-A1)."""
    here = mount.place[monk]
    if mount.at[here] == monk:
        mount.at[here] = NOBODY
    mount.place[monk] = to
    if to == mount.location:
        mount.entered = True
    other = NOBODY
    if to != VILLAGE:
        other = mount.at[to]
        mount.at[to] = monk
    mount.pushed = other
    mount.lock = lock
    if other != NOBODY:
        mount.phase = phase.PUSHING
    else:
        mount.phase = phase.WALKING if mount.climber == NOBODY else phase.CLIMBED
