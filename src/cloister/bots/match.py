# compiled with mypyc
"""Plays one game between bots: the inner loop of every simulation."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.heuristics import Heuristics
from cloister.core.values import Move, Seat

from .context import Bot, SeatContext


def play_match(
    state: State,
    bots: list[Bot],
    dice: list[Chance],
    chance: Chance,
    heuristics: Heuristics,
    longest: int,
) -> list[tuple[Seat, Move]]:
    """Play to the end, in place; returns all moves. Each seat has its own bot and dice."""
    contexts = [
        SeatContext(state, seat, bot.memory, dice[seat], heuristics)
        for seat, bot in enumerate(bots)
    ]
    told = Announcements(listening=False)
    made: list[tuple[Seat, Move]] = []
    seats = state.to_act()
    while seats and len(made) < longest:
        seat = seats[0]
        move = bots[seat].choose(contexts[seat])
        made.append((seat, move))
        chance.begin(len(made))
        state.play(seat, move, chance, told)
        seats = state.to_act()
    return made
