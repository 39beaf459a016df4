"""A turn: uncovering, foreign flowers, flowers of the seat."""

import pytest

from cloister import Table
from tests.support.playing import legal, names, play

from .helpers import CELLS, at, cells_of, garden, look, tile, truth

TILES = {"a1": "B", "a2": "B", "f6": "V", "f7": "G", "k1": "v", "k6": "2", "k5": "*"}


def hidden(table: Table) -> set[str]:
    return {cell for cell, tile in truth(table).items() if tile.isupper() or tile == "*"}


def test_a_turn_starts_with_uncovering() -> None:
    """SER-3, SER-R1: any hidden tile may be uncovered, and nothing else is possible."""
    table = at(TILES)
    assert cells_of(legal(table), "uncover") == set(CELLS) - {"k1", "k6"}
    assert len(legal(table)) == 89


def test_everybody_sees_an_uncovered_tile() -> None:
    """SER-3: the face is shown to all seats and to spectators alike."""
    told = play(at(TILES), "uncover f6")
    for seat in (None, *range(6)):
        first = told.heard_by(seat)[0]
        assert (first.name, first.args) == ("uncovered", {"seat": 0, "cell": "f6"})
        assert first.flash == {"face": "violet"}


@pytest.mark.parametrize(("seats", "cell"), [(6, "f6"), (6, "f7"), (4, "f7")])
def test_a_foreign_flower_is_covered_again(seats: int, cell: str) -> None:
    """SER-4: an opponent's flower or an ownerless one (green, with four) ends the turn."""
    table = at(TILES, seats)
    before = truth(table)
    told = play(table, f"uncover {cell}")
    assert names(told) == ["uncovered", "turned-back"]
    assert told.heard_by(3)[1].args == {"cell": cell}
    assert truth(table) == before
    assert table.to_act == (1,)
    assert look(table).up is None
    assert look(table).turns == 1


def test_turns_go_round() -> None:
    """SER-3: clockwise, and from the last seat to the first."""
    table = at({"a1": "B", "a2": "V"}, 3, {"colours_each": 1})
    seats = []
    for _ in range(4):
        seats.append(table.to_act[0])
        play(table, "uncover a2")
    assert seats == [0, 1, 2, 0]


def test_a_known_foreign_tile_may_be_uncovered_again() -> None:
    """SER-R1: this is a way to pass, any number of times."""
    table = at(TILES)
    play(table, "uncover f7", "uncover f7", "uncover f7")
    assert table.to_act == (3,)


class TestOwnFlower:
    """SER-5: leave it and perhaps go on, or swap it and end the turn."""

    @pytest.fixture
    def table(self) -> Table:
        table = at(TILES)
        play(table, "uncover a1")
        return table

    def test_a_flower_of_the_seat_is_left_or_swapped(self, table: Table) -> None:
        """SER-5, SER-R29: it cannot be turned back and the turn cannot end here."""
        assert legal(table) == ["leave", "swap"]
        assert tile(table, "a1") == "b"
        assert look(table).up == "a1"

    def test_leaving_the_flower(self, table: Table) -> None:
        """SER-5, SER-R2: it stays open in its place; going on and stopping are both legal."""
        told = play(table, "leave")
        assert names(told) == ["left"]
        assert told.heard_by(None)[0].args == {"seat": 0, "cell": "a1"}
        assert tile(table, "a1") == "b"
        assert table.to_act == (0,)
        assert cells_of(legal(table), "uncover") == hidden(table)
        assert "stop" in legal(table)

    def test_stopping(self, table: Table) -> None:
        """SER-R2: stopping passes the turn on, and the next seat cannot stop at once."""
        told = play(table, "leave", "stop")
        assert [(event.name, event.args) for event in told.heard_by(None)] == [
            ("stopped", {"seat": 0})
        ]
        assert table.to_act == (1,)
        assert look(table).turns == 1
        assert "stop" not in legal(table)

    def test_going_on(self, table: Table) -> None:
        """SER-5, SER-R2: the next tile follows the same rules and is part of the same turn."""
        play(table, "leave", "uncover a2")
        assert legal(table) == ["leave", "swap"]
        play(table, "leave", "uncover f6")
        assert table.to_act == (1,)
        assert look(table).turns == 1
        assert [tile(table, cell) for cell in ("a1", "a2", "f6")] == ["b", "b", "V"]

    def test_any_hidden_tile_is_a_target(self, table: Table) -> None:
        """SER-R30: every hidden tile, and no open one, not even itself."""
        play(table, "swap")
        assert cells_of(legal(table), "with") == hidden(table)
        assert not cells_of(legal(table), "with") & {"a1", "k1", "k6"}
        assert len(legal(table)) == 88

    @pytest.mark.parametrize("target", ["f7", "k5", "a2"])
    def test_swapping(self, table: Table, target: str) -> None:
        """SER-5, SER-R4, SER-R40: open stays open, hidden stays hidden; the turn ends."""
        before = truth(table)
        told = play(table, "swap", f"with {target}")
        assert names(told) == ["swapped"]
        assert told.heard_by(2)[0].args == {"seat": 0, "cell": "a1", "other": target}
        assert truth(table) == before | {"a1": before[target], target: "b"}
        assert table.to_act == (1,)
        assert "stop" not in legal(table)
        assert look(table).turns == 1

    def test_swapping_after_leaving(self, table: Table) -> None:
        """SER-R4: the swap ends the turn, even if the seat could have stopped before."""
        play(table, "leave", "uncover a2", "swap", "with f7")
        assert table.to_act == (1,)
        assert "stop" not in legal(table)
        assert [tile(table, cell) for cell in ("a1", "a2", "f7")] == ["b", "G", "b"]


def test_flowers_of_all_colours_of_a_seat_are_its_own() -> None:
    """SER-R35: seat 0 of two owns blue, red and yellow; green is foreign to it."""
    for letter, own in zip("BRYVOG", [True] * 3 + [False] * 3, strict=True):
        table = at({"f6": letter}, 2)
        play(table, "uncover f6")
        assert (table.to_act == (0,)) == own


def test_without_hidden_tiles_a_tile_stays() -> None:
    """SER-R30: no target is left, so leaving is the only choice."""
    table = at(garden({"f6": "b"}, rest_open=True), phase=2, up="f6")
    assert legal(table) == ["leave"]
