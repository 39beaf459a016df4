# compiled with mypyc
"""How one plays Altitude without a thought: for the many games that are played on in thought.

Light cards go to the base, each floor somewhat heavier than the one below; what is too heavy for
one's own mountain stands in the way of a rival's.
"""

from typing import Final

from cloister.core.values import Move, Seat

from .cards import AVALANCHE, CABLE_CAR, EMPTY, SAINT_BERNARD, is_animal, strength
from .choices import Choices
from .mountain import Mountain
from .moves import AT, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE
from .places import WIDTH
from .prospects import TASTE, keepsake
from .relief import SCORING

LIGHT: Final = 4
"""A card of the base may weigh so much."""
STEP: Final = 3
"""And a card above its supports so much more."""
HEAVY: Final = 0.1
"""What each unit of weight beyond that costs."""
PLACE: Final = 0.6
"""What it is worth to fill a place, and more for each floor."""
HIGHER: Final = 0.1
FLOOR: Final = 0.5
"""What a new floor is worth."""
STEEP: Final = 11
"""Where a cable car is needed."""
WASTED: Final = 0.8
"""What it costs to use one elsewhere."""
PATCH: Final = 0.3
"""What it costs to replace a card instead of building."""
HARM: Final = 0.5
ENOUGH: Final = 1.0
"""One that can build so well does not look at the hand."""
NEVER: Final = -9.0


def instinct(massif: Choices, seat: Seat, moves: list[Move]) -> Move:
    """The move that seems best at once."""
    best, most = moves[0], NEVER
    taking = False
    for move in moves:
        if move == TAKE:
            taking = True
            continue
        worth = _at(massif, seat, move)
        if worth > most:
            best, most = move, worth
    if taking and most < ENOUGH and _from_hand(massif, seat) > most:
        return TAKE
    return best


def _at(massif: Choices, seat: Seat, move: Move) -> float:
    place = move % SPAN
    if move >= RETURN:
        return -keepsake((move - RETURN) // SPAN, TASTE) - keepsake(place, TASTE)
    if move >= SEND:
        return _sending(massif.mountains[(move - SEND) // SPAN], place, massif.drawn)
    mine = massif.mountains[seat]
    if move >= AT:
        if massif.picked == SAINT_BERNARD:
            return 1.0
        return _building(mine, place, massif.picked)
    if move >= CARD:
        return _playing(mine, move - CARD)
    if move == DISCARD or move == STOP:
        return 0.0
    if move >= RESCUE:
        return 1.0
    if move >= REPLACE:
        return _replacing(mine, place, massif.drawn)
    return _building(mine, place, massif.drawn)


def _weighing(mine: Mountain, place: int, card: int) -> float:
    """What the weight of a card there costs."""
    need = mine.need(place)
    if card == CABLE_CAR:
        return 0.0 if need >= STEEP else WASTED
    spare = strength(card) - (need + STEP if need else LIGHT)
    return HEAVY * spare if spare > 0 else 0.0


def _building(mine: Mountain, place: int, card: int) -> float:
    row = place // WIDTH
    worth = PLACE + HIGHER * row - _weighing(mine, place, card)
    if row >= mine.floors:
        worth += FLOOR
    if row >= SCORING - 1 and is_animal(card):
        worth += 1.0
    return worth


def _replacing(mine: Mountain, place: int, card: int) -> float:
    old = mine.cards[place]
    worth = _weighing(mine, place, old) - _weighing(mine, place, card) - PATCH
    if place >= (SCORING - 1) * WIDTH:
        worth += is_animal(card) - is_animal(old)
    return worth


def _sending(mountain: Mountain, place: int, card: int) -> float:
    """A floor more is no harm."""
    row = place // WIDTH
    if row >= mountain.floors or card == CABLE_CAR:
        return -1.0
    if card == AVALANCHE:
        return HARM + HIGHER * row
    return HEAVY * (strength(card) - mountain.need(place) - STEP) - PLACE


def _playing(mine: Mountain, card: int) -> float:
    """The best that can be made of a hand card, for what it is worth to keep."""
    if card == AVALANCHE:
        return NEVER
    if card == SAINT_BERNARD:
        return 1.0 if mine.slides else NEVER
    most = NEVER
    for place in mine.open:
        if mine.fits(card, place):
            most = max(most, _building(mine, place, card))
    return most - keepsake(card, TASTE)


def _from_hand(massif: Choices, seat: Seat) -> float:
    most, last = NEVER, EMPTY
    mine = massif.mountains[seat]
    for card in massif.hands[seat]:
        if card != last:
            most = max(most, _playing(mine, card))
        last = card
    return most + keepsake(massif.drawn, TASTE)
