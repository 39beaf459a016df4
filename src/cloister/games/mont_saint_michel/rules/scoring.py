# compiled with mypyc
"""Who has won."""

from cloister.core.values import Outcome

from . import phase
from .state import MountState


def outcome(state: MountState) -> Outcome | None:
    """The best monk that is a player wins (MSM-28); ties as agreed (MSM-29, MSM-V4, MSM-A18)."""
    if state.mount.phase != phase.OVER:
        return None
    seats = range(state.terms.seats)
    monks = [state.inside.index(seat) for seat in seats]
    scores = [state.total[monk] for monk in monks]
    most = max(scores)
    best = [seat for seat in seats if scores[seat] == most]
    if len(best) > 1:
        counts = tie_breakers(state)
        more = max([counts[monks[seat]] for seat in best])
        best = [seat for seat in best if counts[monks[seat]] == more]
    return Outcome(tuple(scores), tuple(best), "last_page")


def tie_breakers(state: MountState) -> list[int]:
    """The pages of each monk that break a tie: all (MSM-29), or only negative ones (MSM-V4)."""
    terms = state.terms
    counts = [0] * 6
    for won in state.taken:
        if not terms.by_negatives or terms.value[won // 8] < 0:
            counts[won % 8] += 1
    return counts
