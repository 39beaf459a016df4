"""Drafts are tried by one seat, seen by nobody else, and made as a whole or not at all."""

from functools import cache, partial
from pathlib import Path
from typing import Any, cast

import pytest

from cloister.core.chance import Fast
from cloister.core.draft import Tried, rehearse
from cloister.core.errors import RuleBug
from cloister.core.game import Announcements
from cloister.core.record import write
from cloister.core.table import Table
from cloister.core.values import Json
from cloister.server.protocol import MOST_TRIED
from cloister.server.table.host import TableHost
from cloister.server.table.scene import Scene

from ..fakes import FAULT, FakeStore, open_host, send, visit
from ..faults import FailingCloister
from ..harness import Message, Person, Server, Sitting, bot, fresh_id, friends

DRAWN = ["end", "from im"]
"""The turn is over and a card is drawn."""


@cache
def first_turn() -> dict[str, Json]:
    """All bridges lie, and the first player is about to decide."""
    state, chance = Table.new("sator", 2, bytes(32)).state, Fast(3)
    while True:
        (seat,) = state.to_act()
        if state.view(seat).prompt == "prompt-main":
            return state.position()
        state.play(seat, state.sample(seat, chance), chance, Announcements(listening=False))


class Game:
    """Two players and a spectator, without sockets and disk."""

    def __init__(self, position: dict[str, Json] | None = None) -> None:
        self.store = FakeStore()
        self.table = Table.set_up("sator", 2, position or first_turn(), seed=bytes(32))
        self.host: TableHost = open_host(self.store, self.table, [])
        self.mover, self.wire = visit(self.host, "p0", 0)
        self.rival, self.far_wire = visit(self.host, "p1", 1)
        _, self.watcher = visit(self.host, "nobody")
        self.forget()

    def forget(self) -> None:
        for wire in (self.wire, self.far_wire, self.watcher):
            wire.take()

    @property
    def scene(self) -> Scene:
        assert self.host.room.scene is not None
        return self.host.room.scene

    def ask(self, **command: Any) -> list[Message]:
        """What the mover hears at once in answer to a command."""
        send(self.host, self.mover, **{"id": fresh_id(), "v": self.scene.v, "seat": 0, **command})
        self.store.settle_all()
        return self.wire.take()

    def draft(self, *moves: str) -> Message:
        (answer,) = self.ask(draft=moves)
        return answer

    def quiet(self, count: int) -> list[str]:
        """The first moves found that do not end a draft, this many of them."""
        found: list[str] = []
        while len(found) < count:
            legal = self.draft(*found)["moves"]
            found.append(next(m for m in legal if "ends" not in self.draft(*found, m)))
        return found

    def stored(self) -> Table:
        """The table as it would be loaded from the store."""
        return Table.resume(self.table.header, [line.act() for line in self.store.lines])

    def unheard(self) -> bool:
        return not self.far_wire.sent and not self.watcher.sent


def code(answers: list[Message]) -> str:
    (answer,) = answers
    assert answer["t"] == "nack", answer
    assert answer["text"]
    return str(answer["code"])


# Trying


def test_a_draft_is_answered_to_its_window_only_and_not_stored() -> None:
    game = Game()
    _, window = visit(game.host, "p0", 0)
    snap = window.take()[0]
    game.forget()
    moves = game.quiet(3)
    answer = game.draft(*moves)
    assert (answer["t"], answer["v"]) == ("draft", 0)
    assert answer["view"]["chain"] == moves
    assert answer["moves"] != snap["moves"]
    assert snap["drafts"]
    assert game.unheard()
    assert window.sent == [], "not even another window of the same person"
    assert game.store.lines == []
    again = visit(game.host, "p0", 0)[1].take()[0]
    assert (again["view"], again["moves"], again["v"]) == (snap["view"], snap["moves"], 0)


def test_an_empty_draft_shows_the_table_as_it_is() -> None:
    game = Game()
    snap = visit(game.host, "p0", 0)[1].take()[0]
    game.forget()
    answer = game.draft()
    assert (answer["view"], answer["moves"]) == (snap["view"], snap["moves"])


def test_a_draft_says_when_it_ends_and_shows_nothing_further() -> None:
    game = Game()
    answer = game.draft("end")
    assert answer.pop("id")
    assert answer == {"t": "draft", "v": 0, "ends": "news"}
    assert game.scene.v == 0
    assert code(game.ask(draft=["end", "end"])) == "draft-over"


def twins() -> list[Game]:
    """Two worlds that look alike to the mover: the rival's hand and the pile change places."""
    position: dict[str, Any] = first_turn()
    pile, (own, rival) = position["pile"], position["hands"]
    count = len(rival)
    other = {"pile": [*rival, *pile[:-count]], "hands": [own, pile[-count:]]}
    games = [Game(), Game(position | other)]
    assert games[0].table.view(0) == games[1].table.view(0)
    assert games[0].table.view(1) != games[1].table.view(1)
    return games


def differ(games: list[Game]) -> list[list[str]]:
    """The drafts by which the mover can tell two worlds apart."""
    moves = games[0].quiet(4)
    tries = [moves[:n] for n in range(5)]
    tries += [[*moves[:n], last] for n in range(5) for last in ("end", "swap draw", "walk a1", "x")]
    tries.append(DRAWN)
    told = []
    for tried in tries:
        number = fresh_id()
        ours, theirs = (game.ask(draft=tried, id=number) for game in games)
        if ours != theirs:
            told.append(tried)
    return told


def test_worlds_that_look_alike_get_the_same_drafts() -> None:
    """Answers and refusals do not differ by a byte."""
    assert differ(twins()) == []


def test_drafts_leak_nothing_even_if_they_do_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft draws from an imagined pile; a draw from the true one would be noticed here."""
    games = twins()
    monkeypatch.setattr("cloister.core.draft.ends", lambda *_: "")
    assert differ(games) == []

    def planted(table: Table, seat: int, moves: list[str]) -> Tried:
        return rehearse(table.game, table.state.copy(), seat, moves)

    monkeypatch.setattr(Table, "draft", planted)
    assert DRAWN in differ(games)


# Making


def test_drafted_moves_are_made_together() -> None:
    game, twin = Game(), Game()
    moves = game.quiet(4)
    last = game.draft(*moves)
    answers = game.ask(moves=moves)
    assert [answer["t"] for answer in answers] == ["ack", *["upd"] * 4]
    assert answers[0]["v"] == 4
    assert (answers[-1]["view"], answers[-1]["moves"]) == (last["view"], last["moves"])
    for wire in (game.far_wire, game.watcher):
        told = wire.take()
        assert [upd["v"] for upd in told] == [1, 2, 3, 4]
        assert {upd["move"] for upd in told} == {None}, "others hear events, not moves"
    for move in moves:
        twin.ask(move=move)
    assert write(game.stored().record()) == write(twin.stored().record())
    assert [line.turn for line in game.store.lines] == [line.turn for line in twin.store.lines]


def test_a_turn_is_made_with_the_draw_that_ends_it() -> None:
    game = Game()
    moves = [*game.quiet(4), "end"]
    assert game.ask(moves=moves)[0]["t"] == "ack"
    assert game.ask(moves=["from im"])[0]["t"] == "ack"
    assert game.stored().moves(0) == game.scene.table.moves(0)
    assert [line.move for line in game.store.lines] == [*moves, "from im"]
    assert write(game.stored().record()) == write(game.scene.table.record())


@pytest.mark.parametrize("wrong", ["walk a1", "dance", "end"])
def test_a_refusal_in_the_middle_leaves_no_trace(wrong: str) -> None:
    game = Game()
    moves = game.quiet(2)
    before = write(game.scene.table.record())
    refused = code(game.ask(moves=[moves[0], wrong, moves[1]]))
    assert refused == {"walk a1": "illegal", "dance": "bad-notation", "end": "illegal"}[wrong]
    assert write(game.scene.table.record()) == before
    assert game.store.lines == []
    assert game.unheard()
    assert game.ask(moves=moves)[0]["t"] == "ack"


def test_the_same_command_is_carried_out_once_even_after_a_restart() -> None:
    game = Game()
    moves, number = game.quiet(3), fresh_id()
    first = game.ask(moves=moves, id=number, v=0)[0]
    assert game.ask(moves=moves, id=number, v=0) == [first]
    game.host = open_host(game.store, game.table, game.store.lines)
    game.mover, game.wire = visit(game.host, "p0", 0)
    game.forget()
    assert game.ask(moves=moves, id=number, v=0) == [first]
    assert len(game.store.lines) == 3


def test_a_stale_list_is_refused_with_a_fresh_view() -> None:
    game = Game()
    moves = game.quiet(3)
    game.ask(move=moves[0])
    for stale in ({"moves": moves}, {"draft": moves}):
        (answer,) = game.ask(v=0, **stale)
        assert (answer["code"], answer["snap"]["v"]) == ("stale", 1)
    assert len(game.store.lines) == 1


def test_moves_that_could_not_be_saved_did_not_happen() -> None:
    game = Game()
    moves = game.quiet(3)
    send(game.host, game.mover, id=fresh_id(), v=0, seat=0, moves=moves)
    assert len(game.store.waiting) == 1, "one write for all of them"
    game.store.settle(FAULT)
    assert [answer["code"] for answer in game.wire.take()] == ["not-saved"]
    assert game.store.lines == []
    assert not any(b'"upd"' in frame for frame in game.far_wire.sent)


def test_a_disk_that_fails_halfway_leaves_no_trace(store: Path) -> None:
    """The second of three lines cannot be written, so none is; sent again, all are."""
    with Server(store, FailingCloister) as server:
        table, (_, ben) = friends(server, 2, game="sator")
        with ben.sit(table) as here:
            moves = [here.until("snap")["moves"][0], "facing 0"]
            tried = here.ask(v=0, seat=1, draft=moves)
            command = {"id": fresh_id(), "v": 0, "seat": 1, "moves": [*moves, tried["moves"][0]]}
            written: list[str] = []
            faults = cast(FailingCloister, server.app).faults
            faults.before = partial(second_line, written)
            assert here.ask(**command)["code"] == "not-saved"
        assert len(written) >= 2
        faults.heal()
        with ben.sit(table) as here:
            assert here.until("snap")["v"] == 0
            assert here.ask(**command) == {"t": "ack", "id": command["id"], "v": 3}


def second_line(written: list[str], sql: str) -> bool:
    written += [sql] if sql.startswith("INSERT INTO line") else []
    return len(written) > 1 and sql.startswith("INSERT INTO line")


def test_a_rule_that_fails_halfway_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list was legal when tried; whatever happens after that, the store is right."""
    game = Game()
    moves = game.quiet(3)
    play = Scene.play

    def failing(scene: Scene, seat: int, move: str) -> Any:
        if move == moves[2]:
            raise RuleBug("a bug")
        return play(scene, seat, move)

    monkeypatch.setattr(Scene, "play", failing)
    assert game.ask(moves=moves) == []
    assert game.wire.closed == (1012, "table-fault")
    assert game.store.lines == []
    assert not game.store.waiting


# Rights and limits


def test_only_a_seat_that_has_to_decide_may_draft() -> None:
    game = Game()
    for kind in ("draft", "moves"):
        for visitor, seat, wanted in (
            (game.rival, 0, "not-yours"),
            (game.rival, 1, "not-your-turn"),
        ):
            send(game.host, visitor, id=fresh_id(), v=0, seat=seat, **{kind: ["end"]})
            assert code(game.far_wire.take()) == wanted
    assert game.store.lines == []


def test_bad_drafts_are_refused(server: Server, ana: Person) -> None:
    """Too many moves, none at all, not text, or a game without drafts."""
    with ana.sit(ana.open_table("me", bot(), game="sator")) as here:
        here.my_turn()
        assert said(here, draft=["end"] * (MOST_TRIED + 1)) == "bad-frame"
        assert said(here, moves=[]) == "bad-frame"
        assert said(here, draft=[1]) == "bad-frame"
        assert said(here, draft=["end"], moves=["end"]) == "bad-frame"
        assert said(here, draft=["end"] * MOST_TRIED) == "illegal"
    with ana.sit(ana.open_table("me", bot())) as here:
        assert not here.until("snap")["drafts"]
        assert said(here, draft=["uncover a1"]) == "no-draft"
        assert said(here, moves=["uncover a1"]) == "no-draft"


def said(here: Sitting, **command: Any) -> str:
    return str(here.ask(v=here.now["v"], seat=0, **command)["code"])
