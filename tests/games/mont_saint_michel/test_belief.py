"""Who is who, as far as a seat can tell from looks and from how the others play."""

from itertools import permutations

import pytest

from cloister import Table
from cloister.bots.levels import make
from cloister.core.chance import Fast
from cloister.core.values import EVERYTHING
from cloister.games.mont_saint_michel.knowledge.behaviour import attainable
from cloister.games.mont_saint_michel.rules.history import written_look, written_turn

from .helpers import KEY, at, belief, evaluator, look, ours

SEED = bytes(range(32))
OPEN_PAGES = {value: index for index, value in enumerate((1, 2, 3, 4))}
"""The kinds of the yellow pages with one dot."""


def chances(table: Table, onlooker: int, seat: int) -> list[float]:
    """For each monk, the probability that a seat is this monk, as the onlooker sees it."""
    return belief(table, onlooker).chance_of[seat * 6 : seat * 6 + 6]


class TestBelief:
    """An exact posterior over all assignments."""

    @pytest.mark.parametrize(("seats", "count"), [(2, 30), (3, 120), (4, 360), (5, 720)])
    def test_nothing_is_known_at_first(self, seats: int, count: int) -> None:
        """MSM-2: all assignments are equally likely."""
        found = belief(at(seats=seats), 0)
        assert found.total == pytest.approx(count)
        for monks in permutations(range(6), seats):
            assert found.chance(list(monks)) == pytest.approx(1 / count)
        assert found.chance_of == pytest.approx([1 / 6] * (6 * seats))

    def test_looks_rule_monks_out(self) -> None:
        """MSM-26: what was seen is certain; the rest is equally likely."""
        table = at(looked=[(0, "red"), (0, "blue")], inside="01xx23")
        assert chances(table, 0, 1) == pytest.approx([0, 1, 0, 0, 0, 0])
        assert chances(table, 0, 0) == pytest.approx([0.25, 0, 0.25, 0.25, 0, 0.25])
        assert chances(table, 0, 2)[4] == pytest.approx(1)

    def test_three_looks_and_the_rest(self) -> None:
        """MSM-26: after seeing three X, the seat is one of the other three monks."""
        table = at(seats=3, looked=[(0, "black"), (0, "blue"), (0, "green")], inside="xxx012")
        assert chances(table, 0, 0) == pytest.approx([0, 0, 0, 1 / 3, 1 / 3, 1 / 3])

    def test_a_seat_that_feeds_a_monk_after_a_look_is_probably_it(self) -> None:
        """MSM-3: seat 1 has looked into red and gives it every good page."""
        history = [written_look(1, 4)]
        places = [0, 0, 0, 0, 15, 0]
        history += [written_turn(1, 4, 4, OPEN_PAGES[4], 16, places) for _ in range(3)]
        table = at({"red": 16}, location=16, looked=[(1, "red")], history=list(history))
        assert chances(table, 0, 1)[4] > 0.6
        assert chances(table, 0, 0)[4] < 0.1
        assert chances(table, 0, 2)[4] < 0.2

    def test_the_belief_is_exactly_the_product(self) -> None:
        """The same result, summed over all assignments from the weights of the other seats."""
        history = [written_look(2, 3), written_look(1, 0)]
        places = [7, 8, 15, 2, 6, 0]
        for turn, winner in enumerate((3, 0, 6, 3, 2)):
            history.append(written_turn(1 + turn % 3, winner, 3, OPEN_PAGES[3], 16, places))
        table = at(looked=[(0, "white"), (2, "yellow"), (1, "black")], history=list(history))
        inferences = evaluator(table).inferences
        view = look(table, 0, EVERYTHING)
        behaviour = inferences.behaviour_of(view.history)
        weights: dict[tuple[int, ...], float] = {}
        for monks in permutations(range(6), 4):
            if 5 not in monks:
                weight = 1.0
                for seat in (1, 2, 3):
                    weight *= behaviour.weight(seat, monks[seat])
                weights[monks] = weight
        total = sum(weights.values())
        found = inferences.belief(view, 0)
        marginal = [0.0] * 24
        rivals = [0.0] * 64
        for monks in permutations(range(6), 4):
            odds = weights.get(monks, 0.0) / total
            assert found.chance(list(monks)) == pytest.approx(odds)
            for seat, monk in enumerate(monks):
                marginal[seat * 6 + monk] += odds
            rivals[sum(1 << monk for monk in monks[1:])] += odds
        assert found.chance_of == pytest.approx(marginal)
        for monks_of_rivals in range(64):
            free = 3 - (not monks_of_rivals >> 5)
            assert found.rivals[monks_of_rivals] * free / found.total == pytest.approx(
                rivals[monks_of_rivals]
            )

    def test_a_seats_own_turns_tell_it_nothing(self) -> None:
        """A seat played only by what it already knew."""
        fed = [written_turn(0, 4, 4, OPEN_PAGES[4], 16, [0, 0, 0, 0, 15, 0]) for _ in range(5)]
        table = at(history=list(fed))
        assert chances(table, 0, 0) == pytest.approx([1 / 6] * 6)
        assert chances(table, 1, 0)[4] > 0.2

    def test_aimless_players_are_recognised(self) -> None:
        """Random moves mean nothing, and the belief stays nearly even."""
        table = Table.new(KEY, 4, SEED)
        chance = Fast(3)
        while look(table).turns < 120:
            seat = table.to_act[0]
            table.play_move(seat, table.state.sample(seat, chance))
        found = belief(table, 0)
        assert max(found.purposeful(seat) for seat in (1, 2, 3)) < 0.2
        assert max(found.chance(list(monks)) for monks in permutations(range(6), 4)) < 0.1

    def test_a_novice_draws_no_conclusions(self) -> None:
        """Seat 1 has given every good page to red; a bot that forgets it learns nothing."""
        table = at(history=[written_turn(1, 4, 4, OPEN_PAGES[4], 16, [0, 0, 0, 0, 15, 0])] * 3)
        assert max(belief(table, 0).chance_of[6:12]) > 0.3
        view = look(table, 0, make("novice").memory)
        assert view.history == []
        unaware = evaluator(table).inferences.belief(view, 0)
        assert unaware.chance_of[6:12] == pytest.approx([1 / 6] * 6)

    def test_the_answer_does_not_depend_on_earlier_questions(self) -> None:
        """An evaluator that other seats have asked answers like a new one."""
        table = Table.new(KEY, 4, SEED)
        chance = Fast(5)
        made = evaluator(table)
        for _ in range(150):
            seat = table.to_act[0]
            table.play_move(seat, table.state.sample(seat, chance))
            view = look(table, seat, EVERYTHING)
            assert made.value(view, seat) == evaluator(table).value(view, seat)


def test_which_monks_can_be_brought_to_a_page() -> None:
    """By walking there in one turn, or by a push from a monk that reaches it in one turn."""
    ground = ours().ground
    able = attainable(ground, [15, 2, 0, 5, 14, 0], 16, 1)
    assert able == [True, True, False, False, False, False]
    pushed = attainable(ground, [16, 3, 14, 0, 0, 0], 4, 2)
    assert pushed == [True, True, True, False, False, False]
