"""Recording draws and replaying them, so that later code cannot alter history."""

import msgspec

from .chance import Chance
from .errors import RecordForged


class Draw(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One resolved draw: a number below `size`, or the order of `size` shuffled items."""

    label: str
    size: int
    came: int | list[int]


class Recording(Chance):
    """Draws from another `Chance` and records the results."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def below(self, n: int, label: str = "") -> int:
        came = self._source.below(n, label)
        self.draws.append(Draw(label, n, came))
        return came

    def shuffle(self, items: list[int], label: str = "") -> None:
        order = list(range(len(items)))
        self._source.shuffle(order, label)
        self.draws.append(Draw(label, len(items), order))
        items[:] = [items[i] for i in order]


class Replaying(Chance):
    """Gives out recorded draws and refuses any that the rules did not ask for."""

    def __init__(self, draws: list[Draw]) -> None:
        self._draws = draws
        self._at = 0

    def below(self, n: int, label: str = "") -> int:
        came = self._next(n, label)
        if not isinstance(came, int) or not 0 <= came < n:
            raise RecordForged("draw-not-below", label=label, size=str(n))
        return came

    def shuffle(self, items: list[int], label: str = "") -> None:
        order = self._next(len(items), label)
        if not isinstance(order, list) or sorted(order) != list(range(len(items))):
            raise RecordForged("draw-not-an-order", label=label, size=str(len(items)))
        items[:] = [items[i] for i in order]

    def done(self) -> None:
        """Check that every draw has been used."""
        if self._at != len(self._draws):
            raise RecordForged("draws-left-over")

    def _next(self, size: int, label: str) -> int | list[int]:
        if self._at == len(self._draws):
            raise RecordForged("draw-missing", label=label)
        draw = self._draws[self._at]
        if draw.label != label or draw.size != size:
            raise RecordForged(
                "draw-in-place-of-another",
                found=draw.label,
                among=str(draw.size),
                wanted=label,
                size=str(size),
            )
        self._at += 1
        return draw.came
