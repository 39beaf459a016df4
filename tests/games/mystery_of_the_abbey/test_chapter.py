"""Revelations, accusations, the end and the score."""

from cloister import Table
from tests.support.playing import legal, names, play, refused

from .helpers import at, hand, look, seen

FULL = ["1 2 3 4 5 21", "6 7 8 9 10 22", "11 12 13 14 15 23", "16 17 18 19 20"]


def in_the_chapter_hall(**more: object) -> Table:
    given: dict[str, object] = {"hands": FULL, "parlour": [], **more}
    table = at("CLE", **given)  # type: ignore[arg-type]
    play(table, "go CAP")
    return table


def test_a_revelation_names_one_value() -> None:
    """MOA-C9, MOA-V1: it is public, kept, and never repeated; it may contradict another one."""
    table = in_the_chapter_hall()
    assert len(legal(table, "reveal ")) == 12
    play(table, "reveal thin")
    (made,) = look(table).revelations
    assert (made.seat, made.value, made.loss, made.right) == (0, "thin", 1, None)
    table = in_the_chapter_hall(revelations=[11 * 8 + 1])
    with refused(table, "MOA-V1", "refuse-revealed-before"):
        play(table, "reveal thin")
    play(table, "reveal fat")


def test_no_accusation_while_the_parlour_has_cards() -> None:
    """MOA-V2."""
    table = at("CLE")
    play(table, "go CAP")
    with refused(table, "MOA-V2", "refuse-parlour-first"):
        play(table, "accuse")


def test_a_visit_to_the_chapter_hall_allows_one_thing() -> None:
    """MOA-J9: one revelation or one accusation."""
    table = in_the_chapter_hall()
    play(table, "reveal thin")
    assert table.to_act == (1,)


def test_players_cannot_accuse_a_suspect_they_hold() -> None:
    """MOA-J9."""
    table = in_the_chapter_hall()
    play(table, "accuse")
    assert legal(table) == [f"accuse {n}" for n in range(1, 25) if n not in (1, 2, 3, 4, 5, 21)]
    with refused(table, "MOA-J9", "refuse-own-suspect"):
        play(table, "accuse 3")


def test_a_wrong_accusation_costs_points_and_a_penance() -> None:
    """MOA-V3, MOA-V4, MOA-J28: the holder shows the card to all; it costs two points and a turn."""
    table = in_the_chapter_hall()
    told = play(table, "accuse", "accuse 7")
    assert names(told)[:2] == ["accused-wrongly", "penance"]
    assert all(7 in seen(table, seat) for seat in range(4))
    assert 7 in hand(table, 1)
    view = look(table)
    assert view.scores == [-2, 0, 0, 0]
    assert view.pawns[0] == "ECC"
    assert view.owed == [0]
    assert (view.accusations[0].suspect, view.accusations[0].holder) == (7, 1)


def test_the_same_suspect_may_be_accused_again() -> None:
    """MOA-J28."""
    table = in_the_chapter_hall(accused=[(6 * 8) + 2])
    play(table, "accuse")
    assert "accuse 7" in legal(table)


def test_a_right_accusation_ends_the_game() -> None:
    """MOA-V3, MOA-V5: four points, and every revelation is scored."""
    table = in_the_chapter_hall(
        revelations=[(1 * 16 + 2) * 8 + 1, (2 * 16 + 8) * 8 + 1, (3 * 16 + 6) * 8 + 0]
    )
    play(table, "accuse", "accuse 24")
    assert table.outcome is not None
    assert table.outcome.reason == "culprit_found"
    assert table.outcome.scores == (4, 2, -1, 0)
    assert table.outcome.winners == (0,)
    assert look(table).culprit == 24
    assert [made.right for made in look(table).revelations] == [True, False, False]
    assert look(table).hands[0] == [1, 2, 3, 4, 5, 21]


def test_a_tie_goes_to_the_finder() -> None:
    """MOA-V5: if the finder is among the tied players."""
    table = in_the_chapter_hall(revelations=[(1 * 16 + 2) * 8 + 1, (1 * 16 + 5) * 8 + 1])
    play(table, "accuse", "accuse 24")
    assert table.outcome is not None
    assert table.outcome.scores == (4, 4, 0, 0)
    assert table.outcome.winners == (0,)


def test_a_tie_without_the_finder_is_shared() -> None:
    """MOA-J12."""
    made = [(seat * 16 + value) * 8 + 1 for seat, value in ((1, 2), (1, 5), (2, 7), (2, 9))]
    table = in_the_chapter_hall(revelations=made, wrong=[1, 0, 0, 0])
    play(table, "accuse", "accuse 24")
    assert table.outcome is not None
    assert table.outcome.scores == (2, 4, 4, 0)
    assert table.outcome.winners == (1, 2)


def test_there_are_at_most_twelve_revelations() -> None:
    """MOA-J28: after that only an accusation is possible."""
    table = in_the_chapter_hall(revelations=[value * 8 + 1 for value in range(12)])
    assert legal(table) == ["accuse", "skip"]
