"""The eight prayers, and gargoyles."""

import pytest

from tests.support.playing import event, legal, names, play, refused

from .helpers import at, books, cells, look, where

ROAD = {"wood I4": "c3 0", "stone I4": "g3 0"}
"""c3 to j3 in a row."""
LONG = ROAD | {"iron I4": "k3 0"}
"""c3 to n3."""


# nihil


def test_nihil_leads_rivals() -> None:
    """SAT-30, SAT-A9: over legal paths; rivals take no books on the way."""
    table = at(LONG, ("nihil",), acolytes=("ledge", "c3"), books={1: ("d3", "b14")})
    play(table, "play nihil", "effect 1")
    assert look(table).points == 5
    assert legal(table) == ["lead 1 e3", "lead 1 f3", "lead 1 g3"]
    with refused(table, "SAT-A9", "refuse-lead-onto-book"):
        play(table, "lead 1 d3")
    with refused(table, "SAT-30", "refuse-too-far"):
        play(table, "lead 1 h3")
    with refused(table, "SAT-A29", "refuse-do-something"):
        play(table, "enough")
    told = play(table, "lead 1 g3")
    assert names(told) == ["led"]
    assert (where(table, 1), books(table, 1)) == ("g3", ["d3", "b14"])
    assert look(table).phase == 4


def test_nihil_may_cross_any_book_but_end_on_none() -> None:
    """SAT-A9: not even on a book of the acolyte that is led."""
    table = at(LONG, ("nihil",), acolytes=("ledge", "c3"), books={0: ("e3",), 1: ("d3",)})
    play(table, "play nihil", "effect 1")
    assert legal(table) == ["lead 1 f3", "lead 1 g3"]


def test_nihil_leads_a_rival_out_of_a_ledge_and_never_back() -> None:
    """SAT-A9: a rival on its ledge can be led through the square in front."""
    table = at({"wood I4": "h11 1"}, ("nihil",))
    play(table, "play nihil", "effect 1")
    assert legal(table) == ["lead 1 h11", "lead 1 h12", "lead 1 h13", "lead 1 h14"]
    play(table, "lead 1 h11")
    assert where(table, 1) == "h11"


def test_nihil_with_several_rivals() -> None:
    """SAT-30, SAT-A30: for two points two rivals, six squares in all, each in one walk."""
    table = at(
        LONG | {"wood I3": "c6 0", "stone I3": "f6 0"},
        ("nihil",),
        seats=4,
        acolytes=("ledge", "c3", "c6", "n3"),
    )
    play(table, "play nihil", "effect 2", "lead 1 f3")
    assert (look(table).left, look(table).led) == (3, [1])
    assert "enough" in legal(table)
    with refused(table, "SAT-A30", "refuse-led-already"):
        play(table, "lead 1 g3")
    with refused(table, "SAT-30", "refuse-not-a-rival"):
        play(table, "lead 0 g3")
    with refused(table, "SAT-30", "refuse-too-far"):
        play(table, "lead 2 g6")
    play(table, "lead 2 f6")
    assert look(table).phase == 4
    assert look(table).points == 4


def test_nihil_may_lead_one_rival_over_all_squares() -> None:
    """SAT-A30: nine squares for one; the player's acolyte is in the way like any other."""
    table = at(LONG, ("nihil",), acolytes=("n3", "c3"))
    play(table, "play nihil", "effect 3")
    assert legal(table)[-1] == "lead 1 l3"
    play(table, "lead 1 l3")
    table = at(LONG, ("nihil",), acolytes=("f3", "c3"))
    play(table, "play nihil", "effect 3")
    assert legal(table) == ["lead 1 d3", "lead 1 e3"]


def test_nihil_needs_a_rival_who_can_move() -> None:
    """SAT-A29: with nobody to lead it cannot be played."""
    table = at(ROAD, ("nihil",))
    with refused(table, "SAT-13", "refuse-no-effect"):
        play(table, "play nihil")


# neque


def test_neque_jumps_over_the_abyss() -> None:
    """SAT-31, SAT-A13: straight ahead, onto the first bridge square beyond."""
    pit = {"wood I2": "c3 0", "stone I2": "f3 0", "iron I2": "d6 1", "iron I3": "c1 0"}
    table = at(pit, ("neque",), acolytes=("d3",), books={0: ("d6", "a14")})
    play(table, "play neque", "effect 1")
    assert legal(table) == ["jump d1", "jump f3"]
    with refused(table, "SAT-31", "refuse-jump"):
        play(table, "jump d6")
    table = at(pit, ("neque",), acolytes=("d3",), books={0: ("d6", "a14")})
    play(table, "play neque", "effect 2")
    assert legal(table) == ["jump d1", "jump f3", "jump d6"]
    told = play(table, "jump d6")
    assert names(told) == ["walked", "took-book"]
    assert (where(table), look(table).points, look(table).taken[0]) == ("d6", 4, 3)


def test_where_neque_cannot_jump() -> None:
    """SAT-A13: not from a ledge or over bridges, nor onto acolytes, gargoyles or rivals' books."""
    pit = {"wood I2": "c3 0", "stone I2": "f3 0", "iron I2": "d6 1", "iron I3": "c1 0"}
    table = at(pit, ("neque",))
    assert "play neque" not in legal(table)
    table = at(pit, ("neque",), acolytes=("d3", "d1"), books={1: ("f3",)}, gargoyles=("hand", "d6"))
    assert "play neque" not in legal(table)
    table = at(ROAD, ("neque",), acolytes=("d3",))
    assert "play neque" not in legal(table)


# omnia


@pytest.mark.parametrize(("effect", "points", "results"), [(1, 4, 24), (2, 3, 36), (3, 2, 48)])
def test_omnia_slides_a_bridge(effect: int, points: int, results: int) -> None:
    """SAT-32, SAT-A25: exactly 4, 5 or 6 squares for 2, 3 or 4 points."""
    table = at({"wood I2": "g7 0"}, ("omnia",))
    play(table, "play omnia", f"effect {effect}", "bridge wood I2")
    assert look(table).points == points
    assert len(legal(table)) == results
    with refused(table, "SAT-32", "refuse-no-way"):
        play(table, "slide to g8" if effect != 2 else "slide to h8")


def test_omnia_moves_no_acolyte() -> None:
    """SAT-32: only a bridge without acolytes."""
    table = at({"wood I2": "g7 0", "stone I2": "c3 0"}, ("omnia",), acolytes=("g7",))
    play(table, "play omnia", "effect 1")
    with refused(table, "SAT-32", "refuse-rider"):
        play(table, "bridge wood I2")
    assert "bridge stone I2" in legal(table)


# clara


def test_clara_puts_a_gargoyle_on_a_bridge() -> None:
    """SAT-33, SAT-A14: on any bridge square without an acolyte or gargoyle, book or not."""
    table = at(
        {"wood I2": "g7 0", "stone I2": "c3 0"},
        ("clara",),
        acolytes=("g7",),
        books={1: ("d3",)},
        gargoyles=("hand", "c3"),
    )
    play(table, "play clara")
    assert look(table).points == 4
    squares = ["d3", "h7", "a14", "b14", "c14", "d14"]
    assert legal(table) == [f"gargoyle {square}" for square in squares]
    with refused(table, "SAT-33", "refuse-gargoyle-there"):
        play(table, "gargoyle g7")
    told = play(table, "gargoyle d3")
    assert event(told, "gargoyle").args == {"seat": 0, "at": "d3"}
    assert look(table).gargoyles == [43 + 0, 42]


def test_a_gargoyle_closes_a_ledge() -> None:
    """SAT-A14: but acolytes may walk off the frozen bridge."""
    table = at(
        {"wood I4": "g1 1"},
        ("jolly", "jolly", "jolly", "quin"),
        acolytes=("ledge", "g3"),
        gargoyles=("hand", "g1"),
        now={"played": ["rotas L5"] * 2, "step": 2},
    )
    assert legal(table, "walk") == []
    told = play(table, "pray 1", "discard jolly", "discard quin", "discard jolly")
    assert names(told) == ["discarded", "prayed"]
    assert look(table).gargoyles == [-1, -2]
    assert (look(table).points, look(table).rows[0]) == (6, [16])
    assert legal(table, "walk") == ["walk g1"]
    table = at(
        {"wood I4": "g1 1", "stone I2": "h3 0"},
        acolytes=("g3",),
        gargoyles=("hand", "g1"),
        now={"played": ["rotas L5"], "step": 2},
    )
    assert legal(table, "walk") == ["walk g2", "walk h3", "walk g4"]


def test_praying_needs_three_cards_and_a_gargoyle() -> None:
    """SAT-33: three cards send any gargoyle away, the player's own included."""
    table = at(ROAD, ("jolly", "jolly"), gargoyles=("c3",))
    with refused(table, "SAT-33", "refuse-three-cards"):
        play(table, "pray 0")
    with refused(table, "SAT-33", "refuse-no-gargoyle"):
        play(table, "pray 1")
    table = at(ROAD, ("jolly",) * 3, gargoyles=("c3",))
    play(table, "pray 0", "discard jolly", "discard jolly", "discard jolly")
    assert look(table).gargoyles[0] == -2


def test_a_gargoyle_is_used_once() -> None:
    """SAT-A14: a gargoyle in the box does not come back."""
    table = at(ROAD, ("clara",), gargoyles=("box",))
    assert "play clara" not in legal(table)


# quin and victoria


def test_quin_lays_a_bridge_elsewhere() -> None:
    """SAT-34, SAT-A15: an empty bridge is lifted and laid anywhere else, any way round."""
    table = at({"wood L3": "g7 0"}, ("quin",))
    play(table, "play quin", "effect 1")
    with refused(table, "SAT-A15", "refuse-book-on-it"):
        play(table, "bridge brick I4")
    play(table, "bridge wood L3")
    assert look(table).points == 4
    assert legal(table) == ["facing 0", "facing 1", "facing 2", "facing 3"]
    with refused(table, "SAT-34", "refuse-choose-facing"):
        play(table, "end")
    play(table, "facing 0")
    with refused(table, "SAT-26", "refuse-return"):
        play(table, "place g7")
    with refused(table, "SAT-22", "refuse-overlap"):
        play(table, "place a13")
    with refused(table, "SAT-22", "refuse-outside"):
        play(table, "place n1")
    play(table, "place g8")
    assert cells(table, "wood L3") == ["g8", "g9", "h9"]


def test_quin_lays_two_bridges() -> None:
    """SAT-34, SAT-A15: both are lifted first; the squares of each are free for the other."""
    table = at({"wood I2": "g7 0", "stone I2": "a1 0"}, ("quin",))
    play(table, "play quin", "effect 2", "bridge wood I2")
    assert legal(table) == ["bridge stone I2"]
    play(table, "bridge stone I2", "facing 0", "place a1")
    with refused(table, "SAT-34", "refuse-choose-facing"):
        play(table, "place g7")
    play(table, "facing 0", "place g7")
    assert cells(table, "wood I2") == ["a1", "b1"]
    assert cells(table, "stone I2") == ["g7", "h7"]
    assert (look(table).points, look(table).phase) == (2, 4)


def test_quin_leaves_acolytes_and_gargoyles_alone() -> None:
    """SAT-34, SAT-23: only a bridge without acolyte, gargoyle and book is lifted."""
    table = at(
        {"wood I2": "g7 0", "stone I2": "a1 0", "iron I2": "c3 0"},
        ("quin",),
        acolytes=("g7",),
        gargoyles=("hand", "a1"),
    )
    play(table, "play quin", "effect 1")
    with refused(table, "SAT-34", "refuse-rider"):
        play(table, "bridge wood I2")
    with refused(table, "SAT-23", "refuse-gargoyle"):
        play(table, "bridge stone I2")
    assert legal(table) == ["bridge iron I2"]


def test_victoria_removes_empty_bridges() -> None:
    """SAT-35, SAT-A29: one or two of them, exactly as many as were paid for."""
    table = at({"wood I2": "g7 0", "stone I2": "a1 0"}, ("victoria",), acolytes=("g7",))
    play(table, "play victoria")
    assert legal(table) == ["effect 1"]
    with refused(table, "SAT-13", "refuse-effect-impossible"):
        play(table, "effect 2")
    play(table, "effect 1")
    with refused(table, "SAT-35", "refuse-rider"):
        play(table, "bridge wood I2")
    play(table, "bridge stone I2")
    assert look(table).bridges[21] == []
    table = at({"wood I2": "g7 0", "stone I2": "a1 0"}, ("victoria",))
    play(table, "play victoria", "effect 2", "bridge wood I2")
    with refused(table, "SAT-13", "refuse-bridge-gone"):
        play(table, "bridge wood I2")
    play(table, "bridge stone I2")
    assert (look(table).points, look(table).phase) == (2, 4)


# animi


def test_animi_walks_at_once() -> None:
    """SAT-36, SAT-A26: up to four squares, in step 2, taking books."""
    table = at(LONG, ("animi", "moves iron"), acolytes=("c3",), books={0: ("e3", "a14")})
    play(table, "play animi")
    assert look(table).points == 3
    assert look(table).reach == [[43, 1], [44, 2], [45, 3], [46, 4]]
    with refused(table, "SAT-A29", "refuse-do-something"):
        play(table, "enough")
    play(table, "walk d3", "walk e3")
    assert look(table).taken[0] == 3
    play(table, "walk f3", "walk g3")
    assert (look(table).phase, look(table).step) == (4, 2)
    assert "play moves iron" in legal(table)


def test_animi_has_to_end_on_another_square() -> None:
    """SAT-A29, SAT-A31: a walk there and back is not enough."""
    table = at(ROAD, ("animi",), acolytes=("c3",))
    play(table, "play animi", "walk d3", "walk c3")
    assert legal(table) == ["walk d3"]
    play(table, "walk d3")
    assert legal(table) == ["walk e3", "enough"]
    with refused(table, "SAT-A31", "refuse-dead-end"):
        play(table, "walk c3")
    with refused(table, "SAT-36", "refuse-animi"):
        play(table, "end")


def test_animi_does_not_end_on_a_rivals_book() -> None:
    """SAT-A8, SAT-20: it may only cross one."""
    table = at(ROAD, ("animi",), acolytes=("c3",), books={1: ("d3",)})
    play(table, "play animi", "walk d3")
    with refused(table, "SAT-20", "refuse-end-on-book"):
        play(table, "enough")
    play(table, "walk e3", "enough")
    table = at({"wood I2": "c3 0"}, ("animi",), acolytes=("c3",), books={1: ("d3",)})
    assert "play animi" not in legal(table)


# mihi


def test_mihi_makes_up_to_five_effects() -> None:
    """SAT-37: one turn or one square each; the player's acolyte may not move."""
    table = at(ROAD | {"iron I2": "g7 0"}, ("mihi", "moves wood"), acolytes=("c3",))
    play(table, "play mihi")
    assert look(table).points == 1
    with refused(table, "SAT-A29", "refuse-do-something"):
        play(table, "enough")
    with refused(table, "SAT-37", "refuse-rider"):
        play(table, "bridge wood I4")
    for square in ("g8", "g9", "g10", "g11"):
        play(table, "bridge iron I2", f"slide to {square}")
    assert "enough" in legal(table)
    play(table, "bridge iron I2", "slide to g12")
    assert look(table).phase == 4
    with refused(table, "SAT-37", "refuse-frozen"):
        play(table, "free d3")


def test_mihi_freezes_the_acolyte() -> None:
    """SAT-A16: no walk, jump or free step after it; the squares that cards give are lost."""
    table = at(
        ROAD | {"iron I2": "g7 0"}, ("mihi", "moves iron", "animi", "neque"), acolytes=("c3",)
    )
    play(table, "play mihi", "bridge stone I4", "slide to g4", "enough")
    play(table, "play moves iron", "slide by 1", "bridge iron I2", "slide to g8")
    assert (look(table).movement, legal(table, "walk"), look(table).reach) == (1, [], [])
    with refused(table, "SAT-37", "refuse-frozen"):
        play(table, "walk d3")
    with refused(table, "SAT-37", "refuse-frozen"):
        play(table, "play animi")
    assert "free bridge" in legal(table)


def test_mihi_comes_before_any_step() -> None:
    """SAT-A16: it cannot be played once the acolyte has moved."""
    table = at(ROAD, ("mihi",), acolytes=("c3",))
    play(table, "free d3")
    with refused(table, "SAT-A16", "refuse-mihi-moved"):
        play(table, "play mihi")


def test_mihi_turns_a_bridge_about_different_pivots() -> None:
    """SAT-A16: this holds for turns in a row, not if a slide comes between them."""
    table = at({"iron L3": "g7 0"}, ("mihi",))
    play(table, "play mihi", "bridge iron L3", "turn g7 right", "bridge iron L3")
    with refused(table, "SAT-A16", "refuse-same-pivot"):
        play(table, "turn g7 right")
    play(table, "slide to g6", "bridge iron L3", "turn g6 right")
    assert look(table).left == 2


def test_no_golden_rule_inside_mihi() -> None:
    """SAT-A16, SAT-A11: and after it the row of equal cards is broken."""
    table = at({"wood I2": "g7 0"}, ("mihi", "moves wood", "moves wood"), now={"points": 6})
    play(table, "play moves wood", "slide by 1", "bridge wood I2", "slide to g8")
    play(table, "play mihi", "bridge wood I2", "slide to g9", "enough")
    assert look(table).last[20] == -1
