"""The picture and the text of the pit show what the view shows, and nothing else."""

import re

import pytest

from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.table import Table
from cloister.games.sator.art.picture import svg
from cloister.games.sator.words.screen import text
from tests.support.pictures import check_alike, ids
from tests.support.playing import play, play_some

from .helpers import KEY, at, look

CASES = [(seats, moves) for seats in (2, 3, 4) for moves in (0, 100, 700)]


@pytest.fixture(name="state", params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} moves")
def played(request: pytest.FixtureRequest) -> State:
    seats, moves = request.param
    return play_some(Table.new(KEY, seats, bytes([seats]) * 32).state, moves, Fast(seats))


def test_a_picture_is_small_and_its_ids_have_the_prefix_of_the_game(state: State) -> None:
    drawn = svg(state.view(0))
    assert len(drawn) < 40_000
    assert all(name.startswith("sat-") for name in ids(drawn))


def test_equal_views_look_equal_whatever_is_hidden(state: State) -> None:
    """SAT-A1, SAT-A34: neither the picture nor the text tells more than the view."""
    check_alike(state, svg, text)


def test_every_piece_is_in_the_picture() -> None:
    table = at({"wood I4": "c3 0"}, ("jolly",), acolytes=("c3",), gargoyles=("hand", "d3"))
    drawn = svg(table.view(0))
    titles = re.findall(r"<title>([^<]+)</title>", drawn)
    assert titles == [
        "long wooden beam, c3",
        "long brick beam, a14",
        "book (red), a14",
        "book (green), b14",
        "gargoyle (green), d3",
        "acolyte (red), c3",
        "acolyte (green), on its ledge",
    ]
    assert "Your hand: a JOLLY." in drawn
    assert "JOLLY" not in svg(table.view(1))


def test_the_pit_as_text() -> None:
    table = at({"wood I4": "c3 0"}, ("jolly",), acolytes=("c3",), gargoyles=("hand", "d3"))
    lines = text(look(table)).splitlines()
    assert lines[0].split() == list("abcdefghijklmn")
    assert lines[3].startswith("  3 .  .  MR M# M  M  .")
    assert lines[14].startswith(" 14 Pr Pg P  P  .")
    assert "Round 3. Seat 0 (red, you): 6 action points, 0 steps, the free action is left." in lines
    assert (
        "G Seat 1 (green): 3 of 4 books, on the ledge, 0 IM cards and 0 prayers in hand." in lines
    )
    assert max(map(len, lines)) <= 80


def test_the_text_names_the_winner() -> None:
    table = at({"wood I4": "c3 0"}, acolytes=("c3",), books={0: ("d3",)})
    play(table, "free d3")
    assert "Won by: Seat 0 (red, you)." in text(look(table))
