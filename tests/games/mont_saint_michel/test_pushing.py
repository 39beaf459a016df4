"""Chains of pushes: who goes where, who cannot move twice, and where a chain gets stuck."""

import itertools

import pytest

from tests.support.playing import choices, names, play, refused

from .helpers import at, look, pages, where
from .oracle import INNER


def test_a_push_may_go_in_any_direction() -> None:
    """MSM-19: one space along any path, even to where the pusher came from."""
    table = at({"red": 5, "blue": 2})
    play(table, "move red", "step 2")
    assert choices(table) == {"push 1", "push 4", "push 5", "push 16"}


def test_a_push_has_to_be_done() -> None:
    """MSM-19: nothing else can be done before."""
    table = at({"red": 5, "blue": 2}, page="y+3..")
    play(table, "move red", "step 2")
    for move in ("stop", "step 1", "flood 9", "move blue", "give", "stay"):
        with refused(table, "MSM-19", "refuse-push-first"):
            table.play(0, move)


def test_a_push_is_one_space_only() -> None:
    """MSM-19."""
    table = at({"red": 5, "blue": 2})
    play(table, "move red", "step 2")
    for to in ("3", "6", "2", "ramp", "village"):
        with refused(table, "MSM-19", "refuse-push-beside"):
            table.play(0, f"push {to}")


def test_the_active_player_decides() -> None:
    """MSM-19: blue is the monk of seat 1, seat 0 pushes it."""
    table = at({"red": 5, "blue": 2})
    play(table, "move red", "step 2")
    assert table.to_act == (0,)
    assert table.moves(1) == []


def test_pusher_and_pushed_monk_may_change_places() -> None:
    """MSM-A7: pushed into the place that the pusher has just left."""
    table = at({"red": 5, "blue": 2})
    play(table, "move red", "step 2", "push 5")
    assert where(table, "red", "blue") == [2, 5]


def test_a_chain_of_three() -> None:
    """MSM-20: red pushes blue, blue pushes green, green pushes white."""
    table = at({"red": 11, "blue": 5, "green": 2, "white": 4}, location=3, page="y+4.")
    play(table, "move red", "step 5", "push 2", "push 4")
    assert look(table).pushed == 5
    told = play(table, "push 3")
    assert names(told)[:2] == ["pushed", "won"]
    assert where(table, "red", "blue", "green", "white") == [5, 2, 4, 3]
    assert pages(table, "white") == [4]


def test_a_chain_of_five() -> None:
    """MSM-20: all six monks in a row."""
    row = {"black": 15, "blue": 16, "green": 2, "yellow": 5, "red": 11, "white": 12}
    table = at(row, location=10)
    play(table, "move black", "step 16", "push 2", "push 5", "push 11", "push 12", "push 10")
    assert look(table).places == [16, 2, 5, 11, 12, 10]
    assert pages(table, "white") == [3]


def test_the_second_dot_belongs_to_the_first_mover() -> None:
    """MSM-22, MSM-A10: after the chain red goes on, nobody else."""
    table = at({"red": 11, "blue": 5, "green": 2}, page="y+3..")
    play(table, "move red", "step 5", "push 2", "push 16")
    assert choices(table) == {"step 2", "step 6", "step 11", "step ramp", "stop"}
    play(table, "step 6")
    assert table.to_act == (0,)
    assert where(table, "red", "blue", "green") == [6, 2, 16]


def test_ramp_chain_and_tide_in_one_move() -> None:
    """MSM-22: all of it between the two dots."""
    table = at({"red": 10, "blue": 9, "green": 13}, location=1, page="y+3..")
    play(table, "move red", "step 9", "push village", "flood 13", "push ramp", "stay")
    assert where(table, "red", "green") == [13, 1]
    play(table, "step 14", "stop")
    assert pages(table, "green") == [3]
    assert look(table).tides[0] == 1


class TestLock:
    """MSM-A8: nobody moves twice in one chain."""

    def test_the_mover_is_locked(self) -> None:
        """MSM-A8: red stands on 5 now and cannot be pushed by the chain that it began."""
        table = at({"red": 11, "blue": 5, "green": 2})
        play(table, "move red", "step 5", "push 2")
        assert choices(table) == {"push 1", "push 4", "push 16"}
        with refused(table, "MSM-A8", "refuse-locked"):
            table.play(0, "push 5")

    def test_a_monk_that_was_pushed_is_locked(self) -> None:
        """MSM-A8: red pushed blue, and blue pushed green; white may push neither red nor blue."""
        table = at({"red": 5, "blue": 2, "green": 1, "white": 4})
        play(table, "move red", "step 2", "push 1", "push 4")
        assert choices(table) == {"push 3"}
        for to in ("1", "2"):
            with refused(table, "MSM-A8", "refuse-locked"):
                table.play(0, f"push {to}")

    def test_locked_monks_are_shown(self) -> None:
        """MSM-A8: the view names the monks that are locked."""
        table = at({"red": 5, "blue": 2, "green": 1, "white": 4})
        play(table, "move red", "step 2", "push 1")
        assert look(table).moved == [1, 4]

    def test_the_ramp_is_barred_under_a_locked_monk(self) -> None:
        """MSM-A8: red has come up to 1, so nobody may be pushed up after it."""
        table = at({"red": 12, "blue": 1, "green": 2, "white": 5})
        play(table, "move red", "step ramp", "push 2", "push 5")
        assert choices(table) == {"push 6", "push 11"}
        with refused(table, "MSM-A8", "refuse-locked"):
            table.play(0, "push ramp")

    def test_the_village_is_never_barred(self) -> None:
        """MSM-A8, MSM-A1: the mover has just stepped out of it, others stand in it."""
        table = at({"blue": 8, "green": 9})
        play(table, "move red", "step 8", "push 9")
        assert "push village" in choices(table)

    def test_the_lock_ends_with_the_chain(self) -> None:
        """MSM-A8: the second dot may push blue again."""
        table = at({"red": 11, "blue": 5, "green": 2}, page="y+3..")
        play(table, "move red", "step 5", "push 6", "step 6", "push 16")
        assert where(table, "red", "blue") == [6, 16]

    def test_the_free_step_begins_a_new_chain(self) -> None:
        """MSM-A8: red comes up and pushes blue to 2, walks on to 2 and pushes blue again."""
        table = at({"red": 12, "blue": 1})
        play(table, "move red", "step ramp", "push 2", "on 2", "push 16")
        assert where(table, "red", "blue") == [2, 16]
        assert pages(table, "blue") == [3]

    def test_a_sea_leg_begins_a_new_chain(self) -> None:
        """MSM-A8: blue is pushed to 10 by a step, and from 10 by a boat."""
        table = at({"red": 8, "blue": 9})
        play(table, "move red", "step 9", "push 10", "ebb 10", "push 12")
        assert where(table, "red", "blue") == [10, 12]

    def test_inside_a_chain_the_outer_lock_stays(self) -> None:
        """MSM-A8: red enters 2, blue goes to 5, green up the ramp: it may not walk on to 2."""
        table = at({"red": 16, "blue": 2, "green": 5})
        play(table, "move red", "step 2", "push 5", "push ramp")
        assert look(table).climber == 2
        assert choices(table) == {"on 3", "on 4", "stay"}
        with refused(table, "MSM-A8", "refuse-locked"):
            table.play(0, "on 2")

    def test_the_lock_of_the_chain_at_the_top_ends(self) -> None:
        """MSM-A8, MSM-A9: white was pushed off 1 by green; green walks on and pushes it again."""
        table = at({"red": 11, "green": 5, "white": 1}, location=14)
        play(table, "move red", "step 5", "push ramp", "push 3", "on 3", "push 14")
        assert where(table, "red", "green", "white") == [5, 3, 14]
        assert pages(table, "white") == [3]


class TestOntoTheRamp:
    """Monks that are pushed onto the ramp."""

    @pytest.mark.parametrize(("foot", "beside"), [(5, 11), (12, 10), (13, 14)])
    def test_monks_pushed_onto_the_ramp_go_on(self, foot: int, beside: int) -> None:
        """MSM-21, MSM-A9: up to 1, and one further if the player likes."""
        table = at({"red": beside, "blue": foot})
        told = play(table, "move red", f"step {foot}", "push ramp")
        assert names(told) == ["pushed", "climbed"]
        assert where(table, "red", "blue") == [foot, 1]
        assert choices(table) == {"on 2", "on 3", "on 4", "stay"}
        play(table, "on 4")
        assert where(table, "blue") == [4]

    def test_a_monk_pushed_up_the_ramp_wins_the_page(self) -> None:
        """MSM-21, MSM-12: blue stays on 1."""
        table = at({"red": 11, "blue": 5}, location=1)
        play(table, "move red", "step 5", "push ramp", "stay")
        assert pages(table, "blue") == [3]

    def test_a_monk_pushed_up_the_ramp_pushes_at_the_top(self) -> None:
        """MSM-A9: the chain at the top ends before the further step."""
        table = at({"red": 11, "blue": 5, "green": 1, "white": 4})
        play(table, "move red", "step 5", "push ramp")
        assert look(table).pushed == 2
        play(table, "push 4", "push 3")
        assert choices(table) == {"on 2", "on 3", "on 4", "stay"}
        play(table, "on 4", "push 1")
        assert where(table, "red", "blue", "green", "white") == [5, 4, 1, 3]

    def test_nobody_is_pushed_down(self) -> None:
        """MSM-A9: a monk on 1 is not pushed onto the ramp, even by a monk that came up it."""
        table = at({"red": 12, "blue": 1})
        play(table, "move red", "step ramp")
        with refused(table, "MSM-A9", "refuse-push-down"):
            table.play(0, "push ramp")
        table = at({"red": 2, "blue": 1})
        play(table, "move red", "step 1")
        with refused(table, "MSM-A9", "refuse-push-down"):
            table.play(0, "push ramp")


class TestDeadEnds:
    """A choice is legal only if the move can be finished."""

    def test_the_example_of_a_dead_end(self) -> None:
        """MSM-A26: monks on 1, 2, 3, 4; after 2 to 1 and 1 to 3 the one from 3 cannot go to 4."""
        table = at({"red": 16, "black": 1, "blue": 2, "green": 3, "white": 4}, location=8)
        play(table, "move red", "step 2", "push 1", "push 3")
        assert look(table).pushed == 2
        assert choices(table) == {"push 14"}
        with refused(table, "MSM-A26", "refuse-dead-end"):
            table.play(0, "push 4")

    def test_every_step_can_be_resolved(self) -> None:
        """MSM-A26: four monks on any of these places, a fifth enters one: some push is legal."""
        crowd = (2, 3, 4, 1, 5, 14)
        for stood in itertools.combinations(crowd, 4):
            for entered in stood:
                for start in sorted(INNER[entered] - {*stood, 0})[:1]:
                    monks = dict(zip(("black", "blue", "green", "white"), stood, strict=True))
                    table = at({"red": start, **monks}, location=9)
                    play(table, "move red", f"step {entered}")
                    assert choices(table)

    def test_naming_a_monk_is_never_a_dead_end(self) -> None:
        """MSM-A26: in the tightest corner each of the six can be moved."""
        corner = {"black": 1, "blue": 2, "green": 3, "yellow": 4, "red": 14, "white": 16}
        for monk in corner:
            for page in ("y+3.", "y+3.."):
                table = at(corner, location=9, page=page)
                play(table, f"move {monk}")
                assert choices(table)
