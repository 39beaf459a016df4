# compiled with mypyc
"""The appeal of a move: how promising it looks before anything is played out.

The numbers are in game points. They were chosen by hand; only whole bots were measured
(docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move

from ..components.traits import BIT, EVERYBODY
from ..rules import moves
from .worth import Estimate

TOPIC_APPEAL: Final = (0.6, 0.5, 0.2, 0.2, -0.5, -0.9)
"""The appeal of each topic of a question (rules/moves.py)."""
ACCUSE_GAIN: Final = 6.0
"""Naming a suspect to accuse, times the suspect's chance of being the culprit."""
ACCUSE_COST: Final = 2.0
"""The cost of accusing any suspect."""
PER_CARD_HELD: Final = 0.1
"""Naming a player, for each card in that player's hand."""
PLAY_BOOK: Final = 0.1
"""Playing a book."""
USE_ROOM: Final = 0.5
"""Using a room or a crypt card."""
ANSWERING: Final = 0.3
"""Answering rather than staying silent."""


def appeals(estimate: Estimate, legal: list[Move]) -> list[float]:
    """The appeal of each move."""
    return [_appeal(estimate, move) for move in legal]


def _appeal(estimate: Estimate, move: Move) -> float:
    """The appeal of one move."""
    kind = move // moves.SPAN * moves.SPAN
    what = move - kind
    match kind:
        case moves.GO:
            return estimate.room(what)
        case moves.REVEAL:
            return estimate.revelation(what)
        case moves.SUSPECT:
            return estimate.sample.chances[what] * ACCUSE_GAIN - ACCUSE_COST
        case moves.TRAIT | moves.NAME:
            return _part(estimate, kind, what)
        case moves.TOPIC:
            return TOPIC_APPEAL[what]
        case moves.SPACE | moves.SAY:
            return 0.0
        case moves.GIVE | moves.SHOW | moves.SWAP:
            return -estimate.secret(what)
        case moves.KEEP:
            return estimate.secret(what)
        case moves.SEAT:
            held: list[int] = estimate.view.held
            return PER_CARD_HELD * held[what]
        case moves.PLAY:
            return PLAY_BOOK
        case _:
            return _plain(estimate, move)


def _plain(estimate: Estimate, move: Move) -> float:
    """The appeal of a move that is a single word."""
    match move:
        case moves.USE | moves.CRYPT:
            return USE_ROOM
        case moves.ANSWER:
            return ANSWERING
        case moves.ACCUSE:
            return estimate.accusation(estimate.sample.highest_chance())
        case moves.DONE:
            asks = estimate.view.phase in ("parts", "request")
            return estimate.own_question() if asks else 0.0
        case _:
            return 0.0


def _part(estimate: Estimate, kind: int, what: int) -> float:
    """The appeal of adding one more trait or name to the question."""
    mask = estimate.asked_mask()
    if kind == moves.NAME:
        mask = (mask if mask != EVERYBODY else 0) | BIT[what]
    else:
        mask &= estimate.facts.values[what]
    return estimate.answer(mask)
