"""The server as one ASGI application: what there is, and the routes to it."""

import asyncio
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send

from cloister.core.errors import CloisterError

from .bots.pool import Pool
from .health import Tally, metrics
from .http import api
from .http.gate import Gate
from .http.network import reachable
from .http.pages import Pages
from .http.people import Guests, secret_key
from .limits import Buckets, Limits
from .socket.sockets import socket
from .store.store import Store
from .table.hosts import Hosts
from .table.lobby import Lobby
from .table.services import Pace, Services

GOING_AWAY = 1001


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What the one who starts the server decides."""

    store: Path
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    workers: int | None = None
    unlisted: bool = False
    """Games whose folder begins with an underscore may be played: for tests."""
    wide: bool = False
    """Others on the net can reach the server."""


class Cloister:
    """The application."""

    store: Store
    services: Services
    hosts: Hosts
    lobby: Lobby

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        settings.store.parent.mkdir(parents=True, exist_ok=True)
        guests = Guests(secret_key(settings.store.with_name(f"{settings.store.name}.key")))
        self.tally = Tally()
        self.tables_made = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.replays = Buckets(limits.replays_per_second, limits.replays_burst)
        self.sockets_from: Counter[str] = Counter()
        pages = Pages(self)
        health = [Route("/healthz", self._healthz), Route("/metrics", self._metrics)]
        self._router = Router([*api.routes(self), *health, *pages.routes()], redirect_slashes=False)
        self._gate = Gate(self._route, guests, limits, self.tally, pages.refusal)
        self.failed = ""
        self._chores: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self._gate(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope["app"] = self
            await self._router(scope, receive, send)
            return
        scope["path_params"] = {"table": scope["path"].removeprefix("/ws/")}
        await socket(self, scope, receive, send)

    def open_store(self) -> Store:
        """The store; tests put a failing one in its place."""
        return Store(self.settings.store)

    def make_pool(self) -> Pool:
        """The bots; tests put failing ones in their place."""
        return Pool(self.settings.workers)

    async def start(self) -> None:
        """Open the store and go on where bots have to decide."""
        self.store = self.open_store()
        pool = self.make_pool()
        self.services = Services(
            self.store, pool, self.settings.limits, self.settings.pace, self.tally
        )
        self.hosts = Hosts(self.services, self.store)
        self.lobby = Lobby(self.hosts, self.store, self.services, unlisted=self.settings.unlisted)
        self._chores = [
            asyncio.create_task(self.hosts.wake_bots()),
            asyncio.create_task(self.hosts.sweep()),
        ]

    def close_sockets(self) -> None:
        """Tell everybody that the server goes down."""
        for host in list(self.hosts.live.values()):
            host.standins.stop()
            for visitor in list(host.room.visitors):
                visitor.wire.shut(GOING_AWAY, "the server goes down")

    async def stop(self) -> None:
        """Write down what waits, and end."""
        for chore in self._chores:
            chore.cancel()
        self.close_sockets()
        await self.services.pool.close()
        await asyncio.to_thread(self.store.close)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except (CloisterError, sqlite3.Error, OSError) as wrong:
            self.failed = f"{self.settings.store} cannot be used: {wrong}"
            await send({"type": "lifespan.startup.failed", "message": self.failed})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    def base(self, request: Request) -> str:
        """The address that a friend can use."""
        host = request.headers.get("host", "")
        if self.settings.wide:
            host = reachable(host)
        return f"{request.url.scheme}://{host}"

    async def _healthz(self, request: Request) -> Response:
        await self.store.read(lambda connection: connection.execute("SELECT 1").fetchone())
        return api.answer({"ok": True, "tables": len(self.hosts.live)})

    async def _metrics(self, request: Request) -> Response:
        writer = self.store.writer
        text = metrics(
            self.tally, len(self.hosts.live), writer.commits, writer.failures, writer.latencies
        )
        return Response(text, media_type="text/plain; version=0.0.4", headers=api.FRESH)
