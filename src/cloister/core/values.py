"""The small values that leave the rules: what is told, what is seen, how it ended."""

from typing import TypeAlias

import msgspec

Seat: TypeAlias = int
"""A place at the table, counted from 0, clockwise."""

Move: TypeAlias = int
"""One decision. An integer inside; notation.py gives it words."""

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""What a view, an event or a position consists of when written down."""

EVERYTHING = 1 << 30
"""A memory without limit (see `State.view`)."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as told to a seat: a name in words/*.ftl and arguments.

    `flash` is shown for a moment and then gone: no log, history or replay of a live game keeps it.
    """

    name: str
    args: dict[str, int | str]
    flash: dict[str, int | str] = {}


class Feature(msgspec.Struct, frozen=True):
    """One thing that makes a position good or bad for a seat: advice is explained by what changes.

    `name` is its sentence in words/*.ftl; `args` say whom or what it is about. Together they are
    its identity.
    """

    name: str
    amount: float
    """In the unit of its sentence: points, squares, cards."""
    worth: float
    """What that is worth to the seat, in points."""
    args: dict[str, int | str] = {}
    note: dict[str, int | str] = {}
    """Further arguments for its sentence, as of before the move."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is forbidden: the rule, and the sentence's name in words/*.ftl."""

    rule: str
    reason: str


class View(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat may know. Each game adds its own fields: an allow-list, never a strip-list."""

    seat: Seat | None
    to_act: tuple[Seat, ...]
    prompt: str
    outcome: Outcome | None


def encode(value: object) -> bytes:
    """The canonical bytes of a value: what is sent, hashed and compared."""
    return msgspec.json.encode(value, order="deterministic")
