"""`cloister games`, `rules` and `doctor`: list the games, print their rules, check them."""

from typing import Annotated, Any

import msgspec
import typer

from cloister.core.card import AnyGame
from cloister.core.registry import find, keys
from cloister.core.text import say, sentence
from cloister.terminal import rules_text
from cloister.terminal.console import Screen

from .arguments import Json


def games(json: Json = False) -> None:
    """List all games."""
    found = [find(key) for key in keys()]
    if json:
        print(msgspec.json.encode([_card(game) for game in found]).decode())
        return
    screen = Screen()
    for game in found:
        screen.say(f"{game.key}: {game.title}", "bold")
        screen.say(f"  {sentence(game.folder, 'pitch')}")
        least, most = game.minutes
        facts = say(
            "cli-game-facts",
            least=game.seats[0],
            most=game.seats[-1],
            shortest=least,
            longest=most,
            makers=game.makers,
        )
        screen.say(f"  {facts}")


def rules(
    game: Annotated[str, typer.Argument(help=say("cli-option-game"))],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help=say("cli-option-rule"))] = None,
) -> None:
    """Print the rules of a game, or one rule by its id."""
    found = find(game)
    Screen().read_out(
        rules_text.whole(found) if rule is None else rules_text.paragraph(found, rule)
    )


def doctor(
    game: Annotated[str | None, typer.Argument(help=say("cli-option-only-game"))] = None,
    record: Annotated[
        bool, typer.Option("--record", help=say("cli-option-record-goldens"))
    ] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only",
            metavar="WORD",
            help=say("cli-option-only"),
        ),
    ] = None,
) -> int:
    """Check a game, or all of them, against the suite that every game has to pass."""
    from cloister.suite.doctor import run

    return 0 if run(game, record=record, only=only or ()) else 1


def _card(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "makers": game.makers,
        "pitch": sentence(game.folder, "pitch"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "rules": game.rules,
        "end_reasons": list(game.end_reasons),
        "options": [msgspec.to_builtins(option, str_keys=True) for option in game.options],
    }
