# compiled with mypyc
"""Fast rollout policy: a decent move in about a microsecond.

Light cards go to the base, and each floor is somewhat heavier than the one below; a card too heavy
for the seat's own mountain is sent to block a rival's.
"""

from typing import Final

from cloister.core.values import Move, Seat

from ..components.cards import AVALANCHE, CABLE_CAR, EMPTY, SAINT_BERNARD, is_animal, strength
from ..components.places import BASE, WIDTH
from ..rules import phase
from ..rules.legal import accepts, may_take
from ..rules.mountain import Mountain
from ..rules.moves import AT, BUILD, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE
from ..rules.relief import SCORING
from ..rules.state import Massif
from .weights import WEIGHTS, held_worth

# All numbers were chosen by hand; only the whole bot was measured (docs/bots.md).
BASE_WEIGHT: Final = 4
"""The weight up to which a card in the base costs nothing."""
STEP: Final = 3
"""The same above the base: this much more than its supports."""
HEAVY: Final = 0.1
"""What each unit of weight beyond that costs."""
FILLED_PLACE: Final = 0.6
"""What it is worth to fill a place."""
HIGHER: Final = 0.1
"""Added for each floor below the place."""
NEW_FLOOR: Final = 0.5
"""What a new floor is worth."""
STEEP: Final = 11
"""From this need on, a cable car is well used."""
WASTED_CABLE_CAR: Final = 0.8
"""What it costs to use one elsewhere."""
REPLACING: Final = 0.3
"""What it costs to replace a card instead of building."""
AVALANCHE_HARM: Final = 0.5
"""What an avalanche on a rival's first floor is worth."""
GOOD_ENOUGH: Final = 1.0
"""From this gain on, the drawn card is played without considering the hand."""
RESCUE_GAIN: Final = 1.0
"""What it is worth to remove an avalanche with a Saint-Bernard."""
RIVAL_FLOOR: Final = -1.0
"""A card that would start a new floor of a rival's mountain gives the rival a point."""
NEVER: Final = -9.0
"""Worse than any legal move."""


def quick_move(massif: Massif, seat: Seat) -> Move:
    """The move that looks best without searching."""
    hits_self = massif.drawn == AVALANCHE and massif.terms.own_avalanches
    if massif.phase == phase.ACTING and not hits_self:
        return _best_action(massif, seat)
    moves = massif.moves(seat)
    best, most = moves[0], NEVER
    for move in moves:
        worth = _appeal(massif, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def _appeal(massif: Massif, seat: Seat, move: Move) -> float:
    """What a move is worth, without searching."""
    place = move % SPAN
    if move >= RETURN:
        return -held_worth((move - RETURN) // SPAN, WEIGHTS) - held_worth(place, WEIGHTS)
    mine = massif.mountains[seat]
    if move >= AT:
        if massif.picked == SAINT_BERNARD:
            return RESCUE_GAIN
        return _gain_of_building(mine, place, mine.need(place), massif.picked)
    if move >= CARD:
        return _gain_of_playing(mine, _needs(mine), move - CARD)
    if move == DISCARD or move == STOP:
        return 0.0
    return _gain_of_building(mine, place, mine.need(place), massif.drawn)


# The drawn card: the most frequent decision in a game, so the legal moves are not listed


def _best_action(massif: Massif, seat: Seat) -> Move:
    """What to do with the drawn card: build, replace, rescue, send, discard, or take."""
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
                worth = _gain_of_building(mine, mine.open[at], needs[at], card)
                if worth > most:
                    best, most = BUILD + mine.open[at], worth
        for place in mine.bare:
            if mine.fits(card, place):
                worth = _gain_of_replacing(mine, place, mine.need(place), card)
                if worth > most:
                    best, most = REPLACE + place, worth
    if most < 0.0:
        best, most = DISCARD, 0.0
    if card != SAINT_BERNARD and _most_harm(card) > most:
        best, most = _best_harm(massif, seat, best, most)
    if most < GOOD_ENOUGH and may_take(massif) and _from_hand(massif, seat, needs) > most:
        return TAKE
    return best


def _most_harm(card: int) -> float:
    """The most that sending a card to a rival can be worth."""
    if card == AVALANCHE:
        return AVALANCHE_HARM + HIGHER * BASE
    return NEVER if card == CABLE_CAR else HEAVY * (strength(card) - STEP) - FILLED_PLACE


def _best_harm(massif: Massif, seat: Seat, best: Move, most: float) -> tuple[Move, float]:
    """The move that was best so far, or sending the drawn card to a rival if that is better."""
    card = massif.drawn
    for other in range(massif.terms.seats):
        mountain = massif.mountains[other]
        if other == seat or mountain.floors == 0:
            continue
        for place in mountain.open:
            if accepts(massif, mountain, card, place):
                worth = _gain_of_sending(mountain, place, card)
                if worth > most:
                    best, most = SEND + SPAN * other + place, worth
    return best, most


def _from_hand(massif: Massif, seat: Seat, needs: list[int]) -> float:
    most, last = NEVER, EMPTY
    mine = massif.mountains[seat]
    for card in massif.hands[seat]:
        if card != last:
            most = max(most, _gain_of_playing(mine, needs, card))
        last = card
    return most + held_worth(massif.drawn, WEIGHTS)


# What a card is worth at a place


def _needs(mine: Mountain) -> list[int]:
    """The need of each open place."""
    return [mine.need(place) for place in mine.open]


def _weight_cost(need: int, card: int) -> float:
    """What the weight of a card costs at a place."""
    if card == CABLE_CAR:
        return 0.0 if need >= STEEP else WASTED_CABLE_CAR
    spare = strength(card) - (need + STEP if need else BASE_WEIGHT)
    return HEAVY * spare if spare > 0 else 0.0


def _gain_of_building(mine: Mountain, place: int, need: int, card: int) -> float:
    row = place // WIDTH
    worth = FILLED_PLACE + HIGHER * row - _weight_cost(need, card)
    if row >= mine.floors:
        worth += NEW_FLOOR
    if row >= SCORING - 1 and is_animal(card):
        worth += 1.0
    return worth


def _gain_of_replacing(mine: Mountain, place: int, need: int, card: int) -> float:
    old = mine.cards[place]
    worth = _weight_cost(need, old) - _weight_cost(need, card) - REPLACING
    if place >= (SCORING - 1) * WIDTH:
        worth += is_animal(card) - is_animal(old)
    return worth


def _gain_of_sending(mountain: Mountain, place: int, card: int) -> float:
    """What a card sent to a rival's mountain is worth; one that starts a floor does no harm."""
    row = place // WIDTH
    if row >= mountain.floors:
        return RIVAL_FLOOR
    if card == AVALANCHE:
        return AVALANCHE_HARM + HIGHER * row
    return HEAVY * (strength(card) - mountain.need(place) - STEP) - FILLED_PLACE


def _gain_of_playing(mine: Mountain, needs: list[int], card: int) -> float:
    """The most that building a hand card gains, less what it is worth in the hand."""
    if card == AVALANCHE:
        return NEVER
    if card == SAINT_BERNARD:
        return RESCUE_GAIN if mine.slides else NEVER
    most, power = NEVER, strength(card)
    for at in range(len(needs)):
        if power > needs[at]:
            most = max(most, _gain_of_building(mine, mine.open[at], needs[at], card))
    return most - held_worth(card, WEIGHTS)
