"""The command as a separate process: exit codes, signals, closed pipes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

GAME = "serendipity"

pytestmark = pytest.mark.usefixtures("own_data")


def process(*arguments: str, **more: Any) -> "subprocess.Popen[str]":
    # SIGINT is ignored if the tests run in the background, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [sys.executable, "-m", "cloister.cli", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **more,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def test_the_process_exits_with_the_code_and_without_a_traceback() -> None:
    with process("simulate", "chess") as child:
        out, err = child.communicate()
    assert (child.returncode, out, err.count("\n")) == (2, "", 1)


def test_a_closed_output_pipe_is_no_error(finished: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    for command in (["replay", str(finished)], ["games", "--json"]):
        child = subprocess.run(
            [sys.executable, "-m", "cloister.cli", *command],
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert (child.returncode, child.stderr) == (141, "")
    os.close(writer)


@pytest.mark.parametrize("delay", [0.0, 0.5])
def test_an_interrupted_simulation_ends_in_one_line(tmp_path: Path, delay: float) -> None:
    out = tmp_path / "f.parquet"
    line = f"simulate {GAME} --games 10000000 --workers 2 --out {out}"
    with process(*line.split(), start_new_session=True) as child:
        wait_for((tmp_path / "f.parquet.part").exists)
        time.sleep(delay)
        os.killpg(child.pid, signal.SIGINT)
        try:
            _, err = child.communicate(timeout=20)
        finally:
            if child.returncode is None:
                os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode == 130
    assert err.startswith("cloister: [interrupted] Stopped after ")
    assert err.endswith(" games. The same command continues from there.\n")
    assert err.count("\n") == 1


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    kept = tmp_path / "f.parquet.part"
    line = f"simulate {GAME} --games 10000000 --workers 2 --out {tmp_path / 'f.parquet'}"
    with process(*line.split(), start_new_session=True) as child:
        wait_for(kept.exists)
        begun = kept.stat().st_size
        wait_for(lambda: kept.stat().st_size > begun)
        child.kill()
        child.wait()
        try:
            wait_for(lambda: not is_any_left(child.pid))
        finally:
            if is_any_left(child.pid):
                os.killpg(child.pid, signal.SIGKILL)


def is_any_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(holds: Callable[[], bool]) -> None:
    for _ in range(400):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never happened")
