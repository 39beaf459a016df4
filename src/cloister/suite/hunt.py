"""A hunt for leaks: compares what is sent in worlds that a seat cannot tell apart."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cloister.bots.context import Bot
from cloister.bots.levels import hurried
from cloister.core.card import AnyGame
from cloister.core.text import say
from cloister.core.values import Move, Seat

from .checks import Budget, Leak
from .sent import difference, seat_or_spectator
from .walk import Walk, dice, walks

REMEDIES = {
    "state": "doctor-remedy-state",
    "trace": "doctor-remedy-state",
    "spectator": "doctor-remedy-spectator",
    "imagined": "doctor-remedy-imagined",
    "dealt": "doctor-remedy-imagined",
    "told": "doctor-remedy-told",
    "unmarked": "doctor-remedy-unmarked",
    "bot": "doctor-remedy-bot",
    "second-game": "doctor-remedy-second-game",
}
"""What to do about a leak, by where it was found, as keys of sentences."""

TRIES = 6
"""How many forbidden moves are tried in one position."""


@dataclass(frozen=True)
class Suspect:
    """A game and the bots that play it."""

    game: AnyGame
    bots: dict[str, Callable[[], Bot]] = field(default_factory=hurried)


class Hunt:
    """One hunt through one game. It counts its comparisons and stops at the first difference."""

    def __init__(self, suspect: Suspect, budget: Budget, first: int = 0) -> None:
        self.game = suspect.game
        self.bots = suspect.bots
        self.budget = budget
        self.first = first
        """The first seed: each one gives a different hunt."""
        self.comparisons = 0
        self._moves = _moves_of(suspect.game, first)

    def tries(self, walk: Walk) -> list[Move]:
        """Some random moves: every world has to answer them in the same way."""
        chance = dice(walk.seed, -6 - walk.made)
        return [self._moves[chance.below(len(self._moves))] for _ in range(TRIES)]

    def same(self, level: str, walk: Walk, seat: Seat | None, ours: bytes, theirs: bytes) -> None:
        """Compare what was sent in two worlds; Leak if it differs."""
        self.comparisons += 1
        if ours == theirs:
            return
        raise Leak(
            "doctor-leak",
            walk.way_back(),
            seat=seat_or_spectator(seat),
            difference=difference(ours, theirs),
            remedy=remedy(level),
            level=level,
            comparison=self.comparisons,
        )


def remedy(level: str) -> str:
    """What to do about a leak."""
    return say(REMEDIES[level.partition(" ")[0]])


def _moves_of(game: AnyGame, first: int) -> list[Move]:
    """Moves that come up in two games."""
    moves: dict[Move, None] = {}
    for walk in walks(game, 2, first):
        while walk.state.to_act():
            moves[walk.step()[1]] = None
    return list(moves)
