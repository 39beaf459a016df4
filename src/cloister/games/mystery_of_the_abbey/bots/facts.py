# compiled with mypyc
"""Facts that hold all game long at one table, worked out once for all its bots."""

from ..components.pack import Components
from ..components.rooms import COUNT


class Facts:
    """Traits, cells and distances."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.values = list(parts.values)
        """For each trait value, the suspects that have it."""
        self.seats = seats
        self.cells = list(parts.cells)
        """The cell of each seat."""
        self.distance = _distances(parts)
        """Steps from room to room."""


def _distances(parts: Components) -> list[list[int]]:
    far = [[99] * COUNT for _ in range(COUNT)]
    for room in range(COUNT):
        far[room][room] = 0
    for _ in range(COUNT):
        for one, other in parts.corridors:
            for room in range(COUNT):
                far[room][other] = min(far[room][other], far[room][one] + 1)
                far[room][one] = min(far[room][one], far[room][other] + 1)
    return far
