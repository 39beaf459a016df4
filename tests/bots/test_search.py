"""The master searches within its budget and sees no more than its seat."""

from collections.abc import Iterator
from zlib import crc32

import pytest

from cloister.bots import levels
from cloister.bots.context import Bot, SeatContext
from cloister.bots.master import ENDLESS, Master
from cloister.bots.search import RUNNERS, WORLDS_PER_LAP, Search
from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import UnknownBot
from cloister.core.game import State
from cloister.core.heuristics import Heuristics
from cloister.core.values import EVERYTHING, Move, Seat
from cloister.suite.walk import Walk, dice, walks
from tests.support.rotation import rotating_seed

KEYS = registry.keys()
GAMES = [registry.find(key) for key in KEYS]
TWINS = 60
"""Decisions of each game; `make soak` compares more."""
MANY_TWINS = 2_000
FEW = 12


def heuristics_of(walk: Walk) -> Heuristics:
    """Fresh heuristics, so that nothing is cached from earlier positions."""
    return walk.game.heuristics_at(walk.setting)


def context_of(walk: Walk, state: State, seat: Seat, seed: int = 5) -> SeatContext:
    return SeatContext(state, seat, EVERYTHING, dice(seed), heuristics_of(walk))


def decisions(game: AnyGame, most: int, first: int = 0) -> Iterator[tuple[Walk, Seat]]:
    """Decisions out of random games."""
    count = 0
    for walk in walks(game, most, first):
        while walk.state.to_act():
            seat = walk.state.to_act()[0]
            if len(walk.state.moves(seat)) > 1:
                yield walk, seat
                count += 1
                if count == most:
                    return
            walk.step()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("count", [TWINS, pytest.param(MANY_TWINS, marks=pytest.mark.soak)])
def test_a_master_decides_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    game: AnyGame, count: int
) -> None:
    for walk, seat in decisions(game, count, rotating_seed()):
        twin = walk.state.imagine(seat, dice(walk.made))
        here = Master(ENDLESS, FEW).choose(context_of(walk, walk.state, seat))
        there = Master(ENDLESS, FEW).choose(context_of(walk, twin, seat))
        assert here == there, walk.way_back()


class Peeking(Bot):
    """A planted cheat that decides by the true state."""

    def choose(self, context: SeatContext) -> Move:
        moves = context.moves()
        return moves[crc32(str(context._state.position()).encode()) % len(moves)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_cheating_bot_is_detected(game: AnyGame) -> None:
    for walk, seat in decisions(game, TWINS):
        twin = walk.state.imagine(seat, dice(walk.made))
        here = Peeking().choose(context_of(walk, walk.state, seat))
        there = Peeking().choose(context_of(walk, twin, seat))
        if here != there:
            return
    pytest.fail("a master that looks at the truth was not found out")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_dice_budget_and_view_give_the_same_move(game: AnyGame) -> None:
    for walk, seat in decisions(game, 10):
        chosen = {
            levels.make("master:60").choose(context_of(walk, walk.state, seat)) for _ in range(2)
        }
        assert len(chosen) == 1, walk.way_back()


def altitude(walk_to: int) -> tuple[Walk, Seat]:
    game = registry.find("altitude")
    for at, found in enumerate(decisions(game, walk_to + 1)):
        if at == walk_to:
            return found
    raise AssertionError


def test_the_budget_is_kept() -> None:
    walk, seat = altitude(9)
    search = Search(context_of(walk, walk.state, seat), effort=2)
    search.go(1e9, 100)
    assert 0 < search.iterations < 100 + RUNNERS
    late = Search(context_of(walk, walk.state, seat), effort=2)
    late.go(0.0, 100)
    assert late.iterations == 0
    assert late.best() == late.runners[0].move


def test_a_search_ranks_the_moves_it_tried() -> None:
    walk, seat = altitude(9)
    search = Search(context_of(walk, walk.state, seat), effort=2)
    search.go(1e9, 300)
    ranked = search.ranked()
    assert ranked[0].move == search.best()
    assert all(runner.worlds > 0 for runner in ranked)
    assert len({runner.move for runner in ranked}) == len(ranked)


def iterations_of(walk: Walk, seat: Seat, indifference: float) -> int:
    """The length of a race in which smaller differences than this do not matter."""
    search = Search(context_of(walk, walk.state, seat), effort=2)
    search.indifference = indifference
    search.go(1e9, 600)
    return search.iterations


def test_a_race_ends_when_only_indifferent_moves_are_left() -> None:
    game = registry.find("altitude")
    tried = [
        [
            iterations_of(walk, seat, indifference)
            for indifference in (0.0, heuristics_of(walk).rollout.indifference(), 1e9)
        ]
        for walk, seat in decisions(game, 6)
    ]
    patient, usual, careless = (sum(column) for column in zip(*tried, strict=True))
    assert patient > usual > careless
    assert max(row[2] for row in tried) == WORLDS_PER_LAP * RUNNERS


@pytest.mark.parametrize("level", ["master:", "master:x", "master:1.5.1s", "abbot", "master:-1"])
def test_a_budget_that_makes_no_sense_is_refused(level: str) -> None:
    with pytest.raises(UnknownBot):
        levels.make(level)


def test_budgets_have_names() -> None:
    timed, counted = levels.make("master:0.3s"), levels.make("master:400")
    assert isinstance(timed, Master)
    assert isinstance(counted, Master)
    assert timed.seconds == 0.3
    assert counted.iterations == 400


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_quick_move_is_legal_and_knows_no_more_than_the_seat(game: AnyGame) -> None:
    for walk, seat in decisions(game, 40):
        moves, rollout = walk.state.moves(seat), heuristics_of(walk).rollout
        twin = walk.state.imagine(seat, dice(walk.made))
        chosen = rollout.quick_move(walk.state, seat, dice(1))
        assert chosen in moves
        assert rollout.quick_move(twin, seat, dice(1)) == chosen, walk.way_back()
