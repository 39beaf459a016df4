# compiled with mypyc
"""Search over imagined worlds: the moves that the apprentice likes race against each other.

Every iteration takes one of these moves (or a whole turn, if the game plans turns) in an
imagined world and plays it out with the game's rollout. All moves that are still in the race get
the same worlds and the same dice, so that only the moves differ. A move leaves the race when it is
clearly behind, or clearly cannot beat the leader by more than the game's `indifference`; the
favourite, which the apprentice would play, is replaced only by a move that is ahead by more than
chance explains.

The search uses only the seat's context, so it sees what its seat sees.
"""

from math import inf, sqrt
from typing import Final

from cloister.core.chance import Chance, Fast
from cloister.core.game import Announcements, State
from cloister.core.heuristics import Plan
from cloister.core.values import Move

from .apprentice import weigh
from .context import SeatContext

# Chosen by hand; only whole bots were measured (docs/bots.md).
RUNNERS: Final = 6
"""Moves that race."""
WORLDS_PER_LAP: Final = 8
"""Worlds for each move between two checks of which moves leave the race."""
BEHIND: Final = 2.5
"""Standard errors by which a move has to be behind to leave."""
AHEAD: Final = 1.0
"""Standard errors by which it has to be ahead to be preferred to the favourite."""
DICE: Final = 1 << 30
"""Seeds of the dice are drawn below this number."""


class Runner:
    """A move in the race, or a whole turn."""

    def __init__(self, line: list[Move]) -> None:
        self.line = line
        self.move = line[0]
        self.worlds = 0
        self.total = 0.0
        self.lead = 0.0
        """By how much it was better than the favourite, in total."""
        self.squares = 0.0

    def value(self) -> float:
        """Its average result, in points ahead."""
        return self.total / self.worlds if self.worlds else 0.0

    def gain(self) -> float:
        """By how much it was better than the favourite, on average."""
        return self.lead / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the gain."""
        if self.worlds < 2:
            return inf
        gain = self.gain()
        variance = max(self.squares / self.worlds - gain * gain, 0.0)
        return sqrt(variance / (self.worlds - 1))


class Search:
    """The search for one decision."""

    def __init__(self, context: SeatContext, effort: int) -> None:
        self.context = context
        self.rollout = context.heuristics.rollout
        self.seat = context.seat
        self.chance: Chance = context.chance
        self.begun = context.now()
        self.view = context.view()
        self.iterations = 0
        self.plans_turn = False
        """Whether whole turns race, so that the best becomes the seat's plan."""
        self.runners = self._runners(effort)
        """The favourite first."""
        self.racing = self.runners if self._is_worth_searching() else self.runners[:1]
        self.indifference = self.rollout.indifference()

    def _runners(self, effort: int) -> list[Runner]:
        """While a plan is being followed, its next move is the only runner."""
        planned = self.context.planned()
        if planned is not None:
            return [Runner([planned])]
        planner = self.context.heuristics.planner
        if planner is not None:
            turns = planner.turns(self.view, self.seat, self.context.moves(), effort)
            if turns:
                self.plans_turn = True
                return [Runner(turn) for turn in turns]
        moves, worth = weigh(self.context)
        order = list(range(len(moves)))
        order.sort(key=lambda at: -worth[at])
        return [Runner([moves[at]]) for at in order[:RUNNERS]]

    def _is_worth_searching(self) -> bool:
        planner = self.context.heuristics.planner
        return planner is None or planner.worth_searching(self.view)

    def go(self, seconds: float, iterations: int) -> None:
        """Race until time or iterations are up, or nothing is left to decide."""
        end = self.begun + seconds
        while len(self.racing) > 1 and self.iterations < iterations and self.context.now() < end:
            for _ in range(WORLDS_PER_LAP):
                if self.iterations < iterations:
                    self._play_one_world()
            self.racing = self._still_racing()

    def compare(self, others: list[Move], iterations: int) -> None:
        """Search on, with more candidates, to report values; the choice is already made."""
        for move in others:
            self.runners.append(Runner([move]))
        self.racing = self.runners
        self.go(inf, self.iterations + iterations)

    def best(self) -> Move:
        """The move to play; where whole turns raced, the rest of the best is the seat's plan."""
        best = self.ranked()[0]
        if self.plans_turn:
            self.context.plan = Plan(self.view, best.line)
        return best.move

    def ranked(self) -> list[Runner]:
        """All runners, best first."""
        order = self.runners.copy()
        order.sort(key=lambda runner: -self.sure_gain(runner))
        return order

    def sure_gain(self, runner: Runner) -> float:
        """By how much a move is ahead of the favourite, at least."""
        if runner is self.runners[0]:
            return 0.0
        return runner.gain() - AHEAD * runner.error()

    def _still_racing(self) -> list[Runner]:
        """The favourite stays, because the others are measured against it."""
        sure = 0.0
        for runner in self.racing:
            sure = max(sure, runner.gain() - BEHIND * runner.error())
        enough = (
            max(sure, self.ranked()[0].gain() + self.indifference) if self.indifference else sure
        )
        kept = [self.runners[0]]
        for runner in self.racing[1:]:
            if runner.gain() + BEHIND * runner.error() > enough:
                kept.append(runner)
        if len(kept) == 2 and sure > 0.0:
            return kept[1:]
        return kept

    def _play_one_world(self) -> None:
        """Play every racing move in one world, with the same dice."""
        world = self.rollout.reweight(self.view, self.seat, self.context.imagine(), self.chance)
        dice = self.chance.below(DICE)
        first = 0.0
        for runner in self.racing:
            value = self._run(world.copy(), runner.line, Fast(dice))
            if runner is self.racing[0]:
                first = value
            runner.worlds += 1
            runner.total += value
            runner.lead += value - first
            runner.squares += (value - first) * (value - first)
        self.iterations += len(self.racing)

    def _run(self, world: State, line: list[Move], dice: Chance) -> float:
        """What a move or a whole turn leads to in a world."""
        told = Announcements(listening=False)
        for move in line:
            if world.to_act():
                world.play(self.seat, move, dice, told)
        return self.rollout.play_out(world, self.seat, dice)
