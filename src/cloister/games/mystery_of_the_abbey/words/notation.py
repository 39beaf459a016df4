"""Moves as text: `go CAP`, `play B5`, `ask 2`, `about hand`, `trait bearded`, `name 7`, ..."""

from cloister.core.notation import Words, each
from cloister.core.values import Move

from ..components.cards import BOOK_WORDS
from ..components.rooms import ROOMS
from ..components.traits import SUSPECTS, VALUES
from ..rules import moves

SEATS = [str(seat) for seat in range(6)]
NUMBERS = [str(number) for number in range(SUSPECTS + 1)]
NAMES = [str(card + 1) for card in range(SUSPECTS)]

MOVES: dict[str, Move] = {
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
    **each("go", moves.GO, ROOMS),
    **each("play", moves.PLAY, BOOK_WORDS),
    **each("ask", moves.SEAT, SEATS),
    **each("about", moves.TOPIC, moves.TOPICS),
    **each("trait", moves.TRAIT, VALUES),
    **each("will", moves.SPACE, ROOMS),
    **each("reveal", moves.REVEAL, VALUES),
    **each("say", moves.SAY, NUMBERS),
    **each("name", moves.NAME, NAMES),
    **each("accuse", moves.SUSPECT, NAMES),
    **each("show", moves.SHOW, NAMES),
    **each("give", moves.GIVE, NAMES),
    **each("keep", moves.KEEP, NAMES),
    **each("swap", moves.SWAP, NAMES),
}
"""Every move that can be written."""

NOTATION = Words(MOVES, example="'go CAP', 'trait bearded'")
