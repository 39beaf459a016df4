# compiled with mypyc
"""The appeal of a move: how promising it looks before anything is played out.

The numbers are in points of the game. They were chosen by hand; only whole bots were measured
(docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move

from ..components.traits import BIT, EVERYBODY
from ..rules import moves
from .worth import Estimate

TOPIC_APPEAL: Final = (0.6, 0.5, 0.2, 0.2, -0.5, -0.9)
"""For each topic of a question (rules/moves.py)."""
ACCUSE_GAIN: Final = 6.0
"""A suspect to accuse, times its chance to be the culprit."""
ACCUSE_COST: Final = 2.0
"""The cost of naming any suspect."""
PER_CARD_HELD: Final = 0.1
"""Each card in the hand of the player who is named."""
PLAY_BOOK: Final = 0.1
"""A book that is played."""
USE_ROOM: Final = 0.5
"""A room that is used, or a crypt card."""
ANSWERING: Final = 0.3
"""An answer, rather than silence."""


def appeals(estimate: Estimate, legal: list[Move]) -> list[float]:
    """For each move, how promising it looks."""
    return [_appeal(estimate, move) for move in legal]


def _appeal(estimate: Estimate, move: Move) -> float:
    """How promising a move looks."""
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
    """Moves that are a single word."""
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
    """One more trait or name in the question."""
    mask = estimate.asked_mask()
    if kind == moves.NAME:
        mask = (mask if mask != EVERYBODY else 0) | BIT[what]
    else:
        mask &= estimate.facts.values[what]
    return estimate.answer(mask)
