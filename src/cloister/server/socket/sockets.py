"""/ws/<table>: lets a browser in, and hands its frames to the host of the table."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from starlette.datastructures import Headers, QueryParams
from starlette.types import Receive, Scope, Send

from cloister.core.errors import CloisterError
from cloister.core.values import Seat

from ..errors import BadFrame, BadRequest, Broken, NotYours, TooMany
from ..http.gate import address, same_origin
from ..protocol import Nack, decode, encode, id_of
from ..table.host import TableHost
from ..table.visitor import Visitor, Wire
from .wire import EXTENSION, FastWire

if TYPE_CHECKING:
    from ..app import Cloister

log = logging.getLogger("cloister.server")

POLICY_VIOLATION = 1008


async def socket(cloister: "Cloister", scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, from the upgrade to its end."""
    headers = Headers(scope=scope)
    await receive()
    if not same_origin(headers.get("origin"), headers.get("host")):
        cloister.services.tally.refuse("origin")
        await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        return
    await send({"type": "websocket.accept"})
    wire: FastWire = scope["extensions"][EXTENSION]
    try:
        with _counted(cloister, address(scope)):
            await _visit(cloister, scope, wire, receive)
    except CloisterError as refusal:
        _nack(cloister, wire, refusal)
        wire.shut(POLICY_VIOLATION, refusal.code)


@contextmanager
def _counted(cloister: "Cloister", origin: str) -> Iterator[None]:
    """Nobody opens sockets without end."""
    tally, sockets = cloister.services.tally, cloister.sockets_from
    if sockets[origin] >= cloister.services.limits.sockets_per_address:
        raise TooMany("too many windows are open at your address")
    tally.sockets += 1
    sockets[origin] += 1
    try:
        yield
    finally:
        tally.sockets -= 1
        sockets[origin] -= 1
        if not sockets[origin]:
            del sockets[origin]


async def _visit(cloister: "Cloister", scope: Scope, wire: FastWire, receive: Receive) -> None:
    host, seat, v = await _table(cloister, scope)
    visitor = _visitor(cloister, host, wire, scope["person"])
    if seat is not None and seat not in host.room.sheet.held_by(visitor.person):
        _nack(cloister, wire, NotYours(f"seat {seat} is not yours"))
        seat = v = None
    wire.on_drop = partial(_dropped, cloister)
    host.arrive(visitor, seat, v)
    wire.listen(partial(listen, cloister, host, visitor))
    try:
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        wire.listener = None
        host.leave(visitor)


async def _table(cloister: "Cloister", scope: Scope) -> tuple[TableHost, Seat | None, int | None]:
    query = QueryParams(scope["query_string"])
    seat, v = _number(query.get("seat", "")), _number(query.get("v", ""))
    return await cloister.hosts.get(scope["path_params"]["table"]), seat, v


def _number(text: str) -> int | None:
    if text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise BadRequest("seat and v are numbers")
    return int(text)


def _visitor(cloister: "Cloister", host: TableHost, wire: FastWire, person: str) -> Visitor:
    limits, visitors = cloister.services.limits, host.room.visitors
    mine = host.room.sheet.held_by(person)
    own = sum(visitor.person == person for visitor in visitors) if person else 0
    if own >= limits.sockets_per_person:
        raise TooMany("this table is open in too many windows")
    if not mine and sum(not visitor.mine for visitor in visitors) >= limits.spectators:
        raise TooMany("too many spectators")
    return Visitor(wire, person, limits)


def listen(cloister: "Cloister", host: TableHost, visitor: Visitor, frame: bytes) -> None:
    """One frame. Whatever it is, it gets an answer."""
    try:
        if not visitor.commands.take():
            raise TooMany("too fast; wait a little")
        kind, command = decode(frame)
        host.command(visitor, kind, command)
    except (BadFrame, TooMany) as refusal:
        _refuse(cloister, visitor, frame, refusal)
    except Exception as bug:
        log.error("table %s: %s in a command", host.room.sheet.id, type(bug).__name__)
        _refuse(cloister, visitor, frame, Broken("something went wrong here"))


def _nack(cloister: "Cloister", wire: Wire, refusal: CloisterError, frame: bytes = b"") -> None:
    cloister.services.tally.refuse(refusal.code)
    wire.push(encode(Nack(id_of(frame), refusal.code, str(refusal.args[0]), refusal.rule)))


def _refuse(cloister: "Cloister", visitor: Visitor, frame: bytes, refusal: CloisterError) -> None:
    _nack(cloister, visitor.wire, refusal, frame)
    if not visitor.strikes.take():
        visitor.wire.shut(POLICY_VIOLATION, refusal.code)


def _dropped(cloister: "Cloister") -> None:
    cloister.services.tally.dropped += 1
