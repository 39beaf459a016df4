"""Moves written as words and read back."""

import pytest

from cloister import Table
from cloister.games.altitude.components.cards import AVALANCHE, CABLE_CAR, SAINT_BERNARD, number
from cloister.games.altitude.components.places import (
    FIRST,
    WIDTH,
    along,
    floor_of,
    off_start,
    place_at,
    spot,
)
from cloister.games.altitude.rules import moves
from cloister.games.altitude.words.notation import NOTATION
from tests.support.playing import check_no_move

EXAMPLES = {
    "build 1:0": moves.BUILD + FIRST,
    "replace 2:-1": moves.REPLACE + FIRST + WIDTH - 1,
    "rescue 3:2": moves.RESCUE + FIRST + 2 * WIDTH + 2,
    "send 1:-1 to 3": moves.SEND + 3 * moves.SPAN + FIRST - 1,
    "discard": moves.DISCARD,
    "take": moves.TAKE,
    "card 12a": moves.CARD + number(12, animal=True),
    "card C": moves.CARD + CABLE_CAR,
    "at 10:0": moves.AT + FIRST + 9 * WIDTH,
    "stop": moves.STOP,
    "return 3 12a": moves.RETURN + moves.SPAN * 6 + 25,
    "return A S": moves.RETURN + moves.SPAN * AVALANCHE + SAINT_BERNARD,
}


@pytest.mark.parametrize(("words", "move"), EXAMPLES.items())
def test_moves_are_written_and_read(words: str, move: int) -> None:
    assert NOTATION.read(words) == move
    assert NOTATION.write(move) == words


@pytest.mark.parametrize(
    "words",
    [
        "",
        "build",
        "build 1:0 ",
        "build 1:00",
        "build 0:0",
        "build 11:0",
        "build 1:11",
        "build 1:-11",
        "build 10:2",
        "send 1:0",
        "send 1:0 to 6",
        "card 0",
        "card 121",
        "card c",
        "return 3",
        "return 12a 3",
        "return 3  4",
        "return 3 4 5",
        "return 3 x",
        "Discard",
    ],
)
def test_other_words_are_not_moves(words: str) -> None:
    check_no_move(Table.new("altitude", 2, bytes(32)), words)


def test_places_are_counted_from_the_start() -> None:
    """ALT-3: the start is the line above the first card; on even floors no place is on it."""
    assert [off_start(place_at(1, at)) for at in range(-2, 3)] == [-2, -1, 0, 1, 2]
    assert [off_start(place_at(2, at)) for at in range(-3, 3)] == [-3, -2, -1, 1, 2, 3]
    assert [off_start(place_at(3, at)) for at in range(-3, 3)] == [-2, -1, 0, 1, 2, 3]
    for floor in range(1, 11):
        places = [off_start(place_at(floor, at)) for at in range(-10, 12 - floor)]
        assert len({*places}) == len(places)
        assert places == sorted(places)
    assert spot(place_at(4, -3)) == {"floor": 4, "side": "left", "far": 2}


def test_a_place_and_its_two_supports() -> None:
    """ALT-3: a card rests on the same place and on the next one of the floor below."""
    for floor in range(1, 11):
        for at in range(-10, 12 - floor):
            place = place_at(floor, at)
            assert (floor_of(place), along(place)) == (floor, at)
            if floor > 1:
                assert place - WIDTH == place_at(floor - 1, at)
                assert place - WIDTH + 1 == place_at(floor - 1, at + 1)
