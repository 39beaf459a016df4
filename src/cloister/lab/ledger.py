"""Collects the games of a simulation: sums, journal, records, Parquet file."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from cloister.core.record import write_file

from .chunk import Chunk, Run
from .journal import Journal
from .parquet import write_games

LARGEST_CHUNK = 250
CHUNKS = 64
"""The number of chunks a simulation is cut into, unless they would be too large."""

Progress = Callable[[int], None]
"""Called with the number of games done."""


R_co = TypeVar("R_co", covariant=True)


class Sums(Protocol[R_co]):
    """Adds the games up into a result."""

    @property
    def games(self) -> int:
        """How many were counted so far."""

    def add(self, chunk: Chunk) -> None:
        """Count the games of a chunk; chunks come in any order."""

    def result(self, seconds: float) -> R_co:
        """The result, once all games are counted."""


class Ledger(Generic[R_co]):
    """Takes chunks in any order, and knows which are still to be played."""

    def __init__(
        self,
        run: Run,
        sums: Sums[R_co],
        out: Path | None,
        progress: Progress | None,
        journal: Path | None = None,
    ) -> None:
        self._run = run
        self._sums = sums
        self._out = out
        self._progress = progress
        self._path = journal or self._beside_the_results()
        self._done: set[int] = set()
        self._started = time.perf_counter()
        self._journal = self._open_journal()

    def open_parts(self) -> Iterator[tuple[int, int]]:
        """The chunks to be played: the first game of each, and how many games it has."""
        size = max(1, min(LARGEST_CHUNK, self._run.games // CHUNKS))
        for first in range(0, self._run.games, size):
            if first not in self._done:
                yield first, min(size, self._run.games - first)

    def take(self, chunk: Chunk) -> None:
        """Count a chunk and write it down."""
        self._sums.add(chunk)
        for index, text in enumerate(chunk.records, start=chunk.first):
            write_file(Path(str(self._run.records), f"{index:08}.game"), text)
        if self._journal is not None:
            self._journal.add(chunk, self._seconds())
        if self._progress is not None:
            self._progress(self._sums.games)

    def finish(self) -> R_co:
        """Write the results, once all games are played."""
        result = self._sums.result(self._seconds())
        if self._journal is not None:
            if self._out is not None:
                chunks = (entry.chunk for entry in self._journal.entries())
                write_games(self._out, self._run.seed, chunks)
            self._journal.remove()
        return result

    def _seconds(self) -> float:
        return time.perf_counter() - self._started

    def _open_journal(self) -> Journal | None:
        if self._path is None:
            return None
        journal = Journal(self._path, self._run)
        seconds = 0.0
        for entry in journal.entries():
            self._sums.add(entry.chunk)
            self._done.add(entry.chunk.first)
            seconds = entry.seconds
        self._started -= seconds
        return journal

    def _beside_the_results(self) -> Path | None:
        if self._out is not None:
            return self._out.with_name(f"{self._out.name}.part")
        if self._run.records is not None:
            return Path(self._run.records, "simulation.part")
        return None
