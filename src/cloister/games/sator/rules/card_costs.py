# compiled with mypyc
"""What cards cost and give, and which of them may be swapped, discarded, searched and drawn."""

from typing import Final

from cloister.core.values import Move

from ..components.cards import JOLLY, MOVES, NIHIL, prayers_in
from ..components.ground import BRIDGES
from . import moves, phase
from .state import Library
from .terms import PRAYERS_IN_HAND, SWAP_DISCARDS, SWAP_DRAW_PRICE, SWAP_SEARCH_PRICE

TURN_ONCE: Final = 0
TURN_TWICE: Final = 1
SLIDES: Final = 2
"""The effects of IM cards are numbered: turn once, turn twice, slide by 1, 2 or 3 squares."""


def effects_of(card: int, prices: dict[int, list[int]]) -> list[int]:
    """The numbers of the effects printed on a card."""
    if card >= NIHIL:
        return list(range(len(prices[card])))
    if card < MOVES:
        return [TURN_ONCE, TURN_TWICE]
    if card < JOLLY:
        return [SLIDES, SLIDES + 1, SLIDES + 2]
    return [SLIDES, TURN_ONCE, SLIDES + 1, SLIDES + 2, TURN_TWICE]


def effect_move(card: int, effect: int) -> Move:
    """The move that chooses an effect."""
    return effect + (moves.PRAYER_EFFECT if card >= NIHIL else moves.EFFECT)


def bridges_of(card: int) -> list[int]:
    """The bridges that an IM card can move: one shape by ROTAS, one type by MOVES, all by JOLLY."""
    if card < MOVES:
        return [4 * card, 4 * card + 1, 4 * card + 2, 4 * card + 3]
    if card < JOLLY:
        return [card - MOVES + 4 * shape for shape in range(6)]
    return list(range(BRIDGES))


def different(cards: list[int]) -> list[int]:
    """The different faces in a sorted list."""
    found: list[int] = []
    for face in cards:
        if not found or found[-1] != face:
            found.append(face)
    return found


# In a position


def price_of(library: Library, card: int, effect: int) -> int:
    """Action points for an effect, without surcharge."""
    if card >= NIHIL:
        return library.terms.prices[card][effect]
    if effect < SLIDES:
        return library.terms.turn_prices[effect]
    return library.terms.slide_prices[effect - SLIDES]


def chosen_amount(library: Library) -> int:
    """Squares, bridges or effects that the chosen effect of a prayer gives."""
    return library.terms.amounts[library.card][library.effect]


def slide_length(library: Library) -> int:
    """How far the chosen effect slides a bridge."""
    return chosen_amount(library) if library.card >= NIHIL else library.effect - SLIDES + 1


def swap_price(move: Move) -> int:
    """The action points that a swap costs (SAT-12)."""
    return SWAP_DRAW_PRICE if move == moves.SWAP_DRAW else SWAP_SEARCH_PRICE


def may_swap(library: Library, kind: Move) -> bool:
    """Whether the seat can pay a swap: points, two cards, for a search a prayer (SAT-12)."""
    hand = library.hands[library.seat]
    if library.step > 1 or len(hand) < SWAP_DISCARDS or library.points < swap_price(kind):
        return False
    return kind == moves.SWAP_DRAW or prayers_in(hand) > 0


def discardable(library: Library) -> list[int]:
    """The cards that may be discarded: any, but a search needs at least one prayer (SAT-12)."""
    hand = library.hands[library.seat]
    if library.purpose == moves.SWAP_SEARCH and library.left == 1 and library.done == 0:
        return hand[len(hand) - prayers_in(hand) :]
    return hand


def searched(library: Library) -> list[int]:
    """The pile that is being searched, sorted."""
    return sorted(
        library.pile if library.purpose == moves.FROM_IM else library.prayers[library.seat]
    )


def may_take_prayer(library: Library) -> bool:
    """Whether a prayer may be taken: one is left, fewer than three are held (SAT-10)."""
    hand = library.hands[library.seat]
    if not library.prayers[library.seat] or prayers_in(hand) >= PRAYERS_IN_HAND:
        return False
    early = library.turn < library.terms.seats
    return not early or (library.phase == phase.DRAW and not library.terms.late_prayers)
