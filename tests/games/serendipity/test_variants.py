"""The variants in which ownerless flowers stay open."""

import pytest

from cloister import Table
from tests.support.playing import legal, names, outcome, play

from .helpers import at, cells_of, look, tile

TILES = {"f6": "R", "f7": "G", "f8": "V", "f9": "B", "a1": "*", "g1": "r", "g2": "o"}
"""With four seats (blue, violet, orange, yellow) red and green are ownerless."""


def start(stay_open: str, seats: int = 4, serendips: int = 0) -> Table:
    cells = [f"{row}{place}" for row in "ijk" for place in range(1, 6)]
    tiles = TILES | dict.fromkeys(cells[:serendips], "0")
    return at(tiles, seats, {"ownerless_stay_open": stay_open})


def test_the_variants_are_off_by_default() -> None:
    """SER-11: ownerless flowers are covered again unless the table agrees on the variant."""
    for table in (at(TILES, 4), start("off"), start("off", serendips=12)):
        assert names(play(table, "uncover f6")) == ["uncovered", "turned-back"]
        assert tile(table, "f6") == "R"


@pytest.mark.parametrize("cell", ["f6", "f7"])
def test_ownerless_flowers_stay_open_from_the_start(cell: str) -> None:
    """SER-11, SER-R26, SER-R34: it stays open, nobody is asked, and the turn ends."""
    table = start("start")
    told = play(table, f"uncover {cell}")
    assert names(told) == ["uncovered", "stays-open"]
    assert told.heard_by(None)[1].args == {"cell": cell}
    assert tile(table, cell).islower()
    assert table.to_act == (1,)
    assert f"uncover {cell}" not in legal(table)
    assert look(table).turns == 1
    table.state.check()


def test_owned_foreign_flowers_are_covered_again() -> None:
    """SER-11, SER-4: the variant is about ownerless flowers only."""
    table = start("start")
    assert names(play(table, "uncover f8")) == ["uncovered", "turned-back"]
    assert tile(table, "f8") == "V"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_where_all_colours_are_owned_no_flower_stays_open(seats: int) -> None:
    """SER-R34: with six players, three by two, two by three colours."""
    table = start("start", seats)
    assert names(play(table, "uncover f7")) == ["uncovered", "turned-back"]
    assert tile(table, "f7") == "G"


def test_four_colours_are_ownerless_for_two_players() -> None:
    """SER-11, SER-R18: with one colour for each player."""
    table = at(TILES, 2, {"colours_each": 1, "ownerless_stay_open": "start"})
    play(table, "uncover f6", "uncover f7", "uncover f8", "uncover f9")
    assert [tile(table, cell) for cell in ("f6", "f7", "f8", "f9")] == ["r", "g", "v", "B"]


@pytest.mark.parametrize(("serendips", "stays"), [(0, False), (9, False), (10, True), (13, True)])
def test_ownerless_flowers_stay_open_after_the_tenth_serendip(serendips: int, stays: bool) -> None:
    """SER-11, SER-R28: only once ten Serendips lie open."""
    tiles = TILES | {"a1": "B"} if serendips == 13 else TILES
    cells = [f"{row}{place}" for row in "ijk" for place in range(1, 6)]
    table = at(
        tiles | dict.fromkeys(cells[:serendips], "0"), 4, {"ownerless_stay_open": "after_10"}
    )
    play(table, "uncover f6")
    assert (tile(table, "f6") == "r") == stays


def test_after_10_holds_from_the_next_uncovering() -> None:
    """SER-R28: even in the turn that found the tenth Serendip, if it goes on."""
    table = start("after_10", serendips=9)
    play(table, "uncover a1", "swap", "with k6", "turn 0")
    assert names(play(table, "uncover f6")) == ["uncovered", "stays-open"]


def test_tiles_seen_before_stay_hidden() -> None:
    """SER-R28: known ownerless flowers open only when they are uncovered again."""
    table = start("after_10", serendips=9)
    play(table, "uncover f6", "uncover a1", "leave", "turn 0", "no exchange")
    assert tile(table, "f6") == "R"
    play(table, "uncover f7")
    assert [tile(table, cell) for cell in ("f6", "f7")] == ["R", "g"]
    play(table, "uncover f6")
    assert tile(table, "f6") == "r"


def test_own_flowers_do_not_swap_with_open_ownerless_flowers() -> None:
    """SER-R27: a flower of the seat can be swapped only with hidden tiles."""
    table = start("start")
    play(table, "uncover f9", "swap")
    targets = cells_of(legal(table), "with")
    assert "g1" not in targets
    assert "f6" in targets


def test_serendips_move_open_ownerless_flowers() -> None:
    """SER-R27: by a swap with the Serendip and by an exchange."""
    table = start("start")
    play(table, "uncover a1", "swap")
    assert "with g1" in legal(table)
    play(table, "with g1", "turn 0")
    assert [tile(table, cell) for cell in ("a1", "g1")] == ["r", "0"]
    table = start("start")
    play(table, "uncover a1", "leave", "turn 0", "exchange g1", "with f7")
    assert [tile(table, cell) for cell in ("g1", "f7")] == ["G", "r"]


def test_a_flower_that_stays_open_counts_for_the_turn_limit() -> None:
    """SER-R25, SER-R26: its turn counts like any other."""
    options: dict[str, object] = {"ownerless_stay_open": "start", "turn_limit": 100}
    table = at(TILES, 4, options, turns=99)
    assert names(play(table, "uncover f6"))[-1] == "ended"
    assert outcome(table).reason == "turn_limit"
