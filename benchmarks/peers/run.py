"""Measures other frameworks at random play, each in its own environment.

A peer is a folder beside this file with a `requirements.txt` and a `measure.py`.
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ENVIRONMENTS = HERE.parents[1] / ".bench"
INSTALL_SECONDS = 900.0
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONHASHSEED": "0",
}
HEADINGS = ("peer", "what", "moves/s", "steps/s", "copy us", "resample us", "games", "moves/game")
TEXT_COLUMNS = 2


class PeerError(Exception):
    """A peer that cannot be installed or run; the message is one line."""


def peers() -> list[str]:
    return sorted(script.parent.name for script in HERE.glob("*/measure.py"))


def measure(peer: str, seconds: float) -> dict[str, Any]:
    """The peer's figures, `seconds` for each row; installs the peer the first time."""
    if peer not in peers():
        raise PeerError(f"{peer}: no such peer (there are {', '.join(peers())})")
    python = _environment(peer)
    command = [str(python), str(HERE / peer / "measure.py"), "--seconds", str(seconds)]
    return _figures(peer, _run(peer, command, timeout=120 + 30 * seconds, pinned=True))


def pin(pid: int) -> None:
    """Pin the process to one core, if the system can: the same core for every peer."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setaffinity(pid, {max(os.sched_getaffinity(0))})


def table(results: Sequence[dict[str, Any]]) -> str:
    lines = [
        HEADINGS,
        *(_cells(result, row) for result in results for row in result["rows"]),
    ]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    return "\n".join(_aligned(line, widths) for line in lines)


def _environment(peer: str) -> Path:
    """The peer's own Python, rebuilt whenever its requirements change."""
    folder = ENVIRONMENTS / peer
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    requirements = HERE / peer / "requirements.txt"
    stamp = folder / "stamp"
    wanted = _stamp(requirements)
    if not (stamp.is_file() and stamp.read_text() == wanted):
        print(f"{peer}: installing, once, into .bench/{peer}", file=sys.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        _run(peer, [sys.executable, "-m", "venv", str(folder)], INSTALL_SECONDS)
        _run(peer, _pip_install(python, requirements), INSTALL_SECONDS)
        stamp.write_text(wanted)
    return python


def _stamp(requirements: Path) -> str:
    return hashlib.sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()


def _pip_install(python: Path, requirements: Path) -> list[str]:
    # The list is complete, so --no-deps: nothing unpinned gets in.
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--no-deps"]
    return [str(python), "-m", "pip", "install", *options, "-r", str(requirements)]


def _run(peer: str, command: list[str], timeout: float, pinned: bool = False) -> str:
    try:
        child = subprocess.Popen(
            command,
            env=os.environ | ONE_THREAD,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    except OSError as error:
        raise PeerError(f"{peer}: {error}") from error
    with child:
        if pinned:
            pin(child.pid)
        try:
            out, err = child.communicate(timeout=timeout)
        except subprocess.TimeoutExpired as error:
            raise PeerError(f"{peer}: not done after {timeout:.0f} s") from error
        finally:
            child.kill()
    if child.returncode != 0:
        raise PeerError(f"{peer}: {_reason(err or out, child.returncode)}")
    return out


def _reason(output: str, code: int) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    return (errors or lines or [f"exit status {code}"])[-1]


def _figures(peer: str, output: str) -> dict[str, Any]:
    try:
        figures = json.loads(output)
    except ValueError as error:
        raise PeerError(f"{peer}: measure.py printed something other than figures") from error
    if not (isinstance(figures, dict) and figures.keys() >= {"peer", "version", "rows"}):
        raise PeerError(f"{peer}: measure.py's figures lack peer, version or rows")
    return figures


def _cells(result: dict[str, Any], row: dict[str, Any]) -> tuple[str, ...]:
    return (
        f"{result['peer']} {result['version']}",
        row["what"],
        _number(row["moves_per_second"]),
        _number(row.get("steps_per_second")),
        _number(row["copy_us"], 1),
        _number(row.get("resample_us"), 1),
        _number(row["games"]),
        _number(row["moves"] / row["games"]),
    )


def _number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [
        cell.ljust(width) if column < TEXT_COLUMNS else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join(padded).rstrip()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure other frameworks at random play.")
    parser.add_argument("peer", nargs="*", help=f"some of: {', '.join(peers())} (all)")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each row (5)")
    parser.add_argument("--json", action="store_true", help="print JSON, one list")
    return parser.parse_args()


def main() -> int:
    arguments = _arguments()
    results, failed = [], 0
    for peer in arguments.peer or peers():
        try:
            results.append(measure(peer, arguments.seconds))
        except PeerError as error:
            print(error, file=sys.stderr)
            failed = 1
    print(json.dumps(results, indent=2) if arguments.json else table(results))
    return failed


if __name__ == "__main__":
    sys.exit(main())
