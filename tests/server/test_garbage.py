"""Full collections wait for a quiet moment."""

import gc
from collections.abc import Iterator

import pytest

from cloister.server.garbage import NEVER, IdleCollector, only_young


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_no_full_collection_runs_by_itself() -> None:
    only_young()
    assert gc.get_threshold()[2] == NEVER
    assert gc.isenabled()


def test_garbage_is_collected_when_nobody_has_moved() -> None:
    quiet = IdleCollector()
    assert not quiet.when_quiet(5)
    assert not quiet.when_quiet(9)
    before = gc.get_stats()[2]["collections"]
    assert quiet.when_quiet(9)
    assert gc.get_stats()[2]["collections"] == before + 1
