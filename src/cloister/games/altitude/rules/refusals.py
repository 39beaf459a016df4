# compiled with mypyc
"""Why a move is forbidden: the rules, in the order in which a person would name them.

Only what the seat sees is used: its own hand, the card it drew, and the mountains.
"""

from cloister.core.values import Move, Refusal, Seat

from ..components.cards import AVALANCHE, BURIED, EMPTY, SAINT_BERNARD
from ..components.places import PLACES, WIDTH
from . import moves, phase
from .legal import avalanche_may_hit, can_hit_self, may_take, usable
from .mountain import Mountain
from .moves import AT, CARD, DISCARD, RETURN, SEND, SPAN, STOP, TAKE
from .state import Massif


def forbids(massif: Massif, seat: Seat, move: Move) -> Refusal | None:
    """The rule that forbids a move to a seat that has to decide; None if it is legal."""
    match massif.phase:
        case phase.KEEPING:
            return _forbids_return(massif, seat, move)
        case phase.ACTING:
            return _forbids_action(massif, move)
        case phase.HAND | phase.FINAL:
            return _forbids_card(massif, move)
        case _:
            return _forbids_slot(massif, move)


def _forbids_return(massif: Massif, seat: Seat, move: Move) -> Refusal | None:
    """Everybody gives two of their six cards back (ALT-6)."""
    low, high = (move - RETURN) // SPAN, move % SPAN
    hand = massif.hands[seat]
    if move < RETURN or low not in hand or high not in hand or low > high:
        return Refusal("ALT-6", "refuse-return-two")
    once = low == high and hand.count(low) < 2
    return Refusal("ALT-6", "refuse-only-one") if once else None


def _forbids_action(massif: Massif, move: Move) -> Refusal | None:
    """The drawn card allows exactly one action (ALT-7)."""
    kind = move // SPAN * SPAN
    match kind:
        case moves.BUILD | moves.REPLACE | moves.RESCUE:
            return _forbids_own(massif, kind, move - kind)
        case moves.PLAIN:
            return _forbids_plain(massif, move)
        case moves.CARD | moves.AT:
            return Refusal("ALT-7d", "refuse-take-first")
        case _:
            pass
    if move >= RETURN:
        return Refusal("ALT-6", "refuse-setup-over")
    if move < SEND:
        return Refusal("ALT-7", "refuse-no-action")
    return _forbids_sending(massif, (move - SEND) // SPAN, move % SPAN)


def _forbids_own(massif: Massif, kind: int, place: int) -> Refusal | None:
    match kind:
        case moves.BUILD:
            return _forbids_building(massif, place)
        case moves.REPLACE:
            return _forbids_replacing(massif, place)
        case _:
            if massif.drawn != SAINT_BERNARD:
                return Refusal("ALT-12", "refuse-needs-saint-bernard")
            return _forbids_rescue(massif.mountains[massif.seat], place)


def _forbids_plain(massif: Massif, move: Move) -> Refusal | None:
    if move == DISCARD:
        hits = massif.drawn == AVALANCHE and massif.terms.own_avalanches and can_hit_self(massif)
        return Refusal("ALT-R35", "refuse-avalanche-hits") if hits else None
    if move == STOP:
        return Refusal("ALT-7", "refuse-no-passing")
    if move != TAKE:
        return Refusal("ALT-7", "refuse-no-action")
    if massif.drawn == AVALANCHE and massif.terms.own_avalanches:
        return Refusal("ALT-R35", "refuse-avalanche-hits")
    return None if may_take(massif) else Refusal("ALT-7d", "refuse-nothing-to-build")


def _forbids_building(massif: Massif, place: int) -> Refusal | None:
    card = massif.drawn
    mountain = massif.mountains[massif.seat]
    if card == SAINT_BERNARD:
        return Refusal("ALT-12", "refuse-no-mountain-card")
    if card == AVALANCHE:
        if not massif.terms.own_avalanches:
            return Refusal("ALT-11", "refuse-own-avalanche")
        if mountain.floors == 0:
            return Refusal("ALT-R35", "refuse-nothing-to-hit")
    return forbids_place(massif, mountain, card, place, own=True)


def _forbids_replacing(massif: Massif, place: int) -> Refusal | None:
    card = massif.drawn
    mountain = massif.mountains[massif.seat]
    if card == SAINT_BERNARD:
        return Refusal("ALT-12", "refuse-no-mountain-card")
    if card == AVALANCHE:
        return Refusal("ALT-R10", "refuse-own-avalanche")
    if not 0 <= place < PLACES or mountain.cards[place] == EMPTY:
        return Refusal("ALT-7e", "refuse-nothing-to-replace")
    if mountain.is_covered(place):
        return Refusal("ALT-9", "refuse-covered")
    if mountain.cards[place] == AVALANCHE:
        return Refusal("ALT-R11", "refuse-avalanche-stays")
    return None if mountain.fits(card, place) else Refusal("ALT-R13", "refuse-replacement")


def _forbids_sending(massif: Massif, to: Seat, place: int) -> Refusal | None:
    if to == massif.seat or not 0 <= to < massif.terms.seats:
        return Refusal("ALT-7c", "refuse-no-opponent")
    if massif.drawn == SAINT_BERNARD:
        return Refusal("ALT-12", "refuse-no-mountain-card")
    mountain = massif.mountains[to]
    if mountain.floors == 0:
        return Refusal("ALT-7c", "refuse-not-begun")
    return forbids_place(massif, mountain, massif.drawn, place, own=False)


def forbids_place(
    massif: Massif, mountain: Mountain, card: int, place: int, own: bool
) -> Refusal | None:
    """Why a card may not lie on a place of a mountain."""
    if place not in mountain.open:
        return _forbids_shape(mountain, place, own)
    if card == AVALANCHE and not avalanche_may_hit(massif, mountain, place):
        return Refusal("ALT-R9", "refuse-avalanche-in-base")
    if mountain.fits(card, place):
        return None
    if mountain.need(place) < BURIED:
        return Refusal("ALT-4", "refuse-too-low")
    rule = "ALT-R8" if card == AVALANCHE else "ALT-11"
    return Refusal(rule, "refuse-on-avalanche")


def _forbids_shape(mountain: Mountain, place: int, own: bool) -> Refusal:
    """Why no card at all may lie there."""
    if not 0 < place < PLACES - WIDTH:
        return Refusal("ALT-R1", "refuse-nowhere")
    cards = mountain.cards
    if cards[place] != EMPTY:
        return Refusal("ALT-7e" if own else "ALT-R42", "refuse-occupied")
    if place >= WIDTH:
        return Refusal("ALT-3", "refuse-two-supports")
    if mountain.floors == 0:
        return Refusal("ALT-R1", "refuse-first-place")
    touches = cards[place - 1] != EMPTY or cards[place + 1] != EMPTY
    return Refusal("ALT-2", "refuse-base-full") if touches else Refusal("ALT-5", "refuse-apart")


def _forbids_rescue(mountain: Mountain, place: int) -> Refusal | None:
    """A Saint-Bernard removes an uncovered avalanche (ALT-12, ALT-R12)."""
    if not 0 <= place < PLACES or mountain.cards[place] != AVALANCHE:
        return Refusal("ALT-12", "refuse-no-avalanche")
    return Refusal("ALT-R12", "refuse-carries") if mountain.is_covered(place) else None


def _forbids_card(massif: Massif, move: Move) -> Refusal | None:
    """Which hand card may be played: in place of the drawn one, or at the end."""
    final = massif.phase == phase.FINAL
    if final and move == STOP:
        return None
    if not CARD <= move < CARD + SPAN:
        return (
            Refusal("ALT-R27", "refuse-only-building")
            if final
            else Refusal("ALT-7d", "refuse-choose-card")
        )
    card = move - CARD
    if card not in massif.hands[massif.seat]:
        return Refusal("ALT-15" if final else "ALT-7d", "refuse-not-in-hand")
    if usable(massif, massif.seat, card):
        return None
    if card == AVALANCHE:
        return Refusal("ALT-R17", "refuse-avalanche-for-good")
    if card != SAINT_BERNARD:
        return Refusal("ALT-4", "refuse-fits-nowhere")
    if final:
        return Refusal("ALT-R27", "refuse-too-late-to-rescue")
    buried = AVALANCHE in massif.mountains[massif.seat].cards
    return (
        Refusal("ALT-R12", "refuse-carries") if buried else Refusal("ALT-12", "refuse-no-avalanche")
    )


def _forbids_slot(massif: Massif, move: Move) -> Refusal | None:
    """Where the chosen hand card may be played."""
    if not AT <= move < AT + SPAN:
        final = massif.phase == phase.FINAL_SLOT
        return Refusal("ALT-15" if final else "ALT-7d", "refuse-choose-place")
    mountain = massif.mountains[massif.seat]
    if massif.picked == SAINT_BERNARD:
        return _forbids_rescue(mountain, move - AT)
    return forbids_place(massif, mountain, massif.picked, move - AT, own=True)
