"""A move is the length of the candle that is burnt: `burn 7`."""

from cloister.core.errors import BadNotation
from cloister.core.values import Move


def write(move: Move) -> str:
    """The words of a move."""
    return f"burn {move}"


def read(words: str) -> Move:
    """The move of some words."""
    verb, _, length = words.partition(" ")
    if verb != "burn" or not length.isdecimal() or write(int(length[:3])) != words:
        raise BadNotation(f"'{words[:40]}' is not a move; write for example 'burn 7'")
    return int(length)
