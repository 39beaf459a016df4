"""What all tests share: a data folder of their own, and the list of all games."""

import os
import tempfile

import pytest

from cloister.core import registry

DATA = tempfile.TemporaryDirectory(prefix="cloister-tests-")


def pytest_configure(config: pytest.Config) -> None:
    """No test reads or writes what belongs to the person who runs it."""
    config.addinivalue_line("markers", "soak: runs for minutes; only `make soak` runs it")
    os.environ["CLOISTER_DATA"] = DATA.name


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


def game_keys() -> list[str]:
    """All games, and the template that new ones are copied from."""
    return [*registry.keys(), "_template"]
