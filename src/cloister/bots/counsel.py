"""What a strong player would do, told to a person: the best moves, their worth, and why."""

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
    return [_advice(moves[at], worth[at], reasons) for at in order]


def _advice(move: Move, value: float, reasons: Reasons | None) -> Advice:
    if reasons is None:
        return Advice(move, value, [], True)
    return Advice(move, value, *reasons.why(move))
