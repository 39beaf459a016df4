"""What is hidden (hands, pile and the drawn card), and the worlds imagined from the rest."""

from collections import Counter

import pytest

from cloister import NotYourTurn, Table
from cloister.core.chance import Fast
from cloister.core.errors import NoUndo
from cloister.core.values import Json, encode
from tests.support.playing import event, names, play

from .helpers import DECK, HAND, SLOT, at, final, hand, look
from .test_setup import keep_all, new

Written = dict[str, Json]


def worlds(table: Table, seat: int | None, count: int = 200) -> list[Written]:
    chance = Fast(7)
    return [table.state.imagine(seat, chance).position() for _ in range(count)]


def cards(world: Written, name: str, seat: int | None = None) -> list[str]:
    found = world.get(name, "")
    if seat is not None:
        assert isinstance(found, list)
        found = found[seat]
    return str(found).split()


class TestViews:
    def test_what_lies_open(self) -> None:
        """ALT-R34: mountains, discards, and the numbers of cards in pile and hands."""
        table = at(["3 4"], ["5"], drawn="9", pile="1 2 3")
        for onlooker in (0, 1, None):
            view = look(table, onlooker)
            assert [peak.rows for peak in view.mountains] == [[[6, 8]], [[10]]]
            assert (view.pile, view.held) == (3, [4, 4])
            assert len(view.discards) == 120 - 3 - 1 - 3 - 8

    def test_the_drawn_card_is_private(self) -> None:
        """ALT-R34: until it is used, only its seat knows it."""
        table = at(["3"], ["5"], drawn="9", pile="7 8")
        told = play(table, "discard")
        assert look(table, 1).drawn == 14
        assert look(table, 0).drawn == look(table).drawn == 0
        assert event(told, "drew-card", 1).args["card"] == "7"
        assert event(told, "drew", 0).args == {"seat": 1, "pile": 1}
        assert "drew-card" not in names(told, 0) + names(told)

    def test_a_taken_card_stays_hidden(self) -> None:
        """ALT-R34: the others see which card is built, not which one was taken."""
        views = []
        for drawn in ("9", "C", "A", "S", "16a"):
            table = at(["3"], ["5"], drawn=drawn, hands=["2 6 7 8", "1 1 1 1"], pile="4 4 4")
            heard = [play(table, move).heard_by(1) for move in ("take", "card 8", "at 1:1")]
            views.append((look(table, 1).held, look(table, 1).hand, encode(heard[:2]), heard[2][0]))
            assert sorted(hand(table)) == sorted(["2", "6", "7", drawn])
        assert all(view[:3] == views[0][:3] for view in views)
        assert all(view[3] == views[0][3] for view in views)

    def test_hands_are_private(self) -> None:
        """ALT-R34: a seat sees its own hand, a spectator sees none."""
        table = at(["3"], ["5"], drawn="9", hands=["2 6 7 8", "1 1 4 C"])
        assert look(table, 0).hand == [4, 12, 14, 16]
        assert look(table, 1).hand == [1, 2, 2, 8]
        assert look(table).hand == []

    def test_the_picked_card_is_private(self) -> None:
        """ALT-R34: a hand card is shown when it is built, not before."""
        table = at(["3"], ["5"], drawn="9", hands=["2 6 7 8", "1 1 4 C"])
        told = play(table, "take", "card 7")
        assert (look(table, 0).picked, look(table, 1).picked) == (14, 0)
        assert look(table, 1).phase == SLOT
        assert names(told, 1) == names(told) == []

    def test_returned_cards_are_private(self) -> None:
        """ALT-R34: each seat knows the cards that it returned, and nobody else's."""
        table = new(2)
        back = hand(table)[:2]
        table.play(0, f"return {' '.join(back)}")
        keep_all(table)
        drawn = str(table.state.position()["drawn"])
        wanted = [card for card in back if card != drawn]
        assert cards(table.state.position(), "returned", 0) == wanted
        assert len(look(table, 0).returned) == len(wanted)
        assert len(look(table).returned) == 0

    def test_blocked_places_name_the_support(self) -> None:
        """ALT-4, ALT-11, ALT-R8: which place is blocked, by which card and by which rule."""
        table = at(["8 5 A"], ["2 9"], drawn="6")
        blocked = [
            (place.owner, place.floor, place.place, place.supports, place.rule)
            for place in look(table, 0).blocked
        ]
        assert blocked == [
            (0, 2, 0, [0], "ALT-4"),
            (0, 2, 1, [2], "ALT-11"),
            (1, 2, 0, [1], "ALT-4"),
        ]
        assert look(table, 1).blocked == look(table).blocked == []


class TestUndo:
    def test_a_picked_card_may_be_put_back(self) -> None:
        """ALT-R34: nobody else has learnt anything yet."""
        table = at(["3"], ["5"], drawn="9", hands=["2 6 7 8", "1 1 4 C"])
        play(table, "take", "card 7")
        table.undo(0)
        assert look(table, 0).phase == HAND

    @pytest.mark.parametrize(
        "move", ["take", "discard", "build 1:1", "replace 1:0", "send 1:1 to 1"]
    )
    def test_a_visible_action_cannot_be_undone(self, move: str) -> None:
        """ALT-R34: everybody sees an action, and also that a card is taken."""
        table = at(["3"], ["5"], drawn="9", hands=["2 6 7 8", "1 1 4 C"])
        play(table, move)
        with pytest.raises(NoUndo):
            table.undo(0)

    def test_another_seat_cannot_move(self) -> None:
        """ALT-7: a turn belongs to one seat."""
        table = at(["3"], ["5"], drawn="9")
        with pytest.raises(NotYourTurn):
            table.play(1, "discard")


class TestImagining:
    def test_known_cards_stay(self) -> None:
        """ALT-R34: hand, drawn card, mountains and discards are the same in every world."""
        table = at(["3 4"], ["5"], drawn="9", pile="1 2 3 6 6 6")
        truth = table.state.position()
        for world in worlds(table, 0, 50):
            for name in ("mountains", "drawn", "discards", "phase", "seat"):
                assert world.get(name) == truth.get(name)
            assert cards(world, "hands", 0) == cards(truth, "hands", 0)

    def test_hidden_cards_are_dealt_again(self) -> None:
        """ALT-R34: the other hands and the pile, from the cards that the seat has not seen."""
        table = new(3)
        keep_all(table)
        truth = table.state.position()
        seen = cards(truth, "hands", 0) + [str(truth["drawn"])]
        found = worlds(table, 0)
        assert len({encode(world["hands"]) for world in found}) > 190
        assert len({str(world["pile"]) for world in found}) == 200
        for world in found:
            hidden = cards(world, "pile") + cards(world, "hands", 1) + cards(world, "hands", 2)
            assert Counter(hidden) == Counter(DECK) - Counter(seen)

    def test_another_seats_drawn_card_is_dealt_again(self) -> None:
        """ALT-R34: it is hidden from all other seats and from spectators."""
        table = new(3)
        keep_all(table)
        assert len({world["drawn"] for world in worlds(table, 1)}) > 20
        assert len({world["drawn"] for world in worlds(table, None)}) > 20

    def test_the_truth_does_not_affect_imagined_worlds(self) -> None:
        """ALT-R34: two positions that look the same to a seat give it the same worlds."""
        one = at(["3"], ["5"], drawn="9", pile="1 2 6 7", hands=["8 8 8 8", "10 10 11 C"])
        other = at(["3"], ["5"], drawn="9", pile="C 11 10 2", hands=["8 8 8 8", "1 6 7 10"])
        assert look(one, 0) == look(other, 0)
        assert worlds(one, 0, 20) == worlds(other, 0, 20)
        assert look(one, 1) != look(other, 1)

    def test_returned_cards_are_in_the_pile(self) -> None:
        """ALT-R34: nowhere else, as long as nobody has taken a card unseen."""
        table = new(2, deck_size=60)
        back = hand(table, 1)[:2]
        table.play(1, f"return {' '.join(back)}")
        keep_all(table)
        known = Counter(cards(table.state.position(), "returned", 1))
        assert known
        places = set()
        for world in worlds(table, 1):
            drawn = [str(world["drawn"])]
            assert not known - Counter(cards(world, "pile") + drawn)
            places.add(
                cards(world, "pile").index(next(iter(known))) if not known & Counter(drawn) else -1
            )
        assert len(places) > 15

    def test_returned_cards_were_not_set_aside(self) -> None:
        """ALT-R34, ALT-R44: which cards were set aside is unknown, but not these."""
        tables = [new(1, bytes([n]) * 32, deck_size=50) for n in range(200)]
        table, rare = next(
            (table, word) for table in tables for word in hand(table) if DECK.count(word) == 1
        )
        play(table, next(move for move in table.moves(0) if rare in move.split()))
        assert rare != table.state.position()["drawn"]
        found = worlds(table, 0)
        assert all(rare in cards(world, "pile") for world in found)
        assert len({str(world["aside"]) for world in found}) > 190

    def test_a_returned_card_may_have_been_taken(self) -> None:
        """ALT-R34: it is in the pile or in the hand that took a card, and in no other hand."""
        mountains = (["3"], ["5"], ["6"])
        table = at(
            *mountains,
            drawn="9",
            pile="1 2 4 4",
            hands=["8 8 8 8", "7 7 16 11", "12 12 13 13"],
            more={"returned": ["16", "", ""], "taken": [0, 1, 0]},
        )
        found = worlds(table, 0)
        held = [sum("16" in cards(world, "hands", seat) for world in found) for seat in (1, 2)]
        assert 10 < held[0] < 90
        assert held[1] == 0

    def test_a_returned_card_is_forgotten_once_an_equal_one_is_seen(self) -> None:
        """ALT-R34: equal cards look alike, so the one that was seen may be the returned one."""
        more: dict[str, Json] = {"returned": ["16", "", ""], "taken": [0, 0, 0]}
        hands = ["8 8 8 8", "7 7 10 11", "12 12 13 13"]
        table = at(["3"], ["5"], ["6"], drawn="9", pile="16 2 16 4", hands=hands, more=more)
        play(table, "discard")
        assert look(table, 0).returned == [32]
        play(table, "discard")
        assert look(table, 0).returned == []
        held = [("16" in cards(world, "hands", 1)) for world in worlds(table, 0)]
        assert any(held)

    def test_a_seat_recognises_a_returned_card_that_it_draws(self) -> None:
        """ALT-R34: the card is no longer remembered as being in the pile."""
        more: dict[str, Json] = {"returned": ["", "7 16"], "taken": [0, 0]}
        hands = ["8 8 8 8", "7 7 10 11"]
        table = at(["3"], ["5"], drawn="9", pile="16 2 7 4", hands=hands, more=more)
        play(table, "discard")
        assert look(table, 1).returned == [14]

    def test_a_seat_that_takes_a_card_can_play_another(self) -> None:
        """ALT-7d, ALT-R34: everybody knows that, so it holds in every imagined world."""
        base = "5 5 6 6 7 7 8 8 9 9"
        hands = ["A A 1 16", "2 2 3 3"]
        table = at([base], ["4"], drawn="10", pile="1 2 3 4 6 12 13 A S", hands=hands)
        play(table, "take")
        for world in worlds(table, 1):
            assert {*cards(world, "hands", 0)} & {"6", "10", "12", "13", "16"}
        play(table, "card 16")
        assert len({world["picked"] for world in worlds(table, 1)}) > 2
        assert {world["picked"] for world in worlds(table, 0)} == {"16"}

    def test_at_the_end_all_is_known(self) -> None:
        """ALT-R34: hands are shown, so nothing is dealt again."""
        table = final(["3"], ["4"], hands=["A S", "5 C"])
        play(table, "stop", "stop")
        assert all(world["hands"] == ["A S", "C 5"] for world in worlds(table, 0, 20))
