"""The tables that are in memory. The others wait in the store until somebody asks for them."""

import asyncio
import logging
import sqlite3

import msgspec

from cloister.core.errors import CloisterError
from cloister.core.table import Table

from ..bots.table_bots import NO_THOUGHT
from ..errors import TableFault, UnknownTable
from ..garbage import Quiet
from ..store import rows
from ..store.rows import Kept
from ..store.store import Store
from .host import TableHost
from .scene import Scene
from .seats import BOT, WAITING, Sheet
from .services import Services

log = logging.getLogger("cloister.server")

SWEEP_SECONDS = 15.0
TABLE_ID_LENGTH = 32


class Hosts:
    """Live tables by id. The same table is never in memory twice."""

    def __init__(self, services: Services, store: Store) -> None:
        self._services = services
        self._store = store
        self.live: dict[str, TableHost] = {}
        self._loading: dict[str, asyncio.Task[TableHost]] = {}
        services.forget = self.forget

    async def get(self, table: str) -> TableHost:
        """The host of a table, from memory or from the store."""
        host = self.live.get(table)
        if host is not None:
            return host
        if len(table) != TABLE_ID_LENGTH:
            raise _unknown()
        task = self._loading.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    def add(self, kept: Kept, scene: Scene | None) -> TableHost:
        """A table that was made just now."""
        host = TableHost(kept, scene, self._services)
        self.live[kept.sheet.id] = host
        if _will_ask(kept.sheet):
            self._services.pool.warm()
        host.standins.wake()
        return host

    def forget(self, host: TableHost) -> None:
        """Out of memory with it."""
        if self.live.get(host.room.sheet.id) is host:
            del self.live[host.room.sheet.id]

    async def _load(self, table: str) -> TableHost:
        found = await self._store.read(lambda connection: _read(connection, table))
        if found is None:
            raise _unknown()
        return self.add(*found)

    async def wake_bots(self) -> None:
        """After a restart: games go on where a bot has to decide."""
        for table in await self._store.read(rows.with_bots_to_move):
            try:
                await self.get(table)
            except CloisterError as wrong:
                log.error("table %s cannot be opened: %s", table, wrong.code)

    async def sweep(self) -> None:
        """Put tables away that nobody looks at, again and again."""
        quiet = Quiet()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            quiet.when_quiet(self._services.tally.moves)
            for host in list(self.live.values()):
                if host.is_idle(self._services.limits.idle_seconds):
                    host.retire("idle")


def _will_ask(sheet: Sheet) -> bool:
    """Whether somebody will have to be thought for at a table."""
    levels = {chair.level for chair in sheet.chairs if chair.kind == BOT}
    return sheet.hints or bool(levels - {NO_THOUGHT})


def _unknown() -> UnknownTable:
    return UnknownTable("there is no such table")


def _read(connection: sqlite3.Connection, table: str) -> tuple[Kept, Scene | None] | None:
    """In the reader's thread. What is wrong with a game is told by its code only."""
    try:
        kept = rows.kept(connection, table)
        if kept is None:
            return None
        if kept.sheet.state == WAITING:
            return kept, None
        game = Table.resume(kept.sheet.header, [line.act() for line in kept.lines])
        return kept, Scene(game, told_anew=True)
    except (CloisterError, msgspec.DecodeError) as wrong:
        log.error("table %s cannot be opened: %s", table, type(wrong).__name__)
        raise TableFault("this table cannot be opened; its record is kept") from None
