"""Every refusal in the game, reached by playing, with its rule and its sentence."""

from collections.abc import Callable

import pytest

from cloister import Table
from cloister.games.mont_saint_michel.rules.refusal_codes import REFUSALS
from tests.support.playing import play, refused

from .helpers import at
from .test_setup import dealt

Made = Callable[[], Table]


def after(table: Table, *moves: str) -> Table:
    play(table, *moves)
    return table


def in_the_way() -> Table:
    return after(at({"red": 8, "blue": 9}), "move red", "step 9")


def on_top() -> Table:
    return after(at({"red": 2, "blue": 1}), "move red", "step 1")


def looking() -> Table:
    return after(at(location=8, top=["id"]), "move red", "step 8")


CROWD: dict[str, int | str] = {"red": 16, "black": 1, "blue": 2, "green": 3, "white": 4}
CASES: list[tuple[Made, str, str]] = [
    (lambda: dealt(4, 0, first_peek=True), "give", "refuse-peek-first"),
    (lambda: after(dealt(4, 0, first_peek=True), "look red"), "look red", "refuse-peeked"),
    (looking, "stop", "refuse-look-first"),
    (at, "step 8", "refuse-monk-first"),
    (at, "give", "refuse-nobody-there"),
    (lambda: at({"red": 16}, waiting=16), "move red", "refuse-bound-to-give"),
    (lambda: at({"red": 15}, waiting=16), "move blue", "refuse-bound-monk"),
    (lambda: after(at(), "move red"), "push 8", "refuse-walk-first"),
    (lambda: after(at(), "move red", "step 9"), "step 8", "refuse-no-dots"),
    (lambda: after(at(), "move red"), "step 1", "refuse-not-beside"),
    (lambda: after(at({"red": 1}), "move red"), "step ramp", "refuse-ramp-end"),
    (
        lambda: after(at({"red": 5}, page="y+3.."), "move red", "step ramp"),
        "stop",
        "refuse-leave-ramp",
    ),
    (
        lambda: after(at({"red": 1}, page="y+3.."), "move red", "step ramp"),
        "up",
        "refuse-no-free-step",
    ),
    (in_the_way, "stop", "refuse-push-first"),
    (
        lambda: after(at({"red": 8, "blue": 9}), "move red", "step 9"),
        "push 1",
        "refuse-push-beside",
    ),
    (
        lambda: after(at({"red": 2, "blue": 1}), "move red", "step 1"),
        "push ramp",
        "refuse-push-down",
    ),
    (
        lambda: after(at({"red": 8, "blue": 9, "green": 10}), "move red", "step 9", "push 10"),
        "push 9",
        "refuse-locked",
    ),
    (lambda: after(at({"red": 5}), "move red", "step ramp"), "stop", "refuse-climb-first"),
    (lambda: after(at({"red": 5}), "move red", "step ramp"), "on 5", "refuse-climb-where"),
    (
        lambda: after(at(tides=["f", "", "", ""]), "move red", "step 9"),
        "ebb 10",
        "refuse-no-card",
    ),
    (
        lambda: after(
            at(options={"one_tide_per_turn": True}, page="y+3.."), "move red", "step 9", "ebb 10"
        ),
        "flood 14",
        "refuse-one-tide",
    ),
    (lambda: after(at({"red": 9}), "move red"), "ebb 10", "refuse-tide-early"),
    (lambda: after(at(page="y+3.."), "move red", "step 8"), "ebb 9", "refuse-no-landing"),
    (lambda: after(at(), "move red", "step 9"), "ebb 14", "refuse-no-sea-line"),
    (lambda: after(at(), "move red", "step 9"), "flood 9", "refuse-no-sea-way"),
    (
        lambda: after(at({"red": 5}, 15, page="y+3..", waiting=16), "move red", "step 6"),
        "ebb 15",
        "refuse-bound-tide",
    ),
    (lambda: after(at(), "move red"), "stop", "refuse-stop-early"),
    (lambda: after(at(page="y+3.."), "move red", "step 8"), "stop", "refuse-stop-dots"),
    (lambda: after(at(page="y+3.."), "move red", "step 8"), "step village", "refuse-nothing-moved"),
    (lambda: after(at({"red": 5}, waiting=16), "move red"), "step 11", "refuse-bound"),
    (
        lambda: after(at(CROWD, 8), "move red", "step 2", "push 1", "push 3"),
        "push 4",
        "refuse-dead-end",
    ),
]


@pytest.mark.parametrize(("made", "move", "reason"), CASES, ids=[case[2] for case in CASES])
def test_each_refusal_can_be_reached(made: Made, move: str, reason: str) -> None:
    table = made()
    rule = next(refusal.rule for refusal in REFUSALS if refusal.reason == reason)
    with refused(table, rule, reason):
        table.play(table.to_act[0], move)
    assert move not in table.moves(table.to_act[0])


def test_the_cases_cover_all_refusals() -> None:
    assert [case[2] for case in CASES] == [refusal.reason for refusal in REFUSALS[1:]]
