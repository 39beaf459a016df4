# compiled with mypyc
"""Looks one step ahead in worlds that it imagines, and remembers everything.

A step is a decision and whatever the same seat may decide after it without learning anything
new: to swap a tile and where to is one thought. With hints a position is valued by them;
without, by playing the imagined world out at random. Where the game can plan a whole turn by what
the seat sees, the plan is followed.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Hints, State, Told, playout
from cloister.core.values import EVERYTHING, Move, Seat, View

from .mind import Bot, Mind
from .novice import best

WORLDS: Final = 4
CANDIDATES: Final = 12
"""How many moves are thought about."""
FOLLOW_UPS: Final = 6
"""How many moves are thought about after each of them."""
DEPTH: Final = 4
PLAYOUTS: Final = 12
LONGEST: Final = 20_000


class Apprentice(Bot):
    """One-ply values over imagined worlds."""

    def __init__(self) -> None:
        super().__init__(EVERYTHING)

    def choose(self, mind: Mind) -> Move:
        moves = mind.moves()
        if len(moves) == 1:
            return moves[0]
        if mind.hints is None:
            return best(moves, _by_playouts(mind, moves), mind)
        planned = mind.hints.plan(mind.view(), mind.seat, moves)
        if planned is not None:
            return planned
        moves, worth = weigh(mind, mind.hints)
        return best(moves, worth, mind)


def weigh(mind: Mind, hints: Hints) -> tuple[list[Move], list[float]]:
    """The promising moves, and what each of them is worth."""
    moves = mind.moves()
    appeal = hints.appeal(mind.view(), mind.seat, moves)
    moves = _promising(moves, appeal, CANDIDATES, mind.chance)
    return moves, _by_hints(mind, hints, moves)


def _promising(moves: list[Move], appeal: list[float], most: int, chance: Chance) -> list[Move]:
    """The most appealing moves; where many appeal alike, any of them."""
    if len(moves) <= most:
        return moves
    order = list(range(len(moves)))
    chance.shuffle(order)
    order.sort(key=lambda at: -appeal[at])
    return [moves[at] for at in order[:most]]


def _by_hints(mind: Mind, hints: Hints, moves: list[Move]) -> list[float]:
    """A move that shows nothing new leads to the same view in every world: one is enough."""
    thought = Thought(mind.seat, hints, mind.chance)
    worlds = [mind.imagine()]
    worth: list[float] = []
    for move in moves:
        value = thought.after(worlds[0], move, DEPTH)
        if thought.learnt:
            while len(worlds) < WORLDS:
                worlds.append(mind.imagine())
            for world in worlds[1:]:
                value += thought.after(world, move, DEPTH)
            value /= WORLDS
        worth.append(value)
    return worth


class Thought:
    """What would come of a move, as far as nothing new is learnt."""

    def __init__(self, seat: Seat, hints: Hints, chance: Chance) -> None:
        self.seat = seat
        self.hints = hints
        self.chance = chance
        self.learnt = False
        """Whether the move last thought of shows something."""
        self.patience = hints.patience()
        """How many more positions are thought of with what may follow."""

    def after(self, world: State, move: Move, depth: int) -> float:
        """The value of a move, followed by the best that the seat can do before it learns more."""
        told = Told(listening=False)
        after = world.copy()
        after.play(self.seat, move, self.chance, told)
        view = after.view(self.seat, EVERYTHING)
        value = self.hints.value(view, self.seat)
        self.patience -= 1
        if depth > 0 and self.patience >= 0 and not told.revealed:
            value = self._follow_up(after, view, value, depth)
        self.learnt = told.revealed
        return value

    def _follow_up(self, world: State, view: View, value: float, depth: int) -> float:
        moves = world.moves(self.seat)
        if not moves:
            return value
        appeal = self.hints.appeal(view, self.seat, moves)
        most = -1e9
        for move in _promising(moves, appeal, FOLLOW_UPS, self.chance):
            most = max(most, self.after(world, move, depth - 1))
        return most


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
