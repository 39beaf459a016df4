# compiled with mypyc
"""Plays by first sight, forgets soon, and errs like a beginner."""

from cloister.core.values import Move

from .mind import Bot, Mind

MEMORY = 8
"""How many showings a novice remembers."""
SLIPS = 6
"""One decision in so many is made without a thought."""


class Novice(Bot):
    """Takes what looks most promising, if it does not slip."""

    def __init__(self) -> None:
        super().__init__(MEMORY)

    def choose(self, mind: Mind) -> Move:
        if mind.hints is None or mind.chance.below(SLIPS) == 0:
            return mind.sample()
        moves = mind.moves()
        return best(moves, mind.hints.appeal(mind.view(), mind.seat, moves), mind)


def best(moves: list[Move], worth: list[float], mind: Mind) -> Move:
    """The move of greatest worth; among equals one at random."""
    most = max(worth)
    leading = [moves[at] for at in range(len(moves)) if worth[at] == most]
    return leading[mind.chance.below(len(leading))]
