"""The master: whole turns, playouts to the end, and worlds resampled by how others play."""

from collections import Counter
from itertools import pairwise

import pytest

from cloister import Table
from cloister.bots.context import SeatContext
from cloister.bots.master import ENDLESS, Master
from cloister.core.chance import Fast
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Move
from cloister.games.mont_saint_michel.bots.assignments import Assignments
from cloister.games.mont_saint_michel.bots.plan import CandidateTurn, find_turns
from cloister.games.mont_saint_michel.bots.playout import Playout
from cloister.games.mont_saint_michel.components.cards import EBB, FLOOD
from cloister.games.mont_saint_michel.components.monks import NO_MONK
from cloister.games.mont_saint_michel.knowledge.behaviour import Behaviour
from cloister.games.mont_saint_michel.rules.game import MontSaintMichel
from cloister.games.mont_saint_michel.rules.history import written_look, written_turn
from cloister.games.mont_saint_michel.rules.moves import MOVE

from .helpers import KEY, MONKS, at, last_page, look, ours

RED = MONKS.index("red")
CROWD = {"black": 1, "blue": 2, "green": 5, "yellow": 12}


def state(table: Table) -> MontSaintMichel:
    assert isinstance(table.state, MontSaintMichel)
    return table.state


def turns(table: Table, moves: list[Move] | None = None) -> list[CandidateTurn]:
    game = state(table)
    return find_turns(game.terms, look(table, 0, EVERYTHING), moves or game.moves(0))


def behaviour(game: MontSaintMichel) -> Behaviour:
    return Behaviour(game.terms.seats, game.terms.ground, game.terms.value, game.terms.dots)


def playout(game: MontSaintMichel, seed: int) -> Playout:
    return Playout(game, behaviour(game), Fast(seed))


def drawn(table: Table, seat: int, history: list[int]) -> list[Counter[int]]:
    """For each monk, how often each seat is in it in 400 worlds drawn for this seat."""
    assignments, dice = Assignments(behaviour(state(table))), Fast(5)
    assignments.take_in(history)
    seen = look(table, seat, EVERYTHING).seen
    worlds = [assignments.draw(seat, seen, dice) for _ in range(400)]
    return [Counter(world[monk] for world in worlds) for monk in range(6)]


@pytest.mark.parametrize("page", ["y+3.", "y+3.."])
def test_whole_turns_end_where_they_say(page: str) -> None:
    table = at(CROWD, location=4, page=page)
    found = turns(table)
    assert len(found) > 20
    for turn in found:
        game = state(table).copy()
        for move in turn.line:
            assert game.mount.seat == 0
            assert move in game.moves(0)
            game.play(0, move, Fast(1), Announcements(listening=False))
        assert game.mount.seat == 1
        assert game.mount.place == turn.places
        assert game.mount.tides[0] == turn.tides
        won = [monk for monk in range(6) if game.total[monk]]
        assert won == ([] if turn.winner == NO_MONK else [turn.winner])


def test_no_whole_turn_is_missed() -> None:
    table = at({"black": 14, "blue": 5}, location=4, page="y+3..")
    ends = {(turn.winner, turn.tides, *turn.places) for turn in turns(table)}
    dice = Fast(3)
    for _ in range(400):
        game = state(table).copy()
        while game.mount.seat == 0:
            game.play(0, game.sample(0, dice), dice, Announcements(listening=False))
        winner = next((monk for monk in range(6) if game.total[monk]), NO_MONK)
        assert (winner, game.mount.tides[0], *game.mount.place) in ends


@pytest.mark.parametrize("location", [3, 6, 9, 13, 15, 16])
@pytest.mark.parametrize("page", ["y+3.", "y+3.."])
def test_tide_cards_lead_as_far_as_the_ground_says(location: int, page: str) -> None:
    """MSM-23: one card and one monk, with no other monk in its way."""
    dots = page.count(".")
    for place in range(1, 17):
        if place != location:
            table = at({"red": place}, location=location, page=page)
            walks = turns(table, [MOVE + RED])
            spent = {EBB + FLOOD - turn.tides for turn in walks if turn.winner == RED}
            sailing = ours().ground.sailing[dots][location][place]
            for card in (EBB, FLOOD):
                assert (card in spent) == bool(sailing & card), place


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_playout_ends_as_games_do(seats: int) -> None:
    """MSM-27, MSM-28: all pages are won, and somebody wins."""
    for seed in range(10):
        played = playout(state(Table.new(KEY, seats=seats, seed=bytes([seed] * 32))), seed)
        played.play()
        assert played.model.left == 0
        assert sum(played.count) == 31
        assert sum(played.total) == 39
        assert sum(played.share(seat) for seat in range(seats)) == pytest.approx(1.0)
        assert all(laid == played.terms.limit for laid in played.laid)


def test_a_monk_with_more_pages_wins_a_tie() -> None:
    """MSM-29."""
    played = playout(state(last_page({"black": ["y+4."], "blue": ["y+1.", "y+3."]}, "y+1..")), 1)
    played.total[4:] = [0, 0]
    assert [played.share(seat) for seat in range(4)] == [0.0, 1.0, 0.0, 0.0]
    played.count = [2] * 6
    assert [played.share(seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]


def test_a_turn_is_searched_once_and_then_followed() -> None:
    """A turn is chosen as a whole and does not change half way."""
    table = Table.new(KEY, seats=4, seed=bytes(32))
    game, dice, raced = state(table), Fast(4), []
    heuristics, master = table.game.heuristics_at(table.setting), Master(ENDLESS, 60)
    contexts = [SeatContext(game, seat, EVERYTHING, dice, heuristics) for seat in range(4)]
    while game.turns < 12:
        seat, before = game.to_act()[0], game.turns
        search = master.search(contexts[seat])
        if search.iterations:
            raced.append(before)
        game.play(seat, search.best(), dice, Announcements(listening=False))
    assert raced
    assert all(one < other for one, other in pairwise(raced))


def test_what_was_seen_holds_in_all_worlds() -> None:
    """MSM-26."""
    table = at(looked=[(0, "red"), (0, "blue")], inside="01xx23")
    inside = drawn(table, 0, [])
    assert inside[RED] == {2: 400}
    assert inside[MONKS.index("blue")] == {1: 400}
    assert 60 < inside[0][0] < 140


def test_worlds_are_weighted_by_how_the_others_play() -> None:
    """MSM-3: seat 1 has looked into red and feeds it, though it could have fed others."""
    places = [15, 15, 2, 2, 15, 6]
    fed = [written_turn(1, RED, RED, 3, 16, places) for _ in range(3)]
    burdened = [written_turn(1, RED, RED, 21, 16, places) for _ in range(2)]
    table = at()
    page = state(table).terms.value
    assert (page[3], page[21]) == (4, -3)
    looked = [written_look(1, RED)]
    assert drawn(table, 0, looked + fed)[RED][1] > 240
    assert drawn(table, 0, looked + burdened)[RED][1] < 20
    assert drawn(table, 1, looked + fed)[RED][1] < 120
