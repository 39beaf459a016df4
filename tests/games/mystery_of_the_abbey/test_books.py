"""The 24 books of the scriptorium: some are kept for their moment, others done when drawn."""

import pytest

from cloister import Table
from tests.support.playing import event, legal, names, play, refused

from .helpers import at, before_mass, books, first, hand, hold_mass, look, seen, state

FEWER = ["1 2 3 4", "5 6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]


def holding(book: str, pawns: str = "", **more: object) -> Table:
    given: dict[str, object] = {"kept": [book, "", "", ""], **more}
    return at(pawns, **given)  # type: ignore[arg-type]


def reading(book: str, **more: object) -> Table:
    table = at("CLN CLS CLS CLS", book=book, **more)  # type: ignore[arg-type]
    play(table, "go SCR", "use")
    return table


def test_de_alchemia() -> None:
    """MOA-B1: one of your cards is exchanged for a random one of a player you name."""
    table = holding("B1")
    play(table, "play B1", "ask 2")
    assert legal(table) == [f"swap {n}" for n in range(1, 6)]
    with refused(table, "MOA-B1", "refuse-choose-own-card"):
        play(table, "swap 9")
    told = play(table, "swap 3")
    assert 3 in hand(table, 2)
    assert len(hand(table, 0)) == len(hand(table, 2)) == 5
    assert event(told, "swapped-away", 2).args["suspects"] == "3"
    assert "swapped-away-unseen" in names(told, 1)
    assert look(table).phase == "go"
    empty = ["1 2 3 4 5", "6 7 8 9 10 11 12 13 14 15", "", "16 17 18 19 20"]
    table = holding("B1", hands=empty)
    play(table, "play B1")
    assert legal(table) == ["ask 1", "ask 3"]
    with refused(table, "MOA-J21", "refuse-not-on-him"):
        play(table, "ask 2")


def test_the_librarians_key() -> None:
    """MOA-B2: the library may be entered with any number of cards, by a move that ends there."""
    table = holding("B2", "SCR")
    play(table, "play B2")
    assert legal(table) == ["go BIB"]
    with refused(table, "MOA-B2", "refuse-only-library"):
        play(table, "go CLN")
    table = holding("B2", "SCR", visited=1)
    with refused(table, "MOA-J24", "refuse-no-effect"):
        play(table, "play B2")


def test_book_of_penances() -> None:
    """MOA-B3: another pawn goes to penance, unless its player still owes a turn."""
    table = holding("B3", "ECC ECC CLW CLW", owed=2, praying=2)
    play(table, "play B3")
    assert legal(table) == ["ask 2", "ask 3"]
    play(table, "ask 3")
    assert look(table).owed == [1, 3]
    assert look(table).pawns[3] == "ECC"


def test_plan_of_the_hidden_passages() -> None:
    """MOA-B4, MOA-J6: the pawn goes to any other space it may enter; encounter and room follow."""
    table = holding("B4", "ECC CAP CON1 ECC")
    play(table, "play B4")
    assert "go CON1" not in legal(table)
    assert "go BIB" not in legal(table)
    assert len(legal(table, "go")) == 27 - 3
    play(table, "go CAP")
    assert look(table).phase == "topic"


def test_manual_for_confessors() -> None:
    """MOA-B5, MOA-J22: the player questioned must answer and gets no question back."""
    table = holding("B5", "ECC CLS CLW CLW")
    play(table, "go CLS", "play B5", "ask 1", "about hand", "trait fat")
    told = play(table, "done")
    assert "answered" in names(told)
    assert (table.to_act, look(table).phase) == ((1,), "go")


def test_praise_of_silence() -> None:
    """MOA-B6: the question back is not answered; played after hearing it."""
    table = holding("B6", "ECC CLS CLW CLW")
    play(table, "go CLS", "ask 1", "about hand", "trait fat", "done", "answer")
    play(table, "about hand", "trait fat", "done")
    told = play(table, "play B6")
    assert "answered" not in names(told)
    assert len(state(table).page) == 1


def test_letter_of_safe_conduct() -> None:
    """MOA-B7: the pawn may enter an occupied cell or confessional; encounter and room follow."""
    table = holding("B7", "DOE CEL3 ECC ECC")
    play(table, "play B7")
    assert legal(table) == ["go CEL3"]
    with refused(table, "MOA-B7", "refuse-only-occupied"):
        play(table, "go CEL2")
    play(table, "go CEL3", "about hand", "trait fat", "done", "silent")
    assert look(table).phase == "room"


def test_several_intruders_are_caught() -> None:
    """MOA-J19: all of them give back what they took and go to penance."""
    table = at("CEL3 CEL3 DOE ECC", seat=2, decider=2)
    play(table, "go CEL3")
    assert look(table).owed == [0, 1]


def test_indulgence() -> None:
    """MOA-B8, MOA-J24: the penance does not happen; in a cell the owner then meets the intruder."""
    table = at("CEL2 DOE ECC ECC", seat=1, decider=1, kept=["B8", "", "", ""])
    play(table, "go CEL2")
    assert (table.to_act, legal(table)) == ((0,), ["play B8", "pass"])
    play(table, "play B8")
    assert look(table).owed == []
    assert look(table).pawns[0] == "CEL2"
    assert (table.to_act, look(table).phase) == ((1,), "topic")


def test_treatise_on_locks() -> None:
    """MOA-B9, MOA-J23: the card stays; the confessional die is still turned."""
    table = at(dice=[1, 0], kept=["", "B9", "", ""])
    play(table, "go CON1", "use")
    assert table.to_act == (1,)
    play(table, "play B9")
    assert hand(table, 1) == [6, 7, 8, 9, 10]
    assert look(table).dice == [0, 0]
    table = at(kept=["B1", "B9", "", ""])
    play(table, "play B1", "ask 1", "play B9")
    assert hand(table, 0) == [1, 2, 3, 4, 5]


def test_being_asked_tells_nothing() -> None:
    """MOA-J24: a player who keeps any book is asked; a book without effect is refused and stays."""
    table = at(dice=[1, 0], kept=["", "B3", "", ""])
    play(table, "go CON1", "use")
    assert (table.to_act, legal(table)) == ((1,), ["pass"])
    with refused(table, "MOA-J23", "refuse-not-its-moment"):
        play(table, "play B3")
    with refused(table, "MOA-J23", "refuse-no-such-book"):
        play(table, "play B9")
    with refused(table, "MOA-J24", "refuse-react-or-pass"):
        play(table, "use")


def test_breviary() -> None:
    """MOA-B10: its player passes nothing at this Mass, but still receives."""
    table = before_mass(kept=["", "B10", "", ""])
    assert (table.to_act, legal(table)) == ((1,), ["play B10", "pass"])
    play(table, "play B10")
    hold_mass(table)
    assert len(hand(table, 1)) == 6
    assert len(hand(table, 2)) == 4


def test_antiphonary() -> None:
    """MOA-B11, MOA-J16: everybody passes to the right; books come before the cards are chosen."""
    table = before_mass(kept=["B11", "B5", "", ""])
    play(table, "play B11")
    assert table.to_act == (1,)
    play(table, "pass")
    hold_mass(table)
    assert hand(table, 0) == [2, 3, 4, 5, 6]
    assert hand(table, 3) == [1, 17, 18, 19, 20]


def test_pilgrims_guide() -> None:
    """MOA-B12: one to four spaces, whatever the pace."""
    table = holding("B12")
    play(table, "play B12")
    assert "go SCR" in legal(table)
    assert "go CEL1" in legal(table)
    assert "go BIB" not in legal(table)


def test_books_may_be_combined() -> None:
    """MOA-J23: several at one moment; they go under the pile in the order of play (MOA-J27)."""
    table = holding("B2 B12", "CLE")
    with refused(table, "MOA-J24", "refuse-no-effect"):
        play(table, "play B2")
    play(table, "play B12", "play B2")
    assert legal(table) == ["go BIB"]
    assert books(table)[-2:] == ["B12", "B2"]
    assert look(table).pile[-2:] == ["B12", "B2"]


def test_sic_et_non() -> None:
    """MOA-B13, MOA-J22: one more question, to the same or another pawn."""
    table = holding("B13", "ECC CLS CLS CLW")
    play(table, "go CLS", "ask 1", "about hand", "trait fat", "done", "silent")
    assert legal(table) == ["play B13", "done"]
    play(table, "play B13")
    assert legal(table) == ["ask 1", "ask 2"]


def test_glosses_in_the_margin() -> None:
    """MOA-B14: its player looks at a random card of somebody, wherever that pawn is."""
    table = holding("B14")
    told = play(table, "play B14", "ask 3")
    card = int(str(event(told, "showed", 0).args["suspects"]))
    assert card in hand(table, 3)
    assert card in seen(table, 0)


def test_chronicle_of_the_abbey() -> None:
    """MOA-B15: the reader sees the top of the parlour pile, or a card of the left neighbour."""
    table = reading("B15")
    assert 21 in seen(table, 0)
    assert state(table).parlour == [20, 21, 22]
    full = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]
    table = reading("B15", hands=full, parlour=[])
    assert len(set(seen(table, 0)) & {6, 7, 8, 9, 10, 22}) == 1


def test_bestiary() -> None:
    """MOA-B16: a card of the other player who has most; the reader chooses if several do."""
    table = reading("B16")
    assert legal(table) == ["ask 1", "ask 2", "ask 3"]
    table = reading("B16", hands=FEWER)
    assert len(hand(table, 0)) == 5
    assert len(hand(table, 1)) == 5


def test_book_of_hours() -> None:
    """MOA-B17, MOA-J16: everybody shows a card to the left neighbour, all at once."""
    table = reading("B17")
    assert table.to_act == (0, 1, 2, 3)
    for seat, card in enumerate((1, 6, 11, 16)):
        table.play(seat, f"show {card}")
    assert 1 in seen(table, 1)
    assert 16 in seen(table, 0)
    assert 6 not in seen(table, 0)


def test_poisoned_pages() -> None:
    """MOA-B18, MOA-J17: the reader goes to penance, which ends the turn."""
    table = reading("B18", crypt=1)
    assert look(table).owed == [0]
    assert look(table).pawns[0] == "ECC"
    assert table.to_act == (1,)


def test_open_letter() -> None:
    """MOA-B19: the reader chooses a card and shows it to all."""
    table = reading("B19")
    assert table.to_act == (0,)
    play(table, "show 4")
    assert all(4 in seen(table, seat) for seat in range(4))


def test_gospel_of_judas() -> None:
    """MOA-B20: all pass a random card to the right; all are drawn before any is handed over."""
    table = reading("B20")
    assert [len(hand(table, seat)) for seat in range(4)] == [5] * 4
    assert len(set(hand(table, 3)) & {1, 2, 3, 4, 5}) == 1
    assert len(set(hand(table, 0)) & {6, 7, 8, 9, 10}) == 1


def test_physiognomy() -> None:
    """MOA-B21, MOA-C5: the rolled player chooses a card and shows it to the reader."""
    table = reading("B21")
    (seat,) = table.to_act
    assert seat != 0
    play(table, legal(table)[2])
    assert len(seen(table, 0)) == 6


def test_the_die_never_names_the_reader() -> None:
    """MOA-J11: it is rolled again, as it is for colours not in play (MOA-S4)."""
    rolled = {reading("B21", seed=seed).to_act[0] for seed in range(40)}
    assert rolled == {1, 2, 3}


def test_book_of_exchanges() -> None:
    """MOA-B22: the reader and the rolled player exchange a random card each."""
    table = reading("B22")
    assert len(set(hand(table, 0)) & {1, 2, 3, 4, 5}) == 4
    assert len(hand(table, 0)) == 5


def test_handbook_of_inquisitors() -> None:
    """MOA-B23: the rolled player goes to penance, unless that player still owes a turn."""
    table = reading("B23")
    assert len(look(table).owed) == 1
    table = at("CLN ECC ECC ECC", book="B23", owed=14, praying=14)
    play(table, "go SCR", "use")
    assert look(table).owed != [0]


def test_dialogues() -> None:
    """MOA-B24: the rolled player is asked a question, must answer, and asks nothing back."""
    table = reading("B24")
    assert look(table).phase == "topic"
    told = play(table, "about hand", "trait fat", "done")
    assert "answered" in names(told)
    assert look(table).phase == "go"
    table = at("CLN ECC ECC ECC", book="B24", praying=14)
    play(table, "go SCR", "use")
    assert look(table).phase == "go"


def test_cards_go_under_their_pile() -> None:
    """MOA-S2, MOA-J27: a book that was read goes under its pile, and everybody knows it."""
    table = reading("B15")
    assert books(table)[-1] == "B15"
    assert look(table, 2).pile[-1] == "B15"


@pytest.mark.parametrize("known", [False, True])
def test_a_book_seen_going_under_the_pile_is_known_when_drawn(known: bool) -> None:
    """MOA-J15: only such a book is known to the others."""
    table = at("CLN CLS CLS CLS", book="B3", open_books=4 if known else 0)
    play(table, "go SCR", "use")
    assert look(table, 1).open_books[0] == (["B3"] if known else [])


def test_turn_books_may_be_played_after_the_room() -> None:
    """MOA-J21, MOA-J23: as well as before the move; even in the turn in which they are drawn."""
    table = at("CLN CLS CLS CLS", book="B14")
    play(table, "go SCR", "use")
    assert look(table).phase == "after-room"
    with refused(table, "MOA-J21", "refuse-end-turn"):
        play(table, "use")
    play(table, "play B14", "ask 2")
    assert table.to_act == (1,)
    assert first(["B14"], books(table))[0] == "B14"
