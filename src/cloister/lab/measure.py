"""Measures the speed of one game in this process. `cloister bench` runs it, compiled and not.

    python -m cloister.lab.measure GAME SECONDS

Everything is measured in CPU time on one core, with uniform players and the standard options: on a
busy machine, wall time says more about the other processes than about the game.
"""

import math
import os
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import msgspec

import cloister
from cloister.bots.context import SeatContext
from cloister.bots.master import SECONDS, effort
from cloister.bots.search import Search
from cloister.core import registry
from cloister.core.chance import Fast
from cloister.core.game import Announcements, State, playout
from cloister.core.table import Table
from cloister.core.values import EVERYTHING, Seat, encode

from .simulate import simulate
from .tally import Result

SEATS = 4
"""Seats at the table, or the game's maximum if that is less."""
SAMPLES = 50
TABLES = 50
RACE = 300
"""Iterations of a search at one position."""
SHARE = 5
"""A small step is measured for 1/SHARE of the time that a rate of play gets."""

T = TypeVar("T")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of a game."""

    game: str
    compiled: bool
    seats: int
    playout_moves_per_second: float
    """Uniform play from a fresh deal to the end; the deal itself is not counted."""
    simulate_moves_per_second: float
    """Whole games in `simulate`, with one worker: deal, bots and counting included."""
    copy_us: float
    """One copy of a position in the middle of a game."""
    imagine_us: float
    """One imagined world in such a position, its copy included."""
    playouts_per_second: float
    """Imagine a world in the middle of a game and play it out."""
    search_per_second: float
    """Iterations of the master's search in the middle of a game with the fewest seats, where every
    game races moves; 0 without heuristics."""
    view_us: float
    """Build and encode a seat's view of such a position."""
    table_kb: float
    """Memory of a live table after a whole game of uniform play."""
    moves_per_game: float


class MidgamePosition(NamedTuple):
    """A position in the middle of a game, and a seat that has to decide there."""

    state: State
    seat: Seat


def measure(game: str, seconds: float) -> Figures:
    """Measure a game, each rate of play for this many seconds of CPU time."""
    card = registry.find(game)
    seats = min(SEATS, card.seats[-1])
    chance = Fast(1)
    positions = [_midgame(game, seats, seed) for seed in range(SAMPLES)]

    def play_imagined(at: MidgamePosition) -> int:
        return playout(at.state.imagine(at.seat, chance), chance, card.longest)

    def each(call: Callable[[MidgamePosition], object]) -> float:
        return _mean_seconds(call, positions, seconds / SHARE)

    simulated, rate = _simulate(game, seats, seconds)
    return Figures(
        game=game,
        compiled=cloister.compiled,
        seats=seats,
        playout_moves_per_second=_play_out(game, seats, seconds),
        simulate_moves_per_second=rate,
        copy_us=1e6 * each(lambda at: at.state.copy()),
        imagine_us=1e6 * each(lambda at: at.state.imagine(at.seat, chance)),
        playouts_per_second=1 / each(play_imagined),
        search_per_second=_search(game, card.seats[0], seconds),
        view_us=1e6 * each(lambda at: encode(at.state.view(at.seat))),
        table_kb=_table_bytes(game, seats) / 1024,
        moves_per_game=simulated.mean_moves,
    )


def pin() -> None:
    """Keep this process on one core, if the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _midgame(game: str, seats: int, seed: int) -> MidgamePosition:
    table = Table.new(game, seats, seed.to_bytes(32, "big"))
    half = playout(table.state.copy(), Fast(seed), table.game.longest) // 2
    chance, told = Fast(seed), Announcements(listening=False)
    state = table.state
    for _ in range(half):
        seat = state.to_act()[0]
        state.play(seat, state.sample(seat, chance), chance, told)
    return MidgamePosition(state, state.to_act()[0])


def _simulate(game: str, seats: int, seconds: float) -> tuple[Result, float]:
    """A run of about that length, and its moves per second."""
    start = time.process_time()
    simulate(game, seats, ["uniform"], SAMPLES, "trial")
    trial = time.process_time() - start
    games = max(SAMPLES, int(SAMPLES * seconds / max(trial, 1e-3)))
    start = time.process_time()
    result = simulate(game, seats, ["uniform"], games, "bench")
    return result, result.moves / (time.process_time() - start)


def _play_out(game: str, seats: int, seconds: float) -> float:
    table = Table.new(game, seats, bytes(32))
    chance = Fast(2)
    moves, spent = 0, 0.0
    while spent < seconds:
        deals = [table.game.start(table.setting, chance) for _ in range(SAMPLES)]
        start = time.process_time()
        for state in deals:
            moves += playout(state, chance, table.game.longest)
        spent += time.process_time() - start
    return moves / spent


def _search(game: str, seats: int, seconds: float) -> float:
    """Iterations a second; planning before a race is not counted."""
    table = Table.new(game, seats, bytes(32))
    if table.game.heuristics is None:
        return 0.0
    iterations, spent = 0, 0.0
    for seed in range(SAMPLES):
        at = _midgame(game, seats, seed)
        heuristics = table.game.heuristics_at(table.setting)
        context = SeatContext(at.state, at.seat, EVERYTHING, Fast(3), heuristics)
        search = Search(context, effort(SECONDS))
        start = time.process_time()
        search.go(math.inf, RACE)
        spent += time.process_time() - start
        iterations += search.iterations
        if spent > seconds:
            break
    return iterations / spent if iterations else 0.0


def _mean_seconds(call: Callable[[T], object], items: Sequence[T], seconds: float) -> float:
    calls = 0
    start = time.process_time()
    while True:
        for item in items:
            call(item)
        calls += len(items)
        spent = time.process_time() - start
        if spent >= seconds:
            return spent / calls


def _table_bytes(game: str, seats: int) -> float:
    _played_table(game, seats, TABLES)  # so that everything shared is loaded already
    tracemalloc.start()
    tables = [_played_table(game, seats, seed) for seed in range(TABLES)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(tables)


def _played_table(game: str, seats: int, seed: int) -> Table:
    table = Table.new(game, seats, seed.to_bytes(32, "big"))
    dice = Fast(seed)
    while table.to_act:
        seat = table.to_act[0]
        table.play_move(seat, table.state.sample(seat, dice))
    return table


if __name__ == "__main__":
    pin()
    sys.stdout.write(encode(measure(sys.argv[1], float(sys.argv[2]))).decode())
