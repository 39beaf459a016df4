# compiled with mypyc
"""Sample worlds that look the same to a seat: deal again what it cannot know."""

from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..rules.game import Vigil


def imagine(game: Vigil, seat: Seat | None, chance: Chance) -> Vigil:
    """A sampled world; it depends only on what the seat knows and on chance."""
    world = game.copy()
    _deal_again(world, seat, chance)
    if world.with_passing:
        for other in range(len(world.hands)):
            if other != seat:
                _pass_again(world, seat, other, chance)
    return world


def _deal_again(world: Vigil, seat: Seat | None, chance: Chance) -> None:
    """Sort before shuffling, or the true order leaks. A seat knows the candle it passed on."""
    others = [other for other in range(len(world.hands)) if other != seat]
    pool = world.rest + [candle for other in others for candle in world.hands[other]]
    known = 0 if seat is None or world.passing else world.passed[seat]
    if known:
        pool.remove(known)
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        size = len(world.hands[other])
        hand = [known] if known and seat is not None and other == world.left_of(seat) else []
        world.hands[other] = sorted(hand + [pool.pop() for _ in range(size - len(hand))])
    world.rest = sorted(pool)


def _pass_again(world: Vigil, seat: Seat | None, other: Seat, chance: Chance) -> None:
    """Choose again the candle that another seat passed on, unless this seat received it."""
    if world.passing:
        if world.passed[other]:
            world.passed[other] = _any_of(world.hands[other], chance)
        return
    receiver = world.left_of(other)
    if receiver == seat:
        return
    hand = world.hands[receiver]
    dealt = (20 - len(world.rest)) // len(world.hands)
    still_held = chance.below(dealt) < len(hand)
    world.passed[other] = _any_of(hand, chance) if still_held else 0


def _any_of(hand: list[int], chance: Chance) -> int:
    return hand[chance.below(len(hand))]
