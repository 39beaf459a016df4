"""Positions: written, read back, and refused if impossible."""

from collections import Counter
from typing import Any

import pytest

from cloister import CloisterError, Table, find
from cloister.core.chance import Fast
from cloister.core.errors import BadPosition, RuleBug
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING
from cloister.games.serendipity.rules.game import Serendipity
from tests.support.playing import legal, play

from .helpers import EXAMPLE, at, garden, look, truth
from .test_order import PATHS, TILES

TABLES: list[tuple[int, dict[str, object]]] = [
    (6, {}),
    (2, {"rotate_on_move": False}),
    (3, {"colour_choice": "seats", "first_player": "random"}),
    (4, {"ownerless_stay_open": "start", "show_seen": True}),
    (5, {"ownerless_stay_open": "after_10", "turn_limit": 100}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_any_position_of_a_game_can_be_set_up(seats: int, options: dict[str, object]) -> None:
    """The table that is set up has the same position, views and moves."""
    table = Table.new("serendipity", seats, bytes(32), options)
    chance = Fast(seats)
    step = 0
    while table.to_act:
        if step % 40 < 6:
            same_again(table, seats, options)
        table.play_move(table.to_act[0], table.state.sample(table.to_act[0], chance))
        step += 1
    same_again(table, seats, options)


def same_again(table: Table, seats: int, options: dict[str, object]) -> None:
    position = table.state.position()
    twin = Table.set_up("serendipity", seats, position, options)
    assert twin.state.position() == position
    twin.state.check()
    for seat in (None, *range(seats)):
        assert twin.view(seat, 3) == table.view(seat, 3)
    assert [twin.moves(seat) for seat in range(seats)] == [
        table.moves(seat) for seat in range(seats)
    ]
    assert twin.outcome == table.outcome


def test_a_bare_garden_is_enough() -> None:
    """By default, the first seat begins its turn and open tiles count as seen."""
    table = at({"f6": "b", "f7": "3"})
    assert table.to_act == (0,)
    assert look(table).turns == 0
    table.state.check()


def test_seen_tiles_may_be_given() -> None:
    table = at({"f6": "V"}, seen={"f6": 7})
    assert [face for face in look(table, memory=1).recalled if face >= 0] == [1]
    table = at({"f6": "V"}, seen={"f6": 7}, uncovered=8)
    assert [face for face in look(table, memory=1).recalled if face >= 0] == []


def test_owners_may_be_given() -> None:
    table = at({}, 4, owners="10.32.")
    assert look(table).owner == [1, 0, -1, 3, 2, -1]


def test_a_record_may_start_from_a_position(tmp_path: Any) -> None:
    table = at({"f6": "B"}, seat=0)
    play(table, "uncover f6", "leave", "stop")
    saved = table.save(tmp_path / "game.jsonl")
    again = Table.load(saved)
    assert again == table
    assert truth(again) == truth(table)


def test_a_new_game_writes_only_what_was_dealt() -> None:
    """No tile is in hand, none was shown, and no turn was taken."""
    position = Table.new("serendipity", 6, bytes(32)).state.position()
    assert set(position) == {"rows", "owners", "order"}


@pytest.mark.parametrize("path", PATHS)
def test_copies_and_imagined_worlds_stand_at_the_same_decision(path: str) -> None:
    """At every decision of a turn."""
    table = at(TILES, seat=0, first=3)
    for move in ("", *PATHS[path][0]):
        play(table, *([move] if move else []))
        position = table.state.position()
        assert table.state.copy().position() == position
        imagined = table.state.imagine(0, Fast(1))
        assert imagined.view(0, EVERYTHING) == table.view(0, EVERYTHING)
        assert {**imagined.position(), "rows": position["rows"]} == position
        assert imagined.moves(0) == table.state.moves(0)


def test_a_copy_of_a_finished_game_is_finished() -> None:
    table = at(EXAMPLE)
    assert table.state.copy().outcome() == table.outcome


def test_a_tile_in_hand_is_written_down() -> None:
    """Even on a1, which is cell 0."""
    table = at({"a1": "*", "a2": "B"})
    play(table, "uncover a1")
    assert table.state.position()["up"] == look(table).up == "a1"
    play(table, "swap", "with a3", "turn 0", "uncover a2", "leave", "stop")
    assert "up" not in table.state.position()
    table = at({"a2": "*"})
    play(table, "uncover a2", "leave", "turn 0", "exchange a1")
    assert table.state.position()["picked"] == look(table).picked == "a1"


def test_a_settled_serendip_leaves_no_trace() -> None:
    """The position no longer says which tile was in hand, picked or moved."""
    table = at({"f6": "*", "f7": "*"})
    play(table, "uncover f6", "swap", "with a1", "turn 0")
    assert not {"up", "moved", "picked"} & set(table.state.position())
    play(table, "uncover f7", "leave", "turn 0", "exchange a2", "with a3")
    assert not {"up", "moved", "picked", "may_stop"} & set(table.state.position())


def test_no_events_are_created_if_nobody_listens() -> None:
    """Bots that simulate moves do not pay for events."""
    table = at(TILES)
    for moves, _ in PATHS.values():
        state = table.state.copy()
        for move in moves:
            told = Announcements(listening=False)
            state.play(state.to_act()[0], table.game.read(move), Fast(1), told)
            assert told.heard_by(None) == []
            assert told.revealed == move.startswith("uncover")
    state = table.state.copy()
    told = Announcements(listening=False)
    state.play(0, table.game.read("uncover f8"), Fast(1), told)
    assert told.heard_by(None) == []


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("one row less", {"rows": garden({})[:10]}),
    ("one place less", {"rows": [*garden({})[:10], "*****"]}),
    ("one place elsewhere", {"rows": ["BBBBB", "BBBBBBBB", *garden({})[2:]]}),
    ("no such tile", {"rows": ["?BBBBB", *garden({})[1:]]}),
    ("rotation 6", {"rows": [*garden({})[:10], "*****6"]}),
    ("a tile too many", {"rows": ["VBBBBB", *garden({})[1:]]}),
    ("rows of numbers", {"rows": [1, 2, 3]}),
    ("no rows", {}),
    ("an unknown field", {"rows": garden({}), "colour": 1}),
    ("no such phase", {"rows": garden({}), "phase": 10}),
    ("no phase below 0", {"rows": garden({}), "phase": -1}),
    ("no such seat", {"rows": garden({}), "seat": 6}),
    ("no seat below 0", {"rows": garden({}), "seat": -1}),
    ("no such first seat", {"rows": garden({}), "first": 6}),
    ("no first seat below 0", {"rows": garden({}), "first": -1}),
    ("no such owner", {"rows": garden({}), "owners": "012346"}),
    ("too few owners", {"rows": garden({}), "owners": "0123"}),
    ("owners in words", {"rows": garden({}), "owners": "blue.."}),
    ("no such cell in hand", {"rows": garden({}), "phase": 2, "up": "z1"}),
    ("no such cell seen", {"rows": garden({}), "seen": {"z1": 1}}),
    ("no such cell turned", {"rows": garden({}), "rotations": {"z1": 1}}),
    ("another order", {"rows": garden({}), "order": [1, 2, 3]}),
    ("nothing in hand", {"rows": garden({}), "phase": 2}),
    ("something in hand", {"rows": garden({"a1": "b"}), "up": "a1"}),
    ("a hidden tile in hand", {"rows": garden({"a1": "B"}), "phase": 2, "up": "a1"}),
    ("a foreign flower in hand", {"rows": garden({"a1": "v"}), "phase": 2, "up": "a1"}),
    ("a Serendip as own flower", {"rows": garden({"a1": "0"}), "phase": 3, "up": "a1"}),
    ("a flower as Serendip", {"rows": garden({"a1": "b"}), "phase": 4, "up": "a1"}),
    ("nothing picked", {"rows": garden({"a1": "0"}), "phase": 8, "up": "a1"}),
    ("picked too early", {"rows": garden({"a1": "0"}), "phase": 7, "up": "a1", "picked": "a2"}),
    ("itself picked", {"rows": garden({"a1": "0"}), "phase": 8, "up": "a1", "picked": "a1"}),
    ("more turns than the limit", {"rows": garden({}), "turns": 2001}),
    ("an open tile nobody saw", {"rows": garden({"a1": "b"}), "opened": {"a1": 0}}),
    ("no colour to choose", {"rows": garden({}), "phase": 0}),
    ("no target", {"rows": garden({"a1": "b"}, rest_open=True), "phase": 3, "up": "a1"}),
    ("no owner, nothing hidden", {"rows": garden({}, rest_open=True), "owners": "......"}),
]


@pytest.mark.parametrize(("what", "position"), WRONG, ids=[what for what, _ in WRONG])
def test_impossible_positions_are_refused(what: str, position: dict[str, Any]) -> None:
    with pytest.raises(CloisterError) as caught:
        Table.set_up("serendipity", 6, position)
    assert caught.value.code == "bad-position", what


REASONS: list[tuple[dict[str, Any], str]] = [
    (
        {"rows": garden({})[:10]},
        "The rows must be 6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6 places long.",
    ),
    (
        {"rows": ["VBBBBB", *garden({})[1:]]},
        "The garden needs 13 flowers of each colour and 13 Serendips.",
    ),
    ({"rows": garden({}), "order": [1]}, '"order" must name the hidden cells of "rows", each'),
    ({"rows": garden({}), "owners": "0123"}, '"owners" needs six places, each of them a seat'),
    ({"rows": garden({}), "phase": 10}, "There is no such phase. Phases go from 0 to 9."),
    ({"rows": garden({}), "seat": 6}, "There is no such seat. Seats go from 0 to 5."),
    (
        {"rows": garden({"a1": "b"}, rest_open=True), "phase": 3, "up": "a1"},
        "Nobody can move in this position.",
    ),
]


@pytest.mark.parametrize(("position", "said"), REASONS)
def test_a_refused_position_says_why(
    position: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOISTER_STRICT_WORDS", "1")
    game = find("serendipity")
    setting = Table.new("serendipity", 6).setting
    with pytest.raises(BadPosition) as caught:
        game.set_up(setting, position)
    assert caught.value.said_by(game.folder).sentence("en").startswith(said)


def garden_of(table: Table) -> Serendipity:
    assert isinstance(table.state, Serendipity)
    return table.state


class TestInvariants:
    """`check` notices an inconsistent garden."""

    def broken(self, message: str, state: Serendipity) -> None:
        with pytest.raises(RuleBug, match=message):
            state.check()

    def test_a_doubled_tile(self) -> None:
        state = garden_of(at({}))
        state.face[0] = 6
        self.broken("lost or doubled", state)

    def test_a_wrong_face_shown(self) -> None:
        state = garden_of(at({"f6": "b"}))
        state.shown[45] = 1
        self.broken("another face", state)

    def test_open_tiles_miscounted(self) -> None:
        state = garden_of(at({"f6": "b"}))
        state.open[0] = 2
        self.broken("open tiles are counted wrongly", state)

    def test_a_wrong_list_of_hidden_cells(self) -> None:
        state = garden_of(at({"f6": "b"}))
        state.hidden[3] = 4
        self.broken("list of hidden cells", state)
        state = garden_of(at({"f6": "b"}))
        state.hidden.append(45)
        self.broken("hidden tiles are counted wrongly", state)
        state = garden_of(at({"f6": "b"}))
        state.place[45] = 0
        self.broken("another face", state)

    def test_a_seat_that_does_not_exist(self) -> None:
        state = garden_of(at({}))
        state.seat = 6
        self.broken("no such seat", state)


@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["uncover f9"],
        ["uncover f9", "leave"],
        ["uncover f9", "swap"],
        ["uncover f6"],
        ["uncover f6", "leave"],
        ["uncover f6", "swap"],
        ["uncover f6", "leave", "turn 0"],
        ["uncover f6", "leave", "turn 0", "exchange a1"],
    ],
)
def test_samples_are_legal_and_reach_every_move(moves: list[str]) -> None:
    """Random samples are legal, and each legal move is drawn about equally often."""
    table = at({"f6": "*", "f9": "B", "k6": "3", "a1": "v"})
    play(table, *moves)
    table.state.check()
    expect_even(table)


def test_samples_of_colours_are_even() -> None:
    table = Table.new("serendipity", 4, bytes(32), {"colour_choice": "seats"})
    play(table, "choose red")
    expect_even(table)


def test_samples_without_hidden_tiles_are_even() -> None:
    table = at(garden({"a1": "b"}, rest_open=True), phase=2, up="a1")
    expect_even(table)


def expect_even(table: Table) -> None:
    """With 300 samples per legal move, every legal move is drawn about 300 times."""
    seat, chance = table.to_act[0], Fast(3)
    count = 300 * len(legal(table))
    drawn = Counter(table.game.write(table.state.sample(seat, chance)) for _ in range(count))
    assert set(drawn) == set(legal(table))
    assert all(230 < often < 370 for often in drawn.values())
