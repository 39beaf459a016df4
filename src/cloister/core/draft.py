"""A draft: moves that a seat tries before it makes them.

They are tried on a world that the seat imagines, in which all that it does not know is dealt
again: whatever a draft answers, the seat could have worked out by itself. A draft goes on as
long as the mover learns nothing, chance decides nothing and nobody else has to decide.
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
    """The position after some moves, and what the last of them told."""

    state: State
    told: Announcements
    ends: str
    """Why no move can be tried after the last one: OVER, TURN or NEWS; empty as long as one can."""


def rehearse(game: AnyGame, state: State, seat: Seat, moves: list[str]) -> Tried:
    """Play moves of one seat on a state that is nobody else's. The first wrong one is refused."""
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
    """Play one legal move on a state that is nobody else's."""
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
