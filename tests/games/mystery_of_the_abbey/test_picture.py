"""The picture and the letters show what the view shows, and nothing else."""

from xml.etree import ElementTree

import pytest

from cloister.core.chance import Fast
from cloister.core.game import Announcements, State
from cloister.core.table import Table
from cloister.games.mystery_of_the_abbey.art.picture import svg
from cloister.games.mystery_of_the_abbey.words.screen import text

from .helpers import KEY, at

SVG = "{http://www.w3.org/2000/svg}"
CASES = [(seats, moves) for seats in (3, 6) for moves in (0, 120, 99999)]


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
    assert len(drawn) < 60_000
    assert picture.get("role") == "img"
    assert [part.tag for part in picture[:2]] == [f"{SVG}title", f"{SVG}desc"]
    assert drawn.count("http") == 1
    assert all("style" not in part.attrib for part in picture.iter())


def test_equal_views_look_equal_whatever_is_hidden(state: State) -> None:
    """MOA-J15: neither the picture nor the letters tell more than the view."""
    seats: list[int | None] = [0, None]
    for seat in seats:
        other = state.imagine(seat, Fast(7))
        assert svg(state.view(seat)) == svg(other.view(seat))
        assert text(state.view(seat)) == text(other.view(seat))


def test_letters_fit_a_terminal(state: State) -> None:
    lines = text(state.view(0)).splitlines()
    assert max(map(len, lines)) <= 80
    assert any("Matthew" in line for line in lines)


def test_the_hand_stands_out() -> None:
    """MOA-J2: in hand, seen, or unknown."""
    shown = text(at().view(0))
    assert "[1 Matthew TFhbf]" in shown
    assert "24 Reginald BN---" in shown
    assert "24 Reginald BN---'" not in shown
