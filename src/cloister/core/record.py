"""One game = one file: save file, replay, bug report, test fixture, lab row and fairness proof.

A record is text, one JSON object per line: the header (what was agreed, the seed, the commitment,
the draws of the deal), then each move with the draws that chance made for it, then the end. Every
line ends with a hash of itself and of all lines before it. History is in the resolved draws, not
in the seed; the seed is there to prove them (`verify`).
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .draws import Draw
from .errors import FileError, RecordDamaged, RecordForged, RecordTruncated
from .options import Value
from .values import Outcome, Seat, encode

FORMAT = 1
LARGEST = 64 * 1024 * 1024


class Line(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """The field that every line has."""

    hash: str = ""


class Header(Line, frozen=True, kw_only=True, omit_defaults=True):
    """What was agreed before the first move."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    pack: str
    commitment: str
    seed: str
    deal: list[Draw] = []
    table: str = ""
    nonces: tuple[str, ...] = ()
    position: dict[str, Any] | None = None


class Act(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A move, or an undo."""

    n: int
    seat: Seat
    move: str | None = None
    undo: bool = False
    draws: list[Draw] = []


class End(Line, frozen=True, kw_only=True, omit_defaults=True):
    """The last line: how many lines there were, and the outcome if the game was finished."""

    lines: int
    outcome: Outcome | None = None


class Record(msgspec.Struct, frozen=True):
    """A record as it was read: its chain is checked, its moves are not."""

    header: Header
    acts: list[Act]
    end: End


def agreed(header: Header) -> bytes:
    """The part of the header that the commitment binds the seed to."""
    place = [header.table, header.game, header.rules, header.seats, header.options, header.pack]
    return encode(place if header.position is None else [*place, header.position])


def write(record: Record) -> str:
    """The text of a record, its chain of hashes computed."""
    return "".join(f"{line}\n" for line in _chained([record.header, *record.acts, record.end]))


def _chained(lines: list[Line]) -> Iterator[str]:
    link = ""
    for line in lines:
        body = encode(msgspec.structs.replace(line, hash="")).decode()
        link = _link(link, body)
        yield f'{body[:-1]},"hash":"{link}"}}'


def _link(before: str, body: str) -> str:
    return hashlib.sha256(f"{before}{body}".encode()).hexdigest()


def read(text: str) -> Record:
    """Read a record and check its chain; a damaged, cut or forged one raises its own error."""
    lines = text.split("\n")
    if lines.pop() != "" or not lines:
        raise RecordTruncated("record-cut-within-line")
    header = _decode(lines[0], 1, Header)
    if header.format != FORMAT:
        raise RecordDamaged("record-format", format=str(header.format), known=str(FORMAT))
    if len(lines) == 1 or '"lines":' not in lines[-1]:
        raise RecordTruncated("record-cut-after-line", line=str(len(lines)))
    acts = [_decode(line, at, Act) for at, line in enumerate(lines[1:-1], start=2)]
    record = Record(header, acts, _decode(lines[-1], len(lines), End))
    _check_chain(lines, record)
    _check_count(record)
    return record


def _check_count(record: Record) -> None:
    if record.end.lines != len(record.acts) or any(
        act.n != n for n, act in enumerate(record.acts, start=1)
    ):
        raise RecordForged("record-lines-missing")


def _check_chain(found: list[str], record: Record) -> None:
    try:
        wanted = write(record).split("\n")
    except RecursionError:
        raise RecordDamaged("record-too-deep") from None
    for at, (line, other) in enumerate(zip(found, wanted, strict=False), start=1):
        if line != other:
            raise RecordForged("record-chain", line=str(at))


L = TypeVar("L", bound=Line)


def _decode(line: str, at: int, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise RecordDamaged("record-not-a-line", line=str(at)) from None


def read_file(path: Path) -> Record:
    """Read a record from a file."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise RecordDamaged("record-unreadable", file=str(path), why=_reason(wrong)) from None
    if len(found) > LARGEST:
        raise RecordDamaged("record-too-large", file=str(path))
    try:
        return read(found.decode("utf-8"))
    except UnicodeDecodeError:
        raise RecordDamaged("record-not-text", file=str(path)) from None


def write_file(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    try:
        _swap_in(path, text)
    except (OSError, ValueError) as wrong:
        raise FileError("file-not-written", file=str(path), why=_reason(wrong)) from None


def _swap_in(path: Path, text: str) -> None:
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, "utf-8", newline="\n")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _reason(wrong: OSError | ValueError) -> str:
    return str(getattr(wrong, "strerror", None) or wrong)
