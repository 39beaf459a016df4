"""Moves in words: `move red`, `step 8`, `push village`, `up`, `on 3`, `flood 13`, `look white`."""

from cloister.core.errors import BadNotation
from cloister.core.values import Move

from ..components.places import LAST, MONKS, TOP, VILLAGE, WORDS
from ..rules.moves import (
    DECLINE,
    EBB_TO,
    FLOOD_TO,
    GIVE,
    LOOK,
    MOVE,
    ON,
    PUSH,
    STAY,
    STEP,
    STOP,
    UP,
)

_PLAIN = {"decline": DECLINE, "give": GIVE, "stop": STOP, "stay": STAY, "up": UP}
_WITH_MONK = {"look": LOOK, "move": MOVE}
_WITH_PLACE = {"step": STEP, "push": PUSH}
_WITH_LOCATION = {"ebb": EBB_TO, "flood": FLOOD_TO}


def _all() -> dict[str, Move]:
    words = dict(_PLAIN)
    for verb, kind in _WITH_MONK.items():
        words |= {f"{verb} {colour}": kind + monk for monk, colour in enumerate(MONKS)}
    for verb, kind in _WITH_PLACE.items():
        words |= {f"{verb} {word}": kind + place for place, word in enumerate(WORDS)}
    for verb, kind in _WITH_LOCATION.items():
        words |= {f"{verb} {WORDS[place]}": kind + place for place in range(TOP, LAST + 1)}
    words |= {f"on {WORDS[place]}": ON + place for place in range(VILLAGE, LAST + 1)}
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
        raise BadNotation(f"'{words[:40]}' is not a move; write for example 'move red' or 'step 8'")
    return move
