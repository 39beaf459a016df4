"""Positions: written, read back, and refused if impossible."""

from typing import Any

import pytest

from cloister import Table
from cloister.core.chance import Fast
from cloister.core.errors import BadPosition
from cloister.core.values import encode
from tests.support.playing import play

from .helpers import KEY, at, look, position, truth
from .test_setup import dealt


@pytest.mark.parametrize("seats", range(2, 6))
def test_any_position_of_a_game_can_be_written_and_read(seats: int) -> None:
    """Checks every fourth decision, with a different offset for each number of seats."""
    table = dealt(seats, 31, first_peek=True, shuffle_second_pass=True)
    chance = Fast(seats)
    made = 0
    while table.to_act:
        seat = table.to_act[0]
        if made % 4 == seats % 4:
            written = truth(table)
            again = Table.set_up(KEY, seats, written, table.setting.options.values)
            assert encode(truth(again)) == encode(written)
            assert again.moves(seat) == table.moves(seat)
        table.play_move(seat, table.state.sample(seat, chance))
        made += 1
    assert truth(Table.set_up(KEY, seats, truth(table), table.setting.options.values)) == truth(
        table
    )


def test_most_of_a_position_can_be_left_out() -> None:
    """Only the decks and the slips are needed; everything else has a default."""
    table = at()
    view = look(table)
    assert (view.active, view.turns, view.waiting, view.places) == (0, 0, 0, [0] * 6)
    assert view.tides == [3] * 4


def test_the_middle_of_a_move_is_written() -> None:
    table = at({"red": 11, "blue": 5, "green": 1})
    play(table, "move red", "step 5", "push ramp")
    written = truth(table)
    assert written["phase"] == "pushing"
    move = written["move"]
    assert isinstance(move, dict)
    assert (move["monk"], move["pushed"], move["climber"]) == ("red", "green", "blue")
    assert move["lock"] == ["blue", "red"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"inside": "0123x"}, "six characters"),
    ({"inside": "0122xx"}, "slips"),
    ({"inside": "012345"}, "slips"),
    ({"inside": "01?3xx"}, "invalid literal"),
    ({"locations": [1, 2, 3]}, "16 cards"),
    ({"locations": [1] * 16}, "locations"),
    ({"opened": -1}, "16 cards"),
    ({"deck": []}, "lost"),
    ({"deck": ["y+9."]}, "y[+]9"),
    ({"page": ""}, "page"),
    ({"taken": [["red", "y+3."]]}, "lost or doubled"),
    ({"taken": [["pink", "y+3."]]}, "pink"),
    ({"places": {"red": "8", "blue": "8"}}, "two monks on one location"),
    ({"places": {"red": "ramp"}}, "ramp"),
    ({"places": {"red": "99"}}, "99"),
    ({"places": {"pink": "8"}}, "a monk that does not exist"),
    ({"tides": ["ef"]}, "each seat"),
    ({"tides": ["ef", "ef", "ef", "g"]}, "g"),
    ({"looked": [[0, "red"]]}, "identity cards"),
    ({"looked": [[7, "red"]]}, "no such seat"),
    ({"peeks": 3}, "peeks"),
    ({"seat": 4}, "no such seat"),
    ({"looker": -2}, "no such seat"),
    ({"turns": -1}, "must not be negative"),
    ({"phase": "sleeping"}, "sleeping"),
    ({"phase": "over"}, "a page is open at the wrong time"),
    ({"phase": "looking"}, "identity cards were lost"),
    ({"phase": "walking"}, "at the wrong time"),
    ({"phase": "page", "move": {"monk": "red", "dots": 1}}, "at the wrong time"),
    ({"phase": "walking", "move": {"monk": "red", "dots": 5}}, "0, 1 or 2"),
    ({"phase": "climbed", "move": {"monk": "red", "dots": 1}}, "nobody has climbed"),
    ({"phase": "pushing", "move": {"monk": "red", "dots": 1}}, "at the wrong time"),
    ({"nonsense": 1}, "nonsense"),
]


@pytest.mark.parametrize(("change", "said"), WRONG)
def test_an_impossible_position_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        Table.set_up(KEY, 4, position() | change)


def test_a_page_may_wait_longer_than_in_a_real_game() -> None:
    """MSM-A17: a puzzle may begin with such a position."""
    assert look(at({"red": 15}, waiting=40)).bound
