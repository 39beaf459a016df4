# compiled with mypyc
"""What comes of a move in an imagined world, as the chance to win."""

from math import exp, log2
from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State

from ..rules import moves, phase
from ..rules.game import MysteryOfTheAbbey
from .plan import Inquiry

EVEN: Final = 0.7
"""Of the odds to win, as logarithms: when nothing is made, known or in sight; for each point ahead,
for each bit by which the truth is more likely, for each point in sight, and for a lost turn."""
POINT: Final = 0.33
KNOWN: Final = 0.25
SIGHT: Final = 0.15
LOST: Final = -0.4
AT_MOST: Final = 40
"""So many decisions are played on."""


def foresee(inquiry: Inquiry, world: State, dice: Chance) -> float | None:
    """How likely the seat wins once a world is played on; None in a world of another kind."""
    if not isinstance(world, MysteryOfTheAbbey):
        return None
    _play_on(inquiry, world, dice)
    return chance_to_win(inquiry, world)


def _play_on(inquiry: Inquiry, world: MysteryOfTheAbbey, dice: Chance) -> None:
    """Until the seat has learnt something, has to decide again, or the turn is over."""
    told = Announcements(listening=False)
    for _ in range(AT_MOST):
        acting = world.to_act()
        learnt = world.turns > inquiry.turns or len(world.page) > inquiry.page
        if not acting or learnt or acting[0] == inquiry.seat:
            return
        world.play(acting[0], _at_once(world, acting[0], dice), dice, told)


def _at_once(world: MysteryOfTheAbbey, seat: int, dice: Chance) -> int:
    """Questions are answered; everything else is left to chance."""
    answers = world.phase == phase.REPLY and world.topic < moves.WILL
    return moves.ANSWER if answers else world.sample(seat, dice)


def chance_to_win(inquiry: Inquiry, world: MysteryOfTheAbbey) -> float:
    """By points made, by how likely the seat would find the truth, and by where its pawn stands."""
    seat = inquiry.seat
    outcome = world.outcome()
    if outcome is not None:
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    odds = EVEN + POINT * _ahead(world, seat)
    odds += KNOWN * log2(inquiry.belief.trust(world.page, seat, world.culprit))
    if world.owed >> seat & 1:
        odds += LOST
    else:
        odds += SIGHT * inquiry.outlook(world.pawns[seat])
    return 1.0 / (1.0 + exp(-odds))


def _ahead(world: MysteryOfTheAbbey, seat: int) -> int:
    most = -99
    for other in range(world.terms.seats):
        if other != seat:
            most = max(most, world.points(other))
    return world.points(seat) - most
