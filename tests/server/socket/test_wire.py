"""Frames that arrive before the table is loaded are kept, not dropped."""

from cloister.server.socket.wire import FastWire


class Loose(FastWire):
    """A wire without a socket behind it."""

    def __init__(self) -> None:
        self.listener = None
        self.frames: list[bytes] = []
        self.close_sent = False
        self.curr_msg_data_type = "text"
        self._early: list[bytes] = []

    def come(self, frame: bytes) -> None:
        self.frames = [frame]
        self.send_receive_event_to_app()


def test_early_frames_are_delivered_first_and_in_order() -> None:
    wire, heard = Loose(), list[bytes]()
    wire.come(b"one")
    wire.come(b"two")
    wire.listen(heard.append)
    wire.come(b"three")
    assert heard == [b"one", b"two", b"three"]


def test_frames_before_the_table_opens_are_capped() -> None:
    wire, heard = Loose(), list[bytes]()
    for _ in range(10 * FastWire.queued_messages):
        wire.come(b"x")
    wire.listen(heard.append)
    assert len(heard) == FastWire.queued_messages
