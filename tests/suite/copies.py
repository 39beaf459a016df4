"""Copies of the template, with a change or mistake in one file."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import cloister.games
from cloister.core.registry import find
from cloister.suite.checks import DOCTOR

TEMPLATE = find("_template")
SMALL = DOCTOR.part(10)

Copy = Callable[..., str]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copy]:
    """Copy the template to a folder of games outside the package, and change one of its files."""
    home = tmp_path / "games"
    home.mkdir()
    monkeypatch.setattr(cloister.games, "__path__", [*cloister.games.__path__, str(home)])
    made: list[str] = []

    def make(file: str = "", old: str = "", new: str = "") -> str:
        key = f"copy_{os.getpid()}_{tmp_path.name}_{len(made)}"
        made.append(key)
        ignored = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(TEMPLATE.folder, home / key, ignore=ignored)
        if file:
            change(home / key / file, old, new)
        return key

    yield make
    for name in [name for name in sys.modules if any(key in name for key in made)]:
        del sys.modules[name]


def change(path: Path, old: str, new: str) -> None:
    """Replace a part of a file, or all of it."""
    text = path.read_text("utf-8")
    assert old in text, f"the template has changed: {path.name} no longer holds {old!r}"
    path.write_text(text.replace(old, new, 1) if old else new, "utf-8")


def place(key: str) -> Path:
    return Path(cloister.games.__path__[-1]) / key
