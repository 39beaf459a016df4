"""The end of the game."""

import pytest

from cloister import GameOver, Table
from cloister.core.values import Outcome
from tests.support.playing import event, names, play

from .helpers import PRAYERS, at, look

ROAD = {"wood I4": "c3 0", "stone I4": "g3 0"}
WALK = {"played": ["rotas L5"] * 3, "step": 2}


def test_the_fourth_book_wins_at_once() -> None:
    """SAT-1, SAT-38: even in the middle of a walk."""
    table = at(ROAD, acolytes=("c3",), books={0: ("e3",)}, now=WALK)
    told = play(table, "walk d3", "walk e3")
    assert names(told) == ["walked", "took-book", "ended"]
    assert event(told, "ended").args == {"reason": "books"}
    assert table.outcome == Outcome((4, 3), (0,), "books")
    assert table.to_act == ()
    assert table.moves(0) == []
    with pytest.raises(GameOver):
        table.play(0, "walk f3")


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ((), ("free d3",)),
        (("animi",), ("play animi", "walk d3")),
        (("neque",), ("play neque", "effect 1", "jump c1")),
    ],
)
def test_every_movement_may_take_the_last_book(
    hand: tuple[str, ...], moves: tuple[str, ...]
) -> None:
    """SAT-38, SAT-A7: so may the free step, animi and neque."""
    book = moves[-1].split()[1]
    table = at(ROAD | {"iron I2": "c1 0"}, hand, acolytes=("c3",), books={0: (book,)})
    play(table, *moves)
    assert table.outcome == Outcome((4, 3), (0,), "books")


def test_hands_are_shown_at_the_end() -> None:
    """SAT-38: nothing has to stay hidden once the game is over."""
    table = at(ROAD, ("jolly",), acolytes=("c3",), books={0: ("d3",)}, rivals=(("clara",),))
    assert look(table).hands == []
    play(table, "free d3")
    assert look(table, None).hands == [[10], [12]]


def last_turn(
    seats: int,
    turn: int,
    rounds: int | None = None,
    rows: tuple[tuple[str, ...], ...] = (),
    books: dict[int, tuple[str, ...]] | None = None,
) -> Table:
    seat = turn % seats
    hands = (("jolly",) * 6,) + ((),) * (seats - 1)
    spread = hands[-seat:] + hands[:-seat] if seat else hands
    return at(
        ROAD,
        spread[0],
        seats=seats,
        rivals=spread[1:],
        rows=rows,
        books=books,
        turn=turn,
        more={"seat": seat},
        options={} if rounds is None else {"rounds": rounds},
    )


@pytest.mark.parametrize(("seats", "rounds"), [(2, 80), (3, 60), (4, 60)])
def test_the_game_ends_after_the_last_round(seats: int, rounds: int) -> None:
    """SAT-38, SAT-A35: after the last turn of the last round, not before."""
    table = last_turn(seats, seats * rounds - 2)
    play(table, "end")
    assert table.outcome is None
    table = last_turn(seats, seats * rounds - 1)
    assert look(table).round == rounds
    told = play(table, "end")
    assert event(told, "ended").args == {"reason": "rounds"}
    assert table.outcome is not None
    assert table.outcome.reason == "rounds"


def test_an_option_sets_the_last_round() -> None:
    """SAT-A35: here the game ends after four rounds."""
    table = last_turn(2, 7, rounds=4)
    play(table, "end")
    assert table.outcome == Outcome((3, 3), (0, 1), "rounds")


@pytest.mark.parametrize(
    ("books", "rows", "winners"),
    [
        ({0: ("c3", "g3")}, (), (1, 2)),
        ({}, (("nihil",), ("clara",), ()), (2,)),
        ({2: ("c3", "g3")}, (PRAYERS, PRAYERS, ()), (0, 1)),
        ({0: ("c3", "g3")}, ((), ("clara",), ("clara", "quin")), (1,)),
    ],
)
def test_most_books_win_then_fewest_prayers(
    books: dict[int, tuple[str, ...]], rows: tuple[tuple[str, ...], ...], winners: tuple[int, ...]
) -> None:
    """SAT-38, SAT-A35: after that the victory is shared; lost prayers count as used."""
    table = last_turn(3, 3 * 60 - 1, rows=rows, books=books)
    play(table, "end")
    assert table.outcome is not None
    assert table.outcome.winners == winners
