# compiled with mypyc
"""What a game may tell bots about playing it well: three small interfaces, none of them required.

- `Evaluator`: how good is this? Without one, bots play imagined worlds out at random.
- `Rollout`: how to play on quickly. Without one, the moves that the evaluator likes are played.
- `TurnPlanner`: which whole turns are worth comparing? Without one, single moves are compared.

One `Heuristics` serves all bots of a table, so it may cache what follows from a view, but it
never remembers what a seat is about to do: that is a `Plan`, and it belongs to the bot's seat.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .chance import Chance
from .game import Announcements, State
from .values import EVERYTHING, Move, Outcome, Seat, View

# Chosen by hand; only whole bots were measured (docs/bots.md).
ROUNDS: Final = 2
"""Rounds that the standard rollout plays before it asks the evaluator."""
LONGEST: Final = 400
"""Decisions after which a rollout is cut off and evaluated."""
TO_THE_END: Final = 20_000
"""More decisions than any whole game takes."""
VICTORY: Final = 3.0
"""What winning is worth on top of the lead, in points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """How good is this? Estimates from what a seat may know."""

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        """For each move, how promising it looks before any search."""
        raise NotImplementedError

    def value(self, view: View, seat: Seat) -> float:
        """How good this position is for the seat: points ahead, or the game's own unit."""
        raise NotImplementedError

    def move_values(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        """For each move, its worth in the unit of `value`, where no search is needed; else []."""
        return []

    def position_budget(self) -> int:
        """Positions after which the apprentice stops following up moves in one decision."""
        return 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout:
    """How to play on quickly, in a world that was imagined for a seat."""

    def __init__(self, evaluator: Evaluator | None = None) -> None:
        self.evaluator = evaluator

    def quick_move(self, world: State, seat: Seat, dice: Chance) -> Move:
        """A decent move at once. It may use only what the seat would know in this world."""
        if self.evaluator is None:
            return world.sample(seat, dice)
        moves = world.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return leading(moves, self.evaluator.appeal(world.view(seat, EVERYTHING), seat, moves))

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        """Play the world on for all seats; returns how good the result is for this one."""
        if self.evaluator is None:
            play_rounds(self, world, seat, dice, TO_THE_END, TO_THE_END)
            return win_share(world, seat)
        play_rounds(self, world, seat, dice, ROUNDS)
        return world_value(self.evaluator, world, seat)

    def gives_win_probability(self) -> bool:
        """Whether `play_out` returns a chance to win, between 0 and 1, rather than points ahead."""
        return self.evaluator is None

    def indifference(self) -> float:
        """The largest difference between two `play_out` results that is not worth more search."""
        return 0.0

    def reweight(self, view: View, seat: Seat, world: State, chance: Chance) -> State:
        """Resample the hidden part of an imagined world, weighted by how well it explains how the
        others have played."""
        return world


class Plan:
    """A turn that a seat has decided on, and what it saw when it did."""

    def __init__(self, view: View, moves: list[Move]) -> None:
        self.view = view
        self.moves = moves


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPlanner:
    """Which whole turns are worth comparing?"""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        """Turns from here on, the favourite first; [] where single moves are compared.

        `effort` is 1 for an apprentice, which takes the favourite, and more for a master.
        """
        return []

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """The next move of a plan; None if the turn has gone differently."""
        return None

    def worth_searching(self, view: View) -> bool:
        """Whether rollouts say more about this decision than the planner's own values."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a game tells its bots at one table."""

    def __init__(
        self,
        evaluator: Evaluator | None = None,
        rollout: Rollout | None = None,
        planner: TurnPlanner | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.has_rollout = rollout is not None
        self.rollout = Rollout(evaluator) if rollout is None else rollout
        self.planner = planner

    def is_empty(self) -> bool:
        """Whether the game supplies no heuristics."""
        return self.evaluator is None and self.planner is None and not self.has_rollout


def play_rounds(
    rollout: Rollout, world: State, seat: Seat, dice: Chance, rounds: int, most: int = LONGEST
) -> None:
    """Let all seats play on by quick moves until this one would begin another round."""
    told = Announcements(listening=False)
    played, others = 0, False
    for _ in range(most):
        seats = world.to_act()
        if not seats:
            return
        own = seats[0] == seat
        if own and others:
            played += 1
        if played >= rounds:
            return
        others = not own
        world.play(seats[0], rollout.quick_move(world, seats[0], dice), dice, told)


def world_value(evaluator: Evaluator, world: State, seat: Seat) -> float:
    """How good an imagined world is: by its outcome if it is over, else by the evaluator."""
    outcome = world.outcome()
    if outcome is None:
        return evaluator.value(world.view(seat, EVERYTHING), seat)
    return final_lead(outcome, seat)


def final_lead(outcome: Outcome, seat: Seat) -> float:
    """How far a seat is ahead at the end."""
    rival = max([outcome.scores[at] for at in range(len(outcome.scores)) if at != seat], default=0)
    ahead = float(outcome.scores[seat] - rival)
    return ahead + VICTORY / len(outcome.winners) if seat in outcome.winners else ahead


def win_share(world: State, seat: Seat) -> float:
    """1 for a win, an equal share of a shared win, otherwise 0."""
    outcome = world.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)


def leading(moves: list[Move], worth: list[float]) -> Move:
    """The move of greatest worth; the first one if several tie."""
    best = 0
    for at in range(1, len(moves)):
        if worth[at] > worth[best]:
            best = at
    return moves[best]
