# compiled with mypyc
"""How one plays Altitude without a thought: for the many games that are played on in thought.

Light cards go to the base, each floor somewhat heavier than the one below; what is too heavy for
one's own mountain stands in the way of a rival's.
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cards import AVALANCHE, CABLE_CAR, EMPTY, SAINT_BERNARD, is_animal, strength
from ..rules import phase
from ..rules.legal import Choices
from ..rules.mountain import Mountain
from ..rules.moves import AT, BUILD, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE
from ..rules.places import BASE, WIDTH
from ..rules.relief import SCORING
from .value import TASTE, keepsake

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


def quick_move(massif: Choices, seat: Seat) -> Move:
    """The move that seems best at once."""
    hits_self = massif.drawn == AVALANCHE and massif.terms.own_avalanches
    if massif.phase == phase.ACTING and not hits_self:
        return _acting(massif, seat)
    moves = massif.moves(seat)
    best, most = moves[0], NEVER
    for move in moves:
        worth = _at(massif, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def _at(massif: Choices, seat: Seat, move: Move) -> float:
    place = move % SPAN
    if move >= RETURN:
        return -keepsake((move - RETURN) // SPAN, TASTE) - keepsake(place, TASTE)
    mine = massif.mountains[seat]
    if move >= AT:
        if massif.picked == SAINT_BERNARD:
            return 1.0
        return _building(mine, place, mine.need(place), massif.picked)
    if move >= CARD:
        return _playing(mine, _needs(mine), move - CARD)
    if move == DISCARD or move == STOP:
        return 0.0
    return _building(mine, place, mine.need(place), massif.drawn)


# The drawn card: most of what is decided in a game, so no list is made of all that is legal


def _acting(massif: Choices, seat: Seat) -> Move:
    mine, card = massif.mountains[seat], massif.drawn
    needs = _needs(mine)
    best, most = DISCARD, NEVER
    if card == SAINT_BERNARD:
        if mine.slides:
            return RESCUE + mine.slides[0]
    elif card != AVALANCHE:
        power = strength(card)
        for at in range(len(needs)):
            if power > needs[at]:
                worth = _building(mine, mine.open[at], needs[at], card)
                if worth > most:
                    best, most = BUILD + mine.open[at], worth
        for place in mine.bare:
            if mine.fits(card, place):
                worth = _replacing(mine, place, mine.need(place), card)
                if worth > most:
                    best, most = REPLACE + place, worth
    if most < 0.0:
        best, most = DISCARD, 0.0
    if card != SAINT_BERNARD and _most_harm(card) > most:
        best, most = _best_harm(massif, seat, best, most)
    if most < ENOUGH and massif.may_take() and _from_hand(massif, seat, needs) > most:
        return TAKE
    return best


def _most_harm(card: int) -> float:
    """What it can be worth at most to send a card to a rival."""
    if card == AVALANCHE:
        return HARM + HIGHER * BASE
    return NEVER if card == CABLE_CAR else HEAVY * (strength(card) - STEP) - PLACE


def _best_harm(massif: Choices, seat: Seat, best: Move, most: float) -> tuple[Move, float]:
    """The same, or what it does to send the drawn card to a rival, if that is worth more."""
    card = massif.drawn
    for other in range(massif.terms.seats):
        mountain = massif.mountains[other]
        if other == seat or mountain.floors == 0:
            continue
        for place in mountain.open:
            if massif.accepts(mountain, card, place):
                worth = _sending(mountain, place, card)
                if worth > most:
                    best, most = SEND + SPAN * other + place, worth
    return best, most


def _from_hand(massif: Choices, seat: Seat, needs: list[int]) -> float:
    most, last = NEVER, EMPTY
    mine = massif.mountains[seat]
    for card in massif.hands[seat]:
        if card != last:
            most = max(most, _playing(mine, needs, card))
        last = card
    return most + keepsake(massif.drawn, TASTE)


# What a card is worth at a place


def _needs(mine: Mountain) -> list[int]:
    """What each open place asks for."""
    return [mine.need(place) for place in mine.open]


def _weighing(need: int, card: int) -> float:
    """What the weight of a card costs at a place."""
    if card == CABLE_CAR:
        return 0.0 if need >= STEEP else WASTED
    spare = strength(card) - (need + STEP if need else LIGHT)
    return HEAVY * spare if spare > 0 else 0.0


def _building(mine: Mountain, place: int, need: int, card: int) -> float:
    row = place // WIDTH
    worth = PLACE + HIGHER * row - _weighing(need, card)
    if row >= mine.floors:
        worth += FLOOR
    if row >= SCORING - 1 and is_animal(card):
        worth += 1.0
    return worth


def _replacing(mine: Mountain, place: int, need: int, card: int) -> float:
    old = mine.cards[place]
    worth = _weighing(need, old) - _weighing(need, card) - PATCH
    if place >= (SCORING - 1) * WIDTH:
        worth += is_animal(card) - is_animal(old)
    return worth


def _sending(mountain: Mountain, place: int, card: int) -> float:
    """A floor more is no harm."""
    row = place // WIDTH
    if row >= mountain.floors:
        return -1.0
    if card == AVALANCHE:
        return HARM + HIGHER * row
    return HEAVY * (strength(card) - mountain.need(place) - STEP) - PLACE


def _playing(mine: Mountain, needs: list[int], card: int) -> float:
    """The best that can be made of a hand card, for what it is worth to keep."""
    if card == AVALANCHE:
        return NEVER
    if card == SAINT_BERNARD:
        return 1.0 if mine.slides else NEVER
    most, power = NEVER, strength(card)
    for at in range(len(needs)):
        if power > needs[at]:
            most = max(most, _building(mine, mine.open[at], needs[at], card))
    return most - keepsake(card, TASTE)
