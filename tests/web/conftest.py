"""A real Chromium and a real server, started once by each worker that tests the browser."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .harness import Guest, Served

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""All have the same engine; the headless shell needs two thirds of the time of the others."""


@pytest.fixture(scope="session")
def chromium() -> "Iterator[Browser]":
    library = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(f"there is no chromium; on Debian: apt-get install {BROWSERS[0]}")
    from .harness import FLAGS

    with library.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Served]":
    from .harness import Served

    server = Served(tmp_path_factory.mktemp("web") / "tables.db").start()
    yield server
    server.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> "Iterator[Served]":
    """A server that a test may kill."""
    from .harness import Served

    server = Served(tmp_path / "tables.db").start()
    yield server
    server.kill()


@pytest.fixture
def visit(chromium: "Browser", served: "Served") -> "Iterator[Callable[..., Guest]]":
    """Opens browsers for people; after the test it closes them and checks for errors."""
    from .harness import guest

    guests: list[Guest] = []

    def come(phone: bool = False, base: str = served.base, **more: Any) -> "Guest":
        guests.append(guest(chromium, base, phone, **more))
        return guests[-1]

    yield come
    problems = [problem for each in guests for problem in each.heard.problems]
    for each in guests:
        each.leave()
    assert problems == []
