# compiled with mypyc
"""Chance is an argument of the rules, never a global.

A table owns one secret 32-byte seed. Draws come from separate streams, each named by the number
of the move and a label, so that an extra draw in one place never shifts another:

    key          HMAC-SHA256(seed, nonces of the players, each followed by a newline)
    stream key   HMAC-SHA256(key, "<move number>/<label>")
    block i      SHA-256(stream key + i as eight bytes, big end first), i = 0, 1, ...

A stream is read as 32-bit words, big end first. `below(n)` takes the first word under the
largest multiple of n, modulo n; `shuffle` is Fisher-Yates from the last place down. The
commitment to the seed is published before the game (`commit`), the seed after it, so anybody
can recompute every draw with nothing but SHA-256.

256 bits cannot reach every order of more than about 57 different cards.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where draws come from."""

    def below(self, n: int, label: str = "") -> int:
        """One of 0 ... n-1, all equally likely."""
        raise NotImplementedError

    def shuffle(self, items: list[int], label: str = "") -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1, label)
            items[i], items[j] = items[j], items[i]

    def begin(self, step: int) -> None:
        """Move number `step` begins: committed draws now come from its own streams."""


class Fast(Chance):
    """A multiply-with-carry generator of period 2**62 for playouts and bots. It ignores labels."""

    def __init__(self, seed: int) -> None:
        self._x: i64 = _mixed(seed) & 0x3FFFFFFFFFFFFFFF or 1

    def below(self, n: int, label: str = "") -> int:
        x: i64 = self._x
        x = 4194967275 * (x & 0x7FFFFFFF) + (x >> 31)
        self._x = x
        small: i64 = n
        return (((x ^ (x >> 31)) & 0x7FFFFFFF) * small) >> 31

    def shuffle(self, items: list[int], label: str = "") -> None:
        x: i64 = self._x
        for i in range(len(items) - 1, 0, -1):
            x = 4194967275 * (x & 0x7FFFFFFF) + (x >> 31)
            size: i64 = i + 1
            j = (((x ^ (x >> 31)) & 0x7FFFFFFF) * size) >> 31
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
        self._x = x


class Stream:
    """One labelled stream of 32-bit words."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = b""
        self._blocks = 0
        self._at = 32

    def below(self, n: int) -> int:
        """One of 0 ... n-1, without bias."""
        if not 0 < n <= 0x100000000:
            raise ValueError(f"nothing can be drawn below {n}")
        limit = 0x100000000 - 0x100000000 % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def _word(self) -> int:
        if self._at == 32:
            self._block = hashlib.sha256(self._key + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._at = 0
        word = int.from_bytes(self._block[self._at : self._at + 4], "big")
        self._at += 4
        return word


class Streams(Chance):
    """The committed draws of a table: step 0 is the deal, step n the n-th line of its log."""

    def __init__(self, key: bytes, step: int = 0) -> None:
        self._key = key
        self._step = step
        self._streams: dict[str, Stream] = {}

    def begin(self, step: int) -> None:
        self._step = step
        if self._streams:
            self._streams = {}

    def below(self, n: int, label: str = "") -> int:
        stream = self._streams.get(label)
        if stream is None:
            stream = Stream(_hmac(self._key, f"{self._step}/{label}".encode()))
            self._streams[label] = stream
        return stream.below(n)


def master_key(seed: bytes, nonces: tuple[str, ...] = ()) -> bytes:
    """The key of all streams of a table: the seed mixed with the players' nonces."""
    return _hmac(seed, "".join(f"{nonce}\n" for nonce in nonces).encode())


def commit(seed: bytes, header: bytes) -> str:
    """The commitment published before the game; it binds the seed to this table."""
    return hashlib.sha256(seed + header).hexdigest()


def derive(seed: bytes, label: str) -> bytes:
    """Derive another seed, for example for one game of a simulation or for its bots."""
    return _hmac(seed, label.encode())


def fast(seed: bytes) -> Fast:
    """A fast generator that starts from a 32-byte seed."""
    return Fast(int.from_bytes(seed[:8], "big") >> 2)


def _mixed(seed: int) -> int:
    """Make neighbouring seeds start far apart (the finalizer of SplitMix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
