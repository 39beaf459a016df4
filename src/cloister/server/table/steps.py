"""What happened, step by step, as each seat is told of it."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Raw

from cloister.core.draws import Replaying
from cloister.core.game import State, Told
from cloister.core.log import UNDO, Entry
from cloister.core.table import Table
from cloister.core.values import Event, Seat

from ..protocol import raw

Audience = Seat | None


class Heard(NamedTuple):
    """The events of one step for one audience: with what was shown for a moment, and without."""

    flashed: Raw
    lasting: Raw


class Step:
    """One line of the log, encoded once for all who hear the same."""

    __slots__ = ("_heard", "by", "flash", "move", "v")

    def __init__(self, v: int, by: Seat, move: str | None, told: Told, seats: int) -> None:
        self.v = v
        self.by = by
        self.move = move
        """None: an undo."""
        self._heard: dict[Audience, Heard] = {}
        self.flash = self._hear(told, None)
        for seat in range(seats):
            self._hear(told, seat)

    def heard(self, seat: Audience) -> Heard:
        """What this audience was told."""
        return self._heard.get(seat) or self._heard[None]

    def line(self, seat: Audience, *, flashed: bool = False) -> Raw:
        """As it stands in a snapshot."""
        heard = self.heard(seat)
        events = heard.flashed if flashed else heard.lasting
        undo = b',"undo":true' if self.move is None else b""
        return Raw(b'{"v":%d,"by":%d%b,"events":%b}' % (self.v, self.by, undo, bytes(events)))

    def _hear(self, told: Told, seat: Audience) -> bool:
        events = told.heard_by(seat)
        flash = any(event.flash for event in events)
        flashed = raw(events)
        plain = raw([Event(event.name, event.args) for event in events]) if flash else flashed
        known = self._heard.get(None)
        if known is None or known.flashed != flashed:
            self._heard[seat] = Heard(flashed, plain)
        return flash


class Retold(NamedTuple):
    """A line of the log, what it told, and the position after it."""

    v: int
    entry: Entry
    told: Told
    state: State


def retell(table: Table) -> Iterator[Retold]:
    """Go through a game again. The positions are valid until the next step."""
    state = table.at(0).state
    before: list[State] = []
    for v, entry in enumerate(table.log, start=1):
        told = Told()
        if entry.move == UNDO:
            state = before.pop()
        else:
            before.append(state.copy())
            state.play(entry.seat, entry.move, Replaying(entry.draws), told)
            if told.revealed or entry.draws:
                before.clear()
        yield Retold(v, entry, told, state)


def step_of(table: Table, told: Retold) -> Step:
    """The step of a line that is told again."""
    move = None if told.entry.move == UNDO else table.game.write(told.entry.move)
    return Step(told.v, told.entry.seat, move, told.told, audiences(table))


def audiences(table: Table) -> int:
    """How many seats may hear something else than a spectator."""
    return table.setting.seats if table.game.private else 0
