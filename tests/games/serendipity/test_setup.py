"""The deal, the colours, the first player, and the options."""

from collections import Counter

import pytest

from cloister import CloisterError, Table
from tests.support.playing import legal, play

from .helpers import COLOURS, LETTERS, ROW_LENGTHS, look, truth

SEED = bytes(range(32))

ALLOTMENT = {
    (2, 3): ["bry", "vog"],
    (2, 2): ["bo", "vy"],
    (2, 1): ["b", "o"],
    (3, 2): ["bo", "vy", "rg"],
    (3, 1): ["b", "r", "y"],
    (4, 1): ["b", "v", "o", "y"],
    (5, 1): ["b", "v", "r", "o", "y"],
    (6, 1): ["b", "v", "r", "o", "y", "g"],
}
DEFAULTS: dict[str, object] = {
    "colour_choice": "table",
    "ownerless_stay_open": "off",
    "rotate_on_move": True,
    "chain_serendips_score": False,
    "multi_colour_score": "sum",
    "turn_limit": 2000,
    "show_seen": False,
    "first_player": "seat0",
}


def new(seats: int = 6, seed: bytes = SEED, **options: object) -> Table:
    return Table.new("serendipity", seats, seed, options)


def shares(table: Table) -> list[str]:
    """The letters of each seat's colours."""
    owner = look(table).owner
    return [
        "".join(letter for letter, owned in zip(LETTERS, owner, strict=True) if owned == seat)
        for seat in range(table.setting.seats)
    ]


def seeds(count: int) -> list[bytes]:
    return [bytes([n]) * 32 for n in range(count)]


def test_the_deal() -> None:
    """SER-1: 13 tiles of each of seven kinds, all hidden, in a hexagon of side 6."""
    table = new()
    rows = table.state.position()["rows"]
    assert isinstance(rows, list)
    assert tuple(len(str(row)) for row in rows) == ROW_LENGTHS
    assert Counter(truth(table).values()) == dict.fromkeys("BVROYG*", 13)
    assert set(look(table).shown) == {-1}


def test_the_deal_is_shuffled_by_the_seed() -> None:
    """SER-1: the same seed deals the same garden, another seed a different one."""
    assert truth(new()) == truth(new())
    gardens = [truth(new(seed=seed)) for seed in seeds(20)]
    assert len({tuple(garden.values()) for garden in gardens}) == 20
    assert {garden["f6"] for garden in gardens} > {"B", "*"}


def test_the_labels_of_the_draws_in_a_deal() -> None:
    """SER-1, SER-R33: random numbers depend on the labels, so records do too."""
    labels = [draw.label for draw in new(first_player="random").header.deal]
    assert labels == ["tiles", "first player"]
    assert [draw.label for draw in new().header.deal] == ["tiles"]


def test_nobody_has_seen_a_tile_yet() -> None:
    """SER-1: even a perfect memory knows no tile of a new garden."""
    assert set(look(new(), 0, memory=1000).recalled) == {-1}


@pytest.mark.parametrize(("seats", "each"), ALLOTMENT)
def test_allotment_of_colours(seats: int, each: int) -> None:
    """SER-2, SER-R18, SER-R19, SER-R20, SER-R35: who owns what, and what is ownerless."""
    table = new(seats, colours_each=each)
    owned = shares(table)
    assert [sorted(share) for share in owned] == [sorted(s) for s in ALLOTMENT[seats, each]]
    assert look(table).owner.count(-1) == 6 - seats * each


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_colours_each_by_default(seats: int, each: int) -> None:
    """SER-R35: three colours for two players, two for three, otherwise one."""
    assert new(seats).setting.options.values == DEFAULTS | {"colours_each": each}


@pytest.mark.parametrize(
    ("seats", "each"),
    [(2, 4), (2, 0), (3, 3), (4, 2), (5, 2), (6, 2), (6, 0)],
)
def test_too_many_or_too_few_colours_are_refused(seats: int, each: int) -> None:
    """SER-R35: other numbers of colours are refused."""
    with pytest.raises(CloisterError) as caught:
        new(seats, colours_each=each)
    assert (caught.value.code, caught.value.rule) == ("bad-option", "SER-R35")


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("colour_choice", "me", "SER-R20"),
        ("ownerless_stay_open", "after_11", "SER-11"),
        ("rotate_on_move", "perhaps", "SER-R6"),
        ("chain_serendips_score", 2, "SER-R12"),
        ("multi_colour_score", "worst", "SER-R17"),
        ("turn_limit", 99, "SER-R25"),
        ("turn_limit", 100_001, "SER-R25"),
        ("turn_limit", "many", "SER-R25"),
        ("show_seen", "maybe", "SER-R32"),
        ("first_player", "seat1", "SER-R33"),
    ],
)
def test_wrong_option_values_are_refused(name: str, value: object, rule: str) -> None:
    with pytest.raises(CloisterError) as caught:
        Table.new("serendipity", 6, SEED, {name: value})
    assert (caught.value.code, caught.value.rule) == ("bad-option", rule)


@pytest.mark.parametrize("limit", [100, 100_000])
def test_the_lowest_and_highest_turn_limits_are_accepted(limit: int) -> None:
    """SER-R25: from 100 to 100000."""
    assert new(turn_limit=limit).setting.options.number("turn_limit") == limit


def test_unknown_options_are_refused() -> None:
    with pytest.raises(CloisterError) as caught:
        new(colors_each=1)
    assert caught.value.code == "unknown-option"


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_wrong_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(CloisterError) as caught:
        new(seats)
    assert caught.value.code == "seats-out-of-range"


def test_the_first_seat_begins() -> None:
    """SER-R33: seat 0 by default, then in seat order."""
    for seed in seeds(6):
        assert new(seed=seed).to_act == (0,)


def test_the_first_player_may_be_drawn_by_lot() -> None:
    """SER-R33: the seed picks any seat."""
    tables = [new(4, seed, first_player="random") for seed in seeds(40)]
    assert {table.to_act for table in tables} == {(0,), (1,), (2,), (3,)}
    assert all(table.to_act == (look(table).first,) for table in tables)
    again = [new(4, seed, first_player="random") for seed in seeds(40)]
    assert [table.to_act for table in again] == [table.to_act for table in tables]


class TestChoosing:
    """SER-R20: the seats choose their colours themselves."""

    def test_one_colour_each(self) -> None:
        """SER-R20: in seat order, each from the free colours."""
        table = new(4, colour_choice="seats")
        assert look(table).owner == [-1] * 6
        assert legal(table) == [f"choose {colour}" for colour in COLOURS]
        play(table, "choose green")
        assert (table.to_act, look(table).owner) == ((1,), [-1, -1, -1, -1, -1, 0])
        assert "choose green" not in legal(table)
        play(table, "choose blue", "choose violet", "choose red")
        assert shares(table) == ["g", "b", "v", "r"]
        assert table.to_act == (0,)
        assert legal(table)[0] == "uncover a1"

    def test_several_colours_are_chosen_in_rounds(self) -> None:
        """SER-R20: with three colours each, there are three rounds."""
        table = new(2, colour_choice="seats")
        chosen = ["green", "blue", "violet", "red", "orange", "yellow"]
        for seat, colour in zip([0, 1, 0, 1, 0, 1], chosen, strict=True):
            assert table.to_act == (seat,)
            play(table, f"choose {colour}")
        assert shares(table) == ["vog", "bry"]
        assert legal(table)[0] == "uncover a1"

    def test_some_colours_may_be_left_over(self) -> None:
        """SER-R20, SER-R35: choosing ends when every seat has its number of colours."""
        table = new(2, colour_choice="seats", colours_each=2)
        play(table, "choose blue", "choose red", "choose violet", "choose orange")
        assert shares(table) == ["bv", "ro"]
        assert legal(table)[0] == "uncover a1"

    def test_the_first_player_begins_after_choosing(self) -> None:
        """SER-R20, SER-R33: colours are chosen in seat order; then the first player begins."""
        seed = next(
            seed for seed in seeds(40) if new(3, seed, first_player="random").to_act == (2,)
        )
        table = new(3, seed, first_player="random", colour_choice="seats", colours_each=1)
        assert table.to_act == (0,)
        play(table, "choose blue", "choose red", "choose violet")
        assert table.to_act == (2,)

    def test_the_choice_decides_what_is_foreign(self) -> None:
        """SER-2: the flowers of a colour belong to the seat that chose it."""
        table = new(6, colour_choice="seats")
        play(table, *(f"choose {colour}" for colour in reversed(COLOURS)))
        green = next(cell for cell, tile in truth(table).items() if tile == "G")
        play(table, f"uncover {green}")
        assert legal(table) == ["leave", "swap"]
