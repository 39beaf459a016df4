"""The master: it searches within its budget, and sees no more than its seat."""

from collections.abc import Iterator
from zlib import crc32

import pytest

from cloister.bots import levels
from cloister.bots.context import Bot, SeatContext
from cloister.bots.master import ENDLESS, Master
from cloister.bots.search import LAP, RUNNERS, Search
from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import UnknownBot
from cloister.core.game import Hints, State
from cloister.core.values import EVERYTHING, Move, Seat
from cloister.suite.walk import Walk, dice, walks

KEYS = registry.keys()
GAMES = [registry.find(key) for key in KEYS]
TWINS = 500
FEW = 12


def hints_of(walk: Walk) -> Hints:
    """New ones: what was thought before must not help."""
    assert walk.game.hints is not None
    return walk.game.hints(walk.setting)


def mind(walk: Walk, state: State, seat: Seat, seed: int = 5) -> SeatContext:
    return SeatContext(state, seat, EVERYTHING, dice(seed), hints_of(walk))


def decisions(game: AnyGame, most: int) -> Iterator[tuple[Walk, Seat]]:
    """Real ones, out of random games."""
    count = 0
    for walk in walks(game, most):
        while walk.state.to_act():
            seat = walk.state.to_act()[0]
            if len(walk.state.moves(seat)) > 1:
                yield walk, seat
                count += 1
                if count == most:
                    return
            walk.step()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_master_decides_the_same_in_worlds_that_its_seat_cannot_tell_apart(game: AnyGame) -> None:
    for walk, seat in decisions(game, TWINS):
        twin = walk.state.imagine(seat, dice(walk.made))
        here = Master(ENDLESS, FEW).choose(mind(walk, walk.state, seat))
        there = Master(ENDLESS, FEW).choose(mind(walk, twin, seat))
        assert here == there, walk.where()


class Peeking(Bot):
    """A planted cheat: it decides by the truth."""

    def choose(self, mind: SeatContext) -> Move:
        moves = mind.moves()
        return moves[crc32(str(mind._state.position()).encode()) % len(moves)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_comparison_bites(game: AnyGame) -> None:
    for walk, seat in decisions(game, TWINS):
        twin = walk.state.imagine(seat, dice(walk.made))
        here = Peeking().choose(mind(walk, walk.state, seat))
        there = Peeking().choose(mind(walk, twin, seat))
        if here != there:
            return
    pytest.fail("a master that looks at the truth was not found out")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_dice_budget_and_view_give_the_same_move(game: AnyGame) -> None:
    for walk, seat in decisions(game, 10):
        chosen = {levels.make("master:60").choose(mind(walk, walk.state, seat)) for _ in range(2)}
        assert len(chosen) == 1, walk.where()


def altitude(walk_to: int) -> tuple[Walk, Seat]:
    game = registry.find("altitude")
    for at, found in enumerate(decisions(game, walk_to + 1)):
        if at == walk_to:
            return found
    raise AssertionError


def test_the_budget_is_kept() -> None:
    walk, seat = altitude(9)
    search = Search(mind(walk, walk.state, seat), hints_of(walk))
    search.go(1e9, 100)
    assert 0 < search.iterations < 100 + RUNNERS
    late = Search(mind(walk, walk.state, seat), hints_of(walk))
    late.go(0.0, 100)
    assert late.iterations == 0
    assert late.best() == late.runners[0].move


def test_a_search_ranks_what_it_tried_and_says_by_how_much() -> None:
    walk, seat = altitude(9)
    search = Search(mind(walk, walk.state, seat), hints_of(walk))
    search.go(1e9, 300)
    ranked = search.ranked()
    assert ranked[0].move == search.best()
    assert all(runner.worlds > 0 for runner in ranked)
    assert len({runner.move for runner in ranked}) == len(ranked)


def iterations_of(walk: Walk, seat: Seat, trifle: float) -> int:
    """How long a race takes where so little does not matter."""
    search = Search(mind(walk, walk.state, seat), hints_of(walk))
    search.trifle = trifle
    search.go(1e9, 600)
    return search.iterations


def test_a_race_ends_when_no_more_than_trifles_are_left_to_decide() -> None:
    game = registry.find("altitude")
    tried = [
        [iterations_of(walk, seat, trifle) for trifle in (0.0, hints_of(walk).trifle(), 1e9)]
        for walk, seat in decisions(game, 6)
    ]
    patient, usual, careless = (sum(column) for column in zip(*tried, strict=True))
    assert patient > usual > careless
    assert max(row[2] for row in tried) == LAP * RUNNERS


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
def test_instinct_is_legal_and_knows_no_more_than_the_seat(game: AnyGame) -> None:
    for walk, seat in decisions(game, 40):
        moves, hints = walk.state.moves(seat), hints_of(walk)
        twin = walk.state.imagine(seat, dice(walk.made))
        chosen = hints.instinct(walk.state, seat)
        assert chosen in moves
        assert hints.instinct(twin, seat) == chosen, walk.where()
