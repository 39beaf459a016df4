"""Our server as people run it, fsync included, but without limits: `ours.py PORT STORE`.

One address opens every table and socket of the benchmark; the limits are there to prevent that.
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
