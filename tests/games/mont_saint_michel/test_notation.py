"""Moves written as words and read back."""

import pytest

from cloister.games.mont_saint_michel.words.notation import NOTATION
from tests.support.playing import check_no_move

from .helpers import MONKS, at

PLACES = ("village", *(str(number) for number in range(1, 17)), "ramp")
WORDS = [
    *(f"{verb} {monk}" for verb in ("look", "move") for monk in MONKS),
    *(f"{verb} {place}" for verb in ("step", "push") for place in PLACES),
    *(f"on {place}" for place in PLACES[:-1]),
    *(f"{card} {place}" for card in ("ebb", "flood") for place in PLACES[1:-1]),
    *("decline", "give", "stop", "stay", "up"),
]


def test_every_move_can_be_written_and_read() -> None:
    moves = [NOTATION.read(words) for words in WORDS]
    assert len(set(moves)) == len(WORDS) == 12 + 36 + 17 + 32 + 5
    assert [NOTATION.write(move) for move in moves] == WORDS


@pytest.mark.parametrize(
    "words",
    [
        *("", "move", "move pink", "Move red", "move red ", " move red", "move  red", "step 0"),
        *("step 17", "step 01", "step V", "push", "on ramp", "ebb village", "flood", "flood 17"),
        *("give red", "pass", "look", "look x", "stay 1", "step ８", "stop\n", "x" * 1000),
    ],
)
def test_other_words_are_not_moves(words: str) -> None:
    check_no_move(at(), words)
