"""The log of a table only grows: moves, their draws, and undos."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister.core.draws import Draw
from cloister.core.log import UNDO, Entry, Log

CALM = settings(deadline=None, derandomize=True, max_examples=200)
DRAWS = st.lists(st.builds(Draw, st.text(max_size=3), st.just(6), st.integers(0, 5)), max_size=2)
MOVES = st.builds(Entry, st.integers(0, 255), st.integers(0, 2**54), DRAWS)


def log_of(entries: list[Entry]) -> Log:
    log = Log()
    for entry in entries:
        log.add(entry)
    return log


@CALM
@given(st.lists(MOVES))
def test_moves_come_out_of_a_log_as_they_went_in(entries: list[Entry]) -> None:
    log = log_of(entries)
    assert list(log) == entries
    assert len(log) == len(entries)
    assert log.moves_in_effect() == list(enumerate(entries))


@CALM
@given(st.lists(st.integers(0, 255) | st.none()))
def test_undone_moves_are_not_in_effect(seats: list[int | None]) -> None:
    """Each None undoes the last move in effect, if there is one."""
    log = Log()
    stack: list[tuple[int, Entry]] = []
    for seat in seats:
        if seat is not None:
            stack.append((len(log), Entry(seat, 7, [])))
            log.add(stack[-1][1])
        elif stack:
            log.add(Entry(stack.pop()[1].seat, UNDO, []))
    assert log.moves_in_effect() == stack


@pytest.mark.parametrize("seat", [0, 1, 255])
def test_an_undo_keeps_its_seat(seat: int) -> None:
    move, undo = Entry(seat, 3, []), Entry(seat, UNDO, [])
    assert list(log_of([move, undo])) == [move, undo]
    assert log_of([move, undo]).moves_in_effect() == []


def test_a_move_that_does_not_fit_leaves_nothing_behind() -> None:
    log = log_of([Entry(0, 1, [])])
    with pytest.raises(OverflowError):
        log.add(Entry(0, 2**60, [Draw("dice", 6, 1)]))
    assert list(log) == [Entry(0, 1, [])]
    log.add(Entry(0, 2, []))
    assert list(log)[1].draws == []
