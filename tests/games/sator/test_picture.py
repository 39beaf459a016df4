"""The picture and the letters of the pit show what the view shows, and nothing else."""

import re
from xml.etree import ElementTree

import pytest

from cloister.core.chance import Fast
from cloister.core.game import Announcements, State
from cloister.core.table import Table
from cloister.games.sator.art.picture import svg
from cloister.games.sator.words.screen import text
from tests.support.playing import play

from .helpers import KEY, at, look

SVG = "{http://www.w3.org/2000/svg}"
CASES = [(seats, moves) for seats in (2, 3, 4) for moves in (0, 100, 700)]


@pytest.fixture(name="state", params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} moves")
def played(request: pytest.FixtureRequest) -> State:
    seats, moves = request.param
    state = Table.new(KEY, seats, bytes([seats]) * 32).state
    chance = Fast(seats)
    while state.to_act() and moves > 0:
        seat = state.to_act()[0]
        state.play(seat, state.sample(seat, chance), chance, Announcements(listening=False))
        moves -= 1
    return state


def test_a_picture_is_whole_and_small(state: State) -> None:
    drawn = svg(state.view(0))
    picture = ElementTree.fromstring(drawn)
    assert len(drawn) < 40_000
    assert picture.get("role") == "img"
    assert [part.tag for part in picture[:2]] == [f"{SVG}title", f"{SVG}desc"]
    ids = [part.get("id") for part in picture.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    assert all(str(name).startswith("sat-") for name in ids)
    referred = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawn))
    assert referred <= set(ids)


def test_a_picture_needs_nothing_from_outside(state: State) -> None:
    drawn = svg(state.view(0))
    picture = ElementTree.fromstring(drawn)
    assert drawn.count("http") == 1
    assert {part.tag for part in picture.iter()}.isdisjoint({f"{SVG}style", f"{SVG}script"})
    assert all("style" not in part.attrib for part in picture.iter())


def test_equal_views_look_equal_whatever_is_hidden(state: State) -> None:
    """SAT-A1, SAT-A34: neither the picture nor the letters tell more than the view."""
    seats: list[int | None] = [0, None]
    for seat in seats:
        other = state.imagine(seat, Fast(7))
        assert svg(state.view(seat)) == svg(other.view(seat))
        assert text(state.view(seat)) == text(other.view(seat))


def test_every_piece_is_in_the_picture() -> None:
    table = at({"wood I4": "c3 0"}, ("jolly",), acolytes=("c3",), gargoyles=("hand", "d3"))
    drawn = svg(table.view(0))
    titles = re.findall(r"<title>([^<]+)</title>", drawn)
    assert titles == [
        "wood I4, c3",
        "brick I4, a14",
        "book of red, a14",
        "book of green, b14",
        "gargoyle of green, d3",
        "acolyte of red, c3",
        "acolyte of green, its ledge",
    ]
    assert "hand: jolly" in drawn
    assert "hand: jolly" not in svg(table.view(1))


def test_the_letters_of_the_pit() -> None:
    table = at({"wood I4": "c3 0"}, ("jolly",), acolytes=("c3",), gargoyles=("hand", "d3"))
    lines = text(look(table)).splitlines()
    assert lines[0].split() == list("abcdefghijklmn")
    assert lines[3].startswith("  3 .  .  MR M# M  M  .")
    assert lines[14].startswith(" 14 Pr Pg P  P  .")
    assert "round 3, seat 0 (red, you): 6 action points, 0 squares to walk, free action" in lines
    assert "seat 1 (green): 3 of 4 books, on the ledge, 0 IM cards and 0 prayers in hand" in lines
    assert max(map(len, lines)) <= 80


def test_a_game_that_was_won() -> None:
    table = at({"wood I4": "c3 0"}, acolytes=("c3",), books={0: ("d3",)})
    play(table, "free d3")
    assert "won by seat 0 (red, you)" in text(look(table))
