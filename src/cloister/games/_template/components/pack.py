"""The typed reading of components.toml."""

from typing import Any

from cloister.core.packs import Pack


def read(pack: Pack) -> list[int]:
    """The lengths of the candles."""
    pack.only("candles")
    lengths: list[int] = pack.get("candles.lengths", "pack-lengths", _fits)
    return lengths


def _fits(found: Any) -> bool:
    if not isinstance(found, list) or not all(type(length) is int for length in found):
        return False
    return len(found) == len(set(found)) == 20 and all(1 <= length <= 99 for length in found)
