"""What a strong player would do, told to a person: the best moves, their worth, and why."""

import math
from typing import NamedTuple

from cloister.core.values import Event, Move

from .apprentice import CANDIDATES, _by_hints, _by_playouts, _promising
from .mind import Mind
from .reasons import Reasons

BEST = 3
"""Moves that are told."""


class Advice(NamedTuple):
    """One move, and what is to be said for it."""

    move: Move
    value: float
    """The share of the win that may be expected of it."""
    why: list[Event]
    sure: bool
    """What is said holds for certain, not only on average."""


def advise(mind: Mind, reasons: Reasons | None, seconds: float) -> list[Advice]:
    """At most three moves, the best first."""
    moves = mind.moves()
    if mind.hints is None:
        worth = _by_playouts(mind, moves)
    else:
        appeal = mind.hints.appeal(mind.view(), mind.seat, moves)
        moves = _promising(moves, appeal, CANDIDATES, mind.chance)
        worth = _by_hints(mind, mind.hints, moves)
    order = sorted(range(len(moves)), key=lambda at: -worth[at])[:BEST]
    return _distinct(
        [_advice(moves[at], 1 / (1 + math.exp(-worth[at] / 10)), reasons) for at in order]
    )


def _advice(move: Move, value: float, reasons: Reasons | None) -> Advice:
    if reasons is None:
        return Advice(move, value, [], True)
    return Advice(move, value, *reasons.why(move))


def _distinct(advice: list[Advice]) -> list[Advice]:
    """What every one of the moves costs speaks against none of them, if there is more to say."""
    costs = [{_kind(event) for event in each.why if _is_cost(event)} for each in advice]
    common = set.intersection(*costs) if len(costs) > 1 else set()
    return [each._replace(why=_without(each.why, common)) for each in advice]


def _without(why: list[Event], common: set[tuple[object, ...]]) -> list[Event]:
    return [event for event in why if not _is_cost(event) or _kind(event) not in common] or why


def _is_cost(event: Event) -> bool:
    return event.args["good"] == "no"


def _kind(event: Event) -> tuple[object, ...]:
    return event.name, event.args["way"], event.args.get("seat")
