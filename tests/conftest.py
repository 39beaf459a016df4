"""What all tests share: a temporary data folder, and parametrization over all games."""

import gc
import os
import tempfile
from pathlib import Path

import pytest

from cloister.bots.context import SeatContext
from cloister.bots.reasons import Reasons
from cloister.core import registry, text
from cloister.core.chance import Fast
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from tests.support.advice import Explain
from tests.support.games import game_keys
from tests.support.rotation import rotating_number

DATA = tempfile.TemporaryDirectory(prefix="cloister-tests-")


def pytest_configure(config: pytest.Config) -> None:
    """Keep tests independent of the files and the language of the person who runs them."""
    config.addinivalue_line("markers", "soak: runs for minutes; only `make soak` runs it")
    os.environ["CLOISTER_DATA"] = DATA.name
    os.environ["CLOISTER_STRICT_WORDS"] = "1"
    os.environ["CLOISTER_LANGUAGE"] = "en"


def pytest_report_header() -> str:
    """Say how to repeat the run."""
    return f"rotating seed: CLOISTER_TEST_SEED={rotating_number()}"


def pytest_collection_finish() -> None:
    """Keep thousands of tests out of every garbage collection, which took 7 % of the time."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    DATA.cleanup()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Arguments `every_key` and `every_seats` stand for every game and every number of seats."""
    names = metafunc.fixturenames
    if "every_seats" in names:
        each = [(key, seats) for key in game_keys() for seats in registry.find(key).seats]
        ids = [f"{key}-{seats}" for key, seats in each]
        metafunc.parametrize(("every_key", "every_seats"), each, ids=ids)
    elif "every_key" in names:
        metafunc.parametrize("every_key", game_keys())


@pytest.fixture
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder for this test only; it does not exist yet."""
    monkeypatch.setenv("CLOISTER_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def explain() -> Explain:
    """Return a function that explains a move: half sentences, and whether they are certain."""

    def told(table: Table, move: str) -> tuple[list[str], bool]:
        game = table.game
        assert game.features is not None
        heuristics = game.heuristics_at(table.setting)
        seat = table.to_act[0]
        context = SeatContext(table.state, seat, EVERYTHING, Fast(5), heuristics)
        changes, sure = Reasons(context, heuristics, game.features).why(game.read(move))
        name, you = "Seat {}".format, seat
        said = [
            text.event_sentence(game.folder, event.name, event.args, name, you) for event in changes
        ]
        return said, sure

    return told
