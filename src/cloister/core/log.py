"""The moves of one table, kept small: eight bytes a move, and the draws where there were any."""

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from .draws import Draw
from .values import Move, Seat

UNDO = -1
"""Replaces a move that was taken back."""


class Entry(NamedTuple):
    """One line of a log: a seat's move with its draws, or a seat's undo."""

    seat: Seat
    move: Move
    draws: list[Draw]


class Log:
    """What happened, in order. It only grows: an undo is one more entry."""

    def __init__(self) -> None:
        self._packed = array("q")
        self._draws: dict[int, list[Draw]] = {}

    def __len__(self) -> int:
        return len(self._packed)

    def __iter__(self) -> Iterator[Entry]:
        for at, packed in enumerate(self._packed):
            yield Entry(packed & 0xFF, packed >> 8, self._draws.get(at, []))

    def __getitem__(self, at: int) -> Entry:
        packed = self._packed[at]
        return Entry(packed & 0xFF, packed >> 8, self._draws.get(at, []))

    def add(self, entry: Entry) -> None:
        """Write one more line."""
        self._packed.append(entry.move << 8 | entry.seat)
        if entry.draws:
            self._draws[len(self._packed) - 1] = entry.draws

    def moves_in_effect(self) -> list[tuple[int, Entry]]:
        """The moves that were not taken back, each with its place in the log."""
        kept: list[tuple[int, Entry]] = []
        for at, entry in enumerate(self):
            if entry.move == UNDO:
                kept.pop()
            else:
                kept.append((at, entry))
        return kept
