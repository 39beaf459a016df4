"""What all tables of a server share."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol

from ..bots.pool import Pool
from ..bots.table_bots import Pace
from ..health import Tally
from ..limits import Limits
from ..store.writer import Done, Write


class TableStore(Protocol):
    """What a live table needs from the store."""

    def write(self, writes: list[Write], done: Done) -> None:
        """Write to disk, then call `done`."""


@dataclass
class Services:
    """The store, the workers, the limits, the pace of bots, the counters and the clocks."""

    store: TableStore
    pool: Pool
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    tally: Tally = field(default_factory=Tally)

    def clock(self) -> int:
        """The time of day in seconds."""
        return int(time.time())

    def now(self) -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()
