"""`kill -9` under load: no acknowledged move is lost or doubled, no record is unreadable."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from cloister.core.record import write
from cloister.core.table import Table
from cloister.server.store import rows
from cloister.server.store.writer import connect

from .load import Player

KILLS = 6
SOAK_KILLS = 100
TABLES = 12
ROOT = Path(__file__).parents[2]


class Victim:
    """A server that is killed and started again on the same store."""

    def __init__(self, store: Path) -> None:
        self.store = store
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self.said = (store.parent / "log").open("wb")

    async def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.chaos.server_process", str(self.port), str(self.store)],
            cwd=ROOT,
            stdout=self.said,
            stderr=self.said,
        )
        deadline = time.monotonic() + 30
        while not await self._answers():
            assert self._process.poll() is None, "the server does not start"
            assert time.monotonic() < deadline, "the server starts too slowly"
            await asyncio.sleep(0.02)

    async def _answers(self) -> bool:
        try:
            async with httpx.AsyncClient() as http:
                return (await http.get(f"http://127.0.0.1:{self.port}/healthz")).is_success
        except httpx.TransportError:
            return False

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill the server, or ask it to stop, and wait until it has exited."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(30)

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
        self.said.close()


async def storm(victim: Victim, kills: int, seed: int, end: signal.Signals) -> list[Player]:
    dice = Random(seed)
    await victim.start()
    players = [Player(victim.port, Random(dice.getrandbits(64))) for _ in range(TABLES)]
    for player in players:
        await player.sit_down()
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.1, 0.8))
        victim.kill(end)
        await victim.start()
    await asyncio.sleep(1)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    return players


def check(store: Path, players: list[Player]) -> int:
    """Compare what the players were told with what the disk holds."""
    connection = connect(store, reading=True)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    acked = 0
    for player in players:
        kept = rows.stored_table(connection, player.table)
        assert kept is not None
        assert [line.v for line in kept.lines] == list(range(1, len(kept.lines) + 1))
        commands = [line.cmd.hex() for line in kept.lines if line.cmd]
        assert len(commands) == len(set(commands)), "a move was doubled"
        there = {line.cmd.hex(): line.v for line in kept.lines if line.cmd}
        assert player.acked.items() <= there.items(), "an acknowledged move was lost"
        assert set(player.refused) <= {"stale"}
        game = Table.resume(kept.row.header, [line.act() for line in kept.lines])
        assert write(game.record())
        acked += len(player.acked)
    connection.close()
    return acked


def run(store: Path, kills: int, seed: int, end: signal.Signals = signal.SIGKILL) -> int:
    victim = Victim(store)
    try:
        players = asyncio.run(storm(victim, kills, seed, end))
        victim.kill(signal.SIGTERM)
    finally:
        victim.close()
    said = (store.parent / "log").read_text()
    assert "Traceback" not in said, said
    return check(store, players)


def test_kill_nine_loses_and_doubles_nothing(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    acked = run(tmp_path / "tables.db", KILLS, seed=1)
    record_property("acknowledged", acked)
    assert acked > 10


def test_rolling_restarts_lose_nothing(tmp_path: Path) -> None:
    assert run(tmp_path / "tables.db", 3, seed=2, end=signal.SIGTERM) > 3


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SOAK_KILLS // KILLS))
def test_a_hundred_kills_lose_and_double_nothing(tmp_path: Path, part: int) -> None:
    assert run(tmp_path / "tables.db", KILLS, seed=100 + part) > 100


def test_a_log_cut_at_any_byte_is_a_prefix(tmp_path: Path) -> None:
    """A power loss may cut the write-ahead log anywhere; what survives is a prefix of the game."""
    store = tmp_path / "tables.db"
    lines = 40
    _fill(store, lines)
    wal = store.with_name("tables.db-wal").read_bytes()
    main = store.read_bytes()
    assert len(wal) > 100_000
    cuts = [*range(0, len(wal), 4093), len(wal)]
    seen = {_surviving(tmp_path / "cut", main, wal[:cut]) for cut in cuts}
    assert seen >= {0, lines}
    assert seen <= set(range(lines + 1))


def _fill(store: Path, lines: int) -> None:
    connection = connect(store)
    connection.execute("CREATE TABLE line(v INTEGER PRIMARY KEY, move TEXT)")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for v in range(1, lines + 1):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO line VALUES (?, ?)", (v, "uncover a1"))
        connection.execute("COMMIT")
    os.link(store, store.with_name("copy"))
    for name in ("tables.db", "tables.db-wal"):
        assert store.with_name(name).exists()
    _OPEN.append(connection)


_OPEN: list[sqlite3.Connection] = []


def _surviving(folder: Path, main: bytes, wal: bytes) -> int:
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    path = folder / "tables.db"
    path.write_bytes(main)
    path.with_name("tables.db-wal").write_bytes(wal)
    connection = connect(path)
    try:
        found = [row[0] for row in connection.execute("SELECT v FROM line ORDER BY v")]
    finally:
        connection.close()
    assert found == list(range(1, len(found) + 1)), "a hole in the log"
    return len(found)
