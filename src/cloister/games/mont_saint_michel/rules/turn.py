# compiled with mypyc
"""A turn with an open page: a monk is moved or the page given; the page is won or stays open."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.cards import NO_LOCATION, NO_PAGE
from ..components.monks import NO_MONK, NOBODY
from ..components.places import LAST
from . import events, phase
from .drawing import end_turn
from .history import note, written_turn
from .legal_steps import has_only_stop
from .moves import STOP
from .state import MountState
from .steps import carry_on


def give(state: MountState, chance: Chance, told: Announcements) -> None:
    """The page goes to the monk that stands on its location (MSM-10)."""
    mount = state.mount
    _win(state, mount.at[mount.location], NO_MONK, chance, told)


def move_on(state: MountState, move: Move, chance: Chance, told: Announcements) -> None:
    """Make one decision of a move, and end the move if nothing else is left to decide."""
    mount = state.mount
    if told.listening:
        events.before(mount, move, told)
    carry_on(mount, move)
    if move == STOP or (mount.phase == phase.WALKING and has_only_stop(mount)):
        _end_move(state, chance, told)


def _end_move(state: MountState, chance: Chance, told: Announcements) -> None:
    """The page goes to the monk that has landed on the location, if any (MSM-12, MSM-14)."""
    mount = state.mount
    moved = mount.mover
    mount.mover = NOBODY
    if mount.has_landed():
        _win(state, mount.at[mount.location], moved, chance, told)
        return
    _note_turn(state, NO_MONK, moved, mount.began)
    mount.waiting += 1
    if told.listening:
        events.left_open(mount, told)
    end_turn(state, told)


def _win(state: MountState, monk: int, moved: int, chance: Chance, told: Announcements) -> None:
    """MSM-10, MSM-13: tuck the page away and put the location under its deck."""
    mount = state.mount
    _note_turn(state, monk, moved, mount.place if moved == NO_MONK else mount.began)
    state.taken.append(mount.page * 8 + monk)
    state.total[monk] += state.terms.value[mount.page]
    if told.listening:
        events.win(mount, monk, moved == NO_MONK, told)
    mount.page = NO_PAGE
    mount.location = NO_LOCATION
    if not state.deck:
        _end(state, told)
        return
    if state.opened == LAST and state.terms.shuffle_second:
        state.shuffled = True
        chance.shuffle(state.order, "second pass")
        if told.listening:
            events.shuffle(told)
    end_turn(state, told)


def _note_turn(state: MountState, winner: int, moved: int, places: list[int]) -> None:
    mount = state.mount
    turn = written_turn(mount.seat, winner, moved, mount.page, mount.location, places)
    note(state.history, turn)


def _end(state: MountState, told: Announcements) -> None:
    """Open the monks, as the last page has been taken (MSM-27)."""
    state.turns += 1
    state.mount.phase = phase.OVER
    told.reveal()
    if told.listening:
        events.end(state, told)
