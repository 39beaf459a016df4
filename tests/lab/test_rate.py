"""Ratings are balanced, reproducible, resumable, and right about who is stronger."""

import json

import msgspec
import pytest
from typer.testing import CliRunner

from cloister.cli.app import app
from cloister.core.errors import MissingExtra, UnknownBot, UsageError
from cloister.lab import rate as lab
from cloister.lab.chunk import Chunk, Row, Run, play_chunk
from cloister.lab.rate import Rating, Ratings, rate, seatings

GAME = "_template"


pytestmark = pytest.mark.usefixtures("own_data")


def numbers(rating: Rating) -> Rating:
    """Everything except the timing."""
    return msgspec.structs.replace(rating, seconds=0.0)


def a_run(bots: tuple[str, ...], seats: int) -> Run:
    return Run(
        game=GAME,
        rules=1,
        seats=seats,
        bots=("uniform",) * seats,
        games=100,
        seed="0",
        seatings=seatings(bots, seats),
        options=(),
        pack="",
    )


def test_every_bot_sits_once_alone_in_every_seat() -> None:
    assert seatings(("a", "b"), 2) == (("a", "b"), ("b", "a"))
    three = seatings(("a", "b", "c"), 3)
    assert len(three) == len(set(three)) == 18
    for seat in range(3):
        assert sum(line[seat] == "a" for line in three) == 6
        assert ("b",) * seat + ("a",) + ("b",) * (2 - seat) in three


def test_every_seating_plays_the_same_deals() -> None:
    run = a_run(("a", "b"), 2)
    assert [run.deal(index) for index in range(5)] == [0, 0, 1, 1, 2]
    assert run.seating(3) == ("b", "a")


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert rate(GAME, 2, ["uniform", "novice"], 5, 1).games == 6


def test_the_stronger_bot_is_rated_higher() -> None:
    found = rate("serendipity", 2, ["uniform", "novice"], 40, 1)
    best, worst = found.standings
    assert (best.bot, worst.bot) == ("novice", "uniform")
    assert best.low > worst.high
    meeting = next(meeting for meeting in found.meetings if meeting.bot == "novice")
    assert meeting.games == 40
    assert meeting.low > meeting.fair == 0.5


def test_equal_bots_share_the_victories() -> None:
    """The intervals of two equally strong bots contain the fair share."""
    ratings = Ratings(a_run(("a", "b"), 2))
    rows = [Row(1, "end", (1, 1), (index // 2 % 2,)) for index in range(100)]
    ratings.add(Chunk(first=0, rows=rows))
    found = ratings.result(1.0)
    assert [meeting.share for meeting in found.meetings] == [0.5, 0.5]
    assert all(meeting.low < 0.5 < meeting.high for meeting in found.meetings)


def test_shared_victories_count_in_part() -> None:
    ratings = Ratings(a_run(("a", "b"), 3))
    ratings.add(Chunk(first=0, rows=[Row(1, "end", (2, 2, 0), (0, 1))]))
    found = ratings.result(1.0)
    assert [(meeting.bot, meeting.share) for meeting in found.meetings] == [("a", 0.5)]


def test_ratings_do_not_depend_on_the_order_of_chunks() -> None:
    rows = [Row(1, "end", (index % 3, 1), (index % 2,)) for index in range(20)]
    parts = [Chunk(first=first, rows=rows[first : first + 5]) for first in (0, 5, 10, 15)]
    results = []
    for order in (parts, parts[::-1]):
        ratings = Ratings(a_run(("a", "b"), 2))
        for part in order:
            ratings.add(part)
        results.append(ratings.result(1.0))
    assert results[0] == results[1]


def test_an_interrupted_rating_is_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rate(GAME, 2, ["uniform", "novice"], 20, 7)

    class Stopped(Exception):
        pass

    def stop(done: int) -> None:
        if done >= 8:
            raise Stopped

    with pytest.raises(Stopped):
        rate(GAME, 2, ["uniform", "novice"], 20, 7, progress=stop)
    played: list[int] = []

    def counted(run: Run, first: int, count: int) -> Chunk:
        played.extend(range(first, first + count))
        return play_chunk(run, first, count)

    monkeypatch.setattr("cloister.lab.workers.play_chunk", counted)
    assert numbers(rate(GAME, 2, ["uniform", "novice"], 20, 7)) == numbers(whole)
    assert played == list(range(8, 20))


@pytest.mark.parametrize("bots", [["uniform"], ["uniform", "uniform"]])
def test_fewer_than_two_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(UsageError, match="at least two bots"):
        rate(GAME, 2, bots, 10, 0)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot):
        rate(GAME, 2, ["uniform", "gandalf"], 10, 0)


def test_a_game_of_one_seat_cannot_be_rated() -> None:
    with pytest.raises(UsageError, match="at least 2 seats"):
        rate("altitude", 1, ["uniform", "novice"], 10, 0)


def test_a_missing_library_is_named_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(lab, "import_module", missing)
    with pytest.raises(MissingExtra, match="OpenSkill"):
        rate(GAME, 2, ["uniform", "novice"], 10, 0)


def test_the_rate_command() -> None:
    asked = ["rate", GAME, "--bots", "uniform,novice", "--games", "4", "--workers", "1"]
    told = CliRunner().invoke(app, [*asked, "--json"])
    assert told.exit_code == 0
    found = json.loads(told.stdout)
    assert found["games"] == 4
    assert {standing["bot"] for standing in found["standings"]} == {"uniform", "novice"}
    shown = CliRunner().invoke(app, asked)
    assert "alone" in shown.stdout
    assert "novice" in shown.stdout
