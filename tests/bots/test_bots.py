"""Bots play legally and as strongly as promised, and remember no more than their level allows."""

import pytest

from cloister.bots.context import SeatContext
from cloister.bots.levels import LEVELS, make
from cloister.core.chance import Fast
from cloister.core.errors import UnknownBot
from cloister.core.game import Announcements
from cloister.core.heuristics import Evaluator, Heuristics, Plan, Rollout, TurnPlanner
from cloister.core.table import Table
from cloister.core.values import Move, Outcome, Seat, View
from tests.support import matches
from tests.support.matches import SEED, one_among
from tests.support.playing import outcome


def match(game: str, levels: list[str], number: int) -> Outcome:
    return outcome(matches.match(game, levels, number))


def long_run(count: int) -> object:
    """This many games, in soak runs only."""
    return pytest.param(count, marks=pytest.mark.soak)


@pytest.mark.parametrize("count", [20, long_run(1000)])
def test_apprentice_beats_three_uniforms(count: int) -> None:
    won = 0
    for number in range(count):
        own, levels = one_among("apprentice", "uniform", 4, number)
        won += match("serendipity", levels, number).winners == (own,)
    assert won >= 0.95 * count


@pytest.mark.parametrize("count", [4, long_run(200)])
def test_six_apprentices_score_as_the_rulebook_example(count: int) -> None:
    total = sum(sum(match("serendipity", ["apprentice"] * 6, n).scores) for n in range(count))
    assert 20 <= total / (6 * count) <= 28


@pytest.mark.parametrize("count", [10, long_run(300)])
def test_novice_stands_between_uniform_and_apprentice(count: int) -> None:
    over_uniform = sum(
        match("serendipity", ["novice", "uniform"], n).winners == (0,) for n in range(count)
    )
    under = sum(
        match("serendipity", ["novice", "apprentice"], n).winners == (1,) for n in range(count)
    )
    assert over_uniform > 0.8 * count
    assert under > 0.8 * count


@pytest.mark.parametrize("level", ["uniform", "novice", "apprentice", "master:12"])
@pytest.mark.parametrize("game", ["_template", "serendipity"])
def test_the_same_dice_give_the_same_game(game: str, level: str) -> None:
    assert match(game, [level] * 2, 5) == match(game, [level] * 2, 5)


def test_apprentice_without_heuristics_beats_uniform() -> None:
    assert (
        sum(match("_template", ["apprentice", "uniform"], n).winners == (0,) for n in range(60))
        > 30
    )


def test_a_novice_forgets() -> None:
    """A tile of its colour was shown long ago: the apprentice remembers it, the novice does not."""
    table = Table.new("serendipity", seats=2, seed=SEED, options={"colours_each": 1})
    rows = table.state.position()["rows"]
    assert isinstance(rows, list)
    cell = next(name for name, face in _hidden(table) if face == "blue")
    for uncovered, remembered in ((1, True), (40, False)):
        later = Table.set_up(
            "serendipity",
            seats=2,
            options={"colours_each": 1},
            position={"rows": rows, "seen": {cell: 1}, "uncovered": uncovered},
        )
        for level, knows in (("novice", remembered), ("apprentice", True)):
            bot = make(level)
            context = SeatContext(later.state, 0, bot.memory, Fast(1))
            recalled = context.view().recalled  # type: ignore[attr-defined]
            assert (max(recalled) >= 0) == knows, (level, uncovered)


def test_the_apprentice_uncovers_a_tile_it_knows_to_be_its_own() -> None:
    table = Table.new("serendipity", seats=2, seed=SEED, options={"colours_each": 1})
    rows = table.state.position()["rows"]
    cell = next(name for name, face in _hidden(table) if face == "blue")
    later = Table.set_up("serendipity", 2, {"rows": rows, "seen": {cell: 1}}, {"colours_each": 1})
    bot = make("apprentice")
    heuristics = later.game.heuristics_at(later.setting)
    context = SeatContext(later.state, 0, bot.memory, Fast(1), heuristics)
    assert later.game.write(bot.choose(context)) == f"uncover {cell}"


def test_bots_never_change_the_table_they_think_about() -> None:
    table = Table.new("serendipity", seats=3, seed=SEED)
    heuristics = table.game.heuristics_at(table.setting)
    for level in LEVELS:
        before = table.state.position()
        bot = make(level)
        move = bot.choose(SeatContext(table.state, 0, bot.memory, Fast(3), heuristics))
        assert table.state.position() == before
        assert move in table.state.moves(0)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownBot) as refusal:
        make("grandmaster")
    assert refusal.value.code == "unknown-bot"


def _hidden(table: Table) -> list[tuple[str, str]]:
    """Every cell with its face, as uncovering it would show."""
    found = []
    for words in table.moves(0):
        told = Announcements()
        copy = table.state.copy()
        copy.play(0, table.game.read(words), Fast(1), told)
        found.append((words.split()[1], str(told.heard_by(0)[0].flash["face"])))
    return found


class Counting(Evaluator):
    """Values everything alike, and counts how often it is asked."""

    def __init__(self, lookahead: int) -> None:
        self.positions = lookahead
        self.asked = 0

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        return [0.0] * len(moves)

    def value(self, view: View, seat: Seat) -> float:
        self.asked += 1
        return 0.0

    def position_budget(self) -> int:
        return self.positions


def test_without_lookahead_moves_are_judged_as_they_stand() -> None:
    asked = dict.fromkeys((0, 10_000), 0)
    for lookahead in asked:
        state, chance = Table.new("serendipity", 2, SEED).state, Fast(1)
        for _ in range(12):
            seat, counting = state.to_act()[0], Counting(lookahead)
            context = SeatContext(state, seat, 0, Fast(3), Heuristics(counting))
            make("apprentice").choose(context)
            asked[lookahead] += counting.asked
            state.play(seat, state.sample(seat, chance), chance, Announcements())
    assert 12 < asked[0] < asked[10_000]


class LastMoves(TurnPlanner):
    """Plans to make the last legal move and then move 7."""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        return [[moves[-1], 7]]

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        return plan.moves[1]


@pytest.mark.parametrize("level", ["apprentice", "master:8"])
def test_a_planner_alone_is_enough(level: str) -> None:
    """A game that plans whole turns does not have to value positions."""
    state = Table.new("serendipity", seats=2, seed=SEED).state
    context = SeatContext(state, 0, 0, Fast(1), Heuristics(planner=LastMoves()))
    assert make(level).choose(context) == state.moves(0)[-1]


def test_a_plan_belongs_to_the_seat_that_made_it() -> None:
    """The same heuristics serve all seats of a table and keep nobody's plan."""
    state = Table.new("serendipity", seats=2, seed=SEED).state
    shared = Heuristics(planner=LastMoves())
    seats = [SeatContext(state, 0, 0, Fast(1), shared) for _ in range(2)]
    make("apprentice").choose(seats[0])
    assert make("apprentice").choose(seats[0]) == 7
    assert seats[1].plan is None
    assert make("apprentice").choose(seats[1]) == state.moves(0)[-1]


def test_the_default_planner_plans_nothing() -> None:
    view = Table.new("serendipity", seats=2, seed=SEED).view(0)
    assert TurnPlanner().turns(view, 0, [1, 2], 1) == []


@pytest.mark.parametrize("level", ["novice", "apprentice", "master:8"])
@pytest.mark.parametrize(
    "heuristics",
    [Heuristics(), Heuristics(rollout=Rollout()), Heuristics(Counting(10))],
    ids=["nothing", "rollout alone", "evaluator alone"],
)
def test_no_interface_of_the_heuristics_is_required(heuristics: Heuristics, level: str) -> None:
    state = Table.new("_template", seats=2, seed=SEED).state
    context = SeatContext(state, 0, 0, Fast(1), heuristics)
    assert make(level).choose(context) in state.moves(0)
