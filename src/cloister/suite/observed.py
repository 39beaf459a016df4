"""What comes up in random games: moves, events, prompts, refusals. Several checks need it."""

from dataclasses import dataclass, field

from cloister.core.card import AnyGame
from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Event, Move, Refusal, Seat

from .walk import Walk, dice, walks

EACH = 60
"""How many different events of one name are kept."""
TRIES = 12
"""How many forbidden moves are tried in one position."""


@dataclass
class Observed:
    """What came up."""

    moves: dict[Move, None] = field(default_factory=dict)
    """Each once, in the order in which they came up."""
    events: dict[str, list[Event]] = field(default_factory=dict)
    """Some events of each name."""
    prompts: set[str] = field(default_factory=set)
    refusals: set[Refusal] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)


_known: dict[tuple[int, int], tuple[AnyGame, Observed]] = {}


def observe(game: AnyGame, count: int) -> Observed:
    """What comes up in this many random games; they are played once for all checks."""
    key = (id(game), count)
    if key not in _known:
        _known[key] = (game, _observe(game, count))
    return _known[key][1]


def _observe(game: AnyGame, count: int) -> Observed:
    found = Observed()
    for walk in walks(game, count):
        chance = dice(walk.seed, -3)
        while walk.state.to_act():
            if chance.below(4) == 0:
                _look(walk, found, chance)
            _hear(walk, walk.step()[2], found)
        outcome = walk.state.outcome()
        found.reasons |= {outcome.reason} if outcome else set()
        found.prompts |= {walk.state.view(onlooker).prompt for onlooker in walk.onlookers}
    return found


def _hear(walk: Walk, told: Announcements, found: Observed) -> None:
    for onlooker in walk.onlookers:
        for event in told.heard_by(onlooker):
            alike = found.events.setdefault(event.name, [])
            if len(alike) < EACH and event not in alike:
                alike.append(event)


def _look(walk: Walk, found: Observed, chance: Chance) -> None:
    found.prompts |= {walk.state.view(onlooker).prompt for onlooker in walk.onlookers}
    for seat in walk.state.to_act():
        for move in forbidden(walk, seat, list(found.moves), chance, TRIES):
            refusal = walk.state.forbids(seat, move)
            if refusal is not None:
                found.refusals.add(refusal)
        found.moves |= dict.fromkeys(walk.state.moves(seat))


def forbidden(walk: Walk, seat: Seat, moves: list[Move], chance: Chance, count: int) -> list[Move]:
    """Some of these moves that the seat's list does not contain."""
    listed = set(walk.state.moves(seat))
    others = [move for move in moves if move not in listed]
    if len(others) <= count:
        return others
    return [others[chance.below(len(others))] for _ in range(count)]
