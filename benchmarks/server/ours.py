"""Our server for the benchmark, fsync included: `ours.py PORT STORE`.

It differs from the server that people run in two ways. It has no limits: one address opens every
table and socket of the benchmark, which the limits are there to prevent. And full garbage
collections happen only when no move has been made for a while (`garbage.only_young`).
"""

import logging
import sys
from pathlib import Path

import uvicorn

from cloister.server.app import Cloister, Settings
from cloister.server.garbage import only_young
from cloister.server.limits import Limits
from cloister.server.run import config

WIDE = Limits(
    commands_per_second=1e6,
    commands_burst=10**6,
    requests_per_second=1e6,
    requests_burst=10**6,
    tables_per_hour=1e6,
    sockets_per_address=10**6,
)


def main() -> None:
    logging.basicConfig(level=logging.WARNING)
    port, store = int(sys.argv[1]), Path(sys.argv[2])
    app = Cloister(Settings(store=store, limits=WIDE))
    only_young()
    uvicorn.Server(config(app, "127.0.0.1", port)).run()


if __name__ == "__main__":
    main()
