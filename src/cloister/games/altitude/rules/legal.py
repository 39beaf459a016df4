# compiled with mypyc
"""The legal moves, listed or drawn at random, and the tests that decide them."""

from cloister.core.chance import Chance
from cloister.core.values import Move, Seat

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from ..components.places import WIDTH
from . import phase
from .mountain import Mountain
from .moves import AT, BUILD, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE
from .state import DEALT, Massif

# What may go where


def accepts(massif: Massif, mountain: Mountain, card: int, place: int) -> bool:
    """Whether an open place of a mountain takes the card, whoever lays it."""
    if card == AVALANCHE and not avalanche_may_hit(massif, mountain, place):
        return False
    return mountain.fits(card, place)


def avalanche_may_hit(massif: Massif, mountain: Mountain, place: int) -> bool:
    """Only a mountain that has begun (ALT-7c), and perhaps not its base (ALT-R9)."""
    return mountain.floors > 0 and (place >= WIDTH or massif.terms.avalanche_in_base)


def can_hit_self(massif: Massif) -> bool:
    """Whether a drawn avalanche fits somewhere in the seat's own mountain (ALT-R35)."""
    mine = massif.mountains[massif.seat]
    for place in mine.open:
        if accepts(massif, mine, AVALANCHE, place):
            return True
    return False


def usable(massif: Massif, seat: Seat, card: int) -> bool:
    """Whether a hand card can be played: built, or spent on an avalanche (ALT-R43)."""
    mountain = massif.mountains[seat]
    if card == SAINT_BERNARD:
        return massif.phase < phase.FINAL and len(mountain.slides) > 0
    if card == AVALANCHE:
        return False
    return mountain.fits_somewhere(card)


def may_take(massif: Massif) -> bool:
    """Whether the drawn card may go into the hand: another must leave it (ALT-7d)."""
    if massif.drawn == AVALANCHE and massif.terms.own_avalanches:
        return False
    for card in massif.hands[massif.seat]:
        if usable(massif, massif.seat, card):
            return True
    return False


# The list


def legal_moves(massif: Massif, seat: Seat) -> list[Move]:
    """All legal moves in a fixed order; none for a seat that is not to act."""
    match massif.phase:
        case phase.OVER:
            return []
        case phase.KEEPING:
            return _pairs(massif.hands[seat]) if len(massif.hands[seat]) == DEALT else []
        case _:
            pass
    if seat != massif.seat:
        return []
    match massif.phase:
        case phase.ACTING:
            return _actions(massif)
        case phase.HAND:
            return _usable_cards(massif)
        case phase.FINAL:
            return _usable_cards(massif) + [STOP]
        case _:
            return [AT + place for place in _slots(massif) if _takes_picked(massif, place)]


def _pairs(hand: list[int]) -> list[Move]:
    """Any two cards may go back (ALT-6); equal cards make one choice (ALT-R21)."""
    pairs: list[Move] = []
    for high in range(1, DEALT):
        for low in range(high):
            move = RETURN + SPAN * hand[low] + hand[high]
            if move not in pairs:
                pairs.append(move)
    return pairs


def _actions(massif: Massif) -> list[Move]:
    card = massif.drawn
    mine = massif.mountains[massif.seat]
    moves: list[Move] = []
    if card == SAINT_BERNARD:
        moves = [RESCUE + place for place in mine.slides]
    elif card != AVALANCHE:
        moves = [BUILD + place for place in mine.open if mine.fits(card, place)]
        moves += [REPLACE + place for place in mine.bare if mine.fits(card, place)]
    elif massif.terms.own_avalanches:
        moves = [BUILD + place for place in mine.open if accepts(massif, mine, card, place)]
        return moves if moves else [DISCARD]
    moves.append(DISCARD)
    if may_take(massif):
        moves.append(TAKE)
    if card != SAINT_BERNARD:
        _add_opponents(massif, moves)
    return moves


def _add_opponents(massif: Massif, moves: list[Move]) -> None:
    """Add moves onto any mountain that its owner has begun (ALT-7c, ALT-R42)."""
    for seat in range(massif.terms.seats):
        mountain = massif.mountains[seat]
        if seat == massif.seat or mountain.floors == 0:
            continue
        for place in mountain.open:
            if accepts(massif, mountain, massif.drawn, place):
                moves.append(SEND + SPAN * seat + place)


def _usable_cards(massif: Massif) -> list[Move]:
    """Each kind of card once (ALT-R21)."""
    moves: list[Move] = []
    last = EMPTY
    for card in massif.hands[massif.seat]:
        if card != last and usable(massif, massif.seat, card):
            moves.append(CARD + card)
        last = card
    return moves


def _slots(massif: Massif) -> list[int]:
    mine = massif.mountains[massif.seat]
    return mine.slides if massif.picked == SAINT_BERNARD else mine.open


def _takes_picked(massif: Massif, place: int) -> bool:
    return massif.picked == SAINT_BERNARD or massif.mountains[massif.seat].fits(
        massif.picked, place
    )


# At random


def sample(massif: Massif, seat: Seat, chance: Chance) -> Move:
    """A legal move, drawn uniformly."""
    match massif.phase:
        case phase.ACTING:
            return _sample_action(massif, chance)
        case phase.SLOT | phase.FINAL_SLOT:
            slots = _slots(massif)
            while True:
                place = slots[chance.below(len(slots))]
                if _takes_picked(massif, place):
                    return AT + place
        case _:
            moves = legal_moves(massif, seat)
            return moves[chance.below(len(moves))]


def _sample_action(massif: Massif, chance: Chance) -> Move:
    """Draw among all places, legal or not, until one is legal."""
    card = massif.drawn
    mine = massif.mountains[massif.seat]
    own = mine.slides if card == SAINT_BERNARD else mine.open
    builds, bare = len(own), len(mine.bare)
    if card == AVALANCHE:
        if massif.terms.own_avalanches:
            choices = _actions(massif)
            return choices[chance.below(len(choices))]
        builds = 0
    if card >= AVALANCHE:
        bare = 0
    others = 0 if card == SAINT_BERNARD else _places_of_others(massif)
    while True:
        at = chance.below(builds + bare + 2 + others)
        if at < builds:
            place = own[at]
            if card == SAINT_BERNARD:
                return RESCUE + place
            if mine.fits(card, place):
                return BUILD + place
        elif at < builds + bare:
            place = mine.bare[at - builds]
            if mine.fits(card, place):
                return REPLACE + place
        else:
            move = _sampled_elsewhere(massif, at - builds - bare)
            if move >= 0:
                return move


def _places_of_others(massif: Massif) -> int:
    count = 0
    for seat in range(massif.terms.seats):
        if seat != massif.seat and massif.mountains[seat].floors > 0:
            count += len(massif.mountains[seat].open)
    return count


def _sampled_elsewhere(massif: Massif, at: int) -> Move:
    """Discard, take, or place number `at - 2` of the opponents; -1 if not legal."""
    if at == 0:
        return DISCARD
    if at == 1:
        return TAKE if may_take(massif) else -1
    at -= 2
    for seat in range(massif.terms.seats):
        mountain = massif.mountains[seat]
        if seat == massif.seat or mountain.floors == 0:
            continue
        if at < len(mountain.open):
            place = mountain.open[at]
            fits = accepts(massif, mountain, massif.drawn, place)
            return SEND + SPAN * seat + place if fits else -1
        at -= len(mountain.open)
    return -1
