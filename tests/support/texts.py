"""A game's sentences: those it has, those its code says, and those it tells in a whole game."""

import re
from collections.abc import Iterable

from cloister.core.card import AnyGame
from cloister.core.chance import Fast
from cloister.core.languages import SOURCE
from cloister.core.table import Table
from cloister.core.text import bundle, catalogue_files, told_arguments
from cloister.core.values import Event, Seat

ASKED_FOR = ("each-", "field-", "move-")
"""Prefixes of sentences that the engine asks for where a game has them."""


def say(game: AnyGame, name: str, args: dict[str, int | str] | None = None) -> str:
    """The sentence as told to a spectator; every placeable must be filled."""
    texts = bundle(game.folder)
    assert texts.has_message(name), name
    pattern = texts.get_message(name).value
    assert pattern is not None
    full = told_arguments(game.folder, args or {}, "Seat {}".format, None, SOURCE)
    written, errors = texts.format_pattern(pattern, full)
    assert errors == []
    return str(written)


def source(game: AnyGame, language: str = SOURCE) -> str:
    """The game's whole catalogue in one language."""
    files = catalogue_files(game.folder, language)
    return "\n".join(path.read_text("utf-8") for path in files)


def sentences(game: AnyGame, language: str = SOURCE) -> list[str]:
    """The names of all sentences, in file order."""
    return re.findall(r"^([a-zA-Z][\w-]*) =", source(game, language), re.MULTILINE)


def code(game: AnyGame) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(game.folder.rglob("*.py")))


def unspoken(game: AnyGame) -> set[str]:
    """Sentences that nothing in the game names: no code, no board, no other sentence. Sentences
    that the engine asks for are not counted."""
    names = set(sentences(game)) - _expected(game)
    said = "\n".join([code(game), *_scripts(game)])
    begun = ASKED_FOR + tuple(re.findall(r"""[f`]["'`]?([a-z]+(?:-[a-z]+)*-)\$?{""", said))
    quoted = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", said))
    used = set(re.findall(r"{ ?([a-z][\w-]*) ?}", source(game)))
    return {name for name in names - quoted - used if not name.startswith(begun)}


def _scripts(game: AnyGame) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(game.folder.rglob("*.js"))]


def _expected(game: AnyGame) -> set[str]:
    """Sentences that the engine asks for in every game."""
    found = {"pitch", *(f"end-{reason}" for reason in game.end_reasons)}
    for option in game.options:
        name = f"option-{option.name}"
        values = {*option.values, *(v for some in option.by_seats.values() for v in some)}
        found |= {name, f"{name}-help", *(f"{name}-{str(value).lower()}" for value in values)}
    return found


def told_in_game(table: Table, chance: Fast, onlookers: Iterable[Seat | None]) -> list[Event]:
    """What these onlookers are told in a whole random game."""
    hearing, found = [*onlookers], list[Event]()
    while table.to_act:
        seat = table.to_act[0]
        told = table.play_move(seat, table.state.sample(seat, chance))
        for onlooker in hearing:
            found += told.heard_by(onlooker)
    return found
