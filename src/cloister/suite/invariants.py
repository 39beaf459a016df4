# compiled with mypyc
"""The inner loop of the largest check: whole random games, with invariants checked at each step."""

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.game import Announcements, State


def play_checked(state: State, chance: Chance, longest: int) -> int:
    """Play to the end, in place, and check every position; returns the number of moves."""
    told = Announcements(listening=False)
    count = 0
    state.check()
    seats = state.to_act()
    while seats:
        if count == longest:
            raise RuleBug(f"not over after {longest} moves, `longest` on the id card")
        seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
        state.play(seat, state.sample(seat, chance), chance, told)
        state.check()
        count += 1
        seats = state.to_act()
    return count
