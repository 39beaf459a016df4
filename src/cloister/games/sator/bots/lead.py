# compiled with mypyc
"""How far ahead a seat is, from the squares that each seat has to go, and its chance to win.

Both weights were fitted to games of apprentices; only the whole bot was measured (docs/bots.md).
"""

from math import exp, log
from typing import Final

ROUND: Final = 12.0
"""The worth of a round, in squares."""
WIN_SLOPE: Final = 0.138
"""How much each square of the lead raises the log-odds of winning."""


def rivals_to_go(needs: list[float], seat: int, on_turn: int) -> float:
    """How many squares the others have to go: the nearer a rival, the more it counts."""
    seats = len(needs)
    rivals = 0.0
    for other in range(seats):
        if other != seat:
            late = (other - on_turn) % seats
            rivals += exp(-WIN_SLOPE * (needs[other] + ROUND * late / seats))
    return -log(rivals) / WIN_SLOPE


def lead(needs: list[float], seat: int, on_turn: int) -> float:
    """How many squares a seat is ahead of the others."""
    seats = len(needs)
    mine = needs[seat] + ROUND * ((seat - on_turn) % seats) / seats
    return rivals_to_go(needs, seat, on_turn) - mine


def win_probability(ahead: float) -> float:
    """The chance to win with a lead of some squares."""
    return 1.0 / (1.0 + exp(-WIN_SLOPE * ahead))
