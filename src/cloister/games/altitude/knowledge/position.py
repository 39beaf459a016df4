"""Write down a whole position, hidden cards included, and read it back.

Cards are written as in moves: `12`, `12a` with an animal, `C` cable car, `A` avalanche, `S`
Saint-Bernard; a row of cards is one string, with a dot where nothing lies. A mountain is a list of
rows from the base up, each from the left end of the base.
"""

import msgspec

from cloister.core.card import Setting
from cloister.core.positions import Position, need
from cloister.core.values import Json

from ..components.cards import CARDS, EMPTY, WORDS
from ..components.pack import Components
from ..components.places import BASE, FIRST
from ..rules import mountain, phase
from ..rules.game import Altitude
from ..rules.mountain import Mountain
from ..rules.setup import empty_table
from ..rules.state import Massif


class MountainPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One mountain. Its first card lies at place 0 of the base."""

    rows: list[str] = []
    left: int = 0
    """The place of the left end of the base."""


class MassifPosition(Position):
    """A written position; every card of the deck is somewhere in it."""

    mountains: list[MountainPosition]
    hands: list[str]
    pile: str = ""
    """From the top card down."""
    discards: str = ""
    """From the oldest to the newest."""
    aside: str = ""
    returned: list[str] = msgspec.field(default_factory=list)
    """The cards that each seat put back and has not seen since."""
    taken: list[int] = msgspec.field(default_factory=list)
    phase: int = phase.ACTING
    seat: int = 0
    first: int = 0
    drawn: str = ""
    picked: str = ""
    draws: int = 1
    draw: int = 1
    turns: int = 1


def write_position(massif: Massif) -> dict[str, Json]:
    """The whole position, hidden cards included."""
    return MassifPosition.of(
        massif,
        mountains=[_write_mountain(each) for each in massif.mountains],
        hands=[_words(hand) for hand in massif.hands],
        pile=_words(massif.pile[::-1]),
        discards=_words(massif.discards),
        aside=_words(massif.aside),
        returned=[_words(cards) for cards in massif.returned],
        drawn=_word(massif.drawn),
        picked=_word(massif.picked),
    ).written()


def set_up(setting: Setting[Components], written: dict[str, Json]) -> Altitude:
    """A game that starts from a written position."""
    game = empty_table(setting)
    position = MassifPosition.read(written)
    _lay(game, position)
    position.put_into(game, "phase", "seat", "first", "draws", "draw", "turns")
    game.check()
    playing = game.phase not in (phase.KEEPING, phase.OVER)
    need(not playing or len(game.moves(game.seat)) > 0, "position-no-move")
    return game


def _write_mountain(mountain: Mountain) -> MountainPosition:
    rows = mountain.written()
    left = mountain.left - FIRST if rows else 0
    return MountainPosition([_words(row) for row in rows], left)


def _words(cards: list[int]) -> str:
    return " ".join(WORDS.get(card, ".") for card in cards)


def _word(card: int) -> str:
    return WORDS.get(card, "")


def _cards(words: str) -> list[int]:
    return [CARDS[word] for word in words.split()]


def _card(word: str) -> int:
    return CARDS[word] if word else EMPTY


def _lay(massif: Massif, position: MassifPosition) -> None:
    seats = massif.terms.seats
    need(len(position.mountains) == seats, "position-mountains", seats=seats)
    massif.mountains = [_read_mountain(each) for each in position.mountains]
    massif.hands = [sorted(_cards(hand)) for hand in position.hands]
    massif.pile = _cards(position.pile)[::-1]
    massif.discards = _cards(position.discards)
    massif.aside = sorted(_cards(position.aside))
    massif.drawn = _card(position.drawn)
    massif.picked = _card(position.picked)
    if position.returned:
        massif.returned = [sorted(_cards(cards)) for cards in position.returned]
    if position.taken:
        massif.taken = position.taken


def _read_mountain(written: MountainPosition) -> Mountain:
    rows = [[EMPTY if word == "." else CARDS[word] for word in row.split()] for row in written.rows]
    fits = len(rows) <= BASE and all(len(row) + written.left <= BASE for row in rows)
    need(-BASE < written.left <= 0 and fits, "position-too-wide", most=BASE)
    return mountain.read(FIRST + written.left, rows)
