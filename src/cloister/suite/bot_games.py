"""Checks that bots of every level can play the game to its end."""

import time

from cloister.bots.context import Bot, SeatContext
from cloister.bots.levels import hurried
from cloister.core.card import AnyGame
from cloister.core.values import Seat

from .checks import Budget, Wrong, check
from .walk import Walk, dice, walks


@check("doctor-check-bots-play")
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
            written = walk.game.write(move)
            raise Wrong("doctor-bot-illegal", walk.way_back(), level=level, move=written)
        walk.play(seat, move)
    if state.outcome() is None:
        raise Wrong("doctor-bots-never-end", walk.way_back(), level=level)
