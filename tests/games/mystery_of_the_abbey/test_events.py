"""The 18 events in order, each drawn after everybody has passed the lowest card."""

import pytest

from cloister import Table
from tests.support.playing import event, legal, names, play, refused

from .helpers import at, before_mass, hand, hold_mass, look, seen, state, with_event

AFTER = [[2, 3, 4, 5, 16], [1, 7, 8, 9, 10], [6, 12, 13, 14, 15], [11, 17, 18, 19, 20]]
"""The hands when the event is drawn."""


def show_all(table: Table) -> None:
    while look(table).phase == "show":
        seat = table.to_act[0]
        told = table.play(seat, table.moves(seat)[0])
    assert told.revealed


def test_gregorian_chant() -> None:
    """MOA-E1, MOA-J13: a public flag; penances for slips are left to the table."""
    table = with_event("E1")
    assert look(table).lasting == 1
    assert table.to_act == (3,)


@pytest.mark.parametrize(
    ("card", "fitting", "to_left"),
    [
        ("E2", [[3, 5, 16], [1, 7, 9], [12], [11, 17, 20]], True),
        ("E3", [[3, 4], [1, 9], [6, 14, 15], [11, 18, 19]], True),
        ("E4", [[4, 5, 16], [1, 8, 10], [15], [11, 18, 20]], True),
        ("E5", [[16], [7, 8], [6, 14, 15], []], False),
        ("E6", [[2], [1, 9, 10], [], [17, 18]], False),
    ],
)
def test_players_show_a_card_of_a_kind(card: str, fitting: list[list[int]], to_left: bool) -> None:
    """MOA-E2, MOA-E3, MOA-E4, MOA-E5, MOA-E6, MOA-J16: all choose at once.

    All cards are shown together, and a player who has none says so.
    """
    table = with_event(card)
    assert [hand(table, seat) for seat in range(4)] == AFTER
    assert table.to_act == (0, 1, 2, 3)
    before = [seen(table, seat) for seat in range(4)]
    for seat, cards in enumerate(fitting):
        assert table.moves(seat) == ([f"show {n}" for n in cards] or ["none"])
    show_all(table)
    for seat, cards in enumerate(fitting):
        for n in cards[:1]:
            assert n in seen(table, (seat + 1) % 4)
            across = n in seen(table, (seat + 2) % 4)
            assert across == (not to_left or n in before[(seat + 2) % 4])


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    """MOA-J16: nobody learns who had a real choice."""
    table = with_event("E5")
    told = table.play(3, "none")
    assert names(told, 0) == ["chose-unseen"]
    told = table.play(0, "show 16")
    assert names(told, 1) == ["chose-unseen"]
    assert 16 not in seen(table, 2)


def test_loose_tongue() -> None:
    """MOA-E7: a random card of the rolled player is shown to all and stays in that hand."""
    table = before_mass(event="E7")
    told = hold_mass(table)
    shown = int(str(event(told, "showed-all").args["suspects"]))
    rolled = event(told, "rolled").args["seat"]
    assert isinstance(rolled, int)
    assert shown in hand(table, rolled)
    assert all(shown in seen(table, seat) for seat in range(4))


def test_locked_cell() -> None:
    """MOA-E8: nobody but its owner may enter it."""
    table = at("DOE ECC ECC ECC", lasting=2, locked=1)
    with refused(table, "MOA-E8", "refuse-cell-locked"):
        play(table, "go CEL2")
    assert "go CEL3" in legal(table)
    owner = at("ECC DOE ECC ECC", lasting=2, locked=1, seat=1, decider=1)
    assert "go CEL2" in legal(owner)
    table = with_event("E8")
    assert look(table).lasting == 2
    assert 0 <= look(table).locked < 4


def test_ransacked_cell() -> None:
    """MOA-E9: one card is taken, another one looked at."""
    table = at("DOE ECC ECC ECC", lasting=4, ransacked=1)
    told = play(table, "go CEL2", "use")
    assert names(told, 0)[:2] == ["took", "showed"]
    assert len(hand(table, 0)) == 6
    assert len(seen(table, 0)) == 7
    one = ["1 2 3 4 5", "6", "7 8 9 10 11 12 13 14 15", "16 17 18 19 20"]
    table = at("DOE ECC ECC ECC", lasting=4, ransacked=1, hands=one)
    told = play(table, "go CEL2", "use")
    assert "showed" not in names(told, 0)
    assert look(with_event("E9")).lasting == 4


def test_great_silence() -> None:
    """MOA-E10, MOA-J25: no questions at all; rooms work as ever."""
    table = at("CLE CAP ECC ECC", lasting=8)
    play(table, "go CAP")
    assert look(table).phase == "chapter"
    table = at("CLN ECC ECC ECC", lasting=8, book="B24")
    play(table, "go SCR", "use")
    assert table.to_act == (1,)
    assert look(with_event("E10")).lasting == 8


def test_day_of_truth() -> None:
    """MOA-E11: no vow of silence; the question back stays, and B6 may be played."""
    table = at("ECC CLS CLW CLW", lasting=16, kept=["B6", "", "", ""])
    told = play(table, "go CLS", "ask 1", "about hand", "trait fat", "done")
    assert "answered" in names(told)
    play(table, "about hand", "trait fat", "done")
    assert legal(table) == ["answer", "play B6"]
    table = at("ECC CLS CLW CLW", lasting=16)
    play(table, "go CLS", "about will", "will ECC")
    with refused(table, "MOA-J22", "refuse-silence"):
        play(table, "silent")
    assert look(with_event("E11")).lasting == 16


def test_library_sealed() -> None:
    """MOA-E12, MOA-J26: nobody may enter it, not even with a book."""
    fewer = ["1 2 3 4", "5 6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20"]
    table = at("SCR", hands=fewer, lasting=32, kept=["B2 B4", "", "", ""])
    with refused(table, "MOA-E12", "refuse-library-sealed"):
        play(table, "go BIB")
    with refused(table, "MOA-J24", "refuse-no-effect"):
        play(table, "play B2")
    play(table, "play B4")
    assert "go BIB" not in legal(table)
    assert look(with_event("E12")).lasting == 32


def test_book_inventory() -> None:
    """MOA-E13, MOA-J27: all kept books go under the pile, unseen and shuffled; crypt cards stay."""
    table = before_mass(event="E13", kept=["B3 B5", "B9", "", ""], crypt=1)
    while look(table).phase == "mass-books":
        play(table, "pass")
    hold_mass(table)
    view = look(table)
    assert view.books_held == [0, 0, 0, 0]
    assert view.crypt == [0]
    assert view.pile == [""] * 24
    pile = state(table).books[-3:]
    assert sorted(pile) == [2, 4, 8]


def test_feast_of_the_relics() -> None:
    """MOA-E14: everybody without a crypt card takes one."""
    table = with_event("E14", crypt=4)
    assert look(table).crypt == [0, 1, 2, 3]


def test_travellers_at_the_gate() -> None:
    """MOA-E15: the top of the parlour pile is shown to all and goes to the bottom."""
    table = with_event("E15")
    assert state(table).parlour == [21, 22, 20]
    assert all(21 in seen(table, seat) for seat in range(4))
    empty = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]
    table = with_event("E15", hands=empty, parlour=[])
    assert table.to_act == (3,)


def test_counter_procession() -> None:
    """MOA-E16: one card to the right, chosen at the same time; it is no Mass (MOA-J1)."""
    table = before_mass(event="E16")
    for seat in range(4):
        table.play(seat, table.moves(seat)[0])
    assert look(table).phase == "give"
    for seat, card in enumerate((2, 7, 12, 17)):
        table.play(seat, f"give {card}")
    assert hand(table, 0) == [3, 4, 5, 7, 16]
    assert hand(table, 3) == [2, 11, 18, 19, 20]
    mass = state(table).page[state(table).last_mass()]
    assert mass.cards == [1 << 0, 1 << 5, 1 << 10, 1 << 15]


def test_new_confessors() -> None:
    """MOA-E17: both dice are rolled again, each for itself."""
    rolled = {tuple(look(with_event("E17", seed=seed)).dice) for seed in range(40)}
    assert len(rolled) > 8


def test_fog() -> None:
    """MOA-E18: a move is exactly one space, in extra turns and with six players too."""
    table = at(lasting=64, kept=["B12", "", "", ""])
    assert legal(table, "go") == ["go CON1", "go CRY", "go AUL", "go CLS"]
    with refused(table, "MOA-E18", "refuse-fog"):
        play(table, "go CLW")
    play(table, "play B12")
    assert "go CAP" in legal(table)
    assert look(with_event("E18")).lasting == 64
