"""The laboratory: simulations give the same numbers however they are run, and can be resumed."""

import sys
from pathlib import Path
from typing import Any

import polars
import pytest

import cloister
from cloister.bots.context import Bot
from cloister.bots.match import play_match
from cloister.bots.uniform import Uniform
from cloister.core import registry
from cloister.core.card import Game, Setting
from cloister.core.chance import Chance, Fast, Streams
from cloister.core.errors import (
    FileError,
    MissingExtra,
    PackMissing,
    RuleBug,
    UnknownBot,
    UsageError,
)
from cloister.core.game import Announcements, State
from cloister.core.heuristics import Heuristics
from cloister.core.values import EVERYTHING, Event, Move, Outcome, Refusal, Seat, View
from cloister.lab import chunk, workers
from cloister.lab.simulate import simulate
from cloister.lab.tally import Result
from tests.support.simulations import numbers

GAME = "serendipity"


pytestmark = pytest.mark.usefixtures("own_data")


class Dice(State):
    """A game that draws during play: every move rolls a die, and most pips win."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.rolls: list[int] = []
        self.pips = [0] * seats
        self.rounds = rounds

    def to_act(self) -> tuple[Seat, ...]:
        seats = len(self.pips)
        return (len(self.rolls) % seats,) if len(self.rolls) < seats * self.rounds else ()

    def moves(self, seat: Seat) -> list[Move]:
        return [0, 1] if seat in self.to_act() else []

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in (0, 1) else Refusal("DIC-1", "refuse-roll")

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        pips = chance.below(6, "die") + 10 * chance.below(2, "coin")
        order = list(range(4))
        chance.shuffle(order, "order")
        self.rolls.append(1000 * order[0] + pips)
        self.pips[seat] += pips * move
        told.everyone("rolled", {"pips": pips})

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        most = max(self.pips)
        winners = tuple(seat for seat, pips in enumerate(self.pips) if pips == most)
        return Outcome(tuple(self.pips), winners, "done")

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return View(seat=seat, to_act=self.to_act(), prompt="roll", outcome=self.outcome())

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return self.copy()

    def copy(self) -> "Dice":
        twin = Dice(len(self.pips), self.rounds)
        twin.rolls, twin.pips = self.rolls.copy(), self.pips.copy()
        return twin


def deal(setting: Setting[Any], chance: Chance) -> Dice:
    return Dice(setting.seats, 3 + chance.below(5, "rounds"))


@pytest.fixture
def dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A dice game, found by its key like any other."""
    (tmp_path / "components.toml").write_text('[dice]\nsource = "printed"\nsides = 6\n', "utf-8")
    words = ("hold", "roll")
    card = Game[Any](
        title="Dice",
        makers="",
        seats=range(2, 5),
        minutes=(1, 1),
        rules=1,
        longest=100,
        end_reasons=("done",),
        components=lambda pack: None,
        deal=deal,
        set_up=lambda setting, position: Dice(setting.seats, 3),
        write=lambda move: words[move],
        read=words.index,
        key="_dice",
        folder=tmp_path,
    )
    load = registry._load
    monkeypatch.setattr(
        registry, "_load", lambda key, past="": card if key == "_dice" else load(key, past)
    )
    return "_dice"


# The same numbers, however they are run


def test_any_number_of_workers_gives_the_same_numbers() -> None:
    alone, two, three = (
        numbers(simulate(GAME, 3, ["uniform", "novice", "uniform"], 12, "w", workers=workers))
        for workers in (1, 2, 3)
    )
    assert alone == two == three


def test_a_long_simulation_uses_as_many_workers_as_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "SECONDS_ALONE", 0.0)
    monkeypatch.setattr(workers, "cores", lambda: 2)
    patient = simulate(GAME, 2, ["uniform"], 70, 5, workers=None)
    assert numbers(patient) == numbers(simulate(GAME, 2, ["uniform"], 70, 5))


def test_games_do_not_depend_on_their_number(tmp_path: Path) -> None:
    few, many = tmp_path / "few.parquet", tmp_path / "many.parquet"
    simulate(GAME, 2, ["uniform"], 5, "s", out=few)
    simulate(GAME, 2, ["uniform"], 200, "s", out=many)
    assert polars.read_parquet(many).head(5).equals(polars.read_parquet(few))


def test_a_seed_may_be_any_text_or_a_number() -> None:
    as_text, as_number = (
        simulate(GAME, 2, ["uniform"], 3, "7"),
        simulate(GAME, 2, ["uniform"], 3, 7),
    )
    assert numbers(as_text) == numbers(as_number)
    assert as_text.seed == 7
    odd = simulate(GAME, 2, ["uniform"], 3, "né à 007")
    assert odd.seed == "né à 007"
    assert odd.moves != as_text.moves
    assert simulate(GAME, 2, ["uniform"], 3, "007").seed == "007"


def test_bots_keep_their_seats() -> None:
    result = simulate(GAME, 2, ["uniform", "novice"], 20, 1)
    assert result.bots == ("uniform", "novice")
    assert result.wins[1] > result.wins[0]


def test_options_reach_the_games() -> None:
    result = simulate(GAME, 2, ["uniform"], 3, 1, options={"turn_limit": "100"})
    assert result.options["turn_limit"] == 100
    assert result.end_reasons == {"complete": 0, "turn_limit": 3}


# Draws are numbered as a Table numbers them


def test_each_step_draws_as_a_table_would() -> None:
    key = b"k" * 32
    chance = Streams(key)
    state = deal(Setting(2, cloister.core.options.Options({}), None), chance)
    assert state.rounds == 3 + Streams(key, 0).below(5, "rounds")
    bots: list[Bot] = [Uniform(), Uniform()]
    moves = play_match(state, bots, [Fast(1), Fast(2)], chance, Heuristics(), 100)
    for n, (rolled, _) in enumerate(zip(state.rolls, moves, strict=True), start=1):
        table = Streams(key, n)
        pips = table.below(6, "die") + 10 * table.below(2, "coin")
        order = list(range(4))
        table.shuffle(order, "order")
        assert rolled == 1000 * order[0] + pips


@pytest.mark.parametrize("bots", [["uniform"], ["novice", "uniform", "uniform"]])
def test_records_prove_and_reproduce_a_simulation(tmp_path: Path, bots: list[str]) -> None:
    result = simulate(GAME, 3, bots, 4, "r", records=tmp_path / "new" / "r")
    check_records(tmp_path / "new" / "r", result)


def test_records_of_games_that_draw_during_play(tmp_path: Path, dice: str) -> None:
    result = simulate(dice, 3, ["uniform"], 30, "r", records=tmp_path / "r")
    check_records(tmp_path / "r", result)


def check_records(folder: Path, result: Result) -> None:
    tables = [cloister.verify(path) for path in sorted(folder.iterdir())]
    outcomes = [table.outcome for table in tables if table.outcome is not None]
    assert len(tables) == len(outcomes) == result.games
    assert sum(len(table.log) for table in tables) == result.moves
    for seat in range(result.seats):
        assert sum(seat in outcome.winners for outcome in outcomes) == result.wins[seat]
        points = sum(outcome.scores[seat] for outcome in outcomes)
        assert points / result.games == result.mean_scores[seat]
    assert sum(len(outcome.winners) > 1 for outcome in outcomes) == result.ties


def test_keeping_records_and_rows_changes_no_number(tmp_path: Path) -> None:
    bare = simulate(GAME, 2, ["uniform"], 6, 3)
    kept = simulate(GAME, 2, ["uniform"], 6, 3, records=tmp_path, out=tmp_path / "f.parquet")
    assert numbers(bare) == numbers(kept)


def test_a_game_that_does_not_end_is_a_bug(dice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "to_act", lambda self: (0,))
    with pytest.raises(RuleBug, match=r"game 0 \(seed x\) has not ended after 100 moves"):
        simulate(dice, 2, ["uniform"], 1, "x")


# Counting


def test_a_shared_victory_counts_for_every_winner(
    dice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dice, "outcome", lambda self: Outcome((4, 4, 1), (0, 1), "done"))
    result = simulate(dice, 3, ["uniform"], 5, 1)
    assert (result.wins, result.ties) == ([5, 5, 0], 5)
    assert result.mean_scores == [4.0, 4.0, 1.0]
    assert result.end_reasons == {"done": 5}


# Wrong usage


@pytest.mark.parametrize("games", [0, -1, 10**10])
def test_the_number_of_games_has_bounds(games: int) -> None:
    with pytest.raises(UsageError, match="games = "):
        simulate(GAME, 2, ["uniform"], games, 1)


@pytest.mark.parametrize("workers", [0, -3, 5000])
def test_the_number_of_workers_has_bounds(workers: int) -> None:
    with pytest.raises(UsageError, match="workers = "):
        simulate(GAME, 2, ["uniform"], 1, 1, workers=workers)


def test_the_number_of_bots_is_one_or_that_of_the_seats() -> None:
    with pytest.raises(UsageError, match="There are 3 bots for 4 seats"):
        simulate(GAME, 4, ["uniform"] * 3, 1, 1)
    with pytest.raises(UnknownBot):
        simulate(GAME, 2, ["uniform", "grandmaster"], 1, 1)


@pytest.mark.parametrize(
    ("library", "wish"), [("polars", {"out": Path("x.parquet")}), ("ray", {"ray": "local"})]
)
def test_a_missing_library_is_named(
    monkeypatch: pytest.MonkeyPatch, library: str, wish: dict[str, Any]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match="pip install 'cloister"):
        simulate(GAME, 2, ["uniform"], 1, 1, **wish)


def test_all_machines_need_the_same_pack() -> None:
    run = chunk.Run(
        game=GAME, rules=1, seats=2, bots=("uniform",), games=1, seed="1", options=(), pack="?"
    )
    with pytest.raises(PackMissing, match="not the same on all machines"):
        chunk.play_chunk(run, 0, 1)


# Resuming


class Stopped(Exception):
    """Raised to interrupt a simulation."""


def stop_after(games: int) -> Any:
    def progress(done: int) -> None:
        if done >= games:
            raise Stopped

    return progress


def test_a_simulation_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "f.parquet"
    whole = simulate(GAME, 2, ["uniform"], 10, "j", out=tmp_path / "whole.parquet")
    with pytest.raises(Stopped):
        simulate(GAME, 2, ["uniform"], 10, "j", out=out, progress=stop_after(6))
    assert not out.exists()
    played: list[int] = []
    monkeypatch.setattr(workers, "play_chunk", counting(played))
    again = simulate(GAME, 2, ["uniform"], 10, "j", out=out)
    assert played == [6, 7, 8, 9]
    assert numbers(again) == numbers(whole)
    assert polars.read_parquet(out).equals(polars.read_parquet(tmp_path / "whole.parquet"))
    assert [path.name for path in tmp_path.glob("f.*")] == ["f.parquet"]


def counting(played: list[int]) -> Any:
    play = chunk.play_chunk

    def play_chunk(run: chunk.Run, first: int, count: int) -> chunk.Chunk:
        played.append(first)
        return play(run, first, count)

    return play_chunk


def interrupted(tmp_path: Path) -> Path:
    with pytest.raises(Stopped):
        simulate(GAME, 2, ["uniform"], 10, "j", out=tmp_path / "f.parquet", progress=stop_after(3))
    return tmp_path / "f.parquet.part"


def test_a_truncated_line_of_the_journal_is_played_again(tmp_path: Path) -> None:
    part = interrupted(tmp_path)
    part.write_bytes(part.read_bytes()[:-20])
    again = simulate(GAME, 2, ["uniform"], 10, "j", out=tmp_path / "f.parquet")
    assert numbers(again) == numbers(simulate(GAME, 2, ["uniform"], 10, "j"))


def test_a_journal_of_another_simulation_is_refused(tmp_path: Path) -> None:
    part = interrupted(tmp_path)
    with pytest.raises(UsageError, match=r"its seed was j, not k\. Remove the file"):
        simulate(GAME, 2, ["uniform"], 10, "k", out=tmp_path / "f.parquet")
    assert part.exists()
    part.write_bytes(part.read_bytes().replace(b'"version":"', b'"version":"9.', 1))
    with pytest.raises(UsageError, match=r"played by Cloister 9\."):
        simulate(GAME, 2, ["uniform"], 10, "j", out=tmp_path / "f.parquet")


def test_a_damaged_journal_is_refused(tmp_path: Path) -> None:
    part = interrupted(tmp_path)
    lines = part.read_bytes().split(b"\n")
    part.write_bytes(b"\n".join([lines[0], b"junk", *lines[2:]]))
    with pytest.raises(FileError, match="line 2"):
        simulate(GAME, 2, ["uniform"], 10, "j", out=tmp_path / "f.parquet")


def test_records_alone_are_resumable_too(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        simulate(GAME, 2, ["uniform"], 4, "j", records=tmp_path, progress=stop_after(2))
    result = simulate(GAME, 2, ["uniform"], 4, "j", records=tmp_path)
    check_records(tmp_path, result)


# Rows


def test_every_game_gets_a_row(tmp_path: Path) -> None:
    out = tmp_path / "f.parquet"
    result = simulate(GAME, 3, ["uniform"], 70, "rows", out=out, workers=2)
    rows = polars.read_parquet(out)
    assert rows.columns == ["game", "seed", "moves", "reason", "scores", "winners"]
    assert rows["game"].to_list() == list(range(70))
    assert rows["seed"][69] == chunk.table_seed("rows", 69).hex()
    assert rows["moves"].sum() == result.moves
    assert [sum(scores) for scores in zip(*rows["scores"].to_list(), strict=True)] == [
        round(70 * mean) for mean in result.mean_scores
    ]


def test_events_of_the_dice_are_heard(dice: str) -> None:
    told = cloister.Table.new(dice, 2, bytes(32)).play(0, "roll")
    assert [event.name for event in told.heard_by(None)] == ["rolled"]
    assert isinstance(told.heard_by(1)[0], Event)
