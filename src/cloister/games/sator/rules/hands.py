# compiled with mypyc
"""Moves cards between hands and piles, and records what the seats learn from it."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components.cards import NIHIL, insert
from . import events, moves
from .state import Library


def show_card(library: Library, face: int) -> None:
    """Record that everybody saw an IM card leave the hand."""
    for known in library.hidden_cards:
        known.showed(library.seat, face)


def receive(library: Library, face: int) -> None:
    """Put a card into the hand; everybody sees that it came from the pile."""
    insert(library.hands[library.seat], face)
    if face < NIHIL:
        for known in library.hidden_cards:
            known.drew(library.seat, face)


def take_top(library: Library, source: Move, chance: Chance, told: Announcements) -> None:
    """Take the top card of a pile into the hand, unseen by the others."""
    if source == moves.FROM_IM:
        refill(library, chance, told)
        face = library.pile.pop()
    else:
        face = library.prayers[library.seat].pop()
    receive(library, face)
    if told.listening:
        events.drew(told, library.seat, face, source)


def refill(library: Library, chance: Chance, told: Announcements) -> None:
    """Shuffle the discards into a new pile if the pile is empty (SAT-16, SAT-A33)."""
    if library.pile:
        return
    library.pile = sorted(library.discards)
    library.discards = []
    for known in library.hidden_cards:
        known.reshuffle(library.pile)
    chance.shuffle(library.pile, "im")
    if told.listening:
        told.everyone("reshuffled", {"pile": len(library.pile)})
