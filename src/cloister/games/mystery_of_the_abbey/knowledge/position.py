"""Writes and reads whole positions, hidden cards included.

Suspects are numbers from 1 to 24; rooms and books are written as in moves. A set of suspects is a
text such as "3 7 24".
"""

from typing import Any

import msgspec

from cloister.core.card import Setting
from cloister.core.errors import BadPosition
from cloister.core.positions import Position
from cloister.core.values import Json

from ..components.cards import BOOK_WORDS
from ..components.pack import Components
from ..components.rooms import ROOMS
from ..components.traits import SUSPECTS, numbers
from ..rules import phase
from ..rules.chronicle import Entry
from ..rules.game import MysteryOfTheAbbey
from ..rules.setup import empty_table
from ..rules.state import Abbey

NUMBERS = [
    "first",
    "bell",
    "masses",
    "turns",
    "seat",
    "phase",
    "decider",
    "waiting",
    "lasting",
    "locked",
    "ransacked",
    "owed",
    "praying",
    "visited",
    "crypt",
    "extra",
    "extra_turns",
    "may_crypt",
    "cut",
    "rolled",
    "move_books",
    "steps",
    "asker",
    "asked",
    "pressed",
    "back",
    "forced",
    "topic",
    "traits",
    "names",
    "space",
    "effect",
    "targets",
    "need",
    "give_to",
    "no_pass",
    "react",
    "show_mask",
    "show_to",
    "finder",
    "open_books",
    "open_events",
    "open_library",
    "culprit",
]
LISTS = [
    "dice",
    "yes",
    "no",
    "stolen",
    "stolen_in",
    "stolen_from",
    "revelations",
    "wrong",
    "accused",
    "agenda",
    "picks",
    "hands",
    "seen",
    "parlour",
]
TABLES = ["sightings"]
FLAGS = {"extra", "may_crypt", "cut", "pressed", "back", "forced"}


class Line(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One line of the chronicle."""

    kind: int
    a: int
    b: int
    mask: int
    n: int
    cards: list[int]
    link: int = -1


class AbbeyPosition(Position, omit_defaults=False):
    """The parts of a written position."""

    hands: list[str]
    culprit: int
    parlour: list[int] = msgspec.field(default_factory=list)
    pawns: list[str] = msgspec.field(default_factory=list)
    kept: list[list[str]] = msgspec.field(default_factory=list)
    books: list[str] = msgspec.field(default_factory=list)
    events: list[str] = msgspec.field(default_factory=list)
    library: list[str] = msgspec.field(default_factory=list)
    page: list[Line] = msgspec.field(default_factory=list)
    seen: list[str] = msgspec.field(default_factory=list)
    more: dict[str, Any] = msgspec.field(default_factory=dict)
    """Everything else, by its name in rules/state.py."""


# Writing


def write_position(abbey: Abbey) -> dict[str, Json]:
    """Write down a whole position, hidden cards included."""
    return AbbeyPosition(
        hands=[numbers(hand) for hand in abbey.hands],
        culprit=abbey.culprit + 1,
        parlour=[card + 1 for card in abbey.parlour],
        pawns=[ROOMS[room] for room in abbey.pawns],
        kept=[[BOOK_WORDS[book] for book in books] for books in abbey.kept],
        books=[BOOK_WORDS[book] for book in abbey.books],
        events=[abbey.terms.events[event].word for event in abbey.events],
        library=[abbey.terms.library[book].word for book in abbey.library],
        page=[Line(e.kind, e.a, e.b, e.mask, e.n, e.cards, e.link) for e in abbey.page],
        seen=[numbers(seen) for seen in abbey.seen],
        more=_more(abbey),
    ).written()


def _more(abbey: Abbey) -> dict[str, Any]:
    """Everything that has no separate field."""
    own = {"hands", "culprit", "parlour", "seen"}
    return (
        {name: int(getattr(abbey, name)) for name in NUMBERS if name not in own}
        | {name: list(getattr(abbey, name)) for name in LISTS if name not in own}
        | {name: [list(row) for row in getattr(abbey, name)] for name in TABLES}
    )


# Reading


def set_up(setting: Setting[Components], written: dict[str, Json]) -> MysteryOfTheAbbey:
    """A game that starts from a written position. What is left out is as at a turn's start."""
    game = empty_table(setting)
    position = AbbeyPosition.read(written)
    _put_suspects(game, position)
    _put_piles(game, position)
    _put_chronicle(game, position)
    if len(game.hands) != game.terms.seats:
        raise BadPosition("position-hands")
    game.phase = phase.MOVING
    _put_more(game, position.more)
    game.check()
    seats = game.to_act()
    if seats and not game.moves(seats[0]):
        raise BadPosition("position-stuck")
    return game


def _put_suspects(abbey: Abbey, position: AbbeyPosition) -> None:
    abbey.hands = [_mask(hand) for hand in position.hands]
    abbey.culprit = position.culprit - 1
    abbey.parlour = [card - 1 for card in position.parlour]
    abbey.seen = [_mask(seen) for seen in position.seen] or abbey.hands.copy()
    if position.pawns:
        abbey.pawns = [ROOMS.index(room) for room in position.pawns]


def _put_piles(abbey: Abbey, position: AbbeyPosition) -> None:
    """Kept books and the three piles. A pile that is left out lies in the order of the box."""
    terms = abbey.terms
    if position.kept:
        abbey.kept = [sorted(map(_book, books)) for books in position.kept]
    given = [book for books in abbey.kept for book in books]
    rest = [book for book in terms.books if book not in given]
    abbey.books = [_book(word) for word in position.books] if position.books else rest
    abbey.events = _pile(position.events, [card.word for card in terms.events])
    abbey.library = _pile(position.library, [card.word for card in terms.library])


def _put_chronicle(abbey: Abbey, position: AbbeyPosition) -> None:
    """The chronicle, and sightings: everything seen counts as seen just now."""
    abbey.page = [
        Entry(line.kind, line.a, line.b, line.mask, line.n, line.cards, line.link)
        for line in position.page
    ]
    abbey.sightings = [
        [abbey.turns * 100 if seen >> card & 1 else -1 for card in range(SUSPECTS)]
        for seen in abbey.seen
    ]


def _put_more(abbey: Abbey, more: dict[str, Any]) -> None:
    for name, value in more.items():
        if name in NUMBERS and type(value) is int:
            setattr(abbey, name, bool(value) if name in FLAGS else value)
        elif (name in LISTS and _are_numbers(value)) or (
            name in TABLES and isinstance(value, list) and all(map(_are_numbers, value))
        ):
            setattr(abbey, name, value)
        else:
            raise BadPosition("position-field", name=name)


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(number) is int for number in value)


def _pile(written: list[str], words: list[str]) -> list[int]:
    return [words.index(word) for word in written] or list(range(len(words)))


def _book(word: str) -> int:
    return BOOK_WORDS.index(word)


def _mask(words: str) -> int:
    mask = 0
    for word in words.split():
        card = int(word) - 1
        if not 0 <= card < SUSPECTS:
            raise BadPosition("position-suspect", suspect=word)
        mask |= 1 << card
    return mask
