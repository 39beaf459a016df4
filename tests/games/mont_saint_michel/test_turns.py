"""What lies open, who gets the page, and whose turn comes next."""

import pytest

from tests.support.playing import choices, names, play, refused

from .helpers import at, look, pages, truth, where


class TestTurningUp:
    """Cards turn up by themselves."""

    def test_both_cards_turn_up_after_a_page_was_won(self) -> None:
        """MSM-8, MSM-13: the next location and the top of the second deck."""
        table = at(location=8, top=["y+1..", "y+2."])
        told = play(table, "move red", "step 8")
        assert names(told) == ["stepped", "won", "location", "page"]
        view = look(table)
        assert (view.location, view.value, view.dots) == (1, 1, 2)
        assert (view.opened, table.to_act) == (2, (1,))

    def test_only_the_second_deck_turns_up_after_a_look(self) -> None:
        """MSM-8, MSM-24: the location stays open, the next player turns up one card."""
        table = at(location=8, top=["id", "y+4."])
        play(table, "move red", "step 8")
        assert look(table).location == 1
        told = play(table, "look white")
        assert names(told) == ["looked", "page"]
        assert (look(table).location, look(table).opened) == (1, 2)
        assert table.to_act == (2,)

    def test_nothing_turns_up_while_both_are_open(self) -> None:
        """MSM-8, MSM-14: same location, same page, same dots."""
        table = at(location=8, page="y+3..")
        before = truth(table)["deck"]
        told = play(table, "move red", "step 11", "step 5")
        assert names(told) == ["stepped", "left-open"]
        view = look(table)
        assert (view.location, view.value, view.dots, view.waiting) == (8, 3, 2, 1)
        assert truth(table)["deck"] == before
        assert table.to_act == (1,)

    def test_the_card_decides_what_to_do(self) -> None:
        """MSM-9: an identity card is for looking, a page for moving or giving."""
        table = at({"blue": 1}, location=8, top=["id", "y+2."])
        play(table, "move red", "step 8")
        assert choices(table) == {"decline", *(f"look {m}" for m in ("black", "blue", "green"))} | {
            *("look yellow", "look red", "look white")
        }
        play(table, "decline")
        assert choices(table) == {"give", "move black", "move blue", "move green"} | {
            *("move yellow", "move red", "move white")
        }


class TestStandingMonk:
    """A monk already stands on the open location."""

    def test_a_standing_monk_may_be_given_the_page(self) -> None:
        """MSM-10: at once, nobody moves, the turn is over."""
        table = at({"blue": 16, "red": 15}, location=16, page="y+4.")
        told = play(table, "give")
        assert told.heard_by(None)[0].args == {
            "seat": 0,
            "monk": "blue",
            "location": "16",
            "value": 4,
        }
        assert pages(table, "blue") == [4]
        assert where(table, "blue", "red") == [16, 15]
        assert table.to_act == (1,)

    def test_a_standing_monk_need_not_be_given_the_page(self) -> None:
        """MSM-A2, MSM-A3: another monk may be moved; the one that stood there has not landed."""
        table = at({"blue": 16}, location=16, page="y+4.")
        play(table, "move red", "step 8")
        assert pages(table, "blue") == []
        assert (look(table).location, look(table).waiting) == (16, 1)
        assert "give" in choices(table)

    def test_the_choice_comes_back_every_turn(self) -> None:
        """MSM-A2: not only when the page has just been turned up."""
        table = at({"blue": 16}, location=16, page="y+4.")
        play(table, "move red", "step 8", "move red", "step village", "give")
        assert pages(table, "blue") == [4]

    def test_giving_uses_no_tide_card(self) -> None:
        """MSM-A2: giving the page ends the turn."""
        table = at({"blue": 15}, location=15)
        play(table, "give")
        assert look(table).tides == [3, 3, 3, 3]
        assert table.to_act == (1,)

    def test_without_a_standing_monk_no_page_can_be_given(self) -> None:
        """MSM-10: there is nobody to give it to."""
        table = at({"blue": 15}, location=16)
        with refused(table, "MSM-10", "refuse-nobody-there"):
            table.play(0, "give")

    def test_away_and_back_is_landing(self) -> None:
        """MSM-A3, MSM-A19: it left and came back, and the move has changed something."""
        table = at({"blue": 16, "red": 15}, location=16, page="y+4..")
        play(table, "move blue", "step 15", "push 14", "step 16")
        assert pages(table, "blue") == [4]
        assert where(table, "blue", "red") == [16, 14]

    def test_pushed_off_and_back_is_landing(self) -> None:
        """MSM-A3: by two pushes in one move."""
        table = at({"blue": 16, "red": 15, "black": 6}, location=16, page="y+4..")
        play(table, "move black", "step 16", "push 15", "push 14", "step 15", "push 16", "stop")
        assert pages(table, "blue") == [4]
        assert where(table, "black", "blue", "red") == [15, 16, 14]

    def test_the_pusher_wins_instead_of_the_pushed_monk(self) -> None:
        """MSM-12, MSM-A3: the monk that entered it and stands there at the end wins."""
        table = at({"blue": 16, "red": 15}, location=16, page="y+4.")
        play(table, "move red", "step 16", "push 15")
        assert (pages(table, "red"), pages(table, "blue")) == ([4], [])


class TestWinning:
    """The page goes to a monk, not to a player."""

    def test_one_monk_has_to_be_moved(self) -> None:
        """MSM-11: any of the six, whoever it belongs to; nothing else is offered."""
        table = at({"blue": 15})
        for move in ("stop", "step 8", "decline", "push 8", "look red", "up", "stay", "ebb 6"):
            with refused(table, "MSM-11", "refuse-monk-first"):
                table.play(0, move)
        assert len(choices(table)) == 6

    def test_exactly_one_monk_is_moved(self) -> None:
        """MSM-11, MSM-A10: after the choice no other monk can be moved, even by the second dot."""
        table = at(page="y+3..")
        play(table, "move red", "step 8")
        with refused(table, "MSM-A25", "refuse-walk-first"):
            table.play(0, "move blue")
        play(table, "step 9")
        assert where(table, "red", "blue") == [9, 0]

    def test_the_chosen_monk_has_to_move(self) -> None:
        """MSM-11: stopping before the first step is not a move."""
        table = at(page="y+3..")
        play(table, "move red")
        with refused(table, "MSM-11", "refuse-stop-early"):
            table.play(0, "stop")

    def test_a_monk_wins_by_its_own_steps(self) -> None:
        """MSM-12: it does not matter who owns or moves it; here seat 0 moves the monk of seat 1."""
        table = at({"blue": 15}, location=16, page="y+2.")
        play(table, "move blue", "step 16")
        assert (pages(table, "blue"), look(table).totals) == ([2], [0, 2, 0, 0, 0, 0])

    def test_a_monk_wins_by_being_pushed(self) -> None:
        """MSM-12: the pushed monk lands on the location."""
        table = at({"blue": 15, "red": 14}, location=16, page="y+2.")
        play(table, "move red", "step 15", "push 16", "stop")
        assert (pages(table, "blue"), pages(table, "red")) == ([2], [])

    def test_passing_over_the_location_counts_for_nothing(self) -> None:
        """MSM-12: the mover crosses 8 with its first dot and goes on."""
        table = at(location=8, page="y+2..")
        play(table, "move red", "step 8", "step 7", "stop")
        assert pages(table, "red") == []
        assert (look(table).location, look(table).waiting) == (8, 1)

    def test_being_pushed_over_the_location_counts_for_nothing(self) -> None:
        """MSM-12: blue is pushed onto 8 and off again by the second step."""
        table = at({"blue": 9, "red": 10}, location=8, page="y+2..")
        play(table, "move red", "step 9", "push 8", "step 8", "push village")
        assert (pages(table, "blue"), pages(table, "red")) == ([], [2])

    def test_the_page_lies_open_beside_its_monk(self) -> None:
        """MSM-13, MSM-A23: values in order, for everybody to see."""
        table = at(
            {"blue": 15}, location=16, page="y+2.", taken=[("blue", "g-4."), ("red", "y+1.")]
        )
        play(table, "move blue", "step 16")
        for seat in (None, 0, 1, 2, 3):
            assert look(table, seat).pages == [[], [-4, 2], [], [], [1], []]
            assert look(table, seat).totals == [0, -2, 0, 0, 1, 0]

    def test_a_page_may_be_left_open_on_purpose(self) -> None:
        """MSM-14: red could win the page and goes elsewhere."""
        table = at(location=8)
        play(table, "move red", "step 11")
        assert (look(table).location, look(table).waiting, table.to_act) == (8, 1, (1,))
        play(table, "move blue", "step 8")
        assert pages(table, "blue") == [3]


class TestSecondPass:
    """Locations come in the same order again."""

    def test_locations_come_in_the_same_order_again(self) -> None:
        """MSM-13: after the sixteenth location comes the first."""
        table = at(location=8, opened=16, locations=[*range(9, 17), *range(1, 9)])
        play(table, "move red", "step 8")
        assert (look(table).location, look(table).opened) == (9, 17)

    def test_the_second_pass_is_one_card_short(self) -> None:
        """MSM-13: 31 pages, so the second pass never shows its last card."""
        from .test_setup import dealt, played

        table = played(dealt(3, 11))
        assert look(table).opened == 31

    @pytest.mark.parametrize(("opened", "shuffled"), [(15, False), (16, True), (17, False)])
    def test_locations_are_shuffled_once_by_the_variant(self, opened: int, shuffled: bool) -> None:
        """MSM-V2, MSM-A29: all sixteen cards, when the sixteenth has been put back."""
        order = [*range(9, 17), *range(1, 9)]
        order = (
            order[16 - opened :] + order[: 16 - opened] if opened < 17 else order[-1:] + order[:-1]
        )
        assert order[(opened - 1) % 16] == 8
        table = at(
            location=8, opened=opened, locations=order, options={"shuffle_second_pass": True}
        )
        told = play(table, "move red", "step 8")
        assert ("shuffled" in names(told)) == shuffled
        now = truth(table)["locations"]
        assert (now != order) == shuffled
        assert sorted(now) == list(range(1, 17))  # type: ignore[arg-type, type-var]

    def test_without_the_variant_nothing_is_shuffled(self) -> None:
        """MSM-V2."""
        table = at(location=8, opened=16, locations=[*range(9, 17), *range(1, 9)])
        assert "shuffled" not in names(play(table, "move red", "step 8"))


class TestOrderOfDecisions:
    """MSM-A25: one decision at a time."""

    def test_a_whole_turn(self) -> None:
        """MSM-A25, MSM-22: monk, dot, push, push, tide card, push, dot; then it ends by itself."""
        table = at({"red": 8, "blue": 9, "green": 10, "white": 13}, location=4, page="y+3..")
        play(table, "move red", "step 9")
        assert choices(table) == {"push 8", "push 10", "push village"}
        play(table, "push 10")
        assert choices(table) == {"push 12", "push village"}
        play(table, "push 12")
        assert "flood 13" in choices(table)
        play(table, "flood 13")
        assert choices(table) == {"push 12", "push 14", "push ramp"}
        play(table, "push 14")
        assert {"step 12", "step 14", "step ramp"} <= choices(table)
        play(table, "step 12", "push 11")
        assert table.to_act == (1,)
        assert where(table, "red", "blue", "green", "white") == [12, 10, 11, 14]

    def test_the_move_ends_by_itself(self) -> None:
        """MSM-A25: with no dot left and no landing place, only stopping remains."""
        table = at()
        told = play(table, "move red", "step 8")
        assert names(told) == ["stepped", "left-open"]

    def test_a_seat_that_could_go_on_is_asked(self) -> None:
        """MSM-A25: 9 is a landing place, and both tide cards are left."""
        table = at()
        play(table, "move red", "step 9")
        assert table.to_act == (0,)
        assert "stop" in choices(table)
        assert names(play(table, "stop")) == ["stopped", "left-open"]

    def test_without_cards_nobody_is_asked(self) -> None:
        """MSM-A25: the same step by a seat whose tide cards are gone."""
        table = at(tides=["", "ef", "ef", "ef"])
        play(table, "move red", "step 9")
        assert table.to_act == (1,)

    def test_pushes_go_depth_first(self) -> None:
        """MSM-A25: the monk that was just pushed goes next; then the climber walks on."""
        table = at({"red": 11, "blue": 5, "green": 1, "white": 3}, page="y+3.")
        play(table, "move red", "step 5", "push ramp")
        assert look(table).pushed == 2
        assert "on 2" not in choices(table)
        play(table, "push 3")
        assert look(table).pushed == 5
        play(table, "push 14")
        assert (look(table).pushed, look(table).climber) == (-1, 1)
        assert choices(table) == {"on 2", "on 3", "on 4", "stay"}

    def test_looking_changes_no_position(self) -> None:
        """MSM-A22, MSM-24: the monk that stood on the open location stays there."""
        table = at({"blue": 1, "red": 7}, location=8, top=["id", "y+1."])
        play(table, "move red", "step 8", "look blue")
        assert where(table, "blue", "red") == [1, 8]
        assert "give" in choices(table)
