"""Cable cars, avalanches, Saint-Bernards, animals."""

import pytest

from tests.support.playing import event, legal, play, refused

from .helpers import (
    at,
    discards,
    final,
    finished,
    hand,
    left_end,
    look,
    newest_discards,
    rows,
    written,
)


class TestCableCars:
    @pytest.mark.parametrize("supports", ["8 5", "16 16", "C C", "C 9", "A 8", "8 A", "3 16a"])
    def test_cable_cars_rest_on_any_card(self, supports: str) -> None:
        """ALT-10, ALT-R5: numbers, cable cars, avalanches, mixed."""
        left = (-1, 0) if supports.startswith("A") else (0, 0)
        table = at([supports], [], drawn="C", left=left)
        place = f"2:{left[0]}"
        assert f"build {place}" in legal(table)
        play(table, f"build {place}")
        assert rows(table)[1] == "C"

    def test_cable_cars_rest_on_one_avalanche_or_two(self) -> None:
        """ALT-10, ALT-R5: one or both supports may be avalanches."""
        table = at(["8 A A"], [], drawn="C")
        assert {"build 2:0", "build 2:1"} <= set(legal(table))

    def test_cable_cars_lie_in_the_base(self) -> None:
        """ALT-10, ALT-R5: as the first card and at either end."""
        assert legal(at([], [], drawn="C"), "build") == ["build 1:0"]
        assert legal(at(["16"], [], drawn="C"), "build") == ["build 1:-1", "build 1:1"]

    def test_cable_cars_count_as_zero_as_a_support(self) -> None:
        """ALT-10: a card on a cable car rests on a 0."""
        assert "build 3:0" in legal(at(["15 16 1", "C C"], [], drawn="1"))
        assert "build 3:0" not in legal(at(["15 3 1", "C 5"], [], drawn="5"))

    def test_cable_cars_replace_any_bare_card_but_an_avalanche(self) -> None:
        """ALT-R5: numbers, animals, cable cars."""
        table = at(["16 7a C A"], [], drawn="C")
        assert legal(table, "replace") == ["replace 1:0", "replace 1:1", "replace 1:2"]

    def test_cable_cars_are_built_from_the_hand(self) -> None:
        """ALT-10: a cable car from the hand may also rest on any card."""
        table = at(["15 A"], [], drawn="3", hands=["C A A S", "1 1 1 1"])
        play(table, "take", "card C")
        assert "at 2:0" in legal(table)


class TestAvalanches:
    def test_avalanches_go_only_into_the_mountain_of_an_opponent(self) -> None:
        """ALT-11, ALT-R10: never into the player's own, as a new card or as a replacement."""
        table = at(["3 4"], ["5 6"], drawn="A")
        assert legal(table, "build") == legal(table, "replace") == []
        with refused(table, "ALT-11", "refuse-own-avalanche"):
            play(table, "build 2:0")
        with refused(table, "ALT-R10", "refuse-own-avalanche"):
            play(table, "replace 1:0")
        play(table, "send 2:0 to 1")
        assert rows(table, 1) == ["5 6", "A"]

    @pytest.mark.parametrize("supports", ["16 16", "C C", "1 16a", "C 9"])
    def test_avalanches_have_no_value(self, supports: str) -> None:
        """ALT-R7: two supports are enough, whatever their values."""
        assert "send 2:0 to 1" in legal(at(["3"], [supports], drawn="A"))

    def test_avalanches_need_two_supports(self) -> None:
        """ALT-R7: like any card above the base."""
        table = at(["3"], ["5 6"], drawn="A")
        with refused(table, "ALT-3"):
            play(table, "send 2:1 to 1")

    @pytest.mark.parametrize("base", ["8 A", "8 A A"])
    def test_an_avalanche_cannot_lie_on_another(self, base: str) -> None:
        """ALT-R8: only cable cars lie on avalanches."""
        table = at(["3"], [base], drawn="A")
        assert legal(table, "send 2:") == []
        with refused(table, "ALT-R8", "refuse-on-avalanche"):
            play(table, "send 2:0 to 1")

    @pytest.mark.parametrize(
        ("base", "place"), [("8 A", "2:0"), ("C A", "2:0"), ("8 A 3", "2:1"), ("8 A A", "2:1")]
    )
    def test_no_number_on_an_avalanche(self, base: str, place: str) -> None:
        """ALT-11, ALT-R6: not even half of it, whatever the other support is."""
        for card in ("16", "16a"):
            table = at([base], [], drawn=card)
            with refused(table, "ALT-11", "refuse-on-avalanche"):
                play(table, f"build {place}")

    def test_avalanches_count_for_the_height(self) -> None:
        """ALT-11: an avalanche on top is a floor."""
        table = at(["3"], ["5 6"], drawn="A")
        assert look(table).mountains[1].floors == 1
        play(table, "send 2:0 to 1")
        assert look(table).mountains[1].floors == 2

    def test_avalanches_may_lie_in_the_base(self) -> None:
        """ALT-R9: at an end while there is room, or in a gap; it takes up a place."""
        table = at(["3"], ["5 . 6"], drawn="A")
        assert legal(table, "send") == ["send 1:-1 to 1", "send 1:1 to 1", "send 1:3 to 1"]
        nine = at(["3"], ["5 5 5 5 6 6 6 6 7"], drawn="A", pile="9 1 1 1")
        play(nine, "send 1:9 to 1")
        assert legal(nine, "build 1:") == []
        full = at(["3"], ["5 5 5 5 6 6 6 6 7 7"], drawn="A")
        with refused(full, "ALT-2"):
            play(full, "send 1:10 to 1")

    def test_avalanches_stay_out_of_the_base_by_option(self) -> None:
        """ALT-R9: with avalanche_in_base = false, only on higher floors."""
        table = at(["3"], ["5 6"], drawn="A", options={"avalanche_in_base": False})
        assert legal(table, "send") == ["send 2:0 to 1"]
        with refused(table, "ALT-R9", "refuse-avalanche-in-base"):
            play(table, "send 1:2 to 1")

    def test_an_avalanche_is_not_replaced(self) -> None:
        """ALT-R11: not even an uncovered one."""
        table = at(["8 A"], [], drawn="16")
        with refused(table, "ALT-R11", "refuse-avalanche-stays"):
            play(table, "replace 1:1")

    def test_what_can_be_done_with_a_drawn_avalanche(self) -> None:
        """ALT-R17: it is sent, discarded, or taken while another card is built."""
        table = at(["3"], ["5"], drawn="A", hands=["6 7 8 9", "1 1 1 1"])
        assert legal(table) == ["discard", "take", "send 1:-1 to 1", "send 1:1 to 1"]
        play(table, "take", "card 9", "at 1:1")
        assert hand(table) == ["6", "7", "8", "A"]

    def test_an_avalanche_in_the_hand_stays_there(self) -> None:
        """ALT-R17, ALT-R43: it cannot be built even at the end, and the bonus is lost."""
        table = final(["3 4"], hands=["9 A S S"])
        assert legal(table) == ["card 9", "stop"]
        with refused(table, "ALT-R17", "refuse-avalanche-for-good"):
            play(table, "card A")
        play(table, "card 9", "at 2:0")
        assert finished(table).scores == (2 + 2,)

    def test_a_solo_player_cannot_send_an_avalanche(self) -> None:
        """ALT-R35: it can only be discarded or taken."""
        table = at(["3"], drawn="A", hands=["6 7 8 9"])
        assert legal(table) == ["discard", "take"]


class TestSaintBernards:
    def test_a_saint_bernard_is_never_in_a_mountain(self) -> None:
        """ALT-12: not in the player's own, not in an opponent's, not in place of a card."""
        table = at(["3 4"], ["5 6"], drawn="S")
        for move in ("build 2:0", "build 1:2", "send 2:0 to 1", "replace 1:0"):
            with refused(table, "ALT-12", "refuse-no-mountain-card"):
                play(table, move)

    def test_a_drawn_saint_bernard_is_used(self) -> None:
        """ALT-12, ALT-7f: it clears an avalanche, and both are discarded."""
        table = at(["8 A"], ["5"], drawn="S")
        assert legal(table, "rescue") == ["rescue 1:1"]
        before = discards(table)
        told = play(table, "rescue 1:1")
        assert rows(table) == ["8"]
        assert sorted(newest_discards(table, before)) == ["A", "S"]
        assert event(told, "rescued").args["floor"] == 1
        assert table.to_act == (1,)

    def test_a_saint_bernard_is_used_from_the_hand(self) -> None:
        """ALT-12, ALT-7f: the drawn card takes its place in the hand, and the turn ends."""
        table = at(["8 A"], ["5"], drawn="16", hands=["2 6 7 S", "1 1 1 1"])
        before = discards(table)
        play(table, "take", "card S")
        assert legal(table) == ["at 1:1"]
        told = play(table, "at 1:1")
        assert hand(table) == ["2", "6", "7", "16"]
        assert (rows(table), sorted(newest_discards(table, before))) == (["8"], ["A", "S"])
        assert event(told, "rescued-from-hand", 1).args["place"] == 1
        assert table.to_act == (1,)

    @pytest.mark.parametrize("drawn", ["16", "16a", "C", "A", "S"])
    def test_any_drawn_card_replaces_a_saint_bernard_in_the_hand(self, drawn: str) -> None:
        """ALT-R19: not just a number."""
        table = at(["8 A"], ["5"], drawn=drawn, hands=["2 6 7 S", "1 1 1 1"])
        play(table, "take", "card S", "at 1:1")
        assert sorted(hand(table)) == sorted(["2", "6", "7", drawn])

    def test_a_saint_bernard_is_drawn_with_another_in_hand(self) -> None:
        """ALT-R20: either may be used, with the same result."""
        drawn, stored = (
            at(["8 A"], ["5"], drawn="S", hands=["2 6 7 S", "1 1 1 1"]) for _ in range(2)
        )
        play(drawn, "rescue 1:1")
        play(stored, "take", "card S", "at 1:1")
        assert rows(drawn) == rows(stored) == ["8"]
        assert hand(drawn) == hand(stored) == ["2", "6", "7", "S"]
        assert discards(drawn) == discards(stored)

    def test_a_saint_bernard_works_only_in_its_owners_mountain(self) -> None:
        """ALT-12: an opponent's avalanche cannot be cleared."""
        table = at(["8"], ["5 A"], drawn="S")
        assert legal(table, "rescue") == []
        with refused(table, "ALT-12", "refuse-no-avalanche"):
            play(table, "rescue 1:1")

    def test_only_a_saint_bernard_clears_an_avalanche(self) -> None:
        """ALT-12: no other card does."""
        table = at(["8 A"], ["5"], drawn="16")
        with refused(table, "ALT-12", "refuse-needs-saint-bernard"):
            play(table, "rescue 1:1")

    @pytest.mark.parametrize("carried", [["8 A", "C"], ["8 A 9", ". C"]])
    def test_an_avalanche_under_a_card_cannot_be_cleared(self, carried: list[str]) -> None:
        """ALT-R12: nothing may lie on it, not even half a card."""
        drawn = at(carried, ["5"], drawn="S")
        assert legal(drawn, "rescue") == []
        with refused(drawn, "ALT-R12", "refuse-carries"):
            play(drawn, "rescue 1:1")
        stored = at(carried, ["5"], drawn="16", hands=["2 6 7 S", "1 1 1 1"])
        play(stored, "take")
        with refused(stored, "ALT-R12", "refuse-carries"):
            play(stored, "card S")

    def test_clearing_may_leave_a_gap_in_the_base(self) -> None:
        """ALT-R12: an avalanche between two cards leaves a gap, which may be filled again."""
        table = at(["8 A 9"], ["5"], drawn="S", pile="1 3 1 1 1")
        play(table, "rescue 1:1", "discard")
        assert rows(table) == ["8 . 9"]
        assert legal(table, "build") == ["build 1:-1", "build 1:1", "build 1:3"]
        play(table, "build 1:1")
        assert rows(table) == ["8 3 9"]

    def test_clearing_may_shorten_the_base(self) -> None:
        """ALT-R12: after an avalanche at an end is cleared, the base ends at the next card."""
        table = at(["A . 8 5"], ["5"], drawn="S", left=(-2, 0), pile="1 3 1 1 1")
        play(table, "rescue 1:-2", "discard")
        assert (rows(table), left_end(table)) == (["8 5"], 0)
        assert legal(table, "build") == ["build 1:-1", "build 1:2"]

    def test_a_cleared_place_above_the_base(self) -> None:
        """ALT-R41: the place may be built on again, and the cards below it are uncovered."""
        table = at(["8 5 3", "A 9"], ["5"], drawn="S", pile="1 8 1 1 1")
        play(table, "rescue 2:0", "discard")
        assert rows(table) == ["8 5 3", ". 9"]
        assert "replace 1:0" in legal(table)
        assert "replace 1:1" not in legal(table)
        with refused(table, "ALT-4"):
            play(table, "build 2:0")
        nine = at(["8 5 3", ". 9"], [], drawn="9")
        assert "build 2:0" in legal(nine)

    def test_a_floor_may_be_lost(self) -> None:
        """ALT-R22: without the avalanche on top the mountain is lower."""
        table = at(["8 5", "A"], ["5"], drawn="S")
        play(table, "rescue 2:0")
        assert look(table).mountains[0].floors == 1

    def test_no_avalanche_to_clear(self) -> None:
        """ALT-R16: discard it, or take it and build another card."""
        table = at(["8"], ["5"], drawn="S", hands=["6 7 8 9", "1 1 1 1"])
        assert legal(table) == ["discard", "take"]
        hopeless = at(["8"], ["5"], drawn="S", hands=["A A A S", "1 1 1 1"])
        assert legal(hopeless) == ["discard"]


class TestAnimals:
    def test_animals_obey_the_rules_of_numbers(self) -> None:
        """ALT-13: values count as on any other card, above and below."""
        assert "build 2:0" in legal(at(["8a 5"], [], drawn="9a"))
        assert "build 2:0" not in legal(at(["9 5"], [], drawn="8a"))
        assert "build 2:0" not in legal(at(["8a 5"], [], drawn="8"))
        assert "build 2:0" not in legal(at(["8 5a"], [], drawn="8"))
        table = at(["8 A"], [], drawn="16a")
        with refused(table, "ALT-11"):
            play(table, "build 2:0")

    @pytest.mark.parametrize(
        ("card", "kind"),
        [("1a", "marmot"), ("2a", "black_grouse"), ("3a", "chamois"), ("12a", "ibex")],
    )
    def test_each_animal_has_its_name(self, card: str, kind: str) -> None:
        """ALT-13: the event names the animal."""
        table = at(["8"], [], drawn=card)
        assert event(play(table, "build 1:1"), "built").args["kind"] == kind

    def test_the_dahu_is_an_animal_like_the_others(self) -> None:
        """ALT-13, ALT-16: one point on the fourth floor, no more."""
        table = final(["1 1 2 2", "3 4 5", "6 7", "16a"], hands=["S S S S"])
        assert finished(table).scores == (4 + 1 + 4 + 1,)
        assert written(table, "pile") == ""
