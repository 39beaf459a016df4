"""Whole games of two PettingZoo environments, random legal actions by the action mask."""

import argparse
import json
import os
import time
from importlib.metadata import version
from random import Random
from types import ModuleType
from typing import Any

# pygame prints a greeting to stdout, which is for the figures alone.
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from pettingzoo.classic import (  # type: ignore[import-not-found]
    connect_four_v3,
    texas_holdem_v4,
)

GAMES: dict[str, ModuleType] = {
    "connect_four_v3": connect_four_v3,
    "texas_holdem_v4": texas_holdem_v4,
}


def play(env: Any, rng: Random) -> int:
    moves = 0
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return moves
        legal = observation["action_mask"].nonzero()[0]
        env.step(legal[int(rng.random() * len(legal))])
        moves += 1


def play_games(env: Any, seconds: float) -> tuple[int, int, float]:
    rng = Random(1)
    # Seeded once: a seeded reset rebuilds some environments, and that would be measured instead.
    env.reset(seed=1)
    games = moves = 0
    start = time.process_time()
    while True:
        moves += play(env, rng)
        games += 1
        env.reset()
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return games, moves, elapsed


def row(name: str, seconds: float) -> dict[str, Any]:
    env = GAMES[name].env()
    play_games(env, seconds / 10)
    games, moves, elapsed = play_games(env, seconds)
    return {
        "what": name,
        "moves_per_second": moves / elapsed,
        # These environments are EzPickle: deepcopy builds a fresh one and loses the position.
        "copy_us": None,
        "games": games,
        "moves": moves,
        "seconds": elapsed,
    }


def measure(seconds: float) -> dict[str, Any]:
    return {
        "peer": "pettingzoo",
        "version": version("pettingzoo"),
        "rows": [row(name, seconds) for name in GAMES],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each row")
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
