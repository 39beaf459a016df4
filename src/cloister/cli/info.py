"""`cloister games`, `rules` and `doctor`: what there is, how it is played, if it is sound."""

from typing import Annotated, Any

import msgspec
import typer

from cloister.core.card import AnyGame
from cloister.core.registry import find, keys
from cloister.core.text import sentence
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
        screen.say(
            f"  {game.seats[0]} to {game.seats[-1]} seats, {least} to {most} minutes; {game.makers}"
        )


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="Only this rule.")] = None,
) -> None:
    """Print the rules of a game, or one rule by its id."""
    found = find(game)
    Screen().read_out(
        rules_text.whole(found) if rule is None else rules_text.paragraph(found, rule)
    )


def doctor(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    record: Annotated[
        bool, typer.Option("--record", help="First record the golden games that are missing.")
    ] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only",
            metavar="WORD",
            help="Only checks whose title or topic has this word in it; may be repeated.",
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
