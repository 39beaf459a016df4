"""Nothing that reaches a seat depends on what that seat cannot know."""

from collections.abc import Callable

import pytest

from cloister.bots.levels import LEVELS as BOTS
from cloister.core.registry import find
from cloister.suite.checks import EACH_CHANGE, SOAK
from cloister.suite.decisions import compare_bot
from cloister.suite.hunt import Hunt, Suspect
from cloister.suite.leaks import LEVELS, hunt

GAMES = [level for level in LEVELS if level != "decisions"]
PIECES = 20
NIGHT = 1_000_000

Note = Callable[[str, object], None]


@pytest.mark.parametrize("level", GAMES)
def test_worlds_cannot_be_told_apart(every_key: str, level: str, record_property: Note) -> None:
    comparisons = hunt(level, Suspect(find(every_key)), EACH_CHANGE)
    record_property("comparisons", comparisons)
    assert comparisons >= {"states": EACH_CHANGE.states, "traces": EACH_CHANGE.traces}.get(level, 1)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_decide_by_what_they_know(every_key: str, bot: str, record_property: Note) -> None:
    made = compare_bot(Hunt(Suspect(find(every_key)), EACH_CHANGE), bot, BOTS[bot])
    record_property("decisions", made)
    assert made > 0


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("level", GAMES)
def test_worlds_cannot_be_told_apart_at_length(every_key: str, level: str, piece: int) -> None:
    hunt(level, Suspect(find(every_key)), SOAK.part(PIECES), first=NIGHT * (1 + piece))


@pytest.mark.soak
@pytest.mark.parametrize("bot", BOTS)
def test_bots_decide_by_what_they_know_at_length(every_key: str, bot: str) -> None:
    compare_bot(Hunt(Suspect(find(every_key)), SOAK, NIGHT), bot, BOTS[bot])
