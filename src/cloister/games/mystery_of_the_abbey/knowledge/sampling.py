# compiled with mypyc
"""Samples worlds that fit what is known: dealt at random, then repaired by exchanges.

If that does not succeed soon, a fallback world is perturbed instead. It is found once, by a long
search that alternates between deals and complete search. Every world is checked against all clues
before it is returned; none that contradicts a clue is ever returned.

All numbers here were chosen by hand; docs/mystery-of-the-abbey.md says how fast the whole is.
"""

from typing import Final

from cloister.core.chance import Chance, Fast
from cloister.core.errors import RuleBug

from ..components.traits import SUSPECTS, members, nth
from ..rules.chronicle import PLACES
from .complete_search import CompleteSearch
from .conclusions import Conclusions
from .dealing import deal_world
from .possibilities import Possibilities
from .repair import mix, perturb, set_right
from .world import World

TRIES: Final = 150
"""Exchanges that are tried after a deal."""
MIXING_EXCHANGES: Final = 40
"""Exchanges that are tried once everything is right."""
ROUNDS: Final = 6
"""Rounds of the long search, each of deals and a complete search."""
DEALS: Final = 10
"""Deals in each round."""
EXCHANGES_PER_DEAL: Final = 3000
"""Exchanges after each of these deals."""
SUPPOSITIONS: Final = 500
"""Suppositions of the complete search that ends a round."""
PERTURBATIONS: Final = 4
"""How often the fallback world is perturbed."""
EXCHANGES_PER_PERTURBATION: Final = 4
"""Exchanges in each perturbation."""
REPAIR_EXCHANGES: Final = 60
"""Exchanges that are tried to repair it after each perturbation."""


def sample_world(known: Conclusions, chance: Chance) -> World:
    """A random world that fits all that is known."""
    world = World(known, chance)
    if not try_to_deal(world, TRIES):
        _take_example(world)
        for _ in range(PERTURBATIONS):
            _perturb(world)
    mix(world, MIXING_EXCHANGES)
    world.check_all()
    if world.wrong:
        raise RuleBug("a world does not fit what is known")
    return world


def try_to_deal(world: World, tries: int) -> bool:
    """Deal the world and repair it. Returns whether this many exchanges were enough."""
    deal_world(world)
    world.check_all()
    return set_right(world, tries)


def _perturb(world: World) -> None:
    """Make random exchanges and repair the world. If that fails, restore it."""
    path = [row.copy() for row in world.path]
    cards = [showing.card for showing in world.timeline.shown]
    perturb(world, EXCHANGES_PER_PERTURBATION)
    if not set_right(world, REPAIR_EXCHANGES):
        world.path = path
        for at in range(len(cards)):
            world.timeline.shown[at].card = cards[at]
        world.check_all()


# The fallback: one world found by a long search


def _take_example(world: World) -> None:
    """Start from the fallback world.

    It depends on what is known, not on chance, and is searched for only once.
    """
    known = world.known
    if not known.example:
        known.example = _seek(known)
    for clue in known.open:
        clue.weight = 1
    world.path = [row.copy() for row in known.example[:SUSPECTS]]
    for at in range(len(world.timeline.shown)):
        world.timeline.shown[at].card = known.example[SUSPECTS][at]
    world.check_all()


def _seek(known: Conclusions) -> list[list[int]]:
    """The paths of a world that fits, and the cards shown in it. One exists: the true one."""
    chance = Fast(len(known.timeline.page))
    for _ in range(ROUNDS):
        for _ in range(DEALS):
            world = World(known, chance)
            if try_to_deal(world, EXCHANGES_PER_DEAL):
                return [*world.path, [showing.card for showing in world.timeline.shown]]
        found = CompleteSearch(chance, SUPPOSITIONS).find(known.possibilities)
        if found is not None:
            return _read(found)
    raise RuleBug("no world that fits was found in good time")


def _read(found: Possibilities) -> list[list[int]]:
    """Read possibilities that leave nothing open as paths and cards shown."""
    moments = found.timeline.moments
    path = [[-1] * moments for _ in range(SUSPECTS)]
    for now in range(moments):
        for place in range(PLACES):
            for card in members(found.may[now][place]):
                path[card][now] = place
    return [*path, [nth(cards, 0) for cards in found.shown]]
