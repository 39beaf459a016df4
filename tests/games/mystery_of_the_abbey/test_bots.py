"""Bots: apprentices deduce, beat random play, and find the culprit among themselves."""

import pytest

from cloister.core.deduction_review import when_certain
from cloister.core.values import Outcome
from cloister.games.mystery_of_the_abbey.knowledge.world_sample import WorldSample
from tests.support import matches
from tests.support.matches import games, one_among
from tests.support.playing import outcome, play

from .helpers import KEY, at, look


def match(levels: list[str], number: int) -> Outcome:
    return outcome(matches.match(KEY, levels, number))


def beaten(count: int) -> int:
    """The number of games in which one apprentice beats three uniforms."""
    won = 0
    for number in range(count):
        own, levels = one_among("apprentice", "uniform", 4, number)
        won += match(levels, number).winners == (own,)
    return won


def test_an_apprentice_beats_three_uniforms() -> None:
    count = games(10, 1)
    assert beaten(count) >= 0.9 * count


def test_apprentices_find_the_culprit() -> None:
    count = games(2, 0)
    for number in range(count):
        assert match(["apprentice"] * 4, number).reason == "culprit_found"


@pytest.mark.soak
def test_an_apprentice_beats_three_uniforms_in_200_games() -> None:
    assert beaten(200) >= 180


@pytest.mark.soak
def test_apprentices_find_the_culprit_in_100_games() -> None:
    found = [match(["apprentice"] * 4, number).reason == "culprit_found" for number in range(100)]
    assert sum(found) >= 90


def test_a_sample_of_worlds_contradicts_nothing() -> None:
    """No suspect that was seen is a culprit in it, and all hands have their sizes."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait Templar", "done", "answer")
    view = look(table, 0)
    sample = WorldSample(view, 12)
    assert len(sample.culprits) == 12
    assert all(card + 1 not in view.seen for card in sample.culprits)
    templars = 0b11111111
    for hands in sample.hands:
        assert (hands[1] & templars).bit_count() == 3
        assert [hand.bit_count() for hand in hands] == [5, 5, 5, 5]


def test_an_answer_that_is_known_already_tells_nothing() -> None:
    """The more uncertain the answer, the more bits it tells."""
    sample = WorldSample(look(at(), 0), 16)
    templars = 0b11111111
    assert sample.entropy(1, 0, 0b11111, 1) == 0.0
    assert sample.entropy(1, 0, templars, 1) > 0.0
    assert sample.entropy(1, 0, 0xAAAAAA, 1) > sample.entropy(1, 0, 1 << 20, 1)


def test_nobody_is_certain_of_the_culprit_without_evidence() -> None:
    """`when_certain` looks at each player's view; here nobody was told anything."""
    hands = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]
    table = at("CLE", hands=hands, parlour=[])
    play(table, "go CAP", "accuse", "accuse 24")
    assert when_certain(table) == [None] * 4
