"""The SQLite store: tables, chairs, log lines, chat, marks, remarks and people."""

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from cloister.core.errors import CloisterError

from ..errors import StoreBusy
from .writer import Done, Write, Writer, connect

SCHEMA = """
CREATE TABLE IF NOT EXISTS person(
    id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sheet(
    no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, host TEXT NOT NULL, state TEXT NOT NULL,
    header BLOB NOT NULL, show_seconds INTEGER NOT NULL, public INTEGER NOT NULL,
    first INTEGER NOT NULL, successor TEXT NOT NULL, outcome BLOB, made INTEGER NOT NULL,
    assist TEXT NOT NULL DEFAULT '', hints INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS sheet_state ON sheet(state, public);
CREATE TABLE IF NOT EXISTS chair(
    sheet INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL,
    name TEXT NOT NULL, level TEXT, nonce TEXT NOT NULL, invite TEXT NOT NULL,
    seen INTEGER NOT NULL, PRIMARY KEY(sheet, seat)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS chair_person ON chair(person, sheet);
CREATE TABLE IF NOT EXISTS line(
    no INTEGER PRIMARY KEY, sheet INTEGER NOT NULL, v INTEGER NOT NULL, seat INTEGER NOT NULL,
    cmd BLOB, move TEXT, draws BLOB, turn INTEGER NOT NULL, at INTEGER NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS line_sheet ON line(sheet, v);
CREATE TABLE IF NOT EXISTS chat(
    no INTEGER PRIMARY KEY, sheet INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,
    name TEXT NOT NULL, text TEXT NOT NULL, cmd BLOB NOT NULL, v INTEGER NOT NULL,
    at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS chat_sheet ON chat(sheet, n);
CREATE TABLE IF NOT EXISTS mark(
    no INTEGER PRIMARY KEY, sheet INTEGER NOT NULL, seat INTEGER NOT NULL,
    change BLOB NOT NULL, v INTEGER NOT NULL, cmd BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS mark_sheet ON mark(sheet, no);
CREATE TABLE IF NOT EXISTS remark(
    no INTEGER PRIMARY KEY, sheet INTEGER NOT NULL, n INTEGER NOT NULL, v INTEGER NOT NULL,
    seat INTEGER NOT NULL, code TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS remark_sheet ON remark(sheet, n);
PRAGMA user_version=3;
"""
FROM_1 = """
BEGIN;
ALTER TABLE sheet ADD COLUMN assist TEXT NOT NULL DEFAULT '';
PRAGMA user_version=2;
COMMIT;
"""
FROM_2 = """
BEGIN;
ALTER TABLE sheet ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
PRAGMA user_version=3;
COMMIT;
"""

CHECKPOINT_SECONDS = 5.0
LOG_PAGES = 8000
"""Pages that the write-ahead log may grow to before it is restarted."""

R = TypeVar("R")


class Store:
    """One database file. One thread reads, another one writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock(path)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with connect(path) as connection:
            for version, step in ((1, FROM_1), (2, FROM_2)):
                if _one(connection, "PRAGMA user_version") == version:
                    connection.executescript(step)
            connection.executescript(SCHEMA)
            self.next_no = _one(connection, "SELECT coalesce(max(no), 0) + 1 FROM sheet")
        connection.close()
        self.writer = self.make_writer()
        self._readers = ThreadPoolExecutor(1, "reader")
        self._reading = connect(path, reading=True)
        self._stop = threading.Event()
        self._checkpoints = threading.Thread(target=self._checkpoint, name="checkpoint")
        self._checkpoints.start()

    def make_writer(self) -> Writer:
        """The writer; tests override this with one that fails."""
        return Writer(self.path, asyncio.get_running_loop())

    def write(self, writes: list[Write], done: Done) -> None:
        """Write to disk, then call `done`, with an error if that failed."""
        self.writer.put(writes, done)

    async def save(self, writes: list[Write]) -> None:
        """Write to disk, and wait; raises an error if that failed."""
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(wrong: CloisterError | None) -> None:
            if saved.cancelled():
                return
            if wrong is None:
                saved.set_result(None)
            else:
                saved.set_exception(wrong)

        self.write(writes, done)
        await saved

    async def read(self, query: Callable[[sqlite3.Connection], R]) -> R:
        """Run a query in the reader's thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, query, self._reading)

    def take_no(self) -> int:
        """The number of a new table; sequential, so that its rows are stored close together."""
        self.next_no += 1
        return self.next_no - 1

    def close(self) -> None:
        """Finish all writes and release the file."""
        self.writer.close()
        self._stop.set()
        self._checkpoints.join()
        self._readers.shutdown()
        self._reading.close()
        os.close(self._lock)

    def _checkpoint(self) -> None:
        """Copy the write-ahead log into the database, without holding up the writer."""
        connection = connect(self.path)
        while not self._stop.wait(CHECKPOINT_SECONDS):
            try:
                state = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error:
                continue  # the next round tries again
            if state[1] > LOG_PAGES:
                self.writer.restart_log = True
        connection.close()


def lock(store: Path) -> int:
    """Lock a store, because two servers must not use the same one."""
    path = store.with_name(f"{store.name}.lock")
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform == "win32":  # there is no flock there
        return file
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise StoreBusy("server-store-busy", store=str(store)) from None
    return file


def _one(connection: sqlite3.Connection, sql: str) -> int:
    number: int = connection.execute(sql).fetchone()[0]
    return number
