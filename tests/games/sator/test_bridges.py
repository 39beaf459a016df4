"""Turning and sliding: ROTAS, MOVES and JOLLY."""

import pytest

from cloister import Table
from tests.support.playing import legal, play, refused

from .helpers import at, books, cells, look, name, where

T4 = {"wood T4": "e5 0"}
"""It covers e5 f5 g5 f6; the middle of its bar is f5."""


def test_a_card_is_carried_out_before_the_next() -> None:
    """SAT-13: card, effect, bridge, result; nothing else comes between."""
    table = at(T4, ("rotas T4", "moves wood"))
    play(table, "play rotas T4")
    with refused(table, "SAT-13", "refuse-choose-effect"):
        play(table, "play moves wood")
    assert legal(table) == ["turn once", "turn twice"]
    play(table, "turn once", "bridge wood T4", "turn f5 half")
    assert cells(table, "wood T4") == ["g5", "f5", "e5", "f4"]
    assert look(table).points == 4
    assert look(table).chain == ["play rotas T4", "turn once", "bridge wood T4", "turn f5 half"]


def test_a_card_without_a_possible_effect_stays_in_the_hand() -> None:
    """SAT-13: here no bridge of its shape or type can be moved."""
    table = at(T4, ("rotas L3", "moves iron", "rotas T4"))
    assert legal(table, "play") == ["play rotas T4"]
    with refused(table, "SAT-13", "refuse-no-effect"):
        play(table, "play rotas L3")
    with refused(table, "SAT-13", "refuse-not-in-hand"):
        play(table, "play jolly")


def test_books_and_acolytes_travel_with_the_bridge() -> None:
    """SAT-21: each stays on its cell."""
    table = at(T4, ("rotas T4",), acolytes=("e5",), books={1: ("g5",)})
    play(table, "play rotas T4", "turn once", "bridge wood T4", "turn f5 right")
    assert cells(table, "wood T4") == ["f4", "f5", "f6", "e5"]
    assert where(table) == "f4"
    assert books(table, 1) == ["f6"]


def test_turns_left_and_right() -> None:
    """SAT-27: about any of its squares, a quarter left, a quarter right, or half round."""
    table = at({"iron L3": "e5 0"}, ("rotas L3",))
    assert cells(table, "iron L3") == ["e5", "e6", "f6"]
    play(table, "play rotas L3", "turn once", "bridge iron L3")
    assert len(legal(table)) == 9
    assert _ghosts(table) == {
        "turn e5 right": ["e5", "d5", "d6"],
        "turn e5 half": ["e5", "e4", "d4"],
        "turn e5 left": ["e5", "f5", "f4"],
        "turn e6 right": ["f6", "e6", "e7"],
        "turn e6 half": ["e7", "e6", "d6"],
        "turn e6 left": ["d6", "e6", "e5"],
        "turn f6 right": ["g5", "f5", "f6"],
        "turn f6 half": ["g7", "g6", "f6"],
        "turn f6 left": ["e7", "f7", "f6"],
    }
    with refused(table, "SAT-27", "refuse-pivot"):
        play(table, "turn a1 left")


def _ghosts(table: Table) -> dict[str, list[str]]:
    return {ghost.move: [name(square) for square in ghost.squares] for ghost in look(table).ghosts}


@pytest.mark.parametrize(
    ("shape", "results"), [("L5", 15), ("L3", 9), ("T4", 12), ("I4", 12), ("I3", 7), ("I2", 6)]
)
def test_each_different_result_of_a_turn_is_offered_once(shape: str, results: int) -> None:
    """SAT-27, SAT-26: turns that look alike are one move; one that changes nothing is none."""
    table = at({f"stone {shape}": "g7 0"}, (f"rotas {shape}",))
    play(table, f"play rotas {shape}", "turn once", f"bridge stone {shape}")
    assert len(legal(table)) == results


def test_a_piece_at_its_end_makes_a_straight_bridge_look_different() -> None:
    """SAT-A12: the places of its books and acolytes are part of its state."""
    for square, results in (("g7", 9), ("h7", 7), ("i7", 9)):
        table = at({"stone I3": "g7 0"}, ("rotas I3",), books={1: (square,)})
        play(table, "play rotas I3", "turn once", "bridge stone I3")
        assert len(legal(table)) == results
    with refused(table, "SAT-27", "refuse-choose-turn"):
        play(table, "slide to g7")


def test_a_turn_that_changes_nothing_is_refused() -> None:
    """SAT-26: an I3 that is turned half round about its middle."""
    table = at({"stone I3": "g7 0"}, ("rotas I3",))
    play(table, "play rotas I3", "turn once", "bridge stone I3")
    with refused(table, "SAT-26", "refuse-unchanged"):
        play(table, "turn h7 half")
    with refused(table, "SAT-27", "refuse-looks-alike"):
        play(table, "turn h7 left")
    assert "turn h7 right" in legal(table)


def test_a_turn_may_sweep_over_bridges_but_ends_on_free_squares() -> None:
    """SAT-27, SAT-22: it may not end on another bridge or outside the grid."""
    table = at({"wood I4": "a1 0", "iron I2": "b2 0", "stone I2": "a3 0"}, ("rotas I4",))
    play(table, "play rotas I4", "turn once", "bridge wood I4")
    with refused(table, "SAT-22", "refuse-outside"):
        play(table, "turn a1 left")
    with refused(table, "SAT-22", "refuse-overlap"):
        play(table, "turn a1 right")
    play(table, "turn d1 left")
    assert cells(table, "wood I4") == ["d4", "d3", "d2", "d1"]


def test_a_card_may_turn_a_bridge_twice() -> None:
    """SAT-28: for four points, about two pivots, and both positions have to be legal."""
    table = at(T4, ("rotas T4",))
    play(table, "play rotas T4", "turn twice", "bridge wood T4", "turn e5 right")
    assert look(table).points == 2
    with refused(table, "SAT-28", "refuse-same-pivot"):
        play(table, "turn e5 right")
    with refused(table, "SAT-28", "refuse-choose-second-turn"):
        play(table, "end")
    play(table, "turn e6 right")
    assert look(table).played == [2]
    assert look(table).movement == 1


def test_the_first_of_two_turns_needs_a_second() -> None:
    """SAT-28, SAT-A31: a first turn after which no other pivot works is not offered."""
    walls = {"wood I2": "a1 0", "stone I2": "c1 0", "iron I2": "b2 0", "wood I3": "a3 0"}
    table = at(walls | {"stone I3": "d2 0"}, ("rotas I2",))
    play(table, "play rotas I2", "turn twice")
    with refused(table, "SAT-28", "refuse-no-second-turn"):
        play(table, "bridge wood I2")


def test_each_turn_of_a_double_turn_is_judged_separately() -> None:
    """SAT-A12, SAT-28: the bridge may not come back, not even with the first turn."""
    table = at({"stone I2": "g7 0"}, ("jolly", "rotas I2"))
    play(table, "play jolly", "turn once", "bridge stone I2", "turn g7 right")
    play(table, "play rotas I2", "turn twice", "bridge stone I2")
    with refused(table, "SAT-26", "refuse-return"):
        play(table, "turn g7 left")
    play(table, "turn g7 half", "turn g6 half")
    assert cells(table, "stone I2") == ["g5", "g6"]


def test_a_bridge_slides_by_one_square() -> None:
    """SAT-29: in any direction that is free; up to three squares are offered."""
    table = at({"wood I2": "e5 0"}, ("moves wood",))
    play(table, "play moves wood")
    assert legal(table) == ["slide by 1", "slide by 2", "slide by 3"]
    play(table, "slide by 1", "bridge wood I2")
    assert legal(table) == ["slide to e4", "slide to d5", "slide to f5", "slide to e6"]
    play(table, "slide to f5")
    assert cells(table, "wood I2") == ["f5", "g5"]
    assert look(table).points == 5


@pytest.mark.parametrize(("steps", "results"), [(1, 4), (2, 8), (3, 16)])
def test_a_slide_goes_exactly_as_far_as_was_paid_for(steps: int, results: int) -> None:
    """SAT-A25: and never back to where it began."""
    table = at({"wood I2": "g7 0"}, ("moves wood",))
    play(table, "play moves wood", f"slide by {steps}", "bridge wood I2")
    assert len(legal(table)) == results
    assert look(table).points == 6 - steps
    with refused(table, "SAT-26", "refuse-unchanged"):
        play(table, "slide to g7")


def test_a_slide_goes_through_no_bridge() -> None:
    """SAT-29: a bridge in the way is a wall, though a turn would sweep over it."""
    table = at({"wood I2": "a1 1", "stone I4": "b1 1"}, ("moves wood",))
    play(table, "play moves wood", "slide by 2", "bridge wood I2")
    assert legal(table) == ["slide to a3"]
    with refused(table, "SAT-29", "refuse-no-way"):
        play(table, "slide to c1")
    with refused(table, "SAT-22", "refuse-overlap"):
        play(table, "slide to b1")


def test_an_acolyte_on_a_bridge_costs_a_surcharge() -> None:
    """SAT-24, SAT-A10: a slide by 2 with one acolyte costs 3; the surcharge is paid once."""
    table = at(T4, ("moves wood", "rotas T4"), acolytes=("e5",))
    assert look(table).surcharges[8] == 1
    play(table, "play moves wood", "slide by 2", "bridge wood T4", "slide to e7")
    assert look(table).points == 3
    assert look(table).surcharges[8] == 0
    play(table, "play rotas T4", "turn once", "bridge wood T4", "turn f7 right")
    assert look(table).points == 1


def test_a_double_turn_pays_the_surcharge_once() -> None:
    """SAT-28, SAT-24: a double turn of a bridge with one acolyte costs 5."""
    table = at(T4, ("rotas T4",), acolytes=("e5",))
    play(table, "play rotas T4", "turn twice", "bridge wood T4", "turn f5 right", "turn f4 right")
    assert look(table).points == 1


def test_only_additional_acolytes_cost_more() -> None:
    """SAT-A10: one acolyte was paid for already, so with two only one point is due."""
    table = at(
        T4 | {"wood I2": "h5 0"},
        ("moves wood", "rotas T4", "jolly"),
        acolytes=("e5", "h5"),
        now={"played": ["rotas L5"], "step": 2, "paid": {"wood T4": 1}, "left_states": [1]},
    )
    assert look(table).surcharges[8] == 0
    table = at(T4, ("moves wood",), acolytes=("e5", "f6"), now={"paid": {"wood T4": 1}})
    assert look(table).surcharges[8] == 1


def test_a_surcharge_that_cannot_be_paid() -> None:
    """SAT-24: the acolyte makes the bridge too expensive."""
    table = at(T4 | {"stone T4": "e9 0"}, ("rotas T4",), acolytes=("e5",), now={"points": 2})
    play(table, "play rotas T4", "turn once")
    assert legal(table) == ["bridge stone T4"]
    with refused(table, "SAT-24", "refuse-surcharge"):
        play(table, "bridge wood T4")


def test_the_golden_rule() -> None:
    """SAT-25, SAT-A11: no two equal cards on the same bridge, whatever was moved in between."""
    table = at({"wood I2": "e5 0", "wood I3": "e9 0"}, ("moves wood",) * 3 + ("jolly",))
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to e6")
    play(table, "play moves wood", "slide by 1", "bridge wood I3", "slide to e10")
    play(table, "play jolly", "slide by 1", "bridge wood I3", "slide to e11")
    play(table, "play moves wood", "slide by 1")
    assert legal(table) == ["bridge wood I3"]
    with refused(table, "SAT-25", "refuse-golden"):
        play(table, "bridge wood I2")


def test_jolly_after_jolly() -> None:
    """SAT-A11: two jollies are equal; a jolly and a ROTAS are not."""
    table = at({"wood I2": "e5 0"}, ("jolly", "jolly", "rotas I2"))
    play(table, "play jolly", "slide by 1", "bridge wood I2", "slide to e6")
    play(table, "play rotas I2", "turn once", "bridge wood I2", "turn e6 right")
    play(table, "play jolly", "slide by 1", "bridge wood I2", "slide to d6")
    table = at({"wood I2": "e5 0"}, ("jolly", "jolly"))
    play(table, "play jolly", "slide by 1", "bridge wood I2", "slide to e6")
    play(table, "play jolly", "slide by 1")
    with refused(table, "SAT-25", "refuse-golden"):
        play(table, "bridge wood I2")


def test_a_prayer_breaks_the_row() -> None:
    """SAT-A11: after omnia the same MOVES may follow."""
    table = at({"wood I2": "e5 0"}, ("moves wood", "moves wood", "omnia"))
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to e6")
    assert "play moves wood" not in legal(table)
    play(table, "play omnia", "effect 1", "bridge wood I2", "slide to g8")
    assert "play moves wood" in legal(table)


def test_the_free_action_breaks_no_row() -> None:
    """SAT-A6: it is no card, but it counts for the rule against going back."""
    table = at({"wood I2": "e5 0"}, ("moves wood", "moves wood"))
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to e6")
    play(table, "free bridge", "bridge wood I2", "slide to e7")
    assert legal(table, "play") == []
    table = at({"wood I2": "e5 0"}, ("moves wood",))
    play(table, "free bridge", "bridge wood I2", "slide to e6")
    play(table, "play moves wood", "slide by 1", "bridge wood I2")
    with refused(table, "SAT-26", "refuse-return"):
        play(table, "slide to e5")


def test_a_bridge_does_not_go_back_to_an_earlier_state() -> None:
    """SAT-26, SAT-A12: not even with other moves in between."""
    table = at({"wood I2": "e5 0"}, ("moves wood", "jolly", "rotas I2"))
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to e6")
    play(table, "play jolly", "slide by 1", "bridge wood I2", "slide to f6")
    play(table, "play rotas I2", "turn once", "bridge wood I2")
    with refused(table, "SAT-26", "refuse-return"):
        play(table, "turn f6 half")
    assert cells(table, "wood I2") == ["f6", "g6"]


def test_another_load_is_another_state() -> None:
    """SAT-A12: after its acolyte has left, the bridge may go back."""
    table = at({"wood I2": "e5 0", "stone I2": "e7 0"}, ("moves wood", "jolly"), acolytes=("e5",))
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to e6")
    play(table, "free e7", "play jolly", "slide by 1", "bridge wood I2", "slide to e5")
    assert cells(table, "wood I2") == ["e5", "f5"]


def test_jollies_do_everything() -> None:
    """SAT-A24: a JOLLY may also turn twice, and it moves any bridge."""
    table = at(T4 | {"iron I2": "a1 0"}, ("jolly",))
    play(table, "play jolly")
    assert sorted(legal(table)) == [
        "slide by 1",
        "slide by 2",
        "slide by 3",
        "turn once",
        "turn twice",
    ]
    play(table, "turn twice")
    assert legal(table) == ["bridge wood T4", "bridge brick I4", "bridge iron I2"]
    play(table, "bridge wood T4", "turn f5 right", "turn f4 right")
    assert look(table).points == 2


def test_cards_move_only_their_own_bridges() -> None:
    """SAT-27, SAT-29: a ROTAS moves one shape, a MOVES one type."""
    table = at(T4 | {"stone T4": "e9 0", "wood I2": "a1 0"}, ("rotas T4", "moves wood"))
    play(table, "play rotas T4", "turn once")
    assert legal(table) == ["bridge wood T4", "bridge stone T4"]
    with refused(table, "SAT-27", "refuse-other-bridge"):
        play(table, "bridge wood I2")
    play(table, "bridge stone T4", "turn f9 half", "play moves wood", "slide by 1")
    with refused(table, "SAT-29", "refuse-other-bridge"):
        play(table, "bridge stone T4")
    assert legal(table) == ["bridge wood T4", "bridge wood I2"]


def test_gargoyles_hold_bridges() -> None:
    """SAT-23: a bridge with one neither slides nor turns until three cards are discarded."""
    table = at(
        T4 | {"wood I2": "a1 0"},
        ("moves wood", "rotas T4", "jolly", "jolly", "quin"),
        gargoyles=("hand", "e5"),
    )
    play(table, "play moves wood", "slide by 1")
    with refused(table, "SAT-23", "refuse-gargoyle"):
        play(table, "bridge wood T4")
    play(table, "bridge wood I2", "slide to a2")
    assert "play rotas T4" not in legal(table)
    play(table, "free bridge")
    with refused(table, "SAT-23", "refuse-gargoyle"):
        play(table, "bridge wood T4")
    play(table, "bridge brick I4", "slide to a13")
    play(table, "pray 1", "discard jolly", "discard jolly", "discard quin")
    play(table, "play rotas T4", "turn once", "bridge wood T4", "turn f5 half")
    assert cells(table, "wood T4") == ["g5", "f5", "e5", "f4"]
