"""The client's end of a socket to our server, kept cheap so as not to distort the figures."""

import asyncio
import struct
from typing import cast

from msgspec import Struct
from msgspec.json import Decoder, encode

CLOSE, PING, PONG, TEXT = 8, 9, 10, 1
HEADERS_END = b"\r\n\r\n"
KINDS = {b'{"t":"upd"': "upd", b'{"t":"ack"': "ack", b'{"t":"snap': "snap", b'{"t":"nack': "nack"}


class Shown(Struct):
    """What a player needs of an `upd` or a `snap`."""

    v: int
    seat: int | None
    moves: list[str]
    end: object = None


class Answer(Struct):
    id: str
    v: int = 0
    code: str = ""


class Order(Struct):
    id: str
    v: int
    seat: int
    move: str


SHOWN, ANSWER = Decoder(Shown), Decoder(Answer)


class Player:
    """Receives what comes in on a socket."""

    def shown(self, socket: "Socket", shown: Shown) -> None:
        """It may be this seat's turn."""

    def answered(self, answer: Answer) -> None:
        """A command has its answer."""


class Socket(asyncio.Protocol):
    """One seat's connection."""

    def __init__(self, player: Player, request: bytes) -> None:
        self.player = player
        self.updates = 0
        self.bytes = 0
        self.entered = asyncio.get_running_loop().create_future()
        self._request = request
        self._upgraded = False
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.entered.done():
            self.entered.set_exception(exc or ConnectionError("the server closed a socket"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        at = 0 if self._upgraded else self._upgrade(data)
        while at >= 0:
            self._buffer = data[at:]
            at = self._frame(data, at)

    def order(self, order: Order) -> None:
        self._send(TEXT, encode(order))

    def close(self) -> None:
        self._transport.abort()

    def _upgrade(self, data: bytes) -> int:
        end = data.find(HEADERS_END)
        if end < 0:
            self._buffer = data
            return -1
        if b" 101 " not in data[:16]:
            raise ConnectionError(data[:end].decode("latin-1"))
        self._upgraded = True
        return end + len(HEADERS_END)

    def _frame(self, data: bytes, at: int) -> int:
        """Where the next frame begins, or -1 if this one is incomplete."""
        if len(data) < at + 4:
            return self._short_frame(data, at)
        start, size = at + 2, data[at + 1]
        if size == 126:
            start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
        elif size == 127:
            start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
        if len(data) < start + size:
            return -1
        self._message(data[at] & 15, data[start : start + size])
        return start + size

    def _short_frame(self, data: bytes, at: int) -> int:
        """An empty ping is two bytes long."""
        if len(data) == at + 2 and data[at + 1] == 0:
            self._message(data[at] & 15, b"")
            return at + 2
        return -1

    def _message(self, opcode: int, message: bytes) -> None:
        if opcode == TEXT:
            self.bytes += len(message)
            self._text(KINDS.get(message[:10], ""), message)
        elif opcode == PING:
            self._send(PONG, message)

    def _text(self, kind: str, message: bytes) -> None:
        if kind == "upd":
            self.updates += 1
            # Three of the four seats only watch, so their updates need no decoding.
            if b'"moves":[]' not in message or b'"end":{' in message:
                self.player.shown(self, SHOWN.decode(message))
        elif kind == "snap":
            self.player.shown(self, SHOWN.decode(message))
            if not self.entered.done():
                self.entered.set_result(None)
        elif kind:
            self.player.answered(ANSWER.decode(message))

    def _send(self, opcode: int, message: bytes) -> None:
        """A client has to mask; a mask of zeros changes nothing."""
        size = len(message)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else b""
        head = head or struct.pack("!BBH", 128 | opcode, 254, size)
        self._transport.write(head + b"\0\0\0\0" + message)


def upgrade(port: int, table: str, seat: int, cookie: str) -> bytes:
    """The request that opens a seat's socket."""
    return (
        f"GET /ws/{table}?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: sid={cookie}\r\n\r\n"
    ).encode()
