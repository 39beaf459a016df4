"""Positions are written and read back without loss, and anything else is refused."""

import msgspec
import pytest

from cloister.core.errors import BadPosition
from cloister.core.positions import Position, need


class Pit:
    """A state with just the attributes that the position needs."""

    def __init__(self) -> None:
        self.rows = [[1, 2], [3]]
        self.turn = 1
        self.open = {4, 5}
        self.cache = "of no account"


class PitPosition(Position):
    rows: list[list[int]]
    turn: int = 0
    open: list[int] = []  # noqa: RUF012


def test_fields_are_copied_from_attributes_of_the_same_name() -> None:
    pit = Pit()
    position = PitPosition.of(pit, open=sorted(pit.open))
    assert position.written() == {"rows": [[1, 2], [3]], "turn": 1, "open": [4, 5]}
    pit.rows[0].append(9)
    assert position.rows == [[1, 2], [3]]


def test_a_field_with_its_default_value_is_left_out() -> None:
    assert PitPosition(rows=[]).written() == {"rows": []}


def test_a_position_is_read_back() -> None:
    position = PitPosition.of(Pit(), open=[4])
    assert PitPosition.read(position.written()) == position
    assert PitPosition.read({"rows": []}) == PitPosition(rows=[])


def test_a_position_is_put_into_a_state() -> None:
    pit, position = Pit(), PitPosition(rows=[[7]], turn=5, open=[1])
    position.put_into(pit, "rows", "turn")
    assert (pit.rows, pit.turn, pit.open) == ([[7]], 5, {4, 5})
    position.rows[0].append(8)
    assert pit.rows == [[7]]
    position.put_into(pit)
    assert pit.open == [1]  # type: ignore[comparison-overlap]


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ({}, "rows"),
        ({"rows": 1}, "Expected `array`"),
        ({"rows": [["x"]]}, "Expected `int`"),
        ({"rows": [], "turm": 1}, "unknown field `turm`"),
    ],
)
def test_an_invalid_position_is_refused(written: dict[str, object], words: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=words):
        PitPosition.read(written)  # type: ignore[arg-type]


def test_need_names_the_broken_condition() -> None:
    need(True, "position-hands")
    with pytest.raises(BadPosition) as refused:
        need(False, "position-hands", seats=3)
    assert (refused.value.key, refused.value.arguments) == ("position-hands", {"seats": 3})
