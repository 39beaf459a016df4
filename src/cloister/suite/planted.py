"""Planted leaks: each spoils one channel, and the hunt has to find every one of them.

A game's own tests may plant more: a leak is a function that takes a `Suspect` and gives back a
spoilt one; `catch(leak, game)` says on which level it was found, and after how many comparisons.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from cloister.core.card import AnyGame

from .checks import Budget, Leak, Wrong, glance
from .hunt import Hunt, Suspect
from .leaks import LEVELS
from .leaky import Leaky, behind
from .planted_events import EVENT_LEAKS
from .planted_minds import MIND_LEAKS, cheating_bot, left_over
from .planted_views import VIEW_LEAKS

Plant: TypeAlias = Callable[[Suspect], Suspect]


def _round(size: int) -> Budget:
    return Budget(
        games=1,
        positions=1,
        prefixes=1,
        damages=1,
        states=80 * size,
        traces=size,
        deals=400 * size,
        decisions=20 * size,
        seconds=0.1 * size,
    )


ROUNDS = (_round(1), _round(6), _round(36), _round(6))
"""All levels, then again with more work, and once more with other games; together below 100,000
comparisons."""


class Planted(NamedTuple):
    """A leak by its title."""

    title: str
    plant: Plant


class Hunted(NamedTuple):
    """How a hunt went: where something was found, or an empty level."""

    level: str
    comparisons: int
    sentence: str


def _behind(leaky: type[Leaky]) -> Planted:
    title = str(leaky.__doc__).partition("\n")[0].rstrip(".")
    return Planted(title, lambda suspect: behind(leaky, suspect))


PLANTED = [
    *map(_behind, [*VIEW_LEAKS, *EVENT_LEAKS, *MIND_LEAKS]),
    Planted("A bot that looks at the truth", cheating_bot),
    Planted("Something left over from the game before", left_over),
]


def search(plant: Plant, game: AnyGame, rounds: Sequence[Budget] = ROUNDS) -> Hunted:
    """Hunt for a planted leak on all levels, round by round, until one finds it."""
    suspect = plant(Suspect(game))
    comparisons = 0
    for n, budget in enumerate(rounds):
        for level, look in LEVELS.items():
            hunt = Hunt(suspect, budget.of(game), first=n * 1000)
            try:
                look(hunt)
            except Leak as leak:
                return Hunted(level, comparisons + hunt.comparisons, str(leak))
            comparisons += hunt.comparisons
    return Hunted("", comparisons, "")


def catch(plant: Plant, game: AnyGame) -> Hunted:
    """The same; Wrong if nothing is found."""
    hunted = search(plant, game)
    if not hunted.level:
        raise Wrong(f"a planted leak was not found within {hunted.comparisons} comparisons")
    return hunted


@glance("the hunt finds every planted leak in this game")
def planted_leaks_are_found(game: AnyGame) -> None:
    for title, plant in PLANTED:
        try:
            catch(plant, game)
        except Wrong as wrong:
            raise Wrong(
                f"{title}: {wrong}; either nothing is hidden in this game, or `imagine` deals "
                "too little of it anew"
            ) from None
