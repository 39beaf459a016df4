"""The games of a simulation as a Parquet file, one row per game."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from cloister.core.errors import MissingExtra

from .chunk import Chunk, table_seed


def load_polars() -> Any:
    """Polars, if it is installed."""
    try:
        return import_module("polars")
    except ImportError:
        raise MissingExtra("lab-needs-polars") from None


def write_games(path: Path, seed: str, chunks: Iterable[Chunk]) -> None:
    """Write all games, in order; the file is written completely or not at all."""
    polars = load_polars()
    frames = {chunk.first: _frame(polars, seed, chunk) for chunk in chunks}
    draft = path.with_name(f"{path.name}.draft")
    polars.concat([frames[first] for first in sorted(frames)]).write_parquet(draft)
    draft.replace(path)


def _frame(polars: Any, seed: str, chunk: Chunk) -> Any:
    rows = chunk.rows
    games = range(chunk.first, chunk.first + len(rows))
    return polars.DataFrame(
        {
            "game": list(games),
            "seed": [table_seed(seed, index).hex() for index in games],
            "moves": [row.moves for row in rows],
            "reason": [row.reason for row in rows],
            "scores": [list(row.scores) for row in rows],
            "winners": [list(row.winners) for row in rows],
        },
        schema={
            "game": polars.Int64,
            "seed": polars.String,
            "moves": polars.Int64,
            "reason": polars.String,
            "scores": polars.List(polars.Int64),
            "winners": polars.List(polars.Int64),
        },
    )
