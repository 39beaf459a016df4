"""The deduction sheet of one seat: its marks, undo and snapshots, made from a list of changes.

Only the changes are stored. Replaying them gives the same sheet and, after the end of the game,
the history of what each seat believed.
"""

from collections import deque
from collections.abc import Iterable

import msgspec
from msgspec import UNSET

from cloister.core.values import Seat

from ..errors import Denied, SheetFull
from ..limits import Limits
from ..protocol import Change, Mark, SheetState
from ..store.row_types import StoredMarks
from .clean_text import tidy

UNDOS = 100
"""Changes of a sheet that can be undone."""

Delta = dict[str, Mark | None]
"""Marks by key; None for a mark that was removed."""


class Written(msgspec.Struct, frozen=True):
    """The effect of one change of a sheet, for a replay."""

    v: int
    why: int
    marks: dict[str, str]
    """The states by key; empty for a mark that was removed."""


class SheetHistory(msgspec.Struct, frozen=True):
    """What a seat wrote on its sheet, in order."""

    seat: Seat
    written: list[Written]


class Sheet:
    """The sheet of one seat, as it is now."""

    def __init__(self) -> None:
        self.marks: dict[str, Mark] = {}
        self._kept: dict[str, dict[str, Mark]] = {}
        self._before: deque[Delta] = deque(maxlen=UNDOS)
        self._changes = 0

    def shown(self) -> SheetState:
        """The sheet as it is sent to the browser."""
        return SheetState(self.marks, list(self._kept), bool(self._before))

    # Before a change is stored

    def checked(self, change: Change, seen: int, v: int, limits: Limits) -> Change:
        """The change as it will be stored, completed; refused if it breaks the limits."""
        if self._changes >= limits.mark_changes:
            raise SheetFull("server-sheet-changes", most=limits.mark_changes)
        match change.kind:
            case "put":
                return self._checked_put(change, seen, v, limits)
            case "undo":
                return self._checked_undo(change)
            case "keep":
                return self._checked_keep(change, limits)
        return self._checked_name(change)

    def _checked_put(self, change: Change, seen: int, v: int, limits: Limits) -> Change:
        why = seen if change.why is UNSET else change.why
        if why > v:
            raise Denied("server-sheet-reason")
        assert change.put is not UNSET
        after = {*self.marks, *(key for key, state in change.put.items() if state)}
        if len(after - {key for key, state in change.put.items() if not state}) > limits.marks:
            raise SheetFull("server-sheet-marks", most=limits.marks)
        return Change(put=change.put, why=why)

    def _checked_undo(self, change: Change) -> Change:
        if not self._before:
            raise Denied("server-sheet-undo")
        return change

    def _checked_keep(self, change: Change, limits: Limits) -> Change:
        name = tidy(str(change.keep), limits.snapshot_letters)
        if not name:
            raise Denied("server-snapshot-name")
        if name not in self._kept and len(self._kept) >= limits.snapshots:
            raise SheetFull("server-snapshots", most=limits.snapshots)
        return Change(keep=name)

    def _checked_name(self, change: Change) -> Change:
        if (change.drop if change.back is UNSET else change.back) not in self._kept:
            raise Denied("server-no-snapshot")
        return change

    # When it is stored

    def write(self, change: Change, v: int) -> Delta:
        """Apply a change that was checked; returns what it changed."""
        self._changes += 1
        delta = self._delta(change, v)
        before = {key: self.marks.get(key) for key in delta}
        self.marks = {
            key: mark for key, mark in {**self.marks, **delta}.items() if mark is not None
        }
        if delta and change.undo is UNSET:
            self._before.append(before)
        return delta

    def _delta(self, change: Change, v: int) -> Delta:
        match change.kind:
            case "put":
                return _put(change, v)
            case "undo":
                return self._before.pop()
            case "keep":
                self._kept[str(change.keep)] = self.marks
            case "drop":
                del self._kept[str(change.drop)]
            case _:
                kept = self._kept[str(change.back)]
                return _difference(self.marks, kept)
        return {}


def _put(change: Change, v: int) -> Delta:
    assert change.put is not UNSET
    assert change.why is not UNSET
    why = change.why
    return {key: Mark(state, why, v) if state else None for key, state in change.put.items()}


def _difference(one: dict[str, Mark], two: dict[str, Mark]) -> Delta:
    return {key: two.get(key) for key in {**one, **two} if one.get(key) != two.get(key)}


def sheets(noted: Iterable[StoredMarks], seats: int) -> list[Sheet]:
    """The sheets of all seats, from what is stored."""
    made = [Sheet() for _ in range(seats)]
    for note in noted:
        made[note.seat].write(note.change, note.v)
    return made


def histories(noted: Iterable[StoredMarks], seats: int) -> list[SheetHistory]:
    """What every seat wrote on its sheet, in order."""
    made = [Sheet() for _ in range(seats)]
    found = [SheetHistory(seat, []) for seat in range(seats)]
    for note in noted:
        delta = made[note.seat].write(note.change, note.v)
        if delta:
            found[note.seat].written.append(_written(note, delta))
    return found


def _written(note: StoredMarks, delta: Delta) -> Written:
    why = note.v if note.change.why is UNSET else note.change.why
    return Written(note.v, why, {key: mark.state if mark else "" for key, mark in delta.items()})
