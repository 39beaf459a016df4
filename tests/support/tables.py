"""Tables of Serendipity to test with, and a check that a refusal changes nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cloister import CloisterError, Table
from cloister.core.chance import Fast
from cloister.core.record import write

SEED = bytes(range(32))


def new_table(seats: int = 3, **options: object) -> Table:
    return Table.new("serendipity", seats, SEED, options)


def play_some(table: Table, most: int, dice: int = 1) -> Table:
    chance = Fast(dice)
    for _ in range(most):
        if table.to_act:
            seat = table.to_act[0]
            table.play_move(seat, table.state.sample(seat, chance))
    return table


def finished_table() -> Table:
    return play_some(new_table(turn_limit=100), 10**5)


def everything(table: Table) -> tuple[object, ...]:
    """The whole state of a table and everything it shows."""
    seats = range(table.setting.seats)
    return (
        write(table.record()),
        table.state.position(),
        table.to_act,
        [table.moves(seat) for seat in seats],
        [table.view(seat) for seat in [*seats, None]],
        [table.can_undo(seat) for seat in seats],
    )


@contextmanager
def refused(table: Table, error: type[CloisterError], rule: str) -> Iterator[None]:
    """Expect this rule to refuse the block in one printable sentence, with nothing changed."""
    before = everything(table)
    with pytest.raises(CloisterError) as caught:
        yield
    assert type(caught.value) is error
    assert caught.value.rule == rule
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400
    assert everything(table) == before
