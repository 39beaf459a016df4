"""Positions are written and read back; an impossible one is refused with a sentence."""

import pytest

from cloister import Table, find
from cloister.core.errors import BadPosition
from cloister.core.text import has
from cloister.core.values import Json
from tests.support.playing import play

from .helpers import HANDS, KEY, at


def test_a_position_can_be_set_up_again() -> None:
    table = at("ECC CLS CLW CLW", kept=["B3", "", "", ""])
    play(table, "go CLS", "ask 1", "about hand", "trait fat")
    written = table.state.position()
    again = Table.set_up(KEY, 4, written)
    assert again.state.position() == written
    play(again, "done", "answer")


def test_a_refusal_says_what_is_wrong_with_a_position() -> None:
    wrongs: list[tuple[dict[str, Json], str]] = [
        ({"hands": list(HANDS[:3])}, "position-hands"),
        ({"hands": ["0 1 2 3 4", *HANDS[1:]]}, "position-suspect"),
        ({"more": {"nothing": 1}}, "position-field"),
        ({"more": {"seat": "one"}}, "position-field"),
    ]
    for wrong, key in wrongs:
        refused = refusal(wrong)
        assert refused.key == key
        assert has(find(KEY).folder, key)


def refusal(wrong: dict[str, Json]) -> BadPosition:
    position: dict[str, Json] = {
        "hands": list(HANDS),
        "culprit": 24,
        "parlour": [21, 22, 23],
        **wrong,
    }
    with pytest.raises(BadPosition) as refused:
        Table.set_up(KEY, 4, position)
    return refused.value


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": HANDS[:3]},
        {"hands": ["1 2 3 4 5", "5 6 7 8 9", *HANDS[2:]]},
        {"hands": ["0 1 2 3 4", *HANDS[1:]]},
        {"culprit": 3},
        {"culprit": 99},
        {"parlour": [21, 22]},
        {"pawns": ["ECC", "ECC", "ECC", "ATTIC"]},
        {"kept": [["B15"], [], [], []]},
        {"kept": [["B99"], [], [], []]},
        {"books": ["B1"]},
        {"more": {"seat": 7}},
        {"more": {"nothing": 1}},
        {"more": {"seat": "one"}},
        {"more": {"hands": 3}},
        {"colour": "red"},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, Json]) -> None:
    assert refusal(wrong).code == "bad-position"
