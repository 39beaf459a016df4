"""A draft: moves that a seat tries before it makes them.

They are tried in an imagined world, in which everything that the seat does not know is dealt
again: a draft shows only what the seat could have worked out by itself. It goes on until the
mover learns something, chance decides something or somebody else has to decide.
"""

from typing import NamedTuple

from .card import AnyGame
from .chance import Fast
from .draws import Recording
from .errors import DraftOver, RuleBug
from .game import Announcements, State
from .legality import check_move, check_turn
from .said import quote
from .values import Move, Seat

OVER, TURN, NEWS = "over", "turn", "news"


class Tried(NamedTuple):
    """The position after some moves, and the events of the last one."""

    state: State
    told: Announcements
    ends: str
    """Why no move can be tried after the last one: OVER, TURN or NEWS; empty if one can."""


def rehearse(game: AnyGame, state: State, seat: Seat, moves: list[str]) -> Tried:
    """Play one seat's moves on a private state. The first illegal one is refused."""
    check_turn(state, seat)
    tried = Tried(state, Announcements(), "")
    for at, words in enumerate(moves):
        if tried.ends:
            raise DraftOver("draft-over", move=quote(moves[at - 1]))
        move = game.read(words)
        check_move(game, state, seat, move)
        tried = try_move(game, state, seat, move)
    return tried


def try_move(game: AnyGame, state: State, seat: Seat, move: Move) -> Tried:
    """Play one legal move on a private state."""
    before, told, recording = state.to_act(), Announcements(), Recording(Fast(0))
    try:
        state.play(seat, move, recording, told)
    except Exception as bug:
        raise RuleBug(f"{game.title} failed in a draft: {bug!r}") from bug
    return Tried(state, told, ends(before, state, told, bool(recording.draws)))


def ends(before: tuple[Seat, ...], after: State, told: Announcements, drew: bool) -> str:
    """Why a draft cannot go on after a move that was made when `before` had to decide."""
    deciding = after.to_act()
    if not deciding:
        return OVER
    if deciding != before:
        return TURN
    return NEWS if told.mover_learnt or drew else ""
