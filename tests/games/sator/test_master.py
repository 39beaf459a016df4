"""Sator's master: the turns that it plans are legal, and it knows how to stop a rival."""

from collections.abc import Iterator

import pytest

from cloister.bots.context import SeatContext
from cloister.bots.levels import make
from cloister.core.chance import Fast, derive
from cloister.core.game import Announcements
from cloister.core.heuristics import TurnPlanner
from cloister.core.table import Table
from cloister.core.values import EVERYTHING
from cloister.games.sator.bots.book_tour import BOOK_FETCHED, NEXT_BOOK, FastWalk, Tour
from cloister.games.sator.bots.distance import Walk
from cloister.games.sator.bots.lanes import around, lanes, mask_of
from cloister.games.sator.bots.lead import lead, win_probability
from cloister.games.sator.components.ground import BITS, spread
from cloister.games.sator.knowledge.imagine import imagine
from cloister.games.sator.rules.game import Sator
from cloister.games.sator.rules.pit import Pit

from .helpers import KEY, at, library

ROAD = {"wood I4": "c3 0", "stone I4": "g3 0", "iron I4": "c4 0"}


def planner(table: Table) -> TurnPlanner:
    found = table.game.heuristics_at(table.setting).planner
    assert found is not None
    return found


def contexts(table: Table, dice: list[Fast]) -> list[SeatContext]:
    """The context of the bot at each seat; all share the heuristics of the table."""
    heuristics = table.game.heuristics_at(table.setting)
    return [
        SeatContext(table.state, seat, EVERYTHING, own, heuristics) for seat, own in enumerate(dice)
    ]


def turns(seats: int, number: int) -> Iterator[tuple[Table, Sator]]:
    """Play a game among apprentices, and stop once in each turn."""
    table = Table.new(KEY, seats, derive(bytes(32), f"turns/{number}"))
    state, dice, turn = library(table), Fast(number), -1
    bot, context = make("apprentice"), contexts(table, [dice] * seats)
    while state.to_act():
        if state.moves(state.seat) and state.hands[0] and state.turn != turn:
            turn = state.turn
            yield table, state
        move = bot.choose(context[state.seat])
        state.play(state.seat, move, dice, Announcements(listening=False))


def whole_turn(table: Table) -> list[str]:
    """Let a master play until another seat has to decide; returns its moves."""
    bot, seat = make("master:60"), library(table).seat
    context = contexts(table, [Fast(0) for _ in range(table.setting.seats)])[seat]
    done: list[str] = []
    while table.to_act == (seat,):
        context.chance = Fast(len(done))
        move = bot.choose(context)
        done.append(table.game.write(move))
        table.play_move(seat, move)
    return done


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_planned_turn_can_be_played(seats: int) -> None:
    for table, state in turns(seats, seats):
        seat = state.seat
        offered = planner(table).turns(state.view(seat, EVERYTHING), seat, state.moves(seat), 2)
        assert offered
        for line in offered:
            world = imagine(state, seat, Fast(1))
            for move in line:
                if world.to_act():
                    assert move in world.moves(seat), table.game.write(move)
                    world.play(seat, move, Fast(1), Announcements(listening=False))
            assert not world.to_act() or world.phase != state.phase or world.seat != seat


def test_a_planned_swap_names_a_pile_only_if_there_is_a_choice() -> None:
    """SAT-10: there is none with three prayers in hand, even if the turn will play some of them."""
    hand = ("rotas L5", "rotas L5", "clara", "neque", "victoria")
    table = at(ROAD, hand, acolytes=("c3", "g3"), books={1: ("j3",)})
    state = library(table)
    for line in planner(table).turns(state.view(0, EVERYTHING), 0, state.moves(0), 2):
        world = imagine(state, 0, Fast(1))
        for move in line:
            if world.to_act():
                assert move in world.moves(0), line
                world.play(0, move, Fast(1), Announcements(listening=False))


def squares(pit: Pit, dice: Fast) -> int:
    return sum(BITS[square] for square in pit.ground.squares if dice.below(2))


def test_lanes_hold_the_same_squares_as_masks() -> None:
    dice = Fast(3)
    for _, state in turns(2, 1):
        some, path = squares(state.pit, dice), squares(state.pit, dice)
        assert mask_of(lanes(some)) == some
        assert mask_of(around(lanes(some), lanes(path))) == spread(some) & path


def test_a_fast_walk_agrees_with_a_walk() -> None:
    for _, state in turns(4, 5):
        for seat in range(4):
            for steps in (0, 3, 6):
                walk, fast = Walk(state.pit, seat, steps), FastWalk(state.pit, seat, steps)
                assert mask_of(fast.books) == walk.books
                if walk.books:
                    assert mask_of(fast.reach) == walk.reach


def test_a_tour_goes_from_book_to_book() -> None:
    """It takes the first book, then crosses a gap of two squares to the second one."""
    table = at({"wood I2": "c3 0", "stone I2": "g3 0"}, acolytes=("c3",), books={0: ("d3", "h3")})
    assert Tour(library(table).pit).to_go(0) == pytest.approx(
        NEXT_BOOK * 1 + 3 + 3 + 1 + 1 + 2 * BOOK_FETCHED
    )


def test_the_nearest_rival_counts_most() -> None:
    assert lead([10.0, 5.0, 40.0], 0, 0) < lead([10.0, 20.0, 20.0], 0, 0)
    assert win_probability(0.0) == 0.5


def test_a_rival_who_would_win_is_led_away() -> None:
    """SAT-30: nihil for one point is enough."""
    table = at(ROAD, ("nihil", "moves wood"), acolytes=("ledge", "g3"), books={1: ("j3",)})
    assert "play nihil" in whole_turn(table)
    assert Tour(library(table).pit).to_go(1) > 2 * BOOK_FETCHED


def test_a_gargoyle_on_the_last_book_is_prayed_away() -> None:
    """SAT-33: the bot discards three cards, and then its walk wins."""
    hand = ("rotas L5", "rotas L5", "rotas T4", "rotas T4")
    now = {"played": ["moves wood"] * 3, "step": 2}
    table = at(ROAD, hand, acolytes=("d3",), books={0: ("g3",)}, gargoyles=("hand", "g3"), now=now)
    whole_turn(table)
    assert table.outcome is not None


def test_the_master_beats_the_apprentice() -> None:
    """It thinks for about a tenth of its second; in a longer match it wins far more than half."""
    won = 0
    for number in range(6):
        table = Table.new(KEY, 2, derive(bytes(32), f"match/{number // 2}"))
        state, dice = library(table), Fast(number)
        context = contexts(table, [dice, dice])
        bots = [make("apprentice"), make("apprentice")]
        bots[number % 2] = make("master:40")
        while state.to_act():
            seat = state.seat
            move = bots[seat].choose(context[seat])
            state.play(seat, move, dice, Announcements(listening=False))
        won += state.pit.lying[number % 2] == 0
    assert won >= 3
