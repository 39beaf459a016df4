"""A game with deduction sheets for the tests: Vigil or another, with a changed id card."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from typing import Any

from cloister.core import registry

VIGIL = "_template"


@contextmanager
def sheets(key: str = VIGIL, **more: Any) -> Iterator[None]:
    """Within the block, this is a game of deduction."""
    module: Any = import_module(f"{registry.PACKAGE}.{key}")
    plain = module.GAME
    module.GAME = replace(plain, sheet=True, **more)
    registry._load.cache_clear()
    try:
        yield
    finally:
        module.GAME = plain
        registry._load.cache_clear()
