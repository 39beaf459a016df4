"""An exception that says a sentence: a key of a catalogue and arguments, in any language."""

from pathlib import Path
from typing import Self

from .languages import SHELL
from .text import sentence

LONGEST = 300
"""Characters of an argument; the rest is cut off."""
SHOWN = 40
"""Characters of a player's input that a refusal repeats."""


class Said(Exception):
    """Survives pickling intact: worker processes send their errors to the main process."""

    def __init__(self, key: str, arguments: dict[str, int | float | str]) -> None:
        self.key = clean(key)
        super().__init__(self.key)
        self.arguments = {name: _cleaned(value) for name, value in arguments.items()}
        self.folder = SHELL
        """The folder whose catalogue has the sentence: a game's for what only that game says."""
        self._around: tuple[str, dict[str, str]] | None = None

    def said_by(self, folder: Path) -> Self:
        """The same error, with its sentence from that game's catalogue."""
        self.folder = folder
        return self

    def within(self, key: str, /, **arguments: str) -> Self:
        """The same error, quoted as `$why` in a sentence of the shared catalogue."""
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
    """Text from people and files, cut to length, without line ends, terminal codes or lone
    surrogates."""
    shown = text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def quote(typed: str) -> str:
    """What somebody typed, cut short enough to repeat within a sentence."""
    return typed if len(typed) <= SHOWN else f"{typed[:SHOWN]} ..."


def _cleaned(value: int | float | str) -> int | float | str:
    return clean(value) if isinstance(value, str) else value
