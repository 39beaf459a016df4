"""A game's sentences: those it has, those its code says, and those it tells in a whole game."""

from collections.abc import Iterable

from cloister.core.card import AnyGame
from cloister.core.chance import Fast
from cloister.core.languages import SOURCE
from cloister.core.table import Table
from cloister.core.text import bundle, told_arguments
from cloister.core.values import Event, Seat
from tests.support.catalogues import catalogue


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


def sentences(game: AnyGame) -> list[str]:
    """The names of all English sentences, in file order."""
    return [name for name in catalogue(game.folder).sentences if not name.startswith("-")]


def code(game: AnyGame) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(game.folder.rglob("*.py")))


def told_in_game(table: Table, chance: Fast, onlookers: Iterable[Seat | None]) -> list[Event]:
    """What these onlookers are told in a whole random game."""
    hearing, found = [*onlookers], list[Event]()
    while table.to_act:
        seat = table.to_act[0]
        told = table.play_move(seat, table.state.sample(seat, chance))
        for onlooker in hearing:
            found += told.heard_by(onlooker)
    return found
