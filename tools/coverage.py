"""Measures branch coverage, of the parts that have a minimum and of the rest.

Compiled modules cannot be traced, so everything runs from source, which is slow. Tests that start
a browser, compile, plant leaks or compare bots are left out: in the parts with a minimum they run
the same code again. So more tests cover the bots than are counted here.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "build" / "coverage.json"
LEAST = 95.0
"""Per cent of lines and branches that each of these parts has to reach."""
PARTS = {
    "core": "src/cloister/core/*",
    "rules": "src/cloister/games/*/rules/*",
    "knowledge": "src/cloister/games/*/knowledge/*",
    "server": "src/cloister/server/*",
}
OTHERS = {
    "components": "src/cloister/games/*/components/*",
    "bots of the games": "src/cloister/games/*/bots/*",
    "words": "src/cloister/games/*/words/*",
    "art": "src/cloister/games/*/art/*",
    "bots": "src/cloister/bots/*",
    "lab": "src/cloister/lab/*",
    "cli": "src/cloister/cli/*",
    "terminal": "src/cloister/terminal/*",
    "suite": "src/cloister/suite/*",
}
LEFT_OUT = ["tests/web", "tests/chaos", "tests/bots", "tests/test_build.py"]
COMPARING = ["test_bots.py", "test_heuristics.py", "test_master.py"]
"""Tests of a game that play whole games between bots."""
COSTLY = ("planted", "broken_promise", "processes", "bots-play")
"""Names of tests that need more games than there is time for under a tracer."""
WORST = 15
"""Maximum files listed for a part below its minimum."""


def main() -> int:
    """Run the tests, print a table; 1 if a part is below its minimum or a test fails."""
    failed = _run_tests()
    files: dict[str, Any] = json.loads(REPORT.read_text("utf-8"))["files"]
    below = [name for name, pattern in PARTS.items() if _show(name, pattern, files) < LEAST]
    print()
    for name, pattern in OTHERS.items():
        _show(name, pattern, files)
    for name in below:
        print(f"\n{name} is below {LEAST:.0f} %:")
        for line in _worst(PARTS[name], files):
            print(f"  {line}")
    return 1 if below or failed else 0


def _run_tests() -> int:
    REPORT.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--maxschedchunk", "1"]
    command += ["--max-worker-restart", "0", "-o", "faulthandler_timeout=1800"]
    command += ["-k", " and ".join(f"not {name}" for name in COSTLY)]
    command += ["--cov", "--cov-report", f"json:{REPORT}"]
    command += [f"--ignore={path}" for path in LEFT_OUT]
    command += [f"--ignore-glob=tests/games/*/{name}" for name in COMPARING]
    environment = {**os.environ, "CLOISTER_PURE": "1", "CLOISTER_BUDGET_PARTS": "10"}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def _show(name: str, pattern: str, files: dict[str, Any]) -> float:
    summaries = [summary for _, summary in _matching(pattern, files)]
    reached = sum(_reached(summary) for summary in summaries)
    all_there = sum(_all(summary) for summary in summaries)
    per_cent = 100 * reached / all_there if all_there else 100.0
    print(f"{name:<20} {per_cent:6.1f} %  {all_there - reached} of {all_there} not reached")
    return per_cent


def _worst(pattern: str, files: dict[str, Any]) -> Iterator[str]:
    missed = [(_all(found) - _reached(found), name) for name, found in _matching(pattern, files)]
    for count, name in sorted(missed, reverse=True)[:WORST]:
        yield f"{count:4d}  {name}: lines {files[name]['missing_lines'][:12]}"


def _matching(pattern: str, files: dict[str, Any]) -> Iterator[tuple[str, dict[str, int]]]:
    for name, found in files.items():
        if fnmatch(name, pattern):
            yield name, found["summary"]


def _reached(summary: dict[str, int]) -> int:
    return summary["covered_lines"] + summary["covered_branches"]


def _all(summary: dict[str, int]) -> int:
    return summary["num_statements"] + summary["num_branches"]


if __name__ == "__main__":
    sys.exit(main())
