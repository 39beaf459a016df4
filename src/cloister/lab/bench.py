"""Our figures and those of peers, in CPU time, measured on one machine in one run."""

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import cloister
from cloister.core import registry
from cloister.core.errors import CloisterError
from cloister.core.text import say

from . import peers
from .measure import Figures

RIVAL = "catanatron"
"""The most similar framework: its actions per second are the yardstick."""
TIMEOUT_SECONDS = 300

Progress = Callable[[str], None]
"""Called with what is being measured now."""


class Ratio(msgspec.Struct, frozen=True):
    """How many times as many moves a second `simulate` plays as the rival."""

    game: str
    compiled: bool
    over: str
    times: float


class Machine(msgspec.Struct, frozen=True):
    """The machine that the figures were measured on."""

    cpu: str
    cores: int
    load: float
    """The load average at the start. CPU time excludes waiting, not the cost of shared caches."""
    system: str
    python: str
    cloister: str


class Bench(msgspec.Struct, frozen=True):
    """One run of the benchmark."""

    machine: Machine
    games: list[Figures]
    peers: list[dict[str, Any]]
    ratios: list[Ratio]
    notes: list[str]
    """What could not be measured, and why."""


def bench(game: str | None, seconds: float, with_peers: bool, progress: Progress) -> Bench:
    """Measure the games, each compiled and interpreted, then the peers."""
    keys = registry.keys() if game is None else [registry.find(game).key]
    modes = [True, False] if cloister.compiled else [False]
    notes = [] if cloister.compiled else [say("lab-nothing-compiled")]
    here = machine()
    figures = []
    for key in keys:
        for compiled in modes:
            progress(
                say("lab-measuring-compiled", game=key)
                if compiled
                else say("lab-measuring-interpreted", game=key)
            )
            figures.append(_measure(key, compiled, seconds))
    rivals = _measure_peers(seconds, notes, progress) if with_peers else []
    return Bench(here, figures, rivals, _ratios(figures, rivals), notes)


def machine() -> Machine:
    """This machine, now."""
    return Machine(
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
        system=platform.platform(),
        python=platform.python_version(),
        cloister=cloister.__version__,
    )


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def _measure(key: str, compiled: bool, seconds: float) -> Figures:
    command = [sys.executable, "-m", "cloister.lab.measure", key, str(seconds)]
    pure = "0" if compiled else "1"
    try:
        done = subprocess.run(
            command,
            env=os.environ | {"CLOISTER_PURE": pure},
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS + 30 * seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise CloisterError(
            "lab-measuring-timed-out", game=key, seconds=round(late.timeout)
        ) from None
    if done.returncode != 0:
        why = (done.stderr.strip().splitlines() or [say("lab-no-reason")])[-1]
        raise CloisterError("lab-measuring-failed", game=key, why=why)
    return msgspec.json.decode(done.stdout, type=Figures)


def _measure_peers(seconds: float, notes: list[str], progress: Progress) -> list[dict[str, Any]]:
    runner = peers.load()
    if runner is None:
        notes.append(say("lab-peers-need-checkout"))
        return []
    measured = []
    for peer in runner.peers():
        progress(peer)
        try:
            measured.append(runner.measure(peer, seconds))
        except runner.PeerError as failed:
            notes.append(" ".join(str(failed).split()))
    return measured


def _ratios(figures: list[Figures], rivals: list[dict[str, Any]]) -> list[Ratio]:
    rows = [row for rival in rivals if rival["peer"] == RIVAL for row in rival["rows"]]
    return [
        Ratio(f.game, f.compiled, RIVAL, f.simulate_moves_per_second / row["moves_per_second"])
        for f in figures
        for row in rows[:1]
    ]
