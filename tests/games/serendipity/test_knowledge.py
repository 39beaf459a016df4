"""What is known: the same for all seats, not kept on the screen, moving with the tiles."""

from collections import Counter

import msgspec
import pytest

from cloister import Table
from cloister.core.chance import Fast
from cloister.core.game import playout
from cloister.core.values import EVERYTHING, View
from cloister.games.serendipity.knowledge.view import GardenView
from cloister.games.serendipity.rules.game import Serendipity
from tests.support.playing import play

from .helpers import CELLS, COLOURS, at, changed, garden, look, truth

TILES = {"f6": "V", "f7": "R", "f8": "O", "f9": "B", "f5": "B", "a1": "*", "a2": "Y", "k1": "g"}
FACES = (*COLOURS, "serendip")


def recalled(table: Table, memory: int = 0, seat: int | None = None) -> dict[str, str]:
    """The hidden tiles whose faces the view still shows."""
    faces = look(table, seat, memory).recalled
    return {cell: FACES[face] for cell, face in zip(CELLS, faces, strict=True) if face >= 0}


def public(view: View) -> dict[str, object]:
    """A view without the fields that depend on whose view it is."""
    fields = msgspec.structs.asdict(view)
    return {name: value for name, value in fields.items() if name not in ("seat", "prompt")}


class TestMemory:
    """SER-R32: memory is part of the game, unless the table agrees otherwise."""

    def test_faces_are_gone_by_default(self) -> None:
        """SER-R32: the event of uncovering shows a foreign face; no later view does."""
        table = at(TILES)
        before = look(table).shown
        assert "violet" in play(table, "uncover f6").heard_by(3)[0].flash.values()
        for seat in (None, *range(6)):
            assert look(table, seat).shown == before
            assert recalled(table, seat=seat) == {}

    def test_a_view_remembers_nothing_unless_asked(self) -> None:
        """SER-R32: people have to remember for themselves."""
        table = at(TILES)
        play(table, "uncover f6")
        assert table.view(0) == table.state.view(0) == table.view(0, 0)
        assert table.view(0) != table.view(0, 1)

    def test_no_log_keeps_the_face(self) -> None:
        """SER-R32: the part of the event that is kept names only the place."""
        event = play(at(TILES), "uncover f6").heard_by(3)[0]
        assert event.args == {"seat": 0, "cell": "f6"}

    def test_faces_stay_visible_by_option(self) -> None:
        """SER-R32: with show_seen every hidden tile that was ever shown stays known to all."""
        table = at(TILES, options={"show_seen": True})
        play(table, "uncover f6", "uncover f7", "uncover f8", "uncover f6")
        for seat in (None, *range(6)):
            seen = recalled(table, seat=seat)
            assert seen == {"f6": "violet", "f7": "red", "f8": "orange"}

    def test_open_tiles_need_no_memory(self) -> None:
        """SER-R32: what lies open is seen by all; `recalled` is about hidden tiles."""
        table = at(TILES, options={"show_seen": True})
        play(table, "uncover f9", "leave")
        assert recalled(table) == {}
        assert FACES[look(table).shown[CELLS.index("f9")]] == "blue"
        assert FACES[look(table).shown[CELLS.index("k1")]] == "green"

    @pytest.mark.parametrize(
        ("memory", "known"),
        [(0, set()), (1, {"f8"}), (2, {"f7", "f8"}), (3, {"f6", "f7", "f8"})],
    )
    def test_spans_of_memory(self, memory: int, known: set[str]) -> None:
        """SER-R32: a bot of limited memory remembers only the latest uncoverings."""
        table = at(TILES)
        play(table, "uncover f6", "uncover f7", "uncover f8")
        assert set(recalled(table, memory)) == known
        assert set(recalled(table, 99)) == {"f6", "f7", "f8"}

    def test_every_uncovering_uses_up_memory(self) -> None:
        """SER-R32: flowers of the seat and Serendips count as well; placing them does not."""
        table = at(TILES)
        play(table, "uncover f6", "uncover a1", "swap", "with k2", "turn 0")
        assert recalled(table, 1) == {}
        assert recalled(table, 2) == {"f6": "violet"}

    def test_a_tile_seen_again_is_remembered_again(self) -> None:
        """SER-R32: the last showing counts, not the first."""
        table = at(TILES)
        play(table, "uncover f6", "uncover f7", "uncover f6")
        assert recalled(table, 1) == {"f6": "violet"}


class TestTravelling:
    """SER-R9: what is known about a tile moves with the tile."""

    def test_knowledge_moves_with_a_flower_of_the_seat(self) -> None:
        """SER-R9: the known tile now lies where the flower was uncovered."""
        table = at(TILES)
        play(table, "uncover f7", "uncover f7", *["uncover f6"] * 4, "uncover f9")
        play(table, "swap", "with f6")
        assert recalled(table, 99) == {"f7": "red", "f9": "violet"}

    def test_knowledge_moves_with_a_serendip(self) -> None:
        """SER-R9: also by option b."""
        table = at(TILES)
        play(table, "uncover f6", "uncover a1", "swap", "with f6", "turn 0")
        assert recalled(table, 99) == {"a1": "violet"}

    @pytest.mark.parametrize("other", ["a2", "k1"])
    def test_knowledge_moves_by_an_exchange(self, other: str) -> None:
        """SER-R9: with a hidden tile or an open one; nothing new is shown."""
        table = at(TILES)
        play(table, "uncover f6", "uncover a1", "leave", "turn 0", "exchange f6", f"with {other}")
        assert recalled(table, 99) == {other: "violet"}

    def test_two_known_tiles_change_places(self) -> None:
        """SER-R9: each keeps the time when it was last seen."""
        table = at(TILES)
        play(table, "uncover f6", "uncover f8", "uncover a1", "leave", "turn 0")
        play(table, "exchange f6", "with f8")
        assert recalled(table, 99) == {"f8": "violet", "f6": "orange"}
        assert recalled(table, 2) == {"f6": "orange"}

    def test_an_unknown_tile_stays_unknown(self) -> None:
        """SER-R9: nobody looks at a hidden tile that is moved."""
        table = at(TILES, options={"show_seen": True})
        play(table, "uncover f9", "swap", "with f6")
        assert recalled(table) == {}


class TestNoSecrets:
    """SER-R36: all seats and spectators know the same."""

    MOVES = (
        *("uncover f6", "uncover a1", "leave", "turn 3", "exchange f6", "with a2"),
        *("uncover f8", "uncover f7", "uncover f8", "uncover f8", "uncover f9", "leave"),
    )

    def test_all_see_the_same(self) -> None:
        """SER-R36: after every move, all views are equal except for the seat they belong to."""
        table = at(TILES)
        for move in self.MOVES:
            told = play(table, move)
            views = [public(table.view(seat, 2)) for seat in (None, *range(6))]
            assert all(view == views[0] for view in views)
            heard = [told.heard_by(seat) for seat in (None, *range(6))]
            assert all(events == heard[0] for events in heard)

    def test_hidden_tiles_never_show(self) -> None:
        """SER-R36: two gardens that differ only in what was never shown look the same."""
        rows = garden(TILES)
        tables = at(rows), at(changed(rows, j1=truth(at(rows))["b1"], b1=truth(at(rows))["j1"]))
        assert truth(tables[0]) != truth(tables[1])
        for move in ("", *self.MOVES):
            if move:
                assert len({str(play(table, move).heard_by(None)) for table in tables}) == 1
            for seat in (None, *range(6)):
                assert tables[0].view(seat, 99) == tables[1].view(seat, 99)
            assert tables[0].moves(tables[0].to_act[0]) == tables[1].moves(tables[0].to_act[0])

    def test_the_view_lists_what_may_be_known(self) -> None:
        """SER-R36: the fields of a view are an allow-list; `face` and `seen` are not in it."""
        assert set(GardenView.__struct_fields__) == {
            *("seat", "to_act", "prompt", "outcome", "phase", "shown", "turned", "recalled"),
            *("owner", "first", "edge_of", "chain", "up", "picked", "may_stop", "turns"),
        }


def world(table: Table, seed: int, memory: int = EVERYTHING) -> Serendipity:
    imagined = table.state.imagine(0, Fast(seed), memory)
    assert isinstance(imagined, Serendipity)
    imagined.check()
    return imagined


def tiles_in(state: Serendipity) -> dict[str, str]:
    rows = state.position()["rows"]
    assert isinstance(rows, list)
    return dict(zip(CELLS, "".join(map(str, rows)), strict=True))


class TestImagining:
    """SER-R36: other possible worlds."""

    def played(self, **options: object) -> Table:
        table = at(TILES, options=options)
        play(table, "uncover f6", "uncover f8", "uncover a1", "swap", "with f6", "turn 4")
        play(table, "uncover f8", "uncover f7")
        return table

    def test_only_never_shown_tiles_are_dealt_again(self) -> None:
        """SER-R36: shown tiles stay, wherever they lie now; the others are the same multiset."""
        table = self.played()
        real = truth(table)
        shown = {"a1": "V", "f8": "O", "f7": "R", "f6": "4", "k1": "g"}
        worlds = [tiles_in(world(table, seed)) for seed in range(30)]
        for tiles in worlds:
            assert {cell: tiles[cell] for cell in shown} == shown
            assert Counter(tiles.values()) == Counter(real.values())
        unknown = set(CELLS) - set(shown)
        assert all(len({tiles[cell] for tiles in worlds}) > 2 for cell in unknown)
        assert truth(table) == real

    @pytest.mark.parametrize("memory", [0, 1, 2, 3, EVERYTHING])
    @pytest.mark.parametrize("show_seen", [False, True])
    @pytest.mark.parametrize("rotate", [False, True])
    def test_worlds_look_the_same(self, memory: int, show_seen: bool, rotate: bool) -> None:
        """SER-R32, SER-R36: to an onlooker with that memory, whatever the options."""
        table = self.played(show_seen=show_seen) if rotate else self.dealt(show_seen)
        for seed in range(5):
            assert world(table, seed, memory).view(0, memory) == table.view(0, memory)

    def dealt(self, show_seen: bool) -> Table:
        options: dict[str, object] = {"show_seen": show_seen, "rotate_on_move": False}
        table = at(TILES, options=options, rotations={"a1": 3})
        play(table, "uncover f6", "uncover a1", "swap", "with f7", "uncover f8")
        return table

    def test_forgotten_tiles_are_dealt_again(self) -> None:
        """SER-R36: a bot of memory 1 knows the last tile only."""
        table = self.played()
        worlds = [tiles_in(world(table, seed, memory=1)) for seed in range(30)]
        assert {tiles["f7"] for tiles in worlds} == {"R"}
        assert len({tiles["f8"] for tiles in worlds}) > 2
        assert len({tiles["a1"] for tiles in worlds}) > 2
        assert recalled_in(world(table, 1, memory=1)) == {"f7"}

    def test_the_truth_does_not_affect_imagined_worlds(self) -> None:
        """SER-R36: equal knowledge and equal dice give equal worlds."""
        table = self.played()
        twin = Table.set_up("serendipity", 6, world(table, 5).position())
        assert truth(twin) != truth(table)
        for seed in range(10):
            assert tiles_in(world(twin, seed)) == tiles_in(world(table, seed))

    def test_dealt_rotations_are_dealt_again(self) -> None:
        """SER-R6, SER-R36: with dealt rotations those of never-shown Serendips are guesses too."""
        table = self.dealt(False)
        rotations = [world(table, seed).position()["rotations"] for seed in range(10)]
        assert len({str(found) for found in rotations}) == 10
        for found, seed in zip(rotations, range(10), strict=True):
            assert isinstance(found, dict)
            tiles = tiles_in(world(table, seed))
            assert all(tiles[cell] == "*" for cell in found)
            assert set(found.values()) <= {1, 2, 3, 4, 5}
            assert tiles["f7"] == "3"
        assert "rotations" not in world(self.played(), 1).position()

    def test_a_known_hidden_serendip_keeps_its_rotation(self) -> None:
        """SER-R6: if a hidden Serendip was shown before, its rotation is known as well."""
        options: dict[str, object] = {"rotate_on_move": False}
        table = at(TILES, options=options, rotations={"a1": 3}, seen={"a1": 1})
        for seed in range(5):
            found = world(table, seed).position()["rotations"]
            assert isinstance(found, dict)
            assert found["a1"] == 3

    def test_worlds_are_independent(self) -> None:
        """SER-R36: playing on in an imagined world changes nothing at the table."""
        table = self.played()
        before = table.state.position()
        imagined = world(table, 3)
        assert playout(imagined, Fast(1), most=200) == 200
        imagined.check()
        assert table.state.position() == before
        table.state.check()


def recalled_in(state: Serendipity) -> set[str]:
    view = state.view(0, EVERYTHING)
    assert isinstance(view, GardenView)
    return {cell for cell, face in zip(CELLS, view.recalled, strict=True) if face >= 0}
