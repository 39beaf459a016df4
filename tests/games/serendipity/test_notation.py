"""Moves written as words and read back."""

import pytest

from cloister.games.serendipity.words.notation import NOTATION
from tests.support.playing import check_no_move

from .helpers import CELLS, COLOURS, at

WORDS = [
    *(f"{verb} {cell}" for verb in ("uncover", "with", "exchange") for cell in CELLS),
    *(f"turn {rotation}" for rotation in range(6)),
    *(f"choose {colour}" for colour in COLOURS),
    *("leave", "swap", "stop", "no exchange"),
]


def test_every_move_can_be_written_and_read() -> None:
    moves = [NOTATION.read(words) for words in WORDS]
    assert len(set(moves)) == len(WORDS) == 3 * 91 + 6 + 6 + 4
    assert [NOTATION.write(move) for move in moves] == WORDS


@pytest.mark.parametrize(
    "words",
    [
        *("", "uncover", "uncover a7", "uncover a0", "uncover l1", "uncover a1 ", " uncover a1"),
        *("Uncover a1", "uncover A1", "uncover a1 b1", "turn 6", "turn -1", "turn", "choose pink"),
        *("exchange", "no", "pass", "with", "uncover ａ1", "leave\n", "x" * 1000),
    ],
)
def test_other_words_are_not_moves(words: str) -> None:
    check_no_move(at({}), words)
