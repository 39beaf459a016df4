# compiled with mypyc
"""What is known of the two decks (MSM-A29)."""

from ..components.cards import NO_LOCATION
from ..components.places import LAST
from ..rules.state import MountState


def knows_location(state: MountState, at: int, memory: int) -> bool:
    """Whether an onlooker with this memory knows a card of the location deck."""
    if at >= state.opened:
        return False
    last = at + LAST * ((state.opened - 1 - at) // LAST)
    if state.shuffled and last < LAST:
        return False
    age = state.opened - 1 - last
    is_open = age == 0 and state.mount.location != NO_LOCATION
    return is_open or state.terms.note_locations or age < memory


def layers_left(state: MountState) -> list[int]:
    """Cards left in the top, the middle and the bottom layer of the second deck."""
    layers = state.terms.layers
    count = len(state.deck)
    bottom = min(count, layers[4])
    middle = min(count - bottom, layers[2] + layers[3])
    return [count - bottom - middle, middle, bottom]
