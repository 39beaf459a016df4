"""Garbage collection at quiet moments.

A full collection visits every table in memory, which stops the server for 200 ms at 500 tables.
So the server runs one when no move has been made for a while (`IdleCollector`). Python's own full
collections still happen under load unless `only_young` was called: the load benchmark calls it
(`benchmarks/server/ours.py`), the server that people run does not.
"""

import gc

YOUNG, MIDDLE, NEVER = 10_000, 20, 1_000_000_000


def only_young() -> None:
    """Ignore what exists after start-up, and leave full collections to `when_quiet`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class IdleCollector:
    """Collects everything when no move has been made since the last call."""

    def __init__(self) -> None:
        self._moves = 0

    def when_quiet(self, moves: int) -> bool:
        """Collect if `moves` has not changed since the last call; returns whether it did."""
        quiet, self._moves = moves == self._moves, moves
        if quiet:
            gc.collect()
        return quiet
