# compiled with mypyc
"""Search over imagined worlds: the moves that the apprentice likes race against each other.

Every iteration takes one of these moves (or a whole turn, where the game plans turns) in an
imagined world, lets all seats play on there for some rounds, and values where that leads by the
hints. All moves that are still in the race meet the same worlds and the same dice, so that only
the moves make the difference. A move leaves the race when it is clearly behind, or clearly not
better by more than a trifle; the favourite, which the apprentice would play, is only given up for a
move that is ahead by more than chance explains.

Nothing but the mind is asked: the search sees what its seat sees.
"""

from math import inf, sqrt
from typing import Final

from cloister.core.chance import Chance, Fast
from cloister.core.game import Hints, State, Told
from cloister.core.values import Move

from .apprentice import weigh
from .mind import Mind

RUNNERS: Final = 6
"""How many moves race."""
LAP: Final = 8
"""After so many worlds each, moves may leave the race."""
BEHIND: Final = 2.5
"""By how many standard errors a move has to be behind to leave."""
AHEAD: Final = 1.0
"""And ahead, to be preferred to the favourite."""
DICE: Final = 1 << 30


class Runner:
    """A move in the race, or a whole turn."""

    def __init__(self, line: list[Move]) -> None:
        self.line = line
        self.move = line[0]
        self.worlds = 0
        self.total = 0.0
        self.lead = 0.0
        """By how much it was better than the favourite, in all."""
        self.squares = 0.0

    def value(self) -> float:
        """What came of it on average, in points ahead."""
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
    """One decision, thought over."""

    def __init__(self, mind: Mind, hints: Hints, effort: int = 1) -> None:
        self.mind = mind
        self.hints = hints
        self.seat = mind.seat
        self.chance: Chance = mind.chance
        self.begun = mind.now()
        self.view = mind.view()
        self.iterations = 0
        self.turns = hints.plans(self.view, self.seat, mind.moves(), effort)
        """Whole turns, where the game plans them."""
        self.runners = self._runners(effort)
        """The favourite first."""
        self.racing = self.runners if hints.races(self.view) else self.runners[:1]
        self.trifle = hints.trifle()

    def _runners(self, effort: int) -> list[Runner]:
        """Where a plan is being followed, nothing else runs."""
        if self.turns:
            return [Runner(turn) for turn in self.turns]
        planned = self.hints.plan(self.view, self.seat, self.mind.moves(), effort)
        if planned is not None:
            return [Runner([planned])]
        moves, worth = weigh(self.mind, self.hints)
        order = list(range(len(moves)))
        order.sort(key=lambda at: -worth[at])
        return [Runner([moves[at]]) for at in order[:RUNNERS]]

    def go(self, seconds: float, iterations: int) -> None:
        """Race until time or iterations are up, or nothing is left to decide."""
        end = self.begun + seconds
        while len(self.racing) > 1 and self.iterations < iterations and self.mind.now() < end:
            for _ in range(LAP):
                if self.iterations < iterations:
                    self._lap()
            self.racing = self._still_racing()

    def compare(self, others: list[Move], iterations: int) -> None:
        """Race once more, and other moves too, where nothing is to be decided by it: to tell what
        they are worth."""
        for move in others:
            self.runners.append(Runner([move]))
        self.racing = self.runners
        self.go(inf, self.iterations + iterations)

    def best(self) -> Move:
        """The move to play."""
        best = self.ranked()[0]
        if self.turns:
            self.hints.settle(self.view, self.seat, best.line)
        return best.move

    def ranked(self) -> list[Runner]:
        """All that raced, the best first."""
        order = self.runners.copy()
        order.sort(key=lambda runner: -self.sure_gain(runner))
        return order

    def sure_gain(self, runner: Runner) -> float:
        """By how much a move is ahead of the favourite, at least."""
        if runner is self.runners[0]:
            return 0.0
        return runner.gain() - AHEAD * runner.error()

    def _still_racing(self) -> list[Runner]:
        """The favourite stays, for the others are measured by it."""
        sure = 0.0
        for runner in self.racing:
            sure = max(sure, runner.gain() - BEHIND * runner.error())
        enough = max(sure, self.ranked()[0].gain() + self.trifle) if self.trifle else sure
        kept = [self.runners[0]]
        for runner in self.racing[1:]:
            if runner.gain() + BEHIND * runner.error() > enough:
                kept.append(runner)
        if len(kept) == 2 and sure > 0.0:
            return kept[1:]
        return kept

    def _lap(self) -> None:
        """The same world and the same dice for all."""
        world = self.hints.likely(self.view, self.seat, self.mind.imagine(), self.chance)
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
        told = Told(listening=False)
        for move in line:
            if world.to_act():
                world.play(self.seat, move, dice, told)
        return self.hints.play_on(world, self.seat, dice)
