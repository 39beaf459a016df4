"""How bots play: choices in simple cases, strength, calibration and resampled worlds."""

from itertools import permutations

import pytest

import cloister
from cloister import Table, find
from cloister.bots.context import SeatContext
from cloister.bots.levels import make
from cloister.bots.match import play_match
from cloister.core.chance import Fast, derive, fast
from cloister.core.values import EVERYTHING, Outcome
from tests.support.playing import choices, play

from . import strength
from .calibration import collect, error, plot, rows
from .helpers import KEY, MONKS, at, belief, heuristics, look, where

SEED = bytes(range(32))
LONGEST = 4000
"""Maximum decisions in a game. Uniforms need about half as many, other bots far fewer."""


class TestChoices:
    """What the apprentice does in simple cases."""

    def choose(self, table: Table, level: str = "apprentice") -> str:
        seat = table.to_act[0]
        bot = make(level)
        context = SeatContext(table.state, seat, bot.memory, Fast(1), heuristics(table))
        return table.game.write(bot.choose(context))

    def turn(self, table: Table, level: str = "apprentice") -> None:
        """Play until the turn is over."""
        turns = look(table).turns
        while table.to_act and look(table).turns == turns:
            table.play(table.to_act[0], self.choose(table, level))

    @pytest.mark.parametrize("level", ["apprentice", "novice"])
    def test_a_good_page_goes_to_the_bots_own_monk(self, level: str) -> None:
        """Seat 0 knows that it is black; black and blue can both reach 16."""
        table = at({"black": 15, "blue": 2}, page="y+4.", looked=[(0, "black")])
        if level == "apprentice":
            self.turn(table)
            assert look(table).pages[0] == [4]
        else:
            assert {self.choose(table, level) for _ in range(3)} == {"move black"}

    def test_a_bad_page_goes_to_a_rival(self) -> None:
        """Seat 0 knows its own monk and who blue is; the negative page goes to blue."""
        table = at(
            {"black": 15, "blue": 2},
            page="g-4.",
            looked=[(0, "black"), (0, "blue")],
            taken=[("blue", "y+4.")],
        )
        self.turn(table)
        assert look(table).pages[1] == [4, -4]

    def test_a_page_is_given_to_the_bots_own_monk(self) -> None:
        """MSM-10: black already stands there."""
        table = at({"black": 16}, page="y+4.", looked=[(0, "black")])
        assert self.choose(table) == "give"

    def test_a_page_is_not_given_to_a_rival(self) -> None:
        """MSM-A2: blue stands there, black can push it away and take it."""
        table = at({"black": 15, "blue": 16}, page="y+4.", looked=[(0, "black"), (0, "blue")])
        self.turn(table)
        assert look(table).pages[0] == [4]

    def test_a_tide_card_is_used_if_it_pays(self) -> None:
        """MSM-23: a page worth 4 lies across the water."""
        table = at({"black": 8, "blue": 3}, location=14, page="y+4.", looked=[(0, "black")])
        self.turn(table)
        assert where(table, "black") == [14]

    def test_the_bot_looks_where_it_has_not_looked(self) -> None:
        """MSM-A15: it does not decline, and it picks a monk that it has not seen."""
        looked = [(1, "black"), (1, "blue")]
        table = at(location=8, top=["id", "y+1."], looked=looked)
        play(table, "move red", "step 8")
        assert "decline" in choices(table)
        chosen = self.choose(table)
        assert chosen in {f"look {monk}" for monk in MONKS[2:]}


def match(levels: list[str], number: int, **options: object) -> tuple[Outcome, int]:
    """One game between bots of these levels: the outcome and the number of turns."""
    seed = derive(SEED, f"msm/{number}")
    table = Table.new(KEY, len(levels), seed, options)
    dice = [fast(derive(seed, f"bot/{seat}")) for seat in range(len(levels))]
    bots = [make(level) for level in levels]
    play_match(table.state, bots, list(dice), Fast(number), heuristics(table), LONGEST)
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
def test_games_of_bots_end_without_the_guard(level: str) -> None:
    """MSM-14: even though at first nobody wants some of the pages."""
    for number in range(4):
        assert match([level] * (2 + number % 4), number, stall_guard=False)[1] < 300


def test_apprentice_beats_uniforms() -> None:
    """Luck alone would win a quarter; docs/mont-saint-michel.md has a large sample."""
    played = [strength.match(number) for number in range(games(5, 3))]
    assert sum(game.share for game in played) >= 0.5 * len(played)


@pytest.mark.soak
def test_apprentice_beats_uniforms_in_many_games() -> None:
    """It wins nearly as often as its looks allow."""
    played = [strength.match(number) for number in range(200)]
    share = sum(game.share for game in played) / len(played)
    most = sum(game.most for game in played) / len(played)
    assert most - 0.15 <= share <= most + 0.05


def test_the_best_share_that_looks_allow() -> None:
    """MSM-3: three looks find the seat's own monk half of the time; the average share is 3/4."""
    total, slips = 0.0, [0, 1, 2, 3, -1, -1]
    for inside in permutations(slips, 3):
        total += strength.at_best([*inside, -2, -2, -2], 0)
    assert total / (6 * 5 * 4) == pytest.approx(0.75)


def test_the_apprentice_is_calibrated() -> None:
    """In the last third of a game; docs/mont-saint-michel.md has a large sample."""
    claims, _ = collect(games(4, 1), ["apprentice"] * 4)
    table = rows(claims)
    said = sum(row.said * row.count for row in table)
    came = sum(row.came * row.count for row in table)
    assert abs(said - came) < (0.2 if cloister.compiled else 0.5) * len(claims)
    assert "<svg" in plot(table)
    assert sum(row.count for row in table) == len(claims)


@pytest.mark.soak
def test_the_apprentice_is_calibrated_in_many_games() -> None:
    claims, lengths = collect(100, ["apprentice"] * 4)
    assert error(rows(claims)) < 0.06
    assert 40 <= sum(lengths) / len(lengths) <= 65


def test_the_game_has_heuristics() -> None:
    assert find(KEY).heuristics is not None


def test_resampled_worlds_are_nearer_to_the_truth_than_the_belief() -> None:
    """MSM-2: resampling compares every assignment with every turn so far."""
    table = Table.new(KEY, seats=4, seed=SEED)
    made, dice = heuristics(table), Fast(3)
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
            world = made.rollout.reweight(view, seat, table.state.imagine(seat, dice), dice)
            world.check()
            inside = str(world.position()["inside"])
            drawn += sum(inside.index(str(other)) == true.index(str(other)) for other in others)
    assert drawn / 200 > believed + 0.5
