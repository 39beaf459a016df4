"""The unit of work of a simulation: a run of games with the same result wherever it is played.

Game i of a simulation with the seed S is dealt from HMAC-SHA256(SHA-256(S), "game/i"), and each
bot has its own dice: no game depends on another, nor on the process that plays it.
"""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cloister.bots import levels
from cloister.bots.context import Bot
from cloister.bots.match import play_match
from cloister.core.card import AnyGame, Setting
from cloister.core.chance import Chance, Streams, derive, fast, master_key
from cloister.core.errors import PackMissing, RuleBug
from cloister.core.heuristics import Heuristics
from cloister.core.options import Value
from cloister.core.record import write
from cloister.core.table import Table
from cloister.core.values import Move, Outcome, Seat


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a simulation, the same for all its chunks."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    seatings: tuple[tuple[str, ...], ...] = ()
    """If given, every deal is played once by each of these seatings, in turn."""
    options: tuple[tuple[str, Value], ...]
    pack: str
    """The hash of the component pack; `pack_file` is its file, if one was given."""
    pack_file: str | None = None
    records: str | None = None
    """The folder for records, if they were asked for."""

    def seating(self, index: int) -> tuple[str, ...]:
        """Who plays game number `index`."""
        return self.seatings[index % len(self.seatings)] if self.seatings else self.bots

    def deal(self, index: int) -> int:
        """The number of the deal that game number `index` is played from."""
        return index // len(self.seatings) if self.seatings else index


class Row(msgspec.Struct, frozen=True, array_like=True):
    """How one game went."""

    moves: int
    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Chunk(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some consecutive games, played."""

    first: int
    rows: list[Row]
    records: list[str] = []
    """The text of each game's record, if records were asked for."""


class RunContext(NamedTuple):
    """What all games of a run share."""

    game: AnyGame
    setting: Setting[Any]
    heuristics: Heuristics
    root: bytes


def play_chunk(run: Run, first: int, count: int) -> Chunk:
    """Play the games `first` to `first + count - 1` of a run."""
    ready = _prepare(run)
    rows: list[Row] = []
    records: list[str] = []
    for index in range(first, first + count):
        moves, outcome = _play(run, ready, index)
        rows.append(Row(len(moves), outcome.reason, outcome.scores, outcome.winners))
        if run.records is not None:
            records.append(_record(run, index, moves, outcome))
    return Chunk(first=first, rows=rows, records=records)


def table_seed(seed: str, index: int) -> bytes:
    """The seed of the table at which game number `index` is played."""
    return derive(_root(seed), f"game/{index}")


@lru_cache(maxsize=1)
def _prepare(run: Run) -> RunContext:
    table = _table(run, 0)
    if table.header.pack != run.pack:
        raise PackMissing("lab-pack-differs", game=table.game.title)
    game = table.game
    return RunContext(game, table.setting, game.heuristics_at(table.setting), _root(run.seed))


def _root(seed: str) -> bytes:
    return hashlib.sha256(seed.encode()).digest()


def _play(run: Run, ready: RunContext, index: int) -> tuple[list[tuple[Seat, Move]], Outcome]:
    seed = derive(ready.root, f"game/{run.deal(index)}")
    chance = Streams(master_key(seed))
    state = ready.game.start(ready.setting, chance)
    bots: list[Bot] = [levels.make(level) for level in run.seating(index)]
    dice: list[Chance] = [fast(derive(seed, f"bot/{seat}")) for seat in range(run.seats)]
    moves = play_match(state, bots, dice, chance, ready.heuristics, ready.game.longest)
    outcome = state.outcome()
    if outcome is None:
        raise RuleBug(f"game {index} (seed {run.seed}) has not ended after {len(moves)} moves")
    return moves, outcome


def _record(run: Run, index: int, moves: list[tuple[Seat, Move]], outcome: Outcome) -> str:
    """The record of a game, made by a Table from the same seed and the same moves."""
    table = _table(run, index)
    for seat, move in moves:
        table.play_move(seat, move)
    if table.outcome != outcome:
        raise RuleBug(f"game {index} (seed {run.seed}) replayed differently")
    return write(table.record())


def _table(run: Run, index: int) -> Table:
    pack = None if run.pack_file is None else Path(run.pack_file)
    return Table.new(run.game, run.seats, table_seed(run.seed, index), dict(run.options), pack)
