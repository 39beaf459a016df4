"""Identity cards: who looks, who learns what, and who gets the card instead."""

from cloister import Table
from tests.support.playing import choices, names, play, refused

from .helpers import KEY, MONKS, at, look, truth, where


def turned_up(*cards: str, seats: int = 4, **more: object) -> Table:
    """Seat 0 wins a page; these cards come next, the first for seat 1."""
    table = at(location=8, seats=seats, top=list(cards), **more)  # type: ignore[arg-type]
    play(table, "move red", "step 8")
    return table


class TestLooking:
    """The look itself."""

    def test_one_seat_sees_the_slip_and_all_know_where(self) -> None:
        """MSM-24, MSM-26: seat 1 looks into blue and finds that it is its own monk."""
        table = turned_up("id", "y+1.")
        assert table.to_act == (1,)
        told = play(table, "look blue")
        assert told.heard_by(1)[0].name == "looked-inside"
        assert told.heard_by(1)[0].args == {"seat": 1, "monk": "blue", "who": "1"}
        for seat in (None, 0, 2, 3):
            assert told.heard_by(seat)[0].name == "looked"
            assert told.heard_by(seat)[0].args == {"seat": 1, "monk": "blue"}
            assert look(table, seat).seen == [-2] * 6
        assert look(table, 1).seen == [-2, 1, -2, -2, -2, -2]

    def test_a_look_may_find_an_x(self) -> None:
        """MSM-26, MSM-2: no player is this monk."""
        told = play(turned_up("id", "y+1."), "look white")
        assert told.heard_by(1)[0].args["who"] == "x"

    def test_the_card_is_laid_down(self) -> None:
        """MSM-24: in front of the seat that looked; no monk moves, and the next player goes on."""
        table = turned_up("id", "y+1.")
        before = look(table).places
        play(table, "look blue")
        view = look(table)
        assert (view.laid, view.places, table.to_act) == ([0, 1, 0, 0], before, (2,))

    def test_a_monk_may_be_looked_into_twice(self) -> None:
        """MSM-A15: a repeated look counts, too."""
        table = turned_up("id", "y+1.", looked=[(1, "blue")])
        assert choices(table) == {"decline", *(f"look {monk}" for monk in MONKS)}
        play(table, "look blue")
        assert look(table).laid == [0, 2, 0, 0]
        assert look(table, 1).seen == [-2, 1, -2, -2, -2, -2]

    def test_declining(self) -> None:
        """MSM-A15: everybody sees it, and the card still counts."""
        table = turned_up("id", "y+1.")
        told = play(table, "decline")
        assert [names(told, seat)[0] for seat in (None, 0, 1)] == ["declined"] * 3
        assert look(table).laid == [0, 1, 0, 0]
        assert look(table).looked == [(1, 6)]
        assert look(table, 1).seen == [-2] * 6

    def test_a_look_comes_before_anything_else(self) -> None:
        """MSM-24: moving has to wait for a page."""
        table = turned_up("id", "y+1.")
        for move in ("move red", "give", "stop", "step 8"):
            with refused(table, "MSM-24", "refuse-look-first"):
                table.play(1, move)

    def test_looks_cards_and_pages_are_public(self) -> None:
        """MSM-A23: every view shows looks, cards laid down, tide cards and pages."""
        table = at(
            {"red": 8},
            location=4,
            looked=[(0, "red"), (2, ""), (3, "white")],
            taken=[("red", "g-2."), ("blue", "y+4..")],
        )
        play(table, "move red", "step 9", "ebb 7", "stop")
        for seat in (None, 0, 1, 2, 3):
            view = look(table, seat)
            assert view.looked == [(0, 4), (2, 6), (3, 5)]
            assert view.laid == [1, 0, 1, 1]
            assert view.tides == [2, 3, 3, 3]
            assert view.pages == [[], [4], [], [], [-2], []]
            assert view.inside == []
        assert look(table, 0).seen == [-2, -2, -2, -2, -1, -2]
        assert look(table, 3).seen == [-2, -2, -2, -2, -2, -1]


class TestLimit:
    """Three looks each, four with two players."""

    def test_the_fourth_card_is_passed_on(self) -> None:
        """MSM-25: to the next seat clockwise that has fewer; then the finder goes on."""
        full = [(1, ""), (1, ""), (1, ""), (2, ""), (2, ""), (2, "")]
        table = turned_up("id", "y+1.", looked=full)
        assert table.to_act == (3,)
        assert look(table).active == 1
        told = play(table, "look black")
        assert names(told) == ["looked", "page"]
        assert table.to_act == (1,)
        assert (look(table).laid, look(table).location) == ([0, 3, 3, 1], 1)

    def test_several_cards_are_passed_on_in_a_row(self) -> None:
        """MSM-A28: all within the turn of seat 1; the receiver does not lose its turn."""
        full = [(1, "")] * 3
        table = turned_up("id", "id", "id", "y+1.", looked=full)
        for _ in range(3):
            assert table.to_act == (2,)
            play(table, "decline")
        assert table.to_act == (1,)
        assert look(table).laid == [0, 3, 3, 0]
        play(table, "move red", "step 9", "stop")
        assert table.to_act == (2,)

    def test_every_player_gets_all_looks(self) -> None:
        """MSM-25, MSM-A28: three each, or four each with two players, whatever happens."""
        from .test_setup import dealt, played

        for number in range(10):
            assert look(played(dealt(3, number))).laid == [3, 3, 3]
            assert look(played(dealt(2, number))).laid == [4, 4]
            assert truth(played(dealt(5, number))).get("gone", 0) == 0

    def test_events_name_the_receiver(self) -> None:
        """MSM-25."""
        table = at(location=8, top=["id"], looked=[(1, "")] * 3)
        told = play(table, "move red", "step 8")
        assert told.heard_by(None)[-1].name == "identity-passed"
        assert told.heard_by(None)[-1].args == {"seat": 1, "other": 2}


class TestFairLooks:
    """Nobody looks twice before all have looked once."""

    def test_identity_card_goes_to_the_player_with_fewest_looks(self) -> None:
        """MSM-V3, MSM-A21: seats 2 and 3 have none; 2 comes first clockwise from 1."""
        fair = {"fair_looks": True}
        table = turned_up("id", "y+1.", looked=[(1, ""), (0, "")], options=fair)
        assert table.to_act == (2,)
        play(table, "decline")
        assert table.to_act == (1,)

    def test_a_card_is_kept_if_nobody_has_fewer_looks(self) -> None:
        """MSM-A21: others may have more, or as many."""
        fair = {"fair_looks": True}
        looked = [(0, ""), (1, ""), (2, ""), (3, ""), (3, "")]
        table = turned_up("id", "y+1.", looked=looked, options=fair)
        assert table.to_act == (1,)
        play(table, "decline")
        assert table.to_act == (2,)

    def test_a_card_goes_to_the_fewest_looks_not_just_to_fewer(self) -> None:
        """MSM-A21: seat 2 has one, seat 3 none; seat 1 has two."""
        fair = {"fair_looks": True}
        looked = [(1, ""), (1, ""), (2, ""), (0, "")]
        table = turned_up("id", "y+1.", looked=looked, options=fair)
        assert table.to_act == (3,)

    def test_without_fair_looks_the_finder_keeps_the_card(self) -> None:
        """MSM-V3, MSM-25."""
        table = turned_up("id", "y+1.", looked=[(1, ""), (1, "")])
        assert table.to_act == (1,)

    def test_fair_looks_always_hold_for_two_players(self) -> None:
        """MSM-30: seat 1 has one look more, so its card goes to seat 0; it keeps the next one."""
        table = turned_up("id", "id", "y+1.", seats=2, looked=[(1, "")])
        assert (table.to_act, look(table).active) == ((0,), 1)
        play(table, "decline")
        assert (table.to_act, look(table).active) == ((1,), 1)
        play(table, "decline")
        assert look(table).laid == [1, 2]
        assert look(table).active == 0

    def test_two_players_never_differ_by_more_than_one(self) -> None:
        """MSM-30: in whole games; four looks each and four X."""
        from cloister.core.chance import Fast

        from .test_setup import dealt

        for number in range(8):
            table = dealt(2, number)
            assert str(truth(table)["inside"]).count("x") == 4
            chance = Fast(number)
            while table.to_act:
                laid = look(table).laid
                assert abs(laid[0] - laid[1]) <= 1
                seat = table.to_act[0]
                table.play_move(seat, table.state.sample(seat, chance))
            assert look(table).laid == [4, 4]


class TestFirstPeek:
    """Before the game everybody may look into one monk."""

    def start(self, seats: int = 4, number: int = 0) -> Table:
        from .test_setup import dealt

        return dealt(seats, number, first_peek=True)

    def test_everybody_peeks_once_clockwise_from_the_start(self) -> None:
        """MSM-V1, MSM-A27: no card is open yet."""
        table = self.start()
        first = look(table).first
        for ahead, monk in enumerate(("black", "blue", "green", "white")):
            assert table.to_act == ((first + ahead) % 4,)
            assert (look(table).location, look(table).page) == (0, -1)
            play(table, f"look {monk}")
        assert look(table).location != 0
        assert look(table).active == first

    def test_each_peeks_into_a_different_monk(self) -> None:
        """MSM-V1, MSM-A27: a monk that was peeked into is barred for the others."""
        table = self.start()
        play(table, "look red")
        assert choices(table) == {"decline", *(f"look {m}" for m in MONKS if m != "red")}
        with refused(table, "MSM-A27", "refuse-peeked"):
            table.play(table.to_act[0], "look red")

    def test_declining_bars_nothing(self) -> None:
        """MSM-A27."""
        table = self.start()
        play(table, "decline")
        assert choices(table) == {"decline", *(f"look {monk}" for monk in MONKS)}

    def test_a_peek_lays_down_no_card(self) -> None:
        """MSM-A27: a peek counts neither for the limit nor for fair looks; all see where it was."""
        table = self.start(3)
        first = look(table).first
        play(table, "look red")
        assert look(table).laid == [0, 0, 0]
        assert look(table).looked == [(first, 4)]
        assert [inside != -2 for inside in look(table, first).seen].count(True) == 1
        play(table, "decline", "look white")
        assert (look(table).laid, look(table).peeks) == ([0, 0, 0], 3)

    def test_a_peek_comes_before_anything_else(self) -> None:
        """MSM-V1."""
        table = self.start()
        with refused(table, "MSM-V1", "refuse-peek-first"):
            table.play(table.to_act[0], "move red")

    def test_there_is_no_peek_without_the_variant(self) -> None:
        """MSM-V1: by default the game begins with its first cards."""
        assert look(Table.new(KEY, 4, bytes(32))).location != 0

    def test_peeks_do_not_bar_later_looks(self) -> None:
        """MSM-A15, MSM-A27: with an identity card any monk may be looked into."""
        looked = [(0, "black"), (1, "blue"), (2, "green"), (3, "")]
        table = turned_up("id", "y+1.", looked=looked, peeks=4, options={"first_peek": True})
        assert choices(table) == {"decline", *(f"look {monk}" for monk in MONKS)}
        assert where(table, "red") == [8]
