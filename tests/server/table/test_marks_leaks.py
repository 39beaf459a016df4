"""What a seat writes on its sheet changes no byte of what others receive.

Two tables with the same deal are played alike. At one of them a seat makes marks; at the other it
makes different marks or none. Everybody else has to get the same bytes in the same order.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from cloister.core.table import Table
from cloister.server.protocol import Marks, encode
from cloister.server.table.host import TableHost
from cloister.server.table.room import Room
from cloister.server.table.visitor import Visitor

from ..deduction_game import VIGIL, sheets
from ..fakes import FakeStore, FakeWire, open_host, send, visit
from ..harness import Message

WRITER = 1
"""Seat 0 belongs to the host."""
OTHERS = ("p0", "p2", "p0", "", "stranger")
Script = Callable[[Random], Message | None]


@pytest.fixture(autouse=True)
def deduction() -> Iterator[None]:
    with sheets():
        yield


def silent(dice: Random) -> Message | None:
    return None


def busy(dice: Random) -> Message | None:
    """Right and wrong changes, large and small."""
    keys = dice.sample("abcdefgh", dice.randrange(1, 5))
    changes: list[Message] = [
        {"put": {key: dice.choice(["x", "o", ""]) for key in keys}},
        {"put": {"a": "x"}, "why": 10**6},
        {"undo": True},
        {"keep": "secret"},
        {"back": "secret"},
        {"drop": "secret"},
    ]
    return dice.choice(changes)


class World:
    """A table where one seat writes, and everybody who looks at it."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.store = FakeStore()
        table = Table.new(VIGIL, 3, seed.to_bytes(32, "big"), {"rounds": 5})
        self.host: TableHost = open_host(self.store, table, [])
        self.players: list[Visitor] = [visit(self.host, f"p{seat}", seat)[0] for seat in range(3)]
        self.others = [visit(self.host, person)[1] for person in OTHERS]
        self.heard: list[bytes] = []

    def write(self, change: Message | None, command_id: int) -> None:
        if change is not None:
            command = {"id": f"{command_id:032x}", "v": self.host.room.v, "seat": WRITER}
            send(self.host, self.players[WRITER], mark=change, **command)
            self.store.settle_all()

    def step(self, command_id: int) -> None:
        """One move; the host also reconnects, a new visitor comes, and a late command is sent."""
        scene = self.host.room.scene
        assert scene is not None
        (seat,) = scene.to_act
        move = self.dice.choice(scene.table.moves(seat))
        command: Message = {"id": f"{command_id:032x}", "v": scene.v, "seat": seat, "move": move}
        send(self.host, self.players[seat], **command)
        self.store.settle_all()
        late = {**command, "id": f"{command_id + 1:032x}", "v": 0, "seat": 0}
        wires = [visit(self.host, "p0", 0, scene.v - 1), visit(self.host, "p2", 2)]
        send(self.host, wires[0][0], **late)
        for visitor, wire in wires:
            self.hear(wire)
            self.host.leave(visitor)
        self.store.settle_all()

    def hear(self, wire: FakeWire) -> None:
        self.heard += wire.sent
        wire.sent = []

    def finish(self) -> list[bytes]:
        for wire in self.others:
            self.hear(wire)
        return self.heard


def play(seed: int, script: Script) -> list[bytes]:
    """What everybody except the writer has received by the end of the game."""
    world, own = World(seed), Random(seed)
    number = 0
    while world.host.room.to_act:
        for _ in range(4):
            number += 1
            world.write(script(own), number)
        world.step(10**9 + 10 * number)
    return world.finish()


def compare(seeds: range) -> None:
    for seed in seeds:
        plain, written = play(seed, silent), play(seed, busy)
        assert len(plain) > 50
        assert written == plain, "somebody can tell what another seat has written"


def test_nobody_else_can_tell_what_a_seat_writes() -> None:
    compare(range(12))


def test_the_writer_is_shown_the_sheet() -> None:
    """Otherwise the comparison above would compare nothing with nothing."""
    world = World(1)
    _, own = visit(world.host, "p1", WRITER)
    world.write({"put": {"a": "x"}}, 1)
    assert [message["t"] for message in own.take()][-1] == "marks"


def told_to_all(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Room, seat: int) -> None:
        self.tell(encode(Marks(seat, self.sheet(seat).shown())))

    patch.setattr(Room, "show_marks", leaky)


def told_to_the_host(patch: pytest.MonkeyPatch) -> None:
    real = Room.show_marks

    def leaky(self: Room, seat: int) -> None:
        real(self, seat)
        for visitor in self.visitors:
            if visitor.person == self.row.host:
                visitor.wire.push(encode(Marks(seat, self.sheet(seat).shown())))

    patch.setattr(Room, "show_marks", leaky)


def one_sheet_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "sheet_of", lambda self, visitor: self.sheet(WRITER).shown())


def whether_somebody_writes(patch: pytest.MonkeyPatch) -> None:
    """No mark is shown, only the fact that there was one."""
    real = Room.show_marks

    def leaky(self: Room, seat: int) -> None:
        real(self, seat)
        self.tell_seats()

    patch.setattr(Room, "show_marks", leaky)


def on_resume(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Room, visitor: Visitor) -> None:
        visitor.wire.push(encode(Marks(WRITER, self.sheet(WRITER).shown())))

    patch.setattr(Room, "_show_marks", leaky)


LEAKS: list[Any] = [
    told_to_all,
    told_to_the_host,
    one_sheet_for_all,
    whether_somebody_writes,
    on_resume,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell what another seat has written"):
        compare(range(2))
