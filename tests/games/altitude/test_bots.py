"""Bots and their heuristics: strength and heights as the specification expects them (A3)."""

import pytest

import cloister
from cloister import Table
from cloister.core.values import Outcome
from tests.support import matches
from tests.support.matches import games, one_among
from tests.support.playing import legal, outcome

from .helpers import at, final, look


def match(levels: list[str], number: int) -> tuple[Outcome, list[int]]:
    """One game between bots of these levels, one per seat: the outcome and the heights."""
    table = matches.match("altitude", levels, number, run="altitude")
    return outcome(table), [peak.floors for peak in look(table).mountains]


def share_against_uniform(count: int) -> float:
    """The share of two-player games that an apprentice wins outright, in alternating seats."""
    won = 0
    for number in range(count):
        own, levels = one_among("apprentice", "uniform", 2, number)
        won += match(levels, number)[0].winners == (own,)
    return won / count


def test_apprentice_beats_uniform() -> None:
    assert share_against_uniform(games(30, 6)) >= 0.96


@pytest.mark.soak
def test_apprentice_beats_uniform_in_the_long_run() -> None:
    assert share_against_uniform(1000) >= 0.985


@pytest.mark.parametrize("count", [games(20, 3), pytest.param(300, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("seats", "least", "most"), [(2, 6.0, 7.2), (4, 4.6, 5.6)])
def test_bots_reach_the_expected_heights(seats: int, least: float, most: float, count: int) -> None:
    """A3: independent figures are 6.5 floors with two players and 5.0 with four."""
    heights = [floors for n in range(count) for floors in match(["apprentice"] * seats, n)[1]]
    slack = 0.0 if cloister.compiled else 1.0
    assert least - slack <= sum(heights) / len(heights) <= most + slack


def test_novice_beats_uniform_and_loses_to_apprentice() -> None:
    count = games(20, 4)
    over = sum(match(["novice", "uniform"], n)[0].winners == (0,) for n in range(count))
    under = [match(["novice", "apprentice"], n)[0].scores for n in range(count)]
    assert over >= 0.9 * count
    assert sum(strong - weak for weak, strong in under) > count


def favourite(table: Table) -> str:
    """The move that the evaluator likes best."""
    seat = table.to_act[0]
    evaluator = table.game.heuristics_at(table.setting).evaluator
    assert evaluator is not None
    moves = table.state.moves(seat)
    appeal = evaluator.appeal(table.view(seat), seat, moves)
    return legal(table)[appeal.index(max(appeal))]


def test_a_new_floor_is_preferred() -> None:
    """A drawn card is built where it makes a floor that no hand card could make."""
    tower = ["1 1 2 2", "4 4 5", "7 8"]
    table = at(tower, ["1"], drawn="9", pile="1 2 3", hands=["1 2 2 3", "3 3 5 5"])
    assert favourite(table) == "build 4:0"


def test_the_last_building_goes_on_while_it_pays() -> None:
    """ALT-15: a card that makes a floor is built; with none that fits, the seat stops."""
    assert favourite(final(["1 2", "3"], hands=["4"])) == "card 4"
    assert favourite(final(["1 2"], hands=["A A"])) == "stop"


def test_an_avalanche_is_not_kept() -> None:
    """ALT-R17: it would stay in the hand for good."""
    tables = [Table.new("altitude", 1, bytes([n]) * 32) for n in range(60)]
    with_one = [table for table in tables if " ".join(legal(table)).count("A")]
    assert len(with_one) > 5
    assert all("A" in favourite(table).split() for table in with_one)
