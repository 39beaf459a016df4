"""What bots make of it: who is who, and what to do about it."""

from itertools import permutations

import pytest

import cloister
from cloister import Table, find
from cloister.bots.context import SeatContext
from cloister.bots.levels import make
from cloister.bots.match import play_match
from cloister.core.chance import Fast, derive, fast
from cloister.core.values import EVERYTHING, Outcome
from cloister.games.mont_saint_michel.bots.heuristics import MountHints
from cloister.games.mont_saint_michel.components.pack import ours
from cloister.games.mont_saint_michel.knowledge.belief import Belief
from cloister.games.mont_saint_michel.knowledge.clues import attainable
from cloister.games.mont_saint_michel.rules.history import Entry, written_look, written_turn

from . import strength
from .calibration import collect, error, plot, rows
from .helpers import KEY, MONKS, at, legal, look, play, where

SEED = bytes(range(32))
LONGEST = 4000
"""Decisions; games of bots are much shorter, those of uniforms about half as long."""
OPEN_PAGES = {value: index for index, value in enumerate((1, 2, 3, 4))}
"""The kinds of the yellow pages with one dot."""


def hints(table: Table) -> MountHints:
    assert table.game.hints is not None
    made = table.game.hints(table.setting)
    assert isinstance(made, MountHints)
    return made


def belief(table: Table, seat: int) -> Belief:
    return hints(table).belief(look(table, seat, EVERYTHING), seat)


def chances(table: Table, onlooker: int, seat: int) -> list[float]:
    """How likely a seat is each of the monks, to the onlooker."""
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

    def test_looks_rule_out(self) -> None:
        """MSM-26: what was seen is certain, the rest is even."""
        table = at(looked=[(0, "red"), (0, "blue")], inside="01xx23")
        assert chances(table, 0, 1) == pytest.approx([0, 1, 0, 0, 0, 0])
        assert chances(table, 0, 0) == pytest.approx([0.25, 0, 0.25, 0.25, 0, 0.25])
        assert chances(table, 0, 2)[4] == pytest.approx(1)

    def test_three_looks_and_the_rest(self) -> None:
        """MSM-26: three X seen, then one of the others it is."""
        table = at(seats=3, looked=[(0, "black"), (0, "blue"), (0, "green")], inside="xxx012")
        assert chances(table, 0, 0) == pytest.approx([0, 0, 0, 1 / 3, 1 / 3, 1 / 3])

    def test_whoever_has_looked_and_feeds_a_monk_is_it(self) -> None:
        """MSM-3: seat 1 has looked into red and gives it every good page."""
        history = [written_look(1, 4)]
        places = [0, 0, 0, 0, 15, 0]
        history += [written_turn(1, 4, 4, OPEN_PAGES[4], 16, places) for _ in range(3)]
        table = at({"red": 16}, location=16, looked=[(1, "red")], history=list(history))
        assert chances(table, 0, 1)[4] > 0.6
        assert chances(table, 0, 0)[4] < 0.1
        assert chances(table, 0, 2)[4] < 0.2

    def test_it_is_exactly_the_product(self) -> None:
        """The weights of all other seats, over all assignments, worked out once more."""
        history = [written_look(2, 3), written_look(1, 0)]
        places = [7, 8, 15, 2, 6, 0]
        for turn, winner in enumerate((3, 0, 6, 3, 2)):
            history.append(written_turn(1 + turn % 3, winner, 3, OPEN_PAGES[3], 16, places))
        table = at(looked=[(0, "white"), (2, "yellow"), (1, "black")], history=list(history))
        made = hints(table)
        view = look(table, 0, EVERYTHING)
        clues = made._clues_of(view.history)
        weights: dict[tuple[int, ...], float] = {}
        for monks in permutations(range(6), 4):
            if 5 not in monks:
                weight = 1.0
                for seat in (1, 2, 3):
                    weight *= clues.weight(seat, monks[seat])
                weights[monks] = weight
        total = sum(weights.values())
        found = made.belief(view, 0)
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

    def test_ones_own_turns_tell_oneself_nothing(self) -> None:
        """Whatever I did, I did by what I knew."""
        fed = [written_turn(0, 4, 4, OPEN_PAGES[4], 16, [0, 0, 0, 0, 15, 0]) for _ in range(5)]
        table = at(history=list(fed))
        assert chances(table, 0, 0) == pytest.approx([1 / 6] * 6)
        assert chances(table, 1, 0)[4] > 0.2

    def test_players_without_a_thought_are_found_out(self) -> None:
        """Random moves mean nothing, and the belief stays nearly even."""
        table = Table.new(KEY, 4, SEED)
        chance = Fast(3)
        while look(table).turns < 120:
            seat = table.to_act[0]
            table.play_move(seat, table.state.sample(seat, chance))
        found = belief(table, 0)
        assert max(found.thinks(seat) for seat in (1, 2, 3)) < 0.2
        assert max(found.chance(list(monks)) for monks in permutations(range(6), 4)) < 0.1

    def test_a_novice_draws_no_conclusions(self) -> None:
        """Seat 1 has given every good page to red: who remembers it, suspects something."""
        table = at(history=[written_turn(1, 4, 4, OPEN_PAGES[4], 16, [0, 0, 0, 0, 15, 0])] * 3)
        assert max(belief(table, 0).chance_of[6:12]) > 0.3
        view = look(table, 0, make("novice").memory)
        assert view.history == []
        assert hints(table).belief(view, 0).chance_of[6:12] == pytest.approx([1 / 6] * 6)

    def test_questions_leave_no_trace(self) -> None:
        """Asked in another order, by another seat in between: the same answer."""
        table = Table.new(KEY, 4, SEED)
        chance = Fast(5)
        made = hints(table)
        for _ in range(150):
            seat = table.to_act[0]
            table.play_move(seat, table.state.sample(seat, chance))
            view = look(table, seat, EVERYTHING)
            assert made.value(view, seat) == hints(table).value(view, seat)


class TestHistory:
    """What everybody has seen, one number a turn."""

    def test_a_turn_can_be_read_again(self) -> None:
        code = written_turn(3, 5, 2, 22, 16, [0, 16, 3, 7, 12, 1])
        entry = Entry(code)
        assert not entry.is_look
        assert (entry.seat, entry.monk, entry.moved) == (3, 5, 2)
        assert (entry.page, entry.location) == (22, 16)
        assert entry.places == [0, 16, 3, 7, 12, 1]
        assert code < 2**53

    def test_a_look_can_be_read_again(self) -> None:
        entry = Entry(written_look(4, 6))
        assert (entry.is_look, entry.seat, entry.monk) == (True, 4, 6)

    def test_it_is_written_as_things_happen(self) -> None:
        """MSM-A23: looks, pages won, pages given, pages left open."""
        table = at({"red": 7, "blue": 1}, location=8, top=["id", "y+1."])
        play(table, "move red", "step 8", "look white", "give", "move green", "step 11")
        entries = [Entry(code) for code in look(table, None, EVERYTHING).history]
        assert [entry.is_look for entry in entries] == [False, True, False, False]
        assert [entry.seat for entry in entries] == [0, 1, 2, 3]
        assert [entry.monk for entry in entries] == [4, 5, 1, 6]
        assert [entry.moved for entry in entries if not entry.is_look] == [4, 6, 2]
        assert entries[0].places == [0, 1, 0, 0, 7, 0]


def test_who_can_be_brought_there() -> None:
    """By a walk of one turn, or by a push of somebody who can come within one."""
    ground = ours().ground
    able = attainable(ground, [15, 2, 0, 5, 14, 0], 16, 1)
    assert able == [True, True, False, False, False, False]
    pushed = attainable(ground, [16, 3, 14, 0, 0, 0], 4, 2)
    assert pushed == [True, True, True, False, False, False]


class TestChoices:
    """What the apprentice does in plain cases."""

    def choose(self, table: Table, level: str = "apprentice") -> str:
        seat = table.to_act[0]
        bot = make(level)
        mind = SeatContext(table.state, seat, bot.memory, Fast(1), hints(table))
        return table.game.write(bot.choose(mind))

    def turn(self, table: Table, level: str = "apprentice") -> None:
        """Play until the turn is over."""
        turns = look(table).turns
        while table.to_act and look(table).turns == turns:
            table.play(table.to_act[0], self.choose(table, level))

    @pytest.mark.parametrize("level", ["apprentice", "novice"])
    def test_a_good_page_for_oneself(self, level: str) -> None:
        """Seat 0 knows that it is black; black and blue can both reach 16."""
        table = at({"black": 15, "blue": 2}, page="y+4.", looked=[(0, "black")])
        if level == "apprentice":
            self.turn(table)
            assert look(table).pages[0] == [4]
        else:
            assert {self.choose(table, level) for _ in range(3)} == {"move black"}

    def test_a_bad_page_for_a_rival(self) -> None:
        """Seat 0 knows itself and blue's name; the charred page goes to blue."""
        table = at(
            {"black": 15, "blue": 2},
            page="g-4.",
            looked=[(0, "black"), (0, "blue")],
            taken=[("blue", "y+4.")],
        )
        self.turn(table)
        assert look(table).pages[1] == [4, -4]

    def test_giving_to_oneself_at_once(self) -> None:
        """MSM-10: black stands there already."""
        table = at({"black": 16}, page="y+4.", looked=[(0, "black")])
        assert self.choose(table) == "give"

    def test_not_giving_it_to_a_rival(self) -> None:
        """MSM-A2: blue stands there, black can push it away and take it."""
        table = at({"black": 15, "blue": 16}, page="y+4.", looked=[(0, "black"), (0, "blue")])
        self.turn(table)
        assert look(table).pages[0] == [4]

    def test_by_boat_if_it_pays(self) -> None:
        """MSM-23: a page of four across the water."""
        table = at({"black": 8, "blue": 3}, location=14, page="y+4.", looked=[(0, "black")])
        self.turn(table)
        assert where(table, "black") == [14]

    def test_looking_where_it_has_not_looked(self) -> None:
        """MSM-A15: into a monk that it has not seen, and it does look."""
        looked = [(1, "black"), (1, "blue")]
        table = at(location=8, top=["id", "y+1."], looked=looked)
        play(table, "move red", "step 8")
        assert "decline" in legal(table)
        chosen = self.choose(table)
        assert chosen in {f"look {monk}" for monk in MONKS[2:]}


def match(levels: list[str], number: int, **options: object) -> tuple[Outcome, int]:
    """One game between bots of these levels; how it ended, and after how many turns."""
    seed = derive(SEED, f"msm/{number}")
    table = Table.new(KEY, len(levels), seed, options)
    dice = [fast(derive(seed, f"bot/{seat}")) for seat in range(len(levels))]
    bots = [make(level) for level in levels]
    play_match(table.state, bots, list(dice), Fast(number), hints(table), LONGEST)
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome, look(table).turns


def games(compiled: int, interpreted: int) -> int:
    return compiled if cloister.compiled else interpreted


def test_four_apprentices_play_as_long_as_people() -> None:
    """40 to 65 turns on average."""
    count = games(3, 1)
    turns = [match(["apprentice"] * 4, number)[1] for number in range(count)]
    assert 40 <= sum(turns) / count <= 65


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_they_come_to_an_end_by_themselves(level: str) -> None:
    """MSM-14: also where no guard stands behind them; some pages are nobody's wish at first."""
    for number in range(4):
        assert match([level] * (2 + number % 4), number, stall_guard=False)[1] < 300


def test_apprentice_beats_uniforms() -> None:
    """A quarter would be luck; a large sample stands in docs/mont-saint-michel.md."""
    played = [strength.match(number) for number in range(games(8, 3))]
    assert sum(game.share for game in played) >= 0.5 * len(played)


@pytest.mark.soak
def test_apprentice_beats_uniforms_in_many_games() -> None:
    """Nearly as often as its looks allow."""
    played = [strength.match(number) for number in range(200)]
    share = sum(game.share for game in played) / len(played)
    most = sum(game.most for game in played) / len(played)
    assert most - 0.15 <= share <= most + 0.05


def test_what_looks_allow() -> None:
    """MSM-3: three looks find oneself half of the time; over all of them it comes to 3 in 4."""
    total, slips = 0.0, [0, 1, 2, 3, -1, -1]
    for inside in permutations(slips, 3):
        total += strength.at_best([*inside, -2, -2, -2], 0)
    assert total / (6 * 5 * 4) == pytest.approx(0.75)


def test_it_knows_how_sure_it_is() -> None:
    """In the last third of a game; a large sample stands in docs/mont-saint-michel.md."""
    claims, _ = collect(games(4, 1), ["apprentice"] * 4)
    table = rows(claims)
    said = sum(row.said * row.count for row in table)
    came = sum(row.came * row.count for row in table)
    assert abs(said - came) < (0.2 if cloister.compiled else 0.5) * len(claims)
    assert "<svg" in plot(table)
    assert sum(row.count for row in table) == len(claims)


@pytest.mark.soak
def test_it_knows_how_sure_it_is_in_many_games() -> None:
    claims, lengths = collect(100, ["apprentice"] * 4)
    assert error(rows(claims)) < 0.06
    assert 40 <= sum(lengths) / len(lengths) <= 65


def test_the_game_has_hints() -> None:
    assert find(KEY).hints is not None


def test_imagined_worlds_are_nearer_to_the_truth_than_first_sight() -> None:
    """MSM-2: every assignment is held against all that was played; looks alone say less."""
    table = Table.new(KEY, seats=4, seed=SEED)
    made, dice = hints(table), Fast(3)
    while len(look(table, 0, EVERYTHING).history) < 32:
        seat = table.to_act[0]
        bot = make("apprentice")
        table.play_move(seat, bot.choose(SeatContext(table.state, seat, EVERYTHING, dice, made)))
    true = str(table.state.position()["inside"])
    drawn, believed = 0.0, 0.0
    for seat in range(4):
        view = look(table, seat, EVERYTHING)
        others = [other for other in range(4) if other != seat]
        found = belief(table, seat)
        believed += sum(found.chance_of[6 * other + true.index(str(other))] for other in others)
        for _ in range(200):
            world = made.likely(view, seat, table.state.imagine(seat, dice), dice)
            world.check()
            inside = str(world.position()["inside"])
            drawn += sum(inside.index(str(other)) == true.index(str(other)) for other in others)
    assert drawn / 200 > believed + 0.5
