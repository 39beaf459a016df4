"""A table without sockets, disk or clock: the test decides everything that happens to it."""

import json
from collections import deque
from typing import Any

from cloister.core.errors import CloisterError
from cloister.core.record import Act
from cloister.core.table import Table
from cloister.core.values import Seat
from cloister.server import protocol
from cloister.server.bots.pool import Pool
from cloister.server.errors import NotSaved
from cloister.server.limits import Limits
from cloister.server.store.row_types import PERSON, PLAYING, Chair, Line, StoredTable, TableRow
from cloister.server.store.rows import _line
from cloister.server.store.writer import Done, Write
from cloister.server.table.host import TableHost
from cloister.server.table.scene import Scene
from cloister.server.table.services import Services
from cloister.server.table.visitor import Visitor

from .harness import GENEROUS, HASTE, Message

NO_TABLE = 7


class FakeStore:
    """Holds writes until the test lets them through, makes them fail, or crashes."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.waiting: deque[tuple[list[Write], Done]] = deque()

    def write(self, writes: list[Write], done: Done) -> None:
        self.waiting.append((writes, done))

    def settle(self, wrong: CloisterError | None = None, *, told: bool = True) -> None:
        """Carry out the next write; a fault comes before it, or after it (if `told` is false)."""
        writes, done = self.waiting.popleft()
        if wrong is None or not told:
            self._keep(writes)
        done(wrong)

    def _keep(self, writes: list[Write]) -> None:
        for sql, values in writes:
            if sql.startswith("INSERT INTO line"):
                line = _line(values[1:])
                assert line.v == len(self.lines) + 1, "a line was lost or doubled"
                self.lines.append(line)

    def settle_all(self) -> None:
        while self.waiting:
            self.settle()


class FakeWire:
    """Collects what is sent to one browser."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def push(self, message: bytes) -> None:
        if self.closed is None:
            self.sent.append(message)

    def shut(self, code: int, reason: str) -> None:
        self.closed = self.closed or (code, reason)

    def take(self) -> list[Message]:
        """What has been sent since the last call."""
        taken, self.sent = self.sent, []
        return [json.loads(message) for message in taken]


class FakeServices(Services):
    """Services with a clock that stands still."""

    def clock(self) -> int:
        return 0

    def now(self) -> float:
        return 0.0


def services(store: FakeStore, limits: Limits = GENEROUS) -> FakeServices:
    return FakeServices(store, _no_pool(), limits, HASTE)


def _no_pool() -> Pool:
    return Pool.__new__(Pool)


def open_host(store: FakeStore, table: Table, lines: list[Line]) -> TableHost:
    """A host made from stored lines, as the server makes one."""
    chairs = [Chair(PERSON, person=f"p{k}", name=f"P{k}") for k in range(table.setting.seats)]
    row = TableRow(NO_TABLE, "t" * 32, "p0", PLAYING, table.header, chairs)
    acts: list[Act] = [line.act() for line in lines]
    scene = Scene(Table.resume(table.header, acts), with_log=True)
    return TableHost(StoredTable(row, list(lines), []), scene, services(store))


def visit(
    host: TableHost, person: str, seat: Seat | None = None, v: int | None = None
) -> tuple[Visitor, FakeWire]:
    wire = FakeWire()
    visitor = Visitor(wire, person, GENEROUS)
    host.arrive(visitor, seat, v)
    return visitor, wire


def send(host: TableHost, visitor: Visitor, **command: Any) -> None:
    host.command(visitor, *protocol.decode(json.dumps(command).encode()))


FAULT = NotSaved("server-not-saved")
