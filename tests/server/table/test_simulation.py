"""Whole histories from a seed: loss, repetition, delay, disk faults, crashes, reconnects.

Clients behave like the browser: a command without an answer is sent again with the same id after
a reconnect with the last version seen. A checker that knows only what the clients saw and what
the disk holds decides whether the promises were kept.
"""

from collections.abc import Callable
from random import Random

import pytest

from cloister.core.table import Table
from cloister.server.protocol import Ack, encode
from cloister.server.store.writer import Write
from cloister.server.table.host import TableHost
from cloister.server.table.visitor import Visitor

from ..fakes import FAULT, FakeStore, FakeWire, open_host, send, visit
from ..harness import Message

SEEDS = 600
SOAK_SEEDS = 20_000


class Client:
    """One seat's browser."""

    def __init__(self, world: "World", seat: int) -> None:
        self.world = world
        self.seat = seat
        self.now: Message = {}
        self.pending: Message | None = None
        self.acked: dict[str, int] = {}
        self.nacked: dict[str, str] = {}
        self.visitor: Visitor | None = None
        self.wire = FakeWire()

    def connect(self) -> None:
        v = self.now.get("v")
        self.visitor, self.wire = visit(self.world.host, f"p{self.seat}", self.seat, v)
        if self.pending is not None:
            self.say(self.pending)

    def disconnect(self) -> None:
        if self.visitor is not None:
            self.world.host.leave(self.visitor)
            self.visitor = None

    def say(self, command: Message) -> None:
        assert self.visitor is not None
        send(self.world.host, self.visitor, **command)

    def decide(self, dice: Random) -> None:
        if self.pending is not None or not self.now or self.visitor is None:
            return
        command: Message = {"id": f"{dice.getrandbits(128):032x}", "v": self.now["v"]}
        command["seat"] = self.seat
        if self.now["undo"] and dice.random() < 0.3:
            command["undo"] = True
        elif self.now["moves"]:
            command["move"] = dice.choice(self.now["moves"])
        elif dice.random() < 0.2:
            command["move"] = "uncover a1"
        else:
            return
        self.pending = command
        self.say(command)

    def read(self) -> None:
        if self.wire.closed:
            self.disconnect()
        for message in self.wire.take():
            self._hear(message)

    def _hear(self, message: Message) -> None:
        kind = message["t"]
        if kind == "upd":
            assert message["v"] == self.now["v"] + 1, "a step was left out"
            self.now = message
        elif kind == "snap":
            self.now = message
        elif kind in ("ack", "nack"):
            self._answered(message)

    def _answered(self, message: Message) -> None:
        answered = str(message["id"])
        if message["t"] == "ack":
            assert self.acked.setdefault(answered, message["v"]) == message["v"]
            assert answered not in self.nacked or self.nacked[answered] == "not-saved"
        else:
            self.nacked[answered] = message["code"]
            assert answered not in self.acked, "what was acknowledged is refused"
            self.now = message.get("snap", self.now)
        if self.pending is not None and self.pending["id"] == answered:
            self.pending = None


class World:
    """A table, its disk and its players, all driven by one seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        options = {"turn_limit": 100}
        self.table = Table.new("serendipity", 3, seed.to_bytes(32, "big"), options)
        self.store = FakeStore()
        self.host: TableHost = open_host(self.store, self.table, [])
        self.clients = [Client(self, seat) for seat in range(3)]

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self._step()
        self._calm_down()

    def _step(self) -> None:
        dice = self.dice
        client = dice.choice(self.clients)
        chance = dice.random()
        if client.visitor is None:
            client.connect()
        elif chance < 0.05:
            client.disconnect()
        elif chance < 0.10 and client.pending is not None:
            client.say(client.pending)
        elif chance < 0.55:
            client.decide(dice)
        else:
            client.read()
        self._disk()

    def _disk(self) -> None:
        chance = self.dice.random()
        if chance < 0.005:
            self._crash()
        elif not self.store.waiting:
            return
        elif chance < 0.02:
            self.store.settle(FAULT)
            self._reload()
        elif chance < 0.03:
            self.store.settle(FAULT, told=False)
            self._reload()
        elif chance < 0.6:
            self.store.settle()

    def _crash(self) -> None:
        """Kill -9: a waiting write reaches the disk or does not, and nobody is told."""
        while self.store.waiting and self.dice.random() < 0.5:
            writes, _ = self.store.waiting.popleft()
            self.store._keep(writes)
        self.store.waiting.clear()
        for client in self.clients:
            client.visitor = None
        self.host = open_host(self.store, self.table, self.store.lines)

    def _reload(self) -> None:
        """The server loads a table again that was dropped from memory."""
        if self.host.gone:
            for client in self.clients:
                client.read()
                client.visitor = None
            self.store.waiting.clear()
            self.host = open_host(self.store, self.table, self.store.lines)

    def _calm_down(self) -> None:
        """Without further faults, every command gets its answer and all see the same."""
        for _ in range(6):
            for client in self.clients:
                if client.visitor is None:
                    client.connect()
                self.store.settle_all()
                client.read()
        for client in self.clients:
            client.disconnect()
            client.now = {}
            client.connect()
            client.read()

    def check(self) -> None:
        lines = {line.cmd.hex(): line for line in self.store.lines if line.cmd}
        assert len(lines) == len(self.store.lines), "a command was carried out twice"
        for client in self.clients:
            assert client.pending is None, "a command was never answered"
            for command, v in client.acked.items():
                assert lines[command].v == v, "an acknowledged move is not where it was said to be"
                assert lines[command].seat == client.seat
            refused = {c for c, code in client.nacked.items() if code != "not-saved"}
            assert not refused & set(lines), "a refused move was carried out"
        told = Table.resume(self.table.header, [line.act() for line in self.store.lines])
        for client in self.clients:
            assert client.now["v"] == len(told.log)
            assert client.now["moves"] == told.moves(client.seat)


@pytest.mark.parametrize("part", range(3))
def test_simulated_histories_keep_the_promises(part: int) -> None:
    simulate_all(range(part * SEEDS // 3, (part + 1) * SEEDS // 3))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_simulated_histories(part: int) -> None:
    simulate_all(range(10_000 + part * SOAK_SEEDS // 20, 10_000 + (part + 1) * SOAK_SEEDS // 20))


def simulate(seed: int) -> World:
    world = World(seed)
    try:
        world.run(steps=250)
        world.check()
    except AssertionError as wrong:
        raise AssertionError(f"seed {seed}: {wrong}") from wrong
    return world


def test_the_simulation_covers_the_interesting_cases() -> None:
    """Without enough moves, undos, refusals and repetitions the test would prove little."""
    worlds = [simulate(seed) for seed in range(1000, 1040)]
    lines = [line for world in worlds for line in world.store.lines]
    codes = {c for w in worlds for client in w.clients for c in client.nacked.values()}
    assert len(lines) > 600
    assert any(line.move is None for line in lines)
    assert {"stale", "not-saved"} <= codes


def test_a_server_that_publishes_before_it_writes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: publish, then persist."""

    def hasty(
        self: TableHost,
        writes: list[Write],
        visitor: Visitor | None,
        command_id: str,
        publish: Callable[[], None],
    ) -> None:
        if visitor is not None:
            self._done[bytes.fromhex(command_id)] = self.room.v
            visitor.wire.push(encode(Ack(command_id, self.room.v)))
        publish()
        self.queue.pause()
        self.services.store.write(
            writes, lambda wrong: self.drop("x") if wrong else self.queue.resume()
        )

    monkeypatch.setattr(TableHost, "_save", hasty)
    with pytest.raises((AssertionError, KeyError)):
        simulate_all(range(200))


def simulate_all(seeds: range) -> None:
    for seed in seeds:
        simulate(seed)
