"""A seed that changes with every commit, so that each change is tested on different games.

It is for properties that hold in every game, such as invariants and the absence of leaks. Tests
that count something or compare it with a bound keep fixed seeds. `CLOISTER_TEST_SEED=N` repeats a
run.
"""

import os
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
APART = 1_000_000
"""The seeds of successive runs lie this far apart."""


@cache
def rotating_number() -> int:
    """The number of this run: the same for the same commit on every machine."""
    if chosen := os.environ.get("CLOISTER_TEST_SEED"):
        return int(chosen)
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(asked.stdout[:6], 16)


def rotating_seed() -> int:
    """The first seed of this run."""
    return (1 + rotating_number()) * APART
