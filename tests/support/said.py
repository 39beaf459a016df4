"""What code says: every key that it passes to a catalogue, and with which arguments."""

import fnmatch
from collections.abc import Collection
from typing import NamedTuple


class Said(NamedTuple):
    """A key in code. A `*` in it stands for a part that is known only at run time."""

    key: str
    where: str
    given: frozenset[str] | None
    """The names of the arguments; None if the code does not show them."""
    told: bool = True
    """Whether names of seats and lists are added to the arguments: see core/text.py."""

    def means(self, known: Collection[str]) -> list[str]:
        """The known keys that this one may stand for."""
        if "*" in self.key:
            return fnmatch.filter(known, self.key)
        return [self.key] if self.key in known else []

    def filled(self, more: set[str]) -> set[str]:
        """Everything that the sentence may ask for, if it can also do without some arguments."""
        given = self.given or frozenset()
        telling = {*given, *more} if self.told else more
        derived = {f"{name}-{what}" for name in telling for what in ("name", "is", "list")}
        return {*given, *more, *derived, "item"}
