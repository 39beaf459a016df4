"""Positions: written, read back, and refused if they are impossible."""

from typing import Any

import pytest

from cloister import CloisterError, Table
from cloister.core.errors import BadPosition
from tests.support.playing import play

from .helpers import KEY, at

ROAD = {"wood I4": "c3 0", "stone I4": "g3 0"}


def written(**changes: Any) -> dict[str, Any]:
    """A valid position with these changes."""
    table = at(ROAD, ("moves wood", "jolly", "mihi"), acolytes=("d3",))
    return dict(table.state.position()) | changes


def set_up(position: dict[str, Any]) -> Table:
    return Table.set_up(KEY, 2, position)


def test_a_written_position_reads_back() -> None:
    position = written()
    assert set_up(position).state.position() == position


@pytest.mark.parametrize(
    "moves",
    [
        ["play moves wood"],
        ["play jolly", "turn twice", "bridge stone I4", "turn g3 right"],
        ["play mihi", "bridge stone I4", "turn g3 right"],
        ["swap draw", "discard jolly"],
        ["free bridge", "bridge stone I4"],
        ["free e3", "end"],
    ],
)
def test_a_position_in_mid_turn_reads_back(moves: list[str]) -> None:
    table = set_up(written())
    play(table, *moves)
    again = set_up(dict(table.state.position()))
    assert again.state.position() == table.state.position()
    assert again.moves(again.to_act[0]) == table.moves(table.to_act[0])


@pytest.mark.parametrize(
    "changes",
    [
        {"bridges": {"wood I4": "c3 0", "stone I4": "d3 0", "brick I4": "a14 0"}},
        {"bridges": {"wood I4": "l3 0", "brick I4": "a14 0"}},
        {"bridges": {"wood I4": "c3", "brick I4": "a14 0"}},
        {"bridges": {"wood I4": "c3 7", "brick I4": "a14 0"}},
        {"bridges": {"gold I4": "c3 0", "brick I4": "a14 0"}},
        {"bridges": {"wood I4": "c3 0"}},
        {"books": [["a14", "b14", "", ""], ["c14", "", "", ""]]},
        {"books": [["", "", "", ""], ["c14", "", "", ""]]},
        {"books": [["a14", "", ""], ["c14", "", "", ""]]},
        {"books": [["a14", "", "", ""]]},
        {"books": [["a14", "", "", ""], ["a14", "", "", ""]]},
        {"books": [["n14", "", "", ""], ["c14", "", "", ""]]},
        {"acolytes": ["d3"]},
        {"acolytes": ["d3", "d3"]},
        {"acolytes": ["n1", "ledge"]},
        {"acolytes": ["a14", "ledge"]},
        {"acolytes": ["d3", "b14"]},
        {"acolytes": ["here", "ledge"]},
        {"gargoyles": ["d3", "hand"]},
        {"gargoyles": ["hand"]},
        {"hands": [["jolly"], []]},
        {"hands": [["moves wood", "jolly", "mihi"]]},
        {"pile": []},
        {"discards": ["jolly"]},
        {"prayers": [["nihil"], ["nihil"]]},
        {"rows": [["nihil"], []]},
        {"stock": [["wood L5"], []]},
        {"spare": ["wood L5"]},
        {"phase": -1},
        {"phase": 1},
        {"phase": 9},
        {"phase": 10},
        {"phase": 23},
        {"seat": 2},
        {"seat": -1},
        {"first": 5},
        {"first": "0"},
        {"turn": -1},
        {"turn": 200},
        {"now": {"points": 7}},
        {"now": {"points": -1}},
        {"now": {"step": 4}},
        {"now": {"walked": 1}},
        {"now": {"card": "joker"}},
        {"now": {"last": {"wood I4": "joker"}}},
        {"now": {"spun": {"wood I4": "z9"}}},
        {"now": {"what": 1}},
        {"now": {"chain": ["jump over"]}},
        {"knowledge": [{"pools": [[0] * 11], "held": [[0, 0]], "unclear": []}] * 2},
        {"knowledge": [{"pools": [], "held": [], "unclear": []}] * 2},
        {"what": 1},
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(CloisterError) as caught:
        set_up(written(**changes))
    assert caught.value.code == "bad-position"


@pytest.mark.parametrize("phase", range(4, 22))
@pytest.mark.parametrize(
    "now",
    [
        {},
        {"card": "jolly", "effect": 4},
        {"card": "jolly", "effect": 9, "bridge": "wood I4"},
        {"card": "nihil", "effect": 5, "left": 3, "led": [7]},
        {"card": "quin", "bridge": "wood L5", "left": 1, "facing": 9},
        {"bridge": "iron L5", "purpose": 99, "left": -1},
        {"card": "mihi", "bridge": "stone I4", "spun": {}},
    ],
)
def test_odd_positions_are_refused_or_can_be_played(phase: int, now: dict[str, Any]) -> None:
    """SAT-13: every move offered in a position that was accepted can be played."""
    try:
        table = set_up(written(phase=phase, now=now))
    except BadPosition:
        return
    table.view(0)
    for move in table.moves(table.to_act[0]):
        again = set_up(dict(table.state.position()))
        again.play(again.to_act[0], move)
