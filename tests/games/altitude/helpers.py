"""Mountains to start from, and shortcuts for playing them.

Cards are written as in moves: 12, 12a (with an animal), C (cable car), A (avalanche), S
(Saint-Bernard). A mountain is a list of rows from the base up; a dot is an empty place. The
constants come from the rules and not from the engine, so that they can contradict it.
"""

from cloister import Table
from cloister.core.values import Json, Outcome
from cloister.games.altitude.knowledge.view import MassifView
from tests.support.playing import outcome, play

VALUES = range(1, 17)
DECK = (
    [str(value) for value in VALUES for _ in range(5)]
    + [f"{value}a" for value in VALUES]
    + ["C"] * 10
    + ["A"] * 8
    + ["S"] * 6
)
SUPPLEMENT = (
    [str(value) for value in VALUES if value not in (3, 7, 11, 15)]
    + ["3a", "7a", "11a", "15a"]
    + ["C"] * 5
    + ["A"] * 5
    + ["S"] * 4
)
KEEPING, ACTING, HAND, SLOT, FINAL, FINAL_SLOT, OVER = range(7)
"""The numbers of the phases in a written position."""

Rows = list[str]


def cards_of(rows: Rows) -> list[str]:
    return [word for row in rows for word in row.split() if word != "."]


def at(
    *mountains: Rows,
    drawn: str = "",
    hands: list[str] | None = None,
    pile: str = "1 2 3 4 5 6 7 8",
    left: tuple[int, ...] = (),
    options: dict[str, object] | None = None,
    more: dict[str, Json] | None = None,
) -> Table:
    """A table with these mountains, one per seat; seat 0 has drawn a card.

    If no hands are given, they hold high numbers. All cards that are left over are discarded.
    """
    seats = len(mountains)
    rest = DECK + SUPPLEMENT * max(0, seats - 4)
    given = [word for part in (hands or []) for word in part.split()]
    laid = [word for mountain in mountains for word in cards_of(mountain)]
    for word in [*laid, *given, *pile.split(), *drawn.split()]:
        rest.remove(word)
    held = hands or [" ".join(_spare(rest, 4)) for _ in mountains]
    position: dict[str, Json] = {
        "mountains": [
            {"rows": list(mountain), "left": left[seat] if left else 0}
            for seat, mountain in enumerate(mountains)
        ],
        "hands": list(held),
        "drawn": drawn,
        "pile": pile,
        "discards": " ".join(rest),
        **(more or {}),
    }
    return Table.set_up("altitude", seats, position, options)


def _spare(rest: list[str], count: int) -> list[str]:
    taken = [word for word in rest if word in ("15", "16", "14", "13")][-count:]
    for word in taken:
        rest.remove(word)
    return taken


def final(
    *mountains: Rows,
    hands: list[str],
    options: dict[str, object] | None = None,
    more: dict[str, Json] | None = None,
) -> Table:
    """A table where the pile has just run out; seat 0 builds from its hand."""
    phase: dict[str, Json] = {"phase": FINAL}
    return at(*mountains, hands=hands, pile="", options=options, more=phase | (more or {}))


def finished(table: Table) -> Outcome:
    """The outcome after everybody has stopped."""
    while table.to_act:
        play(table, "stop")
    return outcome(table)


def look(table: Table, seat: int | None = None) -> MassifView:
    view = table.view(seat)
    assert isinstance(view, MassifView)
    return view


def rows(table: Table, seat: int = 0) -> Rows:
    """The current rows of a mountain."""
    found = _mountain(table, seat).get("rows", [])
    assert isinstance(found, list)
    return found


def left_end(table: Table, seat: int = 0) -> int:
    found = _mountain(table, seat).get("left", 0)
    assert isinstance(found, int)
    return found


def _mountain(table: Table, seat: int) -> dict[str, object]:
    mountains = table.state.position()["mountains"]
    assert isinstance(mountains, list)
    found = mountains[seat]
    assert isinstance(found, dict)
    return dict(found)


def hand(table: Table, seat: int = 0) -> list[str]:
    hands = table.state.position()["hands"]
    assert isinstance(hands, list)
    return str(hands[seat]).split()


def written(table: Table, name: str) -> str:
    """A text field of the full position: `drawn`, `pile`, `discards` or `aside`."""
    return str(table.state.position().get(name, ""))


def discards(table: Table) -> list[str]:
    return written(table, "discards").split()


def newest_discards(table: Table, before: list[str]) -> list[str]:
    return discards(table)[len(before) :]
