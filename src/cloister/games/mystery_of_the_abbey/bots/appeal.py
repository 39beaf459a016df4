# compiled with mypyc
"""The appeal of a move: how promising it looks before anything is played out.

The numbers are in points of the game and were chosen by hand (worth.py).
"""

from typing import Final

from cloister.core.values import Move

from ..components.traits import BIT, EVERYBODY
from ..rules import moves
from .worth import Estimate

TOPIC_APPEAL: Final = (0.6, 0.5, 0.2, 0.2, -0.5, -0.9)
"""For each topic of a question (rules/moves.py)."""


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
            return estimate.sample.chances[what] * 6.0 - 2.0
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
            return 0.1 * held[what]
        case moves.PLAY:
            return 0.1
        case _:
            return _plain(estimate, move)


def _plain(estimate: Estimate, move: Move) -> float:
    """Moves that are a single word."""
    match move:
        case moves.USE | moves.CRYPT:
            return 0.5
        case moves.ANSWER:
            return 0.3
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
