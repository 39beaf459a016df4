"""What code says: every key that is passed to a catalogue, and with which arguments."""

import fnmatch
from collections.abc import Collection
from typing import NamedTuple


class Said(NamedTuple):
    """A key in code. A `*` in it stands for what is only known when the code runs."""

    key: str
    where: str
    given: frozenset[str] | None
    """The names of the arguments; None where they cannot be read off the code."""

    def means(self, known: Collection[str]) -> list[str]:
        """Those keys that this may be."""
        if "*" in self.key:
            return fnmatch.filter(known, self.key)
        return [self.key] if self.key in known else []


def filled(given: frozenset[str]) -> set[str]:
    """What a sentence may ask for if it is given these: see core/text.py."""
    more = {f"{name}-{what}" for name in given for what in ("name", "is", "list")}
    return {*given, *more, "item"}
