"""Bots play legally, as strong as promised, and remember no more than their level allows."""

import pytest

import cloister
from cloister.bots.context import SeatContext
from cloister.bots.levels import LEVELS, make
from cloister.bots.match import play_match
from cloister.core.chance import Fast, derive, fast
from cloister.core.errors import UnknownBot
from cloister.core.game import Announcements, Hints
from cloister.core.table import Table
from cloister.core.values import Move, Outcome, Seat, View

SEED = bytes(range(32))


def match(game: str, levels: list[str], number: int) -> Outcome:
    """One game between bots of these levels, a seat each."""
    seed = derive(SEED, f"game/{number}")
    table = Table.new(game, seats=len(levels), seed=seed)
    hints = table.game.hints(table.setting) if table.game.hints else None
    dice = [fast(derive(seed, f"bot/{seat}")) for seat in range(len(levels))]
    bots = [make(level) for level in levels]
    play_match(table.state, bots, list(dice), Fast(number), hints, table.game.longest)
    assert table.outcome is not None
    return table.outcome


def games(compiled: int, interpreted: int) -> int:
    """As many games as the machine can afford."""
    return compiled if cloister.compiled else interpreted


def long_run(count: int) -> object:
    """So many games, where there is time for them."""
    return pytest.param(count, marks=pytest.mark.soak)


@pytest.mark.parametrize("count", [games(80, 20), long_run(1000)])
def test_apprentice_beats_three_uniforms(count: int) -> None:
    won = 0
    for number in range(count):
        levels = ["uniform"] * 4
        levels[number % 4] = "apprentice"
        won += match("serendipity", levels, number).winners == (number % 4,)
    assert won >= 0.95 * count


@pytest.mark.parametrize("count", [games(20, 4), long_run(200)])
def test_six_apprentices_score_as_the_rulebook_example(count: int) -> None:
    total = sum(sum(match("serendipity", ["apprentice"] * 6, n).scores) for n in range(count))
    assert 20 <= total / (6 * count) <= 28


@pytest.mark.parametrize("count", [games(30, 20), long_run(300)])
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


def test_apprentice_without_hints_beats_uniform() -> None:
    assert (
        sum(match("_template", ["apprentice", "uniform"], n).winners == (0,) for n in range(60))
        > 30
    )


def test_a_novice_forgets() -> None:
    """An own tile shown long ago: the apprentice goes for it, the novice has forgotten it."""
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
            mind = SeatContext(later.state, 0, bot.memory, Fast(1), None)
            recalled = mind.view().recalled  # type: ignore[attr-defined]
            assert (max(recalled) >= 0) == knows, (level, uncovered)


def test_the_apprentice_uncovers_what_it_knows_to_be_its_own() -> None:
    table = Table.new("serendipity", seats=2, seed=SEED, options={"colours_each": 1})
    rows = table.state.position()["rows"]
    cell = next(name for name, face in _hidden(table) if face == "blue")
    later = Table.set_up("serendipity", 2, {"rows": rows, "seen": {cell: 1}}, {"colours_each": 1})
    assert later.game.hints is not None
    bot = make("apprentice")
    mind = SeatContext(later.state, 0, bot.memory, Fast(1), later.game.hints(later.setting))
    assert later.game.write(bot.choose(mind)) == f"uncover {cell}"


def test_bots_never_change_the_table_they_think_about() -> None:
    table = Table.new("serendipity", seats=3, seed=SEED)
    assert table.game.hints is not None
    hints = table.game.hints(table.setting)
    for level in LEVELS:
        before = table.state.position()
        bot = make(level)
        move = bot.choose(SeatContext(table.state, 0, bot.memory, Fast(3), hints))
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


class Counting(Hints):
    """Finds everything alike, and counts how often it is asked."""

    def __init__(self, patience: int) -> None:
        self.left = patience
        self.asked = 0

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        return [0.0] * len(moves)

    def value(self, view: View, seat: Seat) -> float:
        self.asked += 1
        return 0.0

    def patience(self) -> int:
        return self.left


def test_an_impatient_game_is_judged_move_by_move() -> None:
    """Without patience nothing is thought of that may follow a move."""
    asked = dict.fromkeys((0, 10_000), 0)
    for patience in asked:
        state, chance = Table.new("serendipity", 2, SEED).state, Fast(1)
        for _ in range(12):
            seat, hints = state.to_act()[0], Counting(patience)
            make("apprentice").choose(SeatContext(state, seat, 0, Fast(3), hints))
            asked[patience] += hints.asked
            state.play(seat, state.sample(seat, chance), chance, Announcements())
    assert 12 < asked[0] < asked[10_000]


def test_the_apprentice_follows_a_plan() -> None:
    """A game that plans whole turns is not asked for values."""

    class Planning(Hints):
        def plan(self, view: View, seat: Seat, moves: list[Move], effort: int = 1) -> Move | None:
            return moves[-1]

    state = Table.new("serendipity", seats=2, seed=SEED).state
    mind = SeatContext(state, 0, 0, Fast(1), Planning())
    assert make("apprentice").choose(mind) == state.moves(0)[-1]


def test_without_a_plan_values_decide() -> None:
    assert Hints().plan(Table.new("serendipity", seats=2, seed=SEED).view(0), 0, [1, 2]) is None
