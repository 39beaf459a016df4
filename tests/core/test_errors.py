"""The error tree: on one screen, each with a code, a sentence and, where one forbids, a rule."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister.core import errors
from cloister.core.errors import (
    CloisterError,
    FileError,
    IllegalMove,
    NotYourTurn,
    Refused,
    RuleBug,
    UsageError,
)

CALM = settings(deadline=None, derandomize=True, max_examples=100)
SOURCE = Path(errors.__file__).read_text("utf-8")
RULES = Path(errors.__file__).with_name("RULES.md").read_text("utf-8")


def tree(kind: type[CloisterError]) -> Iterator[type[CloisterError]]:
    yield kind
    for heir in kind.__subclasses__():
        yield from tree(heir)


EVERY = [kind for kind in tree(CloisterError) if kind.__module__ == errors.__name__]
FAMILIES = (UsageError, Refused, FileError, RuleBug)


def test_the_whole_tree_of_errors_is_here() -> None:
    """Whoever asks what can go wrong reads one file."""
    assert {kind.__name__ for kind in EVERY} == set(re.findall(r"^class (\w+)", SOURCE, re.M))
    assert len(SOURCE.splitlines()) < 200


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.__dict__.get("code") for kind in EVERY]
    assert len(set(codes)) == len(codes)
    assert all(isinstance(code, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes)


def test_every_error_says_what_it_means() -> None:
    assert [kind.__name__ for kind in EVERY if not (kind.__doc__ or "").endswith(".")] == []


def test_every_error_belongs_to_one_family() -> None:
    for kind in EVERY:
        families = [family for family in FAMILIES if issubclass(kind, family)]
        assert len(families) == (kind is not CloisterError)


def test_rules_that_errors_cite_are_rules_of_every_table() -> None:
    cited = {kind.rule for kind in EVERY if kind.rule}
    assert cited == set(re.findall(r"\*\*(CLO-[1-79])\b", RULES))


def test_a_refusal_cites_its_rule() -> None:
    assert str(NotYourTurn("seat 1 has to decide")) == "seat 1 has to decide (CLO-2)"
    refusal = IllegalMove("the tile lies open", "SER-R1")
    assert (str(refusal), refusal.code, refusal.rule) == (
        "the tile lies open (SER-R1)",
        "illegal",
        "SER-R1",
    )
    assert IllegalMove.rule == ""


def test_an_error_without_a_rule_is_its_sentence() -> None:
    assert str(RuleBug("a tile was lost")) == "a tile was lost"


@pytest.mark.parametrize(
    ("sentence", "shown"),
    [
        ("two\nlines", "two?lines"),
        ("\x1b[2Jgone", "?[2Jgone"),
        ("back\r\x08wards", "back??wards"),
        ("\u202eright to left", "?right to left"),
        ("half \ud800", "half ?"),
        ("Tür, 花, naïve", "Tür, 花, naïve"),
    ],
)
def test_a_quoted_text_cannot_steer_the_terminal(sentence: str, shown: str) -> None:
    assert str(CloisterError(sentence)) == shown


@CALM
@given(st.text(st.characters(exclude_categories=()), max_size=2000), st.sampled_from(EVERY))
def test_every_error_is_one_short_line(sentence: str, kind: type[CloisterError]) -> None:
    said = str(kind(sentence))
    assert said.isprintable()
    assert len(said) < 400
    assert said.encode().decode() == said


def test_a_long_quote_is_cut() -> None:
    assert str(CloisterError("x" * 5000)) == "x" * 300 + " ..."
    assert str(CloisterError("x" * 300)) == "x" * 300
