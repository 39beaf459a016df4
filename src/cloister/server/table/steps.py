"""The steps of a game as told to each seat."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Raw

from cloister.core.draws import Replaying
from cloister.core.game import Announcements, State
from cloister.core.log import UNDO, Entry
from cloister.core.table import Table
from cloister.core.values import Event, Seat

from ..protocol import raw

Audience = Seat | None


class Heard(NamedTuple):
    """The events of one step for one audience, with and without what was shown for a moment."""

    flashed: Raw
    lasting: Raw


class Step:
    """One line of the log, encoded once for all seats that hear the same."""

    __slots__ = ("_heard", "by", "flash", "move", "v")

    def __init__(self, v: int, by: Seat, move: str | None, told: Announcements, seats: int) -> None:
        self.v = v
        self.by = by
        self.move = move
        """None for an undo."""
        self._heard: dict[Audience, Heard] = {}
        self.flash = self._hear(told, None)
        for seat in range(seats):
            self._hear(told, seat)

    def heard(self, seat: Audience) -> Heard:
        """What this audience was told."""
        return self._heard.get(seat) or self._heard[None]

    def line(self, seat: Audience, *, flashed: bool = False) -> Raw:
        """The step as it appears in a snapshot."""
        heard = self.heard(seat)
        events = heard.flashed if flashed else heard.lasting
        undo = b',"undo":true' if self.move is None else b""
        return Raw(b'{"v":%d,"by":%d%b,"events":%b}' % (self.v, self.by, undo, bytes(events)))

    def _hear(self, told: Announcements, seat: Audience) -> bool:
        events = told.heard_by(seat)
        flash = any(event.flash for event in events)
        flashed = raw(events)
        plain = raw([Event(event.name, event.args) for event in events]) if flash else flashed
        known = self._heard.get(None)
        if known is None or known.flashed != flashed:
            self._heard[seat] = Heard(flashed, plain)
        return flash


class ReplayedLine(NamedTuple):
    """A line of the log, its events, and the position after it."""

    v: int
    entry: Entry
    told: Announcements
    state: State


def replay_lines(table: Table) -> Iterator[ReplayedLine]:
    """Replay a game step by step. Each position is valid only until the next step."""
    state = table.at(0).state
    before: list[State] = []
    for v, entry in enumerate(table.log, start=1):
        told = Announcements()
        if entry.move == UNDO:
            state = before.pop()
        else:
            before.append(state.copy())
            state.play(entry.seat, entry.move, Replaying(entry.draws), told)
            if told.revealed or entry.draws:
                before.clear()
        yield ReplayedLine(v, entry, told, state)


def step_of(table: Table, line: ReplayedLine) -> Step:
    """The step that belongs to a replayed line."""
    move = None if line.entry.move == UNDO else table.game.write(line.entry.move)
    return Step(line.v, line.entry.seat, move, line.told, audiences(table))


def audiences(table: Table) -> int:
    """The number of seats that may hear something that spectators do not."""
    return table.setting.seats if table.game.private else 0
