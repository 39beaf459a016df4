# compiled with mypyc
"""Plays what looks best before any search, forgets soon, and makes a beginner's mistakes."""

from cloister.core.values import Move

from .context import Bot, SeatContext

# Chosen by hand; only whole bots were measured (docs/bots.md).
MEMORY = 8
"""How many reveals a novice remembers."""
SLIPS = 6
"""One decision in this many is made at random."""


class Novice(Bot):
    """Takes the move that looks most promising, unless it slips."""

    def __init__(self) -> None:
        super().__init__(MEMORY)

    def choose(self, context: SeatContext) -> Move:
        evaluator = context.heuristics.evaluator
        if evaluator is None or context.chance.below(SLIPS) == 0:
            return context.sample()
        moves = context.moves()
        return best(moves, evaluator.appeal(context.view(), context.seat, moves), context)


def best(moves: list[Move], worth: list[float], context: SeatContext) -> Move:
    """The move of greatest worth; a random one if several tie."""
    most = max(worth)
    leading = [moves[at] for at in range(len(moves)) if worth[at] == most]
    return leading[context.chance.below(len(leading))]
