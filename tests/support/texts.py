"""The sentences of a game: what it has, what its code says, what it tells in a whole game."""

import re
from collections.abc import Iterable

from cloister.core.card import AnyGame
from cloister.core.chance import Fast
from cloister.core.languages import SOURCE
from cloister.core.table import Table
from cloister.core.text import bundle, told_arguments
from cloister.core.values import Event, Seat


def say(game: AnyGame, name: str, args: dict[str, int | str] | None = None) -> str:
    """The sentence as a spectator is told it; every placeable has to be filled."""
    texts = bundle(game.folder)
    assert texts.has_message(name), name
    pattern = texts.get_message(name).value
    assert pattern is not None
    full = told_arguments(game.folder, args or {}, "Seat {}".format, None, SOURCE)
    written, errors = texts.format_pattern(pattern, full)
    assert errors == []
    return str(written)


def source(game: AnyGame) -> str:
    return (game.folder / "words" / "en" / "game.ftl").read_text("utf-8")


def sentences(game: AnyGame) -> list[str]:
    """The names of all sentences, in their order."""
    return re.findall(r"^([a-zA-Z][\w-]*) =", source(game), re.MULTILINE)


def code(game: AnyGame) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(game.folder.rglob("*.py")))


def unspoken(game: AnyGame) -> set[str]:
    """Sentences that no Python of the game names; those of options and ends go without saying."""
    names = set(sentences(game)) - _expected(game)
    said = code(game)
    return {name for name in names if f'"{name}"' not in said}


def _expected(game: AnyGame) -> set[str]:
    """Sentences that the engine asks every game for."""
    found = {f"end-{reason}" for reason in game.end_reasons}
    for option in game.options:
        name = f"option-{option.name}"
        values = {*option.values, *(v for some in option.by_seats.values() for v in some)}
        found |= {name, f"{name}-help", *(f"{name}-{str(value).lower()}" for value in values)}
    return found


def told_in_game(table: Table, chance: Fast, onlookers: Iterable[Seat | None]) -> list[Event]:
    """What these are told in a whole game by chance."""
    hearing, found = [*onlookers], list[Event]()
    while table.to_act:
        seat = table.to_act[0]
        told = table.play_move(seat, table.state.sample(seat, chance))
        for onlooker in hearing:
            found += told.heard_by(onlooker)
    return found
