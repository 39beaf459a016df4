"""Whether a move may be made now; if not, the refusal says which rule forbids it."""

from .card import AnyGame
from .errors import GameOver, IllegalMove, NotYourTurn
from .game import State
from .values import Move, Seat


def check_move(game: AnyGame, state: State, seat: Seat, move: Move) -> None:
    """Raise the refusal if a move is illegal in a position."""
    check_turn(state, seat)
    refusal = state.forbids(seat, move)
    if refusal is not None:
        raise IllegalMove(refusal.reason, refusal.rule).said_by(game.folder)


def check_turn(state: State, seat: Seat) -> None:
    """Raise unless this seat has to decide."""
    deciding = state.to_act()
    if not deciding:
        raise GameOver("game-over")
    if seat not in deciding:
        raise NotYourTurn("not-your-turn")
