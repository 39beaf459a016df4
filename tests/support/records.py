"""Records to test with: whole ones, and lines for a forger to change."""

import hashlib
import json
from pathlib import Path
from typing import Any

from cloister import Table
from cloister.core import record
from cloister.core.errors import CloisterError
from tests.support.tables import SEED, new_table, play_some

Lines = list[dict[str, Any]]
"""The lines of a record without their hashes: header, acts, end."""


def short_table() -> Table:
    """Seat 0 finds a Serendip, leaves it, undoes that and leaves it again; seat 1 uncovers."""
    table = Table.new("serendipity", 3, SEED, table="Tür 7", nonces=("a", "é"))
    table.play(0, f"uncover {hidden_serendip(table)}")
    table.play(0, "leave")
    table.undo(0)
    for move in ("leave", "turn 3", "no exchange"):
        table.play(0, move)
    table.play(1, table.moves(1)[0])
    return table


def hidden_serendip(table: Table) -> str:
    """A place that hides a Serendip: rows are called a to k, places are counted from 1."""
    rows = table.state.position()["rows"]
    assert isinstance(rows, list)
    row = next(row for row in rows if "*" in str(row))
    return f"{'abcdefghijk'[rows.index(row)]}{str(row).index('*') + 1}"


def finished_table(seats: int = 2) -> Table:
    return play_some(new_table(seats, turn_limit=100), 10**5, dice=seats)


def lines_of(table: Table) -> Lines:
    lines = [json.loads(line) for line in record.write(table.record()).splitlines()]
    for line in lines:
        del line["hash"]
    return lines


def chained(bodies: list[str]) -> str:
    """The chain of hashes, implemented a second time."""
    link, text = "", ""
    for body in bodies:
        link = hashlib.sha256((link + body).encode("utf-8", "surrogatepass")).hexdigest()
        text += f'{body[:-1]},"hash":"{link}"}}\n'
    return text


def forged(lines: Lines) -> str:
    return chained([plain_json(line) for line in lines])


def plain_json(line: object) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def opened(folder: Path, content: str | bytes) -> Table:
    path = folder / "x.game"
    raw = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    path.write_bytes(raw)
    return Table.load(path)


def is_one_sentence(error: CloisterError) -> bool:
    said = str(error)
    return said.isprintable() and 10 < len(said) < 400 and bool(error.code)
