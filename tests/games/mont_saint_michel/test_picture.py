"""The picture and the text drawing show what the view shows, and no more."""

import re
from xml.etree import ElementTree

import pytest

from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.table import Table
from cloister.games.mont_saint_michel.art.picture import svg
from cloister.games.mont_saint_michel.words.screen import text
from tests.support.pictures import SVG, check_alike, check_fits, check_needs_nothing, check_whole
from tests.support.playing import play, play_some

from .helpers import KEY, MONKS, at, last_page, look

CASES = [(seats, moves) for seats in (2, 3, 5) for moves in (0, 50, 300, 5000)]


@pytest.fixture(name="state", params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} moves")
def played(request: pytest.FixtureRequest) -> State:
    seats, moves = request.param
    table = Table.new(KEY, seats, bytes(32), {"first_peek": moves == 0})
    return play_some(table.state, moves, Fast(2))


def test_a_picture_is_small_and_names_what_it_shows(state: State) -> None:
    drawn = svg(state.view(0))
    check_whole(drawn)
    check_needs_nothing(drawn)
    assert len(drawn) < 40_000
    titles = [element.text for element in ElementTree.fromstring(drawn).iter(f"{SVG}title")]
    assert all(f"the {monk} monk" in titles for monk in MONKS)
    assert {"1 Église", "16 Jardin", "Village"} <= {*titles}


def test_equal_views_look_equal_whatever_is_hidden(state: State) -> None:
    """MSM-26: the pictures of two worlds that a seat cannot tell apart are the same."""
    check_alike(state, svg, text)


def test_the_text_fits_a_page(state: State) -> None:
    for seat in (None, 0):
        letters = text(state.view(seat))
        check_fits(letters)
        assert len(letters.split("\n")) <= 45


def test_the_text_shows_the_map() -> None:
    table = at({"red": 5, "blue": 2}, location=16)
    drawn = text(look(table, 0))
    assert "5R" in drawn
    assert "2B" in drawn
    assert "[16]" in drawn
    assert "Open: 16 Jardin, a page worth +3 with one dot\n" in drawn
    assert " 6 Tour du Nord" in drawn
    assert "~7 15" in drawn


def test_a_seat_is_reminded_of_what_it_has_seen() -> None:
    """MSM-26: only of that; other monks show no name."""
    table = at(looked=[(0, "black"), (0, "white"), (1, "blue")])
    mine, theirs = text(look(table, 0)), text(look(table, 1))
    assert re.search(r"K black .* you", mine)
    assert re.search(r"W white .* X", mine)
    assert not re.search(r"B blue .* (Seat|you)", mine)
    assert re.search(r"B blue .* you", theirs)
    assert "you<" in svg(look(table, 0))
    assert ">X<" not in svg(look(table, 1))


def test_monks_that_are_being_moved_are_marked() -> None:
    table = at({"red": 8, "blue": 9})
    play(table, "move red", "step 9")
    drawn = text(look(table, 0))
    assert "* R red" in drawn
    assert "* B blue" in drawn
    assert "You push the blue monk" in drawn


def test_the_end_shows_who_was_who() -> None:
    """MSM-28."""
    table = last_page({"black": ["y+4."]}, "g+2.")
    play(table, "move red", "step 8")
    drawn = text(look(table, 3))
    assert "Seat 0 has won" in drawn
    assert re.search(r"K black .* Seat 0", drawn)
    assert re.search(r"R red .* X", drawn)


def test_the_sand_depends_on_the_last_tide() -> None:
    """The pictures after an ebb and after a flood differ."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9", "ebb 7", "stop")
    ebb = svg(look(table))
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9", "flood 7", "stop")
    assert ebb != svg(look(table))
