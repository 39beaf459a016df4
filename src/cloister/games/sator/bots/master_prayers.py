# compiled with mypyc
"""The uses of prayers that a master tries in a turn: each gives a variant of the turn."""

from typing import Final

from ..components import cards
from ..components.cards import JOLLY, MOVES, NIHIL, NONE
from ..components.ground import ANCHORS, BITS, BRIDGES, spread, squares_in
from ..rules import moves
from ..rules.laying import facings
from ..rules.pit import Pit
from ..rules.terms import PRAYER_DISCARDS, Terms
from .book_tour import Tour
from .chain import Branch, TurnLeft
from .distance import WIN, Walk
from .value import squares_ahead

USE_OF_PRAYERS: Final = [9, 6, 5, 0, 1, 5, 5, 3]
"""How useful each prayer is in the hand, nihil first. Chosen by hand."""
USE_OF_JOLLY: Final = 8
"""The same for a jolly. Chosen by hand."""
USE_OF_MOVES: Final = 4
"""The same for an IM card that slides bridges. Chosen by hand."""
USE_OF_ROTAS: Final = 2
"""The same for an IM card that turns bridges, which costs more points. Chosen by hand."""
PLACES_PER_BRIDGE: Final = 2
"""Places that are kept for each bridge that quin may lay again. Chosen by hand."""


class Variant:
    """A pit and a turn after a prayer, and the lasting harm that it did to rivals, in squares."""

    def __init__(self, pit: Pit, turn: TurnLeft, harm: float = 0.0) -> None:
        self.pit = pit
        self.turn = turn
        self.harm = harm


def paid(terms: Terms, turn: TurnLeft, prayer: int, effect: int = 0) -> TurnLeft:
    """The turn after a prayer is played and paid for, and its effect chosen if it has several."""
    prices = terms.prices[prayer]
    spent = turn.copy()
    spent.points -= prices[effect]
    spent.hand.remove(prayer)
    spent.chain.append(moves.PLAY + prayer)
    if len(prices) > 1:
        spent.chain.append(moves.PRAYER_EFFECT + effect)
    return spent


def jumps(pit: Pit, seat: int, terms: Terms, turn: TurnLeft) -> list[Variant]:
    """A variant for each square that neque can jump to."""
    prices, amounts = terms.prices[cards.NEQUE], terms.amounts[cards.NEQUE]
    found: list[Variant] = []
    for effect in range(len(prices)):
        if prices[effect] > turn.points:
            break
        for square in squares_in(pit.jumps(seat, amounts[effect])):
            after = pit.copy()
            after.put_acolyte(seat, square)
            if after.lying[seat] & BITS[square]:
                after.take_book(after.books.index(square))
            spent = paid(terms, turn, cards.NEQUE, effect)
            spent.chain.append(moves.JUMP + square)
            found.append(Variant(after, spent))
    return found


# Bridges laid again, gargoyles prayed away


def laid_again(pit: Pit, seat: int, terms: Terms, turn: TurnLeft) -> list[Branch]:
    """Branches in which quin lays a bridge where the walk would end, the best first."""
    price = terms.prices[cards.QUIN][0]
    if cards.QUIN not in turn.hand or price > turn.points:
        return []
    walk = Walk(pit, seat, turn.walkable() + turn.points - price)
    start = walk.reach if walk.reach else BITS[pit.entries[seat]]
    edge = spread(start) | start
    steps = turn.walkable() + min(turn.points - price, len(turn.hand) - 1)
    found: list[Branch] = []
    for bridge in range(BRIDGES):
        if pit.is_bare(bridge):
            places = _places_at(pit, seat, bridge, edge, steps)
            found += [_laid_at(pit, terms, turn, bridge, place) for place in places]
    found.sort(key=lambda branch: -branch.worth)
    return found


class Place:
    """A pose for a bridge, and the worth of the pit with it."""

    def __init__(self, pose: int, worth: float) -> None:
        self.pose = pose
        self.worth = worth


def _places_at(pit: Pit, seat: int, bridge: int, edge: int, steps: int) -> list[Place]:
    """The best places for a bridge that touch the squares in reach or border on them."""
    lifted = _lifted(pit, bridge)
    masks = pit.ground.masks[bridge >> 2]
    found: list[Place] = []
    for facing in range(facings(bridge)):
        for square in squares_in(lifted.places(bridge, facing)):
            pose = facing * ANCHORS + square
            if masks[pose] & edge:
                lifted.lay(bridge, pose)
                found.append(Place(pose, squares_ahead(lifted, seat, steps)))
                lifted.lift(bridge)
    found.sort(key=lambda place: -place.worth)
    return found[:PLACES_PER_BRIDGE]


def _lifted(pit: Pit, bridge: int) -> Pit:
    lifted = pit.copy()
    lifted.remember(bridge)
    lifted.lift(bridge)
    return lifted


def _laid_at(pit: Pit, terms: Terms, turn: TurnLeft, bridge: int, place: Place) -> Branch:
    after, spent = _lifted(pit, bridge), paid(terms, turn, cards.QUIN)
    after.lay(bridge, place.pose)
    spent.chain += [moves.BRIDGE + bridge, moves.FACING + place.pose // ANCHORS]
    spent.chain.append(moves.PLACE + place.pose % ANCHORS)
    return Branch(after, spent, place.worth)


def prayed_away(pit: Pit, turn: TurnLeft) -> list[Variant]:
    """A variant for each gargoyle: the least useful cards are discarded to pray it away."""
    if not pit.closed or len(turn.hand) < PRAYER_DISCARDS:
        return []
    found: list[Variant] = []
    for owner in range(len(pit.gargoyles)):
        if pit.gargoyles[owner] < 0:
            continue
        after, spent = pit.copy(), turn.copy()
        after.remove_gargoyle(owner)
        spent.chain.append(moves.PRAY + owner)
        for card in least_useful(spent.hand, PRAYER_DISCARDS):
            spent.hand.remove(card)
            spent.chain.append(moves.DISCARD + card)
        found.append(Variant(after, spent))
    return found


def least_useful(hand: list[int], count: int) -> list[int]:
    """The least useful cards, the least useful one first."""
    order = hand.copy()
    order.sort(key=_use)
    return order[:count]


def _use(card: int) -> int:
    if card >= NIHIL:
        return USE_OF_PRAYERS[card - NIHIL]
    return USE_OF_JOLLY if card == JOLLY else USE_OF_MOVES if card >= MOVES else USE_OF_ROTAS


# Against rivals


def gargoyles(pit: Pit, seat: int, terms: Terms, turn: TurnLeft) -> list[Variant]:
    """A variant for each rival's book that a gargoyle can be placed on."""
    if terms.prices[cards.CLARA][0] > turn.points:
        return []
    found: list[Variant] = []
    before = Tour(pit).rivals_to_go(seat)
    for square in squares_in(pit.foreign(seat) & pit.path()):
        after = pit.copy()
        after.put_gargoyle(seat, square)
        spent = paid(terms, turn, cards.CLARA)
        spent.chain.append(moves.GARGOYLE + square)
        found.append(Variant(after, spent, Tour(after).rivals_to_go(seat) - before))
    return found


def removal(pit: Pit, seat: int, terms: Terms, turn: TurnLeft) -> list[Variant]:
    """The variant that removes the bridge whose loss puts the seat furthest ahead, if any."""
    if terms.prices[cards.VICTORIA][0] > turn.points:
        return []
    best, most = NONE, -WIN
    for bridge in range(BRIDGES):
        if pit.is_bare(bridge):
            pose = pit.pose[bridge]
            pit.lift(bridge)
            worth = squares_ahead(pit, seat, turn.walkable())
            pit.lay(bridge, pose)
            if worth > most:
                best, most = bridge, worth
    if best == NONE:
        return []
    after = pit.copy()
    after.lift(best)
    spent = paid(terms, turn, cards.VICTORIA)
    spent.chain.append(moves.BRIDGE + best)
    return [Variant(after, spent)]


def led_away(pit: Pit, seat: int, terms: Terms, turn: TurnLeft) -> list[Variant]:
    """A variant for each affordable effect of nihil: rivals are led to where it harms most."""
    found: list[Variant] = []
    for effect in range(len(terms.prices[cards.NIHIL])):
        if terms.prices[cards.NIHIL][effect] <= turn.points:
            variant = Variant(pit.copy(), paid(terms, turn, cards.NIHIL, effect))
            if _lead(variant, seat, terms.rivals[effect], terms.amounts[cards.NIHIL][effect]):
                found.append(variant)
    return found


def _lead(variant: Variant, seat: int, rivals: int, left: int) -> bool:
    """Lead one rival after the other within `left` squares; returns whether any was led."""
    pit, turn = variant.pit, variant.turn
    led: list[int] = []
    while len(led) < rivals and left > 0:
        best, most = NONE, 0.0
        offers = _leads(pit, seat, led, left)
        if not offers:
            break
        for offer in offers:
            harm = _harm(pit, seat, offer)
            if harm > most:
                best, most = offer, harm
        if best == NONE:
            turn.chain.append(moves.ENOUGH)
            break
        rival, square = best // ANCHORS, best % ANCHORS
        left -= _steps_to(pit.layers(rival, left), square)
        pit.put_acolyte(rival, square)
        led.append(rival)
        variant.harm += most
        turn.chain.append(moves.LEAD + best)
    return len(led) > 0


def _leads(pit: Pit, seat: int, led: list[int], left: int) -> list[int]:
    """Rivals and the squares that they can be led to, as ANCHORS * rival + square."""
    found: list[int] = []
    for rival in range(len(pit.acolytes)):
        if rival != seat and rival not in led:
            goal = 0
            for layer in pit.layers(rival, left):
                goal |= layer
            found += [ANCHORS * rival + square for square in squares_in(goal & ~pit.volumes)]
    return found


def _harm(pit: Pit, seat: int, offer: int) -> float:
    """How many more squares the rivals have to go afterwards."""
    rival, square = offer // ANCHORS, offer % ANCHORS
    at, standing = pit.acolytes[rival], pit.standing
    before = Tour(pit).rivals_to_go(seat)
    pit.put_acolyte(rival, square)
    after = Tour(pit).rivals_to_go(seat)
    pit.acolytes[rival], pit.standing = at, standing
    return after - before


def _steps_to(layers: list[int], square: int) -> int:
    steps = 1
    while not layers[steps - 1] & BITS[square]:
        steps += 1
    return steps
