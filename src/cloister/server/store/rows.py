"""The SQL of every write and every read, each as a small function."""

import sqlite3
from typing import Any

import msgspec

from cloister.core.draws import Draw
from cloister.core.record import Act, Header
from cloister.core.values import Outcome, Seat, encode

from ..protocol import Change, Chat, Remark
from ..table.marks import Noted
from ..table.seats import PLAYING, Chair, Sheet
from .writer import Write

_draws = msgspec.json.Decoder(list[Draw])
_changes = msgspec.json.Decoder(Change)


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log as it is stored."""

    v: int
    seat: Seat
    cmd: bytes | None
    move: str | None
    """None: an undo."""
    draws: list[Draw]
    turn: int
    """Who has to decide after it, as bits."""
    at: int

    def act(self) -> Act:
        """As it stands in a record."""
        return Act(
            n=self.v, seat=self.seat, move=self.move, undo=self.move is None, draws=self.draws
        )


class Kept(msgspec.Struct, frozen=True):
    """A table as it is read from the store."""

    sheet: Sheet
    lines: list[Line]
    chat: list[tuple[Chat, bytes, int]]
    """What was said, its command id, and the version at that time."""
    noted: list[Noted] = []
    """What was written on the sheets."""
    remarks: list[Remark] = []


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    sheet: Sheet
    moves: int
    turn: int
    at: int


# Writes


def add_sheet(sheet: Sheet) -> list[Write]:
    """A new table."""
    values = (
        sheet.no,
        sheet.id,
        sheet.host,
        sheet.state,
        encode(sheet.header),
        sheet.show_seconds,
        sheet.public,
        sheet.first,
        sheet.successor,
        None,
        sheet.made,
        sheet.assist,
        sheet.hints,
    )
    sql = "INSERT INTO sheet VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)"
    chairs = [put_chair(sheet.no, seat, chair) for seat, chair in enumerate(sheet.chairs)]
    return [(sql, values), *chairs]


def put_chair(no: int, seat: Seat, chair: Chair) -> Write:
    """A chair, as it is now."""
    values = (no, seat, *msgspec.structs.astuple(chair))
    return ("INSERT OR REPLACE INTO chair VALUES (?,?,?,?,?,?,?,?,?)", values)


def put_seen(no: int, seat: Seat, seen: int) -> Write:
    """What a person has watched."""
    return ("UPDATE chair SET seen=? WHERE sheet=? AND seat=?", (seen, no, seat))


def deal(sheet: Sheet) -> Write:
    """The game begins."""
    return (
        "UPDATE sheet SET state=?, header=?, first=? WHERE no=?",
        (sheet.state, encode(sheet.header), sheet.first, sheet.no),
    )


def end(no: int, state: str, outcome: Outcome) -> Write:
    """The game is over."""
    return ("UPDATE sheet SET state=?, outcome=? WHERE no=?", (state, encode(outcome), no))


def put_successor(no: int, successor: str) -> Write:
    """There is a rematch."""
    return ("UPDATE sheet SET successor=? WHERE no=?", (successor, no))


def add_line(no: int, line: Line) -> Write:
    """One more move or undo."""
    draws = encode(line.draws) if line.draws else None
    values = (no, line.v, line.seat, line.cmd, line.move, draws, line.turn, line.at)
    sql = "INSERT INTO line(sheet, v, seat, cmd, move, draws, turn, at) VALUES (?,?,?,?,?,?,?,?)"
    return (sql, values)


def add_chat(no: int, chat: Chat, cmd: bytes, v: int) -> Write:
    """Something was said."""
    values = (no, chat.n, chat.seat, chat.from_, chat.text, cmd, v, chat.at)
    sql = "INSERT INTO chat(sheet, n, seat, name, text, cmd, v, at) VALUES (?,?,?,?,?,?,?,?)"
    return (sql, values)


def add_mark(no: int, noted: Noted) -> Write:
    """A change of somebody's sheet."""
    values = (no, noted.seat, encode(noted.change), noted.v, noted.cmd)
    return ("INSERT INTO mark(sheet, seat, change, v, cmd) VALUES (?,?,?,?,?)", values)


def add_remark(no: int, remark: Remark) -> Write:
    """The table has said something about a seat."""
    values = (no, remark.n, remark.v, remark.seat, remark.code)
    return ("INSERT INTO remark(sheet, n, v, seat, code) VALUES (?,?,?,?,?)", values)


def put_name(person: str, name: str, at: int) -> Write:
    """A person's name."""
    return ("INSERT OR REPLACE INTO person VALUES (?,?,?)", (person, name, at))


def rename_chairs(person: str, before: str, after: str) -> Write:
    """Where somebody sits under one name, they sit under another now."""
    going = "SELECT no FROM sheet WHERE no=chair.sheet AND state!='over'"
    sql = f"UPDATE chair SET name=? WHERE person=? AND name=? AND EXISTS ({going})"
    return (sql, (after, person, before))


# Reads


def name_of(connection: sqlite3.Connection, person: str) -> str:
    """What a person wants to be called."""
    row = connection.execute("SELECT name FROM person WHERE id=?", (person,)).fetchone()
    return str(row[0]) if row else ""


def kept(connection: sqlite3.Connection, table: str) -> Kept | None:
    """A whole table, as it is at one moment."""
    connection.execute("BEGIN")
    try:
        return _kept(connection, table)
    finally:
        connection.execute("COMMIT")


def _kept(connection: sqlite3.Connection, table: str) -> Kept | None:
    row = connection.execute("SELECT * FROM sheet WHERE id=?", (table,)).fetchone()
    if row is None:
        return None
    sheet = _sheet(connection, row)
    sql = "SELECT v, seat, cmd, move, draws, turn, at FROM line WHERE sheet=? ORDER BY v"
    lines = [_line(found) for found in connection.execute(sql, (sheet.no,))]
    sql = "SELECT n, name, seat, text, at, cmd, v FROM chat WHERE sheet=? ORDER BY n DESC LIMIT 50"
    said = [
        (Chat(*found[:5]), found[5], found[6]) for found in connection.execute(sql, (sheet.no,))
    ]
    sql = "SELECT n, v, seat, code FROM remark WHERE sheet=? ORDER BY n"
    remarks = [Remark(*found) for found in connection.execute(sql, (sheet.no,))]
    return Kept(sheet, lines, said[::-1], noted(connection, sheet.no), remarks)


def noted(connection: sqlite3.Connection, no: int) -> list[Noted]:
    """All that was written on the sheets of a table, in order."""
    sql = "SELECT seat, change, v, cmd FROM mark WHERE sheet=? ORDER BY no"
    return [
        Noted(seat, _changes.decode(change), v, cmd)
        for seat, change, v, cmd in connection.execute(sql, (no,))
    ]


def mine(connection: sqlite3.Connection, person: str, most: int = 100) -> list[Listed]:
    """The tables at which a person has a chair, newest first."""
    sql = """SELECT * FROM sheet WHERE no IN (SELECT sheet FROM chair WHERE person=?)
             ORDER BY no DESC LIMIT ?"""
    return [_listed(connection, row) for row in connection.execute(sql, (person, most)).fetchall()]


def watchable(connection: sqlite3.Connection, most: int = 20) -> list[Listed]:
    """Public games in progress, newest first."""
    sql = "SELECT * FROM sheet WHERE state=? AND public=1 ORDER BY no DESC LIMIT ?"
    return [_listed(connection, row) for row in connection.execute(sql, (PLAYING, most)).fetchall()]


def with_bots_to_move(connection: sqlite3.Connection) -> list[str]:
    """Games that wait for a bot."""
    last = "SELECT turn FROM line WHERE line.sheet=sheet.no ORDER BY v DESC LIMIT 1"
    bots = "SELECT sum(1 << seat) FROM chair WHERE chair.sheet=sheet.no AND kind='bot'"
    sql = f"SELECT id FROM sheet WHERE state=? AND coalesce(({last}), first) & ({bots})"
    return [row[0] for row in connection.execute(sql, (PLAYING,))]


def _listed(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Listed:
    sheet = _sheet(connection, row)
    sql = "SELECT v, turn, at FROM line WHERE sheet=? ORDER BY v DESC LIMIT 1"
    last = connection.execute(sql, (sheet.no,)).fetchone() or (0, sheet.first, sheet.made)
    return Listed(sheet, *last)


def _sheet(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Sheet:
    no, table, host, state, header, show, public, first, successor, *rest = row
    outcome, made, assist, hints = rest
    sql = """SELECT kind, person, name, level, nonce, invite, seen FROM chair
             WHERE sheet=? ORDER BY seat"""
    return Sheet(
        no=no,
        id=table,
        host=host,
        state=state,
        header=msgspec.json.decode(header, type=Header),
        chairs=[Chair(*found) for found in connection.execute(sql, (no,))],
        show_seconds=show,
        public=bool(public),
        first=first,
        successor=successor,
        outcome=None if outcome is None else msgspec.json.decode(outcome, type=Outcome),
        made=made,
        assist=assist,
        hints=bool(hints),
    )


def _line(row: tuple[Any, ...]) -> Line:
    v, seat, cmd, move, draws, turn, at = row
    return Line(v, seat, cmd, move, _draws.decode(draws) if draws else [], turn, at)
