"""Four people at each of many tables of our server.

`python -m benchmarks.server.load PORT STORE TABLES SECONDS` prints a line when each measurement
begins and one with its figures when it ends, so that its parent process can read the server's
clock at both.
"""

import asyncio
import gc
import http.client
import json
import sqlite3
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from benchmarks.server.wire import Answer, Order, Player, Shown, Socket, upgrade

SEATS = 4
WARM_UP = 2.0
PATIENCE = 30.0
"""Seconds after which an unanswered move counts as lost."""


class Table(Player):
    """One table and what its four players do."""

    def __init__(self, load: "Load", dice: Random) -> None:
        self.load = load
        self.dice = dice
        self.name = ""
        self.cookies: list[str] = []
        self.sockets: list[Socket] = []
        self.turn: tuple[Socket, Shown] | None = None
        self.owed = 0
        """Moves that are due but still waiting for their turn."""
        self.pending: dict[str, float] = {}
        self.acked: Counter[str] = Counter()

    def sit_down(self, http: "Http") -> None:
        seats = [{"kind": "me"}] + [{"kind": "friend"}] * (SEATS - 1)
        wish = {"game": "serendipity", "seats": seats, "nonce": f"{self.dice.getrandbits(64)}"}
        made, host = http.post("/api/tables", wish)
        self.name, self.cookies = made["table"], [host]
        for seat in range(1, SEATS):
            link, _ = http.post(f"/api/tables/{self.name}/invite", {"seat": seat}, host)
            token = link["link"].partition("#")[2]
            _, friend = http.post(f"/api/tables/{self.name}/join", {"token": token, "nonce": ""})
            self.cookies.append(friend)

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(self.cookies):
            made = partial(Socket, self, upgrade(port, self.name, seat, cookie))
            _, socket = await loop.create_connection(made, "127.0.0.1", port)
            await socket.entered
            self.sockets.append(socket)

    def due(self) -> None:
        self.owed += 1
        self.play()

    def play(self) -> None:
        if self.turn is None or not (self.owed or self.load.closed_loop) or self.load.resting:
            return
        (socket, shown), self.turn = self.turn, None
        self.owed = max(0, self.owed - 1)
        seat = shown.seat
        assert seat is not None
        move = self.dice.choice(shown.moves)
        order = Order(f"{self.dice.getrandbits(128):032x}", shown.v, seat, move)
        self.pending[order.id] = time.perf_counter()
        socket.order(order)

    def shown(self, socket: Socket, shown: Shown) -> None:
        if shown.end:
            self.load.game_over.set()
        elif shown.moves:
            self.turn = (socket, shown)
            self.play()

    def answered(self, answer: Answer) -> None:
        started = self.pending.pop(answer.id, None)
        if answer.code:
            self.load.refused[answer.code] += 1
            return
        self.acked[answer.id] += 1
        if started is not None:
            self.load.waits.append(time.perf_counter() - started)


class Http:
    """Requests, one after the other, over one connection."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)
        self._origin = f"http://127.0.0.1:{port}"

    def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        """Send a request; returns the answer and the person's cookie."""
        headers = {"Content-Type": "application/json", "Origin": self._origin}
        if cookie:
            headers["Cookie"] = f"sid={cookie}"
        self._connection.request("POST", path, json.dumps(body), headers)
        response = self._connection.getresponse()
        answer = json.loads(response.read())
        if response.status != http.client.OK:
            raise ConnectionError(f"{path}: {answer}")
        fresh = response.getheader("set-cookie", "").partition("=")[2].partition(";")[0]
        return answer, fresh or cookie


class Load:
    """All tables, and the measurement in progress."""

    def __init__(self, port: int, store: Path, seconds: float) -> None:
        self.port = port
        self.store = store
        self.seconds = seconds
        self.tables: list[Table] = []
        self.waits: list[float] = []
        self.refused: Counter[str] = Counter()
        self.closed_loop = False
        self.resting = True
        self.game_over = asyncio.Event()

    async def open(self, tables: int) -> None:
        http = Http(self.port)
        self.tables = [Table(self, Random(number)) for number in range(tables)]
        for table in self.tables:
            table.sit_down(http)
        for table in self.tables:
            await table.connect(self.port)

    async def paced(self) -> None:
        """One move a second at each table, the tables spread over the second."""
        self.resting = False
        pacers = [
            asyncio.create_task(_pace(table, number / len(self.tables)))
            for number, table in enumerate(self.tables)
        ]
        await self._measure("paced")
        for pacer in pacers:
            pacer.cancel()
        await self._rest()

    async def flat_out(self) -> None:
        """Every next move at once, until the first game is over, so that all tables take part."""
        self.closed_loop, self.resting = True, False
        for table in self.tables:
            table.play()
        await self._measure("flat out")
        self.closed_loop = False
        await self._rest()

    async def _measure(self, mode: str) -> None:
        await self._while_playing(WARM_UP)
        self.waits.clear()
        before = self._received()
        say({"begin": mode})
        start, cpu = time.perf_counter(), time.process_time()
        await self._while_playing(self.seconds)
        took = time.perf_counter() - start
        after = self._received()
        figures = {
            "end": mode,
            "seconds": took,
            "waits_ms": [round(wait * 1000, 3) for wait in self.waits],
            "updates": after[0] - before[0],
            "bytes": after[1] - before[1],
            "client_cpu": time.process_time() - cpu,
        }
        say(figures)

    async def _while_playing(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.game_over.wait(), seconds)
        except TimeoutError:
            pass

    def _received(self) -> tuple[int, int]:
        sockets = [socket for table in self.tables for socket in table.sockets]
        return sum(socket.updates for socket in sockets), sum(socket.bytes for socket in sockets)

    async def _rest(self) -> None:
        self.resting = True
        end = time.monotonic() + PATIENCE
        while any(table.pending for table in self.tables) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        for table in self.tables:
            table.owed = 0

    def check(self) -> dict[str, object]:
        """Compare what the players were told with what is on disk and what the seats have seen."""
        kept = _on_disk(self.store)
        lost = doubled = 0
        for table in self.tables:
            lines = kept.get(table.name, Counter())
            lost += len(table.pending) + sum((table.acked - lines).values())
            doubled += sum((lines - Counter(set(table.acked))).values())
        unseen = SEATS * sum(len(table.acked) for table in self.tables) - self._received()[0]
        refused = dict(self.refused)
        return {"lost": lost, "doubled": doubled, "unseen": unseen, "refused": refused}


def _on_disk(store: Path) -> dict[str, Counter[str]]:
    connection = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
    query = "SELECT sheet.id, line.cmd FROM line JOIN sheet ON sheet.no = line.sheet"
    kept: dict[str, Counter[str]] = {}
    for table, command in connection.execute(query):
        kept.setdefault(table, Counter())[command.hex()] += 1
    connection.close()
    return kept


async def _pace(table: Table, phase: float) -> None:
    loop = asyncio.get_running_loop()
    due = loop.time() + phase
    while True:
        await asyncio.sleep(due - loop.time())
        table.due()
        due += 1.0


def say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


async def main() -> None:
    port, store, tables = int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    load = Load(port, store, float(sys.argv[4]))
    await load.open(tables)
    # The client's own pauses are not the server's.
    gc.disable()
    await load.paced()
    await load.flat_out()
    say({"check": load.check()})


if __name__ == "__main__":
    uvloop.run(main())
