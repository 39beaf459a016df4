"""Moves are written in words and read back."""

import pytest

from cloister.core.errors import BadNotation
from cloister.games.mystery_of_the_abbey.words.notation import MOVES, NOTATION
from tests.support.playing import check_no_move

from .helpers import at


def test_every_move_has_different_words() -> None:
    assert len({NOTATION.write(move) for move in MOVES.values()}) == len(MOVES)
    for words, move in MOVES.items():
        assert NOTATION.read(words) == move
        assert NOTATION.write(move) == words


@pytest.mark.parametrize(
    "words",
    ["", "go", "go XXX", "go  CAP", "Go CAP", "name 0", "name 25", "ask 6", "say 25", "trait"],
)
def test_other_words_are_refused(words: str) -> None:
    check_no_move(at(), words)


def test_a_refusal_shows_what_a_move_looks_like() -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.read("fly CAP")
    assert caught.value.rule == "CLO-1"
    assert "fly CAP" in str(caught.value)
    assert "'go CAP', 'trait bearded'" in str(caught.value)
