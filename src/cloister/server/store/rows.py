"""The SQL of every write and every read, each as a small function.

Tables are kept in the SQL table `sheet`: an old name, which existing stores still use.
"""

import sqlite3
from typing import Any

import msgspec

from cloister.core.draws import Draw
from cloister.core.record import Header
from cloister.core.values import Outcome, Seat, encode

from ..protocol import Change, Chat, Remark
from .row_types import PLAYING, Chair, Line, ListedTable, StoredMarks, StoredTable, TableRow
from .writer import Write

_draws = msgspec.json.Decoder(list[Draw])
_changes = msgspec.json.Decoder(Change)


# Writes


def add_table(row: TableRow) -> list[Write]:
    """A new table."""
    values = (
        row.no,
        row.id,
        row.host,
        row.state,
        encode(row.header),
        row.show_seconds,
        row.public,
        row.first,
        row.successor,
        None,
        row.made,
        row.assist,
        row.hints,
    )
    sql = "INSERT INTO sheet VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"
    chairs = [put_chair(row.no, seat, chair) for seat, chair in enumerate(row.chairs)]
    return [(sql, values), *chairs]


def put_chair(no: int, seat: Seat, chair: Chair) -> Write:
    """A chair as it is now."""
    values = (no, seat, *msgspec.structs.astuple(chair))
    return ("INSERT OR REPLACE INTO chair VALUES (?,?,?,?,?,?,?,?,?)", values)


def put_seen(no: int, seat: Seat, seen: int) -> Write:
    """The last version that a person has watched."""
    return ("UPDATE chair SET seen=? WHERE sheet=? AND seat=?", (seen, no, seat))


def deal(row: TableRow) -> Write:
    """The game begins."""
    return (
        "UPDATE sheet SET state=?, header=?, first=? WHERE no=?",
        (row.state, encode(row.header), row.first, row.no),
    )


def end(no: int, state: str, outcome: Outcome) -> Write:
    """The game is over."""
    return ("UPDATE sheet SET state=?, outcome=? WHERE no=?", (state, encode(outcome), no))


def put_successor(no: int, successor: str) -> Write:
    """The table of the rematch."""
    return ("UPDATE sheet SET successor=? WHERE no=?", (successor, no))


def add_line(no: int, line: Line) -> Write:
    """One more move or undo."""
    draws = encode(line.draws) if line.draws else None
    values = (no, line.v, line.seat, line.cmd, line.move, draws, line.turn, line.at)
    sql = "INSERT INTO line(sheet, v, seat, cmd, move, draws, turn, at) VALUES (?,?,?,?,?,?,?,?)"
    return (sql, values)


def add_chat(no: int, chat: Chat, cmd: bytes, v: int) -> Write:
    """A chat message."""
    values = (no, chat.n, chat.seat, chat.from_, chat.text, cmd, v, chat.at)
    sql = "INSERT INTO chat(sheet, n, seat, name, text, cmd, v, at) VALUES (?,?,?,?,?,?,?,?)"
    return (sql, values)


def add_mark(no: int, noted: StoredMarks) -> Write:
    """A change of a deduction sheet."""
    values = (no, noted.seat, encode(noted.change), noted.v, noted.cmd)
    return ("INSERT INTO mark(sheet, seat, change, v, cmd) VALUES (?,?,?,?,?)", values)


def add_remark(no: int, remark: Remark) -> Write:
    """A remark from the table about a seat."""
    values = (no, remark.n, remark.v, remark.seat, remark.code)
    return ("INSERT INTO remark(sheet, n, v, seat, code) VALUES (?,?,?,?,?)", values)


def put_name(person: str, name: str, at: int) -> Write:
    """A person's name."""
    return ("INSERT OR REPLACE INTO person VALUES (?,?,?)", (person, name, at))


def rename_chairs(person: str, before: str, after: str) -> Write:
    """Change a person's name at every table that is still being played."""
    going = "SELECT no FROM sheet WHERE no=chair.sheet AND state!='over'"
    sql = f"UPDATE chair SET name=? WHERE person=? AND name=? AND EXISTS ({going})"
    return (sql, (after, person, before))


# Reads


def name_of(connection: sqlite3.Connection, person: str) -> str:
    """The name that a person has chosen, or an empty one."""
    row = connection.execute("SELECT name FROM person WHERE id=?", (person,)).fetchone()
    return str(row[0]) if row else ""


def stored_table(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """A whole table, read in one transaction."""
    connection.execute("BEGIN")
    try:
        return _stored_table(connection, table)
    finally:
        connection.execute("COMMIT")


def _stored_table(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    found = connection.execute("SELECT * FROM sheet WHERE id=?", (table,)).fetchone()
    if found is None:
        return None
    row = _table_row(connection, found)
    sql = "SELECT v, seat, cmd, move, draws, turn, at FROM line WHERE sheet=? ORDER BY v"
    lines = [_line(line) for line in connection.execute(sql, (row.no,))]
    sql = "SELECT n, name, seat, text, at, cmd, v FROM chat WHERE sheet=? ORDER BY n DESC LIMIT 50"
    said = [(Chat(*chat[:5]), chat[5], chat[6]) for chat in connection.execute(sql, (row.no,))]
    sql = "SELECT n, v, seat, code FROM remark WHERE sheet=? ORDER BY n"
    remarks = [Remark(*remark) for remark in connection.execute(sql, (row.no,))]
    return StoredTable(row, lines, said[::-1], noted(connection, row.no), remarks)


def noted(connection: sqlite3.Connection, no: int) -> list[StoredMarks]:
    """All changes of the deduction sheets of a table, in order."""
    sql = "SELECT seat, change, v, cmd FROM mark WHERE sheet=? ORDER BY no"
    return [
        StoredMarks(seat, _changes.decode(change), v, cmd)
        for seat, change, v, cmd in connection.execute(sql, (no,))
    ]


def mine(connection: sqlite3.Connection, person: str, most: int = 100) -> list[ListedTable]:
    """The tables at which a person has a chair, newest first."""
    sql = """SELECT * FROM sheet WHERE no IN (SELECT sheet FROM chair WHERE person=?)
             ORDER BY no DESC LIMIT ?"""
    return [_listed(connection, row) for row in connection.execute(sql, (person, most)).fetchall()]


def watchable(connection: sqlite3.Connection, most: int = 20) -> list[ListedTable]:
    """Public games in progress, newest first."""
    sql = "SELECT * FROM sheet WHERE state=? AND public=1 ORDER BY no DESC LIMIT ?"
    return [_listed(connection, row) for row in connection.execute(sql, (PLAYING, most)).fetchall()]


def with_bots_to_move(connection: sqlite3.Connection) -> list[str]:
    """The ids of games in which a bot has to decide."""
    last = "SELECT turn FROM line WHERE line.sheet=sheet.no ORDER BY v DESC LIMIT 1"
    bots = "SELECT sum(1 << seat) FROM chair WHERE chair.sheet=sheet.no AND kind='bot'"
    sql = f"SELECT id FROM sheet WHERE state=? AND coalesce(({last}), first) & ({bots})"
    return [row[0] for row in connection.execute(sql, (PLAYING,))]


def _listed(connection: sqlite3.Connection, found: tuple[Any, ...]) -> ListedTable:
    row = _table_row(connection, found)
    sql = "SELECT v, turn, at FROM line WHERE sheet=? ORDER BY v DESC LIMIT 1"
    last = connection.execute(sql, (row.no,)).fetchone() or (0, row.first, row.made)
    return ListedTable(row, *last)


def _table_row(connection: sqlite3.Connection, found: tuple[Any, ...]) -> TableRow:
    no, table, host, state, header, show, public, first, successor, *rest = found
    outcome, made, assist, hints = rest
    sql = """SELECT kind, person, name, level, nonce, invite, seen FROM chair
             WHERE sheet=? ORDER BY seat"""
    return TableRow(
        no=no,
        id=table,
        host=host,
        state=state,
        header=msgspec.json.decode(header, type=Header),
        chairs=[Chair(*chair) for chair in connection.execute(sql, (no,))],
        show_seconds=show,
        public=bool(public),
        first=first,
        successor=successor,
        outcome=None if outcome is None else msgspec.json.decode(outcome, type=Outcome),
        made=made,
        assist=assist,
        hints=bool(hints),
    )


def _line(found: tuple[Any, ...]) -> Line:
    v, seat, cmd, move, draws, turn, at = found
    return Line(v, seat, cmd, move, _draws.decode(draws) if draws else [], turn, at)
