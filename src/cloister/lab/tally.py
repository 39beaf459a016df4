"""Adds up many games, in whole numbers so that the order does not affect a mean."""

import msgspec

from cloister.core.options import Value

from .chunk import Chunk, Row, Run


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a simulation. Everything but the timing follows from its parameters."""

    game: str
    seats: int
    games: int
    seed: int | str
    bots: tuple[str, ...]
    options: dict[str, Value]
    wins: list[int]
    """For each seat, the games in which it was among the winners."""
    mean_scores: list[float]
    mean_moves: float
    moves: int
    seconds: float
    moves_per_second: float
    end_reasons: dict[str, int]
    ties: int
    """Games with more than one winner."""


class Tally:
    """The sums of all games so far."""

    def __init__(self, run: Run, reasons: tuple[str, ...]) -> None:
        self._run = run
        self.games = 0
        self._moves = 0
        self._ties = 0
        self._wins = [0] * run.seats
        self._scores = [0] * run.seats
        self._reasons = dict.fromkeys(reasons, 0)

    def add(self, chunk: Chunk) -> None:
        """Count the games of a chunk."""
        for row in chunk.rows:
            self._count(row)

    def _count(self, row: Row) -> None:
        self.games += 1
        self._moves += row.moves
        self._ties += len(row.winners) > 1
        self._reasons[row.reason] += 1
        for seat in row.winners:
            self._wins[seat] += 1
        for seat, score in enumerate(row.scores):
            self._scores[seat] += score

    def result(self, seconds: float) -> Result:
        """The result, once all games are counted."""
        run = self._run
        return Result(
            game=run.game,
            seats=run.seats,
            games=self.games,
            seed=as_number(run.seed),
            bots=run.bots,
            options=dict(run.options),
            wins=self._wins,
            mean_scores=[score / self.games for score in self._scores],
            mean_moves=self._moves / self.games,
            moves=self._moves,
            seconds=seconds,
            moves_per_second=self._moves / seconds,
            end_reasons=self._reasons,
            ties=self._ties,
        )


def as_number(seed: str) -> int | str:
    """A seed that was a number is shown as one."""
    try:
        return int(seed) if str(int(seed)) == seed else seed
    except ValueError:
        return seed
