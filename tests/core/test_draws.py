"""Draws are recorded, and a replay returns exactly the recorded draws or refuses."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister.core.chance import Chance, Fast, Streams, master_key
from cloister.core.draws import Draw, Recording, Replaying
from cloister.core.errors import RecordForged

CALM = settings(deadline=None, derandomize=True, max_examples=100)
KEY = master_key(bytes(32))

Wish = tuple[str, str, int]
"""What the rules ask for: a number or an order, its label and its size."""

WISHES = st.lists(
    st.tuples(st.sampled_from(["below", "shuffle"]), st.sampled_from("abc"), st.integers(1, 30))
)


def ask(chance: Chance, wish: Wish) -> list[int]:
    kind, label, size = wish
    if kind == "below":
        return [chance.below(size, label)]
    items = list(range(100, 100 + size))
    chance.shuffle(items, label)
    return items


@CALM
@given(WISHES)
def test_clo_5_a_replay_gives_what_was_recorded(wishes: list[Wish]) -> None:
    """CLO-5: the draws are the history; a replay needs no seed and no generator."""
    recording = Recording(Fast(1))
    drawn = [ask(recording, wish) for wish in wishes]
    replaying = Replaying(recording.draws)
    assert [ask(replaying, wish) for wish in wishes] == drawn
    replaying.done()


@CALM
@given(WISHES)
def test_recording_changes_no_draw(wishes: list[Wish]) -> None:
    recording, plain = Recording(Streams(KEY, 7)), Streams(KEY, 7)
    assert [ask(recording, wish) for wish in wishes] == [ask(plain, wish) for wish in wishes]
    assert [(draw.label, draw.size) for draw in recording.draws] == [wish[1:] for wish in wishes]


def test_an_order_says_which_item_came_where() -> None:
    items = [10, 20, 30]
    Replaying([Draw("deck", 3, [2, 0, 1])]).shuffle(items, "deck")
    assert items == [30, 10, 20]


def replay(draws: list[Draw], rule: Callable[[Chance], None]) -> None:
    replaying = Replaying(draws)
    rule(replaying)
    replaying.done()


def number(chance: Chance) -> None:
    chance.below(6, "dice")


def order(chance: Chance) -> None:
    chance.shuffle([7, 8, 9], "deck")


def nothing(chance: Chance) -> None:
    pass


@pytest.mark.parametrize(
    ("draws", "rule"),
    [
        ([], number),
        ([], order),
        ([Draw("coin", 6, 0)], number),
        ([Draw("dice", 7, 0)], number),
        ([Draw("dice", 6, 6)], number),
        ([Draw("dice", 6, -1)], number),
        ([Draw("dice", 6, 10**30)], number),
        ([Draw("dice", 6, [0, 1, 2, 3, 4, 5])], number),
        ([Draw("dice", 6, 0), Draw("dice", 6, 0)], number),
        ([Draw("dice", 6, 0)], nothing),
        ([Draw("bag", 3, [0, 1, 2])], order),
        ([Draw("deck", 4, [0, 1, 2])], order),
        ([Draw("deck", 3, [0, 1])], order),
        ([Draw("deck", 3, [0, 1, 1])], order),
        ([Draw("deck", 3, [1, 2, 3])], order),
        ([Draw("deck", 3, [-1, 0, 1])], order),
        ([Draw("deck", 3, [0, 1, 2, 2])], order),
        ([Draw("deck", 3, 0)], order),
    ],
)
def test_clo_5_draws_that_do_not_fit_are_refused(
    draws: list[Draw], rule: Callable[[Chance], None]
) -> None:
    """CLO-5: a draw that is missing, left over, misnamed or impossible was not made by chance."""
    with pytest.raises(RecordForged) as refused:
        replay(draws, rule)
    assert refused.value.rule == "CLO-5"


def test_a_refused_shuffle_moves_nothing() -> None:
    items = [7, 8, 9]
    with pytest.raises(RecordForged):
        Replaying([Draw("deck", 3, [0, 0, 1])]).shuffle(items, "deck")
    assert items == [7, 8, 9]
