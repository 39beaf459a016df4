"""uvicorn's WebSocket protocol with a shortcut for frames in both directions.

ASGI puts a queue, a task and several copies between a frame and the application. A table sends
each move to every seat, so here frames go straight to a listener and messages straight out.
"""

from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "cloister.wire"
GOING_AWAY = 1001
UNSUPPORTED = 1003


class FastWire(WebSocketsSansIOProtocol):
    """A socket that sends bytes at once and passes frames to a callback."""

    queued_messages = 64

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.listener: Callable[[bytes], None] | None = None
        self.on_drop: Callable[[], None] = _nothing
        self._unsent: deque[bytes] = deque()
        self._early: list[bytes] = []
        """Frames that came before there was a listener, while the table was read from the store."""

    def handle_connect(self, event: Request) -> None:
        """Pass this object to the application, as an extension of its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions  # type: ignore[typeddict-item]

    # In

    def send_receive_event_to_app(self) -> None:
        """Handle a complete message."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.shut(UNSUPPORTED, "text-only")
        elif self.listener is not None:
            self.listener(bytes(data))
        elif len(self._early) < self.queued_messages:
            self._early.append(bytes(data))

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Pass on the frames that came too early, then every frame from now on."""
        self.listener = listener
        early, self._early = self._early, []
        for frame in early:
            listener(frame)

    # Out

    def push(self, message: bytes) -> None:
        """Send a text. A client that does not read is dropped, so that memory does not fill up."""
        if self.close_sent or self.transport.is_closing():
            return
        frame = _head(len(message)) + message
        if self.writable.is_set():
            self.transport.write(frame)
        elif len(self._unsent) < self.queued_messages:
            self._unsent.append(frame)
        else:
            self._unsent.clear()
            self.on_drop()
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        while self._unsent and self.writable.is_set():
            self.transport.write(self._unsent.popleft())

    def shut(self, code: int, reason: str) -> None:
        """Close with a number and a reason, which is a code that the client has words for."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        """Close the socket because the server is stopping."""
        if self.handshake_complete and not self.close_sent:
            self.shut(GOING_AWAY, "going-away")
        super().shutdown()


def _head(size: int) -> bytes:
    """The header of an unmasked text frame (RFC 6455, section 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def _nothing() -> None:
    """Do nothing."""
