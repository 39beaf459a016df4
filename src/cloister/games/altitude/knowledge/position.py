"""A whole position written down, hidden cards included, and read again.

Cards are written as in moves: `12`, `12a` with an animal, `C` cable car, `A` avalanche, `S`
Saint-Bernard; a row of cards is one text, with a dot where nothing lies. A mountain is a list of
rows from the base up, each from the left end of the base.
"""

import msgspec

from cloister.core.errors import BadPosition, RuleBug
from cloister.core.values import Json

from ..components.cards import CARDS, EMPTY, WORDS
from ..rules import mountain, phase
from ..rules.mountain import Mountain
from ..rules.places import BASE, FIRST
from ..rules.state import Massif


class Peak(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One mountain. The first card of a mountain lies at place 0 of its base."""

    rows: list[str] = []
    left: int = 0
    """The place of the left end of the base."""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a position consists of: every card of the deck lies somewhere."""

    mountains: list[Peak]
    hands: list[str]
    pile: str = ""
    """From the top card down."""
    discards: str = ""
    """From the first one on."""
    aside: str = ""
    returned: list[str] = []
    """What each seat put back and has not seen come up since."""
    taken: list[int] = []
    phase: int = phase.ACTING
    seat: int = 0
    first: int = 0
    drawn: str = ""
    picked: str = ""
    draws: int = 1
    draw: int = 1
    turns: int = 1


def write_position(massif: Massif) -> dict[str, Json]:
    """The whole truth."""
    position = Position(
        mountains=[_write_peak(peak) for peak in massif.mountains],
        hands=[_words(hand) for hand in massif.hands],
        pile=_words(massif.pile[::-1]),
        discards=_words(massif.discards),
        aside=_words(massif.aside),
        returned=[_words(cards) for cards in massif.returned],
        taken=massif.taken.copy(),
        phase=massif.phase,
        seat=massif.seat,
        first=massif.first,
        drawn=_word(massif.drawn),
        picked=_word(massif.picked),
        draws=massif.draws,
        draw=massif.draw,
        turns=massif.turns,
    )
    written: dict[str, Json] = msgspec.to_builtins(position)
    return written


def read_position(massif: Massif, written: dict[str, Json]) -> None:
    """Put a game into a written position."""
    try:
        position = msgspec.convert(written, Position)
        _lay(massif, position)
        _place(massif, position)
        massif.check()
    except (msgspec.ValidationError, KeyError, IndexError, ValueError, RuleBug) as wrong:
        raise BadPosition(f"not a position of Altitude: {wrong}") from None


def _write_peak(peak: Mountain) -> Peak:
    rows = peak.written()
    return Peak([_words(row) for row in rows], peak.left - FIRST if rows else 0)


def _words(cards: list[int]) -> str:
    return " ".join(WORDS.get(card, ".") for card in cards)


def _word(card: int) -> str:
    return WORDS.get(card, "")


def _cards(words: str) -> list[int]:
    return [CARDS[word] for word in words.split()]


def _card(word: str) -> int:
    return CARDS[word] if word else EMPTY


def _lay(massif: Massif, position: Position) -> None:
    if len(position.mountains) != massif.terms.seats:
        raise ValueError("every seat has a mountain, be it an empty one")
    massif.mountains = [_read_peak(peak) for peak in position.mountains]
    massif.hands = [sorted(_cards(hand)) for hand in position.hands]
    massif.pile = _cards(position.pile)[::-1]
    massif.discards = _cards(position.discards)
    massif.aside = sorted(_cards(position.aside))
    massif.drawn = _card(position.drawn)
    massif.picked = _card(position.picked)


def _read_peak(peak: Peak) -> Mountain:
    rows = [[EMPTY if word == "." else CARDS[word] for word in row.split()] for row in peak.rows]
    fits = len(rows) <= BASE and all(len(row) + peak.left <= BASE for row in rows)
    if not -BASE < peak.left <= 0 or not fits:
        raise ValueError("a mountain that reaches too far")
    return mountain.read(FIRST + peak.left, rows)


def _place(massif: Massif, position: Position) -> None:
    if position.returned:
        massif.returned = [sorted(_cards(cards)) for cards in position.returned]
    if position.taken:
        massif.taken = position.taken
    massif.phase = position.phase
    massif.seat = position.seat
    massif.first = position.first
    massif.draws = position.draws
    massif.draw = position.draw
    massif.turns = position.turns
