# compiled with mypyc
"""Looks one step ahead in worlds that it imagines, and remembers everything.

A step is a decision and whatever the same seat may decide after it without learning anything
new: to swap a tile and where to is one thought. With hints a position is valued by them;
without, by playing the imagined world out at random.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Hints, State, Told, playout
from cloister.core.values import EVERYTHING, Move, Seat

from .mind import Bot, Mind
from .novice import best

WORLDS: Final = 4
CANDIDATES: Final = 12
DEPTH: Final = 4
PLAYOUTS: Final = 12
LONGEST: Final = 20_000


class Apprentice(Bot):
    """One-ply values over imagined worlds."""

    def __init__(self) -> None:
        self.memory = EVERYTHING

    def choose(self, mind: Mind) -> Move:
        moves = mind.moves()
        if len(moves) == 1:
            return moves[0]
        if mind.hints is None:
            return best(moves, _by_playouts(mind, moves), mind)
        moves = _promising(moves, mind.hints.appeal(mind.view(), mind.seat, moves), mind.chance)
        return best(moves, _by_hints(mind, mind.hints, moves), mind)


def _promising(moves: list[Move], appeal: list[float], chance: Chance) -> list[Move]:
    """The most appealing moves; where many appeal alike, any of them."""
    if len(moves) <= CANDIDATES:
        return moves
    order = list(range(len(moves)))
    chance.shuffle(order)
    order.sort(key=lambda at: -appeal[at])
    return [moves[at] for at in order[:CANDIDATES]]


def _by_hints(mind: Mind, hints: Hints, moves: list[Move]) -> list[float]:
    worth = [0.0] * len(moves)
    for _ in range(WORLDS):
        world = mind.imagine()
        for at in range(len(moves)):
            worth[at] += _after(world, mind.seat, moves[at], mind.chance, hints, DEPTH)
    return worth


def _after(
    world: State, seat: Seat, move: Move, chance: Chance, hints: Hints, depth: int
) -> float:
    """The value of a move, followed by the best that the seat can do before it learns more."""
    next_world = world.copy()
    told = Told(listening=False)
    next_world.play(seat, move, chance, told)
    view = next_world.view(seat, EVERYTHING)
    value = hints.value(view, seat)
    if told.revealed or depth == 0:
        return value
    moves = next_world.moves(seat)
    if not moves:
        return value
    moves = _promising(moves, hints.appeal(view, seat, moves), chance)
    for follow_up in moves:
        value = max(value, _after(next_world, seat, follow_up, chance, hints, depth - 1))
    return value


def _by_playouts(mind: Mind, moves: list[Move]) -> list[float]:
    worth = [0.0] * len(moves)
    for _ in range(PLAYOUTS):
        world = mind.imagine()
        for at in range(len(moves)):
            trial = world.copy()
            trial.play(mind.seat, moves[at], mind.chance, Told(listening=False))
            playout(trial, mind.chance, LONGEST)
            worth[at] += _share(trial, mind.seat)
    return worth


def _share(ended: State, seat: Seat) -> float:
    outcome = ended.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)
