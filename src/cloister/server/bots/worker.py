"""A process in which bots think: one question per line in, one answer per line out."""

import sys
import time
from functools import lru_cache
from typing import Any

import msgspec

from cloister.bots import levels
from cloister.bots.advice import advise
from cloister.bots.context import SeatContext
from cloister.bots.master import Master
from cloister.bots.reasons import Reasons
from cloister.core import packs, registry
from cloister.core.card import AnyGame, Setting
from cloister.core.chance import fast
from cloister.core.heuristics import Heuristics, Plan
from cloister.core.options import Value, resolve
from cloister.core.values import Seat

from ..protocol import Advised
from .worker_messages import Answer, Question

MEMORY = 2 << 30
"""Bytes that a worker may use; a bot that needs more fails."""


def think(question: Question) -> Answer:
    """The bot's move in notation, or its advice."""
    game, setting, heuristics, plans = _prepared(
        question.table,
        question.game,
        question.rules,
        question.pack,
        question.seats,
        tuple(sorted(question.options.items())),
    )
    state = game.start_at(setting, question.position)
    bot = levels.make(question.level)
    dice = fast(bytes.fromhex(question.dice))
    context = SeatContext(state, question.seat, bot.memory, dice, heuristics)
    context.plan = plans.get(question.seat)
    context.deadline = time.monotonic() + question.seconds
    if question.advise:
        assert isinstance(bot, Master)
        answer = Answer(advice=_advice(game, setting, context, bot))
    else:
        answer = Answer(game.write(bot.choose(context)))
    plans[question.seat] = context.plan
    return answer


def _advice(
    game: AnyGame, setting: Setting[Any], context: SeatContext, master: Master
) -> list[Advised]:
    """Reasons use fresh heuristics, so values cached by the search do not influence them."""
    reasons = None
    if game.heuristics and game.features:
        reasons = Reasons(context, game.heuristics(setting), game.features)
    return [
        Advised(game.write(each.move), each.value, each.chance, each.part, each.why, each.sure)
        for each in advise(context, master, reasons)
    ]


@lru_cache(maxsize=64)
def _prepared(
    _table: str, key: str, rules: int, pack: str, seats: int, options: tuple[tuple[str, Value], ...]
) -> tuple[AnyGame, Setting[Any], Heuristics, dict[Seat, Plan | None]]:
    """The game, setting, heuristics and plans of one table. Tables never share them."""
    game = registry.find(key, rules)
    components = game.components(packs.with_hash(pack, game.key, game.folder))
    setting = Setting(seats, resolve(game.options, dict(options), seats), components)
    return game, setting, game.heuristics_at(setting), {}


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
