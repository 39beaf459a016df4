"""A process in which bots think: a question a line in, a move a line out."""

import sys
import time
from functools import lru_cache
from typing import Any

import msgspec

from cloister.bots import levels
from cloister.bots.mind import Mind
from cloister.core import packs, registry
from cloister.core.card import AnyGame, Setting
from cloister.core.chance import fast
from cloister.core.game import Hints
from cloister.core.options import Value, resolve
from cloister.core.values import Seat

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


class Answer(msgspec.Struct, frozen=True):
    """This, or what went wrong."""

    move: str = ""
    wrong: str = ""


def think(question: Question) -> str:
    """The bot's move, in words."""
    game, setting, hints = _prepared(
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
    return game.write(bot.choose(mind))


@lru_cache(maxsize=64)
def _prepared(
    key: str, rules: int, pack: str, seats: int, options: tuple[tuple[str, Value], ...]
) -> tuple[AnyGame, Setting[Any], Hints | None]:
    game = registry.find(key, rules)
    components = game.components(packs.with_hash(pack, game.key, game.folder))
    setting = Setting(seats, resolve(game.options, dict(options), seats), components)
    return game, setting, game.hints(setting) if game.hints else None


def answer(line: bytes) -> Answer:
    """Whatever goes wrong is said by its kind only: a log must not tell hidden things."""
    try:
        return Answer(move=think(msgspec.json.decode(line, type=Question)))
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
