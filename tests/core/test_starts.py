"""Unusual starts: odd seats, seeds and options, and games that start from a position."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister import Table, verify
from cloister.core.errors import (
    BadOption,
    BadPosition,
    BadSeed,
    SeatsOutOfRange,
    UnknownGame,
    UnknownOption,
)
from cloister.core.values import Json
from tests.support.tables import SEED, everything, new_table, play_some

CALM = settings(deadline=None, derandomize=True, max_examples=500)


# Odd arguments


@pytest.mark.parametrize("seats", [0, 1, 7, -3, 10**30, True, 3.0, "3", None, [], (3,)])
def test_the_number_of_seats_is_checked(seats: Any) -> None:
    with pytest.raises(SeatsOutOfRange, match="2 to 6"):
        Table.new("serendipity", seats, SEED)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, 5, [0] * 32, bytearray(9)])
def test_a_seed_is_32_bytes(seed: Any) -> None:
    with pytest.raises(BadSeed, match="32 bytes"):
        Table.new("serendipity", 3, seed)


class Unprintable:
    """A value that cannot be printed."""

    def __str__(self) -> str:
        raise KeyError("secret")

    __repr__ = __str__


@pytest.mark.parametrize(
    "value",
    [None, [], {}, {1}, float("nan"), b"off", object(), Unprintable(), 10**5000, "\0"],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize("name", ["turn_limit", "colour_choice", "show_seen", "colours_each"])
def test_an_odd_value_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name) as caught:
        Table.new("serendipity", 3, SEED, {name: value})
    assert caught.value.rule.startswith("SER-")
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("name", ["", "Turn_limit", "tempo", "x" * 999, "a\nb"])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(UnknownOption) as caught:
        Table.new("serendipity", 3, SEED, {name: 1})
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("key", ["chess", "", None, 5])
def test_an_unknown_game_is_refused(key: Any) -> None:
    with pytest.raises(UnknownGame, match="serendipity"):
        Table.new(key, 3)


# Positions


def middle() -> dict[str, Json]:
    return play_some(new_table(), 77).state.position()


def test_a_position_is_saved_loaded_and_proved(tmp_path: Path) -> None:
    table = play_some(Table.set_up("serendipity", 3, middle(), seed=SEED), 40)
    path = table.save(tmp_path / "x.game")
    assert Table.load(path) == table
    assert verify(path).state.position() == table.state.position()
    assert Table.load(path).at(0).state.position() == middle()


def test_clo_8_the_commitment_binds_the_position_too() -> None:
    """CLO-8: otherwise a dealt game could pass for one that was set up."""
    dealt = new_table()
    copied = Table.set_up("serendipity", 3, dealt.state.position(), seed=SEED)
    assert copied.state.position() == dealt.state.position()
    assert copied.header.commitment != dealt.header.commitment


def test_a_position_cannot_be_changed_from_outside(tmp_path: Path) -> None:
    position = middle()
    table = Table.set_up("serendipity", 3, position, seed=SEED)
    before = everything(table)
    position["rows"] = []
    position["seat"] = 2
    assert everything(table) == before
    assert Table.load(table.save(tmp_path / "x.game")) == table


def test_a_position_with_tuples_is_the_same_as_with_lists(tmp_path: Path) -> None:
    rows = middle()["rows"]
    assert isinstance(rows, list)
    loose: Any = middle() | {"rows": tuple(rows)}
    table = Table.set_up("serendipity", 3, loose, seed=SEED)
    assert Table.load(table.save(tmp_path / "x.game")) == table


ODD = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.text("abvroyg*.0127³", max_size=8)
    | st.lists(st.integers(0, 91) | st.text(max_size=3), max_size=3)
    | st.dictionaries(st.sampled_from(["a1", "k6", "z9"]), st.integers(), max_size=3)
)


def started(setting: dict[str, Any]) -> Table | BadPosition:
    try:
        return Table.set_up("serendipity", 3, setting, seed=SEED)
    except BadPosition as refusal:
        return refusal


@CALM
@given(st.sampled_from([*middle(), "colour"]), ODD)
def test_an_odd_position_is_playable_or_refused(field: str, odd: object) -> None:
    """It never becomes a table that breaks at its first move."""
    table = started(middle() | {field: odd})
    if isinstance(table, Table):
        table.state.check()
        play_some(table, 30)
    else:
        assert str(table).isprintable()


@pytest.mark.parametrize("odd", [{1: 2}, {"rows": {3}}, {"rows": object()}, {"rows": b"\xff"}])
def test_a_position_that_cannot_be_written_down_is_refused(odd: Any) -> None:
    with pytest.raises(BadPosition):
        Table.set_up("serendipity", 3, odd)
