"""The lists of the home page, and the games with their options as a form needs them."""

import sqlite3
from functools import cache
from typing import Any

import msgspec

from cloister.bots.levels import LEVELS
from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import UnknownGame
from cloister.core.options import Option, Value
from cloister.core.text import has, sentence
from cloister.core.values import Outcome

from ..store import rows
from ..store.rows import Listed
from ..table.seats import OVER, WAITING, Sheet, bits


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    names: list[str]
    turn: str
    moves: int
    outcome: Outcome | None
    at: int
    private: bool


class Home(msgspec.Struct, frozen=True):
    """What GET /api/me answers."""

    name: str
    tables: list[Summary]
    open: list[Summary]
    finished: list[Summary]


class OptionForm(msgspec.Struct, frozen=True):
    """An option for a number of seats, with its words."""

    name: str
    rule: str
    values: tuple[Value, ...]
    default: Value
    least: int | None
    most: int | None
    label: str
    help: str
    labels: list[str]


class GameCard(msgspec.Struct, frozen=True):
    """A game as the home page shows it."""

    key: str
    title: str
    makers: str
    pitch: str
    seats: list[int]
    minutes: tuple[int, int]
    private: bool
    board: bool
    """It has a board of its own; otherwise it is played as text and buttons."""
    sheet: bool
    options: list[OptionForm]
    levels: list[str]


def home(connection: sqlite3.Connection, person: str) -> Home:
    """Everything that the home page lists for a person."""
    mine = [listed for listed in rows.mine(connection, person) if _is_known(listed)]
    going = [_summary(listed, person) for listed in mine if listed.sheet.state != OVER]
    own = {listed.sheet.id for listed in mine}
    public = filter(_is_known, rows.watchable(connection))
    watch = [listed for listed in public if listed.sheet.id not in own]
    return Home(
        name=rows.name_of(connection, person) if person else "",
        tables=sorted(going, key=lambda summary: summary.turn != "yours"),
        open=[_summary(listed, person) for listed in watch],
        finished=[_summary(listed, person) for listed in mine if listed.sheet.state == OVER],
    )


def _is_known(listed: Listed) -> bool:
    """A game that was taken away must not take the home page with it."""
    try:
        registry.find(listed.sheet.header.game)
    except UnknownGame:
        return False
    return True


def _summary(listed: Listed, person: str) -> Summary:
    sheet = listed.sheet
    game = registry.find(sheet.header.game)
    return Summary(
        table=sheet.id,
        game=game.key,
        title=game.title,
        names=[chair.name for chair in sheet.chairs],
        turn=_turn(sheet, listed.turn, person),
        moves=listed.moves,
        outcome=sheet.outcome,
        at=listed.at,
        private=game.private,
    )


def _turn(sheet: Sheet, turn: int, person: str) -> str:
    if sheet.state in (OVER, WAITING):
        return sheet.state
    return "yours" if bits(sheet.held_by(person)) & turn else "theirs"


def cards(seats: int | None) -> list[GameCard]:
    """All games, their options for that many seats."""
    games = [registry.find(key) for key in registry.keys()]  # noqa: SIM118
    return [_card(game.key, seats if seats in game.seats else game.seats[0]) for game in games]


@cache
def _card(key: str, seats: int) -> GameCard:
    game = registry.find(key)
    return GameCard(
        key=game.key,
        title=game.title,
        makers=game.makers,
        pitch=game.pitch,
        seats=list(game.seats),
        minutes=game.minutes,
        private=game.private,
        board=(game.folder / "board.js").is_file(),
        sheet=game.sheet,
        options=[_form(game, option, seats) for option in game.options],
        levels=list(LEVELS),
    )


def _form(game: AnyGame, option: Option, seats: int) -> OptionForm:
    choices = option.choices(seats)
    name = f"option-{option.name}"
    return OptionForm(
        name=option.name,
        rule=option.rule,
        values=choices,
        default=option.standard(seats),
        least=option.least,
        most=option.most,
        label=_words(game, name, option.name),
        help=_words(game, f"{name}-help", ""),
        labels=[_words(game, f"{name}-{_written(choice)}", _written(choice)) for choice in choices],
    )


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _words(game: AnyGame, name: str, otherwise: str) -> str:
    return sentence(game.folder, name) if has(game.folder, name) else otherwise
