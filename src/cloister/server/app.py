"""The server as one ASGI application: makes all its parts and connects them."""

import asyncio
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import Receive, Scope, Send

from cloister.core.errors import CloisterError

from .bots.pool import Pool
from .bots.table_bots import Pace
from .health import Tally, metrics
from .http import api
from .http.language import offered
from .http.middleware import Gate
from .http.network import reachable
from .http.pages import Pages
from .http.people import Guests, secret_key
from .limits import Buckets, Limits
from .socket.sockets import Sockets
from .store.store import Store
from .table.hosts import Hosts
from .table.lobby import Lobby
from .table.services import Services

GOING_AWAY = 1001


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What is decided when the server is started."""

    store: Path
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    workers: int | None = None
    unlisted: bool = False
    """Whether games whose folder begins with an underscore may be played: for tests."""
    wide: bool = False
    """Whether other machines can reach the server."""
    pseudo: bool = False
    """Whether the pseudo-language is offered beside the others: for tests of the pages."""


class Cloister:
    """The application: store, workers, tables, requests, pages and sockets."""

    store: Store
    services: Services
    hosts: Hosts
    lobby: Lobby
    sockets: Sockets

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        settings.store.parent.mkdir(parents=True, exist_ok=True)
        guests = Guests(secret_key(settings.store.with_name(f"{settings.store.name}.key")))
        self.tally = Tally()
        self.tables_made = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.replays = Buckets(limits.replays_per_second, limits.replays_burst)
        self.languages = offered(settings.pseudo)
        pages = Pages(self)
        health = [Route("/healthz", self._healthz), Route("/metrics", self._metrics)]
        self._router = Router([*api.routes(self), *health, *pages.routes()], redirect_slashes=False)
        self._gate = Gate(self._route, guests, limits, self.tally, pages.refusal, self.languages)
        self.failed = ""
        """Why the store could not be opened."""
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
        await self.sockets(scope, receive, send)

    def open_store(self) -> Store:
        """The store; tests override this with one that fails."""
        return Store(self.settings.store)

    def make_pool(self) -> Pool:
        """The workers; tests override this with some that fail."""
        return Pool(self.settings.workers)

    async def start(self) -> None:
        """Open the store, and wake the bots that have to decide."""
        self.store = self.open_store()
        pool = self.make_pool()
        self.services = Services(
            self.store, pool, self.settings.limits, self.settings.pace, self.tally
        )
        self.hosts = Hosts(self.services, self.store)
        self.lobby = Lobby(self.hosts, self.store, self.services, unlisted=self.settings.unlisted)
        self.sockets = Sockets(self.hosts, self.services)
        self._chores = [
            asyncio.create_task(self.hosts.wake_bots()),
            asyncio.create_task(self.hosts.sweep()),
        ]

    def close_sockets(self) -> None:
        """Close all sockets because the server is stopping."""
        for host in list(self.hosts.live.values()):
            host.bots.stop()
            for visitor in list(host.room.visitors):
                visitor.wire.shut(GOING_AWAY, "going-away")

    async def stop(self) -> None:
        """Finish all writes, and stop."""
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
            self.failed = str(wrong)
            await send({"type": "lifespan.startup.failed", "message": self.failed})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    def base(self, request: Request) -> str:
        """The address of this server as a friend can use it."""
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
