"""Ebb and flood."""

import pytest

from tests.support.playing import choices, names, play, refused

from .helpers import at, look, pages, where
from .oracle import BY_SEA, HARBOURS

LEGS = {f"{card} {to}" for card in ("ebb", "flood") for to in range(1, 17)}


def legs(moves: set[str]) -> set[str]:
    return moves & LEGS


@pytest.mark.parametrize("harbour", HARBOURS)
def test_where_tides_lead(harbour: int) -> None:
    """MSM-23: ebb along one sea line, flood to any other landing place."""
    beside = {6: 5, 7: 8, 9: 8, 10: 12, 13: 12, 14: 3, 15: 16}[harbour]
    table = at({"red": beside}, location=4)
    play(table, "move red", f"step {harbour}")
    assert legs(choices(table)) == {f"ebb {to}" for to in BY_SEA[harbour]} | {
        f"flood {to}" for to in HARBOURS if to != harbour
    }


def test_each_tide_once_in_a_game() -> None:
    """MSM-23: a card that was played is gone, for this seat only."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9", "ebb 7", "stop")
    assert look(table).tides == [2, 3, 3, 3]
    play(table, "move red", "step 6", "ebb 15", "stop")
    assert look(table).tides == [2, 2, 3, 3]
    play(table, "move red", "step 16", "move red", "step 6", "flood 9", "stop")
    play(table, "move red", "step 10")
    assert legs(choices(table)) == {f"flood {to}" for to in (6, 7, 13, 14, 15)}
    with refused(table, "MSM-23", "refuse-no-card"):
        table.play(0, "ebb 9")


def test_ebb_is_one_sea_line() -> None:
    """MSM-23."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9")
    for to in (6, 13, 8, 9):
        with refused(table, "MSM-23", "refuse-no-sea-line"):
            table.play(0, f"ebb {to}")


def test_tides_come_in_addition_to_the_dots() -> None:
    """MSM-23: one dot and the leg, or a leg between two dots, or after both."""
    table = at({"red": 8}, location=14)
    play(table, "move red", "step 9", "flood 14", "stop")
    assert pages(table, "red") == [3]
    table = at({"red": 8}, location=3, page="y+3..")
    play(table, "move red", "step 9", "flood 14", "step 3")
    assert pages(table, "red") == [3]
    table = at({"red": 11}, location=14, page="y+3..")
    play(table, "move red", "step 7", "step 6", "flood 14", "stop")
    assert pages(table, "red") == [3]


def test_a_flood_move_that_pushes() -> None:
    """MSM-23, MSM-A13: the boat passes 10 and 13 and lands on 14; only there somebody is pushed."""
    table = at({"red": 8, "blue": 10, "green": 13, "white": 14}, location=15)
    play(table, "move red", "step 9")
    told = play(table, "flood 14")
    assert names(told) == ["flood"]
    assert where(table, "red", "blue", "green") == [14, 10, 13]
    assert look(table).pushed == 5
    assert choices(table) == {"push 3", "push 13", "push 15"}
    play(table, "push 15", "stop")
    assert pages(table, "white") == [3]


def test_pushed_monks_never_go_by_sea() -> None:
    """MSM-A13: from 6 a pushed monk cannot go to 15, which only the sea joins to it."""
    table = at({"red": 8, "blue": 6}, location=4)
    play(table, "move red", "step 9", "flood 6")
    assert choices(table) == {"push 5", "push 7", "push 16"}
    with refused(table, "MSM-19", "refuse-push-beside"):
        table.play(0, "push 15")


def test_no_tide_before_the_first_step() -> None:
    """MSM-A11: a leg continues a move but does not begin one."""
    table = at({"red": 9}, location=4, page="y+3..")
    play(table, "move red")
    assert legs(choices(table)) == set()
    for move in ("ebb 7", "flood 14"):
        with refused(table, "MSM-A11", "refuse-tide-early"):
            table.play(0, move)


def test_a_tide_may_come_first_by_option() -> None:
    """MSM-A11: option `tide_first`; the dots still have to be used."""
    table = at({"red": 9}, location=14, options={"tide_first": True})
    play(table, "move red")
    assert "flood 14" in choices(table)
    play(table, "flood 14")
    with refused(table, "MSM-11", "refuse-stop-early"):
        table.play(0, "stop")
    assert choices(table) == {"step 3", "step 13", "step 15", "ebb 13", "ebb 15"}


def test_tides_start_from_a_landing_place_only() -> None:
    """MSM-A11: the mover has to stand on one."""
    table = at({"red": 7}, location=4, page="y+3..")
    play(table, "move red", "step 8")
    for move in ("ebb 9", "flood 14"):
        with refused(table, "MSM-A11", "refuse-no-landing"):
            table.play(0, move)


def test_both_tides_in_one_turn() -> None:
    """MSM-A12: one right after the other, or before and after the second dot."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9", "ebb 7", "flood 14")
    assert (where(table, "red"), look(table).tides[0]) == ([14], 0)
    table = at({"red": 8}, location=4, page="y+3..")
    play(table, "move red", "step 9", "flood 14", "step 13", "ebb 10")
    assert (where(table, "red"), look(table).tides[0]) == ([10], 0)


def test_one_tide_a_turn_by_option() -> None:
    """MSM-A12: option `one_tide_per_turn`; the other card stays for another turn."""
    table = at({"red": 8}, location=4, page="y+3..", options={"one_tide_per_turn": True})
    play(table, "move red", "step 9", "ebb 7")
    assert legs(choices(table)) == set()
    with refused(table, "MSM-A12", "refuse-one-tide"):
        table.play(0, "flood 14")
    play(table, "step 6")
    assert (table.to_act, look(table).tides[0]) == ((1,), 2)


def test_a_tide_carries_only_the_monk_being_moved() -> None:
    """MSM-A14: blue was pushed to a landing place, red stands on none."""
    table = at({"red": 11, "blue": 7}, location=4, page="y+3..")
    play(table, "move red", "step 7", "push 6", "step 8")
    assert table.to_act == (1,)
    assert look(table).tides[0] == 3


def test_no_tide_before_a_push_is_finished() -> None:
    """MSM-A14: a card is played only while no monk has to be pushed."""
    table = at({"red": 8, "blue": 9}, location=4)
    play(table, "move red", "step 9")
    with refused(table, "MSM-19", "refuse-push-first"):
        table.play(0, "flood 14")


def test_a_tide_ends_on_another_landing_place() -> None:
    """MSM-A14: not where it began, and not on a place without a sea line."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9")
    for to in (9, 8, 1, 16):
        with refused(table, "MSM-A14", "refuse-no-sea-way"):
            table.play(0, f"flood {to}")


def test_a_tide_may_be_used_without_winning() -> None:
    """MSM-A14: it need not lead to the open location."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9", "flood 15", "stop")
    assert (look(table).location, look(table).waiting) == (4, 1)


def test_stopping_on_a_landing_place_keeps_the_cards() -> None:
    """MSM-A14: no tide card is spent."""
    table = at({"red": 8}, location=4)
    play(table, "move red", "step 9", "stop")
    assert look(table).tides == [3, 3, 3, 3]
