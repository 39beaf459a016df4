"""A hunt for leaks: it compares what is sent in worlds that a seat cannot tell apart."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cloister.bots.context import Bot
from cloister.bots.levels import hurried
from cloister.core.card import AnyGame
from cloister.core.values import Move, Seat

from .checks import Budget, Leak
from .sent import difference
from .walk import Walk, dice, walks

REMEDIES = {
    "state": "show a seat only what it may know, in its view, its moves, refusals and the outcome; "
    "and if it does know this, let imagine() keep it",
    "spectator": "a spectator sees what everybody sees, no more: leave this out of view(None)",
    "imagined": "let imagine() collect all that the seat cannot know, sort it, shuffle it and deal "
    "it again; what the seat does know belongs in its view",
    "told": "an event can tell no more than the view with perfect memory admits. If this was "
    "really shown, put what was revealed into the view; if not, tell it only to those who may know "
    "it (told.only)",
    "unmarked": "a move that shows somebody something has to call told.reveal()",
    "bot": "let the heuristics decide by the view and by imagined worlds alone, and keep nothing "
    "about one world for the next",
    "second game": "keep nothing from one game to the next: look for globals, and for caches whose "
    "key leaves something out",
}
"""What to do about a leak, by where it was found."""
ALIASES = {"trace": "state", "dealt": "imagined"}

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
        """The first seed: another one gives another hunt."""
        self.comparisons = 0
        self._moves = _moves_of(suspect.game, first)

    def tries(self, walk: Walk) -> list[Move]:
        """Some moves of any kind: what is answered to them has to be the same everywhere."""
        chance = dice(walk.seed, -6 - walk.made)
        return [self._moves[chance.below(len(self._moves))] for _ in range(TRIES)]

    def same(self, level: str, walk: Walk, seat: Seat | None, ours: bytes, theirs: bytes) -> None:
        """One comparison."""
        self.comparisons += 1
        if ours == theirs:
            return
        who = "the spectator" if seat is None else f"seat {seat}"
        raise Leak(
            f"{who} can tell two worlds apart that should look alike to it: "
            f"{difference(ours, theirs)}. What to do: {remedy(level)}. (Level {level}, comparison "
            f"{self.comparisons}; {walk.where()})"
        )


def remedy(level: str) -> str:
    """What to do about a leak."""
    kind = level.partition(" ")[0] if level.startswith("bot ") else level
    return REMEDIES[ALIASES.get(kind, kind)]


def _moves_of(game: AnyGame, first: int) -> list[Move]:
    """Moves that come up in two games."""
    moves: dict[Move, None] = {}
    for walk in walks(game, 2, first):
        while walk.state.to_act():
            moves[walk.step()[1]] = None
    return list(moves)
