"""A table plays by the rules of its game and changes nothing when it refuses.

Most tests play Serendipity. Coins is a game of this file for what Serendipity lacks: seats that
decide at the same time, private knowledge, draws within a move, and rules that crash.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cloister
from cloister import GameOver, IllegalMove, NotYourTurn, Table, verify
from cloister.core import registry
from cloister.core.card import Game, Setting
from cloister.core.chance import Chance, Fast, Streams, master_key
from cloister.core.errors import (
    BadNotation,
    BadPosition,
    NoUndo,
    RecordForged,
    RuleBug,
)
from cloister.core.game import Announcements, State
from cloister.core.record import write, write_file
from cloister.core.values import Event, Json, Move, Outcome, Refusal, Seat, View
from tests.support.tables import SEED, everything, finished_table, new_table, play_some, refused

# Coins

WORDS = ["heads", "tails", "look", "crash", "forget", "lie"]
HEADS, TAILS, LOOK, CRASH, FORGET, LIE = range(6)


class Coins(State):
    """Each seat hides a coin, then one is tossed: seats whose coin matches score. Three rounds."""

    def __init__(self, seats: int) -> None:
        self.laid: list[int | None] = [None] * seats
        self.scores = [0] * seats
        self.rounds = 0

    def to_act(self) -> tuple[Seat, ...]:
        if self.rounds == 3:
            return ()
        return tuple(seat for seat, coin in enumerate(self.laid) if coin is None)

    def moves(self, seat: Seat) -> list[Move]:
        return [HEADS, TAILS, LOOK] if seat in self.to_act() else []

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        early = move == LIE and self.rounds == 0
        return Refusal("COI-1", "refuse-lie") if early else None

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if move == LOOK:
            told.reveal()
            told.only((seat,), Event("looked", {"laid": str(self.laid)}), Event("peeped", {}))
            return
        self.laid[seat] = move
        self._break(move, told)
        told.only((seat,), Event("laid", {"coin": WORDS[move]}), Event("laid-hidden", {}))
        if None not in self.laid:
            self._toss(chance, told)

    def _break(self, move: Move, told: Announcements) -> None:
        """Fail in the middle of a move."""
        self.scores[0] += 1000 if move > LOOK else 0
        if move == CRASH:
            raise ZeroDivisionError("a coin on its edge")
        if move == FORGET:
            raise RuleBug("a coin was lost")

    def _toss(self, chance: Chance, told: Announcements) -> None:
        tossed = chance.below(2, "toss")
        told.everyone("tossed", {"coin": WORDS[tossed]})
        for seat, coin in enumerate(self.laid):
            self.scores[seat] += coin == tossed
        self.laid = [None] * len(self.laid)
        self.rounds += 1

    def outcome(self) -> Outcome | None:
        if self.rounds < 3:
            return None
        winners = tuple(s for s, score in enumerate(self.scores) if score == max(self.scores))
        return Outcome(tuple(self.scores), winners, "rounds")

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return View(seat=seat, to_act=self.to_act(), prompt="lay", outcome=self.outcome())

    def check(self) -> None:
        if self.rounds > 3:
            raise RuleBug("four rounds")

    def position(self) -> dict[str, Json]:
        return {"laid": list(self.laid), "scores": list(self.scores), "rounds": self.rounds}


def read_coin(words: str) -> Move:
    if words not in WORDS:
        raise BadNotation(f"'{words}' is not a coin")
    return WORDS.index(words)


def set_up_coins(setting: Setting[Any], position: dict[str, Any]) -> Coins:
    """Trusts its position more than it should."""
    state = Coins(setting.seats)
    state.rounds = 6 // position["parts"]
    return state


@pytest.fixture
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    (tmp_path / "components.toml").write_text('[coins]\nsource = "printed"\n', "utf-8")
    game: Game[Any] = Game(
        title="Coins",
        makers="",
        seats=range(2, 4),
        minutes=(1, 1),
        rules=1,
        longest=99,
        end_reasons=("rounds",),
        components=lambda pack: None,
        deal=lambda setting, chance: Coins(setting.seats),
        set_up=set_up_coins,
        write=WORDS.__getitem__,
        read=read_coin,
        key="coins",
        folder=tmp_path,
    )
    monkeypatch.setattr(registry, "find", lambda key, rules=None: game)
    return Table.new("coins", 3, SEED)


# The five lines


def test_the_five_lines_of_the_readme(tmp_path: Path) -> None:
    table = cloister.Table.new("serendipity", seats=3, seed=bytes(32))
    assert table.to_act == (0,)
    assert table.moves(0)[:3] == ["uncover a1", "uncover a2", "uncover a3"]
    table.play(0, "uncover a1")
    assert table.view(1).seat == 1
    assert cloister.Table.load(table.save(tmp_path / "x.game")) == table


def test_a_table_without_a_seed_draws_its_own() -> None:
    one, two = Table.new("serendipity", 3), Table.new("serendipity", 3)
    assert one.header.seed != two.header.seed
    assert one != two


def test_tables_are_equal_if_their_records_are() -> None:
    assert play_some(new_table(), 30) == play_some(new_table(), 30)
    assert play_some(new_table(), 30) != play_some(new_table(), 31)
    assert new_table() != new_table(show_seen=True)
    assert new_table() != "a table"
    with pytest.raises(TypeError):
        hash(new_table())


def test_a_table_says_what_it_is() -> None:
    assert repr(play_some(new_table(), 5)) == "<Table serendipity, 3 seats, 5 moves>"


def test_nonces_change_the_deal_and_are_recorded() -> None:
    tables = [Table.new("serendipity", 3, SEED, nonces=given) for given in ((), ("a",), ("b",))]
    assert len({str(table.state.position()) for table in tables}) == 3
    assert [table.record().header.nonces for table in tables] == [(), ("a",), ("b",)]


def test_the_table_id_is_bound_and_does_not_change_the_deal() -> None:
    one = Table.new("serendipity", 3, SEED, table="one")
    two = Table.new("serendipity", 3, SEED, table="two")
    assert one.header.commitment != two.header.commitment
    assert one.state.position() == two.state.position()


# Refusals change nothing


@pytest.mark.parametrize(
    "words",
    ["", " ", "uncover", "uncover a0", "uncover a1 ", "UNCOVER A1", "uncover l1", "x" * 10**6]
    + ["uncover a1\n", "\0", "\x1b[2J", "\ud800", "turn 6", "turn ³", "undo", "-1", "0"],
    ids=lambda words: ascii(words[:12]),
)
def test_clo_1_text_that_is_not_a_move_is_refused(words: str) -> None:
    """CLO-1: a move is written as the list of legal moves shows it."""
    table = play_some(new_table(), 12)
    with refused(table, BadNotation, "CLO-1"):
        table.play(table.to_act[0], words)


@pytest.mark.parametrize("words", [None, b"uncover a1", 5, 5.5, True, [], {}, object()])
def test_clo_1_values_that_are_not_text_are_refused(words: Any) -> None:
    """CLO-1: whatever a caller passes, the answer is the same."""
    table = play_some(new_table(), 12)
    with refused(table, BadNotation, "CLO-1"):
        table.play(table.to_act[0], words)


def test_clo_1_the_list_of_moves_is_the_notation() -> None:
    """CLO-1: every listed move is accepted as it is listed."""
    table = new_table()
    chance = Fast(2)
    for _ in range(300):
        seat = table.to_act[0]
        listed = table.moves(seat)
        assert [table.game.write(table.game.read(words)) for words in listed] == listed
        table.play(seat, listed[chance.below(len(listed))])


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    table = new_table()
    with refused(table, IllegalMove, "SER-3"):
        table.play(0, "stop")
    with refused(table, IllegalMove, "SER-3"):
        table.play(0, "turn 3")


def test_clo_2_only_a_seat_that_has_to_decide_may_move() -> None:
    """CLO-2: it is the turn of seat 0."""
    table = new_table()
    for seat in (1, 2):
        with refused(table, NotYourTurn, "CLO-2"):
            table.play(seat, "uncover a1")


@pytest.mark.parametrize(
    "seat", [-1, 3, 255, 256, 10**30, True, False, 0.0, "0", b"0", None, [], (0,), object()]
)
def test_clo_2_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    """CLO-2: nobody sits there, so nobody moves, undoes or looks from there."""
    table = new_table()
    asks: list[Callable[[], object]] = [
        lambda: table.play(seat, "uncover a1"),
        lambda: table.play_move(seat, 0),
        lambda: table.check(seat, 0),
        lambda: table.undo(seat),
        lambda: table.moves(seat),
    ]
    for ask in asks if seat is None else [*asks, lambda: table.view(seat)]:
        with refused(table, NotYourTurn, "CLO-2"):
            ask()


def test_clo_2_seats_that_decide_at_the_same_time_need_no_order(coins: Table) -> None:
    """CLO-2: and a seat that has decided is not asked again."""
    assert list(coins.to_act) == [0, 1, 2]
    coins.play(2, "heads")
    coins.play(0, "tails")
    assert list(coins.to_act) == [1]
    with refused(coins, NotYourTurn, "CLO-2"):
        coins.play(2, "tails")
    coins.play(1, "heads")
    assert list(coins.to_act) == [0, 1, 2]


def test_clo_3_after_the_end_nobody_moves() -> None:
    """CLO-3: neither the seat that would be next nor any other."""
    table = finished_table()
    assert table.outcome is not None
    assert [table.moves(seat) for seat in range(3)] == [[], [], []]
    for seat in range(3):
        with refused(table, GameOver, "CLO-3"):
            table.play(seat, "uncover a1")


def test_an_undo_of_nothing_changes_nothing() -> None:
    table = new_table()
    with refused(table, NoUndo, "CLO-4"):
        table.undo(0)


@pytest.mark.parametrize("bug", ["crash", "forget"])
def test_a_bug_in_the_rules_leaves_the_table_as_it_was(coins: Table, bug: str) -> None:
    """The move was half done: a coin was laid and a score counted."""
    for seat, words in ((0, "heads"), (1, "tails"), (2, "tails"), (1, "heads")):
        coins.play(seat, words)
    with refused(coins, RuleBug, ""):
        coins.play(0, bug)
    coins.play(0, "tails")
    assert verify(coins.save(coins.game.folder / "x.game")) == coins


def test_a_bug_is_reported_with_its_cause(coins: Table) -> None:
    with pytest.raises(RuleBug, match=r"Coins failed: ZeroDivisionError.*edge") as caught:
        coins.play(0, "crash")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with pytest.raises(RuleBug, match=r"^a coin was lost$"):
        coins.play(0, "forget")


@pytest.mark.usefixtures("lenient")
def test_a_refusal_without_a_sentence_shows_its_key(coins: Table) -> None:
    with pytest.raises(IllegalMove, match=r"^refuse-lie \(COI-1\)$"):
        coins.play(0, "lie")


def test_each_seat_is_told_its_own_events(coins: Table) -> None:
    told = coins.play(1, "heads")
    assert told.heard_by(1) == [Event("laid", {"coin": "heads"})]
    assert told.heard_by(0) == told.heard_by(None) == [Event("laid-hidden", {})]


def test_draws_within_a_move_are_recorded_and_proved(coins: Table, tmp_path: Path) -> None:
    """CLO-8: the toss of a round follows from the seed and from the number of its move."""
    for seat in (0, 1, 2) * 3:
        coins.play(seat, "heads")
    acts = coins.record().acts
    assert [[draw.label for draw in act.draws] for act in acts] == [[], [], ["toss"]] * 3
    path = coins.save(tmp_path / "x.game")
    assert verify(path) == Table.load(path) == coins


def test_clo_8_a_toss_that_chance_did_not_make_is_found(coins: Table, tmp_path: Path) -> None:
    """CLO-8: the record is complete and its moves are legal, but the coin fell differently."""
    for seat in (0, 1, 2):
        coins.play(seat, "heads")
    found = coins.record()
    [draw] = found.acts[2].draws
    other = msgspec.structs.replace(draw, came=0 if draw.came else 1)
    found.acts[2] = msgspec.structs.replace(found.acts[2], draws=[other])
    write_file(tmp_path / "x.game", write(found))
    assert Table.load(tmp_path / "x.game") != coins
    with pytest.raises(RecordForged, match="move 3"):
        verify(tmp_path / "x.game")


def test_clo_4_a_private_look_prevents_undo(coins: Table) -> None:
    """CLO-4: seat 1 has looked, and nobody else knows what it saw."""
    coins.play(0, "heads")
    assert coins.can_undo(0)
    coins.play(1, "look")
    for seat in range(3):
        with refused(coins, NoUndo, "CLO-4"):
            coins.undo(seat)


def test_clo_4_a_draw_prevents_undo(coins: Table) -> None:
    """CLO-4: a draw always reveals something, even if the rules do not say so."""
    for seat in range(3):
        coins.play(seat, "heads")
    with refused(coins, NoUndo, "CLO-4"):
        coins.undo(2)


@pytest.mark.parametrize("n", range(8))
def test_clo_8_an_undo_leads_to_other_draws(coins: Table, n: int) -> None:
    """CLO-8: an undone line keeps its number, so nobody can learn a draw by undoing."""
    table = Table.new("coins", 3, bytes([n] * 32))
    table.play(0, "heads")
    table.play(1, "heads")
    table.undo(1)
    for seat in (1, 2):
        table.play(seat, "tails")
    [draw] = table.record().acts[4].draws
    assert draw.came == Streams(master_key(bytes([n] * 32)), 5).below(2, "toss")


# Looking back


def test_at_returns_the_table_as_it_was(tmp_path: Path) -> None:
    """There are undos among the lines; `at` copies, so the table itself does not change."""
    table = new_table(colour_choice="seats")
    chance = Fast(3)
    saved = [table.save(tmp_path / "0.game")]
    while len(saved) < 60:
        seat = table.to_act[0]
        free = [other for other in range(3) if table.can_undo(other)]
        if free and chance.below(3) == 0:
            table.undo(free[0])
        else:
            table.play_move(seat, table.state.sample(seat, chance))
        saved.append(table.save(tmp_path / f"{len(saved)}.game"))
    assert any(act.undo for act in table.record().acts)
    for n, path in enumerate(saved):
        then = Table.load(path)
        assert table.at(n) == then
        assert everything(table.at(n)) == everything(then)


def test_playing_on_from_the_past_does_not_change_the_table() -> None:
    table = play_some(new_table(), 20)
    before = everything(table)
    play_some(table.at(10), 50, dice=9)
    assert everything(table) == before


def test_a_game_is_resumed_from_its_lines() -> None:
    """As a server does after a restart, in the middle of a game."""
    table = play_some(new_table(), 40)
    found = table.record()
    again = Table.resume(found.header, iter(found.acts))
    assert everything(again) == everything(table)
    with pytest.raises(RecordForged, match="record is impossible"):
        Table.resume(found.header, found.acts[1:])


@pytest.mark.parametrize("position", [{}, {"parts": 0}, {"parts": "x"}, {"parts": 1}])
def test_bad_positions_raise_bad_position(coins: Table, position: dict[str, Json]) -> None:
    """Whether the game itself breaks on it or only its invariants notice."""
    assert Table.set_up("coins", 2, {"parts": 2}, seed=SEED).outcome is not None
    with pytest.raises(BadPosition, match="not a position of Coins"):
        Table.set_up("coins", 2, position)
