"""Games in chunks, on workers and on a cluster: the same numbers, and errors reach the caller."""

import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import cloister
from cloister.core.errors import (
    CloisterError,
    PackMissing,
)
from cloister.lab import chunk, ledger, workers
from cloister.lab.simulate import simulate
from cloister.lab.tally import Tally
from tests.support.simulations import numbers

GAME = "serendipity"

pytestmark = pytest.mark.usefixtures("own_data")


def test_chunks_cover_all_games_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for games in (1, 63, 64, 1000, 100_001):
        desk = ledger.Ledger(a_run(games), Tally(a_run(games), ()), None, None)
        parts = list(desk.open_parts())
        covered = [index for first, count in parts for index in range(first, first + count)]
        assert covered == list(range(games))
        assert max(count for _, count in parts) <= ledger.LARGEST_CHUNK


def a_run(games: int) -> chunk.Run:
    header = cloister.Table.new(GAME, 2, bytes(32)).header
    return chunk.Run(
        game=GAME,
        rules=1,
        seats=2,
        bots=("uniform", "uniform"),
        games=games,
        seed="c",
        options=tuple(header.options.items()),
        pack=header.pack,
    )


def test_an_error_in_a_worker_reaches_the_caller_unchanged() -> None:
    broken = msgspec.structs.replace(a_run(4), pack="?")
    with pytest.raises(PackMissing):
        list(workers.play_chunks(broken, iter([(0, 2), (2, 2)]), 2, None))


class FakeRay:
    """As much of Ray as a simulation uses; tasks run at once, in this process."""

    class RayError(Exception):
        """The base of Ray's errors."""

    class RayTaskError(RayError):
        """Ray's wrapper for an error in a task."""

        def __init__(self, cause: Exception) -> None:
            self.cause = cause

    def __init__(self, reachable: bool = True) -> None:
        self.exceptions = SimpleNamespace(RayError=self.RayError, RayTaskError=self.RayTaskError)
        self.reachable = reachable
        self.running = False

    def init(self, address: str, **_: object) -> None:
        if not self.reachable:
            raise ConnectionError("nobody\nanswers")
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, call: Any) -> Any:
        return SimpleNamespace(remote=lambda *args: (call, args))

    def wait(self, waiting: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, done: list[Any]) -> Iterator[Any]:
        for call, args in done:
            try:
                yield call(*args)
            except CloisterError as failed:
                raise self.RayTaskError(failed) from None


def test_a_cluster_gives_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    spread_out = simulate(GAME, 2, ["uniform"], 20, 5, ray="local")
    assert numbers(spread_out) == numbers(simulate(GAME, 2, ["uniform"], 20, 5))
    assert not ray.running


def test_failures_of_a_cluster_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay(reachable=False))
    with pytest.raises(CloisterError, match="There is no Ray cluster at there: "):
        simulate(GAME, 2, ["uniform"], 2, 5, ray="there")
    monkeypatch.setitem(sys.modules, "ray", FakeRay())
    with pytest.raises(PackMissing):
        list(
            workers.play_chunks(msgspec.structs.replace(a_run(1), pack="?"), iter([(0, 1)]), 1, "x")
        )
