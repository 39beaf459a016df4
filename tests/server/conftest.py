"""A server for the tests that need one."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .harness import Person, Server

QUICK = Path("/dev/shm")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder in memory if possible, because most tests are not about the disk."""
    with TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None) as made:
        yield Path(made)


@pytest.fixture
def store(folder: Path) -> Path:
    return folder / "tables.db"


@pytest.fixture
def server(store: Path) -> Iterator[Server]:
    with Server(store) as running:
        yield running


@pytest.fixture
def ana(server: Server) -> Person:
    return server.person("Ana")
