"""Whole random games of OpenSpiel's C++ games, driven from Python and by its own C++ loop."""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

GAMES = ("gin_rummy", "hanabi", "cribbage")
POSITIONS_PER_GAME = 16


@dataclass
class Tally:
    games: int = 0
    moves: int = 0
    steps: int = 0
    seconds: float = 0.0


def draw(outcomes: list[tuple[int, float]], rng: Random) -> int:
    # random.choices or numpy would rebuild the table each time, several times slower.
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def play(state: Any, rng: Random) -> Iterator[Any]:
    """Plays to the end; yields the state before each player's move."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state.chance_outcomes(), rng))
        else:
            yield state
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])


def python_loop(game: Any, seconds: float) -> Tally:
    rng = Random(1)
    tally = Tally()
    start = time.process_time()
    while tally.seconds < seconds:
        state = game.new_initial_state()
        for _ in play(state, rng):
            tally.moves += 1
        tally.games += 1
        tally.steps += state.move_number()
        tally.seconds = time.process_time() - start
    return tally


def cpp_loop(game: Any, seconds: float) -> Tally:
    tally = Tally()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    while tally.seconds < seconds:
        start = time.process_time()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, tally.games + 1)
        # Counting is not timed: it would cost more than the fastest games.
        tally.seconds += time.process_time() - start
        history = state.full_history()
        tally.games += 1
        tally.steps += len(history)
        tally.moves += sum(1 for step in history if step.player >= 0)
    return tally


def positions(game: Any, seeds: Sequence[int]) -> list[Any]:
    """Players' decisions spread evenly over whole games."""
    sample: list[Any] = []
    for seed in seeds:
        path = [state.clone() for state in play(game.new_initial_state(), Random(seed))]
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


def resample_us(states: Sequence[Any], seconds: float) -> float | None:
    """Microseconds to deal another world for the player to move; None if the game cannot."""
    rng = Random(1)

    def resample(state: Any) -> object:
        return state.resample_from_infostate(state.current_player(), rng.random)

    try:
        return mean_us(resample, states, seconds)
    except pyspiel.SpielError:
        return None


def row(what: str, tally: Tally) -> dict[str, Any]:
    return {
        "what": what,
        "moves_per_second": tally.moves / tally.seconds,
        "steps_per_second": tally.steps / tally.seconds,
        "copy_us": None,
        "resample_us": None,
        "games": tally.games,
        "moves": tally.moves,
        "steps": tally.steps,
        "seconds": tally.seconds,
    }


def rows(name: str, seconds: float) -> list[dict[str, Any]]:
    game = pyspiel.load_game(name)
    python_loop(game, seconds / 10)
    driven = row(name, python_loop(game, seconds))
    states = positions(game, (1, 2, 3, 4))
    driven["copy_us"] = mean_us(lambda state: state.clone(), states, seconds / 5)
    driven["resample_us"] = resample_us(states, seconds / 5)
    cpp_loop(game, seconds / 10)
    return [driven, row(f"{name}, C++ loop", cpp_loop(game, seconds))]


def measure(seconds: float) -> dict[str, Any]:
    return {
        "peer": "open_spiel",
        "version": version("open_spiel"),
        "rows": [line for name in GAMES for line in rows(name, seconds)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each row")
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
