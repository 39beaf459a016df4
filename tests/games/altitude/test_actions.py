"""A turn: draw one card, then do exactly one thing."""

import pytest

from tests.support.playing import event, legal, names, play, refused

from .helpers import ACTING, Rows, at, discards, hand, look, newest_discards, rows, written

REPLACE: list[tuple[Rows, str, list[str], dict[str, str]]] = [
    (["8 5 3", "9 ."], "2:0", ["9", "12", "C"], {"8": "ALT-R13"}),
    (["8 5 3", "9 ."], "1:1", [], {"6": "ALT-9"}),
    (["8 A", "C"], "2:0", ["C"], {"9": "ALT-R13"}),
    (["8 A"], "1:1", [], {"9": "ALT-R11", "C": "ALT-R11"}),
]
"""The cases of replacing in the specification."""


class TestTurns:
    def test_the_next_seat_draws_after_an_action(self) -> None:
        """ALT-7: one card, one action, then the next seat draws the top card of the pile."""
        table = at([], [], [], drawn="7", pile="1 2 3 4")
        told = play(table, "build 1:0")
        assert table.to_act == (1,)
        assert (written(table, "drawn"), written(table, "pile")) == ("1", "2 3 4")
        assert names(told) == ["built", "drew"]
        play(table, "discard", "discard")
        assert (table.to_act, written(table, "drawn")) == ((0,), "3")

    def test_nobody_may_pass(self) -> None:
        """ALT-7: there is no way to do nothing."""
        table = at(["3"], [], drawn="7")
        with refused(table, "ALT-7", "refuse-no-passing"):
            play(table, "stop")

    def test_all_actions_are_offered(self) -> None:
        """ALT-7, ALT-R40: all six kinds of action are offered where they are possible."""
        table = at(["3 4 A", "5"], ["4 5"], drawn="9", hands=["S 2 2 6", "7 7 8 8"])
        assert legal(table) == [
            "build 1:-1",
            "build 1:3",
            "replace 2:0",
            "discard",
            "take",
            "send 1:-1 to 1",
            "send 1:2 to 1",
            "send 2:0 to 1",
        ]
        play(table, "take")
        assert legal(table) == ["card 2", "card 6", "card S"]

    def test_discarding_is_always_possible(self) -> None:
        """ALT-7b, ALT-R32: even with a full base and a hand that cannot be played."""
        base = "16 16 16 16 15 15 15 15 14 14"
        table = at([base], drawn="3", hands=["A A S S"])
        assert legal(table) == [f"replace 1:{n}" for n in range(10)] + ["discard"]
        covered = at([base, "C C C C C C C C C"], drawn="1", hands=["A A S S"])
        assert "discard" in legal(covered)

    def test_nothing_is_compulsory(self) -> None:
        """ALT-R40: a fitting card may be discarded, and an avalanche left where it is."""
        table = at(["3 A"], ["5"], drawn="S", hands=["9 9 9 9", "8 8 8 8"])
        before = discards(table)
        play(table, "discard")
        assert newest_discards(table, before) == ["S"]
        assert rows(table) == ["3 A"]


class TestBuilding:
    def test_the_drawn_card_is_built(self) -> None:
        """ALT-7a: the drawn card goes into the player's mountain; the hand does not change."""
        table = at(["3 4"], [], drawn="9", hands=["5 6 7 8", "1 1 2 2"])
        told = play(table, "build 2:0")
        assert (rows(table), hand(table)) == (["3 4", "9"], ["5", "6", "7", "8"])
        assert event(told, "built").args == {
            "seat": 0,
            "card": "9",
            "kind": "number",
            "value": 9,
            "floor": 2,
            "place": 0,
            "side": "right",
            "far": 1,
        }

    def test_discarding(self) -> None:
        """ALT-7b, ALT-9: the card stays on the discard pile, where everybody sees it."""
        table = at(["3"], [], drawn="C")
        before = discards(table)
        told = play(table, "discard")
        assert newest_discards(table, before) == ["C"]
        assert look(table, 1).discards[-1] == 1
        assert event(told, "discarded", 1).args["kind"] == "cable_car"
        assert not any("C" in move for move in legal(table) if "discard" in move)


class TestSending:
    def test_a_card_is_sent_into_an_opponents_mountain(self) -> None:
        """ALT-7c, ALT-R15: a high card on two low ones blocks the way."""
        table = at(["3"], ["1 2 1"], ["7"], drawn="16")
        told = play(table, "send 2:0 to 1")
        assert rows(table, 1) == ["1 2 1", "16"]
        assert event(told, "sent").args["to"] == 1

    def test_a_card_is_sent_into_an_opponents_base(self) -> None:
        """ALT-R15: a high card goes into the base, and any opponent may be chosen."""
        table = at(["3"], ["1 2"], ["7"], drawn="16")
        assert legal(table, "send 1:") == [
            "send 1:-1 to 1",
            "send 1:2 to 1",
            "send 1:-1 to 2",
            "send 1:1 to 2",
        ]
        play(table, "send 1:1 to 2")
        assert rows(table, 2) == ["7 16"]

    def test_sending_has_the_same_conditions_as_building(self) -> None:
        """ALT-R15, ALT-R42: supports and values are checked as in any mountain."""
        table = at(["3"], ["8 5"], drawn="6")
        with refused(table, "ALT-4", "refuse-too-low"):
            play(table, "send 2:0 to 1")
        with refused(table, "ALT-3"):
            play(table, "send 2:1 to 1")
        with refused(table, "ALT-5"):
            play(table, "send 1:5 to 1")

    def test_a_mountain_that_is_not_begun_takes_no_card(self) -> None:
        """ALT-7c: a mountain that is not there cannot be built on."""
        table = at(["3"], [], drawn="6")
        assert legal(table, "send") == []
        with refused(table, "ALT-7c", "refuse-not-begun"):
            play(table, "send 1:0 to 1")

    @pytest.mark.parametrize("to", [0, 2, 5])
    def test_cards_are_sent_only_to_opponents_at_the_table(self, to: int) -> None:
        """ALT-7c: the target is another seat, and that seat exists."""
        table = at(["3"], ["4"], drawn="6")
        with refused(table, "ALT-7c", "refuse-no-opponent"):
            play(table, f"send 1:1 to {to}")

    @pytest.mark.parametrize("card", ["6", "6a", "C", "A"])
    def test_which_cards_may_be_sent(self, card: str) -> None:
        """ALT-R42: numbers, animals, cable cars and avalanches."""
        table = at(["3"], ["4 5"], drawn=card)
        assert "send 2:0 to 1" in legal(table)

    def test_cards_of_opponents_cannot_be_replaced(self) -> None:
        """ALT-R42: `replace` works only in the player's own mountain."""
        table = at(["3"], ["4 5"], drawn="9")
        assert legal(table, "replace") == ["replace 1:0"]
        play(table, "replace 1:0")
        assert (rows(table), rows(table, 1)) == (["9"], ["4 5"])


class TestTaking:
    def test_the_drawn_card_stays_and_another_is_built(self) -> None:
        """ALT-7d, ALT-8: four cards before, four cards after."""
        table = at(["3 4"], ["5"], drawn="16", hands=["2 6 7 C", "1 1 1 1"])
        play(table, "take")
        assert legal(table) == ["card C", "card 2", "card 6", "card 7"]
        play(table, "card 7")
        assert legal(table) == ["at 1:-1", "at 1:2", "at 2:0"]
        play(table, "at 2:0")
        assert hand(table) == ["C", "2", "6", "16"]
        assert rows(table) == ["3 4", "7"]
        assert table.to_act == (1,)

    def test_taking_needs_something_to_build(self) -> None:
        """ALT-7d: if no hand card can be built, the drawn card cannot be taken."""
        table = at(["3"], ["5"], drawn="16", hands=["A A S S", "1 1 1 1"])
        assert "take" not in legal(table)
        with refused(table, "ALT-7d", "refuse-nothing-to-build"):
            play(table, "take")

    def test_the_drawn_card_itself_is_not_taken_and_built(self) -> None:
        """ALT-R21: taking a card and building it equals building it, so it is listed only once."""
        table = at(["3"], ["5"], drawn="16", hands=["2 6 7 9", "1 1 1 1"])
        play(table, "take")
        assert "card 16" not in legal(table)
        with refused(table, "ALT-7d", "refuse-not-in-hand"):
            play(table, "card 16")

    def test_equal_cards_are_one_choice(self) -> None:
        """ALT-R21: three sixes are offered as one."""
        table = at(["3"], ["5"], drawn="16", hands=["6 6 6 6a", "1 1 1 1"])
        play(table, "take")
        assert legal(table) == ["card 6", "card 6a"]

    def test_a_twin_of_the_drawn_card_is_another_choice(self) -> None:
        """ALT-R21: the mountains end up the same, but the other seats learn something different."""
        open_, secret = (
            at(["3"], ["5"], drawn="6", hands=["6 7 8 9", "1 1 1 1"]) for _ in range(2)
        )
        play(open_, "build 1:1")
        told = play(secret, "take", "card 6", "at 1:1")
        assert rows(open_) == rows(secret)
        assert hand(open_) == hand(secret)
        assert names(told, 1)[0] == "built-from-hand"
        assert look(open_, 1).taken != look(secret, 1).taken

    @pytest.mark.parametrize("card", ["2", "2a", "C"])
    def test_which_hand_cards_may_be_built(self, card: str) -> None:
        """ALT-R43: numbers, animals, cable cars."""
        table = at(["3"], ["5"], drawn="16", hands=[f"{card} A S S", "1 1 1 1"])
        play(table, "take")
        assert legal(table) == [f"card {card}"]

    def test_which_hand_cards_cannot_be_built(self) -> None:
        """ALT-R17, ALT-R43: avalanches, and Saint-Bernards while there is nothing to clear."""
        table = at(["3"], ["5"], drawn="16", hands=["2 A S S", "1 1 1 1"])
        play(table, "take")
        with refused(table, "ALT-R17", "refuse-avalanche-for-good"):
            play(table, "card A")
        with refused(table, "ALT-12", "refuse-no-avalanche"):
            play(table, "card S")

    def test_a_card_that_fits_nowhere(self) -> None:
        """ALT-4: a full base leaves only higher floors, and a low card fits none."""
        base = "5 5 6 6 7 7 8 8 9 9"
        table = at([base], ["5"], drawn="16", hands=["2 3 10 11", "1 1 1 1"])
        play(table, "take")
        assert legal(table) == ["card 10", "card 11"]
        with refused(table, "ALT-4", "refuse-fits-nowhere"):
            play(table, "card 3")

    def test_hand_cards_go_nowhere_else(self) -> None:
        """ALT-8: not on the discard pile, not to an opponent, not in place of another card."""
        table = at(["3 4"], ["5"], drawn="16", hands=["2 6 7 9", "1 1 1 1"])
        play(table, "take")
        for move in ("discard", "send 1:1 to 1", "replace 1:0", "build 1:2", "stop"):
            with refused(table, "ALT-7d", "refuse-choose-card"):
                play(table, move)
        play(table, "card 9")
        for move in ("discard", "send 1:1 to 1", "replace 1:0", "build 1:2", "card 6"):
            with refused(table, "ALT-7d", "refuse-choose-place"):
                play(table, move)
        with refused(table, "ALT-7e", "refuse-occupied"):
            play(table, "at 1:0")

    def test_a_hand_card_is_played_only_after_taking(self) -> None:
        """ALT-7d, ALT-8: the drawn card has to be taken first."""
        table = at(["3 4"], ["5"], drawn="16", hands=["2 6 7 9", "1 1 1 1"])
        for move in ("card 9", "at 2:0"):
            with refused(table, "ALT-7d", "refuse-take-first"):
                play(table, move)

    def test_the_hand_has_four_cards_after_every_turn(self) -> None:
        """ALT-8: whatever the action was."""
        for moves in (["build 1:2"], ["discard"], ["replace 1:1"], ["take", "card 9", "at 2:0"]):
            table = at(["3 4"], ["5"], drawn="16", hands=["2 6 7 9", "1 1 1 1"])
            play(table, *moves)
            assert look(table).held == [4, 4]


class TestReplacing:
    @pytest.mark.parametrize(("mountain", "place", "fitting", "unfit"), REPLACE)
    def test_worked_cases(
        self, mountain: Rows, place: str, fitting: list[str], unfit: dict[str, str]
    ) -> None:
        """ALT-7e, ALT-9, ALT-R11, ALT-R13: the worked cases of the specification."""
        for card in fitting:
            table = at(mountain, [], drawn=card)
            assert f"replace {place}" in legal(table)
        for card, rule in unfit.items():
            table = at(mountain, [], drawn=card)
            assert f"replace {place}" not in legal(table)
            with refused(table, rule):
                play(table, f"replace {place}")

    def test_the_old_card_is_discarded(self) -> None:
        """ALT-7e: and the new one lies in its place."""
        table = at(["8 5 3", "9"], [], drawn="12")
        before = discards(table)
        told = play(table, "replace 2:0")
        assert rows(table) == ["8 5 3", "12"]
        assert newest_discards(table, before) == ["9"]
        assert event(told, "replaced").args["old"] == "number/9"

    def test_a_half_covered_card_cannot_be_replaced(self) -> None:
        """ALT-9: the left half, the right half or both may be covered."""
        table = at(["8 5 3", "9"], [], drawn="4")
        assert legal(table, "replace") == ["replace 1:2"]
        for covered in ("1:0", "1:1"):
            with refused(table, "ALT-9", "refuse-covered"):
                play(table, f"replace {covered}")

    def test_the_new_card_need_not_be_higher_than_the_old_one(self) -> None:
        """ALT-R13: it may be lower, equal or higher, as long as it is higher than its supports."""
        for card in ("9", "10", "12", "16a", "C"):
            assert "replace 2:0" in legal(at(["8 5", "12"], [], drawn=card))

    def test_any_number_or_cable_car_replaces_a_base_card(self) -> None:
        """ALT-R13: the old card does not matter."""
        for card in ("1", "16", "7a", "C"):
            assert "replace 1:1" in legal(at(["8 5"], [], drawn=card))

    def test_a_card_sent_by_an_opponent_may_be_replaced(self) -> None:
        """ALT-R14: the owner may replace it; it does not matter who built it."""
        table = at(["3"], ["1 2"], drawn="16", pile="9 1 1 1")
        play(table, "send 2:0 to 1")
        assert "replace 2:0" in legal(table)
        play(table, "replace 2:0")
        assert rows(table, 1) == ["1 2", "9"]

    def test_an_empty_place_cannot_be_replaced(self) -> None:
        """ALT-7e: there is no card to replace."""
        table = at(["8 5"], [], drawn="9")
        with refused(table, "ALT-7e", "refuse-nothing-to-replace"):
            play(table, "replace 2:0")

    def test_discards_never_come_back(self) -> None:
        """ALT-9: no move takes a card from the discard pile."""
        table = at(["8"], [], drawn="9")
        play(table, "discard")
        words = {move.split()[0] for move in legal(table)}
        assert words <= {"build", "replace", "discard", "take", "send"}
        assert look(table).phase == ACTING
