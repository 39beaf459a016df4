"""A server to kill: `python -m tests.chaos.server_process PORT STORE`, without limits or pauses."""

import logging
import sys
from pathlib import Path

import uvicorn

from cloister.server.app import Cloister, Settings
from cloister.server.bots.table_bots import Pace
from cloister.server.limits import Limits
from cloister.server.run import config

LIMITS = Limits(
    commands_per_second=1e6,
    commands_burst=10**6,
    requests_per_second=1e6,
    requests_burst=10**6,
    tables_per_hour=1e6,
    sockets_per_address=10**6,
)


def main() -> None:
    """Serve until killed."""
    logging.basicConfig(level=logging.WARNING)
    port, store = int(sys.argv[1]), Path(sys.argv[2])
    app = Cloister(Settings(store=store, limits=LIMITS, pace=Pace(0, flashes=False), workers=1))
    uvicorn.Server(config(app, "127.0.0.1", port)).run()


if __name__ == "__main__":
    main()
