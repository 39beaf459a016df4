"""What comes up in random games: moves, events, prompts, refusals. Several checks need it."""

from dataclasses import dataclass, field

from cloister.core.card import AnyGame
from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Event, Move, Refusal, Seat

from .walk import Walk, dice, walks

TRIES = 12
"""How many forbidden moves are tried in one position."""


@dataclass
class Meeting:
    """What was met."""

    moves: dict[Move, None] = field(default_factory=dict)
    """Each once, in the order in which they came up."""
    events: dict[str, Event] = field(default_factory=dict)
    prompts: set[str] = field(default_factory=set)
    refusals: set[Refusal] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)


_met: dict[tuple[int, int], tuple[AnyGame, Meeting]] = {}


def meet(game: AnyGame, count: int) -> Meeting:
    """What comes up in so many random games; the same game is asked only once."""
    key = (id(game), count)
    if key not in _met:
        _met[key] = (game, _meet(game, count))
    return _met[key][1]


def _meet(game: AnyGame, count: int) -> Meeting:
    met = Meeting()
    for walk in walks(game, count):
        chance = dice(walk.seed, -3)
        while walk.state.to_act():
            if chance.below(4) == 0:
                _look(walk, met, chance)
            _hear(walk, walk.step()[2], met)
        outcome = walk.state.outcome()
        met.reasons |= {outcome.reason} if outcome else set()
        met.prompts |= {walk.state.view(onlooker).prompt for onlooker in walk.onlookers}
    return met


def _hear(walk: Walk, told: Announcements, met: Meeting) -> None:
    for onlooker in walk.onlookers:
        for event in told.heard_by(onlooker):
            met.events[event.name] = event


def _look(walk: Walk, met: Meeting, chance: Chance) -> None:
    met.prompts |= {walk.state.view(onlooker).prompt for onlooker in walk.onlookers}
    for seat in walk.state.to_act():
        for move in forbidden(walk, seat, list(met.moves), chance, TRIES):
            refusal = walk.state.forbids(seat, move)
            if refusal is not None:
                met.refusals.add(refusal)
        met.moves |= dict.fromkeys(walk.state.moves(seat))


def forbidden(walk: Walk, seat: Seat, moves: list[Move], chance: Chance, count: int) -> list[Move]:
    """Some of these moves that are not on the list of the seat."""
    listed = set(walk.state.moves(seat))
    others = [move for move in moves if move not in listed]
    if len(others) <= count:
        return others
    return [others[chance.below(len(others))] for _ in range(count)]
