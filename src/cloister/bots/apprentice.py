# compiled with mypyc
"""Looks one step ahead in imagined worlds, and remembers everything.

A step is a decision and all further decisions of the same seat until it learns something new:
choosing to swap a tile and where to put it is one step. Positions are valued by the game's
evaluator; without one, the imagined world is played out at random. If the game plans whole turns,
the apprentice takes the favourite and follows it.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State, playout
from cloister.core.heuristics import Evaluator, Plan, win_share
from cloister.core.values import EVERYTHING, Move, Seat, View

from .context import Bot, SeatContext
from .novice import best

# Chosen by hand; only whole bots were measured (docs/bots.md).
WORLDS: Final = 4
"""Imagined worlds over which a move that shows something new is valued."""
CANDIDATES: Final = 12
"""Moves that are examined."""
FOLLOW_UPS: Final = 6
"""Moves that are examined after each of them."""
DEPTH: Final = 4
"""Further decisions of the same seat that are examined after a move."""
PLAYOUTS: Final = 12
"""Worlds that are played out at random where a game has no evaluator."""
LONGEST: Final = 20_000
"""Decisions after which such a playout is cut off: more than any whole game takes."""
EFFORT: Final = 1
"""The effort that it asks of a planner: see `TurnPlanner.turns`."""


class Apprentice(Bot):
    """One-ply values over imagined worlds."""

    def __init__(self) -> None:
        super().__init__(EVERYTHING)

    def choose(self, context: SeatContext) -> Move:
        moves = context.moves()
        if len(moves) == 1:
            return moves[0]
        planned = take_favourite(context)
        if planned is not None:
            return planned
        moves, worth = weigh(context)
        return best(moves, worth, context)


def take_favourite(context: SeatContext) -> Move | None:
    """The next move of the plan, or the first of a new one; None if the game plans no turns."""
    planner = context.heuristics.planner
    if planner is None:
        return None
    planned = context.planned()
    if planned is not None:
        return planned
    view = context.view()
    turns = planner.turns(view, context.seat, context.moves(), EFFORT)
    if not turns:
        return None
    context.plan = Plan(view, turns[0])
    return turns[0][0]


def weigh(context: SeatContext) -> tuple[list[Move], list[float]]:
    """The promising moves, and what each of them is worth."""
    moves, evaluator = context.moves(), context.heuristics.evaluator
    if evaluator is None:
        return moves, by_playouts(context, moves)
    appeal = evaluator.appeal(context.view(), context.seat, moves)
    moves = _promising(moves, appeal, CANDIDATES, context.chance)
    return moves, _by_value(context, evaluator, moves)


def _promising(moves: list[Move], appeal: list[float], most: int, chance: Chance) -> list[Move]:
    """The most appealing moves, ties broken at random."""
    if len(moves) <= most:
        return moves
    order = list(range(len(moves)))
    chance.shuffle(order)
    order.sort(key=lambda at: -appeal[at])
    return [moves[at] for at in order[:most]]


def _by_value(context: SeatContext, evaluator: Evaluator, moves: list[Move]) -> list[float]:
    """A move that shows nothing new leads to the same view in every world, so one is enough."""
    ahead = Lookahead(context.seat, evaluator, context.chance)
    worlds = [context.imagine()]
    worth: list[float] = []
    for move in moves:
        value = ahead.after(worlds[0], move, DEPTH)
        if ahead.learnt:
            while len(worlds) < WORLDS:
                worlds.append(context.imagine())
            for world in worlds[1:]:
                value += ahead.after(world, move, DEPTH)
            value /= WORLDS
        worth.append(value)
    return worth


class Lookahead:
    """What a move would lead to, up to the point where something new is learnt."""

    def __init__(self, seat: Seat, evaluator: Evaluator, chance: Chance) -> None:
        self.seat = seat
        self.evaluator = evaluator
        self.chance = chance
        self.learnt = False
        """Whether the last move examined shows something."""
        self.left = evaluator.position_budget()
        """Positions that may still be examined."""

    def after(self, world: State, move: Move, depth: int) -> float:
        """The value of a move and the seat's best moves after it, until it learns something."""
        told = Announcements(listening=False)
        after = world.copy()
        after.play(self.seat, move, self.chance, told)
        view = after.view(self.seat, EVERYTHING)
        value = self.evaluator.value(view, self.seat)
        self.left -= 1
        if depth > 0 and self.left >= 0 and not told.revealed:
            value = self._follow_up(after, view, value, depth)
        self.learnt = told.revealed
        return value

    def _follow_up(self, world: State, view: View, value: float, depth: int) -> float:
        moves = world.moves(self.seat)
        if not moves:
            return value
        appeal = self.evaluator.appeal(view, self.seat, moves)
        most = -1e9
        for move in _promising(moves, appeal, FOLLOW_UPS, self.chance):
            most = max(most, self.after(world, move, depth - 1))
        return most


def by_playouts(context: SeatContext, moves: list[Move]) -> list[float]:
    worth = [0.0] * len(moves)
    for _ in range(PLAYOUTS):
        world = context.imagine()
        for at in range(len(moves)):
            trial = world.copy()
            trial.play(context.seat, moves[at], context.chance, Announcements(listening=False))
            playout(trial, context.chance, LONGEST)
            worth[at] += win_share(trial, context.seat)
    return worth
