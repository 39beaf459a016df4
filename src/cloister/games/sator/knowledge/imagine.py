# compiled with mypyc
"""Imagines worlds that look the same to a seat: whatever it cannot know is dealt again."""

from cloister.core.chance import Chance
from cloister.core.values import Seat

from ..components.cards import NIHIL, NONE, prayers_in
from ..rules import phase
from ..rules.game import Sator
from ..rules.hidden_cards import HiddenCards, spelled
from ..rules.state import Library


def imagine(game: Sator, seat: Seat | None, chance: Chance) -> Sator:
    """Another world that looks the same to this seat; None is a spectator."""
    world = game.copy()
    if game.phase != phase.OVER:
        _redeal(world, seat, chance)
    return world


def _redeal(library: Library, seat: Seat | None, chance: Chance) -> None:
    """Deal again everything that the seat cannot know (SAT-A1, SAT-A34).

    Cards are sorted before they are shuffled; otherwise their original order leaks.
    """
    if library.phase < phase.MAIN:
        _redeal_bridges(library, seat, chance)
        return
    kept: list[list[int]] = [[] for _ in library.hands]
    """For each seat, the IM cards of its new hand."""
    for other in range(library.terms.seats):
        _redeal_prayers(library, other, seat, chance)
    if seat is None:
        _redeal_blindly(library, kept, chance)
    else:
        kept[seat] = [face for face in library.hands[seat] if face < NIHIL]
        _redeal_cards(library, library.hidden_cards[seat], kept, chance)
    for other in range(library.terms.seats):
        prayers = [face for face in library.hands[other] if face >= NIHIL]
        library.hands[other] = sorted(kept[other]) + prayers
    for other in range(library.terms.seats):
        if other != seat:
            library.forget_hidden_cards(other)


def _redeal_prayers(library: Library, other: Seat, seat: Seat | None, chance: Chance) -> None:
    """A seat knows which prayers are in its own pile, but only how many are in others."""
    hand = library.hands[other]
    if other == seat:
        library.prayers[other].sort()
        chance.shuffle(library.prayers[other])
        return
    held = prayers_in(hand)
    hidden = library.prayers[other] + hand[len(hand) - held :]
    hidden.sort()
    chance.shuffle(hidden)
    library.prayers[other] = hidden[held:]
    library.hands[other] = hand[: len(hand) - held] + sorted(hidden[:held])


def _redeal_cards(
    library: Library, known: HiddenCards, kept: list[list[int]], chance: Chance
) -> None:
    """A seat knows from which age each hidden card comes, as far as that is clear (SAT-A34)."""
    ages = known.cleared(chance)
    for at in range(len(ages)):
        cards = spelled(ages[at].pool)
        chance.shuffle(cards)
        for other in range(library.terms.seats):
            for _ in range(ages[at].held[other]):
                kept[other].append(cards.pop())
        if at == len(ages) - 1:
            library.pile = cards


def _redeal_blindly(library: Library, kept: list[list[int]], chance: Chance) -> None:
    """Deal all hidden cards again: a spectator sees only open ones."""
    cards = library.pile.copy()
    for hand in library.hands:
        cards += [face for face in hand if face < NIHIL]
    cards.sort()
    chance.shuffle(cards)
    for other in range(library.terms.seats):
        hand = library.hands[other]
        for _ in range(len(hand) - prayers_in(hand)):
            kept[other].append(cards.pop())
    library.pile = cards


def _redeal_bridges(library: Library, seat: Seat | None, chance: Chance) -> None:
    """Everybody sees the shape of an unlaid bridge, but only its owner the type (SAT-A1)."""
    lifted = library.bridge
    hidden: list[int] = library.spare.copy()
    for other in range(library.terms.seats):
        if other != seat:
            hidden += library.stock[other]
    hidden.sort()
    chance.shuffle(hidden)
    by_shape: list[list[int]] = [[] for _ in range(6)]
    for bridge in hidden:
        by_shape[bridge >> 2].append(bridge)
    library.spare = sorted([by_shape[bridge >> 2].pop() for bridge in library.spare])
    for other in range(library.terms.seats):
        if other != seat:
            dealt = [by_shape[bridge >> 2].pop() for bridge in library.stock[other]]
            library.stock[other] = sorted(dealt)
    if lifted != NONE and library.seat != seat:
        alike = [bridge for bridge in library.stock[library.seat] if bridge >> 2 == lifted >> 2]
        library.bridge = alike[chance.below(len(alike))]
