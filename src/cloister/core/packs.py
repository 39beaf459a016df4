"""Component packs: the cards, tiles and numbers of a game as data, each with a source.

A pack is a TOML file. Every table in it that describes a component says `source`:

    printed        the rulebook says so
    public         a named public source says so (`from` names it)
    reconstructed  no source was found; this is our reasoned choice (`from` gives the reason)

Anyone who owns the real box can put a corrected pack in place of ours. It is checked when it is
read, and an error names the line.
"""

import hashlib
import os
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import platformdirs

from .errors import PackMissing, WrongPack
from .languages import SHELL
from .values import encode

SOURCES = ("printed", "public", "reconstructed")

Check = Callable[[Any], bool]


class Pack:
    """A pack that was read: its data, its hash, and its text to find line numbers in."""

    def __init__(self, text: str, name: str, folder: Path = SHELL) -> None:
        self.name = name
        self.folder = folder
        """The folder with the sentences for errors: the game's."""
        self._text = text
        self.data = _parse(text, name)
        self.hash = hashlib.sha256(encode(self.data)).hexdigest()
        self._check_sources()

    def get(self, path: str, wanted: str, fits: Check, /, **arguments: int | str) -> Any:
        """The value at a dotted path; WrongPack if it is missing or does not fit. The sentence
        `wanted` says what belongs there, and may use `$path`."""
        value: Any = self.data
        for part in path.split("."):
            if not isinstance(value, dict) or part not in value:
                raise self.wrong(path, wanted, **arguments)
            value = value[part]
        if not fits(value):
            raise self.wrong(path, wanted, **arguments)
        return value

    def only(self, *tables: str) -> None:
        """Refuse tables that the game does not know: most likely a typo."""
        for name in self.data:
            if name not in tables:
                raise self.wrong(name, "pack-unknown-table", name=name, known=", ".join(tables))

    def wrong(self, path: str, key: str, /, **arguments: int | str) -> WrongPack:
        """The error for a value, with the number of its line."""
        wrong = WrongPack(key, self.name, self._line_of(path), path=path, **arguments)
        wrong.said_by(self.folder)
        return wrong

    def _check_sources(self) -> None:
        for name, table in self.data.items():
            if not isinstance(table, dict) or table.get("source") not in SOURCES:
                sources = ", ".join(SOURCES)
                raise self.wrong(f"{name}.source", "pack-needs-source", name=name, sources=sources)
            if table["source"] != "printed" and not isinstance(table.get("from"), str):
                raise self.wrong(f"{name}.from", "pack-needs-from", name=name)

    def _line_of(self, path: str) -> int:
        """The line of the longest part of the path that is in the file.

        A row of a list on a separate line looks like the head of a table.
        """
        best = 1
        at: list[str] = []
        for number, line in enumerate(self._text.splitlines(), start=1):
            header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line)
            if header and _keys(header[1])[0] in self.data:
                at = _keys(header[1])
            elif key := re.match(r"\s*([\w\-.\"']+)\s*=", line):
                if _starts(path, at + _keys(key[1])):
                    return number
                continue
            else:
                continue
            if _starts(path, at):
                best = number
        return best


def _keys(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def _starts(path: str, keys: list[str]) -> bool:
    return path.split(".")[: len(keys)] == keys


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise WrongPack("pack-not-toml", name, why=str(wrong)) from None


def read_pack(path: Path, folder: Path = SHELL, name: str = "") -> Pack:
    """Read a pack from a file; `folder` is the game's."""
    try:
        return Pack(path.read_text("utf-8"), name or str(path), folder)
    except (OSError, ValueError, RecursionError) as wrong:
        raise WrongPack("pack-unreadable", str(path), why=type(wrong).__name__) from None


def home() -> Path:
    """The user's data folder: packs, saved games, the server's store."""
    chosen = os.environ.get("CLOISTER_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("cloister")


def user_pack_path(key: str) -> Path:
    """Where a player puts a corrected pack for a game."""
    return home() / "packs" / f"{key}.toml"


def current(key: str, folder: Path, given: Path | None = None) -> Pack:
    """The pack to play with: the given one, else one in the user's data folder, else ours."""
    if given is not None:
        return read_pack(given, folder)
    own = user_pack_path(key)
    return read_pack(own, folder) if own.exists() else standard(key, folder)


def standard(key: str, folder: Path) -> Pack:
    """The pack that comes with the game."""
    return read_pack(folder / "components.toml", folder, f"{key}/components.toml")


def with_hash(wanted: str, key: str, folder: Path, given: Path | None = None) -> Pack:
    """The pack that a record was played with, wherever it is."""
    for pack in _at_hand(key, folder, given):
        if pack.hash == wanted:
            return pack
    raise PackMissing("pack-missing", hash=wanted[:12], place=str(user_pack_path(key)))


def _at_hand(key: str, folder: Path, given: Path | None) -> Iterator[Pack]:
    """Reads packs one by one, so that a broken one does not affect games that do not need it."""
    yield standard(key, folder)
    for place in (given, user_pack_path(key)):
        if place is not None and place.exists():
            yield read_pack(place, folder)
