# compiled with mypyc
"""Looking into monks: first peeks (MSM-V1) and identity cards (MSM-24 to MSM-26)."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.monks import BIT, NO_MONK
from . import events
from .drawing import end_turn, turn_up
from .history import note, written_look
from .moves import LOOK
from .state import MountState


def peeked(state: MountState) -> int:
    """The monks used up by first peeks, as bits (MSM-A27)."""
    barred = 0
    for at in range(state.peeks):
        monk = state.looked[at] % 8
        if monk != NO_MONK:
            barred |= BIT[monk]
    return barred


def peek(state: MountState, move: Move, told: Announcements) -> None:
    """Make a first peek: one each, clockwise from the start player (MSM-A27)."""
    _look_inside(state, move, told)
    state.peeks += 1
    state.looker = (state.looker + 1) % state.terms.seats
    if state.peeks == state.terms.seats:
        turn_up(state, told)


def look(state: MountState, move: Move, told: Announcements) -> None:
    """Look or decline. The look is the active seat's turn (MSM-24); if the seat passed the card
    on, it plays its turn after the look (MSM-25)."""
    _look_inside(state, move, told)
    state.laid[state.looker] += 1
    if state.looker == state.mount.seat:
        end_turn(state, told)
    else:
        turn_up(state, told)


def _look_inside(state: MountState, move: Move, told: Announcements) -> None:
    """Only the looker learns who is inside (MSM-26); all see where it looked (MSM-A23)."""
    seat, monk = state.looker, move - LOOK
    state.looked.append(seat * 8 + monk)
    state.looked_on.append(state.turns)
    note(state.history, written_look(seat, monk))
    if monk != NO_MONK:
        state.seen[seat] |= BIT[monk]
        told.reveal()
    if told.listening:
        events.look(state, monk, told)
