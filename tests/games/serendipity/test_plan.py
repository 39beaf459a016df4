"""Plans for a tile: whole placements, compared by the value of the garden afterwards."""

from collections.abc import Iterator

import pytest

from cloister.bots.context import SeatContext
from cloister.bots.search import Search
from cloister.core import registry
from cloister.core.chance import Fast
from cloister.core.game import Announcements, State
from cloister.core.heuristics import Heuristics, Plan
from cloister.core.table import Table
from cloister.core.values import EVERYTHING, Move, Seat
from cloister.games.serendipity.bots.heuristics import GardenPlanner
from cloister.games.serendipity.bots.lead import (
    LeadEstimate,
    estimate_at,
    hidden_serendips,
    rival_weight,
)
from cloister.games.serendipity.components.cells import BESIDE
from cloister.games.serendipity.components.tiles import SERENDIP
from cloister.games.serendipity.rules import phase
from cloister.games.serendipity.rules.moves import LEAVE, SWAP, WITH
from cloister.games.serendipity.rules.state import Garden
from cloister.suite.walk import Walk, dice, walks

from .helpers import at, look

GAME = registry.find("serendipity")


def gardens(count: int, *phases: int) -> Iterator[tuple[Walk, Garden, GardenPlanner]]:
    """Positions in these phases, from random games with all kinds of options."""
    for walk in walks(GAME, count):
        while walk.state.to_act() and count:
            garden = walk.state
            assert isinstance(garden, Garden)
            if garden.phase in phases:
                planner = GAME.heuristics_at(walk.setting).planner
                assert isinstance(planner, GardenPlanner)
                yield walk, garden, planner
                count -= 1
            walk.step()


def plans(garden: Garden, planner: GardenPlanner) -> list[list[Move]]:
    moves = garden.moves(garden.seat)
    return planner.turns(garden.view(garden.seat, EVERYTHING), garden.seat, moves, 2)


def after(garden: Garden, line: list[Move]) -> Garden:
    world: State = garden.copy()
    for move in line:
        seat = world.to_act()[0]
        assert seat == garden.seat
        assert move in world.moves(seat)
        world.play(seat, move, dice(1), Announcements())
    assert isinstance(world, Garden)
    return world


def ahead(garden: Garden, seat: Seat) -> float:
    estimate = estimate_at(garden)
    return estimate.lead(estimate.colour_worths(garden.shown, garden.turned), seat)


def own(garden: Garden, seat: Seat) -> float:
    """The estimated value of a seat's own colours, ignoring the other seats."""
    estimate = estimate_at(garden)
    worth = estimate.colour_worths(garden.shown, garden.turned)
    mine = [worth[colour] if garden.owner[colour] == seat else 0.0 for colour in range(6)]
    return estimate.lead(mine, seat) - estimate.risk(garden.shown, garden.turned, seat)


def test_plans_are_legal_and_place_the_tile() -> None:
    for walk, garden, planner in gardens(60, phase.OWN, phase.FOUND):
        found = plans(garden, planner)
        assert found, walk.way_back()
        for line in found:
            world = after(garden, line)
            assert world.up < 0, walk.way_back()


def has_company(garden: Garden, move: Move) -> bool:
    """Whether a moved flower would touch one of its colour or a Serendip; only these are tried."""
    company = (garden.face[garden.up], SERENDIP)
    return any(garden.shown[cell] in company for cell in BESIDE[move - WITH] if cell != garden.up)


def test_the_best_swap_of_a_flower_is_found() -> None:
    for walk, garden, planner in gardens(60, phase.OWN):
        seat = garden.seat
        best = max(own(after(garden, line), seat) for line in [[LEAVE], *plans(garden, planner)])
        if SWAP in garden.moves(seat):
            target = after(garden, [SWAP])
            for move in target.moves(seat):
                if has_company(garden, move):
                    assert own(after(target, [move]), seat) <= best + 1e-9, walk.way_back()


def test_a_serendip_is_turned_the_best_way() -> None:
    for walk, garden, planner in gardens(25, phase.FOUND):
        for line in plans(garden, planner):
            if line[0] == SWAP and len(line) == 3:
                chosen = ahead(after(garden, line), garden.seat)
                turning = after(garden, line[:2])
                for move in turning.moves(garden.seat):
                    assert ahead(after(turning, [move]), garden.seat) <= chosen + 1e-9, (
                        walk.way_back()
                    )


def test_a_planned_turn_is_followed_by_its_own_seat_only() -> None:
    for walk, garden, planner in gardens(30, phase.FOUND):
        seat = garden.seat
        other = (seat + 1) % garden.terms.seats
        line = plans(garden, planner)[-1]
        state = garden.copy()
        heuristics = Heuristics(planner=planner)
        own, foreign = (
            SeatContext(state, at, EVERYTHING, Fast(1), heuristics) for at in (seat, other)
        )
        own.plan = Plan(own.view(), line)
        for number, move in enumerate(line):
            if number > 0:
                assert own.planned() == move, walk.way_back()
            assert foreign.planned() is None
            state.play(seat, move, dice(1), Announcements())


def risk(tiles: dict[str, str]) -> float:
    """The estimated loss that blue risks, with six seats."""
    view = look(at(tiles))
    hidden = hidden_serendips(view.shown)
    estimate = LeadEstimate(
        view.owner, 6, view.edge_of, chain=False, best_only=False, hidden=hidden
    )
    return estimate.risk(view.shown, view.turned, 0)


def test_a_carpet_that_hangs_by_one_flower_is_at_risk() -> None:
    """SER-6a: whoever finds a Serendip may move one flower away."""
    round_ = risk({"f5": "b", "f6": "b", "g5": "b", "g6": "b"})
    long = risk({"f4": "b", "f5": "b", "f6": "b", "f7": "b", "f8": "b"})
    assert round_ == 1
    assert long == 3


def test_without_hidden_serendips_nothing_is_at_risk() -> None:
    """SER-6a: only a found Serendip allows an exchange."""
    flowers = {"f4": "b", "f5": "b", "f6": "b"}
    far = ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6", "b7"]
    some = risk(flowers | dict.fromkeys(far[:6], "0"))
    assert some == pytest.approx(2 * 7 / 13)
    assert risk(flowers | dict.fromkeys(far, "0")) == 0


def margin(points: list[float], hidden: int) -> float:
    """How far seat 0 is ahead, with one colour per seat."""
    seats = len(points)
    owner = [colour if colour < seats else -1 for colour in range(6)]
    estimate = LeadEstimate(owner, seats, [0] * 6, chain=False, best_only=False, hidden=hidden)
    return estimate.lead(points + [0.0] * (6 - seats), 0)


def test_the_strongest_of_several_rivals_counts_and_only_late() -> None:
    level, strong, weak = [20.0, 30, 10, 10], [20.0, 33, 10, 10], [20.0, 30, 13, 10]
    assert margin(level, 13) == margin(strong, 13) == 20
    assert 0 < margin(level, 7) - margin(strong, 7) < 1.5
    assert margin(level, 0) == pytest.approx(-10)
    assert margin(strong, 0) == pytest.approx(-13)
    assert margin(weak, 0) == pytest.approx(-10)
    assert margin([20, 30, 30, 10], 0) < margin(level, 0)


@pytest.mark.parametrize("hidden", [0, 6, 13])
def test_a_single_rival_counts_from_the_start(hidden: int) -> None:
    assert rival_weight(2, hidden) == 1
    assert margin([20, 30], hidden) == pytest.approx(-10)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_tile_choice_is_searched_against_a_single_rival_only(seats: int) -> None:
    table = Table.new("serendipity", seats, bytes(32))
    heuristics = GAME.heuristics_at(table.setting)
    seat = table.to_act[0]
    context = SeatContext(table.state, seat, EVERYTHING, Fast(1), heuristics)
    search = Search(context, effort=2)
    search.go(1e9, 60)
    assert len(search.runners) > 1
    assert bool(search.iterations) == (seats == 2)
