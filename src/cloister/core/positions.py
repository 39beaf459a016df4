"""Writing positions down and reading them back: the part that all games share.

A game lists the fields of its position in a subclass of `Position`. Fields with the name of an
attribute of its state are copied both ways; only what is written in another form has to be
converted by the game. `Game.start_at` turns any error in reading into a BadPosition.
"""

from copy import deepcopy
from typing import Any, Self

import msgspec

from .errors import BadPosition
from .values import Json


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Everything there is to know about a position, the hidden part included."""

    @classmethod
    def of(cls, state: object, **converted: Any) -> Self:
        """The position of a state: fields as given, all others copied from it."""
        same = [name for name in cls.__struct_fields__ if name not in converted]
        return cls(**{name: deepcopy(getattr(state, name)) for name in same}, **converted)

    @classmethod
    def read(cls, written: dict[str, Json]) -> Self:
        """The position that was written down; ValidationError if it is not one."""
        return msgspec.convert(written, cls)

    def written(self) -> dict[str, Json]:
        """The position in the form that a record holds."""
        written: dict[str, Json] = msgspec.to_builtins(self)
        return written

    def put_into(self, state: object, *names: str) -> None:
        """Copy these fields, or all, into the state's attributes of the same name."""
        for name in names or self.__struct_fields__:
            setattr(state, name, deepcopy(getattr(self, name)))


def need(holds: bool, key: str, /, **arguments: int | str) -> None:
    """Refuse a position if something does not hold, with a sentence of the game."""
    if not holds:
        raise BadPosition(key, **arguments)
