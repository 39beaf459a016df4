"""Short ways to play a table, and to check what was legal, refused and told."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cloister.core.chance import Fast
from cloister.core.errors import BadNotation, IllegalMove
from cloister.core.game import Announcements, State
from cloister.core.table import Table
from cloister.core.text import sentence
from cloister.core.values import Event, Outcome


def play(table: Table, *moves: str) -> Announcements:
    """Play moves one after another, each by the seat that has to decide first.

    The invariants of the game must hold after each of them.
    """
    told = Announcements()
    for move in moves:
        told = table.play(table.to_act[0], move)
        table.state.check()
    return told


def play_some(state: State, moves: int, chance: Fast) -> State:
    """Play this many random moves, or to the end."""
    while state.to_act() and moves > 0:
        seat = state.to_act()[0]
        state.play(seat, state.sample(seat, chance), chance, Announcements(listening=False))
        moves -= 1
    return state


def legal(table: Table, verb: str = "") -> list[str]:
    """The legal moves of the seat that has to decide first, or those that begin with a verb."""
    return [move for move in table.moves(table.to_act[0]) if move.startswith(verb)]


def choices(table: Table) -> set[str]:
    """The legal moves as a set, where their order does not matter."""
    return set(legal(table))


def outcome(table: Table) -> Outcome:
    found = table.outcome
    assert found is not None
    return found


def names(told: Announcements, seat: int | None = None) -> list[str]:
    """The names of the events that a seat hears."""
    return [event.name for event in told.heard_by(seat)]


def event(told: Announcements, name: str, seat: int | None = None) -> Event:
    """The first event of that name that a seat hears."""
    return next(event for event in told.heard_by(seat) if event.name == name)


@contextmanager
def refused(table: Table, rule: str, reason: str = "") -> Iterator[None]:
    """Expect the block to play a move that this rule refuses in this sentence; nothing changes."""
    before = table.state.position()
    with pytest.raises(IllegalMove) as caught:
        yield
    assert (caught.value.rule, caught.value.code) == (rule, "illegal")
    if reason:
        said = sentence(table.game.folder, reason)
        assert said != reason
        assert str(caught.value) == f"{said} ({rule})"
    assert table.state.position() == before


def check_no_move(table: Table, words: str) -> None:
    """Text that is not a move is refused briefly and changes nothing."""
    before = table.state.position()
    with pytest.raises(BadNotation) as caught:
        table.play(table.to_act[0], words)
    assert (caught.value.code, caught.value.rule) == ("bad-notation", "CLO-1")
    assert len(str(caught.value)) < 150
    assert table.state.position() == before
