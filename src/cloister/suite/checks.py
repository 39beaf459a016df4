"""What a check is, what it may find, and how much work it may do.

A check is a function `(game, budget) -> None` that raises a `Finding`: the key of a sentence in
words/<language>/doctor.ftl that says what is wrong and what to do about it. The decorator takes
the key of its title.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

import cloister
from cloister.core.card import AnyGame
from cloister.core.text import say


class Finding(Exception):
    """Something is wrong with a game. `reproduce` is Python code that leads there."""

    def __init__(self, key: str, reproduce: str = "", **arguments: int | float | str) -> None:
        super().__init__(key, reproduce)
        self.key = key
        self.reproduce = reproduce
        self.arguments = arguments

    def __str__(self) -> str:
        found = say(self.key, **self.arguments)
        if not self.reproduce:
            return found
        return say("doctor-reproduce", finding=found, call=self.reproduce)


class Missing(Finding):
    """Something does not exist yet."""


class Wrong(Finding):
    """Something exists but does not do what it promises."""


class Leak(Wrong):
    """A seat is sent something that it cannot know."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How much work the checks may do. Work is counted, not timed, so that a run can be repeated;
    only bots, some of which are slow, stop after `seconds` per level."""

    games: int
    """Random games for each number of seats."""
    positions: int
    """Positions that each check examines."""
    prefixes: int
    """Prefixes of a record that are replayed."""
    damages: int
    """Ways to damage a record."""
    states: int
    """Comparisons of what is seen in one position and in its twin."""
    traces: int
    """Games that are followed in twin worlds, move by move."""
    deals: int
    """Real deals that are searched for worlds that look alike."""
    decisions: int
    """Decisions of each bot in twin worlds."""
    seconds: float
    """Time limit for the decisions of one bot."""

    @property
    def sample(self) -> int:
        """Random games from which a check takes moves and events; at least one."""
        return max(1, self.games // 10)

    def of(self, game: AnyGame) -> "Budget":
        """The part of the budget that takes about the same time if worlds are costly to imagine."""
        return self.part(game.weight)

    def part(self, pieces: int) -> "Budget":
        """One of several equal parts."""
        counts = {
            name: max(1, value // pieces) for name, value in vars(self).items() if name != "seconds"
        }
        return replace(self, **counts, seconds=self.seconds / pieces)


def fitting(budget: Budget, slower: int) -> Budget:
    """The budget, reduced to take about the same time if the rules run interpreted.

    `CLOISTER_BUDGET_PARTS=10` takes a tenth of it, because everything is slow under a tracer.
    """
    parts = int(os.environ.get("CLOISTER_BUDGET_PARTS", "1"))
    return budget.part(parts if cloister.compiled else parts * slower)


DOCTOR = fitting(
    Budget(
        games=1_000,
        positions=600,
        prefixes=40,
        damages=500,
        states=60_000,
        traces=100,
        deals=6_000,
        decisions=1_000,
        seconds=1.0,
    ),
    slower=4,
)
"""About half a minute per game."""

EACH_CHANGE = fitting(
    Budget(
        games=200,
        positions=150,
        prefixes=40,
        damages=200,
        states=12_000,
        traces=25,
        deals=2_500,
        decisions=600,
        seconds=0.3,
    ),
    slower=4,
)
"""What every change has to pass: a minute for all games, with other random games at each commit."""

SOAK = Budget(
    games=400_000,
    positions=100_000,
    prefixes=20_000,
    damages=100_000,
    states=40_000_000,
    traces=50_000,
    deals=1_000_000,
    decisions=1_000_000,
    seconds=600.0,
)
"""For a run overnight."""

Run: TypeAlias = Callable[[AnyGame, Budget], None]


class Check(NamedTuple):
    """One check by the key of its title."""

    key: str
    topic: str
    run: Run

    @property
    def title(self) -> str:
        """What it checks."""
        return say(self.key)


CHECKS: list[Check] = []
NOTES: list[Callable[[AnyGame], str | None]] = []


def check(key: str) -> Callable[[Run], Run]:
    """Register a check; its topic is the name of its module."""

    def register(run: Run) -> Run:
        CHECKS.append(Check(key, run.__module__.rpartition(".")[2], run))
        return run

    return register


def quick_check(key: str) -> Callable[[Callable[[AnyGame], None]], Callable[[AnyGame], None]]:
    """Register a check that is quick and needs no budget."""

    def register(run: Callable[[AnyGame], None]) -> Callable[[AnyGame], None]:
        topic = run.__module__.rpartition(".")[2]
        CHECKS.append(Check(key, topic, lambda game, _: run(game)))
        return run

    return register


def note(tell: Callable[[AnyGame], str | None]) -> Callable[[AnyGame], str | None]:
    """Register a note: not a failure, but good to know."""
    NOTES.append(tell)
    return tell
