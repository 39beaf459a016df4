"""Finds the games: every folder under games/ is one, and none is listed anywhere.

A folder whose name starts with an underscore is found by its name but not listed. Rules that
records still use and that are no longer current live on in `games/<key>/past/r<number>/`.
"""

import importlib
import pkgutil
from dataclasses import replace
from functools import cache
from pathlib import Path

from .card import AnyGame
from .errors import UnknownGame, UnknownRules

PACKAGE = "cloister.games"


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    package = importlib.import_module(PACKAGE)
    found = (module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)
    return sorted(key for key in found if not key.startswith("_"))


def find(key: str, rules: int | None = None) -> AnyGame:
    """The game of that key, by its current rules or by those of a record."""
    if not isinstance(key, str) or not key.isidentifier() or key.startswith("__"):
        raise _unknown(key)
    game = _load(key)
    if rules is None or rules == game.rules:
        return game
    try:
        return _load(key, f".past.r{rules}")
    except UnknownGame:
        raise UnknownRules(
            f"{game.title} is here with rules {game.rules}, not with rules {rules}"
        ) from None


@cache
def _load(key: str, past: str = "") -> AnyGame:
    name = f"{PACKAGE}.{key}{past}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if not f"{name}.".startswith(f"{missing.name}."):
            raise
        raise _unknown(key) from None
    game: AnyGame = module.GAME
    return replace(game, key=key, folder=Path(str(module.__file__)).parent)


def _unknown(key: object) -> UnknownGame:
    return UnknownGame(f"no game '{key}'; there are: {', '.join(keys())}")
