"""Python's collector walks over every table in memory: 200 ms with 500 of them, for everybody.

So it looks at young objects only, and at all of them when nobody has moved for a while.
"""

import gc

YOUNG, MIDDLE, NEVER = 10_000, 20, 1_000_000_000


def only_young() -> None:
    """Keep what start-up made out of the way, and leave full collections to `when_quiet`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Quiet:
    """Notices that nobody moved between two looks."""

    def __init__(self) -> None:
        self._moves = 0

    def when_quiet(self, moves: int) -> bool:
        """Collect everything if no move was made since the last time; whether it was done."""
        quiet, self._moves = moves == self._moves, moves
        if quiet:
            gc.collect()
        return quiet
