# compiled with mypyc
"""Tours: what a pawn can collect room by room until the next Mass.

Both numbers were chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from ..components.rooms import CHAPTER, COUNT
from ..components.traits import BIT

PER_TURN: Final = 0.75
"""Discount factor on the worth of a room, for each turn it takes to get there."""
SECOND_VISIT: Final = 0.5
"""Worth of a second visit to the chapter hall, as a fraction of the first. No other room offers
anything twice."""


class Tour:
    """The best tour from each room, worked out on demand."""

    def __init__(self, distance: list[list[int]], pace: int, worth: list[float]) -> None:
        self.distance = distance
        self.pace = pace
        self.worth = worth
        """For each room, the worth of using it."""
        self.goals = [room for room in range(COUNT) if worth[room] > 0.0]
        self.found: dict[int, float] = {}

    def worth_from(self, room: int, turns: int, visited: int) -> float:
        """The best tour from a room in this many turns; `visited` rooms are already used."""
        if turns <= 0:
            return 0.0
        key = (visited * COUNT + room) * 8 + turns
        known = self.found.get(key)
        if known is not None:
            return known
        best = 0.0
        for goal in self.goals:
            away = self._turns(room, goal)
            if away <= turns:
                best = max(best, self._reach(goal, away, turns, visited))
        self.found[key] = best
        return best

    def _reach(self, goal: int, away: int, turns: int, visited: int) -> float:
        """The worth of going to one room first, then on from there."""
        worth = self.worth[goal]
        if visited & BIT[goal]:
            worth = worth * SECOND_VISIT if goal == CHAPTER else 0.0
        if worth == 0.0:
            return 0.0
        worth += self.worth_from(goal, turns - away, visited | BIT[goal])
        for _ in range(away):
            worth *= PER_TURN
        return worth

    def _turns(self, room: int, goal: int) -> int:
        """Turns to a room. To use the room it is in again, a pawn must leave and come back."""
        return 2 if room == goal else (self.distance[room][goal] + self.pace - 1) // self.pace
