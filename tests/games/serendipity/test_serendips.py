"""Finding a Serendip."""

from itertools import combinations

import pytest

from cloister import Table
from tests.support.playing import legal, names, play

from .helpers import CELLS, at, cells_of, look, tile, truth

TILES = {
    "f6": "*",
    "a1": "*",
    "a2": "*",
    "e5": "b",
    "e6": "v",
    "b1": "b",
    "k1": "3",
    "k2": "5",
    "g5": "R",
    "g6": "G",
    "h1": "B",
}
OPEN_SERENDIPS = {"k1", "k2"}
LOOSE = set(CELLS) - OPEN_SERENDIPS - {"f6"}


@pytest.fixture
def table() -> Table:
    """Seat 0, blue, has just uncovered the Serendip on f6."""
    table = at(TILES)
    told = play(table, "uncover f6")
    assert names(told) == ["uncovered"]
    assert told.heard_by(None)[0].flash == {"face": "serendip"}
    return table


def test_a_found_serendip_is_left_or_swapped(table: Table) -> None:
    """SER-6: it already lies open."""
    assert legal(table) == ["leave", "swap"]
    assert tile(table, "f6") == "0"
    assert look(table).up == "f6"


class TestLeaving:
    """SER-6: option a, with the exchange of two other tiles."""

    @pytest.mark.parametrize("rotation", range(6))
    def test_a_left_serendip_is_turned(self, table: Table, rotation: int) -> None:
        """SER-6: any of six rotations, then the exchange is offered."""
        play(table, "leave")
        assert legal(table) == [f"turn {n}" for n in range(6)]
        told = play(table, f"turn {rotation}")
        assert names(told) == ["turned"]
        assert told.heard_by(1)[0].args == {"seat": 0, "cell": "f6", "rotation": rotation}
        assert tile(table, "f6") == str(rotation)
        assert look(table).turned[CELLS.index("f6")] == rotation

    def test_the_exchange_is_optional(self, table: Table) -> None:
        """SER-R5, SER-R7: the turn also ends without an exchange."""
        before = truth(table)
        told = play(table, "leave", "turn 0", "no exchange")
        assert names(told) == ["kept"]
        assert truth(table) == before
        assert table.to_act == (1,)
        assert "stop" not in legal(table)
        assert look(table).turns == 1

    def test_which_tiles_may_be_exchanged(self, table: Table) -> None:
        """SER-R7: all but open Serendips; the second one has to be another tile."""
        play(table, "leave", "turn 1")
        assert legal(table)[-1] == "no exchange"
        assert cells_of(legal(table), "exchange") == LOOSE
        play(table, "exchange e5")
        assert look(table).picked == "e5"
        assert cells_of(legal(table), "with") == LOOSE - {"e5"}
        assert len(legal(table)) == len(LOOSE) - 1

    @pytest.mark.parametrize(
        "pair", list(combinations(["e5", "e6", "b1", "g5", "g6", "a1", "a2"], 2)), ids="-".join
    )
    def test_exchanging(self, table: Table, pair: tuple[str, str]) -> None:
        """SER-6, SER-7, SER-R5, SER-R7, SER-R38, SER-R40: hidden or open, even equal tiles."""
        a, b = pair
        before = truth(table)
        told = play(table, "leave", "turn 0", f"exchange {a}", f"with {b}")
        assert names(told) == ["exchanged"]
        assert told.heard_by(None)[0].args == {"seat": 0, "cell": a, "other": b}
        assert truth(table) == before | {a: before[b], b: before[a]}
        assert table.to_act == (1,)
        assert look(table).picked is None
        table.state.check()

    @pytest.mark.parametrize("pair", [("e5", "g5"), ("e5", "b1"), ("a1", "a2"), ("g5", "a1")])
    def test_the_order_of_the_exchanged_tiles_does_not_matter(self, pair: tuple[str, str]) -> None:
        """SER-R38: exchanging a with b equals exchanging b with a."""
        positions = []
        for a, b in (pair, pair[::-1]):
            table = at(TILES)
            play(table, "uncover f6", "leave", "turn 0", f"exchange {a}", f"with {b}")
            positions.append(table.state.position())
        assert positions[0] == positions[1]


class TestMoving:
    """SER-6: option b, after which the turn may go on."""

    def test_which_tiles_a_serendip_swaps_with(self, table: Table) -> None:
        """SER-R8: any tile, hidden or open, but not an open Serendip and not itself."""
        play(table, "swap")
        assert cells_of(legal(table), "with") == LOOSE

    @pytest.mark.parametrize("target", ["g5", "a1", "e5", "e6"])
    @pytest.mark.parametrize("rotation", [0, 4])
    def test_a_serendip_is_swapped_with_a_tile(
        self, table: Table, target: str, rotation: int
    ) -> None:
        """SER-6, SER-7, SER-R6, SER-R8, SER-R40: hidden partners stay hidden, open ones open."""
        before = truth(table)
        told = play(table, "swap", f"with {target}")
        assert names(told) == ["swapped"]
        assert told.heard_by(4)[0].args == {"seat": 0, "cell": "f6", "other": target}
        assert look(table).up == target
        assert legal(table) == [f"turn {n}" for n in range(6)]
        play(table, f"turn {rotation}")
        assert truth(table) == before | {"f6": before[target], target: str(rotation)}
        table.state.check()

    def test_the_turn_may_go_on(self, table: Table) -> None:
        """SER-6, SER-R3: uncover another tile; the turn is still the same."""
        play(table, "swap", "with g5", "turn 2")
        assert table.to_act == (0,)
        assert look(table).turns == 0
        assert "stop" in legal(table)
        assert "exchange e5" not in legal(table)
        play(table, "uncover h1")
        assert legal(table) == ["leave", "swap"]

    def test_the_turn_may_stop(self, table: Table) -> None:
        """SER-R3: stopping is legal too."""
        play(table, "swap", "with g5", "turn 2", "stop")
        assert table.to_act == (1,)

    def test_a_left_serendip_ends_the_turn_after_a_moved_one(self, table: Table) -> None:
        """SER-R5: the right to go on does not last."""
        play(table, "swap", "with g5", "turn 2", "uncover a1", "leave", "turn 0")
        assert legal(table)[-1] == "no exchange"
        play(table, "no exchange")
        assert table.to_act == (1,)
        assert "stop" not in legal(table)

    def test_the_partner_can_be_found_again(self, table: Table) -> None:
        """SER-R40: the hidden partner lies where the Serendip was uncovered."""
        play(table, "swap", "with h1", "turn 0", "uncover f6")
        assert legal(table) == ["leave", "swap"]
        assert tile(table, "f6") == "b"


def test_a_placed_serendip_is_fixed(table: Table) -> None:
    """SER-7: no move can move it or turn it again."""
    play(table, "swap", "with g5", "turn 2")
    for second, offers in [("swap", "with"), ("leave", "exchange")]:
        other = at(list(map(str, rows(table))))
        play(other, "uncover a1", second)
        if second == "leave":
            play(other, "turn 5")
        offered = cells_of(legal(other), offers)
        assert not offered & (OPEN_SERENDIPS | {"g5", "a1"})
        assert tile(other, "g5") == "2"


def rows(table: Table) -> list[object]:
    found = table.state.position()["rows"]
    assert isinstance(found, list)
    return list(found)


class TestDealtRotations:
    """SER-R6: the option under which a moved Serendip keeps its rotation."""

    OPTIONS: dict[str, object] = {"rotate_on_move": False}  # noqa: RUF012

    @pytest.fixture
    def dealt(self) -> Table:
        return at(TILES, options=self.OPTIONS, rotations={"f6": 4, "a1": 2})

    def test_the_dealt_rotation_is_seen_on_uncovering(self, dealt: Table) -> None:
        """SER-R6: before that, nobody can tell how a hidden Serendip is turned."""
        assert look(dealt).turned[CELLS.index("f6")] == 0
        play(dealt, "uncover f6")
        assert look(dealt).turned[CELLS.index("f6")] == 4

    @pytest.mark.parametrize("target", ["g5", "a1", "e5"])
    def test_a_moved_serendip_keeps_its_rotation(self, dealt: Table, target: str) -> None:
        """SER-R6: no rotation is asked for, and the turn may go on."""
        play(dealt, "uncover f6", "swap", f"with {target}")
        assert tile(dealt, target) == "4"
        assert "stop" in legal(dealt)
        dealt.state.check()

    def test_a_left_serendip_may_be_turned(self, dealt: Table) -> None:
        """SER-R6: option a still lets it be turned."""
        play(dealt, "uncover f6", "leave")
        assert legal(dealt) == [f"turn {n}" for n in range(6)]
        play(dealt, "turn 1")
        assert tile(dealt, "f6") == "1"

    def test_the_rotation_travels_with_the_hidden_tile(self, dealt: Table) -> None:
        """SER-R6: swaps while hidden do not change it."""
        play(dealt, "uncover f6", "leave", "turn 0", "exchange a1", "with g6", "uncover g6")
        assert tile(dealt, "g6") == "2"

    def test_rotations_are_dealt_at_random(self) -> None:
        """SER-R6: one is drawn for every Serendip, but only with this option."""
        dealt = Table.new("serendipity", 6, bytes(32), self.OPTIONS)
        rotations = dealt.state.position()["rotations"]
        assert isinstance(rotations, dict)
        assert len(set(map(str, rotations.values()))) > 2
        assert all(tile(dealt, cell) == "*" for cell in rotations)
        assert "rotations" not in Table.new("serendipity", 6, bytes(32)).state.position()
        labels = [draw.label for draw in dealt.header.deal]
        assert labels.count("rotations") == 13

    def test_every_rotation_is_dealt(self) -> None:
        """SER-R6: from 0 to 5."""
        sizes = set()
        came = set()
        for seed in range(6):
            table = Table.new("serendipity", 6, bytes([seed]) * 32, self.OPTIONS)
            draws = [draw for draw in table.header.deal if draw.label == "rotations"]
            sizes |= {draw.size for draw in draws}
            came |= {draw.came for draw in draws if isinstance(draw.came, int)}
        assert (sizes, came) == ({6}, set(range(6)))
