"""What every table of a server shares."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ..bots.pool import Pool
from ..health import Tally
from ..limits import Limits
from ..store.writer import Done, Write

if TYPE_CHECKING:
    from .host import TableHost


class Keeper(Protocol):
    """Where things are written down."""

    def write(self, writes: list[Write], done: Done) -> None:
        """Write this down, then call back."""


@dataclass(frozen=True)
class Pace:
    """How long bots wait, so that people can follow."""

    seconds: float = 0.4
    flashes: bool = True
    """After something was shown for a moment, wait until it is gone."""


def _forget(host: "TableHost") -> None:
    """Nobody keeps hosts."""


@dataclass
class Services:
    """The store, the bots, the clock, the limits."""

    store: Keeper
    pool: Pool
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    tally: Tally = field(default_factory=Tally)
    forget: Callable[["TableHost"], None] = _forget

    def clock(self) -> int:
        """The time of day, in seconds."""
        return int(time.time())

    def now(self) -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Do something after a while."""
        return asyncio.get_running_loop().call_later(seconds, call)
