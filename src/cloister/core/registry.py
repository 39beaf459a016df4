"""Finds the games: every folder under games/ is one, and there is no list of them.

A folder whose name starts with an underscore can be found by name but is not listed. Old rules
that records still need are kept in `games/<key>/past/r<number>/`.
"""

import importlib
import pkgutil
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path

from .card import AnyGame
from .errors import UnknownGame, UnknownRules
from .said import quote

PACKAGE = "cloister.games"


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return [key for key in _all_keys() if not key.startswith("_")]


def find(key: str, rules: int | None = None) -> AnyGame:
    """The game of that key, by its current rules or by those of a record."""
    if not isinstance(key, str):
        raise _unknown(key)
    game = _load(key)
    if rules is None or rules == game.rules:
        return game
    if f"r{rules}" not in _folders([str(game.folder / "past")]):
        raise UnknownRules(
            "no-such-rules", title=game.title, wanted=str(rules), here=str(game.rules)
        )
    return _load(key, f".past.r{rules}")


@cache
def _load(key: str, past: str = "") -> AnyGame:
    if key not in _all_keys():
        raise _unknown(key)
    module = importlib.import_module(f"{PACKAGE}.{key}{past}")
    game: AnyGame = module.GAME
    return replace(game, key=key, folder=Path(str(module.__file__)).parent)


def _all_keys() -> list[str]:
    return _folders(importlib.import_module(PACKAGE).__path__)


def _folders(places: Iterable[str]) -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(places) if module.ispkg)


def _unknown(key: object) -> UnknownGame:
    return UnknownGame("no-such-game", key=quote(str(key)), games=", ".join(keys()))
