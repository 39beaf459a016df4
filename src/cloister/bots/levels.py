"""The bots by name."""

from cloister.core.errors import UnknownBot

from .apprentice import Apprentice
from .mind import Bot
from .novice import Novice
from .uniform import Uniform

LEVELS: dict[str, type[Bot]] = {
    "uniform": Uniform,
    "novice": Novice,
    "apprentice": Apprentice,
}


def make(level: str) -> Bot:
    """A new bot of that level."""
    if level not in LEVELS:
        raise UnknownBot(f"no bot '{level}'; there are: {', '.join(LEVELS)}")
    return LEVELS[level]()
