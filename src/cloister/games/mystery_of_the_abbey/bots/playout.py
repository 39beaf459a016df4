# compiled with mypyc
"""Fast rollout: plays an imagined world until something is learnt, then estimates who wins."""

from math import exp, log2
from typing import Final

from cloister.core.chance import Chance
from cloister.core.game import Announcements, State

from ..rules import moves, phase
from ..rules.game import MysteryOfTheAbbey
from ..rules.scoring import points
from .plan import Decision

BASE_LOG_ODDS: Final = 0.7
"""Log odds to win when level on points, with the culprit known and nothing left to collect. These
five weights were chosen by hand; only the whole bot was measured (docs/bots.md)."""
POINT_AHEAD: Final = 0.33
"""Log odds for each point ahead."""
LOG_ODDS_PER_CULPRIT_BIT: Final = 0.25
"""Log odds lost for each bit that the seat still lacks about the culprit."""
TOUR_POINT: Final = 0.15
"""Log odds for each point that the tour until the next Mass may bring."""
LOST_TURN_LOG_ODDS: Final = -0.4
"""Log odds for a turn that the seat still has to spend in penance."""
AT_MOST: Final = 40
"""Maximum decisions before a world is judged as it stands."""


def play_out(decision: Decision, world: State, dice: Chance) -> float | None:
    """The seat's chance to win once the world is played on; None for another game's world."""
    if not isinstance(world, MysteryOfTheAbbey):
        return None
    _play_on(decision, world, dice)
    return chance_to_win(decision, world)


def _play_on(decision: Decision, world: MysteryOfTheAbbey, dice: Chance) -> None:
    """Play until the seat has learnt something or has to decide again, or the turn is over."""
    told = Announcements(listening=False)
    for _ in range(AT_MOST):
        acting = world.to_act()
        learnt = world.turns > decision.turns or len(world.page) > decision.page
        if not acting or learnt or acting[0] == decision.seat:
            return
        world.play(acting[0], _quick_move(world, acting[0], dice), dice, told)


def _quick_move(world: MysteryOfTheAbbey, seat: int, dice: Chance) -> int:
    """Answer questions; choose everything else at random."""
    answers = world.phase == phase.REPLY and world.topic < moves.WILL
    return moves.ANSWER if answers else world.sample(seat, dice)


def chance_to_win(decision: Decision, world: MysteryOfTheAbbey) -> float:
    """The chance to win, from points, how likely the seat finds the true culprit, and its room."""
    seat = decision.seat
    outcome = world.outcome()
    if outcome is not None:
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    odds = BASE_LOG_ODDS + POINT_AHEAD * _ahead(world, seat)
    chance = decision.evidence.chance_after(world.page, seat, world.culprit)
    odds += LOG_ODDS_PER_CULPRIT_BIT * log2(chance)
    if world.owed >> seat & 1:
        odds += LOST_TURN_LOG_ODDS
    else:
        odds += TOUR_POINT * decision.tour_from(world.pawns[seat])
    return 1.0 / (1.0 + exp(-odds))


def _ahead(world: MysteryOfTheAbbey, seat: int) -> int:
    """Points ahead of the best of the others."""
    most = -99
    for other in range(world.terms.seats):
        if other != seat:
            most = max(most, points(world, other))
    return points(world, seat) - most
