"""What a view shows and what a move does, labelled by the game's own catalogue.

For a game without its own board; `generic-board.js` does the same in the browser.

- `field-<name>` labels a field of the view. It may use `$value`, `$count` (how many things are in
  a list), `$name` (the player of that seat, or the players), `$each` (a list with one entry for
  each seat, by player) and `$you` (yes if it is the reader's seat). An empty label hides the field.
- `move-<verb>` labels a move. It may use the named parts of the move.

A field without a label is shown with its name in the code, a move without one as it is typed.
"""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from .card import AnyGame
from .text import has, listed, say, sentence
from .values import Json, Move, Seat, View

Name: TypeAlias = Callable[[Seat], str]

KNOWN = ("seat", "to_act", "prompt", "outcome")
"""Fields of every view. They are shown elsewhere."""


def fields(game: AnyGame, view: View, name: Name) -> list[str]:
    """A line for each field of a view that has something to show."""
    shown: dict[str, Json] = msgspec.to_builtins(view)
    lines = [
        field(game, key, value, name, view.seat)
        for key, value in shown.items()
        if key not in KNOWN and value is not None
    ]
    return [line for line in lines if line]


def field(game: AnyGame, key: str, value: Json, name: Name, you: Seat | None) -> str:
    """One field with its label."""
    label = f"field-{key.replace('_', '-')}"
    if has(game.folder, label):
        return sentence(game.folder, label, arguments(value, name, you)).strip()
    return say("value-named", name=_readable(key), value=plain(value))


def arguments(value: Json, name: Name, you: Seat | None) -> dict[str, int | str]:
    """The arguments that the label of a field may use."""
    items: list[Json] = value if isinstance(value, list) else [value]
    seats = [item for item in items if type(item) is int and item >= 0]
    return {
        "value": value if type(value) is int or isinstance(value, str) else plain(value),
        "count": len(items),
        "name": listed([name(seat) for seat in seats]) or say("value-nobody"),
        "each": _by_seat(items, name),
        "you": "yes" if type(value) is int and value == you else "no",
    }


def _by_seat(items: list[Json], name: Name) -> str:
    return _between(items).join(
        say("value-named", name=name(seat), value=plain(item)) for seat, item in enumerate(items)
    )


def _between(items: list[Json]) -> str:
    return "; " if any(isinstance(item, list | dict) for item in items) else ", "


def plain(value: Json) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return say("value-yes") if value else say("value-no")
    if isinstance(value, list):
        shown = _between(value).join(map(plain, value))
    elif isinstance(value, dict):
        shown = "; ".join(
            say("value-part", name=_readable(key), value=plain(each)) for key, each in value.items()
        )
    else:
        shown = "" if value is None else str(value)
    return shown or say("value-none")


def _readable(key: str) -> str:
    return key.replace("_", " ")


def move(game: AnyGame, made: Move) -> str:
    """A move as a button shows it."""
    label = None if game.label is None else game.label(made)
    if label is None or not has(game.folder, label[0]):
        return game.write(made)
    return sentence(game.folder, *label)
