"""When the game ends, why, and who has won."""

import pytest

from cloister import GameOver, Table
from tests.support.playing import legal, names, outcome, play

from .helpers import EXAMPLE, OVER, at, changed, final, garden, look, tile, truth

OTHERS_HIDDEN = {"a2": "V", "a3": "R", "a4": "O", "a5": "Y", "a6": "G"}
"""One hidden flower of each colour but blue, so that no other colour is complete."""


def nearly(**hidden: str) -> list[str]:
    """A garden in which only these tiles and one flower of each other colour are hidden."""
    return garden(OTHERS_HIDDEN | hidden, rest_open=True)


def test_the_game_ends_when_both_conditions_hold() -> None:
    """SER-8, SER-R22: the last blue flower is left, all Serendips lie open."""
    table = at(nearly(f6="B"))
    told = play(table, "uncover f6")
    assert table.outcome is None
    assert names(told) == ["uncovered"]
    told = play(table, "leave")
    assert names(told) == ["left", "ended"]
    assert told.heard_by(None)[1].args == {"reason": "complete"}
    assert outcome(table).reason == "complete"
    assert table.to_act == ()
    assert all(table.moves(seat) == [] for seat in range(6))


@pytest.mark.parametrize(
    ("hidden", "moves", "f6", "a2"),
    [
        ("B", ["leave"], "b", "V"),
        ("B", ["swap", "with a2"], "V", "b"),
        ("*", ["leave", "turn 3", "no exchange"], "3", "V"),
        ("*", ["leave", "turn 3", "exchange b1", "with a2"], "3", "b"),
        ("*", ["swap", "with a2", "turn 3"], "V", "3"),
    ],
)
def test_the_tile_is_settled_first(hidden: str, moves: list[str], f6: str, a2: str) -> None:
    """SER-R22: the tile is placed, turned and exchanged; then nothing more is uncovered."""
    table = at(nearly(f6=hidden))
    play(table, "uncover f6")
    for move in moves:
        assert table.outcome is None
        told = play(table, move)
    assert names(told)[-1] == "ended"
    assert outcome(table).reason == "complete"
    assert look(table).turns == 1
    assert [tile(table, "f6"), tile(table, "a2")] == [f6, a2]
    table.state.check()


def test_the_last_serendip_keeps_its_dealt_rotation() -> None:
    """SER-R22: the game also ends where no rotation is asked for."""
    table = at(nearly(f6="*"), options={"rotate_on_move": False}, rotations={"f6": 2})
    play(table, "uncover f6", "swap", "with a2")
    assert outcome(table).reason == "complete"
    assert tile(table, "a2") == "2"


def test_the_game_may_end_in_the_middle_of_a_turn() -> None:
    """SER-R22: the end is checked after every tile; the turn does not go on."""
    table = at(nearly(f6="B", f7="*", f8="B"))
    play(table, "uncover f7", "swap", "with a2", "turn 0", "uncover f6", "leave")
    assert table.outcome is None
    assert "stop" in legal(table)
    play(table, "uncover f8", "leave")
    assert outcome(table).reason == "complete"


def test_a_complete_colour_alone_does_not_end_the_game() -> None:
    """SER-8, SER-R23: a Serendip is still hidden, so play goes on."""
    table = at(nearly(f6="B", f7="*"))
    play(table, "uncover f6", "leave")
    assert table.outcome is None
    assert "uncover f7" in legal(table)
    play(table, "uncover a2", "uncover f7", "leave", "turn 0", "no exchange")
    assert outcome(table).reason == "complete"


def test_all_serendips_alone_do_not_end_the_game() -> None:
    """SER-8, SER-R23: no colour is complete, so play goes on."""
    table = at(nearly(f6="B", f7="*"))
    play(table, "uncover f7", "leave", "turn 0", "no exchange")
    assert table.outcome is None
    assert table.to_act == (1,)


def test_another_player_may_complete_the_garden() -> None:
    """SER-8: the player who finds the last Serendip need not own the complete colour."""
    table = at(nearly(f6="*"), seat=3)
    play(table, "uncover f6", "leave", "turn 0", "no exchange")
    assert outcome(table).reason == "complete"


def test_an_ownerless_colour_does_not_end_the_game() -> None:
    """SER-R21: red is complete with four seats, but nobody owns it."""
    rows = garden({"a1": "B", "a2": "V", "a4": "O", "a5": "Y", "f6": "*"}, rest_open=True)
    assert tiles_of(rows, "r") == 13
    table = at(rows, 4, {"ownerless_stay_open": "start"})
    play(table, "uncover f6", "leave", "turn 0", "no exchange")
    assert table.outcome is None
    play(table, "uncover a1")
    assert table.to_act == (2,)
    table = at(changed(rows, f6="0"), 4, {"ownerless_stay_open": "start"})
    play(table, "uncover a1", "leave")
    assert outcome(table).reason == "complete"


def test_the_last_ownerless_flower_does_not_end_the_game() -> None:
    """SER-R21: not even when it stays open."""
    rows = garden({"a1": "B", "a2": "V", "a3": "R", "a4": "O", "a5": "Y"}, rest_open=True)
    table = at(rows, 4, {"ownerless_stay_open": "start"})
    assert names(play(table, "uncover a3")) == ["uncovered", "stays-open"]
    assert tiles_of(rows_now(table), "r") == 13
    assert table.outcome is None


def test_any_colour_of_a_seat_ends_the_game() -> None:
    """SER-R21: seat 0 of two owns blue, red and yellow; yellow is enough."""
    table = at(nearly(f6="B", f7="Y", a5="R"), 2)
    play(table, "uncover f7", "leave")
    assert outcome(table).reason == "complete"


def tiles_of(rows: list[str], tile: str) -> int:
    return "".join(rows).count(tile)


def rows_now(table: Table) -> list[str]:
    return list(truth(table).values())


class TestNothingHidden:
    """SER-R24: without hidden tiles the game is scored."""

    def test_a_garden_set_up_open_is_over(self) -> None:
        """SER-R24: there is nothing to uncover, so nobody has to decide."""
        table = at(garden({}, rest_open=True))
        assert table.to_act == ()
        assert outcome(table).reason == "complete"

    def test_the_game_ends_with_the_very_last_tile(self) -> None:
        """SER-R24: all colours are complete; the last Serendip ends the game."""
        table = at(garden({"f6": "*"}, rest_open=True))
        play(table, "uncover f6", "leave", "turn 0", "no exchange")
        assert outcome(table).reason == "complete"

    def test_ownerless_flowers_may_still_be_hidden(self) -> None:
        """SER-R24: violet is complete and all Serendips are open, so the game is over."""
        table = at(garden({"a1": "R", "a2": "G", "f6": "B"}, rest_open=True), 4)
        assert outcome(table).reason == "complete"

    def test_a_garden_that_is_not_finished_goes_on(self) -> None:
        """SER-R24: it was set up one flower before the end."""
        assert at(nearly(f6="B")).to_act == (0,)
        assert at(changed(EXAMPLE, b7="R", g9="Y")).to_act == (0,)

    def test_a_tile_in_hand_is_settled_first(self) -> None:
        """SER-R22, SER-R24: also in a garden that was set up."""
        table = at(garden({"f6": "b"}, rest_open=True), phase=2, up="f6")
        assert table.outcome is None
        play(table, "leave")
        assert outcome(table).reason == "complete"


class TestTurnLimit:
    """SER-R25: a guard against endless games."""

    def start(self, turns: int, **more: object) -> Table:
        tiles = {"f6": "V", "f7": "B", "f8": "B", "f9": "*", "e1": "b"}
        return at(tiles, options={"turn_limit": 100} | more, turns=turns)

    def test_passing_a_hundred_times(self) -> None:
        """SER-R25: the game ends with the last of the agreed turns, not before."""
        table = self.start(0)
        for turn in range(100):
            assert table.outcome is None, turn
            told = play(table, "uncover f6" if table.to_act != (1,) else "uncover f7")
        assert names(told) == ["uncovered", "turned-back", "ended"]
        assert told.heard_by(None)[-1].args == {"reason": "turn_limit"}
        end = outcome(table)
        assert (end.reason, end.scores, end.winners) == ("turn_limit", (1, 0, 0, 0, 0, 0), (0,))
        assert look(table).turns == 100

    @pytest.mark.parametrize(
        "moves",
        [
            ["uncover f7", "leave", "stop"],
            ["uncover f7", "leave", "uncover f8", "leave", "uncover f6"],
            ["uncover f7", "swap", "with a1"],
            ["uncover f9", "leave", "turn 0", "no exchange"],
            ["uncover f9", "leave", "turn 0", "exchange a1", "with a2"],
            ["uncover f9", "swap", "with a1", "turn 0", "stop"],
        ],
    )
    def test_a_turn_counts_once(self, moves: list[str]) -> None:
        """SER-R25: however much happens in it, and however it ends."""
        table = self.start(99)
        for move in moves:
            assert table.outcome is None
            told = play(table, move)
        assert names(told)[-1] == "ended"
        assert outcome(table).reason == "turn_limit"
        table.state.check()

    def test_completion_takes_precedence_over_the_limit(self) -> None:
        """SER-R25, SER-8: completed in the very last turn, the game is complete."""
        table = at(nearly(f6="B"), options={"turn_limit": 100}, turns=99)
        play(table, "uncover f6", "leave")
        assert outcome(table).reason == "complete"
        assert look(table).turns == 100

    def test_two_thousand_by_default(self) -> None:
        """SER-R25: 2000 turns."""
        table = at({"f6": "V", "f7": "B"}, turns=1998)
        play(table, "uncover f6")
        assert table.outcome is None
        play(table, "uncover f7")
        assert outcome(table).reason == "turn_limit"


def test_most_points_win() -> None:
    """SER-10: here one seat has most."""
    end = final(garden({"a1": "b", "f6": "r", "f7": "r", "k1": "g"}))
    assert (end.scores, end.winners) == ((1, 0, 2, 0, 0, 1), (2,))


def test_a_tie_is_a_shared_victory() -> None:
    """SER-R31: all seats with the most points win, and only they."""
    end = final(garden({"a1": "b", "a2": "b", "f6": "r", "f7": "r", "k1": "g"}))
    assert (end.scores, end.winners) == ((2, 0, 2, 0, 0, 1), (0, 2))
    assert final(garden({})).winners == (0, 1, 2, 3, 4, 5)


def test_nobody_moves_after_the_end() -> None:
    """SER-8: neither the winner nor anybody else."""
    table = at(EXAMPLE)
    for seat in range(6):
        with pytest.raises(GameOver) as caught:
            table.play(seat, "uncover a4")
        assert (caught.value.code, caught.value.rule) == ("game-over", "CLO-3")
    assert look(table).phase == OVER
