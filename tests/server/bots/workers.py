"""A question for a worker, and processes that are useless as workers."""

import sys

import msgspec

from cloister.core.table import Table
from cloister.server.bots.worker_messages import Question


def question(level: str = "apprentice", game: str = "serendipity", **more: object) -> Question:
    table = Table.new(game, 3, bytes(32))
    header = table.header
    asked = Question(
        game=header.game,
        rules=header.rules,
        pack=header.pack,
        seats=header.seats,
        options=header.options,
        position=table.state.position(),
        seat=0,
        level=level,
        dice="07" * 32,
        seconds=1,
    )
    return msgspec.structs.replace(asked, **more)


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


HUNG = python("import time; time.sleep(60)")
DEAD = python("pass")
BABBLING = python("print('nonsense', flush=True); import time; time.sleep(60)")
CHEATING = python('import sys\nfor _ in sys.stdin: print(\'{"move":"stop"}\', flush=True)')
