"""What the tests of every game need."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("no-packs")


@pytest.fixture(autouse=True)
def no_dropped_pack(empty_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests are played with the standard pack, whatever lies on this machine."""
    monkeypatch.setenv("CLOISTER_DATA", str(empty_folder))
