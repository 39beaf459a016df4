"""Before the first turn: who is who, what is in the decks, and who begins."""

from collections import Counter
from functools import cache

import pytest

from cloister import CloisterError, Table, find
from cloister.core.chance import derive
from tests.support.playing import choices, play

from .helpers import GREEN, INSIDE, KEY, LAYERS, MONKS, YELLOW, at, look, truth, where

SEATS = range(2, 6)


def dealt(seats: int, number: int, **options: object) -> Table:
    return Table.new(KEY, seats, derive(bytes(32), f"setup/{number}"), options)


@cache
def many(seats: int) -> list[Table]:
    """A sample of deals. They are shared, so do not play them."""
    return [dealt(seats, number) for number in range(180)]


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_players_always_have_six_monks(seats: int) -> None:
    """MSM-1: six monks stand on the map and any of them may be moved."""
    table = dealt(seats, 0)
    assert len(look(table).places) == 6
    table = at(seats=seats)
    assert choices(table) == {f"move {monk}" for monk in MONKS}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """MSM-1."""
    with pytest.raises(CloisterError) as caught:
        Table.new(KEY, seats)
    assert caught.value.code == "seats-out-of-range"


@pytest.mark.parametrize("seats", SEATS)
def test_one_slip_for_each_player_and_x_for_the_rest(seats: int) -> None:
    """MSM-2: every assignment is possible, and all are about equally likely."""
    found: Counter[str] = Counter()
    for table in many(seats):
        inside = str(truth(table)["inside"])
        assert sorted(inside) == sorted(INSIDE[seats])
        found[inside] += 1
    assert len({inside.index("0") for inside in found}) == 6
    expected = {2: 30, 3: 120, 4: 360, 5: 720}[seats]
    assert len(found) > 0.6 * min(expected, 180)
    for monk in range(6):
        own = sum(count for inside, count in found.items() if inside[monk] == "0")
        assert 15 <= own <= 45


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_a_slip(seats: int) -> None:
    """MSM-2, MSM-3: nothing is known at the start."""
    table = dealt(seats, 1)
    for seat in (None, *range(seats)):
        assert look(table, seat).seen == [-2] * 6
        assert look(table, seat).inside == []


@pytest.mark.parametrize("seats", SEATS)
def test_the_second_deck_has_three_layers(seats: int) -> None:
    """MSM-4: yellow on green, each with its identity cards, and pages only at the bottom."""
    top_pages, top_ids, middle_pages, middle_ids, bottom = LAYERS[seats]
    bottoms: Counter[str] = Counter()
    for number in range(40):
        written = truth(dealt(seats, number, first_peek=True))
        deck = [str(card) for card in list(written["deck"])]  # type: ignore[arg-type]
        assert len(deck) == sum(LAYERS[seats]) == {2: 39, 3: 40, 4: 43, 5: 46}[seats]
        top = deck[: top_pages + top_ids]
        assert sorted(top) == sorted([*YELLOW, *["id"] * top_ids])
        middle = deck[len(top) : len(top) + middle_pages + middle_ids]
        assert middle.count("id") == middle_ids
        lowest = deck[-bottom:]
        assert sorted([*middle, *lowest]) == sorted([*GREEN, *["id"] * middle_ids])
        assert "id" not in lowest
        bottoms.update(lowest)
        assert top != sorted(top)
    assert len(bottoms) == 15


@pytest.mark.parametrize("seats", SEATS)
def test_as_many_identity_cards_as_looks(seats: int) -> None:
    """MSM-3, MSM-30: three for each player, four with two."""
    each = 4 if seats == 2 else 3
    _, top_ids, _, middle_ids, _ = LAYERS[seats]
    assert top_ids + middle_ids == each * seats


def test_sixteen_locations_shuffled() -> None:
    """MSM-4: each once, in any order; the first is open."""
    firsts: Counter[int] = Counter()
    for table in many(4):
        order = truth(table)["locations"]
        assert sorted(order) == list(range(1, 17))  # type: ignore[arg-type, type-var]
        firsts[look(table).location] += 1
        assert look(table).location == order[0]  # type: ignore[index]
    assert len(firsts) == 16


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_an_ebb_and_a_flood(seats: int) -> None:
    """MSM-4: 3 means both."""
    assert look(dealt(seats, 2)).tides == [3] * seats


def test_all_begin_in_the_village() -> None:
    """MSM-6: six monks on one place, and the first step leads to a place beside it."""
    table = dealt(4, 3)
    assert look(table).places == [0] * 6
    table = at()
    play(table, "move green")
    assert choices(table) == {"step 8", "step 9", "step 10", "step 11"}


def test_the_village_is_a_place_for_the_whole_game() -> None:
    """MSM-6, MSM-15: a monk can walk back into it."""
    table = at({"red": 8}, page="y+3.")
    play(table, "move red", "step village")
    assert where(table, "red") == [0]


def test_no_page_is_ever_found_in_the_village() -> None:
    """MSM-6: there are cards for the sixteen locations only."""
    for number in range(20):
        assert 0 not in truth(dealt(3, number))["locations"]  # type: ignore[operator]


def test_turns_go_round_clockwise() -> None:
    """MSM-7."""
    table = at(location=1, seat=2)
    for seat in (2, 3, 0, 1, 2):
        assert table.to_act == (seat,)
        play(table, "move black", "step 8" if where(table, "black") == [0] else "step village")


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    """MSM-A24: every seat begins about equally often."""
    began = Counter(look(table).first for table in many(seats))
    assert set(began) == set(range(seats))
    assert min(began.values()) > 180 / seats * 0.6
    assert all(look(table).active == look(table).first for table in many(seats)[:3])


def test_random_draws_are_made_in_the_deal_only() -> None:
    """MSM-A29: the deal makes these draws; the rest of a game makes none."""
    table = dealt(3, 5)
    labels = {draw.label for draw in table.header.deal}
    assert labels == {
        *("slips", "locations", "green pages", "middle layer", "top layer", "start player")
    }
    table = played(table)
    assert all(entry.draws == [] for entry in table.log)


def test_the_second_shuffle_is_the_only_other_draw() -> None:
    """MSM-A29, MSM-V2: once, after the sixteenth page."""
    table = played(dealt(3, 5, shuffle_second_pass=True))
    draws = [draw for entry in table.log for draw in entry.draws]
    assert [(draw.label, draw.size) for draw in draws] == [("second pass", 16)]


def played(table: Table) -> Table:
    from cloister.core.chance import Fast

    chance = Fast(7)
    while table.to_act:
        seat = table.to_act[0]
        table.play_move(seat, table.state.sample(seat, chance))
    return table


def test_two_players_always_play_with_fair_looks() -> None:
    """MSM-30: the option is fixed for them."""
    option = next(option for option in find(KEY).options if option.name == "fair_looks")
    assert option.choices(2) == (True,)
    assert [option.standard(seats) for seats in SEATS] == [True, False, False, False]
    with pytest.raises(CloisterError) as caught:
        Table.new(KEY, 2, options={"fair_looks": False})
    assert (caught.value.code, caught.value.rule) == ("bad-option", "MSM-V3")
