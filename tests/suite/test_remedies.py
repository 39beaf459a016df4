"""Every leak is reported with a remedy, and --only chooses among the checks."""

import pytest

from cloister.core.errors import UsageError
from cloister.core.registry import find
from cloister.suite import doctor, planted
from cloister.suite.catalogue import all_checks
from cloister.suite.checks import DOCTOR, Leak, Wrong
from cloister.suite.hunt import REMEDIES, Suspect, remedy
from cloister.suite.leaks import hunt
from cloister.suite.leaky import Leaky, behind
from cloister.suite.planted import search
from cloister.suite.planted_events import Events, Unmarked
from cloister.suite.planted_views import Bit
from cloister.suite.planted_worlds import TruthImagined, TruthSteers, cheating_bot, left_over
from cloister.suite.texts import labels_fit

SMALL = DOCTOR.part(10)
TEMPLATE = find("_template")


@pytest.mark.parametrize(
    ("leaky", "words"),
    [
        (Events, "put what was revealed into the view. If not, tell only those who may know it"),
        (Unmarked, "must call told.reveal()"),
        (Bit, "Show a seat only what it may know"),
        (TruthSteers, "sort it, shuffle it and deal it again"),
    ],
    ids=lambda item: getattr(item, "__name__", ""),
)
def test_a_leak_is_reported_with_its_remedy(leaky: type[Leaky], words: str) -> None:
    found = search(lambda suspect: behind(leaky, suspect), TEMPLATE).sentence
    assert "can tell two worlds apart" in found
    assert f"What to do: {remedy(found.partition('(Level ')[2].partition(', ')[0])} (" in found
    assert words in found


def test_leaks_of_bots_and_between_games_have_remedies_too() -> None:
    assert "Let the heuristics decide by the view" in search(cheating_bot, TEMPLATE).sentence
    assert "Keep nothing from one game to the next" in search(left_over, TEMPLATE).sentence


def test_every_level_has_a_remedy() -> None:
    for level in (*REMEDIES, "bot novice"):
        assert remedy(level)


def test_a_game_that_hides_nothing_has_nothing_to_leak() -> None:
    opened = behind(TruthImagined, Suspect(TEMPLATE)).game
    assert not planted.hides_something(opened)
    planted.planted_leaks_are_found(opened)
    assert "nothing is hidden in this game" in str(planted.nothing_is_hidden(opened))
    with pytest.raises(Leak):
        hunt("dealt", Suspect(opened), SMALL)
    assert planted.hides_something(TEMPLATE)


# Labels


def test_labels_without_a_field_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    labels_fit(TEMPLATE, SMALL)
    monkeypatch.setattr("cloister.suite.texts._labels_in", lambda path: {"field-wax", "field-hand"})
    with pytest.raises(Wrong, match=r"no view has\. Correct or remove field-wax"):
        labels_fit(TEMPLATE, SMALL)


# Choosing checks


def test_checks_are_chosen_by_a_word() -> None:
    assert doctor.choose([]) == doctor.choose([" ", ","]) == all_checks()
    assert {check.topic for check in doctor.choose(["golden", "rooms"])} >= {"goldens", "rooms"}
    assert doctor.choose(["imports,one way"]) == doctor.choose(["rooms"])
    assert [check.title for check in doctor.choose(["No Leaks Along"])] == [
        "no leaks along whole games"
    ]


def test_an_unknown_word_is_refused_with_the_topics() -> None:
    with pytest.raises(
        UsageError, match=r'about "wax"\. The topics are folder, rooms, .*goldens\.$'
    ):
        doctor.choose(["rooms", "wax"])


def test_only_the_chosen_checks_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.run("_template", only=["rooms"])
    said = capsys.readouterr().out
    assert "passes the one check that was chosen out of" in said
    assert "note" not in said
    assert said.count("\n") == 3
