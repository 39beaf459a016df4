"""An exception that says a sentence: a key of a catalogue and arguments, in any language."""

from pathlib import Path
from typing import Self

from .languages import SHELL
from .text import sentence

LONGEST = 300
"""Characters of an argument; the rest is cut off."""
SHOWN = 40
"""Characters of what somebody typed, as far as a refusal repeats it."""


class Said(Exception):
    """Survives pickling with all that it says: worker processes send their errors home."""

    def __init__(self, key: str, arguments: dict[str, int | float | str]) -> None:
        self.key = clean(key)
        super().__init__(self.key)
        self.arguments = {name: _cleaned(value) for name, value in arguments.items()}
        self.folder = SHELL
        """Where the sentence stands; a game's folder for what only that game says."""
        self._around: tuple[str, dict[str, str]] | None = None

    def said_by(self, folder: Path) -> Self:
        """The same error, with a sentence of that game's catalogue."""
        self.folder = folder
        return self

    def within(self, key: str, /, **arguments: str) -> Self:
        """The same error, quoted as `$why` by a sentence of everybody's."""
        self._around = key, {name: clean(value) for name, value in arguments.items()}
        return self

    def sentence(self, language: str = "") -> str:
        """What to tell a person."""
        said = sentence(self.folder, self.key, self.arguments, language)
        if self._around is None:
            return said
        key, arguments = self._around
        return sentence(SHELL, key, {**arguments, "why": said}, language)

    def __str__(self) -> str:
        return self.sentence()


def clean(text: str) -> str:
    """Quotes of people and files, cut to length: no line ends, no codes for the terminal, no half
    characters that cannot be encoded."""
    shown = text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def quote(typed: str) -> str:
    """What somebody typed, short enough to be repeated in a sentence that says more."""
    return typed if len(typed) <= SHOWN else f"{typed[:SHOWN]} ..."


def _cleaned(value: int | float | str) -> int | float | str:
    return clean(value) if isinstance(value, str) else value
