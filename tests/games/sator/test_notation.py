"""Moves are written in words and read back."""

import pytest

from cloister import Table
from cloister.games.sator.rules import moves
from cloister.games.sator.words.notation import NOTATION
from tests.support.playing import check_no_move

from .helpers import KEY

EXAMPLES = {
    "end": moves.END,
    "swap draw": moves.SWAP_DRAW,
    "swap search": moves.SWAP_SEARCH,
    "free bridge": moves.FREE_BRIDGE,
    "from lf": moves.FROM_LF,
    "enough": moves.ENOUGH,
    "pick T4": moves.PICK + 2,
    "lay wood L5": moves.LAY,
    "bridge brick I2": moves.BRIDGE + 23,
    "facing 3": moves.FACING + 3,
    "place a1": moves.PLACE,
    "play rotas T4": moves.PLAY + 2,
    "play moves stone": moves.PLAY + 7,
    "discard jolly": moves.DISCARD + 10,
    "take victoria": moves.SEEK + 18,
    "turn once": moves.EFFECT,
    "slide by 3": moves.EFFECT + 4,
    "effect 2": moves.PRAYER_EFFECT + 1,
    "turn b2 left": moves.TURN + 4 * 21 + 3,
    "turn b2 half": moves.TURN + 4 * 21 + 2,
    "slide to n14": moves.SLIDE + 13 * 20 + 13,
    "walk c3": moves.WALK + 42,
    "free c3": moves.FREE_WALK + 42,
    "pray 3": moves.PRAY + 3,
    "lead 2 c3": moves.LEAD + 2 * 512 + 42,
    "jump c3": moves.JUMP + 42,
    "gargoyle c3": moves.GARGOYLE + 42,
}


@pytest.mark.parametrize(("words", "move"), EXAMPLES.items())
def test_moves_are_written_and_read(words: str, move: int) -> None:
    assert NOTATION.read(words) == move
    assert NOTATION.write(move) == words


@pytest.mark.parametrize(
    "words",
    [
        "",
        "walk",
        "walk q1",
        "walk a17",
        "walk a0",
        "Walk a1",
        "walk  a1",
        "turn a1",
        "pray 4",
        "play",
    ],
)
def test_other_words_are_not_moves(words: str) -> None:
    check_no_move(Table.new(KEY, 2, bytes(32)), words)
