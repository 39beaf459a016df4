"""The last page, the totals, and who wins."""

import pytest

from cloister import GameOver, Table
from cloister.games.mont_saint_michel.knowledge.review import beliefs
from cloister.games.mont_saint_michel.words.screen import text
from tests.support.playing import choices, names, outcome, play

from .helpers import INSIDE, KEY, MONKS, at, last_page, look, pages, truth


def test_the_game_ends_with_the_last_page() -> None:
    """MSM-27: the deck is used up and the last page is won."""
    table = last_page({"red": ["y+4."]}, "g+2.")
    assert table.outcome is None
    told = play(table, "move red", "step 8")
    assert names(told) == ["stepped", "won", "ended", *["revealed"] * 6]
    assert outcome(table).reason == "last_page"
    assert table.to_act == ()
    assert all(table.moves(seat) == [] for seat in range(4))
    with pytest.raises(GameOver):
        table.play(1, "give")


def test_the_game_goes_on_until_the_last_page_is_won() -> None:
    """MSM-A16, MSM-27: the deck is empty but a page is still open, so play goes on."""
    table = last_page({}, "g+2.")
    assert truth(table)["deck"] == []
    for seat in (0, 1, 2, 3, 0):
        assert table.to_act == (seat,)
        red = "step village" if look(table).places[4] else "step 11"
        play(table, "move red", red)
    assert table.outcome is None
    play(table, "move red", "step village", "move blue", "step 8")
    assert outcome(table).reason == "last_page"


def test_an_identity_card_is_never_last() -> None:
    """MSM-A16: the bottom layer has only pages."""
    from .test_setup import dealt

    for seats in range(2, 6):
        for number in range(20):
            assert truth(dealt(seats, number))["deck"][-1] != "id"  # type: ignore[index]


def test_who_was_who_is_shown() -> None:
    """MSM-28, MSM-A23: to everybody, at the end and not before."""
    table = last_page({}, "g+2.", inside="x01x23")
    assert look(table, 1).inside == []
    told = play(table, "move red", "step 8")
    for seat in (None, 0, 3):
        assert look(table, seat).inside == [-1, 0, 1, -1, 2, 3]
        shown = [event.args for event in told.heard_by(seat) if event.name == "revealed"]
        assert [args["monk"] for args in shown] == list(MONKS)
        assert [args["who"] for args in shown] == ["x", "0", "1", "x", "2", "3"]
        assert shown[4]["total"] == 2


def test_totals_add_and_subtract() -> None:
    """MSM-28: each monk's pages, negative ones subtracted; the best named monk wins."""
    won = {"black": ["y+4.", "y+3..", "g-2."], "blue": ["y+4..", "g-1."], "green": ["y+3."]}
    table = last_page(won, "g+2.")
    play(table, "move green", "step 8")
    assert look(table).totals[:4] == [5, 3, 5, 0]
    end = outcome(table)
    assert end.scores == (5, 3, 5, 0)


def test_an_x_cannot_win() -> None:
    """MSM-28, MSM-A30: white has nearly all pages but is an X, and it blocks nobody either."""
    table = last_page({"black": ["y+2."], "blue": ["y+1."]}, "g-4.")
    play(table, "move yellow", "step 8")
    assert look(table).totals[5] > 20
    end = outcome(table)
    assert (end.scores, end.winners) == ((2, 1, 0, -4), (0,))


def test_no_pages_beat_a_negative_total() -> None:
    """MSM-A30: 0 is more than -1."""
    won = {"black": ["g-1."], "blue": ["g-2."], "green": ["g-3."]}
    table = last_page(won, "g-4.")
    play(table, "move red", "step 8")
    assert outcome(table).scores == (-1, -2, -3, 0)
    assert outcome(table).winners == (3,)


class TestTies:
    """Equal totals."""

    def test_more_pages_win(self) -> None:
        """MSM-29: both have 4, black with two pages."""
        table = last_page({"black": ["y+2.", "y+2."], "blue": ["y+4."]}, "g-4.")
        play(table, "move red", "step 8")
        assert outcome(table).scores[:2] == (4, 4)
        assert outcome(table).winners == (0,)

    def test_negative_pages_count_as_pages(self) -> None:
        """MSM-A30: 4 and -1 and 1 are three pages."""
        won = {"black": ["y+2.", "y+2."], "blue": ["y+4.", "g-1.", "y+1."]}
        table = last_page(won, "g-4.")
        play(table, "move red", "step 8")
        assert outcome(table).winners == (1,)

    def test_page_counts_matter_only_among_the_tied(self) -> None:
        """MSM-29: green has most pages and a lower total."""
        won = {
            "black": ["y+2.", "y+2."],
            "blue": ["y+4."],
            "green": ["y+1.", "y+1.", "g-1.", "g-1.."],
        }
        table = last_page(won, "g-4.")
        play(table, "move red", "step 8")
        assert outcome(table).winners == (0,)

    def test_an_x_does_not_take_part_in_ties(self) -> None:
        """MSM-A30: red is an X with the same total and more pages."""
        won = {"black": ["y+4."], "red": ["y+1.", "y+1.", "y+2."]}
        table = last_page(won, "g-4.")
        play(table, "move yellow", "step 8")
        assert outcome(table).winners == (0,)

    def test_the_variant_counts_negative_cards(self) -> None:
        """MSM-V4, MSM-A18: two cards beat one, whatever their sum."""
        won = {"black": ["y+4.", "y+2.", "g-4.."], "blue": ["y+4.", "g-1.", "g-1.."]}
        table = last_page(won, "g-4.", options={"tie_break": "negatives"})
        play(table, "move red", "step 8")
        assert outcome(table).scores[:2] == (2, 2)
        assert outcome(table).winners == (1,)

    def test_the_variant_does_not_count_pages(self) -> None:
        """MSM-V4, MSM-A18: black has more pages, but they no longer break ties."""
        won = {"black": ["y+2.", "y+2."], "blue": ["y+4."]}
        table = last_page(won, "g-4.", options={"tie_break": "negatives"})
        play(table, "move red", "step 8")
        assert outcome(table).winners == (0, 1)

    def test_a_tie_that_remains_is_shared(self) -> None:
        """MSM-A18: both have the same number of pages, too."""
        table = last_page({"black": ["y+4."], "blue": ["y+4.."]}, "g-4.")
        play(table, "move red", "step 8")
        assert outcome(table).winners == (0, 1)


def test_tide_cards_count_nothing() -> None:
    """MSM-A30: blue's player still has both, but the victory is shared."""
    table = last_page({"black": ["y+4."], "blue": ["y+4.."]}, "g-4.")
    play(table, "move red", "step 9", "flood 7", "stop", "move green", "step 8")
    assert look(table).tides == [1, 3, 3, 3]
    assert outcome(table).winners == (0, 1)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_seat_scores_the_total_of_its_own_monk(seats: int) -> None:
    """MSM-28: whichever monk that turns out to be."""
    inside = INSIDE[seats][::-1]
    table = last_page(
        {"white": ["y+3."], "red": ["y+2."]}, "g-4.", seats=seats, inside=inside, rest="black"
    )
    play(table, "move blue", "step 8")
    scores = outcome(table).scores
    for seat in range(seats):
        assert scores[seat] == look(table).totals[inside.index(str(seat))]


def test_the_last_page_may_be_given_too() -> None:
    """MSM-27, MSM-10: the very last page goes to a monk that stands there."""
    table = at({"red": 8}, location=8)
    assert "give" in choices(table)
    end = last_page({}, "g+4.")
    play(end, "move red", "step 9", "stop", "move red", "step 8")
    assert pages(end, "red") == [4]


class TestLookingBack:
    """Who was who, who looked where and when, and what that told them."""

    def ended(self) -> Table:
        """Seat 0 is red: it sees blue, then an X, then red itself. Seat 1 always declines."""
        table = last_page({}, "g+2.", inside="12x30x")
        looked = [(turn % 4, "") for turn in range(12)]
        looked[0], looked[4], looked[8] = (0, "blue"), (0, "white"), (0, "red")
        looked[2] = (2, "black")
        written = truth(table)
        written["looked"] = [list(at) for at in looked]
        written["looked_on"] = list(range(3, 27, 2))
        again = Table.set_up(KEY, 4, written)
        play(again, "move green", "step 8")
        return again

    def test_the_turn_of_each_look_is_public(self) -> None:
        """MSM-A23: everybody always sees when a look was made, but not what it showed."""
        table = at(location=8, top=["id", "y+1."], turns=7)
        play(table, "move red", "step 8", "look white")
        for seat in (None, 0, 1, 2, 3):
            assert (look(table, seat).looked, look(table, seat).looked_on) == ([(1, 5)], [8])
            assert look(table, seat).believed == []

    @pytest.mark.parametrize("onlooker", [None, 0, 3])
    def test_what_each_look_told(self, onlooker: int | None) -> None:
        """MSM-28: when the monks are opened, everybody sees this too."""
        view = look(self.ended(), onlooker)
        assert view.looked_on == list(range(3, 27, 2))
        fifth, quarter, sixth = 0.2, 0.25, round(1 / 6, 4)
        assert view.believed[0] == [fifth, 0, fifth, fifth, fifth, fifth]
        assert view.believed[4] == [quarter, 0, quarter, quarter, quarter, 0]
        assert view.believed[8] == [0, 0, 0, 0, 1, 0]
        assert view.believed[1] == view.believed[5] == [sixth] * 6
        assert view.believed[2] == [0, fifth, fifth, fifth, fifth, fifth]

    def test_the_text_lists_the_looks(self) -> None:
        """MSM-28: a line for each seat."""
        lines = text(look(self.ended())).splitlines()
        assert "  Seat 0  red     4: 20%  12: 25%  20: 100%" in lines
        assert "  Seat 1  black   6: 17%  14: 17%  22: 17%" in lines

    def test_all_that_a_look_tells(self) -> None:
        """MSM-26: the whole posterior, also about the others."""
        found = beliefs(3, [0, -1, 1, -1, 2, -1], [0 * 8 + 2, 0 * 8 + 1, 1 * 8 + 6])
        assert [belief.seat for belief in found] == [0, 0, 1]
        assert found[0].total == pytest.approx(5 * 4)
        assert found[1].chance_of[6:12] == pytest.approx([0, 0, 1, 0, 0, 0])
        assert found[1].chance_of[12:18] == pytest.approx([0.25, 0, 0, 0.25, 0.25, 0.25])
        assert found[2].total == pytest.approx(6 * 5 * 4)
