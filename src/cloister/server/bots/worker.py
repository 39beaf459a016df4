"""A process in which bots think: a question a line in, an answer a line out."""

import sys
import time
from functools import lru_cache
from typing import Any

import msgspec

from cloister.bots import levels
from cloister.bots.counsel import advise
from cloister.bots.master import Master
from cloister.bots.mind import Mind
from cloister.bots.reasons import Reasons
from cloister.core import packs, registry
from cloister.core.card import AnyGame, Setting
from cloister.core.chance import fast
from cloister.core.game import Hints
from cloister.core.options import Value, resolve
from cloister.core.values import Seat

from ..protocol import Advised

MEMORY = 2 << 30
"""Bytes; a bot that wants more is not worth it."""


class Question(msgspec.Struct, frozen=True):
    """What shall this bot do?"""

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
    """What was thought at one table is of no use at another."""
    advise: bool = False
    """Not one move, but the best ones, and why."""


class Answer(msgspec.Struct, frozen=True):
    """This, or what went wrong."""

    move: str = ""
    wrong: str = ""
    advice: list[Advised] = []


def think(question: Question) -> Answer:
    """The bot's move, in words, or its advice."""
    game, setting, hints = _prepared(
        question.table,
        question.game,
        question.rules,
        question.pack,
        question.seats,
        tuple(sorted(question.options.items())),
    )
    state = game.set_up(setting, question.position)
    bot = levels.make(question.level)
    mind = Mind(state, question.seat, bot.memory, fast(bytes.fromhex(question.dice)), hints)
    mind.deadline = time.monotonic() + question.seconds
    if question.advise:
        assert isinstance(bot, Master)
        return Answer(advice=_advice(game, setting, mind, bot))
    return Answer(game.write(bot.choose(mind)))


def _advice(game: AnyGame, setting: Setting[Any], mind: Mind, master: Master) -> list[Advised]:
    """Reasons come from hints of their own: what the search imagined does not colour them."""
    reasons = None
    if game.hints and game.features:
        reasons = Reasons(mind, game.hints(setting), game.features)
    return [
        Advised(game.write(each.move), each.value, each.chance, each.part, each.why, each.sure)
        for each in advise(mind, master, reasons)
    ]


@lru_cache(maxsize=64)
def _prepared(
    _table: str, key: str, rules: int, pack: str, seats: int, options: tuple[tuple[str, Value], ...]
) -> tuple[AnyGame, Setting[Any], Hints | None]:
    """Hints may remember what they thought of a table: those of another start anew."""
    game = registry.find(key, rules)
    components = game.components(packs.with_hash(pack, game.key, game.folder))
    setting = Setting(seats, resolve(game.options, dict(options), seats), components)
    return game, setting, game.hints(setting) if game.hints else None


def answer(line: bytes) -> Answer:
    """Whatever goes wrong is said by its kind only: a log must not tell hidden things."""
    try:
        return think(msgspec.json.decode(line, type=Question))
    except Exception as wrong:
        return Answer(wrong=type(wrong).__name__)


def main() -> None:
    """Answer until nobody asks any more."""
    _limit_memory()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
        sys.stdout.buffer.flush()


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
