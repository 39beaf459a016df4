"""The bots by name."""

import re
from collections.abc import Callable
from math import inf

from cloister.core.errors import UnknownBot
from cloister.core.said import quote

from .apprentice import Apprentice
from .context import Bot
from .master import Master
from .novice import Novice
from .uniform import Uniform

LEVELS: dict[str, Callable[[], Bot]] = {
    "uniform": Uniform,
    "novice": Novice,
    "apprentice": Apprentice,
    "master": Master,
}
BUDGET = re.compile(r"master:(\d{1,6}(?:\.\d{1,3})?)(s?)")
"""A master with a limit: `master:0.3s`, or `master:400` for 400 iterations."""
FEW = 24
"""Iterations for checks in which a master only has to decide, not to play well."""


def make(level: str) -> Bot:
    """A new bot of that level."""
    if level in LEVELS:
        return LEVELS[level]()
    budget = BUDGET.fullmatch(level)
    if budget is None:
        raise UnknownBot("no-such-bot", level=quote(level), levels=", ".join(LEVELS))
    if budget[2]:
        return Master(float(budget[1]))
    return Master(inf, int(float(budget[1])))


def hurried() -> dict[str, Callable[[], Bot]]:
    """All levels, with a master that searches only briefly."""
    return {**LEVELS, "master": lambda: Master(inf, FEW)}
