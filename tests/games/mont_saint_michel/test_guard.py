"""The stall guard: a page that stays open too long has to be won (MSM-A17)."""

import pytest

from cloister import Table
from cloister.core.chance import Fast
from tests.support.playing import choices, play, refused

from .helpers import at, look, pages, where
from .oracle import turns_alone
from .test_setup import dealt

SEATS = range(2, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_the_guard_binds_after_four_rounds(seats: int) -> None:
    """MSM-A17: four finished turns for every player, not one fewer."""
    free = at({"red": 15}, seats=seats, waiting=4 * seats - 1)
    assert not look(free).bound
    assert len(choices(free)) == 6
    bound = at({"red": 15}, seats=seats, waiting=4 * seats)
    assert look(bound).bound
    assert choices(bound) == {"move red"}


def test_the_guard_begins_by_itself() -> None:
    """MSM-A17: with four players, sixteen turns without a win; the seventeenth is bound."""
    table = at({"red": 16}, location=16)
    for turn in range(16):
        assert not look(table).bound, turn
        play(table, "move blue", "step 8" if where(table, "blue") == [0] else "step village")
    assert look(table).bound
    assert choices(table) == {"give"}


def test_a_standing_monk_has_to_be_given_the_page() -> None:
    """MSM-A17."""
    table = at({"red": 16}, location=16, waiting=16)
    assert choices(table) == {"give"}
    with refused(table, "MSM-A17", "refuse-bound-to-give"):
        table.play(0, "move blue")
    play(table, "give")
    assert pages(table, "red") == [3]
    assert not look(table).bound


def test_only_the_nearest_monk_may_be_moved() -> None:
    """MSM-A17: with one dot, 5, 7 and 14 are two turns from 16; the village is further away."""
    table = at({"red": 5, "blue": 7, "green": 14}, location=16, waiting=16)
    assert choices(table) == {"move red", "move blue", "move green"}
    for monk in ("black", "yellow", "white"):
        with refused(table, "MSM-A17", "refuse-bound-monk"):
            table.play(0, f"move {monk}")


def test_a_bound_monk_comes_one_turn_nearer() -> None:
    """MSM-A17: from 5 to 2 or 6, not to 11 or up the ramp to stay on 1."""
    table = at({"red": 5}, location=16, waiting=16)
    play(table, "move red")
    assert choices(table) == {"step 2", "step 6", "step ramp"}
    with refused(table, "MSM-A17", "refuse-bound"):
        table.play(0, "step 11")
    play(table, "step ramp")
    assert choices(table) == {"on 2"}
    with refused(table, "MSM-A17", "refuse-bound"):
        table.play(0, "stay")


def test_a_bound_monk_may_go_elsewhere_if_the_page_is_won() -> None:
    """MSM-A17: blue goes away from 7, and its pushes have to bring green there."""
    table = at({"red": 5, "blue": 6, "green": 11}, location=7, waiting=16)
    play(table, "move blue")
    assert choices(table) == {"step 5", "step 7"}
    play(table, "step 5")
    assert choices(table) == {"push 11"}
    play(table, "push 11")
    assert choices(table) == {"push 7"}
    play(table, "push 7")
    assert pages(table, "green") == [3]


def test_a_bound_monk_goes_straight_if_there_is_nobody_to_push() -> None:
    """MSM-A17."""
    table = at({"red": 5, "blue": 6}, location=7, waiting=16)
    play(table, "move blue")
    assert choices(table) == {"step 7"}


def test_a_move_that_wins_the_page_for_another() -> None:
    """MSM-A17: red does not come nearer on 11, but blue is pushed from there to 7."""
    table = at({"red": 5, "blue": 11}, location=7, waiting=16)
    assert choices(table) == {"move blue"}
    table = at({"red": 12, "blue": 11}, location=7, page="y+3..", waiting=16)
    assert choices(table) == {"move red", "move blue", *free("black", "green", "yellow", "white")}
    play(table, "move red", "step 11")
    assert {"push 7"} <= choices(table)
    play(table, "push 7")
    assert "stop" in choices(table)
    play(table, "stop")
    assert pages(table, "blue") == [3]


def free(*monks: str) -> set[str]:
    return {f"move {monk}" for monk in monks}


def test_pushes_stay_free_in_a_bound_turn() -> None:
    """MSM-A17: wherever the others go, red comes nearer."""
    table = at({"red": 5, "blue": 2}, location=16, waiting=16)
    assert choices(table) == {"move blue"}
    table = at({"red": 14, "blue": 15}, location=16, waiting=16, page="y+3..")
    play(table, "move red", "step 15")
    assert choices(table) == {"push 14", "push 16"}


def test_tide_cards_are_barred_in_a_bound_turn() -> None:
    """MSM-A17: even where the leg would win the page."""
    table = at({"red": 5}, location=15, waiting=16)
    play(table, "move red")
    play(table, "step 6")
    assert (table.to_act, look(table).tides[0]) == ((1,), 3)
    table = at({"red": 5}, location=15, page="y+3..", waiting=16)
    play(table, "move red", "step 6")
    with refused(table, "MSM-A17", "refuse-bound-tide"):
        table.play(0, "ebb 15")


def test_the_guard_can_be_switched_off() -> None:
    """MSM-A17: option `stall_guard`."""
    table = at({"red": 15}, waiting=1000, options={"stall_guard": False})
    assert not look(table).bound
    assert len(choices(table)) == 6


@pytest.mark.parametrize(("dots", "most"), [(1, 6), (2, 3)])
def test_how_many_turns_away_a_location_can_be(dots: int, most: int) -> None:
    """MSM-A17: at most six turns with one dot, three with two."""
    found = [turns_alone(location, dots) for location in range(1, 17)]
    assert max(max(turns) for turns in found) == most


def stubborn(table: Table, seed: int) -> int:
    """Play at random, winning a page only if forced to; return the longest wait."""
    chance, longest = Fast(seed), 0
    while table.to_act:
        seat = table.to_act[0]
        moves = table.state.moves(seat)
        mild = [move for move in moves if not wins(table, seat, move)] or moves
        table.play_move(seat, mild[chance.below(len(mild))])
        longest = max(longest, look(table).waiting)
    return longest


def wins(table: Table, seat: int, move: int) -> bool:
    from cloister.core.game import Announcements

    trial = table.state.copy()
    before = len(trial.position().get("taken", []))  # type: ignore[arg-type]
    trial.play(seat, move, Fast(1), Announcements(listening=False))
    return len(trial.position().get("taken", [])) > before  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_ends_even_if_nobody_wants_to_win_a_page(seats: int) -> None:
    """MSM-A17: no page stays open for more than four turns per player and six more."""
    table = dealt(seats, 21)
    assert 4 * seats <= stubborn(table, 3) <= 4 * seats + 6
    assert table.outcome is not None
