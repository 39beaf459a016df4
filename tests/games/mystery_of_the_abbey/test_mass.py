"""The Mass: all pass cards at the same time, an event is drawn, the first player changes."""

import pytest

from cloister import Table
from tests.support.playing import event, legal, names, play, refused

from .helpers import at, before_mass, hand, hold_mass, look, seen


def test_everybody_chooses_at_once() -> None:
    """MOA-M2, MOA-J16: nobody waits for another, and nobody learns what another chose."""
    table = before_mass()
    assert list(table.to_act) == [0, 1, 2, 3]
    told = table.play(2, "give 12")
    assert list(table.to_act) == [0, 1, 3]
    assert look(table, 2).picked == [12]
    assert "suspects" not in str(told.heard_by(1))
    assert look(table, 1).chosen == [0, 0, 1, 0]
    table.play(0, "give 3")
    table.play(3, "give 16")
    told = table.play(1, "give 10")
    assert [hand(table, seat) for seat in range(4)] == [
        [1, 2, 4, 5, 16],
        [3, 6, 7, 8, 9],
        [10, 11, 13, 14, 15],
        [12, 17, 18, 19, 20],
    ]
    assert event(told, "passed", 2).args["suspects"] in ("10", "12")
    assert seen(table, 1) == [3, 6, 7, 8, 9, 10]


def test_a_card_is_chosen_once_and_must_be_held() -> None:
    """MOA-M2: as many as the mass card says."""
    table = before_mass(masses=2)
    table.play(0, "give 3")
    with refused(table, "MOA-M2", "refuse-choose-passed"):
        table.play(0, "give 3")
    with refused(table, "MOA-M2", "refuse-choose-passed"):
        table.play(0, "give 9")
    table.play(0, "give 4")
    table.play(0, "give 5")
    assert 0 not in table.to_act


def test_a_player_with_too_few_cards_passes_all() -> None:
    """MOA-M2: the player is not asked; cards received are kept."""
    hands = ["1 2", "3 4 5 6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]
    table = before_mass(hands=hands, masses=2)
    assert 0 not in table.to_act
    hold_mass(table)
    assert len(hand(table, 0)) == 3
    assert {1, 2} <= set(hand(table, 1))


@pytest.mark.parametrize(
    ("numbers", "passes"),
    [("rising", [1, 2, 3, 4, 5, 6, 6, 6]), ("gentle", [1, 2, 3, 3, 4, 4, 5, 6])],
)
def test_how_many_cards_are_passed(numbers: str, passes: list[int]) -> None:
    """MOA-M2: the mass cards in their order, then from the first one again (MOA-M4)."""
    options: dict[str, object] = {"mass_numbers": numbers}
    found = [look(at(masses=n, options=options)).passes for n in range(16)]
    assert found == passes * 2


def test_the_right_neighbour_becomes_first_player() -> None:
    """MOA-M4: that player is next, with the bell on 1."""
    table = before_mass()
    hold_mass(table)
    view = look(table)
    assert (view.first, view.to_act, view.bell, view.masses) == (3, (3,), 1, 1)


def test_everybody_has_four_turns_between_masses() -> None:
    """MOA-M4, MOA-T5: lost turns count; with six players it is three turns (MOA-X1)."""
    for seats, wanted in ((4, 4), (6, 3)):
        assert _turns_of_an_office(seats) == dict.fromkeys(range(seats), wanted)


def _turns_of_an_office(seats: int) -> dict[int, int]:
    table = Table.new("mystery_of_the_abbey", seats, seed=bytes(32))
    turns = dict.fromkeys(range(seats), 0)
    before = -1
    while look(table).masses < 1 and look(table).phase != "give":
        view = look(table)
        if view.turns != before:
            turns[view.turn] += 1
            before = view.turns
        moves = table.moves(table.to_act[0])
        quiet = [move for move in moves if move in ("skip", "silent", "done", "waive", "pass")]
        table.play(table.to_act[0], quiet[0] if quiet else moves[0])
    return turns


def test_an_event_is_drawn() -> None:
    """MOA-M3, MOA-S2: it is carried out, then put under its pile."""
    table = before_mass(event="E1")
    told = hold_mass(table)
    assert event(told, "event").args["card"] == "E1"
    assert look(table).events[-1] == "E1"
    assert look(table).events[0] == ""


def test_events_may_be_left_out() -> None:
    """MOA-X2: then none is drawn."""
    table = before_mass(event="E1", options={"events": False})
    assert "event" not in names(hold_mass(table))


def test_lasting_events_end_when_the_bell_is_rung() -> None:
    """MOA-J29: before the pawns go to church."""
    table = before_mass(lasting=127, locked=2, ransacked=1)
    assert look(table).lasting == 0


@pytest.mark.parametrize(("lauds", "last"), [(False, 24), (True, 21)])
def test_the_last_mass_ends_the_game(lauds: bool, last: int) -> None:
    """MOA-J14: nobody gets four points; the hidden card is turned and everything else scored."""
    table = before_mass(
        masses=last - 1,
        options={"start_with_lauds": lauds},
        hands=["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"],
        parlour=[],
        wrong=[1, 0, 0, 0],
        revelations=[(16 + 5) * 8 + 1, (2 * 16 + 8) * 8 + 1],
    )
    hold_mass(table)
    assert table.outcome is not None
    assert table.outcome.reason == "last_mass"
    assert table.outcome.scores == (-2, 2, -1, 0)
    assert table.outcome.winners == (1,)
    assert look(table).culprit == 24


def test_questions_about_the_last_mass() -> None:
    """MOA-J1: how many of a kind were passed, and how many received."""
    table = before_mass()
    hold_mass(table)
    play(table, "go CLS")
    play(table, "go CLS", "about passed", "trait fat", "done")
    assert event(play(table, "answer"), "answered").args["n"] == 1
    assert "waive" in legal(table)
    play(table, "about received", "trait Father")
    told = play(table, "done")
    assert event(told, "answered").args["n"] == 0
    assert hand(table, 3)[0] == 11
