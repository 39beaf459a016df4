"""The tables that are in memory; the others are read from the store when they are asked for."""

import asyncio
import logging
import sqlite3

import msgspec

from cloister.core.errors import CloisterError
from cloister.core.table import Table

from ..bots.table_bots import WITHOUT_SEARCH
from ..errors import TableFault, UnknownTable
from ..garbage import IdleCollector
from ..store import rows
from ..store.row_types import BOT, WAITING, StoredTable, TableRow
from ..store.store import Store
from .host import TableHost
from .scene import Scene
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

    def add(self, stored: StoredTable, scene: Scene | None) -> TableHost:
        """The host of a table that was just made or read from the store."""
        host = TableHost(stored, scene, self._services, self.forget)
        self.live[stored.row.id] = host
        if _needs_workers(stored.row):
            self._services.pool.warm()
        host.bots.wake()
        return host

    def forget(self, host: TableHost) -> None:
        """Remove a host from memory."""
        if self.live.get(host.room.row.id) is host:
            del self.live[host.room.row.id]

    async def _load(self, table: str) -> TableHost:
        found = await self._store.read(lambda connection: _read(connection, table))
        if found is None:
            raise _unknown()
        return self.add(*found)

    async def wake_bots(self) -> None:
        """After a restart: open the tables at which a bot has to decide."""
        for table in await self._store.read(rows.with_bots_to_move):
            try:
                await self.get(table)
            except CloisterError as wrong:
                log.error("cannot open table %s: %s", table, wrong.code)

    async def sweep(self) -> None:
        """Remove idle tables from memory, at intervals, for as long as the server runs."""
        quiet = IdleCollector()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            quiet.when_quiet(self._services.tally.moves)
            for host in list(self.live.values()):
                if host.is_idle(self._services.limits.idle_seconds):
                    host.retire("idle")


def _needs_workers(row: TableRow) -> bool:
    """Whether a worker will be asked for moves or advice at a table."""
    levels = {chair.level for chair in row.chairs if chair.kind == BOT}
    return row.hints or bool(levels - {WITHOUT_SEARCH})


def _unknown() -> UnknownTable:
    return UnknownTable("server-no-table")


def _read(connection: sqlite3.Connection, table: str) -> tuple[StoredTable, Scene | None] | None:
    """Runs in the reader's thread. An error is logged by its type only: its text may be secret."""
    try:
        stored = rows.stored_table(connection, table)
        if stored is None:
            return None
        if stored.row.state == WAITING:
            return stored, None
        game = Table.resume(stored.row.header, [line.act() for line in stored.lines])
        return stored, Scene(game, with_log=True)
    except (CloisterError, msgspec.DecodeError) as wrong:
        log.error("cannot open table %s: %s", table, type(wrong).__name__)
        raise TableFault("server-table-unreadable") from None
