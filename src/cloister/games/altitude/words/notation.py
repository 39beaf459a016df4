"""Moves in words: `return 3 12a`, `build 2:0`, `send 2:0 to 1`, `discard`, `take`, `card 7`, ..."""

from cloister.core.errors import BadNotation
from cloister.core.values import Move

from ..components.cards import CARDS, WORDS
from ..rules.moves import AT, BUILD, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE
from ..rules.places import PLACE

SEATS = 6
_PLAIN = {"discard": DISCARD, "take": TAKE, "stop": STOP}
_WITH_PLACE = {"build": BUILD, "replace": REPLACE, "rescue": RESCUE, "at": AT}


def _all() -> dict[str, Move]:
    """All but `return`, which has a pair of cards."""
    words = dict(_PLAIN)
    for verb, kind in _WITH_PLACE.items():
        words |= {f"{verb} {name}": kind + place for name, place in PLACE.items()}
    words |= {f"card {word}": CARD + card for word, card in CARDS.items()}
    for seat in range(SEATS):
        words |= {
            f"send {name} to {seat}": SEND + SPAN * seat + place for name, place in PLACE.items()
        }
    return words


_MOVES = _all()
_WORDS = {move: words for words, move in _MOVES.items()}


def write(move: Move) -> str:
    """The words of a move."""
    if move < RETURN:
        return _WORDS[move]
    return f"return {WORDS[(move - RETURN) // SPAN]} {WORDS[move % SPAN]}"


def read(words: str) -> Move:
    """The move of some words."""
    move = _returned(words) if words.startswith("return ") else _MOVES.get(words)
    if move is None:
        raise BadNotation(
            f"'{words[:40]}' is not a move; write for example 'build 2:0' or 'return 3 12a'"
        )
    return move


def _returned(words: str) -> Move | None:
    """The lower card comes first."""
    cards = [CARDS.get(word, 0) for word in words.split(" ")[1:]]
    if len(cards) != 2 or not 0 < cards[0] <= cards[1]:
        return None
    return RETURN + SPAN * cards[0] + cards[1]
