"""Options of a game as data: typed, each with its rule, so that a form can be drawn from them."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from .errors import BadOption, UnknownOption
from .said import quote

Value: TypeAlias = bool | int | str

DIGITS = 12
"""Maximum digits in a number."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option. `values` may differ by number of seats; the first is then the default."""

    name: str
    rule: str
    values: tuple[Value, ...] = ()
    default: Value | None = None
    by_seats: dict[int, tuple[Value, ...]] = {}
    least: int | None = None
    most: int | None = None

    def choices(self, seats: int) -> tuple[Value, ...]:
        """What may be chosen; empty for a number between `least` and `most`."""
        return self.by_seats.get(seats, self.values)

    def standard(self, seats: int) -> Value:
        """The value unless somebody chooses another."""
        return self.choices(seats)[0] if self.default is None else self.default

    def read(self, value: object, seats: int) -> Value:
        """The value, of the right type and within bounds; text is read as on the command line."""
        if self.least is not None and self.most is not None:
            return self._number(value, self.least, self.most)
        for choice in self.choices(seats):
            if value is choice or _text(value) == _text(choice):
                return choice
        allowed = ", ".join(_text(choice) for choice in self.choices(seats))
        raise BadOption(
            "option-not-a-choice",
            self.rule,
            name=self.name,
            value=quote(_text(value)),
            choices=allowed,
        )

    def _number(self, value: object, least: int, most: int) -> int:
        text = _text(value)
        digits = text.isascii() and text.isdigit() and len(text) <= DIGITS
        if not digits or not least <= int(text) <= most:
            raise BadOption(
                "option-out-of-range",
                self.rule,
                name=self.name,
                value=quote(text),
                least=str(least),
                most=str(most),
            )
        return int(text)


def _text(value: object) -> str:
    """The value as written on the command line, or the name of its type if no option can have
    such a value."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value
    is_short = isinstance(value, int) and abs(value) < 10**DIGITS
    return str(value) if is_short else f"<{type(value).__name__}>"


class Options:
    """All options of one table, checked."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values

    def flag(self, name: str) -> bool:
        """A yes or no."""
        return self.values[name] is True

    def number(self, name: str) -> int:
        """A whole number."""
        return int(self.values[name])

    def word(self, name: str) -> str:
        """One of several words."""
        return str(self.values[name])


def resolve(schema: tuple[Option, ...], given: Mapping[str, object], seats: int) -> Options:
    """The given values, checked, and the standard ones for the rest."""
    known = {option.name for option in schema}
    for name in given:
        if name not in known:
            key = "no-such-option" if known else "no-options"
            raise UnknownOption(key, name=quote(str(name)), known=", ".join(sorted(known)))
    return Options(
        {
            option.name: option.read(given[option.name], seats)
            if option.name in given
            else option.standard(seats)
            for option in schema
        }
    )
