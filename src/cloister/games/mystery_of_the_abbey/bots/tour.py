# compiled with mypyc
"""A way through the rooms until the next Mass: what is to be had in them, one after the other."""

from typing import Final

from ..components.rooms import CHAPTER, COUNT
from ..components.traits import BIT

FAR: Final = 0.75
"""What is left of a wish for each turn that it takes to get there."""
AGAIN: Final = 0.5
"""What a second visit to the chapter hall is worth; nowhere else there is anything twice."""


class Tour:
    """The best ways from every room, worked out when they are asked for."""

    def __init__(self, distance: list[list[int]], pace: int, worth: list[float]) -> None:
        self.distance = distance
        self.pace = pace
        self.worth = worth
        self.goals = [room for room in range(COUNT) if worth[room] > 0.0]
        self.found: dict[int, float] = {}

    def outlook(self, room: int, turns: int, visited: int) -> float:
        """What so many turns may bring that begin in a room; some have been visited already."""
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
        worth = self.worth[goal]
        if visited & BIT[goal]:
            worth = worth * AGAIN if goal == CHAPTER else 0.0
        if worth == 0.0:
            return 0.0
        worth += self.outlook(goal, turns - away, visited | BIT[goal])
        for _ in range(away):
            worth *= FAR
        return worth

    def _turns(self, room: int, goal: int) -> int:
        """Who is there has to go and come back."""
        return 2 if room == goal else (self.distance[room][goal] + self.pace - 1) // self.pace
