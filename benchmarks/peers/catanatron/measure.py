"""Whole games of catanatron between four of its own random players."""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
POSITIONS_PER_GAME = 16


def new_game(seed: int) -> Any:
    # catanatron reads seed 0 as "no seed": callers count from 1.
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def play_games(seconds: float) -> tuple[int, int, float]:
    games = moves = 0
    start = time.process_time()
    while True:
        game = new_game(games + 1)
        game.play()
        games += 1
        moves += len(game.state.actions)
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return games, moves, elapsed


def positions(seeds: Sequence[int]) -> list[Any]:
    """Positions spread evenly over whole games: late states cost more to copy than early ones."""
    sample: list[Any] = []
    for seed in seeds:
        game = new_game(seed)
        path = []
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            path.append(game.copy())
            game.play_tick()
        sample += path[:: max(1, len(path) // POSITIONS_PER_GAME)]
    return sample


def mean_us(call: Callable[[Any], object], items: Sequence[Any], seconds: float) -> float:
    calls = 0
    start = time.process_time()
    while True:
        for item in items:
            call(item)
        calls += len(items)
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return elapsed / calls * 1e6


def measure(seconds: float) -> dict[str, Any]:
    play_games(seconds / 10)
    games, moves, elapsed = play_games(seconds)
    row = {
        "what": "4 random players",
        "moves_per_second": moves / elapsed,
        "copy_us": mean_us(lambda game: game.copy(), positions((1, 2, 3, 4)), seconds / 5),
        "games": games,
        "moves": moves,
        "seconds": elapsed,
    }
    return {"peer": "catanatron", "version": version("catanatron"), "rows": [row]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each row")
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
