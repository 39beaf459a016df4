"""Turns: the bell, moves, extra and lost turns."""

from tests.support.playing import legal, names, play, refused

from .helpers import at, before_mass, look, state


def test_the_bell_advances_on_turns_of_the_first_player() -> None:
    """MOA-T1, MOA-J13: only the first player's turns move the bell, and the engine does it."""
    table = at(seat=3, decider=3, first=0, bell=2)
    told = play(table, "go CLS")
    assert look(table).bell == 3
    assert names(told)[-1] == "bell"
    table = at(seat=0, first=3, bell=2)
    play(table, "go CLS")
    assert look(table).bell == 2


def test_the_bell_is_rung_after_four_turns() -> None:
    """MOA-T1, MOA-M1: instead of a fifth turn the first player holds Mass; all go to church."""
    table = before_mass()
    assert look(table).phase == "give"
    assert look(table).pawns == ["ECC"] * 4


def test_a_move_is_one_or_two_spaces() -> None:
    """MOA-T2: it is compulsory, follows connections, and may not end where it began."""
    table = at()
    expected = ["CON1", "CON2", "CRY", "AUL", "POR", "INF", "CLS", "CLW", "CLE"]
    assert legal(table) == [f"go {room}" for room in expected]
    with refused(table, "MOA-T2", "refuse-stay"):
        play(table, "go ECC")
    with refused(table, "MOA-T2", "refuse-too-far"):
        play(table, "go CAP")
    with refused(table, "MOA-T2", "refuse-move-first"):
        play(table, "done")


def test_turns_go_clockwise() -> None:
    """MOA-T5: the left neighbour is next."""
    table = at()
    play(table, "go CLS")
    assert table.to_act == (1,)


def test_some_rooms_have_no_effect() -> None:
    """MOA-C10: courtyard, cloister and empty rooms offer nothing."""
    for room in ("AUL", "CLS", "CLW", "CLE", "POR", "INF"):
        table = at()
        play(table, f"go {room}")
        assert table.to_act == (1,)


def test_a_room_is_used_after_the_encounter_or_not_at_all() -> None:
    """MOA-T4, MOA-J21: first the question, then the choice to use the room."""
    table = at("CLE CAP ECC ECC")
    play(table, "go CAP")
    assert look(table).phase == "topic"
    play(table, "about hand", "trait fat", "done")
    play(table, "silent")
    assert look(table).phase == "chapter"
    play(table, "skip")
    assert table.to_act == (1,)


def test_a_crypt_card_gives_one_more_turn() -> None:
    """MOA-C8, MOA-J18: one full turn after the normal one, without moving the bell; once a turn."""
    table = at("ECC CLW CLW CLW", crypt=1)
    play(table, "go CLS")
    assert legal(table) == ["crypt", "done"]
    play(table, "crypt")
    assert (table.to_act, look(table).phase, look(table).extra_turn) == ((0,), "go", True)
    assert look(table).bell == 1
    play(table, "go ECC")
    assert table.to_act == (1,)
    assert look(table).crypt == []


def test_a_crypt_turn_ends_somewhere_else() -> None:
    """MOA-J7: it may not end where the turn before it ended."""
    table = at(crypt=1)
    play(table, "go CLS", "crypt")
    with refused(table, "MOA-T2", "refuse-stay"):
        play(table, "go CLS")


def test_a_crypt_card_taken_in_the_same_turn_may_be_used() -> None:
    """MOA-C8, MOA-J18: at most one in hand."""
    table = at("ECC CLW CLW CLW")
    play(table, "go CRY", "use")
    assert look(table).crypt == [0]
    play(table, "crypt", "go ECC")
    assert table.to_act == (1,)
    table = at(crypt=1)
    play(table, "go CRY")
    assert look(table).phase == "after-room"


def test_without_a_crypt_card_there_is_no_extra_turn() -> None:
    """MOA-C8: a player who has none is refused."""
    table = at(kept=["B3", "", "", ""])
    play(table, "go CLS")
    with refused(table, "MOA-C8", "refuse-no-crypt-card"):
        play(table, "crypt")


def test_nothing_is_done_in_a_lost_turn() -> None:
    """MOA-V4, MOA-J17: but the first player still moves the bell."""
    table = at(seat=3, decider=3, first=0, owed=1, praying=1, crypt=1)
    told = play(table, "go CLS")
    assert "lost-turn" in names(told)
    assert table.to_act == (1,)
    assert look(table).bell == 2
    assert look(table).owed == []
    assert look(table).praying == [0]


def test_a_lost_turn_is_still_owed_after_a_mass() -> None:
    """MOA-V4, MOA-J17: a player who rings in a lost turn loses the first turn after the Mass."""
    table = before_mass(owed=1, praying=1)
    while look(table).phase == "give":
        play(table, legal(table)[0])
    assert look(table).owed == [0]
    assert table.to_act == (3,)
    play(table, "go CLS")
    assert table.to_act == (1,)


def test_leaving_the_church_ends_the_prayer() -> None:
    """MOA-V4: until the pawn moves out, its player can neither ask nor be asked."""
    table = at("AUL ECC ECC ECC", praying=14)
    play(table, "go ECC")
    assert table.to_act == (1,)
    play(table, "go CLS")
    assert look(table).praying == [2, 3]


def test_a_pawn_that_cannot_move_stays() -> None:
    """MOA-J20: without encounter or room; a room that may not be entered is no way through."""
    table = at("CEL1 ECC ECC ECC")
    game = state(table)
    game.terms.adjacent = game.terms.adjacent.copy()
    kept = game.terms.adjacent[21]
    game.terms.adjacent[21] = 0
    try:
        assert legal(table) == ["pass"]
        told = play(table, "pass")
        assert names(told)[0] == "stayed"
        assert table.to_act == (1,)
    finally:
        game.terms.adjacent[21] = kept


def test_the_scriptorium_is_barred_only_as_the_end_of_a_move() -> None:
    """MOA-X2, MOA-J20: a player with two kept books may walk through it."""
    table = at("CLN", kept=["B3 B4", "", "", ""], options={"two_books": True})
    assert "go CAL" in legal(table)
    with refused(table, "MOA-X2", "refuse-two-books"):
        play(table, "go SCR")
