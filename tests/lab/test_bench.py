"""The benchmarks: CPU time, the master's search, and peers measured in the same run."""

import json
from typing import Any

import msgspec
import pytest

import cloister
from cloister.bots import master
from cloister.bots.context import SeatContext
from cloister.bots.search import Search
from cloister.core.errors import (
    CloisterError,
)
from cloister.lab import bench, measure, peers

GAME = "serendipity"

pytestmark = pytest.mark.usefixtures("own_data")


def test_a_game_is_measured() -> None:
    figures = measure.measure(GAME, 0.02)
    assert (figures.game, figures.seats) == (GAME, 4)
    rates = msgspec.to_builtins(figures)
    assert all(value > 0 for value in rates.values() if isinstance(value, float))


class CpuClock:
    """A `time` module with CPU time only; every look at it takes half a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def process_time(self) -> float:
        self.now += 0.5
        return self.now


def test_the_measured_search_plans_like_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an effort of 1 it would plan like an apprentice and race other turns."""
    efforts: list[int] = []

    def recorded(context: SeatContext, effort: int) -> Search:
        efforts.append(effort)
        return Search(context, effort)

    monkeypatch.setattr(measure, "Search", recorded)
    measure._search("altitude", 2, 0.01)
    assert set(efforts) == {master.effort(master.SECONDS)}
    assert min(efforts) > 1


def test_rates_are_measured_in_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "time", CpuClock())
    monkeypatch.setattr(measure, "playout", lambda *_: 3)
    assert measure._play_out(GAME, 2, 1.0) == 3 * measure.SAMPLES / 0.5
    assert measure._mean_seconds(len, ["ab"], 0.5) == 0.5


class Peers:
    """Two peers, one of which cannot be installed."""

    class PeerError(Exception):
        """An error of one line."""

    def peers(self) -> list[str]:
        return ["catanatron", "broken"]

    def measure(self, peer: str, seconds: float) -> dict[str, Any]:
        if peer == "broken":
            raise self.PeerError("broken: no network\n")
        row = {"what": "random", "moves_per_second": 100.0, "copy_us": None, "games": 1, "moves": 1}
        return {"peer": peer, "version": "1", "rows": [row]}


def test_games_and_peers_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "load", Peers)
    monkeypatch.setattr(cloister, "compiled", False)
    said: list[str] = []
    found = bench.bench(GAME, 0.02, True, said.append)
    assert said == [f"{GAME}, interpreted", "catanatron", "broken"]
    (figures,) = found.games
    (ratio,) = found.ratios
    assert ratio.times == figures.simulate_moves_per_second / 100
    assert "broken: no network" in found.notes
    assert found.machine.cpu
    assert json.loads(msgspec.json.encode(found))["peers"][0]["peer"] == "catanatron"


def test_peers_need_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(peers.load().peers()) >= {"catanatron", "open_spiel", "pettingzoo"}
    monkeypatch.setattr(cloister, "__file__", "/nowhere/src/cloister/__init__.py")
    assert peers.load() is None
    notes: list[str] = []
    assert bench._measure_peers(1, notes, lambda _: None) == []
    assert "checkout" in notes[0]


def test_a_game_that_cannot_be_measured_is_named() -> None:
    with pytest.raises(CloisterError, match=r"^_nosuch could not be measured: .*_nosuch"):
        bench._measure("_nosuch", False, 0.01)
