"""Tables to start from, and functions that play and read them.

Suspects are numbers from 1 to 24 as in moves. With four seats, seat 0 holds 1 to 5, seat 1 6 to
10, seat 2 11 to 15, seat 3 16 to 20; 21, 22 and 23 are the parlour pile and 24 is the culprit.
"""

from cloister import Table
from cloister.core.game import Announcements
from cloister.core.values import Json
from cloister.games.mystery_of_the_abbey.knowledge.view import AbbeyView
from cloister.games.mystery_of_the_abbey.rules.game import MysteryOfTheAbbey
from tests.support.playing import play

KEY = "mystery_of_the_abbey"
HANDS = ["1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]
PARLOUR = [21, 22, 23]
BOOKS = [f"B{n}" for n in range(1, 25)]
EVENTS = [f"E{n}" for n in range(1, 19)]
LIBRARY = [f"L{n}" for n in range(1, 9)]


def at(
    pawns: str = "",
    *,
    hands: list[str] | None = None,
    parlour: list[int] | None = None,
    kept: list[str] | None = None,
    book: str = "",
    event: str = "E1",
    library: str = "L1",
    options: dict[str, object] | None = None,
    seed: int = 0,
    **more: Json,
) -> Table:
    """A table at which seat 0 is to move; all pawns are in the church unless `pawns` differs.

    `book`, `event` and `library` name the cards on top of their piles, `kept` the kept books of
    each seat; `more` sets fields of the state by their names in rules/state.py.
    """
    held = [words.split() for words in kept or [""] * len(hands or HANDS)]
    rest = [word for word in BOOKS if word not in {word for books in held for word in books}]
    seats = len(hands or HANDS)
    rooms = pawns.split() or ["ECC"] * seats
    position: dict[str, Json] = {
        "hands": list(hands or HANDS),
        "culprit": 24,
        "parlour": list(PARLOUR if parlour is None else parlour),
        "pawns": list(rooms + ["ECC"] * (seats - len(rooms))),
        "kept": [list(books) for books in held],
        "books": list(first(book.split(), rest)),
        "events": list(first(event.split(), EVENTS)),
        "library": list(first([library], LIBRARY)),
        "more": more,
    }
    return Table.set_up(KEY, seats, position, options or {}, seed=bytes([seed] * 32))


def first(top: list[str], pile: list[str]) -> list[str]:
    return top + [word for word in pile if word not in top]


def before_mass(pawns: str = "", **more: object) -> Table:
    """Seat 3 goes to the cloister, then seat 0 rings the bell."""
    table = at(pawns, **{"seat": 3, "decider": 3, "bell": 4, **more})  # type: ignore[arg-type]
    play(table, "go CLS")
    return table


def with_event(event: str, **more: object) -> Table:
    """A table after a Mass: everybody passed the lowest card, and this event was drawn."""
    table = before_mass("", **{"event": event, **more})
    hold_mass(table)
    return table


def hold_mass(table: Table) -> Announcements:
    """Let everybody pass their lowest cards; returns what the last move announced."""
    told = Announcements()
    while state(table).phase == 20:
        seat = table.to_act[0]
        told = table.play(seat, table.moves(seat)[0])
    return told


def state(table: Table) -> MysteryOfTheAbbey:
    assert isinstance(table.state, MysteryOfTheAbbey)
    return table.state


def look(table: Table, seat: int | None = None) -> AbbeyView:
    view = table.view(seat)
    assert isinstance(view, AbbeyView)
    return view


def hand(table: Table, seat: int) -> list[int]:
    return [card + 1 for card in range(24) if state(table).hands[seat] >> card & 1]


def seen(table: Table, seat: int) -> list[int]:
    return look(table, seat).seen


def books(table: Table) -> list[str]:
    pile = table.state.position()["books"]
    assert isinstance(pile, list)
    return [str(word) for word in pile]
