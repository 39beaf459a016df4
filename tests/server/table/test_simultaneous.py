"""Seats that decide at the same time do not make each other stale or see each other's choice.

No game of ours does this yet; this one is made for the test.
"""

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from cloister.core import registry
from cloister.core.card import Game, Setting
from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.options import Options
from cloister.core.record import Header
from cloister.core.table import Table
from cloister.core.values import Event, Json, Move, Outcome, Refusal, Seat, View
from cloister.server.store.row_types import PERSON, PLAYING, Chair, StoredTable, TableRow
from cloister.server.table.host import TableHost
from cloister.server.table.scene import Scene

from ..fakes import FakeStore, FakeWire, send, services, visit
from ..harness import Message

ROUNDS = 2


class MassView(View, frozen=True, kw_only=True):
    """A view of the seat's own vote."""

    vote: int


class Mass(State):
    """Two rounds in which all vote secretly at the same time."""

    def __init__(self) -> None:
        self.votes: list[int] = [-1, -1, -1]
        self.rounds = 0

    def to_act(self) -> tuple[Seat, ...]:
        if self.rounds == ROUNDS:
            return ()
        return tuple(seat for seat, vote in enumerate(self.votes) if vote < 0)

    def moves(self, seat: Seat) -> list[Move]:
        return [0, 1] if seat in self.to_act() else []

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in (0, 1) else Refusal("MAS-1", "no")

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.votes[seat] = move
        told.only((seat,), Event("you-voted", {"vote": move}), Event("voted", {"seat": seat}))
        if -1 not in self.votes:
            told.reveal()
            self.votes = [-1, -1, -1]
            self.rounds += 1

    def outcome(self) -> Outcome | None:
        return Outcome((0, 0, 0), (), "said") if self.rounds == ROUNDS else None

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        vote = -1 if seat is None else self.votes[seat]
        return MassView(
            seat=seat, to_act=self.to_act(), prompt="x", outcome=self.outcome(), vote=vote
        )

    def copy(self) -> "Mass":
        twin = Mass()
        twin.votes, twin.rounds = self.votes.copy(), self.rounds
        return twin

    def position(self) -> dict[str, Json]:
        return {}


def words(move: Move) -> str:
    return f"vote {move}"


GAME: Game[None] = Game(
    title="Mass",
    makers="nobody",
    seats=range(3, 4),
    minutes=(1, 2),
    rules=1,
    longest=10,
    end_reasons=("said",),
    components=lambda pack: None,
    deal=lambda setting, chance: Mass(),
    set_up=lambda setting, position: Mass(),
    write=words,
    read=lambda text: int(text[-1]),
    key="mass",
    folder=Path(),
)


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    monkeypatch.setattr(registry, "find", lambda key, rules=None: GAME)
    header = Header(
        format=1,
        game="mass",
        rules=1,
        seats=3,
        options={},
        pack="",
        commitment="",
        seed="00" * 32,
    )
    table = Table(GAME, Setting(3, Options({}), None), header)
    chairs = [Chair(PERSON, person=f"p{seat}") for seat in range(3)]
    row = TableRow(1, "t" * 32, "p0", PLAYING, header, chairs)
    store = FakeStore()
    host = TableHost(StoredTable(row, [], []), Scene(table), services(store))
    seats = [visit(host, f"p{seat}", seat) for seat in range(3)]
    return SimpleNamespace(host=host, store=store, seats=seats, watcher=visit(host, "")[1])


def vote(players: SimpleNamespace, seat: Seat, v: int, number: int) -> Message:
    visitor, wire = players.seats[seat]
    wire.take()
    send(players.host, visitor, id=f"{number:032x}", v=v, seat=seat, move="vote 1")
    players.store.settle_all()
    answers = [message for message in wire.take() if message["t"] in ("ack", "nack")]
    (answer,) = answers
    assert isinstance(answer, dict)
    return answer


def test_simultaneous_decisions_do_not_wait_for_each_other(players: SimpleNamespace) -> None:
    """All decide on version 0 and arrive one after another, and nobody is stale."""
    assert vote(players, 1, 0, 1)["v"] == 1
    assert vote(players, 0, 0, 2)["v"] == 2
    assert vote(players, 1, 0, 3)["code"] == "stale", "this seat has decided"
    assert vote(players, 2, 0, 4)["v"] == 3
    assert vote(players, 0, 0, 5)["code"] == "stale", "a new round is a new decision"
    assert vote(players, 0, 2, 6)["code"] == "stale"
    assert vote(players, 0, 3, 7)["v"] == 4


def test_no_choice_reaches_another_seat(players: SimpleNamespace) -> None:
    wires: list[FakeWire] = [wire for _, wire in players.seats] + [players.watcher]
    for wire in wires:
        wire.take()
    send(players.host, players.seats[1][0], id="0" * 32, v=0, seat=1, move="vote 1")
    players.store.settle_all()
    for at, wire in enumerate(wires):
        (upd,) = [message for message in wire.take() if message["t"] == "upd"]
        own = at == 1
        assert upd["move"] == ("vote 1" if own else None)
        assert upd["view"]["vote"] == (1 if own else -1)
        assert [event["name"] for event in upd["events"]] == ["you-voted" if own else "voted"]


def test_a_reconnecting_seat_gets_its_own_events(players: SimpleNamespace) -> None:
    vote(players, 1, 0, 1)
    vote(players, 0, 0, 2)
    for seat, names in ((0, ["voted", "you-voted"]), (1, ["you-voted", "voted"])):
        _, wire = visit(players.host, f"p{seat}", seat, 0)
        upds = [message for message in wire.take() if message["t"] == "upd"]
        assert [upd["events"][0]["name"] for upd in upds] == names
        snap = msgspec.json.decode(players.host.room.snap(players.seats[seat][0]))
        assert [step["events"][0]["name"] for step in snap["log"]] == names
