"""Nothing that reaches a seat depends on what that seat cannot know."""

from collections.abc import Callable

import pytest

from cloister.bots.levels import hurried
from cloister.core.registry import find
from cloister.suite.bot_decisions import compare_bot
from cloister.suite.checks import EACH_CHANGE, SOAK
from cloister.suite.hunt import Hunt, Suspect
from cloister.suite.leaks import LEVELS, hunt
from tests.support.rotation import rotating_seed

BOTS = hurried()
GAMES = [level for level in LEVELS if level != "decisions"]
PIECES = 20
NIGHT = 1_000_000
LUCKLESS = 50
"""This many hunts in a row may find nothing to compare."""

Note = Callable[[str, object], None]


@pytest.mark.parametrize("level", GAMES)
def test_worlds_cannot_be_told_apart(every_key: str, level: str, record_property: Note) -> None:
    game = find(every_key)
    budget = EACH_CHANGE.of(game)
    comparisons, seed = 0, rotating_seed()
    for again in range(LUCKLESS):  # it may be that no two deals of a few look alike to a seat
        comparisons = comparisons or hunt(level, Suspect(game), budget, seed + again * LUCKLESS)
    record_property("comparisons", comparisons)
    assert comparisons >= {"states": budget.states, "traces": budget.traces}.get(level, 1)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_decide_by_what_they_know(every_key: str, bot: str, record_property: Note) -> None:
    game = find(every_key)
    made = compare_bot(Hunt(Suspect(game), EACH_CHANGE.of(game), rotating_seed()), bot, BOTS[bot])
    record_property("decisions", made)
    assert made > 0


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("level", GAMES)
def test_worlds_cannot_be_told_apart_at_length(every_key: str, level: str, piece: int) -> None:
    game = find(every_key)
    hunt(level, Suspect(game), SOAK.of(game).part(PIECES), first=NIGHT * (1 + piece))


@pytest.mark.soak
@pytest.mark.parametrize("bot", BOTS)
def test_bots_decide_by_what_they_know_at_length(every_key: str, bot: str) -> None:
    game = find(every_key)
    compare_bot(Hunt(Suspect(game), SOAK.of(game), NIGHT), bot, BOTS[bot])
