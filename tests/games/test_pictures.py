"""Pictures, text drawings and sprites of every game that has them."""

import importlib
from functools import cache
from pathlib import Path

import pytest

from cloister.core import registry
from cloister.core.chance import Fast
from cloister.core.game import State
from cloister.core.table import Table
from tests.support.games import game_keys
from tests.support.pictures import (
    check_definitions,
    check_fits,
    check_needs_nothing,
    check_refers,
    check_whole,
    ids,
)
from tests.support.playing import play_some

MOVES = (0, 50, 300, 15_000)
DRAWN = [key for key in game_keys() if registry.find(key).draw_svg is not None]
LETTERED = [key for key in game_keys() if registry.find(key).draw_text is not None]
WITH_SPRITE = [
    key for key in game_keys() if (registry.find(key).folder / "art" / "sprite.py").exists()
]
BOARDS = [
    pytest.param(key, path, id=f"{key}-{path.name}")
    for key in WITH_SPRITE
    for path in sorted((registry.find(key).folder / "web").iterdir())
    if path.suffix in (".js", ".css")
]


def moments(keys: list[str]) -> pytest.MarkDecorator:
    """Every number of seats: at the start, after some moves and at the end of a game."""
    cases = [
        (key, seats, moves) for key in keys for seats in registry.find(key).seats for moves in MOVES
    ]
    return pytest.mark.parametrize(("key", "seats", "moves"), cases)


@cache
def played(key: str, seats: int, moves: int) -> State:
    return play_some(Table.new(key, seats, bytes([seats]) * 32).state, moves, Fast(seats))


@moments(DRAWN)
def test_a_picture_is_complete(key: str, seats: int, moves: int) -> None:
    svg = registry.find(key).draw_svg
    assert svg is not None
    for onlooker in (0, None):
        check_whole(svg(played(key, seats, moves).view(onlooker)))


@moments(DRAWN)
def test_a_picture_needs_nothing_from_outside(key: str, seats: int, moves: int) -> None:
    svg = registry.find(key).draw_svg
    assert svg is not None
    check_needs_nothing(svg(played(key, seats, moves).view(0)))


@moments(LETTERED)
def test_a_text_drawing_fits_a_terminal(key: str, seats: int, moves: int) -> None:
    text = registry.find(key).draw_text
    assert text is not None
    for onlooker in (0, None):
        check_fits(text(played(key, seats, moves).view(onlooker)))


def sprite(key: str) -> str:
    module = importlib.import_module(f"{registry.PACKAGE}.{key}.art.sprite")
    return str(module.sprite())


def prefix(key: str) -> str:
    """The prefix of all ids in a game's pictures."""
    return f"{ids(sprite(key))[0].partition('-')[0]}-"


@pytest.mark.parametrize("key", WITH_SPRITE)
def test_a_sprite_contains_only_definitions(key: str) -> None:
    check_definitions(sprite(key), prefix(key))


def test_no_two_games_share_a_prefix() -> None:
    """One page may show pictures of several games."""
    assert len({prefix(key) for key in WITH_SPRITE}) == len(WITH_SPRITE)


@pytest.mark.parametrize(("key", "path"), BOARDS)
def test_everything_a_board_refers_to_is_in_the_sprite(key: str, path: Path) -> None:
    check_refers(path.read_text("utf-8"), prefix(key), sprite(key))
