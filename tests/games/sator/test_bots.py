"""Sator's bots: they plan turns, lay bridges sensibly, and finish games in time."""

import pytest

from cloister.bots.context import SeatContext
from cloister.bots.levels import make
from cloister.core.chance import Fast
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from cloister.games.sator.bots.distance import Walk, distance, ways_from_ledge
from cloister.games.sator.bots.seat_table import read_pit
from cloister.games.sator.components.ground import BITS
from tests.support import matches
from tests.support.matches import one_among
from tests.support.playing import legal, outcome, play

from .helpers import KEY, at, library, look, where

ROAD = {"wood I4": "c3 0", "stone I4": "g3 0"}
WALK = {"played": ["rotas L5"] * 3, "step": 2}


def planned(table: Table) -> list[int]:
    """The turn that the planner of an apprentice ranks first."""
    seat = table.to_act[0]
    planner = table.game.heuristics_at(table.setting).planner
    assert planner is not None
    return planner.turns(table.view(seat), seat, table.state.moves(seat), 1)[0]


def match(levels: list[str], number: int) -> Table:
    """One game between bots of these levels, one for each seat."""
    return matches.match(KEY, levels, number, seed=bytes(32))


def won_alone(level: str, others: str, number: int) -> bool:
    """Whether a bot of `level` beats one of `others`; its seat changes from game to game."""
    own, levels = one_among(level, others, 2, number)
    return outcome(match(levels, number)).winners == (own,)


def finish_turn(table: Table) -> list[str]:
    """Let an apprentice play until another seat has to decide; returns its moves."""
    seat, done = table.to_act[0], []
    heuristics = table.game.heuristics_at(table.setting)
    context = SeatContext(table.state, seat, EVERYTHING, Fast(1), heuristics)
    while table.to_act == (seat,):
        move = make("apprentice").choose(context)
        assert move in table.state.moves(seat)
        done.append(table.game.write(move))
        table.play_move(seat, move)
    return done


def test_a_walk_goes_from_book_to_book() -> None:
    table = at(ROAD, acolytes=("d3",), books={0: ("f3", "a14")})
    pit = library(table).pit
    walk = Walk(pit, 0, 3)
    assert (walk.taken, walk.left) == (1, 1)
    assert walk.squares == [44, 45]
    assert Walk(pit, 0, 1).taken == 0
    assert Walk(pit, 0, 3).worth() > Walk(pit, 0, 2).worth() > Walk(pit, 0, 1).worth()


def test_a_walk_that_takes_the_last_book_outweighs_everything() -> None:
    table = at(ROAD, acolytes=("d3",), books={0: ("f3",)})
    assert Walk(library(table).pit, 0, 2).worth() > 1000


def test_crossing_a_gap_counts_as_extra_squares() -> None:
    table = at({"wood I2": "c3 0", "stone I2": "f3 0"}, acolytes=("c3",), books={0: ("g3", "a14")})
    pit = library(table).pit
    assert distance(pit, BITS[46], BITS[42]) == 1 + 3 + 1 + 1
    assert ways_from_ledge(pit, 0) > 0


def test_a_pit_read_from_a_view_equals_the_real_pit() -> None:
    table = at(ROAD, ("moves wood",), acolytes=("d3",), gargoyles=("hand", "j3"))
    play(table, "play moves wood", "slide by 1", "bridge wood I4", "slide to c4")
    pit, found = library(table).pit, read_pit(look(table), library(table).terms.ground)
    assert (found.pose, found.occupied, found.books) == (pit.pose, pit.occupied, pit.books)
    assert (found.left, found.last, found.paid) == (pit.left, pit.last, pit.paid)
    assert (found.standing, found.closed) == (pit.standing, pit.closed)


def test_a_plan_walks_to_the_book_and_wins() -> None:
    """SAT-14, SAT-17: three cards and the free step give four squares."""
    table = at(ROAD, acolytes=("c3",), books={0: ("g3",)}, now=WALK)
    done = finish_turn(table)
    assert table.outcome is not None
    assert sorted(word.split()[0] for word in done) == ["free", "walk", "walk", "walk"]


def test_a_plan_closes_a_gap() -> None:
    """SAT-29: the bridge is slid to where the walk needs it."""
    table = at(
        {"wood I2": "c3 0", "stone I2": "e5 0"},
        ("moves stone",) * 2,
        acolytes=("d3",),
        books={0: ("f5",)},
        now={"played": ["rotas L5"], "step": 2},
    )
    done = finish_turn(table)
    assert table.outcome is not None
    assert done[0] in ("play moves stone", "free bridge")


@pytest.mark.parametrize(
    ("prayer", "book", "bridges"),
    [("animi", "g3", ROAD), ("neque", "c6", ROAD | {"iron I2": "c6 0"})],
)
def test_a_plan_uses_prayers(prayer: str, book: str, bridges: dict[str, str]) -> None:
    """SAT-36, SAT-31: a prayer is played where nothing else reaches the last book."""
    table = at(bridges, (prayer,), acolytes=("c3",), books={0: (book,)}, now={"free": False})
    assert f"play {prayer}" in finish_turn(table)
    assert table.outcome is not None


def test_leftover_points_are_used_to_hinder_the_leader() -> None:
    """SAT-33: the bot puts its gargoyle on the last book of a rival."""
    table = at(ROAD, ("clara",), acolytes=("c3",), books={1: ("j3",)})
    finish_turn(table)
    assert look(table).gargoyles[0] == 49


def test_the_plan_is_kept_while_the_turn_goes_as_planned() -> None:
    table = at(ROAD, ("moves wood", "jolly"), acolytes=("c3",), books={0: ("j3", "a14")})
    heuristics = table.game.heuristics_at(table.setting)
    context = SeatContext(table.state, 0, EVERYTHING, Fast(1), heuristics)
    first = make("apprentice").choose(context)
    again = make("apprentice").choose(context)
    assert first == again == planned(table)[0]
    assert context.plan is not None
    for move in context.plan.moves:
        assert context.planned() == move
        table.play_move(0, move)
    assert context.planned() is None


def test_a_move_is_found_in_the_middle_of_an_effect() -> None:
    """A bot that takes over in mid-turn has no plan, but finds a legal move."""
    table = at(ROAD, ("jolly", "mihi", "nihil"), acolytes=("c3", "j3"))
    for moves in (["play jolly"], ["slide by 1"], ["bridge stone I4"]):
        play(table, *moves)
        assert planned(table)[0] in table.state.moves(0)


def test_an_apprentice_lays_bridges_under_its_own_books() -> None:
    """SAT-7: a book that hovers gets a bridge."""
    state = Table.new(KEY, 2, bytes(32))
    seat = state.to_act[0]
    while state.to_act == (seat,):
        move = planned(state)[0]
        assert move in state.state.moves(seat)
        state.play_move(seat, move)
    pit = library(state).pit
    assert pit.occupied & pit.lying[seat]


def test_the_apprentice_beats_uniform() -> None:
    """The goal is 98 of 100 games with two seats; this test plays a few."""
    for number in range(8):
        assert won_alone("apprentice", "uniform", number)


def test_four_apprentices_finish_in_time() -> None:
    """SAT-38: in four to nine rounds on average."""
    rounds = [library(match(["apprentice"] * 4, number)).round() for number in range(4)]
    assert 4 <= sum(rounds) / len(rounds) <= 9


@pytest.mark.soak
def test_the_apprentice_beats_uniform_in_200_games() -> None:
    won = sum(won_alone("apprentice", "uniform", number) for number in range(200))
    assert won >= 196


def test_a_novice_is_no_match_for_an_apprentice() -> None:
    levels = ["novice", "apprentice"]
    won = sum(outcome(match(levels, number)).winners == (1,) for number in range(4))
    assert won >= 3
    assert legal(at(ROAD, ("jolly",)))
    assert where(at(ROAD)) == "ledge"
