"""The history of what everybody has seen, stored as one number per turn."""

from cloister.core.values import EVERYTHING
from cloister.games.mont_saint_michel.rules.history import Entry, written_look, written_turn
from tests.support.playing import play

from .helpers import at, look


def test_a_turn_can_be_read_back() -> None:
    code = written_turn(3, 5, 2, 22, 16, [0, 16, 3, 7, 12, 1])
    entry = Entry(code)
    assert not entry.is_look
    assert (entry.seat, entry.monk, entry.moved) == (3, 5, 2)
    assert (entry.page, entry.location) == (22, 16)
    assert entry.places == [0, 16, 3, 7, 12, 1]
    assert code < 2**53


def test_a_look_can_be_read_back() -> None:
    entry = Entry(written_look(4, 6))
    assert (entry.is_look, entry.seat, entry.monk) == (True, 4, 6)


def test_a_history_is_written_as_things_happen() -> None:
    """MSM-A23: looks, pages won, pages given, pages left open."""
    table = at({"red": 7, "blue": 1}, location=8, top=["id", "y+1."])
    play(table, "move red", "step 8", "look white", "give", "move green", "step 11")
    entries = [Entry(code) for code in look(table, None, EVERYTHING).history]
    assert [entry.is_look for entry in entries] == [False, True, False, False]
    assert [entry.seat for entry in entries] == [0, 1, 2, 3]
    assert [entry.monk for entry in entries] == [4, 5, 1, 6]
    assert [entry.moved for entry in entries if not entry.is_look] == [4, 6, 2]
    assert entries[0].places == [0, 1, 0, 0, 7, 0]
