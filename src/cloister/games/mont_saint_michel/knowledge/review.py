"""Looking back: what each seat could tell by its looks alone, look by look."""

from ..rules.hidden import DECLINED
from .belief import UNSEEN, Belief, by_looks


def beliefs(seats: int, inside: list[int], looked: list[int]) -> list[Belief]:
    """For each look, what the looker knew after it: an exact posterior over all assignments.

    `looked` is as in the State: seat * 8 + monk, or + DECLINED, in order.
    """
    seen = [[UNSEEN] * 6 for _ in range(seats)]
    found: list[Belief] = []
    for code in looked:
        seat, monk = code // 8, code % 8
        if monk != DECLINED:
            seen[seat][monk] = inside[monk]
        found.append(by_looks(seats, seat, seen[seat].copy()))
    return found
