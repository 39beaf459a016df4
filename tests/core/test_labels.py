"""A game without a board shows fields and moves with the labels of its own catalogue."""

from dataclasses import replace

import pytest

from cloister.core import labels
from cloister.core.registry import find
from cloister.core.table import Table
from cloister.core.values import Json

GAME = find("_template")


def who(seat: int) -> str:
    return "You" if seat == 0 else f"Seat {seat}"


def test_a_view_is_shown_by_its_labels() -> None:
    table = Table.new("_template", 2, bytes(32), {"passing": True, "draught": True})
    assert labels.fields(GAME, table.view(0), who) == [
        "Your candles: 3, 14, 17",
        "Candles in hand: You: 3, Seat 1: 3",
        "Rounds won: You: 0, Seat 1: 0",
        "Leader: You",
    ]
    table.play(0, "pass 14")
    assert "You passed on candle 14." in labels.fields(GAME, table.view(0), who)
    assert not any("passed" in line for line in labels.fields(GAME, table.view(1), who))


def test_moves_are_shown_by_their_labels() -> None:
    assert labels.move(GAME, GAME.read("burn 7")) == "Burn 7"
    assert labels.move(replace(GAME, label=None), GAME.read("burn 7")) == "burn 7"
    unlabelled = replace(GAME, label=lambda move: ("move-snuff", {}))
    assert labels.move(unlabelled, GAME.read("burn 7")) == "burn 7"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, "3"),
        (True, "yes"),
        ([], "none"),
        ([1, 2], "1, 2"),
        ([[1, 2], [], [3]], "1, 2; none; 3"),
        ({"in_hand": [1], "open": False}, "in hand 1; open no"),
        (None, "none"),
    ],
)
def test_a_field_without_a_label_is_readable(value: Json, shown: str) -> None:
    assert labels.field(GAME, "last_claim", value, who, 0) == f"last claim: {shown}"


def test_a_label_may_use_names_and_numbers() -> None:
    assert labels.arguments([2, 0], who, 0) == {
        "value": "2, 0",
        "count": 2,
        "name": "Seat 2 and You",
        "each": "You: 2, Seat 1: 0",
        "you": "no",
    }
    assert labels.arguments(0, who, 0)["you"] == "yes"
    assert labels.arguments(-1, who, 0)["name"] == "nobody"
    assert labels.arguments([[1, 2], [3]], who, 0)["each"] == "You: 1, 2; Seat 1: 3"
    assert labels.arguments(True, who, 1) | {"count": 0} == {
        "value": "yes",
        "count": 0,
        "name": "nobody",
        "each": "You: yes",
        "you": "no",
    }
