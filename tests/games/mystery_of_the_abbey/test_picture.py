"""The picture and the text show what the view shows, and nothing else."""

import pytest

from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.table import Table
from cloister.games.mystery_of_the_abbey.art.picture import svg
from cloister.games.mystery_of_the_abbey.words.screen import text
from tests.support.pictures import check_alike
from tests.support.playing import play_some

from .helpers import KEY, at

CASES = [(seats, moves) for seats in (3, 6) for moves in (0, 120, 99999)]


@pytest.fixture(name="state", params=CASES, ids=lambda case: f"{case[0]} seats, {case[1]} moves")
def played(request: pytest.FixtureRequest) -> State:
    seats, moves = request.param
    return play_some(Table.new(KEY, seats, bytes([seats]) * 32).state, moves, Fast(seats))


def test_a_picture_is_small(state: State) -> None:
    assert len(svg(state.view(0))) < 60_000


def test_equal_views_look_equal_whatever_is_hidden(state: State) -> None:
    """MOA-J15: neither the picture nor the text tells more than the view."""
    check_alike(state, svg, text)


def test_the_text_names_the_suspects(state: State) -> None:
    assert "Matthew" in text(state.view(0))


def test_the_text_marks_the_suspects_in_hand() -> None:
    """MOA-J2: a suspect is in hand, seen, or unknown."""
    shown = text(at().view(0))
    assert "[1 Matthew TFhbf]" in shown
    assert "24 Reginald BN---" in shown
    assert "24 Reginald BN---'" not in shown
