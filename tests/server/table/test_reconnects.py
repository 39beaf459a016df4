"""Thousands of reconnects and repeated commands, at a table without sockets and disk."""

from pathlib import Path
from random import Random

import pytest

from cloister.core.table import Table
from cloister.server.table.host import TableHost
from cloister.server.table.visitor import Visitor

from ..fakes import FakeStore, open_host, send, visit
from ..harness import Message, Server

RECONNECTS = 5_000
DOUBLES = 20_000


class Game:
    """One game after another, played at random."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.store = FakeStore()
        self.table = Table.new("serendipity", 2, dice.randbytes(32))
        self.host: TableHost = open_host(self.store, self.table, [])
        self.players: list[Visitor] = [visit(self.host, f"p{seat}", seat)[0] for seat in (0, 1)]

    @property
    def over(self) -> bool:
        return not self.host.room.to_act

    def command(self) -> Message:
        scene = self.host.room.scene
        assert scene is not None
        (seat,) = scene.to_act
        move = self.dice.choice(scene.table.moves(seat))
        return {
            "id": f"{self.dice.getrandbits(128):032x}",
            "v": scene.v,
            "seat": seat,
            "move": move,
        }

    def play(self, command: Message, times: int = 1) -> None:
        for _ in range(times):
            send(self.host, self.players[command["seat"]], **command)
        self.store.settle_all()


@pytest.mark.parametrize("part", range(2))
def test_five_thousand_reconnects_change_nothing(part: int) -> None:
    dice = Random(part)
    reconnects = 0
    while reconnects < RECONNECTS // 2:
        game = Game(dice)
        _, twin = visit(game.host, "p0", 0)
        leaver, _ = visit(game.host, "p0", 0)
        while not game.over:
            v = game.host.room.v
            game.host.leave(leaver)
            twin.take()
            for _ in range(dice.randrange(1, 12)):
                if not game.over:
                    game.play(game.command())
            steps = [frame for frame in twin.sent if frame.startswith(b'{"t":"upd"')]
            leaver, back = visit(game.host, "p0", 0, v)
            assert len(steps) == game.host.room.v - v
            assert back.sent[: len(steps)][-1] == steps[-1]
            assert back.sent[len(steps)].startswith(b'{"t":"seats"')
            reconnects += 1


@pytest.mark.parametrize("part", range(2))
def test_repeated_commands_are_never_played_twice(part: int) -> None:
    dice = Random(100 + part)
    sent = 0
    while sent < DOUBLES // 2:
        game = Game(dice)
        wires = [visit(game.host, f"p{seat}", seat) for seat in (0, 1)]
        game.players = [visitor for visitor, _ in wires]
        moves = 0
        while not game.over and moves < 300:
            command, times = game.command(), dice.randrange(1, 8)
            wire = wires[command["seat"]][1]
            wire.take()
            game.play(command, times)
            acks = [message for message in wire.take() if message["t"] == "ack"]
            assert acks == [{"t": "ack", "id": command["id"], "v": moves + 1}] * times
            sent += times
            moves += 1
        assert len(game.store.lines) == moves


def test_after_a_restart_tables_are_loaded_on_demand(store: Path) -> None:
    """So five hundred tables do not delay the first answer."""
    with Server(store) as server:
        ana = server.person("Ana")
        sid = ana.sid
        tables = [ana.open_table("me", "here") for _ in range(500)]
        for table in tables[:20]:
            with ana.sit(table) as here:
                here.until("snap")
                here.move()
    with Server(store) as server:
        ana = server.person(sid=sid)
        with ana.sit(tables[0]) as here:
            here.until("snap")
            assert here.move()["t"] == "ack"
        assert len(server.app.hosts.live) == 1
        sittings = [ana.sit(table) for table in tables]
        assert all(sitting.until("snap")["state"] == "playing" for sitting in sittings)
        assert len(server.app.hosts.live) == 500
