"""The lists on the home page, and the games with their options as a form needs them."""

import sqlite3
from functools import cache
from typing import Any

import msgspec

from cloister.bots.levels import LEVELS
from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import UnknownGame
from cloister.core.languages import SHELL
from cloister.core.options import Option, Value
from cloister.core.text import catalogue_language, has, sentence
from cloister.core.values import Outcome, Seat

from ..store import rows
from ..store.row_types import BOT, OPEN, OVER, WAITING, Chair, ListedTable, TableRow
from ..table.seats import bits, chosen_name


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
    """An option of a game for a number of seats, with its labels."""

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
    """Whether it has its own board; otherwise it is played with text and buttons."""
    sheet: bool
    options: list[OptionForm]
    levels: list[str]
    language: str
    """Of the pitch and the options: English if the game lacks the person's language."""


def home(connection: sqlite3.Connection, person: str, language: str) -> Home:
    """Everything that the home page shows to a person."""
    mine = [listed for listed in rows.mine(connection, person) if _is_known(listed)]
    going = [_summary(listed, person, language) for listed in mine if listed.row.state != OVER]
    own = {listed.row.id for listed in mine}
    public = filter(_is_known, rows.watchable(connection))
    watch = [listed for listed in public if listed.row.id not in own]
    return Home(
        name=rows.name_of(connection, person) if person else "",
        tables=sorted(going, key=lambda summary: summary.turn != "yours"),
        open=[_summary(listed, person, language) for listed in watch],
        finished=[
            _summary(listed, person, language) for listed in mine if listed.row.state == OVER
        ],
    )


def _is_known(listed: ListedTable) -> bool:
    """Whether the game still exists: a removed one must not break the home page."""
    try:
        registry.find(listed.row.header.game)
    except UnknownGame:
        return False
    return True


def _summary(listed: ListedTable, person: str, language: str) -> Summary:
    row = listed.row
    game = registry.find(row.header.game)
    return Summary(
        table=row.id,
        game=game.key,
        title=game.title,
        names=[_name(seat, chair, language) for seat, chair in enumerate(row.chairs)],
        turn=_turn(row, listed.turn, person),
        moves=listed.moves,
        outcome=row.outcome,
        at=listed.at,
        private=game.private,
    )


def _name(seat: Seat, chair: Chair, language: str) -> str:
    """What a player is called in that language; empty for an open seat."""
    if chair.kind == OPEN:
        return ""
    number = {"number": seat + 1}
    if chair.kind == BOT and not chair.away and chair.level:
        return sentence(SHELL, f"bot-{chair.level.partition(':')[0]}", number, language)
    return chosen_name(seat, chair) or sentence(SHELL, "seat-guest", number, language)


def _turn(row: TableRow, turn: int, person: str) -> str:
    if row.state in (OVER, WAITING):
        return row.state
    return "yours" if bits(row.held_by(person)) & turn else "theirs"


def cards(seats: int | None, language: str) -> list[GameCard]:
    """All games in a person's language, with their options for that many seats."""
    games = [registry.find(key) for key in registry.keys()]  # noqa: SIM118
    return [
        _card(game.key, seats if seats in game.seats else game.seats[0], language) for game in games
    ]


@cache
def _card(key: str, seats: int, language: str) -> GameCard:
    game = registry.find(key)
    return GameCard(
        key=game.key,
        title=game.title,
        makers=game.makers,
        pitch=sentence(game.folder, "pitch", language=language),
        seats=list(game.seats),
        minutes=game.minutes,
        private=game.private,
        board=(game.folder / "web" / "board.js").is_file(),
        sheet=game.sheet,
        options=[_form(game, option, seats, language) for option in game.options],
        levels=list(LEVELS),
        language=catalogue_language(game.folder, language),
    )


def _form(game: AnyGame, option: Option, seats: int, language: str) -> OptionForm:
    choices = option.choices(seats)
    name = f"option-{option.name}"
    return OptionForm(
        name=option.name,
        rule=option.rule,
        values=choices,
        default=option.standard(seats),
        least=option.least,
        most=option.most,
        label=sentence(game.folder, name, language=language),
        help=sentence(game.folder, f"{name}-help", language=language),
        labels=[_value_label(game, name, choice, language) for choice in choices],
    )


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value_label(game: AnyGame, name: str, choice: Value, language: str) -> str:
    """A number needs no words, but may have some."""
    key = f"{name}-{_written(choice)}"
    if has(game.folder, key):
        return sentence(game.folder, key, language=language)
    return _written(choice)
