# compiled with mypyc
"""Which cards, effects and bridges can be used: only those whose effect can be carried out."""

from ..components import cards
from ..components.cards import NIHIL, NONE
from ..components.ground import ANCHORS, BRIDGES, squares_in
from .card_costs import (
    SLIDES,
    TURN_ONCE,
    TURN_TWICE,
    bridges_of,
    chosen_amount,
    effects_of,
    price_of,
)
from .laying import facings
from .pit import IN_HAND
from .state import Library
from .walking import can_walk_by_animi, leads


def is_playable(library: Library, card: int) -> bool:
    """Whether some effect of the card can be carried out (SAT-13)."""
    return len(possible_effects(library, card, 1)) > 0


def possible_effects(library: Library, card: int, most: int = 9) -> list[int]:
    """The effects of a card that can be paid and carried out."""
    found: list[int] = []
    for effect in effects_of(card, library.terms.prices):
        price = price_of(library, card, effect)
        if price <= library.points and _is_possible(library, card, effect, library.points - price):
            found.append(effect)
            if len(found) == most:
                break
    return found


def _is_possible(library: Library, card: int, effect: int, spare: int) -> bool:
    if card >= NIHIL:
        return _prayer_is_possible(library, card, library.terms.amounts[card][effect])
    for bridge in bridges_of(card):
        if im_may_move(library, card, effect, bridge, spare):
            return True
    return False


def im_may_move(library: Library, card: int, effect: int, bridge: int, spare: int) -> bool:
    """Whether an effect of an IM card can be carried out with a bridge (SAT-23 to SAT-29)."""
    pit = library.pit
    if not pit.is_movable(bridge) or pit.last[bridge] == card:
        return False
    if pit.surcharge(bridge) > spare:
        return False
    if effect == TURN_ONCE:
        return len(pit.turns(bridge, NONE, 1)) > 0
    if effect == TURN_TWICE:
        return len(pit.double_turns(bridge, 1)) > 0
    return pit.slides(bridge, effect - SLIDES + 1) != 0


def _prayer_is_possible(library: Library, card: int, amount: int) -> bool:
    match card:
        case cards.NIHIL:
            return len(leads(library, amount)) > 0
        case cards.CLARA:
            return library.pit.gargoyles[library.seat] == IN_HAND and library.pit.path() != 0
        case cards.NEQUE:
            return not library.frozen and library.pit.jumps(library.seat, amount) != 0
        case cards.ANIMI:
            return not library.frozen and can_walk_by_animi(library, amount)
        case _:
            return _bridge_prayer_is_possible(library, card, amount)


def _bridge_prayer_is_possible(library: Library, card: int, amount: int) -> bool:
    if card == cards.MIHI and library.moved:
        return False
    count = 0
    for bridge in range(BRIDGES):
        if prayer_may_move(library, card, bridge, amount):
            count += 1
            if card < cards.QUIN or count == amount:
                return True
    return False


def prayer_may_move(library: Library, card: int, bridge: int, amount: int) -> bool:
    """Whether a prayer can be carried out with a bridge."""
    if card == cards.OMNIA:
        return library.pit.is_light(bridge) and library.pit.slides(bridge, amount) != 0
    if card == cards.MIHI:
        return library.pit.is_light(bridge) and can_nudge(library, bridge)
    return library.pit.is_bare(bridge) and (
        card != cards.QUIN or _can_lift(library, bridge, amount)
    )


def may_move(library: Library, bridge: int) -> bool:
    """Whether this bridge may be chosen for the effect."""
    card = library.card
    if card == NONE:
        return library.pit.is_light(bridge) and can_nudge(library, bridge)
    if card < NIHIL:
        return im_may_move(library, card, library.effect, bridge, library.points)
    return prayer_may_move(library, card, bridge, chosen_amount(library))


def can_nudge(library: Library, bridge: int) -> bool:
    """Whether a bridge can be turned once or slid by one square."""
    return (
        library.pit.slides(bridge, 1) != 0
        or len(library.pit.turns(bridge, barred_pivot(library, bridge), 1)) > 0
    )


def barred_pivot(library: Library, bridge: int) -> int:
    """The pivot that mihi may not use again for this bridge (SAT-A16)."""
    return library.spun[bridge] if library.spun else NONE


# Bridges that quin lifts and lays again


def _can_lift(library: Library, bridge: int, amount: int) -> bool:
    """Whether quin finds a place for a bridge, and for a second one if the effect lifts two."""
    pit, pose, first = library.pit, library.pit.pose[bridge], library.bridge
    pit.remember(bridge)
    pit.lift(bridge)
    if amount == 2 and first == NONE:
        found = False
        for other in range(BRIDGES):
            if not found and pit.is_bare(other):
                library.bridge = bridge
                found = _can_lift(library, other, amount)
                library.bridge = NONE
    else:
        library.bridge = bridge if first == NONE else first
        library.second = NONE if first == NONE else bridge
        found = _has_place_again(library)
        library.bridge, library.second = first, NONE
    pit.lay(bridge, pose)
    pit.left.pop()
    return found


def _has_place_again(library: Library) -> bool:
    for facing in range(facings(library.bridge)):
        if places_again(library, facing, 1):
            return True
    return False


def places_again(library: Library, facing: int, most: int) -> list[int]:
    """Where quin may lay its bridge so that a second one still has a place (SAT-A15)."""
    squares = squares_in(library.pit.places(library.bridge, facing))
    if library.second == NONE:
        return squares
    masks = library.pit.ground.masks[library.bridge >> 2]
    others = _second_places(library)
    found: list[int] = []
    for square in squares:
        mask = masks[facing * ANCHORS + square]
        for other in others:
            if not other & mask:
                found.append(square)
                break
        if len(found) == most:
            break
    return found


def _second_places(library: Library) -> list[int]:
    masks = library.pit.ground.masks[library.second >> 2]
    found: list[int] = []
    for facing in range(facings(library.second)):
        for square in squares_in(library.pit.places(library.second, facing)):
            found.append(masks[facing * ANCHORS + square])
    return found
