"""The end of the game: the last building, the scores and the winners."""

import pytest

from cloister.core.values import Outcome
from tests.support.playing import event, legal, names, play, refused

from .helpers import ACTING, FINAL, FINAL_SLOT, OVER, Rows, at, final, finished, hand, look, rows

HIGH = ["1 2 3 2 1a", "4 5 5 4", "7a C 9", "10a A", "C"]
BOX = ["8 5 3", "9 C", "13a"]
SCORE: list[tuple[Rows, str, tuple[int, int, int, int, int]]] = [
    (HIGH, "S S A", (5, 1, 2, 0, 8)),
    (HIGH, "S S", (5, 1, 2, 1, 9)),
    (BOX, "", (3, 0, 0, 1, 4)),
]
"""Floors, animals, Saint-Bernards, bonus and total in the specification."""


@pytest.mark.parametrize(("mountain", "left", "wanted"), SCORE)
def test_worked_scores(mountain: Rows, left: str, wanted: tuple[int, ...]) -> None:
    """ALT-16, ALT-R22, ALT-R28: the worked scores of the specification."""
    table = final(mountain, hands=[left] if left else ["16"])
    if not left:
        table = final(mountain[:-1], hands=["13a"])
        play(table, "card 13a", "at 3:0")
    outcome = finished(table)
    tally = look(table).tally[0]
    found = (tally.floors, tally.animals, tally.saint_bernards, tally.hand_bonus, tally.total)
    assert found == wanted
    assert outcome.scores == wanted[-1:]


class TestTheLastCard:
    def test_the_game_stops_with_the_pile(self) -> None:
        """ALT-15, ALT-R26: nobody has another turn after the last card was used."""
        table = at(["1"], ["2"], ["3"], drawn="4", pile="5")
        play(table, "discard")
        assert look(table).phase == ACTING
        told = play(table, "discard")
        assert look(table).phase == FINAL
        assert "final" in names(told)
        assert table.to_act == (0,)

    def test_an_action_is_still_played_with_an_empty_pile(self) -> None:
        """ALT-15: the last card is drawn and used like any other."""
        table = at(["1"], ["2"], drawn="4", pile="", hands=["6 7 8 9", "1 1 1 1"])
        play(table, "take", "card 9", "at 1:1")
        assert hand(table) == ["4", "6", "7", "8"]
        assert look(table).phase == FINAL


class TestTheLastBuilding:
    def test_hand_cards_are_built_one_at_a_time_in_any_order(self) -> None:
        """ALT-15, ALT-R27: for as long as the seat likes."""
        table = final(["1 2 3"], ["5"], hands=["4 6 C S", "16 16 16 16"])
        assert legal(table) == ["card C", "card 4", "card 6", "stop"]
        play(table, "card 6", "at 2:0", "card 4", "at 2:1")
        assert legal(table) == ["card C", "stop"]
        play(table, "card C", "at 3:0")
        assert rows(table) == ["1 2 3", "6 4", "C"]
        assert hand(table) == ["S"]

    def test_seats_come_one_after_the_other(self) -> None:
        """ALT-R27: in seat order, each until it stops; the first player makes no difference."""
        table = final(
            ["1"], ["2"], ["3"], hands=["4 4 4 4", "5 5 5 5", "6 6 6 6"], more={"first": 2}
        )
        assert table.to_act == (0,)
        told = play(table, "stop")
        assert (table.to_act, names(told)) == ((1,), ["stopped"])
        play(table, "card 5", "at 1:1", "stop")
        assert table.to_act == (2,)
        play(table, "stop")
        assert look(table).phase == OVER
        assert not table.to_act

    def test_a_seat_with_an_empty_hand_is_finished(self) -> None:
        """ALT-R27: a seat with no cards left is not asked."""
        table = final(["1"], ["2"], hands=["4", "5 5 5 5"])
        play(table, "card 4", "at 1:1")
        assert table.to_act == (1,)

    def test_a_seat_with_nothing_that_fits_can_only_stop(self) -> None:
        """ALT-R27: only the seat knows that nothing fits, so it has to say that it stops."""
        table = final(["1"], ["2"], hands=["A S S S", "5 5 5 5"])
        assert legal(table) == ["stop"]

    def test_only_building_is_possible_at_the_end(self) -> None:
        """ALT-R27: no replacing, no discarding, no Saint-Bernards, no sending."""
        table = final(["1 A"], ["2"], hands=["4 4 4 S", "5 5 5 5"])
        for move in ("replace 1:0", "discard", "rescue 1:1", "send 1:1 to 1", "take"):
            with refused(table, "ALT-R27", "refuse-only-building"):
                play(table, move)
        with refused(table, "ALT-R27", "refuse-too-late-to-rescue"):
            play(table, "card S")
        with refused(table, "ALT-15", "refuse-not-in-hand"):
            play(table, "card 9")

    def test_the_last_building_follows_the_usual_rules(self) -> None:
        """ALT-15: supports and values are checked as usual."""
        table = final(["8 A 5"], ["2"], hands=["4 9 9 C", "5 5 5 5"])
        play(table, "card 9")
        assert look(table).phase == FINAL_SLOT
        assert legal(table) == ["at 1:-1", "at 1:3"]
        with refused(table, "ALT-11"):
            play(table, "at 2:0")
        with refused(table, "ALT-15", "refuse-choose-place"):
            play(table, "stop")

    def test_a_mountain_may_be_begun_at_the_end(self) -> None:
        """ALT-R27: a mountain may be begun at the very end."""
        table = final([], ["2"], hands=["4 9 9 C", "5 5 5 5"])
        play(table, "card 4", "at 1:0")
        assert finished(table).scores == (1, 1)

    def test_no_mountain_scores_nothing(self) -> None:
        """ALT-16: without a floor there are no points."""
        table = final([], hands=["4 9 9 C"])
        assert finished(table).scores == (0,)


class TestPoints:
    def test_hand_bonus(self) -> None:
        """ALT-16: a point if every hand card but Saint-Bernards has been placed."""
        table = final(["1"], hands=["2 S S S"])
        play(table, "card 2", "at 1:1")
        assert finished(table).scores == (1 + 3 + 1,)
        table = final(["1"], hands=["2 S S S"])
        assert finished(table).scores == (1 + 3,)

    def test_four_saint_bernards_score_with_the_bonus(self) -> None:
        """ALT-R18: four Saint-Bernards are four points and the bonus."""
        assert finished(final(["1"], hands=["S S S S"])).scores == (1 + 5,)

    @pytest.mark.parametrize(
        ("mountain", "animals"),
        [
            (["1 1 2 2", "4 4 5", "6 7a", "9"], 0),
            (["1 1 2 2", "4 4 5", "6 7", "9a"], 1),
            (["1 1 2 2 3", "4 4 5 5", "6 7 8", "9a 10a", "11a"], 3),
            (["1a 1 2a 2", "4a 4 5a", "6a 7a", "9"], 0),
        ],
    )
    def test_animals_score_from_the_fourth_floor(self, mountain: Rows, animals: int) -> None:
        """ALT-16, ALT-R28: floor four counts, floor three does not."""
        table = final(mountain, hands=["S"])
        assert look(table).mountains[0].animals == animals
        assert finished(table).scores == (len(mountain) + animals + 2,)

    def test_animals_count_for_the_owner_of_the_mountain(self) -> None:
        """ALT-R29: it does not matter who put them there."""
        hands = ["A A A A", "A A A 16"]
        table = at(["1"], ["1 1 2 2", "4 4 5", "6 7"], drawn="9a", pile="", hands=hands)
        play(table, "send 4:0 to 1")
        assert finished(table).scores == (1, 4 + 1)

    def test_saint_bernards_score_only_in_the_hand(self) -> None:
        """ALT-R30: those that were used do not count."""
        table = at(["8 A"], drawn="S", pile="", hands=["S 2 2 2"])
        play(table, "rescue 1:1")
        assert finished(table).scores == (1 + 1,)

    def test_a_replaced_animal_is_lost(self) -> None:
        """ALT-7e, ALT-16: an animal that replaces a card is gained."""
        mountain = ["1 1 2 2", "4 4 5", "6 7", "9a"]
        table = at(mountain, [], drawn="12")
        play(table, "replace 4:0")
        assert look(table).mountains[0].animals == 0
        table = at([*mountain[:-1], "12"], [], drawn="9a")
        play(table, "replace 4:0")
        assert look(table).mountains[0].animals == 1


def ending(*mountains: Rows, **options: object) -> Outcome:
    hands = ["A"] * len(mountains)
    return finished(final(*mountains, hands=hands, options=options))


class TestVictory:
    def test_the_highest_total_wins(self) -> None:
        """ALT-16: not the highest mountain."""
        table = final(["1 1", "2"], ["1 1 2", "3 3", "4"], hands=["S S A", "2 A A"])
        outcome = finished(table)
        assert outcome == Outcome((4, 3), (0,), "pile_empty")

    def test_ties_are_shared(self) -> None:
        """ALT-R31: by default all who have the most win."""
        outcome = ending(["1 2"], ["1 2 3"], ["1"])
        assert (outcome.scores, outcome.winners) == ((1, 1, 1), (0, 1, 2))

    def test_ties_may_be_broken_by_height(self) -> None:
        """ALT-R31: by option, the higher mountain wins."""
        mountains = (
            ["1 1 2 2", "4 4 5", "6 7", "9a"],
            ["1 1 2 2 3", "4 4 5 5", "6 7 8", "9 10", "11"],
        )
        assert ending(*mountains).winners == (0, 1)
        assert ending(*mountains, tie_break="height_cards").winners == (1,)

    def test_equal_heights_are_broken_by_cards(self) -> None:
        """ALT-R31: the mountain with more cards wins; if still equal, the victory is shared."""
        assert ending(["1 2"], ["1 2 3"], ["1"], tie_break="height_cards").winners == (1,)
        assert ending(["1 2"], ["3 4"], ["1"], tie_break="height_cards").winners == (0, 1)

    def test_hands_are_shown_for_the_scoring(self) -> None:
        """ALT-R34: before the end they are hidden."""
        table = final(["1"], ["2"], hands=["A S", "5 C"])
        play(table, "stop")
        assert look(table, 0).hands == []
        told = play(table, "stop")
        assert look(table).hands == [[242, 244], [1, 10]]
        assert [event.args["hand"] for event in told.heard_by(0) if event.name == "showed"] == [
            "avalanche/0 saint_bernard/0",
            "cable_car/0 number/5",
        ]
        assert event(told, "ended").args == {"reason": "pile_empty"}
