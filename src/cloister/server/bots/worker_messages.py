"""What a worker is asked and what it answers: one line of JSON each."""

from typing import Any

import msgspec

from cloister.core.chance import derive
from cloister.core.game import State
from cloister.core.options import Value
from cloister.core.table import Table
from cloister.core.values import Seat

from ..limits import Limits
from ..protocol import Advised


class Question(msgspec.Struct, frozen=True):
    """A position, and the seat that needs a move or advice."""

    game: str
    rules: int
    pack: str
    seats: int
    options: dict[str, Value]
    position: dict[str, Any]
    seat: Seat
    level: str
    dice: str
    seconds: float
    table: str = ""
    """Identifies the table: what a bot remembers of one is never used at another."""
    advise: bool = False
    """Ask for the best moves with reasons instead of a single move."""


class Answer(msgspec.Struct, frozen=True):
    """A move, or advice, or the kind of error that occurred."""

    move: str = ""
    wrong: str = ""
    advice: list[Advised] = []


def question_for(
    table: Table, state: State, seat: Seat, level: str, limits: Limits, *, advise: bool = False
) -> Question:
    """The question about a seat in a position of a table."""
    header = table.header
    return Question(
        game=header.game,
        rules=header.rules,
        pack=header.pack,
        seats=header.seats,
        options=header.options,
        position=state.position(),
        seat=seat,
        level=level,
        dice=dice_for(table, seat, "hint" if advise else "bot").hex(),
        seconds=limits.think_seconds,
        table=header.commitment,
        advise=advise,
    )


def dice_for(table: Table, seat: Seat, purpose: str) -> bytes:
    """The seed of a bot's own chance: derived from the table's seed, so a game can be examined."""
    seed = bytes.fromhex(table.header.seed)
    return derive(seed, f"{purpose}/{seat}/{len(table.log)}")
