"""The eight books of the library."""

import pytest

from cloister import Table
from tests.support.playing import event, legal, names, play, refused

from .helpers import at, hand, look, seen

FEWER = ["1 2 3 4", "5 6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]


def reading(title: str, **more: object) -> Table:
    given: dict[str, object] = {"hands": FEWER, "library": title, **more}
    table = at("SCR CLS CLS CLS", **given)  # type: ignore[arg-type]
    play(table, "go BIB", "use")
    return table


def test_sealed_testimony() -> None:
    """MOA-L1: one revelation at once, without loss if it is wrong."""
    table = reading("L1")
    with refused(table, "MOA-L1", "refuse-reveal-or-skip"):
        play(table, "accuse")
    play(table, "reveal fat")
    assert look(table).revelations[0].loss == 0
    table = reading("L1", revelations=[value * 8 + 1 for value in range(12)])
    assert table.to_act == (1,)


def test_register_of_the_monks() -> None:
    """MOA-L2, MOA-J16: every other player shows the reader one card."""
    table = reading("L2")
    assert table.to_act == (1, 2, 3)
    for seat in (3, 1, 2):
        told = table.play(seat, table.moves(seat)[0])
    assert seen(table, 0) == [1, 2, 3, 4, 5, 11, 16]
    assert "showed-unseen" in names(told, 1)


def test_book_of_confessions() -> None:
    """MOA-L3: the player named keeps one card back and shows all the others."""
    table = reading("L3")
    assert legal(table) == ["ask 1", "ask 2", "ask 3"]
    play(table, "ask 2")
    assert table.to_act == (2,)
    with refused(table, "MOA-L3", "refuse-choose-kept-back"):
        play(table, "keep 1")
    play(table, "keep 13")
    assert seen(table, 0) == [1, 2, 3, 4, 11, 12, 14, 15]


def test_bundle_of_manuscripts() -> None:
    """MOA-L4, MOA-J17: three books, one after the other; a penance does not stop the rest."""
    table = reading("L4", book="B3 B18 B5")
    play(table, "pass")
    assert look(table, 0).kept == ["B3", "B5"]
    assert look(table).owed == [0]
    assert table.to_act == (1,)


def test_inquisitors_decree() -> None:
    """MOA-L5, MOA-J25: everybody else answers, clockwise; penitents are left out."""
    table = reading("L5")
    play(table, "about hand", "trait Templar")
    told = play(table, "done")
    answers = [event.args["other"] for event in told.heard_by(None) if event.name == "answered"]
    assert answers == [1, 2, 3]
    assert look(table).phase == "go"
    table = at("SCR CLS ECC CLS", hands=FEWER, library="L5", praying=4)
    play(table, "go BIB", "use", "about hand", "trait Templar")
    told = play(table, "done")
    answers = [event.args["other"] for event in told.heard_by(None) if event.name == "answered"]
    assert answers == [1, 3]


def test_tithe_roll() -> None:
    """MOA-L6: a random card from each of two players; each of them may play B9."""
    table = reading("L6", kept=["", "B9", "", ""])
    play(table, "ask 1", "ask 3")
    assert table.to_act == (1,)
    play(table, "play B9")
    assert len(hand(table, 0)) == 5
    assert len(hand(table, 3)) == 4
    one = ["", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20", "", ""]
    table = reading("L6", hands=one)
    assert len(hand(table, 0)) == 1


def test_census_of_the_abbey() -> None:
    """MOA-L7, MOA-J25: all say how many they hold; as no question, the great silence allows it."""
    table = reading("L7", lasting=8)
    with refused(table, "MOA-L7", "refuse-choose-value"):
        play(table, "done")
    told = play(table, "trait Templar")
    counts = [event.args["n"] for event in told.heard_by(None) if event.name == "counted"]
    assert counts == [4, 4, 0, 0]
    assert event(told, "counted", 2).args["value"] == "Templar"


def test_treatise_on_time() -> None:
    """MOA-L8, MOA-J18: two extra turns; then the crypt card, if there is one."""
    table = reading("L8", crypt=1)
    assert (table.to_act, look(table).extra_turn) == ((0,), True)
    play(table, "go SCR", "skip")
    assert (table.to_act, look(table).phase) == ((0,), "go")
    play(table, "go CLN")
    assert legal(table) == ["crypt", "done"]
    play(table, "crypt", "go REF")
    assert table.to_act == (1,)


@pytest.mark.parametrize("book", ["B18"])
def test_a_penance_cancels_extra_turns(book: str) -> None:
    """MOA-J17, MOA-L8: extra turns never serve as the lost turn."""
    table = reading("L8", book=book)
    play(table, "go SCR", "use")
    assert look(table).owed == [0]
    assert table.to_act == (1,)
