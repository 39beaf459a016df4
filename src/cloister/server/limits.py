"""All limits of the server in one place, and the buckets that enforce rates."""

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
    """Refused frames in a short time after which a socket is closed."""
    chats_per_second: float = 1
    chats_burst: int = 5
    hints_per_second: float = 0.3
    hints_burst: int = 10
    sockets_per_address: int = 300
    sockets_per_person: int = 5
    """Per table."""
    spectators: int = 200
    """Per table."""
    queued_messages: int = 64
    """Unread messages after which a socket is dropped."""
    requests_per_second: float = 30
    requests_burst: int = 300
    replays_per_second: float = 2
    replays_burst: int = 20
    tables_per_hour: float = 20
    bot_seconds: float = 20
    """The time after which a bot is replaced."""
    think_seconds: float = 1
    """How long the master thinks about a move or a hint."""
    idle_seconds: float = 60
    """How long a table stays in memory while nobody watches it."""
    name_letters: int = 24
    chat_letters: int = 500
    marks: int = 400
    """On one deduction sheet at a time."""
    mark_changes: int = 3000
    """Of one deduction sheet during a game."""
    snapshots: int = 12
    """Of one deduction sheet."""
    snapshot_letters: int = 24
    replay_steps: int = 4000
    """Per answer."""


class Bucket:
    """A token bucket: filled at a steady rate up to a burst; each request takes one token."""

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
        """Whether the bucket has refilled completely."""
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each address or person; buckets that are full again are removed."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable) -> bool:
        """Take a token out of the bucket of this key; whether there was one left."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._forget()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        return bucket.take()

    def _forget(self) -> None:
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        self._buckets = kept if len(kept) < self.MOST else {}
