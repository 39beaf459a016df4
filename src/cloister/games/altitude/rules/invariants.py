# compiled with mypyc
"""The invariants of every position."""

from cloister.core.errors import RuleBug

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from ..components.places import BASE, FIRST, PLACES, WIDTH
from . import phase
from .mountain import Mountain
from .state import DEALT, HAND, Massif


def check(massif: Massif) -> None:
    """Raise RuleBug unless all invariants hold."""
    every = massif.pile + massif.aside + massif.discards
    for hand in massif.hands:
        every += hand
    for mountain in massif.mountains:
        every += [card for card in mountain.cards if card != EMPTY]
        check_mountain(mountain, massif.terms.avalanche_in_base)
    if massif.drawn != EMPTY:
        every.append(massif.drawn)
    if massif.phase == phase.KEEPING:
        for cards in massif.returned:
            every += cards
    every.sort()
    require(every == massif.terms.deck, "cards were lost or doubled")
    _check_phase(massif)
    _check_hands(massif)


def _check_phase(massif: Massif) -> None:
    seats = massif.terms.seats
    acting = phase.ACTING <= massif.phase <= phase.SLOT
    picking = massif.phase == phase.SLOT or massif.phase == phase.FINAL_SLOT
    require(phase.KEEPING <= massif.phase <= phase.OVER, "no such phase")
    require(0 <= massif.seat < seats and 0 <= massif.first < seats, "no such seat")
    require((massif.drawn != EMPTY) == acting, "a card is drawn at the wrong time")
    require((massif.picked != EMPTY) == picking, "a hand card is picked at the wrong time")
    require(not picking or massif.picked in massif.hands[massif.seat], "a picked card is not there")
    require(1 <= massif.draw <= massif.draws <= 2, "no such draw")
    require(massif.phase < phase.FINAL or not massif.pile, "the end before the pile is empty")
    require(massif.phase != phase.KEEPING or not massif.discards, "discards before the first turn")


def _check_hands(massif: Massif) -> None:
    require(len(massif.hands) == len(massif.mountains) == massif.terms.seats, "a hand is missing")
    require(len(massif.returned) == len(massif.taken) == massif.terms.seats, "memory is missing")
    for seat in range(massif.terms.seats):
        held = len(massif.hands[seat])
        back = len(massif.returned[seat])
        require(sorted(massif.hands[seat]) == massif.hands[seat], "a hand is not sorted")
        require(sorted(massif.returned[seat]) == massif.returned[seat], "memory is not sorted")
        if massif.phase == phase.KEEPING:
            chosen = held == HAND and back == DEALT - HAND
            require(chosen or (held == DEALT and back == 0), "a hand is not four of six")
        elif massif.phase < phase.FINAL:
            require(held == HAND, "a hand is not four cards")
        require(back <= DEALT - HAND and 0 <= massif.taken[seat] <= HAND, "wrong memory")
        if back > 0 and phase.KEEPING < massif.phase < phase.OVER:
            _check_memory(massif, seat)


def _check_memory(massif: Massif, seat: int) -> None:
    """Cards that a seat put back and has not seen since are still hidden from it."""
    hidden = massif.pile.copy()
    if seat != massif.seat:
        hidden.append(massif.drawn)
    for other in range(massif.terms.seats):
        if other != seat and massif.taken[other] > 0:
            hidden += massif.hands[other]
    for card in massif.returned[seat]:
        require(card in hidden, "a card that was put back is nowhere")
        hidden.remove(card)


def check_mountain(mountain: Mountain, avalanche_in_base: bool) -> None:
    """Check that every card is supported legally and that the lists of places are right."""
    cards = mountain.cards
    require(len(cards) == PLACES, "a mountain of another shape")
    found = Mountain(cards)
    found.survey()
    require(found.open == mountain.open, "open places are wrong")
    require(found.bare == mountain.bare, "bare cards are wrong")
    require(found.slides == mountain.slides, "avalanches are wrong")
    require(found.rows == mountain.rows and found.floors == mountain.floors, "floors are wrong")
    require(found.animals == mountain.animals, "animals are wrong")
    require(found.left == mountain.left and found.right == mountain.right, "the base is wrong")
    require(found.right - found.left < BASE, "a base of more than ten")
    require(cards[FIRST] < AVALANCHE, "an avalanche in place of the first card")
    require(sum(found.rows) == PLACES - cards.count(EMPTY), "a card lies apart")
    for place in range(1, (mountain.floors) * WIDTH):
        card = cards[place]
        if card == EMPTY:
            continue
        require(card != SAINT_BERNARD, "a Saint-Bernard in a mountain")
        if place >= WIDTH:
            rests = cards[place - WIDTH] != EMPTY and cards[place - WIDTH + 1] != EMPTY
            require(rests, "a card without two supports")
            require(mountain.fits(card, place), "a card on what does not bear it")
        else:
            require(card != AVALANCHE or avalanche_in_base, "an avalanche in the base")


def require(holds: bool, what: str) -> None:
    """Raise RuleBug unless `holds`."""
    if not holds:
        raise RuleBug(what)
