"""A server for the browser tests: its bots move at once, and its limits allow many requests.

Its seed is always the same, so a deal depends only on the nonces of those who sit down. Every test
has the same deals in every run.
"""

import hashlib
import sys
from dataclasses import replace
from pathlib import Path

import uvicorn

from cloister.core import table
from cloister.games import _template
from cloister.server.app import Cloister, Settings
from cloister.server.bots.table_bots import Pace
from cloister.server.limits import Limits
from cloister.server.run import config

QUICK = Pace(seconds=0, flashes=False)
MANY = Limits(
    commands_per_second=500,
    commands_burst=1000,
    requests_per_second=10_000,
    requests_burst=100_000,
    tables_per_hour=10_000,
)

SEED = hashlib.sha256(b"for tests only").digest()

if __name__ == "__main__":
    table._seed = lambda seed: seed or SEED
    _template.GAME = replace(_template.GAME, sheet=True)  # test_sheet.py brings a board for it
    port, store, pace = int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    settings = Settings(
        store=store,
        pace=Pace() if pace else QUICK,
        limits=MANY,
        workers=1,
        unlisted=True,
        pseudo=True,
    )
    uvicorn.Server(config(Cloister(settings), "127.0.0.1", port)).run()
