"""Why a move is advised: what it changes, in the words of the game."""

import pytest

from cloister import Table
from cloister.bots.advice import advise
from cloister.bots.apprentice import Apprentice
from cloister.bots.context import SeatContext
from cloister.bots.master import Master
from cloister.bots.reasons import Reasons, rounded
from cloister.core import registry
from cloister.core.chance import Fast
from cloister.core.heuristics import Evaluator, Heuristics, Plan
from cloister.core.values import EVERYTHING, Feature, Move, Seat, View

QUICK = Master(1e6, 48)


def context_of(table: Table) -> SeatContext:
    heuristics = table.game.heuristics_at(table.setting)
    return SeatContext(table.state, table.to_act[0], EVERYTHING, Fast(5), heuristics)


@pytest.mark.parametrize(("by", "said"), [(2.96, 3), (0.04, 0), (-0.31, "-0.3"), (12.0, 12)])
def test_amounts_are_rounded_to_a_readable_number(by: float, said: int | str) -> None:
    assert rounded(by) == said


def test_the_three_best_moves_come_first() -> None:
    table = Table.new("serendipity", 3, bytes(32))
    found = advise(context_of(table), QUICK, None)
    values = [advice.value for advice in found]
    assert len(found) == 3
    assert values == sorted(values, reverse=True)
    assert found[0].part == 1.0
    assert all(0.0 <= advice.part <= 1.0 and advice.why == [] for advice in found)


@pytest.mark.parametrize("game", registry.keys())
def test_the_first_advice_is_what_the_master_would_play(game: str) -> None:
    table = Table.new(game, 3, bytes(32))
    for step in range(16):
        if step % 8 == 7:
            first = advise(context_of(table), QUICK, None)[0]
            assert first.move == QUICK.choose(context_of(table))
        table.play_move(table.to_act[0], table.state.sample(table.to_act[0], Fast(step)))


def halfway(game: str, seats: int, seed: int, steps: int) -> Table:
    """A game begun by apprentices."""
    table = Table.new(game, seats, seed.to_bytes(32, "big"))
    context = context_of(table)
    plans: dict[Seat, Plan | None] = {}
    for _ in range(steps):
        seat = table.to_act[0]
        context = SeatContext(table.state, seat, EVERYTHING, context.chance, context.heuristics)
        context.plan = plans.get(seat)
        table.play_move(seat, Apprentice().choose(context))
        plans[seat] = context.plan
    return table


@pytest.mark.parametrize(
    ("game", "seats", "steps"), [("serendipity", 4, 60), ("sator", 2, 76), ("sator", 2, 100)]
)
def test_three_moves_are_advised_if_there_are_three(game: str, seats: int, steps: int) -> None:
    """Turns that begin alike count as one move; further moves are raced for the hint alone."""
    table = halfway(game, seats, 1, steps)
    context = context_of(table)
    for _ in range(12):
        context = SeatContext(table.state, table.to_act[0], EVERYTHING, Fast(5), context.heuristics)
        found = advise(context, QUICK, None)
        assert len({advice.move for advice in found}) == min(3, len(context.moves()))
        assert found[0].value != 0.0
        table.play_move(table.to_act[0], found[0].move)


def test_a_hint_in_mid_turn_follows_the_plan_it_gave_before() -> None:
    """With a tile in hand, swapping it and where to place it are one plan."""
    followed = 0
    for seed in range(12):
        table = halfway("serendipity", 4, seed, 60)
        context, dice = context_of(table), Fast(seed)
        while not (turns := _turns(context)):
            table.play_move(context.seat, table.state.sample(context.seat, dice))
            context = context_of(table)
        for move in turns[0]:
            again = SeatContext(table.state, context.seat, EVERYTHING, Fast(7), context.heuristics)
            again.plan = context.plan
            assert advise(again, QUICK, None)[0].move == move
            context.plan = again.plan
            table.play_move(context.seat, move)
        followed += len(turns[0]) > 1
    assert followed > 3


def _turns(context: SeatContext) -> list[list[Move]]:
    """Whole turns with a tile in hand."""
    planner = context.heuristics.planner
    assert planner is not None
    turns = planner.turns(context.view(), context.seat, context.moves(), 2)
    return turns if context.view().up else []  # type: ignore[attr-defined]


def test_without_heuristics_games_are_played_out() -> None:
    found = advise(context_of(Table.new("_template", 2, bytes(32))), QUICK, None)
    assert all(0.0 <= advice.value <= 1.0 for advice in found)


def test_a_cost_shared_by_all_moves_is_no_reason() -> None:
    """Every burnt candle is one less in hand; only its height distinguishes the moves."""

    def features(_: Heuristics, view: View, seat: Seat) -> list[Feature]:
        left, tall = len(view.hand), float(sum(view.burning))  # type: ignore[attr-defined]
        return [Feature("hand", left, left), Feature("tall", tall, tall)]

    table = Table.new("_template", 2, bytes(32))
    context = context_of(table)
    found = advise(context, QUICK, Reasons(context, Heuristics(Level()), features))
    assert len(found) > 1
    assert [[event.name for event in advice.why] for advice in found] == [["tall"]] * len(found)
    alone = advise(
        context, QUICK, Reasons(context, Heuristics(Level()), lambda *at: features(*at)[:1])
    )
    assert [[event.name for event in advice.why] for advice in alone] == [["hand"]] * len(alone)


class Level(Evaluator):
    """Values everything alike."""

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        return [0.0] * len(moves)
