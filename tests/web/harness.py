"""Helpers that the browser tests share: a server that can be killed, and pages that record."""

import hashlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, WebSocket

HERE = Path(__file__).parent
SHOTS = HERE / "shots"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = re.compile(r"/games/\w+/(sprite\.svg|board\.js)$|/nothing$")
TABLES = Counter[str]()
"""The number of tables that each test has made."""
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
WATCH_TRAVELS = """() => {
  window.lifted = 0;
  new MutationObserver(() => {
    const now = document.querySelectorAll("[data-lift] > *").length;
    window.lifted = Math.max(window.lifted, now);
  }).observe(document.querySelector("[data-lift]"), { childList: true });
}"""

TELL_BODIES = """(() => {
  const fetched = window.fetch;
  window.fetch = async (...how) => {
    const answer = await fetched(...how);
    if (answer.url.includes("/api/")) window.tellBody(await answer.clone().text());
    return answer;
  };
})()"""
"""Listening to all responses would cost more: a page of a table loads eighty files."""


class Served:
    """A server in its own process."""

    def __init__(self, store: Path) -> None:
        self.store = store
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Served":
        """Start, and wait until it answers."""
        command = [sys.executable, str(HERE / "serve.py"), str(self.port), str(self.store)]
        self._process = subprocess.Popen(command)
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.base}/healthz", timeout=2):
                    return self
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the server does not start")

    def kill_workers(self) -> None:
        """Kill the processes in which bots think, as if they had run out of memory."""
        assert self._process is not None
        for thread in Path(f"/proc/{self._process.pid}/task").iterdir():
            for child in (thread / "children").read_text().split():
                os.kill(int(child), signal.SIGKILL)

    def kill(self) -> None:
        """Kill the server, as if the power had failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Let the server shut down normally."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None


@dataclass
class Heard:
    """Everything that reached a page."""

    frames: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    _read: list[dict[str, Any]] = field(default_factory=list)

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one kind, in order; each frame is read once."""
        self._read += [json.loads(frame) for frame in self.frames[len(self._read) :]]
        return [message for message in self._read if message["t"] == kind]


@dataclass
class Guest:
    """A person with a separate browser."""

    context: BrowserContext
    page: Page
    base: str
    heard: Heard

    def ask(self, path: str, body: object = None) -> Any:
        """Send a request with the cookie of this person; no page has to be open."""
        answer = self.context.request.fetch(
            f"{self.base}{path}",
            method="GET" if body is None else "POST",
            headers={"origin": self.base, "content-type": "application/json"},
            data=None if body is None else json.dumps(body),
            timeout=30_000,
        )
        self.heard.bodies.append(answer.text())
        return answer.json()

    def home(self) -> "Guest":
        self.page.goto(f"{self.base}/")
        self.page.wait_for_selector(".game")
        return self

    def table(self, seats: list[dict[str, str]], **more: object) -> str:
        """Make a table and sit down at it."""
        body = {"game": "serendipity", "seats": seats, "nonce": self.nonce(), **more}
        made = self.ask("/api/tables", body)
        assert "table" in made, made
        self.sit(made["table"])
        return str(made["table"])

    def nonce(self) -> str:
        """A nonce that gives each table of a test a different deal, the same one in every run."""
        test = os.environ["PYTEST_CURRENT_TEST"]
        TABLES[test] += 1
        return hashlib.sha256(f"{test} {TABLES[test]}".encode()).hexdigest()[:32]

    def sit(self, table: str) -> None:
        self.page.goto(f"{self.base}/t/{table}")
        self.page.wait_for_selector(".frame > svg, .lobby, .generic, .curtain")

    def invite(self, friend: "Guest", table: str) -> "Guest":
        """Send a link to Ben, who sits down on the second seat."""
        link = self.ask(f"/api/tables/{table}/invite", {"seat": 1})["link"]
        friend.context.route("**/join", friend.with_nonce)
        friend.page.goto(link)
        friend.page.get_by_label("Your name").fill("Ben")
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.wait_for_selector(".frame > svg")
        friend.context.unroute("**/join")
        return friend

    def with_nonce(self, route: Route) -> None:
        """Let a request of the page go on, with a nonce of the test added."""
        route.continue_(post_data={**(route.request.post_data_json or {}), "nonce": self.nonce()})

    def my_turn(self) -> None:
        """Wait until this person has to decide."""
        self.page.wait_for_selector(".deciding", timeout=30_000)

    def until(self, holds: Callable[[], bool], what: str, seconds: float = 15) -> None:
        """Wait for a condition that Playwright cannot wait for in the page."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(20)  # this lets messages arrive

    def answered(self, act: Callable[[], object]) -> None:
        """Do something, and wait until the table has moved on."""
        before = len(self.heard.messages("upd"))
        act()
        self.until(lambda: len(self.heard.messages("upd")) > before, "no answer")

    def watch_travels(self) -> None:
        """Count from now on how many pieces travel at once."""
        self.page.evaluate(WATCH_TRAVELS)

    def travelled(self, what: str, pieces: int = 1) -> None:
        """Wait until this many pieces have travelled at once since `watch_travels`."""
        self.until(lambda: self.page.evaluate("window.lifted") >= pieces, what)

    def arrived(self, what: str) -> None:
        """Wait until nothing travels any more."""
        self.until(lambda: not self.page.locator("[data-lift] > *").count(), what)

    def headline(self) -> str:
        return self.page.inner_text(".headline")

    def leave(self) -> None:
        self.context.close()


Visit = Callable[..., Guest]
"""The fixture `visit`: opens a browser for a new person."""


def whose_turn(guests: list[Guest], decides: Callable[[Guest], object]) -> Guest | None:
    """Wait for a guest who has to decide; None when the game is over."""
    found: list[Guest] = []

    def somebody() -> bool:
        if guests[0].page.locator(".result").count():
            return True
        found[:] = [guest for guest in guests if decides(guest)]
        return bool(found)

    guests[0].until(somebody, "nobody has to decide", 30)
    return found[0] if found else None


def points_of(text: str) -> int:
    """A number on a page, which may have a real minus sign."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


def guest(browser: Browser, base: str, phone: bool = False, **more: Any) -> Guest:
    """A new person; the frames, bodies and errors of the page are recorded."""
    more.setdefault("viewport", PHONE if phone else DESK)
    more.setdefault("color_scheme", "dark")
    scale = 2 if phone else 1
    context = browser.new_context(
        has_touch=phone, is_mobile=phone, device_scale_factor=scale, **more
    )
    heard = Heard()
    context.expose_binding("tellBody", lambda source, body: heard.bodies.append(body))
    context.add_init_script(TELL_BODIES)
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.on("websocket", lambda opened: _listen(opened, heard))
    page.on("pageerror", lambda error: heard.problems.append(str(error)))
    page.on("console", lambda said: _note(said, heard.problems))
    return Guest(context, page, base, heard)


def _listen(opened: WebSocket, heard: Heard) -> None:
    opened.on("framereceived", lambda frame: heard.frames.append(_text(frame)))


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def _note(said: ConsoleMessage, problems: list[str]) -> None:
    """Record errors, except for lost connections, refusals and games without pictures."""
    text, where = said.text, said.location["url"]
    lost = "WebSocket" in text or "ERR_CONNECTION" in text
    expected = lost or "/api/" in where or MISSING.search(where)
    if said.type == "error" and not expected:
        problems.append(f"{text} {where}")
