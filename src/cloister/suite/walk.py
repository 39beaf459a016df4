"""Random games, the source of all positions in the suite. A seed is enough to reproduce one."""

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

from cloister.core import packs
from cloister.core.card import AnyGame, Setting
from cloister.core.chance import Chance, Fast
from cloister.core.game import Announcements, State
from cloister.core.options import Option, Value, resolve
from cloister.core.values import Move, Seat

from .checks import Wrong

USUAL = 250
"""Moves of a usual game. Work is counted in moves, so fewer long games are played."""
STOPS = 40
"""Maximum positions of one game that a check examines."""


def dice(seed: int, n: int = 0) -> Fast:
    """Independent dice for each seed and number."""
    return Fast((seed * 0x9E3779B97F4A7C15 + n * 0xBF58476D1CE4E5B9) >> 3 & 0x3FFFFFFFFFFFFFFF)


class Settings:
    """Makes settings for tables of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.components = game.components(packs.current(game.key, game.folder))

    def make(self, seats: int, given: Mapping[str, object] | None = None) -> Setting[Any]:
        """A setting with the given options."""
        return Setting(seats, resolve(self.game.options, given or {}, seats), self.components)

    def random(self, chance: Chance, seats: int | None = None) -> Setting[Any]:
        """Any number of seats, any value of every option."""
        if seats is None:
            seats = self.game.seats[chance.below(len(self.game.seats))]
        given = {
            option.name: pick(values_of(option, seats), chance) for option in self.game.options
        }
        return self.make(seats, given)


def values_of(option: Option, seats: int) -> tuple[Value, ...]:
    """All values of an option; for a number, its bounds and its standard value."""
    if option.least is None or option.most is None:
        return option.choices(seats)
    return option.least, option.standard(seats), option.most


def pick(values: tuple[Value, ...], chance: Chance) -> Value:
    """A random value."""
    return values[chance.below(len(values))]


class Walk:
    """A random game in progress. Each move has its own dice, given by the seed and its number."""

    def __init__(self, game: AnyGame, setting: Setting[Any], seed: int) -> None:
        self.game = game
        self.setting = setting
        self.seed = seed
        self.made = 0
        self.state = game.start(setting, dice(seed))
        self._taste = dice(seed, 1)

    def choose(self) -> tuple[Seat, Move]:
        """A random move of a random seat among those that have to decide."""
        if self.made >= self.game.longest:
            raise Wrong("doctor-game-not-over", self.way_back(), longest=self.made)
        seats = self.state.to_act()
        seat = seats[self._taste.below(len(seats))]
        return seat, self.state.sample(seat, self._taste)

    def play(self, seat: Seat, move: Move) -> Announcements:
        """Make a move."""
        told = Announcements()
        self.state.play(seat, move, self.dice(), told)
        self.made += 1
        return told

    def step(self) -> tuple[Seat, Move, Announcements]:
        """Choose and play."""
        seat, move = self.choose()
        return seat, move, self.play(seat, move)

    def dice(self) -> Fast:
        """The dice of the next move."""
        return dice(self.seed, self.made + 2)

    def end(self) -> int:
        """Play to the end without examining anything; returns the total number of moves."""
        state, told = self.state, Announcements(listening=False)
        while state.to_act():
            seat, move = self.choose()
            state.play(seat, move, self.dice(), told)
            self.made += 1
        return self.made

    def ahead(self, state: State | None = None) -> "Walk":
        """A copy that plays on independently, from here or from another state."""
        twin = copy(self)
        twin.state = (state or self.state).copy()
        twin._taste = dice(self.seed, -100 - self.made)
        return twin

    @property
    def onlookers(self) -> list[Seat | None]:
        """The spectator and all seats."""
        return [None, *range(self.setting.seats)]

    def way_back(self) -> str:
        """The call that reproduces this position."""
        options = self.setting.options.values
        return (
            f"cloister.suite.walk.back('{self.game.key}', {self.setting.seats}, "
            f"{options}, seed={self.seed}, moves={self.made})"
        )


def back(key: str, seats: int, options: Mapping[str, object], seed: int, moves: int) -> Walk:
    """The position that a finding names."""
    from cloister.core.registry import find

    game = find(key)
    walk = Walk(game, Settings(game).make(seats, options), seed)
    for _ in range(moves):
        walk.step()
    return walk


def walks(game: AnyGame, count: int, first: int = 0, seats: int | None = None) -> Iterator[Walk]:
    """This many random games of usual length, not yet begun, with random options."""
    settings = Settings(game)
    made = 0
    for seed in range(first, first + count):
        walk = Walk(game, settings.random(dice(seed, -1), seats), seed)
        yield walk
        made += walk.made
        if made >= count * USUAL:
            return


def positions(game: AnyGame, count: int, first: int = 0) -> Iterator[Walk]:
    """This many positions, spread over random games, the first and the last of each included."""
    each = min(STOPS, max(4, count // 20))
    for walk in walks(game, count, first):
        for _ in _stops(walk, each):
            yield walk
            count -= 1
            if count == 0:
                return


def _stops(walk: Walk, count: int) -> Iterator[int]:
    length = Walk(walk.game, walk.setting, walk.seed).end()
    chance = dice(walk.seed, -2)
    ahead = {0, length} | {chance.below(length) for _ in range(count - 2)}
    for stop in sorted(ahead):
        while walk.made < stop:
            walk.step()
        yield stop
