# compiled with mypyc
"""Sample worlds that look the same to a seat: deal again what it cannot know.

Cards are sorted before they are dealt; otherwise the original order leaks into the new world.
"""

from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..components.cards import IDENTITY
from ..components.monks import BIT
from ..components.places import LAST
from ..rules import phase
from ..rules.state import MountState
from .known_decks import knows_location, layers_left


def imagine(state: MountState, seat: Seat | None, chance: Chance, memory: int) -> MountState:
    """A world that looks the same to the seat, as far as it remembers."""
    world = state.copy()
    assert isinstance(world, MountState)
    _redeal(world, seat, chance, memory)
    return world


def _redeal(state: MountState, seat: Seat | None, chance: Chance, memory: int) -> None:
    """Deal again, in place, what the seat cannot know."""
    if state.mount.phase != phase.OVER:
        _redeal_slips(state, 0 if seat is None else state.seen[seat], chance)
    _redeal_locations(state, chance, memory)
    _redeal_cards(state, chance)


def _redeal_slips(state: MountState, seen: int, chance: Chance) -> None:
    """Draw an assignment that fits what was seen, all equally likely (MSM-2, MSM-26)."""
    inside = state.inside
    closed = [monk for monk in range(6) if not seen & BIT[monk]]
    slips = [inside[monk] for monk in closed]
    slips.sort()
    chance.shuffle(slips)
    for at in range(len(closed)):
        inside[closed[at]] = slips[at]


def _redeal_locations(state: MountState, chance: Chance, memory: int) -> None:
    """Shuffle the deck places that the onlooker does not know or has forgotten."""
    unknown = [at for at in range(LAST) if not knows_location(state, at, memory)]
    cards = [state.order[at] for at in unknown]
    cards.sort()
    chance.shuffle(cards)
    for at in range(len(unknown)):
        state.order[unknown[at]] = cards[at]


def _redeal_cards(state: MountState, chance: Chance) -> None:
    """Shuffle the second deck: its layers are known, but not the order inside them, nor which
    pages lie at the bottom."""
    left = layers_left(state)
    below = left[1] + left[2]
    top = state.deck[below:]
    top.sort()
    chance.shuffle(top)
    pages = [card for card in state.deck[:below] if card != IDENTITY]
    pages.sort()
    chance.shuffle(pages)
    middle = [IDENTITY] * (below - len(pages)) + pages[left[2] :]
    chance.shuffle(middle)
    state.deck = pages[: left[2]] + middle + top
