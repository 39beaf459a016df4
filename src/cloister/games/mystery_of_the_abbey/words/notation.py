"""Moves in words: `go CAP`, `play B5`, `ask 2`, `about hand`, `trait bearded`, `name 7`, ..."""

from cloister.core.errors import BadNotation
from cloister.core.values import Move

from ..components.cards import BOOK_WORDS
from ..components.rooms import ROOMS
from ..components.traits import SUSPECTS, VALUES
from ..rules import moves

SEATS = 6
TOPICS = ("hand", "seen", "passed", "received", "will", "aloud")
_PLAIN = {
    "done": moves.DONE,
    "answer": moves.ANSWER,
    "silent": moves.SILENT,
    "yes": moves.YES,
    "no": moves.NO,
    "waive": moves.WAIVE,
    "use": moves.USE,
    "skip": moves.SKIP,
    "accuse": moves.ACCUSE,
    "none": moves.NONE,
    "pass": moves.PASS,
    "crypt": moves.CRYPT,
}


def _all() -> dict[str, Move]:
    words = dict(_PLAIN)
    for verb, kind, objects in (
        ("go", moves.GO, ROOMS),
        ("play", moves.PLAY, BOOK_WORDS),
        ("ask", moves.SEAT, [str(seat) for seat in range(SEATS)]),
        ("about", moves.TOPIC, TOPICS),
        ("trait", moves.TRAIT, VALUES),
        ("will", moves.SPACE, ROOMS),
        ("reveal", moves.REVEAL, VALUES),
        ("say", moves.SAY, [str(number) for number in range(SUSPECTS + 1)]),
    ):
        words |= {f"{verb} {word}": kind + at for at, word in enumerate(objects)}
    for verb, kind in (
        ("name", moves.NAME),
        ("accuse", moves.SUSPECT),
        ("show", moves.SHOW),
        ("give", moves.GIVE),
        ("keep", moves.KEEP),
        ("swap", moves.SWAP),
    ):
        words |= {f"{verb} {card + 1}": kind + card for card in range(SUSPECTS)}
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
            f"'{words[:40]}' is not a move; write for example 'go CAP' or 'trait bearded'"
        )
    return move
