"""Who may know what: views, imagined worlds, and undo."""

from collections import Counter
from itertools import permutations

import pytest

from cloister import Table
from cloister.core.chance import Fast
from cloister.core.errors import NoUndo
from cloister.core.values import EVERYTHING, encode
from tests.support.playing import play

from .helpers import INSIDE, at, deck_of, look, truth
from .test_setup import dealt


def worlds(table: Table, seat: int | None, count: int, memory: int = EVERYTHING) -> list[str]:
    """The slips of `count` imagined worlds."""
    chance = Fast(11)
    return [
        str(table.state.imagine(seat, chance, memory).position()["inside"]) for _ in range(count)
    ]


def assignments(seats: int) -> set[str]:
    return {"".join(order) for order in permutations(INSIDE[seats])}


class TestImagine:
    """MSM-2, MSM-26: worlds are drawn from all assignments that fit what the seat has seen."""

    @pytest.mark.parametrize(("seats", "count"), [(2, 30), (3, 120), (4, 360), (5, 720)])
    def test_nobody_has_seen_anything(self, seats: int, count: int) -> None:
        """MSM-2: all assignments, equally likely."""
        table = at(seats=seats)
        found = Counter(worlds(table, 0, 30 * count))
        assert set(found) == assignments(seats)
        assert len(found) == count
        assert max(found.values()) < 30 + 6 * 30**0.5 + 5
        assert min(found.values()) > 30 - 5.2 * 30**0.5

    def test_slips_that_were_seen_stay(self) -> None:
        """MSM-26: seat 1 has seen its own slip and an X; the other four slips have 4! orders."""
        table = at(looked=[(1, "blue"), (1, "white"), (2, "red")])
        found = set(worlds(table, 1, 600))
        assert found == {w for w in assignments(4) if w[1] == "1" and w[5] == "x"}
        assert len(found) == 24

    def test_what_others_saw_is_not_known(self) -> None:
        """MSM-26: that seat 2 has looked into red tells seat 1 nothing about red."""
        table = at(looked=[(2, "red"), (3, "black")])
        assert set(worlds(table, 1, 9000)) == assignments(4)

    def test_a_spectator_knows_nothing(self) -> None:
        """MSM-26."""
        table = at(looked=[(0, "black"), (1, "blue"), (2, "red")])
        assert set(worlds(table, None, 9000)) == assignments(4)

    def test_a_seat_does_not_know_its_own_monk(self) -> None:
        """MSM-2: each of the six monks is equally likely."""
        own = Counter(world.index("0") for world in worlds(at(), 0, 6000))
        assert set(own) == set(range(6))
        assert all(850 <= count <= 1150 for count in own.values())

    def test_two_worlds_that_look_alike_imagine_alike(self) -> None:
        """MSM-26: slips and cards that the seat cannot see have no influence."""
        looked = [(0, "black"), (1, "red")]
        first = at(looked=looked, inside="01x3x2")
        other = deck_of(4, ["y+3."], 2)
        turned = [*reversed(other[:21]), *reversed(other[21:36]), *reversed(other[36:])]
        second = at(looked=looked, inside="0x213x", deck=list(turned))
        assert look(first, 0) == look(second, 0)
        for seed in range(20):
            ours = first.state.imagine(0, Fast(seed)).position()
            theirs = second.state.imagine(0, Fast(seed)).position()
            assert encode(ours) == encode(theirs)

    def test_after_the_end_everything_is_known(self) -> None:
        """MSM-28: every world has the true slips."""
        from .helpers import last_page

        table = last_page({}, "g+2.", inside="x01x23")
        play(table, "move red", "step 8")
        assert set(worlds(table, None, 20)) == {"x01x23"}


class TestDecks:
    """MSM-A29: what is known of the decks."""

    def test_layers_keep_their_cards(self) -> None:
        """MSM-A29: the order changes, the contents of top and of the rest do not."""
        table = dealt(4, 9)
        deck = strings(truth(table)["deck"])
        top = look(table).layers[0]
        orders = set()
        for seed in range(30):
            world = strings(table.state.imagine(0, Fast(seed)).position()["deck"])
            assert sorted(world[:top]) == sorted(deck[:top])
            assert sorted(world[top:]) == sorted(deck[top:])
            assert "id" not in world[-4:]
            orders.add(tuple(world))
        assert len(orders) == 30

    def test_what_lies_at_the_bottom_is_not_known(self) -> None:
        """MSM-A29: any green page may be there, all equally likely."""
        table = dealt(4, 9)
        chance = Fast(3)
        found: Counter[str] = Counter()
        for _ in range(3000):
            found.update(strings(table.state.imagine(0, chance).position()["deck"])[-4:])
        assert len(found) == 15
        assert all(700 <= count <= 900 for count in found.values())

    def test_numbers_of_cards_are_public(self) -> None:
        """MSM-A29: the cards in each layer, and the locations opened so far."""
        table = at(top=["y+1."])
        view = look(table)
        assert sum(view.layers) == len(strings(truth(table)["deck"]))
        assert view.layers[1:] == [15, 4]
        assert view.opened == 1

    def test_locations_that_were_seen_are_known(self) -> None:
        """MSM-A29: in the first pass those that have been open, in the second all."""
        order = [*range(9, 17), *range(1, 9)]
        table = at(location=12, opened=4, locations=order)
        chance = Fast(5)
        for _ in range(10):
            world = table.state.imagine(2, chance).position()["locations"]
            assert isinstance(world, list)
            assert world[:4] == order[:4]
            assert sorted(map(int, map(str, world[4:]))) == sorted(order[4:])
        table = at(location=12, opened=20, locations=order)
        assert table.state.imagine(2, chance).position()["locations"] == order

    def test_after_the_shuffle_only_later_locations_are_known(self) -> None:
        """MSM-V2, MSM-A29: only those of the second pass are known."""
        order = [*range(9, 17), *range(1, 9)]
        variant = {"shuffle_second_pass": True}
        table = at(location=12, opened=20, locations=order, shuffled=True, options=variant)
        assert look(table, 0, EVERYTHING).order == [9, 10, 11, 12, *[0] * 12]
        seen = {
            tuple(strings(table.state.imagine(2, Fast(seed)).position()["locations"]))
            for seed in range(20)
        }
        assert len(seen) == 20
        assert all(world[:4] == ("9", "10", "11", "12") for world in seen)

    def test_the_screen_does_not_remember_locations(self) -> None:
        """MSM-5: a person keeps notes; a bot remembers as far as its memory goes."""
        order = [*range(9, 17), *range(1, 9)]
        table = at(location=12, opened=4, locations=order)
        assert look(table, 0).order == [0, 0, 0, 12, *[0] * 12]
        assert look(table, 0, 2).order == [0, 0, 11, 12, *[0] * 12]
        assert look(table, 0, EVERYTHING).order == [9, 10, 11, 12, *[0] * 12]

    def test_the_screen_remembers_locations_by_option(self) -> None:
        """MSM-5: option `note_locations`."""
        order = [*range(9, 17), *range(1, 9)]
        noted = at(location=12, opened=4, locations=order, options={"note_locations": True})
        assert look(noted, 0).order == [9, 10, 11, 12, *[0] * 12]
        second = at(location=12, opened=20, locations=order, options={"note_locations": True})
        assert look(second, None).order == order

    def test_without_memory_any_order_is_imagined(self) -> None:
        """MSM-5: with no memory only the open location is certain."""
        order = [*range(9, 17), *range(1, 9)]
        table = at(location=12, opened=20, locations=order)
        seen = {
            tuple(strings(table.state.imagine(0, Fast(seed), 0).position()["locations"]))
            for seed in range(20)
        }
        assert len(seen) == 20
        assert all(world[3] == "12" for world in seen)


def strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


class TestUndo:
    """Undo goes back to the last moment at which nobody had learnt anything."""

    def test_steps_can_be_taken_back(self) -> None:
        """MSM-A25: choosing a monk, steps and pushes reveal nothing."""
        table = at({"red": 8, "blue": 9}, page="y+3..")
        before = truth(table)
        play(table, "move red", "step 9", "push 10")
        for _ in range(3):
            table.undo(0)
        assert truth(table) == before

    def test_a_look_stops_undo(self) -> None:
        """MSM-26: somebody has seen something."""
        table = at(location=8, top=["id", "y+1."])
        play(table, "move red", "step 8", "look blue")
        with pytest.raises(NoUndo):
            table.undo(1)

    def test_new_cards_stop_undo(self) -> None:
        """MSM-8: the page was won and new cards lie open."""
        table = at(location=8)
        play(table, "move red", "step 8")
        assert not table.can_undo(0)

    def test_a_page_left_open_reveals_nothing(self) -> None:
        """MSM-14: no card was turned up, so the last step can be taken back."""
        table = at(location=8)
        play(table, "move red", "step 11")
        table.undo(0)
        assert table.to_act == (0,)
