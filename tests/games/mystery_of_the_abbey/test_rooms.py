"""What each room does."""

from tests.support.playing import event, legal, names, play, refused

from .helpers import at, hand, look, seen, state


def test_the_confessional_takes_a_card_of_the_player_on_the_die() -> None:
    """MOA-C2, MOA-J10: a random one, which only taker and loser see."""
    table = at(dice=[1, 2])
    told = play(table, "go CON1", "use")
    taken = set(hand(table, 0)) - {1, 2, 3, 4, 5}
    assert len(taken) == 1
    assert taken < {6, 7, 8, 9, 10}
    assert event(told, "took", 1).args["suspects"] == str(*taken)
    assert "suspects" not in event(told, "took-unseen", 2).args
    assert look(table).dice == [0, 2]
    assert seen(table, 0) == sorted({1, 2, 3, 4, 5} | taken)


def test_the_die_is_turned_even_if_nothing_is_taken() -> None:
    """MOA-J4: the die shows the visitor, the hand is empty, or the room is left unused."""
    table = at(dice=[0, 0])
    play(table, "go CON1")
    assert table.to_act == (1,)
    table = at(dice=[1, 0])
    play(table, "go CON1", "skip")
    assert look(table).dice == [0, 0]
    empty = ["1 2 3 4 5", "", "6 7 8 9 10 11 12 13 14 15", "16 17 18 19 20"]
    table = at(dice=[1, 0], hands=empty)
    play(table, "go CON1")
    assert (table.to_act, look(table).dice) == ((1,), [0, 0])


def test_single_rooms_hold_one_pawn() -> None:
    """MOA-C2, MOA-C3, MOA-J5: cells and confessionals cannot be entered while occupied."""
    table = at("ECC CON1 ECC ECC")
    with refused(table, "MOA-J5", "refuse-occupied"):
        play(table, "go CON1")


def test_the_cell_of_another_player_takes_a_card() -> None:
    """MOA-C3: one random card of the owner of the cell."""
    table = at("DOE")
    play(table, "go CEL2", "use")
    assert len(hand(table, 0)) == 6
    assert len(hand(table, 1)) == 4


def test_some_cells_have_no_effect() -> None:
    """MOA-J5: the player's own, and one whose colour is not in play."""
    for room, pawn in (("CEL1", "DOE"), ("CEL5", "DOW")):
        table = at(pawn)
        play(table, f"go {room}")
        assert table.to_act == (1,)


def test_an_intruder_is_caught() -> None:
    """MOA-C4, MOA-J19, MOA-J6: this means giving the card back, penance, and no question."""
    table = at("DOE DOE ECC ECC")
    play(table, "go CEL2", "use")
    stolen = set(hand(table, 0)) - {1, 2, 3, 4, 5}
    told = play(table, "go CEL2")
    assert names(told)[:3] == ["went", "gave-back-unseen", "penance"]
    assert event(told, "gave-back", 0).args["suspects"] == str(*stolen)
    assert hand(table, 0) == [1, 2, 3, 4, 5]
    assert look(table).pawns[0] == "ECC"
    assert look(table).owed == [0]
    assert table.to_act == (2,)


def test_an_intruder_without_the_card_gives_another() -> None:
    """MOA-C4, MOA-J19: everybody sees that the stolen card was not there any more."""
    table = at("CEL2 DOE ECC ECC", seat=1, decider=1)
    game = state(table)
    game.stolen, game.stolen_from, game.stolen_in = [9, -1, -1, -1], [1, -1, -1, -1], [-1] * 4
    told = play(table, "go CEL2")
    assert "gave-another-unseen" in names(told)
    assert len(hand(table, 0)) == 4


def test_an_intruder_who_took_nothing_does_penance_too() -> None:
    """MOA-J19: but an owner who was there first catches nobody."""
    table = at("CEL2 DOE ECC ECC", seat=1, decider=1)
    told = play(table, "go CEL2")
    assert names(told)[:2] == ["went", "penance"]
    assert look(table).owed == [0]
    table = at("DOE CEL2 ECC ECC", kept=["B7", "", "", ""])
    play(table, "play B7", "go CEL2")
    assert look(table).owed == []


def test_the_scriptorium_gives_a_book() -> None:
    """MOA-C5: a book with a star is kept hidden, any other is read out and done."""
    table = at("CLN", book="B3")
    told = play(table, "go SCR", "use")
    assert look(table, 0).kept == ["B3"]
    assert look(table, 1).kept == []
    assert look(table, 1).books_held == [1, 0, 0, 0]
    assert "kept-unseen" in names(told, 1)
    table = at("CLN", book="B15")
    told = play(table, "go SCR", "use")
    assert event(told, "read", 1).args["card"] == "B15"


def test_the_library_is_for_players_with_fewest_cards() -> None:
    """MOA-C6, MOA-J8: once a game, whether they use it or not.

    Nobody may have fewer suspects, and somebody must have more; kept books do not count.
    """
    table = at("SCR", kept=["B3 B5", "", "", ""])
    with refused(table, "MOA-C6", "refuse-not-fewest"):
        play(table, "go BIB")
    fewer = ["1 2 3 4", "5 6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]
    table = at("SCR", hands=fewer, kept=["B3 B5", "", "", ""])
    play(table, "go BIB", "skip", "done")
    assert look(table).visited == [0]
    table = at("SCR", hands=fewer, visited=1)
    with refused(table, "MOA-C6", "refuse-library-once"):
        play(table, "go BIB")
    tied = ["1 2 3 4", "5 6 7 8", "9 10 11 12 13 14 15", "16 17 18 19 20"]
    assert "go BIB" in legal(at("SCR", hands=tied))


def test_the_library_may_be_closed() -> None:
    """MOA-X2, MOA-J26: then nobody enters it, and its key has no effect."""
    fewer = ["1 2 3 4", "5 6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]
    table = at("SCR", hands=fewer, options={"library": False})
    with refused(table, "MOA-X2", "refuse-library-closed"):
        play(table, "go BIB")
    table = at("SCR", kept=["B2", "", "", ""], options={"library": False})
    with refused(table, "MOA-J24", "refuse-no-effect"):
        play(table, "play B2")


def test_the_parlour_gives_the_top_card_of_its_pile() -> None:
    """MOA-C7, MOA-J10: only the drawer sees it."""
    table = at("POR")
    told = play(table, "go PAR", "use")
    assert hand(table, 0) == [1, 2, 3, 4, 5, 21]
    assert event(told, "drew", 0).args["suspects"] == "21"
    assert "drew-unseen" in names(told, 1)
    assert look(table).parlour == 2


FULL = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]


def test_a_request_in_the_parlour() -> None:
    """MOA-C7: it names one or two traits; only the asker sees the card that is shown."""
    table = at("POR", hands=FULL, parlour=[])
    play(table, "go PAR", "use", "trait Franciscan")
    with refused(table, "MOA-J1", "refuse-one-value-a-trait"):
        play(table, "trait Templar")
    play(table, "trait bearded")
    with refused(table, "MOA-C7", "refuse-two-traits"):
        play(table, "trait fat")
    play(table, "done", "ask 2")
    assert (table.to_act, legal(table)) == ((2,), ["show 11", "show 12"])
    with refused(table, "MOA-J16", "refuse-show-fitting"):
        play(table, "none")
    told = play(table, "show 12")
    assert event(told, "showed", 0).args["suspects"] == "12"
    assert "showed-unseen" in names(told, 1)
    assert 12 in seen(table, 0)
    assert 12 in hand(table, 2)


def test_a_request_that_cannot_be_met() -> None:
    """MOA-C7, MOA-J25: a player without such a card says so; penitents are asked, too."""
    table = at("POR", hands=FULL, parlour=[], praying=8)
    play(table, "go PAR", "use", "trait Templar", "done", "ask 3")
    assert legal(table) == ["none"]
    told = play(table, "none")
    assert "has-none" in names(told, 1)


def test_the_last_parlour_card_allows_no_request() -> None:
    """MOA-J21: a room is used only once in a visit."""
    hands = ["1 2 3 4 5 22", "6 7 8 9 10 23", "11 12 13 14 15", "16 17 18 19 20"]
    table = at("POR", parlour=[21], hands=hands)
    play(table, "go PAR", "use")
    assert look(table).parlour == 0
    assert table.to_act == (1,)


def test_a_visitor_may_leave_the_crypt_unused() -> None:
    """MOA-C8: then no crypt card is taken."""
    table = at()
    play(table, "go CRY", "skip")
    assert look(table).crypt == []


def test_the_church_is_only_for_mass_and_penance() -> None:
    """MOA-C1: a player who goes there finds nothing to use."""
    table = at("AUL CLW CLW CLW")
    play(table, "go ECC")
    assert table.to_act == (1,)
