"""The view of a seat: an allow-list of what it may know (MOA-J10, MOA-J15)."""

from typing import Any

import msgspec

from cloister.core.values import Outcome, Seat, View

from ..components.cards import BOOK_WORDS
from ..components.rooms import ROOMS
from ..components.traits import VALUES, count, members
from ..rules import phase
from ..rules.chronicle import DRAW, PASS, Entry
from ..rules.moves import TOPICS
from ..rules.state import Abbey

PROMPTS = [
    "wait",
    "go",
    "whom",
    "topic",
    "parts",
    "space",
    "reply",
    "after-talk",
    "room",
    "request",
    "request-from",
    "chapter",
    "accuse",
    "reveal",
    "after-room",
    "react",
    "name-seat",
    "own-card",
    "show",
    "keep-back",
    "give",
    "mass-books",
    "census",
    "over",
]
"""The words of the phases, in their order (rules/phase.py)."""


class Question(msgspec.Struct, frozen=True):
    """The question that is being put, or was put last."""

    asker: Seat
    asked: Seat
    back: bool
    topic: str
    traits: list[str]
    names: list[int]
    space: str


class Revelation(msgspec.Struct, frozen=True):
    """A trait value that somebody has revealed; `right` is None until the game is over."""

    seat: Seat
    value: str
    loss: int
    right: bool | None


class Accusation(msgspec.Struct, frozen=True):
    """A suspect that was accused, and the seat that showed the card; None if it was the culprit."""

    seat: Seat
    suspect: int
    holder: Seat | None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One line of the chronicle (rules/chronicle.py); n cards that were not seen are -n."""

    kind: int
    a: int
    b: int
    mask: int
    n: int
    cards: list[int]
    link: int


class AbbeyView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat may know. Pawns, dice, bell and everything said are public.

    Other players' hands and kept books are hidden, and so are the piles. Suspects are numbers from
    1 to 24; sets of suspects in the chronicle are masks, bit 0 for suspect 1.
    """

    phase: str
    turn: Seat
    first: Seat
    bell: int
    masses: int
    office: int
    passes: int
    """How many cards are passed on at the next Mass."""
    turns: int
    extra_turn: bool
    pawns: list[str]
    dice: list[Seat]
    hand: list[int]
    held: list[int]
    parlour: int
    culprit: int
    """0 until the game is over."""
    hands: list[list[int]]
    """All hands once the game is over; before that, []."""
    seen: list[int]
    """The suspects that the onlooker has seen and so eliminated."""
    sightings: list[int]
    """For each suspect, 100 times the turn of the last sighting, plus the place: a seat, or 7 for
    the parlour pile. -1 if never seen."""
    kept: list[str]
    """The onlooker's own books."""
    books_held: list[int]
    open_books: list[list[str]]
    """For each seat, its kept books that everybody knows about."""
    pile: list[str]
    """The scriptorium pile from the top down; '' where not everybody knows the book."""
    events: list[str]
    library: list[str]
    owed: list[Seat]
    praying: list[Seat]
    visited: list[Seat]
    crypt: list[Seat]
    promised: list[str]
    """For each seat, the space to which it will go, or ''."""
    promised_not: list[list[str]]
    lasting: int
    locked: int
    ransacked: int
    question: Question | None
    chosen: list[int]
    """How many cards each seat has chosen to pass on."""
    picked: list[int]
    """The cards that the onlooker has chosen."""
    show: int
    """The suspects that fit what has to be shown, as a set."""
    targets: list[Seat]
    drafted: list[Seat]
    """Players named so far for an effect."""
    move_books: int
    revelations: list[Revelation]
    accusations: list[Accusation]
    scores: list[int]
    """Points lost by wrong accusations; once the game is over, the final scores."""
    page: list[Line]
    steps: int
    pace: int
    """Maximum length of a plain move, in spaces."""
    suspects: list[str]
    """Name and five letters each: order T F B, title F B N, hooded h, bearded b, fat f."""
    plan: list[list[int]]
    corridors: list[list[int]]


def look(abbey: Abbey, seat: Seat | None, outcome: Outcome | None) -> AbbeyView:
    """The view of a seat."""
    over = outcome is not None
    return AbbeyView(
        seat=seat,
        to_act=abbey.to_act(),
        prompt=_prompt(abbey, seat),
        outcome=outcome,
        culprit=abbey.culprit + 1 if over else 0,
        hands=[_suspects(hand) for hand in abbey.hands] if over else [],
        revelations=[_revelation(abbey, made, over) for made in abbey.revelations],
        accusations=[_accusation(made) for made in abbey.accused],
        scores=list(outcome.scores) if outcome else [-2 * wrong for wrong in abbey.wrong],
        page=_page(abbey, abbey.terms.seats if seat is None else seat),
        **_time(abbey),
        **_people(abbey),
        **_own(abbey, seat),
        **_piles(abbey),
        **_decision(abbey),
        **_pack(abbey),
    )


def _time(abbey: Abbey) -> dict[str, Any]:
    return {
        "phase": PROMPTS[abbey.phase],
        "turn": abbey.seat,
        "first": abbey.first,
        "bell": abbey.bell,
        "masses": abbey.masses,
        "office": abbey.office(),
        "passes": abbey.terms.passes[abbey.office()],
        "turns": abbey.turns,
        "extra_turn": abbey.extra,
        "lasting": abbey.lasting,
        "locked": abbey.locked,
        "ransacked": abbey.ransacked,
    }


def _people(abbey: Abbey) -> dict[str, Any]:
    """What everybody sees of each seat."""
    return {
        "pawns": [ROOMS[room] for room in abbey.pawns],
        "dice": abbey.dice.copy(),
        "held": [count(hand) for hand in abbey.hands],
        "books_held": [len(books) for books in abbey.kept],
        "owed": members(abbey.owed),
        "praying": members(abbey.praying),
        "visited": members(abbey.visited),
        "crypt": members(abbey.crypt),
        "promised": [ROOMS[room] if room >= 0 else "" for room in abbey.yes],
        "promised_not": [[ROOMS[room] for room in members(mask)] for mask in abbey.no],
    }


def _own(abbey: Abbey, seat: Seat | None) -> dict[str, Any]:
    """What only the onlooker sees."""
    if seat is None:
        return {key: [] for key in ("hand", "seen", "sightings", "kept", "picked")}
    return {
        "hand": _suspects(abbey.hands[seat]),
        "seen": _suspects(abbey.seen[seat]),
        "sightings": abbey.sightings[seat].copy(),
        "kept": _books(abbey.kept[seat]),
        "picked": _suspects(max(abbey.picks[seat], 0)),
    }


def _piles(abbey: Abbey) -> dict[str, Any]:
    """Piles, as far as everybody knows them."""
    known = abbey.open_books
    terms = abbey.terms
    return {
        "parlour": len(abbey.parlour),
        "open_books": [_books([b for b in books if known >> b & 1]) for books in abbey.kept],
        "pile": [BOOK_WORDS[book] if known >> book & 1 else "" for book in abbey.books],
        "events": _pile(abbey.events, abbey.open_events, [card.word for card in terms.events]),
        "library": _pile(abbey.library, abbey.open_library, [card.word for card in terms.library]),
    }


def _decision(abbey: Abbey) -> dict[str, Any]:
    """What is being decided, as far as it is public."""
    giving = abbey.phase == phase.GIVING
    return {
        "question": _question(abbey),
        "chosen": [count(max(picks, 0)) for picks in abbey.picks] if giving else [],
        "show": abbey.show_mask if abbey.phase == phase.SHOWING else 0,
        "targets": members(abbey.targets),
        "drafted": members(abbey.names) if abbey.phase == phase.NAME_SEAT else [],
        "move_books": abbey.move_books,
        "steps": abbey.steps,
    }


def _page(abbey: Abbey, onlooker: int) -> list[Line]:
    """The chronicle as an onlooker has seen it."""
    return [_line(line, onlooker, abbey.terms.seats) for line in abbey.page]


def _pack(abbey: Abbey) -> dict[str, Any]:
    terms = abbey.terms
    return {
        "pace": terms.steps,
        "suspects": terms.people,
        "plan": terms.plan,
        "corridors": terms.corridors,
    }


def _prompt(abbey: Abbey, seat: Seat | None) -> str:
    if abbey.phase == phase.OVER:
        return "prompt-over"
    acts = seat in abbey.to_act()
    return f"prompt-{PROMPTS[abbey.phase]}" if acts else "prompt-wait"


def _suspects(mask: int) -> list[int]:
    return [card + 1 for card in members(mask)]


def _books(books: list[int]) -> list[str]:
    return [BOOK_WORDS[book] for book in books]


def _pile(pile: list[int], known: int, words: list[str]) -> list[str]:
    hidden = len(pile) - known
    return [words[card] if at >= hidden else "" for at, card in enumerate(pile)]


def _question(abbey: Abbey) -> Question | None:
    if abbey.topic < 0:
        return None
    return Question(
        asker=abbey.asker,
        asked=abbey.asked,
        back=abbey.back,
        topic=TOPICS[abbey.topic],
        traits=[VALUES[value] for value in members(abbey.traits)],
        names=_suspects(abbey.names),
        space=ROOMS[abbey.space],
    )


def _revelation(abbey: Abbey, made: int, over: bool) -> Revelation:
    value = made // 8 % 16
    right = abbey.terms.values[value] >> abbey.culprit & 1 == 1 if over else None
    return Revelation(made // 128, VALUES[value], made % 8, right)


def _accusation(made: int) -> Accusation:
    holder = made % 8 - 1
    return Accusation(made // 256, made // 8 % 32 + 1, holder if holder >= 0 else None)


def _line(line: Entry, onlooker: int, seats: int) -> Line:
    sources = range(seats) if line.kind == PASS else [line.a] * len(line.cards)
    cards = [
        known if line.knows(onlooker, source, seats) else -count(known)
        for source, known in zip(sources, line.cards, strict=True)
    ]
    if line.kind == DRAW and onlooker != line.a:
        cards = [-1]
    return Line(line.kind, line.a, line.b, line.mask, line.n, cards, line.link)
