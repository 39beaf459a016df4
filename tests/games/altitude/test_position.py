"""Positions: written, read back, and refused if impossible."""

from typing import Any

import pytest

from cloister import CloisterError, Table
from tests.support.playing import play

from .helpers import FINAL_SLOT, HAND, OVER, SLOT, at, final


def written(**changes: Any) -> dict[str, Any]:
    """A valid position with these changes."""
    table = at(["3 4", "5"], ["6"], drawn="9", hands=["1 1 7 8", "2 2 10 C"])
    return dict(table.state.position()) | changes


def set_up(position: dict[str, Any]) -> Table:
    return Table.set_up("altitude", 2, position)


def test_a_written_position_comes_back() -> None:
    position = written()
    assert set_up(position).state.position() == position


@pytest.mark.parametrize("moves", [["take"], ["take", "card 7"], ["build 1:2"], ["send 1:1 to 1"]])
def test_a_position_in_the_middle_of_a_turn_comes_back(moves: list[str]) -> None:
    table = set_up(written())
    play(table, *moves)
    again = set_up(dict(table.state.position()))
    assert again.state.position() == table.state.position()
    assert again.moves(again.to_act[0]) == table.moves(table.to_act[0])


def test_a_position_at_the_end_comes_back() -> None:
    table = final(["3"], ["4"], hands=["5 6", "7"])
    play(table, "card 5", "at 1:1", "stop", "stop")
    again = set_up(dict(table.state.position()))
    assert again.outcome == table.outcome


@pytest.mark.parametrize(
    "changes",
    [
        {"mountains": [{"rows": ["3 4", "5"]}]},
        {"mountains": [{"rows": ["3 4", "3a"]}, {"rows": ["6"]}]},
        {"mountains": [{"rows": ["3 4", "5"], "left": -1}, {"rows": ["6"], "left": -1}]},
        {"mountains": [{"rows": ["3 4", "5"], "left": 1}, {"rows": ["6"]}]},
        {"mountains": [{"rows": ["3 4", "5"]}, {"rows": ["x"]}]},
        {"mountains": [{"rows": ["3 . . . . . . . . . . 4", "5"]}, {"rows": ["6"]}]},
        {"mountains": [{"rows": ["S 4", "5"]}, {"rows": ["6"]}]},
        {"hands": ["1 1 7 8"]},
        {"hands": ["1 1 7", "2 2 10 C"]},
        {"hands": ["1 1 7 9", "2 2 10 C"]},
        {"drawn": ""},
        {"drawn": "8"},
        {"drawn": "nine"},
        {"pile": ""},
        {"picked": "7"},
        {"phase": HAND, "drawn": ""},
        {"phase": SLOT},
        {"phase": SLOT, "picked": "9"},
        {"phase": FINAL_SLOT, "picked": "7"},
        {"phase": OVER},
        {"phase": -1},
        {"phase": 9},
        {"seat": 2},
        {"seat": -1},
        {"first": 7},
        {"draw": 2},
        {"draws": 3},
        {"taken": [5, 0]},
        {"taken": [0]},
        {"returned": ["1 2 3", ""]},
        {"returned": ["1"]},
        {"what": 1},
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(CloisterError) as caught:
        set_up(written(**changes))
    assert caught.value.code == "bad-position"


def test_returned_cards_have_to_be_somewhere() -> None:
    """ALT-R34: cards that a seat remembers returning cannot all be discarded."""
    with pytest.raises(CloisterError) as caught:
        set_up(written(returned=["16 16", ""], taken=[0, 0], pile="", discards=_with_pile()))
    assert caught.value.code == "bad-position"


def _with_pile() -> str:
    position = written()
    return f"{position['discards']} {position['pile']}"
