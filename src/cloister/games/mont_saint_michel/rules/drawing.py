# compiled with mypyc
"""Turning up cards: the next location, the next page, and any identity cards in between."""

from cloister.core.game import Announcements

from ..components.cards import IDENTITY, NO_LOCATION, NO_PAGE
from ..components.monks import NOBODY
from ..components.places import LAST
from . import events, phase
from .state import MountState


def begin(state: MountState, told: Announcements) -> None:
    """Begin with the first peeks, if the table plays with them (MSM-V1), or the first turn."""
    state.looker = state.mount.seat
    if state.terms.first_peek:
        state.mount.phase = phase.PEEKING
    else:
        turn_up(state, told)


def end_turn(state: MountState, told: Announcements) -> None:
    """Go on to the next seat and turn up the missing cards."""
    mount = state.mount
    state.turns += 1
    mount.seat = mount.seat + 1 if mount.seat + 1 < state.terms.seats else 0
    turn_up(state, told)


def turn_up(state: MountState, told: Announcements) -> None:
    """Turn up the missing cards (MSM-8)."""
    mount = state.mount
    if mount.location == NO_LOCATION:
        mount.location = state.order[state.opened % LAST]
        state.opened += 1
        told.reveal()
        if told.listening:
            events.location(mount, told)
    while mount.page == NO_PAGE:
        card = state.deck.pop()
        told.reveal()
        if card != IDENTITY:
            mount.page = card
            mount.waiting = 0
            if told.listening:
                events.page(mount, told)
        elif _hand_out(state, told):
            return
    mount.phase = phase.PAGE


def _hand_out(state: MountState, told: Announcements) -> bool:
    """Hand an identity card to a seat that may look (MSM-24, MSM-25); False if none may."""
    state.looker = _entitled(state)
    if state.looker == NOBODY:
        state.gone += 1
    else:
        state.mount.phase = phase.LOOKING
    if told.listening:
        events.identity(state, told)
    return state.looker != NOBODY


def _entitled(state: MountState) -> int:
    """The active seat, or the next clockwise that has fewer looks (MSM-25, MSM-A21)."""
    terms = state.terms
    below = min(state.laid) + 1 if terms.fair_looks else terms.limit
    below = min(below, terms.limit)
    for ahead in range(terms.seats):
        seat = (state.mount.seat + ahead) % terms.seats
        if state.laid[seat] < below:
            return seat
    return NOBODY
