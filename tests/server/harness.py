"""A real server on a free loopback port, and people who talk to it."""

import json
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from cloister.server.app import Cloister, Settings
from cloister.server.bots.table_bots import Pace
from cloister.server.limits import Limits
from cloister.server.run import config

Message = dict[str, Any]

PATIENT = 60.0
"""A test gives up after this many seconds; only a hang takes that long."""

GENEROUS = Limits(
    commands_per_second=1e6,
    commands_burst=10**6,
    chats_per_second=1e6,
    chats_burst=10**6,
    requests_per_second=1e6,
    requests_burst=10**6,
    tables_per_hour=1e6,
    replays_per_second=1e6,
    replays_burst=10**6,
    strikes=10**6,
    sockets_per_address=10**6,
)
HASTE = Pace(seconds=0, flashes=False)


class Server:
    """Runs in its own thread."""

    def __init__(self, store: Path, app: Callable[[Settings], Cloister] = Cloister, **how: Any):
        how = {"limits": GENEROUS, "pace": HASTE, "unlisted": True, "workers": 1, **how}
        self.app = app(Settings(store=store, **how))
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._server = uvicorn.Server(config(self.app, "127.0.0.1", self.port))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))
        self._people: list[Person] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Server":
        self._thread.start()
        deadline = time.monotonic() + PATIENT
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline, "the server starts too slowly"
            time.sleep(0.01)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for person in self._people:
            person.close()
        self.stop()
        self._thread.join(PATIENT)
        assert not self._thread.is_alive(), "the server does not stop"

    def stop(self) -> None:
        """Stop as on SIGTERM."""
        self._server.should_exit = True

    def person(self, name: str = "", sid: str = "") -> "Person":
        person = Person(self.url, name, sid)
        self._people.append(person)
        return person


class Person:
    """A browser: a cookie, requests, sockets."""

    def __init__(self, url: str, name: str = "", sid: str = "") -> None:
        self.url = url
        cookies = {"sid": sid} if sid else {}
        headers = {"origin": url}
        self.http = httpx.Client(base_url=url, headers=headers, cookies=cookies, timeout=PATIENT)
        self._sittings: list[Sitting] = []
        self.http.get("/api/me")
        if name:
            self.post("/api/me", name=name)

    @property
    def sid(self) -> str:
        return str(self.http.cookies["sid"])

    @property
    def cookie(self) -> str:
        return f"sid={self.sid}"

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = self.http.post(path, json=body)
        said = answer.json()
        assert set(said) == {"code", "text", "key", "args", "rule"}, said
        return answer.status_code, said["code"]

    def open_table(self, *kinds: Any, game: str = "serendipity", **more: Any) -> str:
        """Open a table and return its id; seats are given as kinds or whole descriptions."""
        seats = [{"kind": kind} if isinstance(kind, str) else kind for kind in kinds]
        wish = {"game": game, "seats": seats, "nonce": fresh_id(), **more}
        return str(self.post("/api/tables", **wish)["table"])

    def invite(self, table: str, seat: int) -> str:
        link: str = self.post(f"/api/tables/{table}/invite", seat=seat)["link"]
        return link.partition("#")[2]

    def join(self, table: str, token: str) -> int:
        return int(self.post(f"/api/tables/{table}/join", token=token, nonce="joined")["seat"])

    def sit(self, table: str, seat: int | None = None, v: int | None = None) -> "Sitting":
        """Open a socket."""
        sitting = Sitting(self.url, table, self.cookie, seat, v)
        self._sittings.append(sitting)
        return sitting

    def close(self) -> None:
        for sitting in self._sittings:
            sitting.socket.close()
        self.http.close()


def bot(level: str = "uniform") -> Message:
    return {"kind": "bot", "level": level}


class Sitting:
    """One socket at one table."""

    def __init__(
        self,
        url: str,
        table: str,
        cookie: str = "",
        seat: int | None = None,
        v: int | None = None,
        origin: str | None = None,
    ) -> None:
        query = "&".join(f"{k}={n}" for k, n in (("seat", seat), ("v", v)) if n is not None)
        self.frames: list[str] = []
        self.now: Message = {}
        """The last `snap` or `upd`."""
        self.socket: ClientConnection = connect(
            f"{url.replace('http', 'ws')}/ws/{table}?{query}",
            origin=Origin(origin or url),
            additional_headers={"cookie": cookie} if cookie else {},
            max_size=None,
            open_timeout=PATIENT,
            legacy=True,
        )

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def next(self, timeout: float = PATIENT) -> Message:
        """The next message of any kind."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["t"] in ("snap", "upd"):
            self.now = message
        elif "snap" in message:
            self.now = message["snap"]
        return message

    def until(self, *kinds: str, timeout: float = PATIENT) -> Message:
        """The next message of one of these kinds."""
        while (message := self.next(timeout))["t"] not in kinds:
            pass
        return message

    def my_turn(self) -> None:
        """Wait for this seat's first turn; others may begin."""
        self.until("snap")
        while not self.now["moves"]:
            self.until("upd", "snap")

    def send(self, **command: Any) -> str:
        command.setdefault("id", fresh_id())
        self.socket.send(json.dumps(command))
        return str(command["id"])

    def ask(self, **command: Any) -> Message:
        """Send a command and wait for its answer."""
        sent = self.send(**command)
        while (answer := self.until("ack", "nack", "pong", "draft"))["id"] != sent:
            pass
        return answer

    def move(self, move: str | None = None, **more: Any) -> Message:
        """Play a move (by default the first legal one) as the seat on screen."""
        chosen = self.now["moves"][0] if move is None else move
        wish = {"v": self.now["v"], "seat": self.now["seat"], "move": chosen, **more}
        return self.ask(**wish)

    def play_until(self, *moves: str) -> Message:
        """Play the first legal move until these are the legal ones; return the last message."""
        if not self.now:
            self.until("snap")
        while self.now["moves"] != list(moves):
            self.move()
            self.until("upd")
        return self.now

    def undo(self, **more: Any) -> Message:
        wish = {"v": self.now["v"], "seat": self.now["seat"], "undo": True, **more}
        return self.ask(**wish)

    def closed(self) -> tuple[int, str]:
        """Wait until the server closes the socket; return the code and the reason."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            close = end.rcvd
        return (close.code, close.reason) if close else (1006, "")


_ids = Random()


def fresh_id() -> str:
    return f"{_ids.getrandbits(128):032x}"


def play_out(*seats: Sitting, seed: int = 0, most: int = 100_000) -> int:
    """All play at random to the end or for `most` moves; return the number of moves made here."""
    dice, made = Random(seed), 0
    for sitting in seats:
        if not sitting.now:
            sitting.until("snap")
    while made < most:
        active = [s for s in seats if s.now["moves"]]
        if not active:
            if any(s.now.get("end") for s in seats):
                break
            seats[0].until("upd", "snap")
            continue
        answer = active[0].move(dice.choice(active[0].now["moves"]))
        assert answer["t"] == "ack", answer
        made += 1
        for sitting in seats:
            while sitting.now["v"] < answer["v"]:
                sitting.until("upd", "snap")
    return made


def friends(server: Server, count: int, **more: Any) -> tuple[str, list[Person]]:
    """A table of this many people, each with their own browser."""
    host = server.person("Ana")
    table = host.open_table("me", *["friend"] * (count - 1), **more)
    people = [host]
    for seat in range(1, count):
        friend = server.person(f"Friend {seat}")
        assert friend.join(table, host.invite(table, seat)) == seat
        people.append(friend)
    return table, people
