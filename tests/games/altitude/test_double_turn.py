"""With five floors, a turn has two draws."""

from cloister import Table
from tests.support.playing import event, names, play, refused

from .helpers import FINAL, at, look, rows, written

FOUR = ["1 1 2 2 3", "4 4 5 5", "6 7 8", "9 10"]
FIVE = [*FOUR, "11"]
ANIMAL = ["1 1 2 2", "4 4 5", "6 7", "9a"]
"""Four floors and a scoring animal."""


def turn(table: Table) -> tuple[int, int]:
    """How many draws this turn has, and which of them this is."""
    view = look(table)
    return view.draws, view.draw


def test_five_floors_play_twice() -> None:
    """ALT-14: two complete turns, each with its own card."""
    table = at(["1"], FIVE, drawn="3", pile="1 2 4 5 6")
    told = play(table, "discard")
    assert (table.to_act, turn(table), written(table, "drawn")) == ((1,), (2, 1), "1")
    assert "plays-twice" in names(told)
    play(table, "discard")
    assert (table.to_act, turn(table), written(table, "drawn")) == ((1,), (2, 2), "2")
    play(table, "take", "card 16", "at 1:5")
    assert (table.to_act, turn(table), written(table, "drawn")) == ((0,), (1, 1), "4")


def test_four_floors_play_once() -> None:
    """ALT-14: five or more, not four."""
    table = at(["1"], FOUR, drawn="3")
    play(table, "discard")
    assert turn(table) == (1, 1)
    play(table, "discard")
    assert table.to_act == (0,)


def test_more_than_five_floors_play_twice() -> None:
    """ALT-14: six floors also play twice, not three times."""
    six = ["1 1 2 2 3 1", "4 4 5 5 4a", "6 7 8 6", "9 10 9", "11 12", "13"]
    table = at(["1a"], six, drawn="3", pile="2 4 5 6")
    play(table, "discard")
    assert turn(table) == (2, 1)


def test_a_floor_of_animals_counts_as_a_floor() -> None:
    """ALT-R23: a row of animals is a floor; by default, animals do not count in addition."""
    table = at(["1"], [*FOUR, "11a"], drawn="3")
    play(table, "discard")
    assert turn(table) == (2, 1)
    table = at(["1a"], ANIMAL, drawn="3")
    play(table, "discard")
    assert turn(table) == (1, 1)


def test_animals_may_count_towards_five() -> None:
    """ALT-R23: with five_counts_animals, four floors and a scoring animal make five."""
    option: dict[str, object] = {"five_counts_animals": True}
    table = at(["1a"], ANIMAL, drawn="3", options=option)
    play(table, "discard")
    assert turn(table) == (2, 1)
    low = ["1 1 2 2", "4 4 5", "6a 7", "9"]
    table = at(["1a"], low, drawn="3", options=option)
    play(table, "discard")
    assert turn(table) == (1, 1)


def test_a_fifth_floor_counts_from_the_next_turn() -> None:
    """ALT-R24: reached within a turn, it does not double that turn."""
    table = at(FOUR, ["1a"], drawn="12", pile="1 2 3 4 5")
    play(table, "build 5:0")
    assert table.to_act == (1,)
    play(table, "discard")
    assert (table.to_act, turn(table)) == ((0,), (2, 1))


def test_a_floor_may_be_lost_within_a_double_turn() -> None:
    """ALT-R24: the second half is played although the fifth floor is gone."""
    shaky = [*FOUR, "A"]
    table = at(["1a"], shaky, drawn="3", pile="S 2 6 7 8 9")
    play(table, "discard")
    assert turn(table) == (2, 1)
    play(table, "rescue 5:0")
    assert look(table).mountains[1].floors == 4
    assert (table.to_act, turn(table)) == ((1,), (2, 2))
    play(table, "discard", "discard")
    assert (table.to_act, turn(table)) == ((1,), (1, 1))


def test_an_opponents_card_may_make_the_fifth_floor() -> None:
    """ALT-R24: it does not matter who laid it."""
    table = at(["1a"], FOUR, drawn="A")
    told = play(table, "send 5:0 to 1")
    assert turn(table) == (2, 1)
    assert event(told, "plays-twice").args == {"seat": 1}


def test_the_pile_ends_within_a_double_turn() -> None:
    """ALT-R25: the second half is lost."""
    table = at(["1a"], FIVE, drawn="3", pile="2")
    play(table, "discard")
    assert (turn(table), written(table, "pile")) == ((2, 1), "")
    told = play(table, "discard")
    assert look(table).phase == FINAL
    assert "final" in names(told)
    with refused(table, "ALT-R27"):
        play(table, "discard")


def test_the_solo_player_only_counts_turns() -> None:
    """ALT-R38: one player draws every card anyway, so a double turn only changes the count."""
    table = at(FIVE, drawn="3", pile="1 2 4 5", more={"draws": 2, "turns": 7})
    play(table, "discard")
    assert (table.to_act, look(table).turns) == ((0,), 7)
    play(table, "discard")
    assert (table.to_act, look(table).turns, turn(table)) == ((0,), 8, (2, 1))
    assert rows(table) == FIVE
