"""A store on a disk that fails on demand."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cloister.server.app import Cloister
from cloister.server.store.store import Store
from cloister.server.store.writer import Writer

Fails = Callable[[str], bool]
"""Whether this statement should fail."""


class Faults:
    """Which statements fail at the moment: before they are carried out, or after."""

    def __init__(self) -> None:
        self.before: Fails = _never
        self.after: Fails = _never

    def heal(self) -> None:
        self.before = self.after = _never


def _never(sql: str) -> bool:
    return False


class FailingConnection:
    """Passes on the statements that do not fail."""

    def __init__(self, real: sqlite3.Connection, faults: Faults) -> None:
        self._real = real
        self._faults = faults

    def execute(self, sql: str, values: tuple[Any, ...] = ()) -> sqlite3.Cursor:
        if self._faults.before(sql):
            raise sqlite3.OperationalError("disk I/O error")
        done = self._real.execute(sql, values)
        if self._faults.after(sql):
            raise sqlite3.OperationalError("disk I/O error")
        return done

    def close(self) -> None:
        self._real.close()


class FailingWriter(Writer):
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop, faults: Faults) -> None:
        self.faults = faults
        super().__init__(path, loop)

    def connect(self) -> sqlite3.Connection:
        return FailingConnection(super().connect(), self.faults)  # type: ignore[return-value]


class FailingStore(Store):
    def __init__(self, path: Path, faults: Faults) -> None:
        self.faults = faults
        super().__init__(path)

    def make_writer(self) -> Writer:
        return FailingWriter(self.path, asyncio.get_running_loop(), self.faults)


class FailingCloister(Cloister):
    """The application on a failing disk."""

    faults: Faults

    def open_store(self) -> Store:
        self.faults = Faults()
        return FailingStore(self.settings.store, self.faults)
