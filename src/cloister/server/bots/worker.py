"""A process in which bots think: one question per line in, one answer per line out."""

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

from ..protocol import Advised
from .questions import Answer, Question

MEMORY = 2 << 30
"""Bytes that a worker may use; a bot that needs more fails."""


def think(question: Question) -> Answer:
    """The bot's move in notation, or its advice."""
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
    """Reasons use a fresh Hints object, so that nothing the search remembers influences them."""
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
    """Hints may remember a table they thought about, so every table gets its own."""
    game = registry.find(key, rules)
    components = game.components(packs.with_hash(pack, game.key, game.folder))
    setting = Setting(seats, resolve(game.options, dict(options), seats), components)
    return game, setting, game.hints(setting) if game.hints else None


def answer(line: bytes) -> Answer:
    """An error is reported by its type only: its text might reveal something hidden."""
    try:
        return think(msgspec.json.decode(line, type=Question))
    except Exception as wrong:
        return Answer(wrong=type(wrong).__name__)


def main() -> None:
    """Answer questions until the input is closed."""
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
