"""Many games between bots: the same numbers for any number of processes, and resumable."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from cloister.bots import levels
from cloister.core import registry
from cloister.core.errors import UsageError
from cloister.core.table import Table

from .chunk import Run
from .ledger import Ledger, Progress
from .parquet import load_polars
from .tally import Result, Tally
from .workers import load_ray, play_chunks

MOST_GAMES = 10**9
MOST_WORKERS = 1024


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    *,
    workers: int | None = 1,
    ray: str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Path | None = None,
    records: Path | None = None,
    out: Path | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play many games. `bots` names one level for all seats, or one for each.

    `workers=None` uses all cores once that is worth it. `records` is a folder that gets a record of
    every game, `out` a Parquet file with a row for every game; with either of them, an interrupted
    simulation resumes where it stopped when it is run again.
    """
    run = make_run(game, seats, bots, games, seed, options or {}, pack, records)
    check_resources(workers, ray, out)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(run, Tally(run, registry.find(game).end_reasons), out, progress)
    for chunk in play_chunks(run, ledger.open_parts(), workers, ray):
        ledger.take(chunk)
    return ledger.finish()


def name_bots(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One level for each seat; a single one is used for all."""
    named = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    if len(named) != seats:
        raise UsageError("lab-bots-for-seats", bots=len(named), seats=seats)
    for level in named:
        levels.make(level)
    return named


def make_run(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int | str,
    options: Mapping[str, object],
    pack: Path | None,
    records: Path | None,
) -> Run:
    if not 1 <= games <= MOST_GAMES:
        raise UsageError("lab-games-out-of-range", games=str(games), most=MOST_GAMES)
    header = Table.new(game, seats, bytes(32), options, pack).header
    return Run(
        game=header.game,
        rules=header.rules,
        seats=seats,
        bots=name_bots(bots, seats),
        games=games,
        seed=str(seed),
        options=tuple(header.options.items()),
        pack=header.pack,
        pack_file=None if pack is None else str(pack.absolute()),
        records=None if records is None else str(records.absolute()),
    )


def check_resources(workers: int | None, ray: str | None, out: Path | None) -> None:
    """Fail before the first game, not after the last one."""
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise UsageError("lab-workers-out-of-range", workers=str(workers), most=MOST_WORKERS)
    if ray is not None:
        load_ray()
    if out is not None:
        load_polars()
