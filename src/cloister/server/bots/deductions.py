"""Deductions from what a seat knows: for the inspector during the game, for everybody after it."""

import msgspec

from cloister.core.card import AnyGame
from cloister.core.deduction_review import when_certain
from cloister.core.record import Record
from cloister.core.table import Table
from cloister.core.values import View

from ..errors import WrongMoment

INSPECTOR = "inspector"


class Deductions(msgspec.Struct, frozen=True):
    """What GET .../insight (the wire's word for deductions) answers."""

    v: int
    possible: list[str] | None = None
    """The marks that may still be right for this seat; null if the game cannot work them out."""
    certain: list[int | None] = []
    """After the end, for each seat: the step after which it could have known."""


def check_inspector(assist: str) -> None:
    """A running game answers only at tables that agreed on the inspector."""
    if assist != INSPECTOR:
        raise WrongMoment("server-no-inspector")


def during(game: AnyGame, view: View, v: int) -> Deductions:
    """What can still be true for the seat that has this view."""
    possible = game.possible
    return Deductions(v, None if possible is None else possible(view))


def afterwards(record: Record) -> Deductions:
    """The step after which each seat could have known."""
    table = Table.resume(record.header, record.acts)
    return Deductions(len(table.log), certain=when_certain(table))
