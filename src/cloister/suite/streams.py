"""Checks that a game sends the same after other games, and in other processes."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cloister
import cloister.games
from cloister.core import record, registry
from cloister.core.card import AnyGame, Setting
from cloister.core.values import encode

from .checks import Budget, Wrong, check
from .hunt import Hunt
from .invariants import play_checked
from .records import played
from .sent import heard, seen
from .walk import Walk, dice, walks

FEW = 3
"""Games whose complete streams are compared; few, because they are long."""


def frames(walk: Walk) -> Iterator[list[bytes]]:
    """Everything sent during a game, move by move: to the spectator, then to each seat."""
    game, state = walk.game, walk.state
    while state.to_act():
        yield [seen(game, state, onlooker, []) for onlooker in walk.onlookers]
        told = walk.step()[2]
        yield [heard(told, not told.revealed, state, onlooker) for onlooker in walk.onlookers]
    yield [seen(game, state, onlooker, []) for onlooker in walk.onlookers]


def games(hunt: Hunt) -> None:
    """Nothing is left over from one game to the next: a game played again sends the same."""
    for walk in walks(hunt.game, max(1, hunt.budget.traces // 100), hunt.first):
        setting, seed = walk.setting, walk.seed
        before = list(frames(walk))
        for other in walks(hunt.game, FEW, hunt.first + 10_000 + seed * FEW):
            other.end()
        again = Walk(hunt.game, setting, seed)
        for ours, theirs in zip(before, frames(again), strict=True):
            for at, onlooker in enumerate(again.onlookers):
                hunt.same("second-game", again, onlooker, ours[at], theirs[at])


@check("doctor-check-processes")
def processes_agree(game: AnyGame, budget: Budget) -> None:
    many = max(1, budget.games // 20)
    wanted = list(digests(game, FEW, many))
    for changed in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "CLOISTER_PURE": "1"}):
        if changed.get("CLOISTER_PURE") and not cloister.compiled:
            continue
        if _elsewhere(game, FEW, many, changed) != wanted:
            how = ", ".join(f"{name}={value}" for name, value in changed.items())
            raise Wrong("doctor-process-differs", variables=how)


def digests(game: AnyGame, few: int, many: int) -> Iterator[str]:
    """A digest of each stream and of each record, and one of the ends of many games."""
    for walk in walks(game, few):
        yield hashlib.sha256(encode(list(map(list, frames(walk))))).hexdigest()
    for seed in range(few):
        yield hashlib.sha256(record.write(played(game, seed).record()).encode()).hexdigest()
    ends = hashlib.sha256()
    for walk in walks(game, many, 1000):
        ends.update(_end(game, walk.setting, walk.seed))
    yield ends.hexdigest()


def _end(game: AnyGame, setting: Setting[Any], seed: int) -> bytes:
    chance = dice(seed)
    state = game.start(setting, chance)
    count = play_checked(state, chance, game.longest)
    return encode([count, state.position(), state.outcome()])


def _elsewhere(game: AnyGame, few: int, many: int, changed: dict[str, str]) -> list[str]:
    here = Path(cloister.__file__).parents[1]
    path = os.pathsep.join([str(here), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", __name__, game.key, str(game.folder.parent), str(few), str(many)],
        env=os.environ | {"PYTHONPATH": path} | changed,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Wrong("doctor-process-failed", why=done.stderr[-300:].strip())
    return done.stdout.split()


def main(key: str, folder: str, few: str, many: str) -> None:
    """Runs in the other process; the game may be outside the package."""
    if folder not in cloister.games.__path__:
        cloister.games.__path__.append(folder)
    for digest in digests(registry.find(key), int(few), int(many)):
        print(digest)


if __name__ == "__main__":
    main(*sys.argv[1:])
