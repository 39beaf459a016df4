"""/ws/<table>: accepts the connection of a browser and passes its frames to the table."""

import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from starlette.datastructures import Headers, QueryParams
from starlette.types import Receive, Scope, Send

from cloister.core.errors import CloisterError
from cloister.core.values import Seat

from ..errors import BadFrame, BadRequest, Broken, NotYours, TooMany
from ..origin import client_address, same_origin
from ..protocol import decode, encode, id_of, nack
from ..table.host import TableHost
from ..table.hosts import Hosts
from ..table.services import Services
from ..table.visitor import Visitor, Wire
from .wire import EXTENSION, FastWire

log = logging.getLogger("cloister.server")

PREFIX = "/ws/"
POLICY_VIOLATION = 1008


class Sockets:
    """All open sockets of the server."""

    def __init__(self, hosts: Hosts, services: Services) -> None:
        self._hosts = hosts
        self._services = services
        self._tally = services.tally
        self._open_from: Counter[str] = Counter()
        """Sockets by network address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket, from the upgrade to its end."""
        headers = Headers(scope=scope)
        await receive()
        if not same_origin(headers.get("origin"), headers.get("host")):
            self._tally.refuse("origin")
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        await send({"type": "websocket.accept"})
        wire: FastWire = scope["extensions"][EXTENSION]
        try:
            with self._counted(client_address(scope)):
                await self._visit(scope, wire, receive)
        except CloisterError as refusal:
            self._nack(wire, refusal)
            wire.shut(POLICY_VIOLATION, refusal.code)

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """Limit the number of sockets from one address."""
        tally, sockets = self._tally, self._open_from
        if sockets[address] >= self._services.limits.sockets_per_address:
            raise TooMany("server-too-many-sockets")
        tally.sockets += 1
        sockets[address] += 1
        try:
            yield
        finally:
            tally.sockets -= 1
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    async def _visit(self, scope: Scope, wire: FastWire, receive: Receive) -> None:
        host, seat, v = await self._table(scope)
        visitor = self._visitor(host, wire, scope["person"])
        if seat is not None and seat not in host.room.row.held_by(visitor.person):
            self._nack(wire, NotYours("server-not-your-seat"))
            seat = v = None
        wire.on_drop = self._dropped
        host.arrive(visitor, seat, v)
        wire.listen(partial(self._hear, host, visitor))
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            wire.listener = None
            host.leave(visitor)

    async def _table(self, scope: Scope) -> tuple[TableHost, Seat | None, int | None]:
        query = QueryParams(scope["query_string"])
        seat, v = _number(query.get("seat", "")), _number(query.get("v", ""))
        return await self._hosts.get(scope["path"].removeprefix(PREFIX)), seat, v

    def _visitor(self, host: TableHost, wire: FastWire, person: str) -> Visitor:
        limits, visitors = self._services.limits, host.room.visitors
        mine = host.room.row.held_by(person)
        own = sum(visitor.person == person for visitor in visitors) if person else 0
        if own >= limits.sockets_per_person:
            raise TooMany("server-too-many-windows")
        if not mine and sum(not visitor.mine for visitor in visitors) >= limits.spectators:
            raise TooMany("server-too-many-spectators")
        return Visitor(wire, person, limits)

    def _hear(self, host: TableHost, visitor: Visitor, frame: bytes) -> None:
        """Handle one frame. Every frame gets an answer."""
        try:
            if not visitor.commands.take():
                raise TooMany("server-too-fast")
            kind, command = decode(frame)
            host.command(visitor, kind, command)
        except (BadFrame, TooMany) as refusal:
            self._refuse(visitor, frame, refusal)
        except Exception as bug:
            log.error("table %s: a command failed: %s", host.room.row.id, type(bug).__name__)
            self._refuse(visitor, frame, Broken("server-broken"))

    def _nack(self, wire: Wire, refusal: CloisterError, frame: bytes = b"") -> None:
        self._tally.refuse(refusal.code)
        wire.push(encode(nack(id_of(frame), refusal)))

    def _refuse(self, visitor: Visitor, frame: bytes, refusal: CloisterError) -> None:
        self._nack(visitor.wire, refusal, frame)
        if not visitor.strikes.take():
            visitor.wire.shut(POLICY_VIOLATION, refusal.code)

    def _dropped(self) -> None:
        self._tally.dropped += 1


def _number(text: str) -> int | None:
    if text == "":
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise BadRequest("server-not-a-number")
    return int(text)
