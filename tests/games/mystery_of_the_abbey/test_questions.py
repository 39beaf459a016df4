"""Encounters: whom to ask, what to ask, silence, the question back, promises."""

import pytest

from cloister.games.mystery_of_the_abbey.rules.events import TRAITS
from tests.support.playing import event, legal, names, play, refused

from .helpers import at, hand, look, state

BACK = ("about seen", "trait thin", "done")


def test_a_player_who_meets_others_must_ask_one() -> None:
    """MOA-T3, MOA-J6: only a pawn that stands there, and only the player who just moved asks."""
    table = at("ECC CLS CLS AUL")
    play(table, "go CLS")
    assert (table.to_act, legal(table)) == ((0,), ["ask 1", "ask 2"])
    with refused(table, "MOA-T3", "refuse-not-here"):
        play(table, "ask 3")
    with refused(table, "MOA-J21", "refuse-another-player"):
        play(table, "ask 0")
    with refused(table, "MOA-T3", "refuse-choose-whom"):
        play(table, "done")
    play(table, "ask 2")
    with refused(table, "MOA-T3", "refuse-must-ask"):
        play(table, "waive")


def test_penitents_are_not_asked() -> None:
    """MOA-J6, MOA-J25: if all there are in penance no question is asked."""
    table = at("AUL ECC ECC CLS", praying=2)
    play(table, "go ECC")
    assert look(table).phase == "topic"
    assert state(table).asked == 2
    table = at("AUL ECC ECC CLS", praying=6)
    play(table, "go ECC")
    assert table.to_act == (1,)
    table = at("AUL ECC ECC ECC", praying=2)
    play(table, "go ECC")
    with refused(table, "MOA-J6", "refuse-in-penance"):
        play(table, "ask 1")


def test_silence_ends_a_question() -> None:
    """MOA-Q1: no answer, and nothing more happens."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait fat", "done")
    assert (table.to_act, legal(table)) == ((1,), ["answer", "silent"])
    told = play(table, "silent")
    assert names(told)[0] == "silent"
    assert look(table).phase == "go"
    assert table.to_act == (1,)


def test_an_answer_allows_one_question_back() -> None:
    """MOA-Q2, MOA-Q4, MOA-J22: answers are true; the one back must be answered, and ends it."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait Franciscan", "trait bearded", "done")
    told = play(table, "answer")
    assert event(told, "answered").args["n"] == 1
    assert table.to_act == (1,)
    assert "waive" in legal(table)
    play(table, "about hand", "name 1", "name 9")
    told = play(table, "done")
    assert event(told, "answered").args["n"] == 1
    assert (table.to_act, look(table).phase) == ((1,), "go")


def test_the_question_back_may_be_waived() -> None:
    """MOA-Q2: nobody has to ask one."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait fat", "done", "answer", "waive")
    assert look(table).phase == "go"


def test_a_question_back_must_be_answered() -> None:
    """MOA-Q2, MOA-J22: silence is refused; only a book could prevent the answer."""
    table = at("ECC CLS CLW CLW", kept=["B3", "", "", ""])
    play(table, "go CLS", "ask 1", "about hand", "trait fat", "done", "answer", *BACK)
    assert (table.to_act, legal(table)) == ((0,), ["answer"])
    with refused(table, "MOA-Q2", "refuse-silence-back"):
        play(table, "silent")


@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        (["trait Templar"], 3),
        (["trait Templar", "trait fat"], 1),
        (["trait hooded", "trait bearded", "trait thin", "trait Franciscan", "trait Father"], 1),
        (["name 6"], 1),
        (["name 5"], 0),
        (["name 5", "name 6", "name 7"], 2),
    ],
)
def test_the_question_language(parts: list[str], answer: int) -> None:
    """MOA-J1, MOA-Q3: seat 1 holds 6 to 10; up to five traits or up to six names."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", *parts, "done")
    assert event(play(table, "answer"), "answered").args["n"] == answer


def test_parts_of_a_question() -> None:
    """MOA-J1: at most one value for each trait, or at most six names, but never both."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand")
    with refused(table, "MOA-J1", "refuse-nothing-named"):
        play(table, "done")
    play(table, "trait hooded")
    with refused(table, "MOA-J1", "refuse-one-value-a-trait"):
        play(table, "trait unhooded")
    with refused(table, "MOA-J1", "refuse-traits-or-names"):
        play(table, "name 3")
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about seen", *[f"name {n}" for n in range(1, 7)])
    assert legal(table) == ["done"]
    with refused(table, "MOA-J1", "refuse-named-already"):
        play(table, "name 3")
    with refused(table, "MOA-J1", "refuse-no-names"):
        play(table, "name 7")


def test_short_questions() -> None:
    """MOA-J1: with the option `two_traits` a question has two traits at most."""
    table = at("ECC CLS CLW CLW", options={"two_traits": True})
    play(table, "go CLS", "about hand", "trait hooded", "trait fat")
    assert legal(table) == ["done"]
    with refused(table, "MOA-J1", "refuse-two-traits"):
        play(table, "trait bearded")


def test_the_last_mass_is_asked_about_only_after_one() -> None:
    """MOA-J1: before the first Mass nobody asks which cards were passed."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS")
    with refused(table, "MOA-J1", "refuse-topic"):
        play(table, "about passed")


def test_eliminated_means_seen() -> None:
    """MOA-J2: a card that was held, shown or looked at counts as seen; the engine keeps track."""
    table = at("ECC CLS CLW CLW", seen=[31, 2016, 31744, 1015808])
    play(table, "go CLS", "about seen", "name 1", "name 6", "name 11", "done")
    told = play(table, "answer")
    assert event(told, "answered").args["n"] == 2


def test_free_questions() -> None:
    """MOA-J1: asked aloud between people, answered with yes, no or a number, or not at all."""
    table = at("ECC CLS CLW CLW", options={"free_questions": True})
    play(table, "go CLS", "about aloud")
    assert table.to_act == (1,)
    assert {"yes", "no", "say 0", "say 24", "silent"} == set(legal(table)) - {
        f"say {n}" for n in range(1, 24)
    }
    told = play(table, "say 3")
    assert event(told, "said-number").args["n"] == 3
    play(table, "about aloud")
    told = play(table, "yes")
    assert names(told)[0] == "said-yes"


# Promises


def test_a_yes_binds_the_next_move() -> None:
    """MOA-J3, MOA-Q4: the move must end in that space."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about will", "will CLE", "yes", "waive")
    assert legal(table) == ["go CLE"]
    with refused(table, "MOA-J3", "refuse-promise"):
        play(table, "go ECC")
    play(table, "go CLE")
    assert look(table).promised == [""] * 4


def test_a_no_to_a_promise_binds_too() -> None:
    """MOA-J3: after a no the move may not end there."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about will", "will CLE", "no", "waive")
    assert "go CLE" not in legal(table)
    assert look(table).promised_not[1] == ["CLE"]


def test_only_a_plain_move_can_be_promised() -> None:
    """MOA-J3: yes may be said only if the space can be reached and entered as things stand."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about will", "will CAP")
    assert legal(table) == ["yes", "no", "silent"]
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about will", "will BIB")
    assert legal(table) == ["no", "silent"]
    with refused(table, "MOA-J3", "refuse-cannot-promise"):
        play(table, "yes")


def test_an_answer_about_a_promise_is_repeated() -> None:
    """MOA-J3: while a yes stands, the player says no to every other space."""
    room = 14
    table = at("ECC CLS CLW CLW", yes=[-1, room, -1, -1])
    play(table, "go CLS", "about will", "will CLE")
    assert legal(table) == ["yes", "silent"]
    with refused(table, "MOA-J3", "refuse-promised-already"):
        play(table, "no")
    table = at("ECC CLS CLW CLW", yes=[-1, room, -1, -1])
    play(table, "go CLS", "about will", "will ECC")
    assert legal(table) == ["no", "silent"]


def test_promises_lapse() -> None:
    """MOA-J3: if the turn is lost, if the space cannot be reached, or if a no leaves no move."""
    table = at(seat=3, decider=3, owed=1, praying=1, yes=[11, -1, -1, -1], first=2)
    play(table, "go CLS")
    assert look(table).promised == [""] * 4
    table = at(yes=[17, -1, -1, -1])
    assert len(legal(table)) > 1
    table = at("CON1", no=[(1 << 27) - 1, 0, 0, 0])
    assert len(legal(table)) > 1


def test_no_question_is_put_where_all_others_are_in_penance() -> None:
    """MOA-J25, MOA-V4: the turn ends without an encounter."""
    table = at("AUL ECC ECC CLS", praying=6)
    play(table, "go ECC")
    assert table.to_act == (1,)


def test_an_answer_gives_only_a_number() -> None:
    """MOA-Q3: it names no suspect."""
    table = at("ECC CLS CLW CLW")
    play(table, "go CLS", "about hand", "trait fat", "done")
    told = play(table, "answer")
    said = event(told, "answered").args
    question = {"seat", "other", "topic", "named", "traits", "names", "room"}
    assert set(said) == {*question, *TRAITS, "n"}
    assert said["names"] == ""
    assert hand(table, 1) == [6, 7, 8, 9, 10]
