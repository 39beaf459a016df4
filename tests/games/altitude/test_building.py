"""The shape of a mountain: base, floors, supports, and which card may lie where."""

import pytest

from cloister import Table
from tests.support.playing import legal, play, refused

from .helpers import Rows, at, final, finished, left_end, look, rows

PLACE: list[tuple[Rows, str, list[str], dict[str, str], str]] = [
    (["8 5"], "2:0", ["9", "16", "C"], {"8": "ALT-4", "6": "ALT-4", "S": "ALT-12"}, "owner"),
    (["8 5"], "2:1", [], {"9": "ALT-3", "C": "ALT-3"}, "owner"),
    (["8 A"], "2:0", ["C"], {"9": "ALT-11"}, "owner"),
    (["8 A"], "2:0", ["C"], {"A": "ALT-R8"}, "opponent"),
    (["C C"], "2:0", ["1", "C", "A"], {}, "opponent"),
    (["C C"], "2:0", ["1", "C"], {"A": "ALT-11"}, "owner"),
    (["3 4 5 6 7 8 9 10 11 12"], "1:10", [], {"13": "ALT-2", "C": "ALT-2"}, "owner"),
    (["3 . 5"], "1:1", ["1", "C"], {}, "owner"),
    (["3 . . . 5"], "1:2", [], {"1": "ALT-5"}, "owner"),
    ([], "1:0", [], {"7": "ALT-7c", "A": "ALT-7c"}, "opponent"),
]
"""The cases of placing in the specification."""


def drawing(card: str, mountain: Rows, by: str) -> Table:
    """Seat 0 has drawn a card; the mountain belongs to seat 0 (owner) or to seat 1."""
    if by == "owner":
        return at(mountain, [], drawn=card)
    return at(["1"], mountain, drawn=card)


def attempt(place: str, by: str) -> str:
    return f"build {place}" if by == "owner" else f"send {place} to 1"


@pytest.mark.parametrize(("mountain", "place", "fitting", "unfit", "by"), PLACE)
def test_worked_cases(
    mountain: Rows, place: str, fitting: list[str], unfit: dict[str, str], by: str
) -> None:
    """ALT-2, ALT-3, ALT-4, ALT-5, ALT-7c, ALT-11, ALT-12, ALT-R8: the worked cases."""
    move = attempt(place, by)
    for card in fitting:
        table = drawing(card, mountain, by)
        assert move in legal(table)
        play(table, move)
    for card, rule in unfit.items():
        table = drawing(card, mountain, by)
        assert move not in legal(table)
        with refused(table, rule):
            play(table, move)


def test_the_example_from_the_box() -> None:
    """ALT-1, ALT-R4: 9 on 8 and 5, 13 on 9 and a cable car; three floors."""
    table = at(["8 5 3"], ["1"], drawn="9", pile="1 C 1 13 1 2")
    play(table, "build 2:0", "discard", "build 2:1", "discard", "build 3:0")
    assert rows(table) == ["8 5 3", "9 C", "13"]
    assert look(table).mountains[0].floors == 3


class TestBase:
    def test_a_base_grows_at_both_ends(self) -> None:
        """ALT-2: to the left and to the right, and nowhere else."""
        table = at(["7"], [], drawn="3")
        assert legal(table, "build") == ["build 1:-1", "build 1:1"]
        play(table, "build 1:-1")
        assert (rows(table), left_end(table)) == (["3 7"], -1)

    def test_a_base_has_ten_cards_at_most(self) -> None:
        """ALT-2: nine cards leave room at both ends, ten at neither."""
        table = at(["1 1 2 2 3 3 4 4 5"], [], drawn="5", left=(-4, 0))
        assert legal(table, "build 1:") == ["build 1:-5", "build 1:5"]
        play(table, "build 1:-5")
        full = at(["1 1 2 2 3 3 4 4 5 5"], [], drawn="1", left=(-5, 0))
        assert legal(full, "build 1:") == []
        for end in ("1:-6", "1:5"):
            with refused(full, "ALT-2", "refuse-base-full"):
                play(full, f"build {end}")

    def test_a_base_reaches_nine_places_to_either_side(self) -> None:
        """ALT-2: the first card may end up at either end of the base."""
        table = at(["1 1 2 2 3 3 4 4 5"], [], drawn="5", left=(-8, 0))
        assert "build 1:-9" in legal(table)
        table = at(["1 1 2 2 3 3 4 4 5"], [], drawn="5")
        play(table, "build 1:9")
        assert rows(table) == ["1 1 2 2 3 3 4 4 5 5"]

    def test_any_number_may_lie_in_the_base(self) -> None:
        """ALT-4: values do not matter in the base."""
        for card in ("1", "16", "1a", "16a", "C"):
            table = at(["16"], [], drawn=card)
            assert legal(table, "build") == ["build 1:-1", "build 1:1"]

    def test_the_first_card(self) -> None:
        """ALT-5, ALT-R1: the first card touches nothing; its place is called 1:0."""
        table = at([], [], drawn="9")
        assert legal(table, "build") == ["build 1:0"]
        with refused(table, "ALT-R1", "refuse-first-place"):
            play(table, "build 1:1")
        play(table, "build 1:0")
        assert rows(table) == ["9"]

    def test_a_card_has_to_touch_another(self) -> None:
        """ALT-5, ALT-R1: touching means lying directly beside a card."""
        table = at(["7 8"], [], drawn="9")
        for apart in ("1:3", "1:-2", "1:9"):
            with refused(table, "ALT-5", "refuse-apart"):
                play(table, f"build {apart}")

    def test_a_gap_is_filled_from_its_sides(self) -> None:
        """ALT-R1: a gap of three takes cards beside its edges, then in the middle."""
        table = at(["3 . . . 5"], [], drawn="1")
        assert legal(table, "build") == ["build 1:-1", "build 1:1", "build 1:3", "build 1:5"]
        play(table, "build 1:1", "discard")
        assert "build 1:2" in legal(table)

    def test_a_gap_counts_towards_the_ten_places(self) -> None:
        """ALT-R12: leftmost to rightmost, a gap included, ten places at most."""
        table = at(["1 1 2 2 . 3 4 4 5 5"], [], drawn="6")
        assert legal(table, "build 1:") == ["build 1:4"]
        with refused(table, "ALT-2"):
            play(table, "build 1:10")


class TestFloors:
    def test_a_floor_may_begin_as_soon_as_two_lie_side_by_side(self) -> None:
        """ALT-3: the base need not be finished."""
        table = at(["2 3"], [], drawn="4")
        assert "build 2:0" in legal(table)

    def test_no_floor_over_one_card_or_over_a_gap(self) -> None:
        """ALT-3, ALT-R3: both supports have to be there."""
        for base in (["2"], ["2 . 3"]):
            table = at(base, [], drawn="9")
            assert legal(table, "build 2:") == []
            for place in ("2:-1", "2:0", "2:1"):
                with refused(table, "ALT-3", "refuse-two-supports"):
                    play(table, f"build {place}")

    def test_a_floor_may_have_holes(self) -> None:
        """ALT-3: only the two cards below matter, not the ones beside."""
        table = at(["1 1 2 2"], [], drawn="5", pile="1 6 1 7 2 3")
        play(table, "build 2:0", "discard", "build 2:2")
        assert rows(table) == ["1 1 2 2", "5 . 6"]
        table = at(["1 1 2 2", "5 . 6"], [], drawn="9")
        with refused(table, "ALT-3"):
            play(table, "build 3:0")

    @pytest.mark.parametrize(
        ("supports", "card", "fits"),
        [
            ("8 5", "9", True),
            ("5 8", "9", True),
            ("8 5", "8", False),
            ("5 8", "8", False),
            ("8 5", "8a", False),
            ("8a 5", "8", False),
            ("8 8", "14", True),
            ("15 16", "16a", False),
            ("1 1", "2", True),
        ],
    )
    def test_a_card_is_strictly_higher_than_each_support(
        self, supports: str, card: str, fits: bool
    ) -> None:
        """ALT-4, ALT-R2: higher than both, equal is not enough, the sum does not matter."""
        table = at([supports], [], drawn=card)
        assert ("build 2:0" in legal(table)) == fits
        if not fits:
            with refused(table, "ALT-4", "refuse-too-low"):
                play(table, "build 2:0")

    def test_a_cable_car_counts_as_zero_below(self) -> None:
        """ALT-R4: a 13 on 9 and a cable car rests on 9 and 0."""
        assert "build 2:0" in legal(at(["9 C"], [], drawn="13"))
        assert "build 2:0" not in legal(at(["9 C"], [], drawn="9"))
        assert "build 2:0" in legal(at(["C C"], [], drawn="1"))

    def test_a_pyramid_ends_with_one_card(self) -> None:
        """ALT-2, ALT-3: each floor is one card shorter: three cards carry two, two carry one."""
        table = at(["1 1 2", "3 4", "5"], [], drawn="9")
        assert legal(table, "build") == ["build 1:-1", "build 1:3"]
        with refused(table, "ALT-3"):
            play(table, "build 4:0")

    def test_an_occupied_place_cannot_be_built_on(self) -> None:
        """ALT-7e, ALT-R42: building and sending do not replace a card."""
        table = at(["2 3"], ["4 5"], drawn="9")
        with refused(table, "ALT-7e", "refuse-occupied"):
            play(table, "build 1:0")
        with refused(table, "ALT-R42", "refuse-occupied"):
            play(table, "send 1:0 to 1")


class TestHeight:
    def test_every_kind_of_card_makes_a_floor(self) -> None:
        """ALT-1, ALT-R22: avalanches, cable cars and animals too."""
        for top in ("9", "9a", "C", "A"):
            table = final(["1 2", top], hands=["S S S S"])
            assert look(table).mountains[0].floors == 2
            assert finished(table).scores == (2 + 4 + 1,)

    def test_floors_are_contiguous(self) -> None:
        """ALT-R22: no card can lie above an empty floor."""
        with pytest.raises(Exception, match="not a position"):
            at(["1 2", ". .", "5"], [], drawn="9")

    def test_a_mountain_that_is_begun_is_never_removed(self) -> None:
        """ALT-R36: only the owner begins it; its first card may be replaced but not removed."""
        table = at([], ["7"], drawn="5", pile="8 9 2 3")
        assert legal(table, "send") == [move for move in legal(table) if move.endswith("to 1")]
        play(table, "discard")
        assert legal(table, "send") == []
        with refused(table, "ALT-7c", "refuse-not-begun"):
            play(table, "send 1:0 to 0")
        play(table, "replace 1:0")
        assert rows(table, 1) == ["8"]
