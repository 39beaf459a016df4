"""Swaps, searches, draws and discards."""

import pytest

from cloister import Table
from tests.support.playing import event, legal, names, play, refused

from .helpers import DECK, PRAYERS, at, hand, look, written

ROAD = {"wood I4": "c3 0"}


def test_a_turn_has_six_points() -> None:
    """SAT-11: points that are left over are lost."""
    table = at(ROAD, ("moves wood", "jolly"))
    assert look(table).points == 6
    play(table, "play moves wood", "slide by 3", "bridge wood I4", "slide to c6", "end")
    while table.to_act == (0,):
        play(table, "from im")
    assert table.to_act == (1,)
    assert look(table).points == 6
    table = at(ROAD, ("rotas I4", "victoria"), now={"points": 1})
    with refused(table, "SAT-11", "refuse-points"):
        play(table, "play rotas I4")
    with refused(table, "SAT-11", "refuse-points"):
        play(table, "swap search")


def test_a_swap() -> None:
    """SAT-12: for one point, discard two cards and draw the top card."""
    table = at(ROAD, ("rotas L3", "rotas I2", "clara"), top=("jolly",))
    play(table, "swap draw")
    assert look(table).points == 5
    assert legal(table) == ["discard rotas L3", "discard rotas I2", "discard clara"]
    with refused(table, "SAT-12", "refuse-discard-first"):
        play(table, "end")
    told = play(table, "discard rotas L3", "discard clara")
    assert names(told) == ["lost-prayer"]
    assert legal(table) == ["from im", "from lf"]
    told = play(table, "from im")
    assert event(told, "drew-card", 0).args["card"] == "jolly"
    assert names(told, 1) == ["drew"]
    assert hand(table) == ["rotas I2", "jolly"]
    assert written(table, "discards") == ["rotas L3"]
    assert look(table).rows[0] == [12]


def test_swaps_may_be_repeated() -> None:
    """SAT-12, SAT-11: three swaps cost three points; with only one card there is none."""
    table = at(ROAD, ("rotas L3",) * 6)
    for _ in range(3):
        play(table, "swap draw")
        play(table, f"discard {hand(table)[0]}")
        play(table, f"discard {hand(table)[0]}", "from im")
    assert (look(table).points, len(hand(table))) == (3, 3)
    table = at(ROAD, ("jolly",))
    with refused(table, "SAT-12", "refuse-two-cards"):
        play(table, "swap draw")


def test_a_search() -> None:
    """SAT-12, SAT-A18: for two points and a prayer, any card of a pile, unseen by others."""
    table = at(ROAD, ("rotas L3", "rotas L3", "nihil"))
    play(table, "swap search", "discard rotas L3")
    assert legal(table) == ["discard nihil"]
    with refused(table, "SAT-12", "refuse-search-needs-prayer"):
        play(table, "discard rotas L3")
    play(table, "discard nihil")
    told = play(table, "from lf")
    assert names(told) == ["searches"]
    assert legal(table) == [f"take {word}" for word in PRAYERS if word != "nihil"]
    assert look(table).searched == list(range(12, 19))
    assert look(table, 1).searched == []
    with refused(table, "SAT-12", "refuse-not-in-pile"):
        play(table, "take nihil")
    told = play(table, "take quin")
    assert event(told, "found-card", 0).args["card"] == "quin"
    assert names(told, 1) == ["found"]
    assert hand(table) == ["rotas L3", "quin"]
    assert look(table).points == 4


def test_a_search_needs_a_prayer() -> None:
    """SAT-12: the two-point swap is refused without a prayer in hand."""
    table = at(ROAD, ("rotas L3", "jolly"))
    with refused(table, "SAT-12", "refuse-search-needs-prayer"):
        play(table, "swap search")


def test_only_the_pile_is_searched() -> None:
    """SAT-A18: not the discards; if the pile is empty, they are shuffled into a new one first."""
    table = at(ROAD, ("rotas L3", "nihil"), discards=("jolly",) * 6)
    play(table, "swap search", "discard nihil", "discard rotas L3", "from im")
    assert "take jolly" not in legal(table)
    rest = list(DECK)
    for card in ("rotas L3",):
        rest.remove(card)
    table = at(ROAD, ("rotas L3", "nihil"), more={"pile": [], "discards": rest})
    play(table, "swap search", "discard nihil", "discard rotas L3")
    told = play(table, "from im")
    assert names(told) == ["reshuffled", "searches"]
    assert "take jolly" in legal(table)
    assert look(table).pile == 78


def test_lost_prayers_stay_lost() -> None:
    """SAT-A19: a prayer that is discarded for a swap lies face up and never comes back."""
    table = at(ROAD, ("nihil", "clara"))
    play(table, "swap draw", "discard nihil", "discard clara", "from lf")
    assert look(table).rows[0] == [11, 12]
    assert look(table).prayers[0] == 5


def test_nobody_holds_more_than_three_prayers() -> None:
    """SAT-10: with three in hand only the IM pile is left to draw from."""
    table = at(ROAD, ("rotas L3", "rotas L3", "nihil", "clara", "mihi"))
    play(table, "swap draw", "discard rotas L3", "discard rotas L3")
    assert look(table).held_lf[0] == 3
    assert look(table).phase == 4
    assert look(table).held_im[0] == 1
    table = at(ROAD, ("nihil", "clara", "mihi"))
    play(table, "end")
    assert table.to_act == (1,)
    assert (look(table).held_im[0], look(table).held_lf[0]) == (3, 3)
    with refused(table, "SAT-13", "refuse-play-first"):
        play(table, "from lf")


def test_prayers_in_the_first_turn() -> None:
    """SAT-9, SAT-A4: a swap gives none; the last step does, unless the option forbids it."""
    table = at(ROAD, ("rotas L3", "jolly", "jolly"), turn=0)
    play(table, "swap draw", "discard jolly", "discard jolly")
    assert look(table).phase == 4
    play(table, "end")
    assert legal(table) == ["from im", "from lf"]
    late = at(ROAD, ("rotas L3",), turn=0, options={"early_prayers": "second_round"})
    play(late, "end")
    assert late.to_act == (1,)
    assert look(late).held_lf[0] == 0
    third = at(ROAD, ("rotas L3",), turn=2, options={"early_prayers": "second_round"})
    play(third, "end")
    assert legal(third) == ["from im", "from lf"]


def test_played_cards_are_discarded_at_the_end_of_the_turn() -> None:
    """SAT-15, SAT-A33: IM cards stay on the table until step 4, prayers for good."""
    table = at(ROAD, ("moves wood", "omnia"))
    play(table, "play moves wood", "slide by 1", "bridge wood I4", "slide to c4")
    play(table, "play omnia", "effect 1", "bridge wood I4", "slide to c8")
    assert written(table, "discards") == []
    assert look(table).played == [6]
    assert look(table).rows[0] == [15]
    play(table, "end")
    assert written(table, "discards") == ["moves wood"]


def test_players_draw_up_to_six_cards() -> None:
    """SAT-16, SAT-A5: one at a time, and each is seen before the next pile is chosen."""
    table = at(ROAD, ("jolly", "jolly", "jolly"), top=("rotas T4", "moves iron"))
    play(table, "end")
    with refused(table, "SAT-16", "refuse-draw"):
        play(table, "end")
    told = play(table, "from im")
    assert event(told, "drew-card", 0).args["of"] == "T4"
    play(table, "from lf", "from im")
    assert table.to_act == (1,)
    assert hand(table) == ["rotas T4", "moves iron", "jolly", "jolly", "jolly", "nihil"]


def test_cards_are_drawn_without_asking_when_there_is_no_choice() -> None:
    """SAT-A5: with no prayers left, all cards come from the IM pile."""
    table = at(ROAD, ("jolly",) * 2, rows=(PRAYERS,))
    play(table, "end")
    assert table.to_act == (1,)
    assert len(hand(table)) == 6
    assert look(table).held_lf[0] == 0


def test_the_discards_become_a_new_pile() -> None:
    """SAT-16, SAT-A33: only when a card is needed, not before."""
    rest = list(DECK)
    for card in ("jolly", "rotas L5"):
        rest.remove(card)
    table = at(ROAD, ("jolly",), more={"pile": ["rotas L5"], "discards": rest}, rows=(PRAYERS,))
    told = play(table, "end")
    assert names(told) == ["drew", "reshuffled", "drew", "drew", "drew", "drew", "turn"]
    assert look(table).pile == 72
    assert look(table).discards == []


def test_public_counts_and_rows() -> None:
    """SAT-A34: all see sizes, counts, discards and lost prayers; only the owner sees a hand."""
    table = at(
        ROAD,
        ("jolly", "nihil"),
        rivals=(("rotas L3", "clara"),),
        discards=("jolly",),
        rows=(("quin",),),
    )
    for seat in (0, 1, None):
        view = look(table, seat)
        assert (view.held_im, view.held_lf) == ([1, 1], [1, 1])
        assert (view.pile, view.prayers) == (75, [6, 7])
        assert (view.discards, view.rows) == ([10], [[16], []])
        assert view.hands == []
    assert look(table, None).hand == []
    assert look(table, 1).hand == [1, 12]
    assert look(table, 1).own_prayers == [11, 13, 14, 15, 16, 17, 18]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    """SAT-10, SAT-39: from the first player, whoever that is."""
    table = at(ROAD, ("jolly",) * 6, seats=seats, turn=0, more={"first": 1, "seat": 1})
    order: list[int] = []
    while len(order) < seats:
        order.append(table.to_act[0])
        end_turn(table)
    assert order == [(1 + place) % seats for place in range(seats)]
    assert look(table).round == 2


def end_turn(table: Table) -> None:
    seat = table.to_act
    play(table, "end")
    while table.to_act == seat:
        play(table, "from im")
