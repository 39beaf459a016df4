"""Bots decide only by what their seat knows: with equal dice, the same move in a twin world."""

import time
from collections.abc import Callable

from cloister.bots.context import Bot, SeatContext
from cloister.core.game import State
from cloister.core.heuristics import Heuristics
from cloister.core.values import Move, Seat, encode

from .hunt import Hunt
from .walk import Walk, dice, positions

FEWEST = 10
"""Minimum decisions to compare, however slow the bot is; fewer in a small hunt."""


def decisions(hunt: Hunt) -> None:
    """Compare the decisions of all bots, level by level."""
    for level, make in hunt.bots.items():
        compare_bot(hunt, level, make)


def compare_bot(hunt: Hunt, level: str, make: Callable[[], Bot]) -> int:
    """Compare one bot's decisions in twin worlds; returns how many there were."""
    start, made = time.monotonic(), 0
    fewest = min(FEWEST, hunt.budget.decisions // 10)
    for walk in positions(hunt.game, hunt.budget.decisions * 2, hunt.first):
        for seat in walk.state.to_act():
            _compare(hunt, walk, seat, level, make)
            made += 1
        late = time.monotonic() - start > hunt.budget.seconds and made >= fewest
        if late or made >= hunt.budget.decisions:
            break
    return made


def _compare(hunt: Hunt, walk: Walk, seat: Seat, level: str, make: Callable[[], Bot]) -> None:
    heuristics = walk.game.heuristics_at(walk.setting)
    twin = walk.state.imagine(seat, dice(walk.seed, -10 - walk.made))
    ours = _decide(make(), walk.state, seat, walk.made, heuristics)
    theirs = _decide(make(), twin, seat, walk.made, heuristics)
    words = [encode(walk.game.write(move)) for move in (ours, theirs)]
    hunt.same(f"bot {level}", walk, seat, *words)


def _decide(bot: Bot, state: State, seat: Seat, seed: int, heuristics: Heuristics) -> Move:
    return bot.choose(SeatContext(state, seat, bot.memory, dice(seed, seat), heuristics))
