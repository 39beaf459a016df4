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

    def means(self, known: Collection[str]) -> list[str]:
        """The known keys that this one may stand for."""
        if "*" in self.key:
            return fnmatch.filter(known, self.key)
        return [self.key] if self.key in known else []


def filled(given: frozenset[str]) -> set[str]:
    """Everything a sentence may ask for, given these arguments: see core/text.py."""
    more = {f"{name}-{what}" for name in given for what in ("name", "is", "list")}
    return {*given, *more, "item"}
