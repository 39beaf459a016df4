"""The order of decisions, and how far they can be taken back (SER-R39)."""

import pytest

from cloister import CloisterError, Table
from tests.support.playing import legal, play

from .helpers import at, look, tile, truth

TILES = {"f6": "B", "f7": "*", "f8": "V", "f9": "B", "k1": "v", "k2": "b"}

PATHS = {
    "own flower, left": (
        ["uncover f6", "leave"],
        ["prompt-uncover", "prompt-own", "prompt-go-on"],
    ),
    "own flower, swapped": (
        ["uncover f6", "swap", "with a1"],
        ["prompt-uncover", "prompt-own", "prompt-own-target", "prompt-wait"],
    ),
    "Serendip, left, nothing exchanged": (
        ["uncover f7", "leave", "turn 1", "no exchange"],
        ["prompt-uncover", "prompt-serendip", "prompt-turn", "prompt-exchange", "prompt-wait"],
    ),
    "Serendip, left, two exchanged": (
        ["uncover f7", "leave", "turn 1", "exchange k1", "with k2"],
        [
            *("prompt-uncover", "prompt-serendip", "prompt-turn", "prompt-exchange"),
            *("prompt-exchange-with", "prompt-wait"),
        ],
    ),
    "Serendip, moved": (
        ["uncover f7", "swap", "with k1", "turn 1"],
        [
            *("prompt-uncover", "prompt-serendip", "prompt-serendip-target", "prompt-turn"),
            "prompt-go-on",
        ],
    ),
    "stopped": (
        ["uncover f6", "leave", "stop"],
        ["prompt-uncover", "prompt-own", "prompt-go-on", "prompt-wait"],
    ),
}


@pytest.mark.parametrize("path", PATHS)
def test_the_order_of_decisions(path: str) -> None:
    """SER-R39: each decision has its own prompt; the other seats wait."""
    moves, prompts = PATHS[path]
    table = at(TILES)
    assert look(table, 0).prompt == prompts[0]
    for move, prompt in zip(moves, prompts[1:], strict=True):
        play(table, move)
        assert look(table, 0).prompt == prompt
        waiting = set(range(6)) - set(table.to_act)
        assert {look(table, seat).prompt for seat in (None, *waiting)} == {"prompt-wait"}


@pytest.mark.parametrize("path", PATHS)
def test_all_decisions_since_the_uncovering_can_be_taken_back(path: str) -> None:
    """SER-R39: one by one, back to the tile that was turned up and no further."""
    moves, _ = PATHS[path]
    table = at(TILES)
    play(table, moves[0])
    before = []
    for move in moves[1:]:
        before.append((table.state.position(), legal(table)))
        play(table, move)
    for position, offered in reversed(before):
        assert table.can_undo(0)
        table.undo(0)
        assert (table.state.position(), legal(table)) == (position, offered)
    assert_no_undo(table, 0)


def assert_no_undo(table: Table, seat: int) -> None:
    before = table.state.position()
    assert not table.can_undo(seat)
    with pytest.raises(CloisterError) as caught:
        table.undo(seat)
    assert (caught.value.code, caught.value.rule) == ("no-undo", "CLO-4")
    assert table.state.position() == before


def test_a_different_choice_after_taking_back() -> None:
    """SER-R39: the choice is free again."""
    table = at(TILES)
    play(table, "uncover f6", "swap", "with a1")
    table.undo(0)
    play(table, "with a2")
    assert tile(table, "a2") == "b"
    table.undo(0)
    table.undo(0)
    play(table, "leave")
    assert tile(table, "f6") == "b"
    assert table.to_act == (0,)


def test_nothing_to_take_back_at_the_start() -> None:
    """SER-R39: nobody has decided anything."""
    assert_no_undo(at(TILES), 0)


@pytest.mark.parametrize("uncovered", ["f6", "f7", "f8"])
def test_uncovering_cannot_be_taken_back(uncovered: str) -> None:
    """SER-R39: everybody has learnt something, whatever the tile was."""
    table = at(TILES)
    play(table, f"uncover {uncovered}")
    assert_no_undo(table, 0)


def test_the_next_uncovering_makes_earlier_decisions_final() -> None:
    """SER-R39: it may be by the same seat or by the next one."""
    table = at(TILES)
    play(table, "uncover f6", "leave", "uncover f9")
    assert_no_undo(table, 0)
    play(table, "swap", "with a1", "uncover f8")
    assert_no_undo(table, 0)


def test_a_seat_takes_back_only_its_own_decisions() -> None:
    """SER-R39: the next seat cannot take back what the last one decided."""
    table = at(TILES)
    play(table, "uncover f6", "leave", "stop")
    assert table.to_act == (1,)
    assert_no_undo(table, 1)
    table.undo(0)
    assert table.to_act == (0,)


def test_a_choice_of_colour_can_be_taken_back() -> None:
    """SER-R20, SER-R39: until the next seat has chosen."""
    table = Table.new("serendipity", 3, bytes(32), {"colour_choice": "seats"})
    before = truth(table)
    play(table, "choose red")
    table.undo(0)
    assert look(table).owner == [-1] * 6
    play(table, "choose blue", "choose red")
    assert_no_undo(table, 0)
    assert truth(table) == before
