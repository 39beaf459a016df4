"""A record for the commands that read one."""

from pathlib import Path

import pytest

from cloister.lab.simulate import simulate


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    folder = tmp_path_factory.mktemp("finished")
    simulate("serendipity", 3, ["uniform"], 1, "cli", records=folder)
    return folder / "00000000.game"
