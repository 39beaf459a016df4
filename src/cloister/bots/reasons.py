"""Why a move is good: how it changes the features of a game, in worlds imagined for the seat."""

from collections.abc import Callable
from typing import NamedTuple

from cloister.core.game import Announcements, State
from cloister.core.heuristics import Heuristics, Plan
from cloister.core.values import Event, Feature, Move, Seat, View

from .apprentice import take_favourite
from .context import SeatContext
from .novice import best

# Chosen by hand; not measured.
WORLDS = 24
"""Imagined worlds over which a move that shows something new is judged."""
FOLLOW = 6
"""Consecutive decisions of one seat that are explained together."""
PARTS = 2
"""Changes named in one sentence."""
LEAST = 0.05
"""The least a change must be worth to be mentioned, in points."""

Features = Callable[[Heuristics, View, Seat], list[Feature]]
Key = tuple[str, tuple[tuple[str, int | str], ...]]
Changes = dict[Key, tuple[float, float]]
"""By how much a feature changes, and what that is worth."""


class Why(NamedTuple):
    """What a move changes, most important first; `sure` unless it is true only on average."""

    changes: list[Event]
    sure: bool


class Reasons:
    """Explains the moves of one decision by the seat's context and the heuristics alone."""

    def __init__(self, context: SeatContext, heuristics: Heuristics, features: Features) -> None:
        self._context = context
        self._heuristics = heuristics
        self._plan: Plan | None = None
        self._features = features
        self._before = self._seen(context.view())
        self._worlds: list[State] = []
        """The same worlds for all moves, so that only the moves differ."""

    def why(self, move: Move) -> Why:
        """What a move and the seat's next decisions lead to, until it learns something."""
        found: list[Changes] = []
        while len(found) < WORLDS:
            world = self._world(len(found))
            showed = self._play(world, move)
            found.append(self._changes(world))
            if not showed:
                break
        sure = all(changes == found[0] for changes in found)
        return Why(self._in_words(_average(found)), sure)

    def _world(self, number: int) -> State:
        if number == len(self._worlds):
            self._worlds.append(self._context.imagine())
        return self._worlds[number].copy()

    def _changes(self, world: State) -> Changes:
        changes: Changes = {}
        for key, feature in self._seen(
            world.view(self._context.seat, self._context.memory)
        ).items():
            if key in self._before:
                was = self._before[key]
                changes[key] = feature.amount - was.amount, feature.worth - was.worth
        return changes

    def _seen(self, view: View) -> dict[Key, Feature]:
        found = self._features(self._heuristics, view, self._context.seat)
        return {(feature.name, tuple(sorted(feature.args.items()))): feature for feature in found}

    def _play(self, world: State, move: Move) -> bool:
        """Play a move and its follow-ups; returns whether something was shown."""
        context, told = self._context, Announcements(listening=False)
        world.play(context.seat, move, context.chance, told)
        for _ in range(self._follow_ups()):
            if told.revealed or context.seat not in world.to_act():
                break
            world.play(context.seat, self._next(world), context.chance, told)
        return told.revealed

    def _follow_ups(self) -> int:
        evaluator = self._heuristics.evaluator
        return FOLLOW if evaluator is None else min(FOLLOW, evaluator.position_budget())

    def _next(self, world: State) -> Move:
        context = self._context
        inside = SeatContext(world, context.seat, context.memory, context.chance, self._heuristics)
        inside.plan = self._plan
        planned = take_favourite(inside)
        self._plan = inside.plan
        if planned is not None:
            return planned
        evaluator, moves = self._heuristics.evaluator, inside.moves()
        if evaluator is None:
            return inside.sample()
        return best(moves, evaluator.appeal(inside.view(), context.seat, moves), context)

    def _in_words(self, changes: Changes) -> list[Event]:
        """The weightiest changes that can be put into words; good news first."""
        weighty = [
            key for key, (by, worth) in changes.items() if rounded(by) and abs(worth) > LEAST
        ]
        weighty.sort(key=lambda key: -abs(changes[key][1]))
        chosen = sorted(weighty[:PARTS], key=lambda key: -changes[key][1])
        return [self._event(key, *changes[key]) for key in chosen]

    def _event(self, key: Key, by: float, worth: float) -> Event:
        name, args = key
        way, good = "more" if by > 0 else "less", "yes" if worth > 0 else "no"
        args_of_change = {"by": rounded(abs(by)), "way": way, "good": good}
        return Event(name, {**dict(args), **self._before[key].note, **args_of_change})


def _average(found: list[Changes]) -> Changes:
    keys = dict.fromkeys(key for changes in found for key in changes)
    count = len(found)
    return {
        key: (
            sum(changes.get(key, (0.0, 0.0))[0] for changes in found) / count,
            sum(changes.get(key, (0.0, 0.0))[1] for changes in found) / count,
        )
        for key in keys
    }


def rounded(by: float) -> int | str:
    """The number with one decimal, or as an int if it is whole; 0 if it is too small to mention."""
    tenth = round(by, 1)
    if tenth == round(tenth):
        return int(tenth)
    return f"{tenth:.1f}"
