# compiled with mypyc
"""The events of each step, and who hears them. Places and seats are given by number, monks by
colour; the sentences are in words/en/game.ftl."""

from typing import TypeAlias

from cloister.core.game import Announcements
from cloister.core.values import Event, Move

from ..components.monks import MONKS, NO_MONK, NOBODY
from ..components.places import RAMP, TOP, WORDS
from .mount import Mount
from .moves import EBB_TO, FLOOD_TO, ON, PUSH, STAY, STEP, STOP, UP
from .state import MountState

Args: TypeAlias = "dict[str, int | str]"


def location(mount: Mount, told: Announcements) -> None:
    """A location card is turned up."""
    named = mount.terms.chart.names[mount.location]
    told.everyone("location", {"location": WORDS[mount.location], "called": named})


def page(mount: Mount, told: Announcements) -> None:
    """A page is turned up."""
    terms = mount.terms
    told.everyone("page", {"value": terms.value[mount.page], "dots": terms.dots[mount.page]})


def identity(state: MountState, told: Announcements) -> None:
    """An identity card is turned up: kept, passed on, or useless to everybody."""
    if state.looker == NOBODY:
        told.everyone("identity-gone", {"seat": state.mount.seat})
    elif state.looker == state.mount.seat:
        told.everyone("identity", {"seat": state.mount.seat})
    else:
        told.everyone("identity-passed", {"seat": state.mount.seat, "other": state.looker})


def look(state: MountState, monk: int, told: Announcements) -> None:
    """All see which seat looks where; only the looker is told who it is (MSM-26)."""
    seat = state.looker
    if monk == NO_MONK:
        told.everyone("declined", {"seat": seat})
        return
    seen: Args = {"seat": seat, "monk": MONKS[monk]}
    whole: Args = {"seat": seat, "monk": MONKS[monk], "who": _who(state, monk)}
    told.only((seat,), Event("looked-inside", whole), Event("looked", seen))


def set_out(mount: Mount, told: Announcements) -> None:
    """A monk is chosen to be moved."""
    told.everyone("moves", {"seat": mount.seat, "monk": MONKS[mount.mover]})


def before(mount: Mount, move: Move, told: Announcements) -> None:
    """A decision of a move, told before it is carried out."""
    kind = move // 32
    match kind:
        case 1:
            _went(mount, mount.mover, move - STEP, "stepped", told)
            if move == STEP + RAMP and mount.dots == 1:
                _climbed(mount, mount.mover, told)
        case 2:
            _went(mount, mount.climber, move - ON, "walked-on", told)
        case 3:
            _went(mount, mount.pushed, move - PUSH, "pushed", told)
            if move == PUSH + RAMP:
                _climbed(mount, mount.pushed, told)
        case 4:
            _went(mount, mount.mover, move - EBB_TO, "ebb", told)
        case 5:
            _went(mount, mount.mover, move - FLOOD_TO, "flood", told)
        case _:
            _rested(mount, move, told)


def _went(mount: Mount, monk: int, to: int, how: str, told: Announcements) -> None:
    told.everyone(
        how,
        {
            "seat": mount.seat,
            "monk": MONKS[monk],
            "from": WORDS[mount.place[monk]],
            "to": WORDS[to],
        },
    )


def _climbed(mount: Mount, monk: int, told: Announcements) -> None:
    told.everyone(
        "climbed",
        {"seat": mount.seat, "monk": MONKS[monk], "from": WORDS[RAMP], "to": WORDS[TOP]},
    )


def _rested(mount: Mount, move: Move, told: Announcements) -> None:
    if move == UP:
        _climbed(mount, mount.mover, told)
    elif move == STAY:
        told.everyone("stayed", {"seat": mount.seat, "monk": MONKS[mount.climber]})
    elif move == STOP:
        told.everyone("stopped", {"seat": mount.seat, "monk": MONKS[mount.mover]})


def win(mount: Mount, monk: int, given: bool, told: Announcements) -> None:
    """A monk gets the page."""
    told.everyone(
        "given" if given else "won",
        {
            "seat": mount.seat,
            "monk": MONKS[monk],
            "location": WORDS[mount.location],
            "value": mount.terms.value[mount.page],
        },
    )


def left_open(mount: Mount, told: Announcements) -> None:
    """Nobody got the page."""
    told.everyone("left-open", {"seat": mount.seat, "location": WORDS[mount.location]})


def shuffle(told: Announcements) -> None:
    """The location deck is shuffled (MSM-V2)."""
    told.everyone("shuffled", {})


def end(state: MountState, told: Announcements) -> None:
    """Who was who."""
    told.everyone("ended", {"reason": "last_page"})
    for monk in range(6):
        told.everyone(
            "revealed",
            {"monk": MONKS[monk], "who": _who(state, monk), "total": state.total[monk]},
        )


def _who(state: MountState, monk: int) -> str:
    seat = state.inside[monk]
    return "x" if seat == NOBODY else str(seat)
