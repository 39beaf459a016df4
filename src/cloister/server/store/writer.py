"""The one thread that writes to SQLite. Waiting jobs are committed together, with one fsync.

Nothing is published before its commit. If a commit fails, each of its jobs is tried once more
alone, so that an error at one table does not affect the others.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from cloister.core.errors import CloisterError

from ..errors import NotSaved

log = logging.getLogger("cloister.server")

Write = tuple[str, tuple[object, ...]]
Done = Callable[[CloisterError | None], None]

MOST = 1000
"""Jobs in one commit."""


class Job(NamedTuple):
    """Writes that belong together, and the function to call afterwards."""

    writes: list[Write]
    done: Done


class Writer:
    """Takes jobs from the event loop, and calls back there when they are on disk."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path
        self._loop = loop
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.latencies: list[float] = []
        """How long the last commits took, in seconds."""
        self.restart_log = False
        """Set by another thread: restart the write-ahead log after the next commit."""
        self.commits = 0
        self.failures = 0
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, writes: list[Write], done: Done) -> None:
        """Write to disk, then call `done`."""
        self._jobs.put(Job(writes, done))

    def close(self) -> None:
        """Finish all waiting jobs, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self.connect()
        open_for_work = True
        while open_for_work:
            batch = self._next()
            if batch[-1] is None:
                open_for_work = False
            jobs = [job for job in batch if job is not None]
            if jobs:
                results = self._commit_jobs(connection, jobs)
                self._loop.call_soon_threadsafe(_call_back, results)
            if self.restart_log:
                self.restart_log = False
                _restart(connection)
        connection.close()

    def _next(self) -> list[Job | None]:
        batch = [self._jobs.get()]
        try:
            while batch[-1] is not None and len(batch) < MOST:
                batch.append(self._jobs.get_nowait())
        except Empty:
            pass
        return batch

    def connect(self) -> sqlite3.Connection:
        """The one connection that writes."""
        return connect(self._path)

    def _commit_jobs(
        self, connection: sqlite3.Connection, jobs: list[Job]
    ) -> list[tuple[Done, CloisterError | None]]:
        start = time.perf_counter()
        wrong = _commit(connection, jobs)
        self._note(time.perf_counter() - start)
        if wrong is None:
            return [(job.done, None) for job in jobs]
        if len(jobs) == 1:
            self.failures += 1
            return [(jobs[0].done, wrong)]
        return [entry for job in jobs for entry in self._commit_jobs(connection, [job])]

    def _note(self, seconds: float) -> None:
        self.commits += 1
        self.latencies.append(seconds)
        if len(self.latencies) > 2000:
            del self.latencies[:1000]


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> CloisterError | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            for sql, values in job.writes:
                connection.execute(sql, values)
        connection.execute("COMMIT")
    except (sqlite3.Error, OSError) as wrong:
        _roll_back(connection)
        log.error("a commit failed: %s", type(wrong).__name__)
        return NotSaved("server-not-saved")
    return None


def _restart(connection: sqlite3.Connection) -> None:
    """Restart the write-ahead log: under steady load only the writer gets a chance to."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
    except sqlite3.Error:
        pass  # a reader is active; it will be tried again
    connection.execute("PRAGMA busy_timeout=10000")


def _roll_back(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        pass  # the failed commit has already rolled back


def _call_back(results: list[tuple[Done, CloisterError | None]]) -> None:
    for done, wrong in results:
        try:
            done(wrong)
        except Exception as bug:  # the other tables still need their answers
            log.error("publishing failed after a commit: %s", type(bug).__name__)


def connect(path: Path, *, reading: bool = False) -> sqlite3.Connection:
    """A connection with our settings: fsync at every commit, checkpoints by our own timer."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    if reading:
        connection.execute("PRAGMA query_only=ON")
    return connection
