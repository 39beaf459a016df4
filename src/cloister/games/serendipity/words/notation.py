"""Moves in words: `uncover a1`, `leave`, `swap`, `with c4`, `turn 3`, `exchange c4`, ..."""

from cloister.core.errors import BadNotation
from cloister.core.values import Move

from ..components.cells import CELL, NAMES
from ..components.pack import COLOURS
from ..rules.moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH

_PLAIN = {"stop": STOP, "leave": LEAVE, "swap": SWAP, "no exchange": NO_EXCHANGE}
_WITH_CELL = {"uncover": UNCOVER, "with": WITH, "exchange": EXCHANGE}


def _all() -> dict[str, Move]:
    words = dict(_PLAIN)
    for verb, kind in _WITH_CELL.items():
        words |= {f"{verb} {name}": kind + CELL[name] for name in NAMES}
    words |= {f"turn {rotation}": TURN + rotation for rotation in range(6)}
    words |= {f"choose {colour}": CHOOSE + k for k, colour in enumerate(COLOURS)}
    return words


_MOVES = _all()
_WORDS = {move: words for words, move in _MOVES.items()}


def write(move: Move) -> str:
    """The words of a move."""
    return _WORDS[move]


def read(words: str) -> Move:
    """The move of some words."""
    move = _MOVES.get(words)
    if move is None:
        raise BadNotation(
            f"'{words[:40]}' is not a move; write for example 'uncover a1' or 'turn 3'"
        )
    return move
