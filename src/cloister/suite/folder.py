"""What lies in a game's folder before a single move is made."""

from cloister.core import packs
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError
from cloister.core.options import Option

from .checks import Missing, Wrong, note, quick_check
from .walk import values_of

FILES = {
    "__init__.py": "the id card, GAME",
    "RULES.md": "the rules in your own words, each with an id",
    "components.toml": "the components, each table with its source",
    "components/pack.py": "the typed reading of components.toml",
    "rules/state.py": "the data of a position",
    "rules/game.py": "the course of the game",
    "knowledge/view.py": "what a seat may know",
    "knowledge/access.py": "KNOWLEDGE: view, imagine and position, for the id card",
    "words/notation.py": "moves in words",
    "words/en/game.ftl": "a sentence for every event, prompt and refusal",
}


@quick_check("the folder has its files")
def folder_has_files(game: AnyGame) -> None:
    lacking = [
        f"{name} ({what})" for name, what in FILES.items() if not (game.folder / name).is_file()
    ]
    if lacking:
        raise Missing(f"write {'; '.join(lacking)} in {game.folder}")


@quick_check("the id card is complete")
def card_is_complete(game: AnyGame) -> None:
    for name in ("title", "makers"):
        if not getattr(game, name).strip():
            raise Missing(f"the id card has no {name}: fill it in in __init__.py")
    least, most = game.minutes
    wanted = {
        "seats: give a range such as range(2, 5)": len(game.seats) > 0 and game.seats[0] > 0,
        "minutes: give (least, most)": 0 < least <= most,
        "rules: count from 1": game.rules >= 1,
        "longest: give a number of moves that no game exceeds": game.longest > 0,
        "end_reasons: name each way to end once": 0
        < len(game.end_reasons)
        == len({*game.end_reasons}),
    }
    for what, holds in wanted.items():
        if not holds:
            raise Wrong(f"the id card is wrong about {what}")
    for option in game.options:
        try:
            _check_option(game, option)
        except CloisterError as wrong:
            raise Wrong(f"the id card is wrong about the option {option.name}: {wrong}") from None


def _check_option(game: AnyGame, option: Option) -> None:
    if not option.rule:
        raise Missing(f"the option {option.name} names no rule: give the id that describes it")
    for seats in game.seats:
        values = values_of(option, seats)
        if not values:
            raise Missing(
                f"the option {option.name} has no values for {seats} seats: add them to by_seats"
            )
        for value in (option.standard(seats), *values):
            if option.read(value, seats) != value:
                raise Wrong(
                    f"the value {value} of {option.name} cannot be told from another: give each "
                    "value another name"
                )


@quick_check("the components can be read and each has a source")
def components_have_sources(game: AnyGame) -> None:
    try:
        game.components(packs.standard(game.key, game.folder))
    except CloisterError as wrong:
        raise Wrong(f"correct components.toml or components/pack.py: {wrong}") from None


@note
def no_heuristics(game: AnyGame) -> str | None:
    """Bots get along without heuristics, only not well."""
    if game.heuristics is not None:
        return None
    return (
        "no heuristics: bots play imagined worlds out at random. Write bots/heuristics.py and name "
        "it on the id card"
    )


@note
def no_board(game: AnyGame) -> str | None:
    """The browser gets along without a board of the game's own."""
    if (game.folder / "web" / "board.js").is_file():
        return None
    return "no web/board.js: the browser shows the game as lists, by the labels in words/en"
