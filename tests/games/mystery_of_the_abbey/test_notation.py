"""Moves in words, both ways."""

import pytest

from cloister.core.errors import BadNotation
from cloister.games.mystery_of_the_abbey.words.notation import _MOVES, read, write


def test_every_move_has_words_of_its_own() -> None:
    assert len({write(move) for move in _MOVES.values()}) == len(_MOVES)
    for words, move in _MOVES.items():
        assert read(words) == move
        assert write(move) == words


@pytest.mark.parametrize(
    "words",
    ["", "go", "go XXX", "go  CAP", "Go CAP", "name 0", "name 25", "ask 6", "say 25", "trait"],
)
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(BadNotation):
        read(words)
