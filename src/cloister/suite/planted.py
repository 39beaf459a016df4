"""Planted leaks: each spoils one channel, and the hunt has to find every one of them.

A game's own tests may plant more: a leak is a function that takes a `Suspect` and returns a
spoilt one; `catch(leak, game)` says on which level it was found, and after how many comparisons.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from cloister.core.card import AnyGame
from cloister.core.text import say
from cloister.core.values import encode

from .checks import Budget, Leak, Wrong, note, quick_check
from .hunt import Hunt, Suspect
from .leaks import LEVELS
from .leaky import Leaky, behind
from .planted_events import EVENT_LEAKS
from .planted_views import VIEW_LEAKS
from .planted_worlds import WORLD_LEAKS, cheating_bot, left_over
from .walk import dice, positions

POSITIONS = 200
"""Positions that are searched for something hidden."""
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
"""All levels, then again with more work, and once more with other games; below 100,000 comparisons
in total."""
OF_BOTS = ("decisions", "games")
"""Levels on which bots play: these are expensive, and few leaks show only there."""


class Planted(NamedTuple):
    """A leak and its name, usually that of its class."""

    name: str
    plant: Plant


class Hunted(NamedTuple):
    """The result of a hunt: the level of the leak, or an empty one if none was found."""

    level: str
    comparisons: int
    sentence: str


def _behind(leaky: type[Leaky]) -> Planted:
    return Planted(leaky.__name__, lambda suspect: behind(leaky, suspect))


PLANTED = [
    *map(_behind, [*VIEW_LEAKS, *EVENT_LEAKS, *WORLD_LEAKS]),
    Planted("CheatingBot", cheating_bot),
    Planted("LeftOver", left_over),
]


def search(plant: Plant, game: AnyGame, rounds: Sequence[Budget] = ROUNDS) -> Hunted:
    """Hunt for a planted leak, round by round, until it is found."""
    suspect = plant(Suspect(game))
    comparisons = 0
    for n, level in _order(len(rounds)):
        hunt = Hunt(suspect, rounds[n].of(game), first=n * 1000)
        try:
            LEVELS[level](hunt)
        except Leak as leak:
            return Hunted(level, comparisons + hunt.comparisons, str(leak))
        comparisons += hunt.comparisons
    return Hunted("", comparisons, "")


def _order(rounds: int) -> Iterator[tuple[int, str]]:
    """Rounds and levels. The bots' levels of a round come after the other levels of the next."""
    for n in range(rounds + 1):
        if n < rounds:
            yield from ((n, level) for level in LEVELS if level not in OF_BOTS)
        if n > 0:
            yield from ((n - 1, level) for level in OF_BOTS)


def catch(plant: Plant, game: AnyGame) -> Hunted:
    """`search`, but Wrong if nothing is found."""
    hunted = search(plant, game)
    if not hunted.level:
        raise Wrong("doctor-planted-not-found", comparisons=hunted.comparisons)
    return hunted


def hides_something(game: AnyGame) -> bool:
    """Whether imagined worlds ever differ from the truth; if not, there is nothing to leak.

    A game that hides something but imagines nothing fails on the level `dealt`.
    """
    for walk in positions(game, POSITIONS):
        truth = encode(walk.state.position())
        for onlooker in walk.onlookers:
            if encode(walk.state.imagine(onlooker, dice(walk.made)).position()) != truth:
                return True
    return False


@note
def nothing_is_hidden(game: AnyGame) -> str | None:
    """A game in which everybody sees everything has nothing to leak."""
    if hides_something(game):
        return None
    return say("doctor-note-nothing-hidden")


@quick_check("doctor-check-planted")
def planted_leaks_are_found(game: AnyGame) -> None:
    if not hides_something(game):
        return
    for name, plant in PLANTED:
        hunted = search(plant, game)
        if not hunted.level:
            raise Wrong("doctor-leak-not-found", leak=name, comparisons=hunted.comparisons)
