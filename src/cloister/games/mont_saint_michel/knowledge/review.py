"""For the review after a game: what each seat could tell from its looks alone, look by look."""

from ..components.monks import NO_MONK
from .belief import UNSEEN, Belief, belief_by_looks


def beliefs(seats: int, inside: list[int], looked: list[int]) -> list[Belief]:
    """For each look, what the looker knew after it: an exact posterior over all assignments.

    `looked` is encoded as in the state: seat * 8 + monk, or + NO_MONK, in order.
    """
    seen = [[UNSEEN] * 6 for _ in range(seats)]
    found: list[Belief] = []
    for code in looked:
        seat, monk = code // 8, code % 8
        if monk != NO_MONK:
            seen[seat][monk] = inside[monk]
        found.append(belief_by_looks(seats, seat, seen[seat].copy()))
    return found
