"""What the game itself concludes from what a seat knows: for the inspector, and after the end."""

import msgspec

from cloister.core.inquest import when_certain
from cloister.core.record import Record
from cloister.core.table import Table
from cloister.core.values import View

from ..errors import WrongMoment
from ..table.room import Room

INSPECTOR = "inspector"


class Insight(msgspec.Struct, frozen=True):
    """What GET .../insight answers."""

    v: int
    possible: list[str] | None = None
    """The marks that may still be right for this seat; null if the game does not reckon that."""
    certain: list[int | None] = []
    """After the end, for each seat: the step after which it could have known."""


def check_inspector(room: Room) -> None:
    """A running game tells it only where the inspector was agreed upon."""
    if room.sheet.assist != INSPECTOR:
        raise WrongMoment("at this table everybody thinks for themselves")


def during(room: Room, view: View, v: int) -> Insight:
    """What can still be true for whoever sees this view."""
    reckon = room.game.possible
    return Insight(v, None if reckon is None else reckon(view))


def afterwards(record: Record) -> Insight:
    """From when on each seat could have known."""
    table = Table.resume(record.header, record.acts)
    return Insight(len(table.log), certain=when_certain(table))
