"""Setting up: colours, books, bridges and the first hands."""

from itertools import combinations
from typing import Any

import pytest

from cloister import Table
from cloister.core.chance import Chance, Fast
from cloister.games.sator.rules.game import Sator
from cloister.suite.walk import Settings
from tests.support.playing import event, legal, names, play, refused

from .helpers import DECK, KEY, SHAPES, TYPES, cells, library, look, name

BRIDGES = [f"{kind} {shape}" for shape in SHAPES for kind in TYPES]


def new(seats: int, seed: int = 1, **options: object) -> Table:
    return Table.new(KEY, seats, bytes([seed]) * 32, options)


def lay_all(table: Table, seed: int = 1) -> list[int]:
    """Lay all bridges at random; returns the seats in the order in which they laid."""
    chance = Fast(seed)
    order: list[int] = []
    while look(table).phase < 4:
        if look(table).phase == 1:
            order.append(table.to_act[0])
        seat = table.to_act[0]
        table.play_move(seat, table.state.sample(seat, chance))
    return order


def test_the_contents_of_a_new_table() -> None:
    """SAT-2: 24 bridges of four types and six shapes, 84 squares in all."""
    table = new(4)
    state = library(table)
    stock = sorted(bridge for bridges in state.stock for bridge in bridges)
    assert stock == list(range(24))
    sizes = {"L5": 5, "L3": 3, "T4": 4, "I4": 4, "I3": 3, "I2": 2}
    assert sum(4 * size for size in sizes.values()) == 84
    assert len(DECK) == 78
    assert sorted(state.terms.deck) == state.terms.deck
    assert len(state.terms.deck) == 78


@pytest.mark.parametrize(
    ("seats", "colours", "entries"),
    [
        (2, [0, 2], ["g1", "h14"]),
        (3, [0, 1, 2], ["g1", "n7", "h14"]),
        (4, [0, 1, 2, 3], ["g1", "n7", "h14", "a8"]),
    ],
)
def test_colours_and_ledges(seats: int, colours: list[int], entries: list[str]) -> None:
    """SAT-3, SAT-A28: colours follow the turn order, each on its side; two sit opposite."""
    view = look(new(seats))
    assert view.colours == colours
    assert [name(square) for square in view.entries] == entries
    assert view.acolytes == [-1] * seats
    assert view.names == ["red", "blue", "green", "yellow"]


def test_the_first_player_may_be_drawn_by_lot() -> None:
    """SAT-A28, SAT-39: colours follow the turn order, whoever begins."""
    seen = set()
    for seed in range(12):
        view = look(new(3, seed, first_player="random"))
        seen.add(view.first)
        assert [view.colours[(view.first + place) % 3] for place in range(3)] == [0, 1, 2]
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_quadrant_has_one_book_of_each_colour(seats: int) -> None:
    """SAT-4, SAT-A22: one book of each colour in play in each quadrant."""
    for seed in range(20):
        books = look(new(seats, seed)).books
        assert len(set(books)) == 4 * seats
        for seat in range(seats):
            for quadrant in range(4):
                row, column = divmod(books[4 * seat + quadrant], 20)
                corner = [(0, 0), (0, 1), (1, 1), (1, 0)][quadrant]
                assert (row // 7, column // 7) == corner


def test_the_first_positioning_card_of_the_second_quadrant() -> None:
    """SAT-4: the card is turned to the right, and the colours turn with it."""

    class First(Chance):
        def below(self, n: int, label: str = "") -> int:
            return 0

    setting = Settings(new(4).game).make(4)
    state = new(4).game.start(setting, First())
    assert isinstance(state, Sator)
    found = [state.pit.books[4 * seat + 1] for seat in (1, 2, 3, 0)]
    assert [divmod(square, 20) for square in found] == [(3, 13), (4, 10), (5, 7), (0, 9)]


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_bridges_are_dealt_by_shape(seats: int, each: int) -> None:
    """SAT-5, SAT-A22: two of each shape for two players, otherwise one."""
    view = look(new(seats))
    assert view.stock == [[shape for shape in range(6) for _ in range(each)]] * seats
    assert view.spare == (list(range(6)) if seats == 3 else [])


def test_three_players_pick_from_the_bridges_left_over() -> None:
    """SAT-5, SAT-A1: in the order 1 2 3 3 2 1; only the picker sees the type."""
    table = new(3)
    order = []
    for shape in ("T4", "L5", "I2", "L3", "I4", "I3"):
        seat = table.to_act[0]
        order.append(seat)
        told = play(table, f"pick {shape}")
        assert names(told, seat) == ["picked"]
        assert names(told, None) == ["picked-shape"]
        assert "type" not in event(told, "picked-shape", (seat + 1) % 3).args
        if shape == "T4":
            with refused(table, "SAT-5", "refuse-shape-gone"):
                play(table, "pick T4")
            with refused(table, "SAT-5", "refuse-pick"):
                play(table, "lay wood T4")
    assert order == [0, 1, 2, 2, 1, 0]
    assert [len(stock) for stock in look(table).stock] == [8, 8, 8]


def test_types_are_seen_by_their_owner_only() -> None:
    """SAT-A1: the others see only shapes, even of the bridge that is being laid."""
    table = new(4)
    seat = table.to_act[0]
    assert look(table, seat).own_stock == library(table).stock[seat]
    assert look(table, None).own_stock == []
    play(table, legal(table)[0])
    lifted = look(table, seat).bridge
    assert lifted in look(table, seat).own_stock
    other = look(table, (seat + 1) % 4)
    assert (other.bridge, other.shape) == (-1, lifted >> 2)


@pytest.mark.parametrize(("begins", "order"), [("last", [3, 2, 1, 0]), ("first", [0, 3, 2, 1])])
def test_laying_goes_round_backwards(begins: str, order: list[int]) -> None:
    """SAT-6, SAT-A2: the last player begins, or the first if the option says so."""
    assert lay_all(new(4, laying_begins=begins)) == order * 6


def test_bridges_are_laid_on_free_squares_of_the_grid() -> None:
    """SAT-7: any way round, wholly on the grid, on no other bridge, face up."""
    table = new(2)
    bridge = legal(table)[0]
    with refused(table, "SAT-6", "refuse-lay-first"):
        play(table, "facing 0")
    play(table, bridge)
    assert legal(table) == ["facing 0", "facing 1", "facing 2", "facing 3"]
    play(table, "facing 0")
    with refused(table, "SAT-22", "refuse-outside"):
        play(table, "place n14")
    told = play(table, "place a1")
    assert event(told, "laid", None).args["to"] == "a1"
    assert cells(table, bridge.removeprefix("lay ")) == ["a1", "a2", "a3", "b3", "c3"]
    other = next(move for move in legal(table) if "I2" in move)
    play(table, other, "facing 0")
    with refused(table, "SAT-22", "refuse-overlap"):
        play(table, "place a1")
    mine = library(table).stock[table.to_act[0]]
    strange = next(bridge for bridge in range(24) if bridge not in mine)
    with refused(table, "SAT-7", "refuse-choose-place"):
        play(table, f"lay {BRIDGES[strange]}")


def test_players_lay_only_their_own_bridges() -> None:
    """SAT-6: a bridge of another player is refused."""
    table = new(4)
    mine = library(table).stock[table.to_act[0]]
    strange = next(bridge for bridge in range(24) if bridge not in mine)
    with refused(table, "SAT-6", "refuse-not-your-bridge"):
        play(table, f"lay {BRIDGES[strange]}")


def test_straight_bridges_lie_in_two_ways() -> None:
    """SAT-7: turned half round they look the same, so only two ways are offered."""
    table = new(2)
    play(table, next(move for move in legal(table) if "I4" in move))
    assert legal(table) == ["facing 0", "facing 1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_book_ends_up_on_a_bridge(seats: int) -> None:
    """SAT-7, SAT-A3, SAT-8: and no bridge bears two books of one colour."""
    for seed in range(6):
        table = new(seats, seed)
        lay_all(table, seed)
        view = look(table)
        covered = [square for bridge in view.bridges for square in bridge]
        assert len(covered) == len(set(covered)) == 84
        assert set(view.books) <= set(covered)
        for bridge in view.bridges:
            for seat in range(seats):
                assert len(set(view.books[4 * seat : 4 * seat + 4]) & set(bridge)) <= 1
        assert view.stock == [[]] * seats


def start(books: dict[int, list[str]], bridges: dict[str, str], stock: list[list[str]]) -> Table:
    """A table for two at which seat 1 has to lay a bridge."""
    position: dict[str, Any] = {
        "bridges": bridges,
        "books": [[*books[seat], *[""] * (4 - len(books[seat]))] for seat in (0, 1)],
        "acolytes": ["ledge", "ledge"],
        "stock": stock,
        "phase": 1,
        "seat": 1,
    }
    return Table.set_up(KEY, 2, position)


def test_no_bridge_is_laid_under_two_books_of_a_colour() -> None:
    """SAT-7: a bridge may go under either of them, but not under both."""
    stock = [["wood I2", "wood I3"], ["wood I4", "stone I2", "stone I3", "iron I3"]]
    table = start({0: ["c3"], 1: ["h3", "j3"]}, {}, stock)
    play(table, "lay wood I4", "facing 0")
    with refused(table, "SAT-7", "refuse-two-books"):
        play(table, "place g3")
    assert "place i3" in legal(table)


def test_a_bridge_has_to_cover_a_book_when_few_are_left() -> None:
    """SAT-A3: with more bridges left to lay, the same bridge may go anywhere."""
    few = [["wood I2", "wood I3"], ["wood I4", "stone I3"]]
    table = start({0: ["c3"], 1: ["h8"]}, {}, few)
    play(table, "lay wood I4", "facing 0")
    assert sorted(legal(table)) == sorted(
        f"place {column}{row}"
        for column, row in [("a", 3), ("b", 3), ("c", 3), ("e", 8), ("f", 8), ("g", 8), ("h", 8)]
    )
    with refused(table, "SAT-A3", "refuse-books-first"):
        play(table, "place a1")
    many = [["wood I2", "wood I3", "iron I2", "iron I3"], ["wood I4", "stone I3", "stone I2"]]
    table = start({0: ["c3"], 1: ["h8"]}, {}, many)
    play(table, "lay wood I4", "facing 0")
    assert "place a1" in legal(table)


def test_a_book_has_to_stay_coverable() -> None:
    """SAT-A3: there has to be a place for a bridge that its owner has not laid yet."""
    stock = [
        ["wood I2", "wood I3", "iron I3", "iron I2"],
        ["wood T4", "stone I3", "stone I2", "brick I2", "brick I3", "wood I4", "brick I4"],
    ]
    table = start({0: ["a1"], 1: ["k12"]}, {"iron I4": "a2 0"}, stock)
    play(table, "lay stone I2", "facing 0")
    assert {"place a1", "place c1"} <= set(legal(table))
    with refused(table, "SAT-A3", "refuse-books-first"):
        play(table, "place b1")


def test_a_book_that_hovers_at_the_end_is_moved() -> None:
    """SAT-A3: it moves to the nearest bridge square that may bear it."""
    table = start(
        {0: ["c3"], 1: ["h8"]}, {"wood I2": "a1 0", "stone I2": "c5 0"}, [[], ["iron L5"]]
    )
    play(table, "lay iron L5", "facing 0")
    told = play(table, "place h8")
    assert event(told, "settled", None).args == {"seat": 0, "to": "c5"}
    assert look(table).phase == 4


def test_a_bridge_without_a_place_leaves_the_game() -> None:
    """SAT-A3: here the large L fits nowhere any more."""
    rows: dict[str, str] = {}
    for kind, row in zip(TYPES, (3, 6, 9, 12), strict=True):
        rows |= {f"{kind} I4": f"a{row} 0", f"{kind} I3": f"e{row} 0", f"{kind} I2": f"h{row} 0"}
        rows |= {f"{kind} T4": f"j{row} 0", f"{kind} L3": f"m{row - 1} 0"}
    del rows["brick I2"]
    table = start({0: ["a3"], 1: ["e3"]}, rows, [["wood L5"], ["brick I2"]])
    play(table, "lay brick I2", "facing 0")
    told = play(table, "place h12")
    assert event(told, "left-out").args == {"seat": 0, "count": 1}
    assert look(table).bridges[0] == []
    assert look(table).phase == 4


@pytest.mark.parametrize(("seats", "dealt"), [(2, [4, 5]), (3, [4, 5, 6]), (4, [4, 5, 5, 6])])
def test_the_first_hands_are_dealt_after_laying(seats: int, dealt: list[int]) -> None:
    """SAT-9: IM cards are dealt, and prayers shuffled, only when all bridges lie."""
    table = new(seats)
    assert library(table).pile == []
    lay_all(table)
    view = look(table)
    assert view.held_im == dealt
    assert view.held_lf == [0] * seats
    assert view.pile == 78 - sum(dealt)
    assert view.prayers == [8] * seats
    assert table.to_act == (0,)
    orders = {tuple(pile) for pile in library(table).prayers}
    assert len(orders) == seats


def test_bridges_belong_to_everybody() -> None:
    """SAT-8: anybody may move a bridge, whoever laid it."""
    table = new(2)
    lay_all(table)
    play(table, "free bridge")
    assert len(legal(table)) > 12


def test_patterns_keep_books_apart() -> None:
    """SAT-4: on each reconstructed card the books are at least four squares apart."""
    patterns = Settings(new(2).game).components.patterns
    assert len(patterns) == len(set(patterns)) == 13
    for pattern in patterns:
        for one, other in combinations([divmod(square, 20) for square in pattern], 2):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) >= 4
