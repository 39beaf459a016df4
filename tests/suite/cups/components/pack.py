"""Reads components.toml into a typed value."""

from cloister.core.packs import Pack


def read(pack: Pack) -> int:
    """How many dice everyone rolls."""
    pack.only("dice")
    each: int = pack.get("dice.each", "pack-each", lambda found: type(found) is int and found == 2)
    return each
