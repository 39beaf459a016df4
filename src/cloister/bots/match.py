# compiled with mypyc
"""Bots play one game to its end. The loop of every simulation."""

from cloister.core.chance import Chance
from cloister.core.game import Hints, State, Told
from cloister.core.values import Move, Seat

from .mind import Bot, Mind


def play_match(
    state: State,
    bots: list[Bot],
    dice: list[Chance],
    chance: Chance,
    hints: Hints | None,
    longest: int,
) -> list[tuple[Seat, Move]]:
    """Play to the end, in place; all moves made. Each seat has a bot and dice of its own."""
    minds = [Mind(state, seat, bot.memory, dice[seat], hints) for seat, bot in enumerate(bots)]
    told = Told(listening=False)
    made: list[tuple[Seat, Move]] = []
    seats = state.to_act()
    while seats and len(made) < longest:
        seat = seats[0]
        move = bots[seat].choose(minds[seat])
        made.append((seat, move))
        chance.begin(len(made))
        state.play(seat, move, chance, told)
        seats = state.to_act()
    return made
