"""Fixtures for the tests of all games."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("no-packs")


@pytest.fixture(autouse=True)
def no_dropped_pack(empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests use the standard pack, whatever packs are installed on this machine."""
    monkeypatch.setenv("CLOISTER_DATA", str(empty_folder))
