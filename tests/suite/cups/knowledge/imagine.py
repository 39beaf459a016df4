"""Other worlds: the others may have rolled anything."""

from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..rules.game import CupsGame


def imagine(game: CupsGame, seat: Seat | None, chance: Chance) -> CupsGame:
    """Roll again what the seat cannot see."""
    world = game.copy()
    own = [] if seat is None else world.dice[seat]
    world.roll(chance)
    if seat is not None:
        world.dice[seat] = own
    return world
