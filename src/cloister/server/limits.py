"""How much one visitor may ask for. All limits in one place."""

import time
from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """Every limit of the server."""

    frame_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    commands_per_second: float = 10
    commands_burst: int = 30
    strikes: int = 10
    """After so many refused frames in short time a socket is closed."""
    chats_per_second: float = 1
    chats_burst: int = 5
    hints_per_second: float = 0.3
    hints_burst: int = 10
    sockets_per_address: int = 300
    sockets_per_person: int = 5
    """At one table."""
    spectators: int = 200
    """At one table."""
    queued_messages: int = 64
    """Unread by one socket; then it is dropped."""
    requests_per_second: float = 30
    requests_burst: int = 300
    replays_per_second: float = 2
    replays_burst: int = 20
    tables_per_hour: float = 20
    bot_seconds: float = 20
    """A bot that thinks longer is replaced."""
    think_seconds: float = 1
    """What the master thinks about a move, or before it advises."""
    idle_seconds: float = 60
    """A table that nobody watches is put away after so long."""
    name_letters: int = 24
    chat_letters: int = 500
    marks: int = 400
    """On the sheet of one seat, at one time."""
    mark_changes: int = 3000
    """Of the sheet of one seat, in one game."""
    snapshots: int = 12
    """Of the sheet of one seat."""
    snapshot_letters: int = 24
    replay_steps: int = 4000
    """In one answer."""


class Bucket:
    """Tokens drip in at a steady rate, up to a burst; each wish takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Nothing was taken for so long that the bucket is as good as new."""
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each address or person; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        """Take a token out of this key's bucket."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take()

    def _forget(self) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._buckets = kept if len(kept) < self.MOST else {}
