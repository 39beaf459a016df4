"""Which language a person gets: the one they chose, else one that they accept, else English."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister.core.languages import (
    PSEUDO,
    SOURCE,
    VARIABLES,
    chosen,
    languages,
    locale_of,
    own_language,
)
from cloister.core.rules_files import rules_in

OFFERED = ["en", "de", "pt-BR"]
CALM = settings(deadline=None, derandomize=True, max_examples=200)


@pytest.mark.parametrize(
    ("wish", "accepted", "found"),
    [
        ("", "", "en"),
        ("de", "", "de"),
        ("", "de", "de"),
        ("en", "de", "en"),
        ("fr", "de", "de"),
        ("", "fr", "en"),
        ("", "de-AT", "de"),
        ("", "DE", "de"),
        ("", "pt-br", "pt-BR"),
        ("", "pt", "en"),
        ("", "fr, de;q=0.5, en;q=0.4", "de"),
        ("", "en;q=0.4, de;q=0.5", "de"),
        ("", "de;q=0.4, en;q=0.5", "en"),
        ("", "de ; q=0.4 , en ; q=0.3", "de"),
        ("", "de;q=0, fr", "en"),
        ("", "de;q=1.0,en;q=1.000", "de"),
        ("", "*", "en"),
        ("", "*, de;q=0.1", "de"),
    ],
)
def test_a_chosen_language_beats_accepted_ones(wish: str, accepted: str, found: str) -> None:
    assert chosen(wish, accepted, OFFERED) == found


@pytest.mark.parametrize(
    "accepted",
    ["de;q=2", "de;q=-1", "de;q=nan", "de;q=1e9", "de;q=", ";q=1", ",,,", "d" * 99, "de_AT", "dé"]
    + ["de;q=0.1234", "-de", "de--AT", "\x00", "\ud800", "x" * 10**6, "fr," * 10**5 + "de"],
    ids=range(17),
)
def test_invalid_language_tags_are_ignored(accepted: str) -> None:
    assert chosen("", accepted, OFFERED) == "en"
    assert chosen(accepted, "", OFFERED) in OFFERED


@CALM
@given(st.text(), st.text() | st.text("de-ATn;q=.019*, "))
def test_the_language_is_always_an_offered_one(wish: str, accepted: str) -> None:
    assert chosen(wish, accepted, OFFERED) in OFFERED


@pytest.fixture
def nothing_said(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("variables", "found"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"CLOISTER_LANGUAGE": PSEUDO}, PSEUDO),
        ({"CLOISTER_LANGUAGE": "en_XA"}, PSEUDO),
        ({"LANG": "en_XA.UTF-8@euro"}, PSEUDO),
        ({"LANG": "C", "LC_ALL": "en_XA"}, PSEUDO),
        ({"LC_MESSAGES": "en_XA", "LANG": "C"}, PSEUDO),
        ({"LC_ALL": "C", "LC_MESSAGES": "en_XA"}, "en"),
        ({"CLOISTER_LANGUAGE": "en", "LC_ALL": "en_XA"}, "en"),
        ({"CLOISTER_LANGUAGE": "", "LC_ALL": "en_XA"}, PSEUDO),
    ],
)
def test_the_terminal_uses_the_language_of_its_locale(
    nothing_said: pytest.MonkeyPatch, variables: dict[str, str], found: str
) -> None:
    for name, value in variables.items():
        nothing_said.setenv(name, value)
    assert own_language() == found


def test_a_language_is_a_folder_with_sentences(tmp_path: Path) -> None:
    for name in ("fr", "en", "de", "empty"):
        (tmp_path / "words" / name).mkdir(parents=True)
        if name != "empty":
            (tmp_path / "words" / name / "game.ftl").write_text("a = b\n")
    assert languages(tmp_path) == ["en", "de", "fr"]
    assert languages()[0] == SOURCE
    assert languages(tmp_path / "nowhere") == []


def test_our_english_is_british() -> None:
    assert [locale_of(language) for language in ("en", PSEUDO, "de")] == ["en-GB", "en-GB", "de"]


def test_untranslated_rules_are_shown_in_english(tmp_path: Path) -> None:
    for name in ("RULES.md", "RULES.de.md"):
        (tmp_path / name).write_text(name)
    assert rules_in(tmp_path, "de") == (tmp_path / "RULES.de.md", "de")
    assert rules_in(tmp_path, "fr") == (tmp_path / "RULES.md", "en")
    assert rules_in(tmp_path, "en") == (tmp_path / "RULES.md", "en")
    assert rules_in(tmp_path, PSEUDO) == (tmp_path / "RULES.md", "en")
