"""What a long simulation has done so far, so that it can be resumed.

The first line has the parameters, every further line a chunk of games. If a line was cut short,
for example by a power failure, its games are played again.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

import cloister
from cloister.core.errors import FileError, UsageError
from cloister.core.values import encode

from .chunk import Chunk, Run

L = TypeVar("L", bound=msgspec.Struct)


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    version: str
    run: Run


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chunk, and how long the simulation had taken by then."""

    seconds: float
    chunk: Chunk


class Journal:
    """The journal of one simulation, in a file."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self._opening = Opening(cloister.__version__, run)
        if path.exists():
            self._check()
        else:
            path.write_bytes(encode(self._opening) + b"\n")

    def add(self, chunk: Chunk, seconds: float) -> None:
        """Write down a chunk; records have their own files."""
        bare = Chunk(first=chunk.first, rows=chunk.rows)
        with self.path.open("ab") as file:
            file.write(encode(Entry(seconds, bare)) + b"\n")

    def entries(self) -> Iterator[Entry]:
        """Everything written so far, in order."""
        with self.path.open("rb") as lines:
            next(lines)
            for number, line in enumerate(lines, start=2):
                yield self._decode(line, number, Entry)

    def remove(self) -> None:
        """Delete the file: the simulation is done and its results are elsewhere."""
        self.path.unlink()

    def _check(self) -> None:
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1] or encode(self._opening) + b"\n"
        found = self._decode(whole.split(b"\n", 1)[0], 1, Opening)
        if found != self._opening:
            raise _other_simulation(self.path, found, self._opening)
        if whole != text:
            self.path.write_bytes(whole)

    def _decode(self, line: bytes, number: int, kind: type[L]) -> L:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            raise FileError("lab-journal-damaged", file=str(self.path), line=str(number)) from None


def _other_simulation(path: Path, found: Opening, wanted: Opening) -> UsageError:
    if found.version != wanted.version:
        return UsageError(
            "lab-journal-other-version",
            file=str(path),
            found=found.version,
            wanted=wanted.version,
        )
    there, here = msgspec.to_builtins(found.run), msgspec.to_builtins(wanted.run)
    name = next(name for name in here if there[name] != here[name])
    return UsageError(
        "lab-journal-other-run",
        file=str(path),
        name=name,
        found=str(there[name]),
        wanted=str(here[name]),
    )
