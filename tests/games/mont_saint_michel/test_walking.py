"""Steps, the second dot, the ramp, and moves that change nothing."""

import pytest

from tests.support.playing import choices, names, play, refused

from .helpers import at, look, pages, where
from .oracle import INNER

WORDS = {0: "village", 17: "ramp"}


@pytest.mark.parametrize("place", range(17))
def test_steps_lead_along_paths(place: int) -> None:
    """MSM-15: from every place to its neighbours inside the island, never along a sea line."""
    table = at({"red": WORDS.get(place, place)}, location=1 if place != 1 else 16, page="y+3..")
    play(table, "move red")
    beside = {f"step {WORDS.get(to, to)}" for to in INNER[place]}
    ramp = {"step ramp"} if place in (1, 5, 12, 13) else set()
    assert choices(table) == beside | ramp


def test_a_step_without_a_path_is_refused() -> None:
    """MSM-15: 6 and 15 are joined by sea only."""
    table = at({"red": 6})
    play(table, "move red")
    for to in ("15", "8", "village", "6", "ramp"):
        with refused(table, "MSM-15", "refuse-not-beside"):
            table.play(0, f"step {to}")


def test_one_dot_is_one_step() -> None:
    """MSM-15: then the move is over, or only a tide card is left."""
    table = at(page="y+3.")
    play(table, "move red", "step 9")
    with refused(table, "MSM-15", "refuse-no-dots"):
        table.play(0, "step 8")


def test_two_dots_are_two_steps() -> None:
    """MSM-15, MSM-A4: the second has to be made if no monk has landed."""
    table = at(page="y+3..")
    play(table, "move red", "step 11")
    with refused(table, "MSM-A4", "refuse-stop-dots"):
        table.play(0, "stop")
    play(table, "step 7")
    assert where(table, "red") == [7]


class TestDroppedDot:
    """The second step may be given up on the open location."""

    def test_the_mover_may_drop_its_second_dot(self) -> None:
        """MSM-16: red stays on the open location."""
        table = at(location=11, page="y+3..")
        play(table, "move red", "step 11")
        assert "stop" in choices(table)
        assert names(play(table, "stop"))[:2] == ["stopped", "won"]
        assert pages(table, "red") == [3]

    def test_dropping_a_dot_is_never_forced(self) -> None:
        """MSM-A4: red may still walk on, but not back, because then nothing would have changed."""
        table = at(location=11, page="y+3..")
        play(table, "move red", "step 11")
        assert choices(table) == {"stop", "step 5", "step 7", "step 12"}
        play(table, "step 12")
        assert pages(table, "red") == []

    def test_a_dot_may_be_dropped_for_a_pushed_monk(self) -> None:
        """MSM-A4: blue was pushed there by the first step."""
        table = at({"blue": 11}, location=7, page="y+3..")
        play(table, "move red", "step 11", "push 7", "stop")
        assert pages(table, "blue") == [3]
        assert where(table, "red", "blue") == [11, 7]

    def test_a_dot_is_not_dropped_for_a_monk_that_stood_there_before(self) -> None:
        """MSM-A4, MSM-A3: blue has not landed."""
        table = at({"blue": 16}, location=16, page="y+3..")
        play(table, "move red", "step 11")
        with refused(table, "MSM-A4", "refuse-stop-dots"):
            table.play(0, "stop")

    def test_a_dot_may_be_dropped_after_free_steps(self) -> None:
        """MSM-A4, MSM-17: free steps belong to the first dot."""
        table = at({"red": 5}, location=3, page="y+3..")
        play(table, "move red", "step ramp", "up", "on 3", "stop")
        assert pages(table, "red") == [3]

    def test_a_dot_may_be_dropped_after_a_sea_leg(self) -> None:
        """MSM-A4, MSM-23: one dot, then ebb to the open location; the second dot is dropped."""
        table = at(location=7, page="y+3..")
        play(table, "move red", "step 9")
        with refused(table, "MSM-A4", "refuse-stop-dots"):
            table.play(0, "stop")
        play(table, "ebb 7", "stop")
        assert pages(table, "red") == [3]

    def test_a_dot_is_not_dropped_once_the_monk_has_left(self) -> None:
        """MSM-A4: red landed and left again, so it may not stop before the second dot."""
        table = at(location=9, page="y+3..")
        play(table, "move red", "step 9", "flood 14")
        assert choices(table) == {"step 3", "step 13", "step 15", "ebb 13", "ebb 15"}


class TestRamp:
    """Up and down the ramp."""

    @pytest.mark.parametrize("foot", [5, 12, 13])
    def test_a_monk_goes_up_the_ramp_and_one_further(self, foot: int) -> None:
        """MSM-17: one dot onto the ramp, a free step to 1, a free step to a neighbour of 1."""
        table = at({"red": foot}, page="y+3.")
        told = play(table, "move red", "step ramp")
        assert names(told) == ["stepped", "climbed"]
        assert where(table, "red") == [1]
        assert choices(table) == {"on 2", "on 3", "on 4", "stay"}
        play(table, "on 3")
        assert where(table, "red") == [3]
        assert table.to_act == (1,)

    def test_staying_on_top(self) -> None:
        """MSM-17: the further step is optional."""
        table = at({"red": 12}, location=1, page="y+3.")
        play(table, "move red", "step ramp", "stay")
        assert where(table, "red") == [1]
        assert pages(table, "red") == [3]

    def test_the_first_dot_may_lead_onto_the_ramp(self) -> None:
        """MSM-22, MSM-17: ramp plus two free steps, then the second dot."""
        table = at({"red": 13}, page="y+3..")
        play(table, "move red", "step ramp", "up", "on 2")
        assert choices(table) == {"step 1", "step 4", "step 5", "step 16"}
        play(table, "step 16")
        assert pages(table, "red") == [3]

    def test_the_second_dot_may_lead_onto_the_ramp(self) -> None:
        """MSM-A5: free steps come with whichever dot leads onto the ramp."""
        table = at({"red": 11}, page="y+3..")
        play(table, "move red", "step 5", "step ramp", "on 4")
        assert where(table, "red") == [4]

    def test_free_steps_cannot_be_saved(self) -> None:
        """MSM-A5: at the top of the ramp, a monk walks on or stays before anything else."""
        table = at({"red": 13}, page="y+3..")
        play(table, "move red", "step ramp", "up")
        for move in ("step 2", "stop", "flood 9"):
            with refused(table, "MSM-A5", "refuse-climb-first"):
                table.play(0, move)
        play(table, "stay")
        with refused(table, "MSM-A25", "refuse-walk-first"):
            table.play(0, "on 2")
        assert choices(table) == {"step 2", "step 3", "step 4"}

    def test_a_free_step_never_leads_back_onto_the_ramp(self) -> None:
        """MSM-A5: the further step leads to 2, 3 or 4."""
        table = at({"red": 13}, page="y+3.")
        play(table, "move red", "step ramp")
        for to in ("5", "12", "village", "1"):
            with refused(table, "MSM-A5", "refuse-climb-where"):
                table.play(0, f"on {to}")

    def test_a_monk_at_the_top_is_pushed(self) -> None:
        """MSM-A5: even by a monk that only passes; that chain comes first."""
        table = at({"red": 5, "blue": 1, "green": 3}, page="y+3.")
        play(table, "move red", "step ramp")
        assert (look(table).pushed, where(table, "red", "blue")) == (1, [1, 1])
        assert choices(table) == {"push 2", "push 3", "push 4"}
        play(table, "push 3", "push 14")
        assert choices(table) == {"on 2", "on 3", "on 4", "stay"}
        play(table, "on 2")
        assert where(table, "red", "blue", "green") == [2, 3, 14]

    def test_nobody_ends_on_the_ramp(self) -> None:
        """MSM-18: from 1 it takes two dots to come down."""
        table = at({"red": 1}, page="y+3.")
        play(table, "move red")
        assert choices(table) == {"step 2", "step 3", "step 4"}
        with refused(table, "MSM-18", "refuse-ramp-end"):
            table.play(0, "step ramp")

    @pytest.mark.parametrize("foot", [5, 12, 13])
    def test_two_dots_lead_down_the_ramp(self, foot: int) -> None:
        """MSM-18, MSM-A6: one dot onto the ramp, one off it, no bonus."""
        table = at({"red": 1}, page="y+3..")
        play(table, "move red", "step ramp")
        assert where(table, "red") == [17]
        assert choices(table) == {"step 5", "step 12", "step 13"}
        with refused(table, "MSM-A5", "refuse-no-free-step"):
            table.play(0, "up")
        play(table, f"step {foot}")
        assert where(table, "red") == [foot]
        assert look(table).dots_left == 0

    def test_the_second_dot_cannot_lead_down_the_ramp(self) -> None:
        """MSM-18: after one step to 1 there is no dot left to get off the ramp."""
        table = at({"red": 2}, page="y+3..")
        play(table, "move red", "step 1")
        with refused(table, "MSM-18", "refuse-ramp-end"):
            table.play(0, "step ramp")

    def test_a_monk_crosses_the_ramp_from_foot_to_foot(self) -> None:
        """MSM-A6: with both dots; the same way leads to 1 without the free steps."""
        table = at({"red": 5}, page="y+3..")
        play(table, "move red", "step ramp")
        assert choices(table) == {"up", "step 1", "step 12", "step 13"}
        play(table, "step 1")
        assert where(table, "red") == [1]
        assert table.to_act == (1,)

    def test_nothing_comes_between_the_steps_on_the_ramp(self) -> None:
        """MSM-A6: on the ramp there is no tide card and no stopping."""
        table = at({"red": 13}, location=13, page="y+3..")
        play(table, "move red", "step ramp")
        for move in ("stop", "ebb 14", "push 1", "on 2"):
            with refused(table, "MSM-A6", "refuse-leave-ramp"):
                table.play(0, move)

    def test_a_monk_crossing_the_ramp_may_push(self) -> None:
        """MSM-A6, MSM-19: a monk at the other foot is pushed."""
        table = at({"red": 5, "blue": 12}, page="y+3..")
        play(table, "move red", "step ramp", "step 12")
        assert choices(table) == {"push 10", "push 11", "push 13", "push ramp"}


class TestNothingMoved:
    """A move has to change something."""

    def test_a_move_there_and_back_is_refused(self) -> None:
        """MSM-A19: all six monks would stand where they stood before."""
        table = at({"red": 5}, page="y+3..")
        play(table, "move red", "step 2")
        assert choices(table) == {"step 1", "step 4", "step 16"}
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "step 5")

    def test_a_move_back_by_the_ramp_is_refused(self) -> None:
        """MSM-A19: 5, ramp, 1, 2 and back to 5; and 5, ramp, 5."""
        table = at({"red": 5}, page="y+3..")
        play(table, "move red", "step ramp")
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "step 5")
        play(table, "up", "on 2")
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "step 5")

    def test_a_free_step_back_is_refused(self) -> None:
        """MSM-A19: 2 to 5, up the ramp, and on to 2 would change nothing."""
        table = at({"red": 2}, page="y+3..")
        play(table, "move red", "step 5", "step ramp")
        assert choices(table) == {"on 3", "on 4", "stay"}
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "on 2")

    def test_a_move_back_is_allowed_if_something_changed(self) -> None:
        """MSM-A19, MSM-A20: blue was pushed away, so red may come back by the same path."""
        table = at({"red": 5, "blue": 2}, page="y+3..")
        play(table, "move red", "step 2", "push 4", "step 5")
        assert where(table, "red", "blue") == [5, 4]

    def test_a_push_back_to_the_start_is_refused(self) -> None:
        """MSM-A19: the two change places and back again; only the last push is refused."""
        table = at({"red": 5, "blue": 2}, page="y+3..")
        play(table, "move red", "step 2", "push 5", "step 5")
        assert choices(table) == {"push 6", "push 11", "push ramp"}
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "push 2")

    def test_a_tide_card_may_still_change_something(self) -> None:
        """MSM-A19, MSM-A20: back on 9, red may leave again by sea, but not stop there."""
        table = at({"red": 9}, page="y+3..")
        play(table, "move red", "step 8", "step 9")
        assert "stop" not in choices(table)
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "stop")
        play(table, "ebb 10", "stop")
        assert where(table, "red") == [10]

    def test_a_spent_card_is_no_change(self) -> None:
        """MSM-A19: spending a tide card to get back to the start does not count."""
        table = at({"red": 9}, page="y+3.", tides=["f", "ef", "ef", "ef"])
        play(table, "move red", "step 10")
        assert choices(table) == {*(f"flood {to}" for to in (6, 7, 13, 14, 15)), "stop"}
        with refused(table, "MSM-A19", "refuse-nothing-moved"):
            table.play(0, "flood 9")

    def test_a_second_tide_card_may_still_change_something(self) -> None:
        """MSM-A19, MSM-A12: flood back to 9 is allowed if ebb can still lead away."""
        table = at({"red": 9}, page="y+3.")
        play(table, "move red", "step 10", "flood 9")
        assert choices(table) == {"ebb 7", "ebb 10"}

    def test_the_same_path_may_be_used_twice(self) -> None:
        """MSM-A20: 13 to the ramp and back is fine if a tide card follows."""
        table = at({"red": 13}, page="y+3..")
        play(table, "move red", "step ramp")
        assert "step 13" in choices(table)
        play(table, "step 13", "ebb 14", "stop")
        assert where(table, "red") == [14]


class TestVillage:
    """The village has room for everybody."""

    def test_entering_the_village_pushes_nobody(self) -> None:
        """MSM-A1: five monks are there already."""
        table = at({"red": 8})
        play(table, "move red", "step village")
        assert look(table).places == [0] * 6
        assert table.to_act == (1,)

    def test_a_monk_can_be_pushed_into_the_village(self) -> None:
        """MSM-A1, MSM-19: the chain ends there, however many monks are in it."""
        table = at({"red": 8, "blue": 9})
        play(table, "move red", "step 9", "push village")
        assert where(table, "red", "blue") == [9, 0]
        assert table.to_act == (0,)

    def test_one_monk_on_a_location(self) -> None:
        """MSM-A1, MSM-19: everywhere else there is room for one."""
        table = at({"red": 8, "blue": 7})
        play(table, "move red", "step 7")
        assert look(table).pushed == 1
