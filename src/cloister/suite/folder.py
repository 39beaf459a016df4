"""Checks on a game's folder: its files, id card, options and components."""

from cloister.core import packs
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError
from cloister.core.options import Option
from cloister.core.text import say

from .checks import Missing, Wrong, note, quick_check
from .walk import values_of

FILES = {
    "__init__.py": "doctor-file-card",
    "RULES.md": "doctor-file-rules",
    "components.toml": "doctor-file-components",
    "components/pack.py": "doctor-file-pack",
    "rules/state.py": "doctor-file-state",
    "rules/game.py": "doctor-file-game",
    "knowledge/view.py": "doctor-file-view",
    "knowledge/access.py": "doctor-file-access",
    "words/notation.py": "doctor-file-notation",
    "words/en/game.ftl": "doctor-file-words",
}
"""The files of a game, and the sentences that say what is in them."""


@quick_check("doctor-check-files")
def folder_has_files(game: AnyGame) -> None:
    lacking = [
        say("doctor-file", file=name, holds=say(key))
        for name, key in FILES.items()
        if not (game.folder / name).is_file()
    ]
    if lacking:
        raise Missing("doctor-files-missing", files="; ".join(lacking), folder=str(game.folder))


@quick_check("doctor-check-card")
def card_is_complete(game: AnyGame) -> None:
    for name in ("title", "makers"):
        if not getattr(game, name).strip():
            raise Missing("doctor-card-lacks", name=name)
    least, most = game.minutes
    wanted = {
        "doctor-card-seats": len(game.seats) > 0 and game.seats[0] > 0,
        "doctor-card-minutes": 0 < least <= most,
        "doctor-card-rules": game.rules >= 1,
        "doctor-card-longest": game.longest > 0,
        "doctor-card-ends": 0 < len(game.end_reasons) == len({*game.end_reasons}),
    }
    for key, holds in wanted.items():
        if not holds:
            raise Wrong(key)
    for option in game.options:
        try:
            _check_option(game, option)
        except CloisterError as wrong:
            raise Wrong("doctor-option-wrong", option=option.name, why=str(wrong)) from None


def _check_option(game: AnyGame, option: Option) -> None:
    if not option.rule:
        raise Missing("doctor-option-without-rule", option=option.name)
    for seats in game.seats:
        values = values_of(option, seats)
        if not values:
            raise Missing("doctor-option-without-values", option=option.name, seats=seats)
        for value in (option.standard(seats), *values):
            if option.read(value, seats) != value:
                raise Wrong("doctor-option-ambiguous", option=option.name, value=str(value))


@quick_check("doctor-check-components")
def components_have_sources(game: AnyGame) -> None:
    try:
        game.components(packs.standard(game.key, game.folder))
    except CloisterError as wrong:
        raise Wrong("doctor-components-wrong", why=str(wrong)) from None


@note
def no_heuristics(game: AnyGame) -> str | None:
    """Bots work without heuristics, but play badly."""
    if game.heuristics is not None:
        return None
    return say("doctor-note-no-heuristics")


@note
def no_board(game: AnyGame) -> str | None:
    """The browser works without a board for this game."""
    if (game.folder / "web" / "board.js").is_file():
        return None
    return say("doctor-note-no-board")
