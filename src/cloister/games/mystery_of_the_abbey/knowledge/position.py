"""A whole position written down, hidden cards included, and read again.

Suspects are numbers from 1 to 24, rooms and books are written as in moves; a set of suspects is a
text such as "3 7 24".
"""

from typing import Any

import msgspec

from cloister.core.errors import BadPosition, RuleBug
from cloister.core.values import Json

from ..components.cards import BOOK_WORDS
from ..components.rooms import ROOMS
from ..components.traits import SUSPECTS, members
from ..rules import phase
from ..rules.entry import Entry
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


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a position consists of."""

    hands: list[str]
    culprit: int
    parlour: list[int] = []
    pawns: list[str] = []
    kept: list[list[str]] = []
    books: list[str] = []
    events: list[str] = []
    library: list[str] = []
    page: list[Line] = []
    seen: list[str] = []
    more: dict[str, Any] = {}
    """Everything else, by its name in state.py."""


def write_position(abbey: Abbey) -> dict[str, Json]:
    """The whole truth."""
    own = {"hands", "culprit", "parlour", "seen"}
    position = Position(
        hands=[_set(hand) for hand in abbey.hands],
        culprit=abbey.culprit + 1,
        parlour=[card + 1 for card in abbey.parlour],
        pawns=[ROOMS[room] for room in abbey.pawns],
        kept=[[BOOK_WORDS[book] for book in books] for books in abbey.kept],
        books=[BOOK_WORDS[book] for book in abbey.books],
        events=[abbey.terms.events[event].word for event in abbey.events],
        library=[abbey.terms.library[book].word for book in abbey.library],
        page=[Line(e.kind, e.a, e.b, e.mask, e.n, e.cards, e.link) for e in abbey.page],
        seen=[_set(seen) for seen in abbey.seen],
        more={name: int(getattr(abbey, name)) for name in NUMBERS if name not in own}
        | {name: list(getattr(abbey, name)) for name in LISTS if name not in own}
        | {name: [list(row) for row in getattr(abbey, name)] for name in TABLES},
    )
    written: dict[str, Json] = msgspec.to_builtins(position)
    return written


def read_position(abbey: Abbey, written: dict[str, Json]) -> None:
    """Put a game into a written position. What is left out is as at the start of a turn."""
    try:
        position = msgspec.convert(written, Position)
        _place(abbey, position)
        _fill(abbey, position.more)
        abbey.check()
    except (
        msgspec.ValidationError,
        KeyError,
        IndexError,
        ValueError,
        TypeError,
        RuleBug,
    ) as wrong:
        raise BadPosition(f"not a position of Mystery of the Abbey: {wrong}") from None


def _place(abbey: Abbey, position: Position) -> None:
    terms = abbey.terms
    abbey.hands = [_mask(hand) for hand in position.hands]
    abbey.culprit = position.culprit - 1
    abbey.parlour = [card - 1 for card in position.parlour]
    abbey.seen = [_mask(seen) for seen in position.seen] or abbey.hands.copy()
    if position.pawns:
        abbey.pawns = [ROOMS.index(room) for room in position.pawns]
    if position.kept:
        abbey.kept = [sorted(map(_book, books)) for books in position.kept]
    given = [book for books in abbey.kept for book in books]
    rest = [book for book in terms.books if book not in given]
    abbey.books = [_book(word) for word in position.books] if position.books else rest
    events = [card.word for card in terms.events]
    abbey.events = [events.index(word) for word in position.events] or list(range(len(events)))
    library = [card.word for card in terms.library]
    abbey.library = [library.index(word) for word in position.library] or list(range(len(library)))
    abbey.page = [
        Entry(line.kind, line.a, line.b, line.mask, line.n, line.cards, line.link)
        for line in position.page
    ]
    abbey.sightings = [
        [abbey.turns * 100 if seen >> card & 1 else -1 for card in range(SUSPECTS)]
        for seen in abbey.seen
    ]
    if len(abbey.hands) != terms.seats:
        raise ValueError("every seat has a hand")
    abbey.phase = phase.MOVING


def _fill(abbey: Abbey, more: dict[str, Any]) -> None:
    for name, value in more.items():
        if name in NUMBERS and type(value) is int:
            setattr(abbey, name, bool(value) if name in FLAGS else value)
        elif (name in LISTS and _are_numbers(value)) or (
            name in TABLES and isinstance(value, list) and all(map(_are_numbers, value))
        ):
            setattr(abbey, name, value)
        else:
            raise ValueError(f"'{name}' is not part of a position, or not as it should be")


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(number) is int for number in value)


def _book(word: str) -> int:
    return BOOK_WORDS.index(word)


def _set(mask: int) -> str:
    return " ".join(str(card + 1) for card in members(mask))


def _mask(words: str) -> int:
    mask = 0
    for word in words.split():
        card = int(word) - 1
        if not 0 <= card < SUSPECTS:
            raise ValueError(f"no suspect {word}")
        mask |= 1 << card
    return mask
