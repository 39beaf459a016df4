"""The novice errs like a beginner: it goes by appeal, slips, concludes nothing, and is fast."""

import pytest

from cloister import Table
from cloister.bots.context import SeatContext
from cloister.bots.levels import make
from cloister.core import registry
from cloister.core.chance import Chance, Fast
from cloister.core.game import State
from cloister.core.heuristics import Evaluator, Heuristics, TurnPlanner
from cloister.core.values import EVERYTHING, Move, Seat, View
from cloister.suite.leaky import Leaky

SEED = bytes(range(32))
GAMES = registry.keys()


class AppealOnly(Evaluator):
    """A game's evaluator that may be asked for the appeal of a move and nothing else."""

    def __init__(self, inner: Evaluator) -> None:
        self.inner = inner
        self.best: list[Move] = []

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        worth = self.inner.appeal(view, seat, moves)
        most = max(worth)
        self.best = [move for move, found in zip(moves, worth, strict=True) if found == most]
        return worth

    def value(self, view: View, seat: Seat) -> float:
        raise AssertionError("a novice weighs no consequences")


class NoPlans(TurnPlanner):
    """A planner that must not be asked."""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        raise AssertionError("a novice makes no plans")


class Unimagined(Leaky):
    """A table that must not be asked for imagined worlds."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        raise AssertionError("a novice imagines nothing")


def played(game: str, decisions: int) -> tuple[int, int]:
    """Let novices decide: how often, and how many of these were slips."""
    table = Table.new(game, 3, SEED)
    evaluator = table.game.heuristics_at(table.setting).evaluator
    assert evaluator is not None
    appeal_only = AppealOnly(evaluator)
    heuristics = Heuristics(appeal_only, planner=NoPlans())
    bot, dice = make("novice"), Fast(11)
    made = slips = 0
    while table.to_act and made < decisions:
        seat = table.to_act[0]
        moves = table.state.moves(seat)
        context = SeatContext(Unimagined(table.state), seat, bot.memory, dice, heuristics)
        appeal_only.best = []
        move = bot.choose(context)
        if len(moves) > 1:
            made += 1
            slips += not appeal_only.best
        assert not appeal_only.best or move in appeal_only.best, (
            "it takes what looks best, or does not look"
        )
        table.play_move(seat, move)
    return made, slips


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_goes_by_appeal_and_slips(game: str) -> None:
    made, slips = played(game, 120)
    assert made == 120
    assert 0.05 < slips / made < 0.35, "one decision in six is made at random"


def test_a_novice_remembers_less_than_an_apprentice() -> None:
    assert 0 < make("novice").memory < 20 < make("apprentice").memory
