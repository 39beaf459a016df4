"""CLO-4: players may undo their own last move as long as nobody has learnt anything since."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from cloister import CloisterError, GameOver, Table, verify
from cloister.core.chance import Fast
from cloister.core.errors import NoUndo
from cloister.core.record import write
from cloister.core.values import Json, Seat

SEED = bytes(range(32))
ROWS = "abcdefghijk"


def new_table(**options: object) -> Table:
    return Table.new("serendipity", 3, SEED, options)


def hidden(table: Table, letters: str) -> str:
    """The name of a place that hides one of these tiles, as `State.position` writes them."""
    rows = table.state.position()["rows"]
    assert isinstance(rows, list)
    return next(
        f"{ROWS[r]}{place}"
        for r, row in enumerate(rows)
        for place, letter in enumerate(str(row), start=1)
        if letter in letters
    )


def with_serendip() -> Table:
    """Seat 0 has just found a Serendip."""
    table = new_table()
    table.play(0, f"uncover {hidden(table, '*')}")
    return table


def own_flower(table: Table, seat: Seat) -> str:
    owners = str(table.state.position()["owners"])
    return hidden(table, "".join(c for c, o in zip("BVROYG", owners) if o == str(seat)))


def refuse_undo(table: Table, seat: Seat, key: str) -> None:
    before = write(table.record())
    assert not table.can_undo(seat)
    with pytest.raises(NoUndo) as refused:
        table.undo(seat)
    assert (refused.value.key, refused.value.rule) == (key, "CLO-4")
    assert write(table.record()) == before


# How far back


def test_clo_4_undo_stops_at_a_reveal() -> None:
    """CLO-4: all have seen the tile."""
    table = new_table()
    table.play(0, "uncover a1")
    for seat in range(3):
        refuse_undo(table, seat, "undo-nothing")


def test_clo_4_every_step_since_a_reveal_can_be_undone() -> None:
    """CLO-4: but none before it."""
    table = with_serendip()
    seen: list[dict[str, Json]] = []
    for move in ("leave", "turn 3", "exchange a1"):
        seen.append(table.state.position())
        table.play(0, "exchange a2" if move not in table.moves(0) else move)
    while seen:
        assert table.can_undo(0)
        table.undo(0)
        assert table.state.position() == seen.pop()
    refuse_undo(table, 0, "undo-nothing")


def test_clo_4_nothing_can_be_undone_at_the_start() -> None:
    """CLO-4: there is no move yet."""
    refuse_undo(new_table(), 0, "undo-nothing")


def test_clo_4_a_reveal_locks_all_moves_before_it() -> None:
    """CLO-4: the choice of colours could be undone until a tile was shown."""
    table = new_table(colour_choice="seats")
    while "uncover a1" not in table.moves(table.to_act[0]):
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])
    assert table.can_undo(2)
    table.play(0, "uncover a1")
    for seat in range(3):
        refuse_undo(table, seat, "undo-nothing")


def test_clo_4_a_seat_may_undo_only_its_own_last_move() -> None:
    """CLO-4: others have moved since, or the move was not theirs."""
    table = new_table(colour_choice="seats")
    table.play(0, "choose red")
    table.play(1, "choose blue")
    refuse_undo(table, 0, "undo-not-yours")
    refuse_undo(table, 2, "undo-not-yours")
    table.undo(1)
    refuse_undo(table, 1, "undo-not-yours")
    table.undo(0)
    assert table.state.position() == new_table(colour_choice="seats").state.position()


def test_clo_4_the_end_of_a_turn_can_be_undone() -> None:
    """CLO-4: it is seat 1's turn, but seat 1 has seen nothing new."""
    table = new_table()
    table.play(0, f"uncover {own_flower(table, 0)}")
    table.play(0, "leave")
    table.play(0, "stop")
    assert table.to_act == (1,)
    refuse_undo(table, 1, "undo-not-yours")
    table.undo(0)
    assert "stop" in table.moves(0)


def last_turn() -> Table:
    """One turn is left; seat 0 has one of its own flowers in hand."""
    start = new_table(turn_limit=100)
    position = start.state.position() | {"turns": 99}
    table = Table.set_up("serendipity", 3, position, {"turn_limit": 100}, SEED)
    table.play(0, f"uncover {own_flower(table, 0)}")
    return table


def test_clo_4_the_end_of_the_game_cannot_be_undone() -> None:
    """CLO-3, CLO-4, CLO-8: the end reveals the seed, and with it every hidden tile."""
    table = last_turn()
    table.play(0, "leave")
    assert table.can_undo(0)
    table.play(0, "stop")
    assert table.outcome is not None
    refuse_undo(table, 0, "undo-nothing")
    with pytest.raises(GameOver):
        table.play(0, "stop")


# The record keeps it


def test_clo_5_the_record_keeps_undone_moves(tmp_path: Path) -> None:
    """CLO-5: a record only grows."""
    table = with_serendip()
    table.play(0, "swap")
    table.undo(0)
    table.play(0, "leave")
    found = [(act.move, act.undo) for act in table.record().acts[1:]]
    assert found == [("swap", False), (None, True), ("leave", False)]
    path = table.save(tmp_path / "x.game")
    assert Table.load(path) == verify(path) == table
    assert Table.load(path).can_undo(0)


def test_undos_lead_to_the_same_position_as_a_straight_game() -> None:
    straight, winding = with_serendip(), with_serendip()
    for move in ("leave", "turn 2", "no exchange"):
        straight.play(0, move)
    for move in ("swap", "", "leave", "turn 5", "", "turn 2", "no exchange", "", "no exchange"):
        winding.play(0, move) if move else winding.undo(0)
    assert winding.state.position() == straight.state.position()
    assert winding != straight
    assert len(winding.log.moves_in_effect()) == len(straight.log.moves_in_effect())


# Anything, in any order


class Play(RuleBasedStateMachine):
    """A table beside a model of it: which moves can be undone, and every record so far."""

    @initialize(dice=st.integers(0, 9999), choice=st.sampled_from(["table", "seats"]))
    def sit_down(self, dice: int, choice: str) -> None:
        self.table = new_table(colour_choice=choice, turn_limit=100)
        self.chance = Fast(dice)
        self.free: list[tuple[Seat, dict[str, Json]]] = []
        self.written = [write(self.table.record())]

    def move(self) -> None:
        seat = self.table.to_act[0]
        before = self.table.state.position()
        told = self.table.play_move(seat, self.table.state.sample(seat, self.chance))
        shown = told.revealed or not self.table.to_act
        self.free = [] if shown else [*self.free, (seat, before)]
        self.written.append(write(self.table.record()))

    @precondition(lambda self: self.table.to_act)
    @rule(times=st.integers(1, 5))
    def legal_moves(self, times: int) -> None:
        for _ in range(times):
            if self.table.to_act:
                self.move()

    @rule(seat=st.integers(-1, 3), words=st.sampled_from(["stop", "with a1", "turn 1", "x", ""]))
    def illegal_move(self, seat: Seat, words: str) -> None:
        legal = seat in self.table.to_act and words in self.table.moves(seat)
        if not legal:
            self.refused(lambda: self.table.play(seat, words))

    @rule(seat=st.integers(-1, 3))
    def wrong_undo(self, seat: Seat) -> None:
        if not self.free or self.free[-1][0] != seat:
            self.refused(lambda: self.table.undo(seat))

    def refused(self, ask: Callable[[], object]) -> None:
        with pytest.raises(CloisterError):
            ask()
        assert write(self.table.record()) == self.written[-1]

    @precondition(lambda self: self.free)
    @rule()
    def undo(self) -> None:
        seat, before = self.free.pop()
        self.table.undo(seat)
        assert self.table.state.position() == before
        self.written.append(write(self.table.record()))

    @rule()
    def save_and_load(self) -> None:
        with TemporaryDirectory() as folder:
            path = self.table.save(Path(folder) / "x.game")
            again = verify(path)
        assert again == self.table
        assert again.state.position() == self.table.state.position()
        self.table = again

    @rule(share=st.floats(0, 1))
    def look_back(self, share: float) -> None:
        n = int(share * (len(self.written) - 1))
        assert write(self.table.at(n).record()) == self.written[n]

    @invariant()
    def holds(self) -> None:
        self.table.state.check()
        assert write(self.table.record()) == self.written[-1]

    @invariant()
    def only_the_last_mover_may_undo(self) -> None:
        may = [seat for seat in range(3) if self.table.can_undo(seat)]
        assert may == [seat for seat, _ in self.free[-1:]]

    def teardown(self) -> None:
        """Every prefix replays to what was saved at that time."""
        for n, written in enumerate(self.written):
            assert write(self.table.at(n).record()) == written


def test_clo_4_undo_works_in_any_sequence_of_actions() -> None:
    """CLO-4: a model decides which undo is allowed; CLO-5: each prefix of the record replays."""
    calm = settings(deadline=None, derandomize=True, max_examples=60, stateful_step_count=40)
    run_state_machine_as_test(Play, settings=calm)
