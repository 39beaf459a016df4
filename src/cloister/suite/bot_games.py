"""Bots of every level play any game, to its end."""

import time

from cloister.bots.context import Bot, SeatContext
from cloister.bots.levels import hurried
from cloister.core.card import AnyGame
from cloister.core.values import Seat

from .checks import Budget, Wrong, check
from .walk import Walk, dice, walks


@check("bots of every level play legal moves to the end")
def bots_play(game: AnyGame, budget: Budget) -> None:
    for level, make in hurried().items():
        start = time.monotonic()
        for walk in walks(game, max(1, budget.games // 20)):
            _play(walk, [make() for _ in range(walk.setting.seats)], level)
            if time.monotonic() - start > budget.seconds:
                break


def _play(walk: Walk, bots: list[Bot], level: str) -> None:
    heuristics = walk.game.heuristics_at(walk.setting)
    state = walk.state
    contexts = [
        SeatContext(state, seat, bot.memory, dice(walk.seed, seat), heuristics)
        for seat, bot in enumerate(bots)
    ]
    while state.to_act() and walk.made < walk.game.longest:
        seat: Seat = state.to_act()[0]
        move = bots[seat].choose(contexts[seat])
        if move not in state.moves(seat):
            raise Wrong(
                f"the {level} plays '{walk.game.write(move)}', not a legal move: let heuristics "
                f"choose among the moves that they are given; {walk.where()}"
            )
        walk.play(seat, move)
    if state.outcome() is None:
        raise Wrong(
            f"a game among bots of level {level} does not end: let heuristics value what brings "
            f"the end nearer, or raise `longest` on the id card; {walk.where()}"
        )
