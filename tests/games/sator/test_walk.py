"""Acolytes: the walk, the free action, and books that are taken or crossed."""

from tests.support.playing import legal, names, play, refused

from .helpers import at, books, cells, look, where

ROAD = {"wood I4": "c3 0", "stone I4": "g3 0"}
"""c3 to j3 in a row."""
TWO = {"played": ["rotas L5", "rotas L5"], "step": 2}
"""Two cards were played: two squares to walk."""
THREE = {"played": ["rotas L5"] * 3, "step": 2}


def test_one_square_for_each_card() -> None:
    """SAT-14, SAT-A23: three IM cards played give three squares; prayers and discards none."""
    table = at(
        ROAD | {"wood I2": "l9 0", "iron I2": "l11 0"},
        ("moves wood", "moves iron", "jolly", "omnia", "jolly", "jolly"),
        acolytes=("c3",),
    )
    play(table, "swap draw", "discard jolly", "discard jolly", "from im")
    assert look(table).movement == 0
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to l8")
    play(table, "play moves iron", "slide by 1", "bridge iron I2", "slide to l12")
    play(table, "play omnia", "effect 1", "bridge wood I2", "slide to l4")
    play(table, "play jolly", "slide by 1", "bridge iron I2", "slide to l13")
    assert look(table).movement == 3
    assert look(table).reach == [[43, 1], [44, 2], [45, 3]]
    play(table, "walk d3", "walk e3", "walk f3")
    assert look(table).movement == 0
    with refused(table, "SAT-14", "refuse-no-movement"):
        play(table, "walk g3")


def test_acolytes_walk_over_bridges_only_and_never_diagonally() -> None:
    """SAT-18: squares that touch at a corner are not connected, and nobody walks over the abyss."""
    table = at(
        {"wood I2": "c3 0", "stone I2": "e4 0", "iron I2": "d4 1"}, acolytes=("d3",), now=TWO
    )
    assert legal(table, "walk") == ["walk c3", "walk d4"]
    table = at({"wood I2": "c3 0", "stone I2": "e4 0"}, acolytes=("d3",), now=TWO)
    assert legal(table, "walk") == ["walk c3"]
    with refused(table, "SAT-18", "refuse-one-step"):
        play(table, "walk e4")
    with refused(table, "SAT-18", "refuse-abyss"):
        play(table, "walk e3")


def test_a_walk_begins_at_the_ledge() -> None:
    """SAT-18, SAT-A20: the first step leads to the square in front, if a bridge is there."""
    table = at({"wood I4": "g1 1"}, now=THREE)
    assert legal(table, "walk") == ["walk g1"]
    play(table, "walk g1", "walk g2", "walk g1")
    assert legal(table, "walk") == []
    table = at({"wood I4": "h1 1"}, now=THREE)
    assert legal(table, "walk") == []
    assert where(table) == "ledge"


def test_acolytes_and_gargoyles_block_the_way() -> None:
    """SAT-19, SAT-A21: nobody enters the square of another acolyte or of a gargoyle."""
    table = at(ROAD, seats=3, acolytes=("d3", "c3", "e3"), now=TWO)
    assert legal(table, "walk") == []
    with refused(table, "SAT-19", "refuse-blocked"):
        play(table, "walk e3")
    table = at(ROAD, acolytes=("d3",), gargoyles=("hand", "e3"), now=TWO)
    assert legal(table, "walk") == ["walk c3"]
    with refused(table, "SAT-19", "refuse-blocked"):
        play(table, "walk e3")


def test_own_books_are_taken_on_the_way() -> None:
    """SAT-20: an acolyte takes a book by passing over it or stopping on it."""
    table = at(ROAD, acolytes=("c3",), books={0: ("d3", "h3", "a14")}, now=TWO)
    told = play(table, "walk d3")
    assert names(told) == ["walked", "took-book"]
    assert look(table).taken == [2, 3]
    play(table, "walk e3")
    assert books(table) == ["h3", "a14"]


def test_books_of_others_may_be_crossed() -> None:
    """SAT-20: but no walk may end on one."""
    table = at(ROAD, acolytes=("c3",), books={1: ("d3",)}, now=TWO)
    play(table, "walk d3")
    assert legal(table) == ["walk c3", "walk e3"]
    with refused(table, "SAT-20", "refuse-end-on-book"):
        play(table, "end")
    play(table, "walk e3")
    assert books(table, 1) == ["d3"]
    assert "end" in legal(table)


def test_a_walk_stops_before_a_book_that_it_cannot_cross() -> None:
    """SAT-20, SAT-A8, SAT-A31: with one square left nobody steps onto a rival's book."""
    table = at(ROAD, acolytes=("d3",), books={1: ("e3",)}, now=TWO | {"walked": 1, "step": 3})
    assert legal(table, "walk") == ["walk c3"]
    with refused(table, "SAT-20", "refuse-end-on-book"):
        play(table, "walk e3")


def test_going_back_counts_as_a_way_out() -> None:
    """SAT-A31: a walk may go onto a book in a dead end and back, but not back to the ledge."""
    table = at({"wood I2": "c3 0"}, acolytes=("c3",), books={1: ("d3",)}, now=TWO)
    assert legal(table, "walk") == ["walk d3"]
    assert look(table).reach == []
    play(table, "walk d3", "walk c3")
    table = at({"wood I4": "d1 0"}, seats=3, books={1: ("g1",), 2: ("f1",)}, now=TWO)
    assert legal(table, "walk") == []
    table = at({"wood I2": "g1 0"}, books={1: ("g1",)}, now=TWO)
    assert legal(table, "walk") == ["walk g1"]
    table = at({"wood I2": "g1 0"}, books={1: ("g1",)}, acolytes=("ledge", "h1"), now=TWO)
    assert legal(table, "walk") == []


def test_nothing_interrupts_a_walk_on_a_rivals_book() -> None:
    """SAT-A32: no free action and no praying there; one square further both are allowed."""
    table = at(
        ROAD,
        ("jolly", "jolly", "jolly"),
        acolytes=("c3",),
        books={1: ("d3",)},
        gargoyles=("hand", "j3"),
        now=THREE,
    )
    play(table, "walk d3")
    with refused(table, "SAT-20", "refuse-end-on-book"):
        play(table, "free bridge")
    with refused(table, "SAT-20", "refuse-end-on-book"):
        play(table, "pray 1")
    play(table, "walk e3")
    assert {"free bridge", "free f3", "pray 1"} <= set(legal(table))
    play(table, "free f3", "walk g3")
    assert where(table) == "g3"
    assert look(table).movement == 0


def test_no_card_after_the_walk_has_begun() -> None:
    """SAT-A17: and no swap after a card; the free action and praying are still possible."""
    table = at(
        ROAD, ("moves wood", "jolly", "jolly"), acolytes=("c3",), gargoyles=("hand", "a14"), now=TWO
    )
    with refused(table, "SAT-A17", "refuse-swap-late"):
        play(table, "swap draw")
    play(table, "walk d3")
    with refused(table, "SAT-A17", "refuse-card-late"):
        play(table, "play moves wood")
    assert {"free bridge", "pray 1"} <= set(legal(table))


def test_the_free_step() -> None:
    """SAT-17, SAT-A7: once per turn, without a card or points; it may take a book."""
    table = at(ROAD, acolytes=("c3",), books={0: ("d3", "a14")})
    play(table, "free d3")
    assert (look(table).points, look(table).movement, look(table).free) == (6, 0, False)
    assert look(table).taken[0] == 3
    with refused(table, "SAT-17", "refuse-free-used"):
        play(table, "free e3")
    with refused(table, "SAT-17", "refuse-free-used"):
        play(table, "free bridge")
    assert legal(table) == ["end"]


def test_a_free_step_is_a_separate_movement() -> None:
    """SAT-A7, SAT-A8: it may not end on a rival's book, even if a walk could go on from there."""
    table = at(ROAD, acolytes=("c3",), books={1: ("d3",)}, now=TWO)
    assert "walk d3" in legal(table)
    with refused(table, "SAT-20", "refuse-end-on-book"):
        play(table, "free d3")


def test_the_free_action_moves_a_bridge() -> None:
    """SAT-17: one turn or a slide by one square, never with an acolyte, even if points are left."""
    table = at({"wood I2": "e5 0", "stone I2": "c9 0"}, acolytes=("c9",))
    play(table, "free bridge")
    assert legal(table) == ["bridge brick I4", "bridge wood I2"]
    with refused(table, "SAT-17", "refuse-free-rider"):
        play(table, "bridge stone I2")
    play(table, "bridge wood I2")
    assert len(legal(table)) == 6 + 4
    with refused(table, "SAT-17", "refuse-choose-nudge"):
        play(table, "end")
    play(table, "turn e5 right")
    assert cells(table, "wood I2") == ["e5", "e6"]
    assert (look(table).points, look(table).movement) == (6, 0)


def test_the_free_action_needs_a_bridge_that_can_move() -> None:
    """SAT-17: here an acolyte and a gargoyle stand on the only bridge."""
    table = at({}, acolytes=("c14",), gargoyles=("hand", "d14"))
    assert "free bridge" not in legal(table)
    with refused(table, "SAT-17", "refuse-nothing-light"):
        play(table, "free bridge")


def test_a_turn_may_end_at_once() -> None:
    """SAT-A27: a player may do nothing at all."""
    table = at(ROAD, ("jolly",) * 6)
    play(table, "end")
    assert table.to_act == (1,)
    assert look(table).hand == [10] * 6


def test_a_played_card_is_not_taken_back() -> None:
    """SAT-13: the choice of its effect can be undone, but the card stays played."""
    table = at(ROAD, ("moves wood",), acolytes=("g3",), now=TWO)
    play(table, "play moves wood", "slide by 1")
    assert table.can_undo(0)
    table.undo(0)
    assert look(table).phase == 8
    assert not table.can_undo(0)
