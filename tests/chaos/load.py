"""Players that never give up: they resend unanswered commands and reconnect after every crash."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

GONE = (OSError, WebSocketException, EOFError, TimeoutError)
SEATS = [{"kind": "me"}, {"kind": "here"}, {"kind": "bot", "level": "uniform"}]


@dataclass
class Player:
    """One table, played from one browser."""

    port: int
    dice: Random
    table: str = ""
    cookie: str = ""
    acked: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    back: list[float] = field(default_factory=list)
    """Seconds from a broken connection to the next answer."""

    async def sit_down(self) -> None:
        url = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=url, headers={"origin": url}) as http:
            wish = {"game": "serendipity", "seats": SEATS, "nonce": f"{self.dice.getrandbits(64)}"}
            self.table = (await http.post("/api/tables", json=wish)).json()["table"]
            self.cookie = http.cookies["sid"]

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop and the last command has been answered."""
        pending: dict[str, Any] = {}
        loop = asyncio.get_running_loop()
        lost = 0.0
        while not stop.is_set() or pending:
            try:
                async with self._connected() as socket:
                    pending = await self._session(socket, stop, pending, lost)
            except GONE as end:
                pending = getattr(end, "pending", pending)
                lost = lost or loop.time()
                await asyncio.sleep(self.dice.uniform(0.02, 0.1))
            else:
                lost = 0.0

    def _connected(self) -> connect:
        host = f"127.0.0.1:{self.port}"
        return connect(
            f"ws://{host}/ws/{self.table}",
            origin=Origin(f"http://{host}"),
            additional_headers={"cookie": f"sid={self.cookie}"},
            open_timeout=5,
        )

    async def _session(
        self, socket: ClientConnection, stop: asyncio.Event, pending: dict[str, Any], lost: float
    ) -> dict[str, Any]:
        try:
            if pending:
                await socket.send(json.dumps(pending))
            while not stop.is_set() or pending:
                message = json.loads(await asyncio.wait_for(socket.recv(), 20))
                if lost:
                    self.back.append(asyncio.get_running_loop().time() - lost)
                    lost = 0.0
                if message["t"] in ("ack", "nack") and message["id"] == pending.get("id"):
                    self._answered(message, pending)
                    pending = {}
                shown = message.get("snap", message)
                if shown["t"] in ("snap", "upd") and not pending and not stop.is_set():
                    pending = await self._decide(socket, shown)
                if shown.get("end"):
                    return {}
        except GONE as end:
            end.pending = pending  # type: ignore[union-attr]
            raise
        return {}

    def _answered(self, message: dict[str, Any], pending: dict[str, Any]) -> None:
        if message["t"] == "ack":
            assert pending["id"] not in self.acked
            self.acked[pending["id"]] = message["v"]
        else:
            self.refused[message["code"]] += 1

    async def _decide(self, socket: ClientConnection, shown: dict[str, Any]) -> dict[str, Any]:
        if not shown["moves"]:
            return {}
        command = {
            "id": f"{self.dice.getrandbits(128):032x}",
            "v": shown["v"],
            "seat": shown["seat"],
            "move": self.dice.choice(shown["moves"]),
        }
        for _ in range(self.dice.choice([1, 1, 1, 2])):
            await socket.send(json.dumps(command))
        return command
