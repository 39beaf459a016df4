# compiled with mypyc
"""How the game ends, and the points of each seat (MOA-V5)."""

from typing import Final

from cloister.core.game import Announcements
from cloister.core.values import Outcome

from ..components.traits import BIT
from . import events, phase
from .state import Abbey

CULPRIT_POINTS: Final = 4
"""For naming the culprit (MOA-V5)."""
REVELATION_POINTS: Final = 2
"""For a revelation that is right (MOA-V5)."""
MISACCUSATION_POINTS: Final = 2
"""What a wrong accusation costs (MOA-V5)."""


def finish(abbey: Abbey, told: Announcements) -> None:
    """End the game and turn up the hidden card."""
    abbey.phase = phase.OVER
    abbey.agenda = []
    events.shown(told, "culprit", 0, BIT[abbey.culprit])
    told.reveal()


def points(abbey: Abbey, seat: int) -> int:
    """A seat's points for revelations, accusations and the culprit (MOA-V5)."""
    score = CULPRIT_POINTS if abbey.finder == seat else 0
    score -= MISACCUSATION_POINTS * abbey.wrong[seat]
    for made in abbey.revelations:
        if made // 128 == seat:
            right = abbey.terms.values[made // 8 % 16] >> abbey.culprit & 1
            score += REVELATION_POINTS if right else -(made % 8)
    return score


def outcome(abbey: Abbey) -> Outcome | None:
    """Most points win. In a tie the finder of the culprit wins, if tied, else all (MOA-J12)."""
    if abbey.phase != phase.OVER:
        return None
    scores = [points(abbey, seat) for seat in range(abbey.terms.seats)]
    best = max(scores)
    winners = [seat for seat in range(abbey.terms.seats) if scores[seat] == best]
    if abbey.finder in winners:
        winners = [abbey.finder]
    reason = "culprit_found" if abbey.finder >= 0 else "last_mass"
    return Outcome(tuple(scores), tuple(winners), reason)
