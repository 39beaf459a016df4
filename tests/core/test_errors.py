"""The error tree: one short file; each error has a code, a sentence and, if one forbids, a rule."""

import pickle
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
    WrongPack,
)
from cloister.core.languages import PSEUDO
from cloister.core.said import quote

CALM = settings(deadline=None, derandomize=True, max_examples=100)
SOURCE = Path(errors.__file__).read_text("utf-8")
RULES = Path(errors.__file__).with_name("RULES.md").read_text("utf-8")


def tree(kind: type[CloisterError]) -> Iterator[type[CloisterError]]:
    yield kind
    for heir in kind.__subclasses__():
        yield from tree(heir)


EVERY = [kind for kind in tree(CloisterError) if kind.__module__ == errors.__name__]
FAMILIES = (UsageError, Refused, FileError, RuleBug)


def test_all_errors_are_in_one_short_file() -> None:
    """Anyone who wants to know what can go wrong reads one file."""
    assert {kind.__name__ for kind in EVERY} == set(re.findall(r"^class (\w+)", SOURCE, re.M))
    assert len(SOURCE.splitlines()) < 200


def test_every_error_has_its_own_code() -> None:
    codes = [kind.__dict__.get("code") for kind in EVERY]
    assert len(set(codes)) == len(codes)
    assert all(isinstance(code, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in codes)


def test_every_error_says_what_it_means() -> None:
    assert [kind.__name__ for kind in EVERY if not (kind.__doc__ or "").endswith(".")] == []


def test_every_error_belongs_to_one_family() -> None:
    for kind in EVERY:
        families = [family for family in FAMILIES if issubclass(kind, family)]
        assert len(families) == (kind is not CloisterError)


def test_errors_cite_the_core_rules() -> None:
    cited = {kind.rule for kind in EVERY if kind.rule}
    assert cited == set(re.findall(r"\*\*(CLO-[1-79])\b", RULES))


def test_a_refusal_cites_its_rule() -> None:
    assert str(NotYourTurn("not-your-turn")) == "It is not your turn. (CLO-2)"
    refusal = IllegalMove("game-over", "SER-R1")
    assert (str(refusal), refusal.sentence(), refusal.code, refusal.rule) == (
        "The game is over. (SER-R1)",
        "The game is over.",
        "illegal",
        "SER-R1",
    )
    assert IllegalMove.rule == ""


def test_an_error_without_a_rule_shows_only_its_sentence() -> None:
    assert str(RuleBug("a tile was lost")) == "a tile was lost"


def test_an_argument_may_have_any_name() -> None:
    """Even the name of a parameter: the key of a game is called `key`."""
    assert CloisterError("x", key="a", rule="b").arguments == {"key": "a", "rule": "b"}
    assert WrongPack("x", "f", 1, key="a", line=2).arguments == {"key": "a", "line": 2}


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("two\nlines", "two?lines"),
        ("\x1b[2Jgone", "?[2Jgone"),
        ("back\r\x08wards", "back??wards"),
        ("\u202eright to left", "?right to left"),
        ("half \ud800", "half ?"),
        ("Tür, 花, naïve", "Tür, 花, naïve"),
    ],
    ids=ascii,
)
def test_a_quoted_text_cannot_steer_the_terminal(typed: str, shown: str) -> None:
    assert str(RuleBug(typed)) == shown
    assert CloisterError("x", typed=typed).arguments == {"typed": shown}
    assert str(CloisterError("rule-bug", what="x").within("pack-in-file", file=typed)) == (
        f"{shown}: x"
    )


@CALM
@given(st.text(st.characters(exclude_categories=()), max_size=2000), st.sampled_from(EVERY))
def test_every_error_is_one_short_line(typed: str, kind: type[CloisterError]) -> None:
    said = str(made(kind, "rule-bug", what=typed))
    assert said.isprintable()
    assert len(said) < 400
    assert said.encode().decode() == said


def made(kind: type[CloisterError], key: str, **arguments: str) -> CloisterError:
    if issubclass(kind, RuleBug):
        return kind(arguments["what"])
    if issubclass(kind, WrongPack):
        return kind(key, "x.toml", 3, **arguments)
    return kind(key, **arguments)


def test_a_long_quote_is_cut() -> None:
    assert str(RuleBug("x" * 5000)) == "x" * 300 + " ..."
    assert str(RuleBug("x" * 300)) == "x" * 300
    assert quote("x" * 41) == "x" * 40 + " ..."
    assert quote("x" * 40) == "x" * 40


@pytest.mark.parametrize("kind", EVERY, ids=lambda kind: kind.__name__)
def test_an_error_survives_pickling(kind: type[CloisterError], tmp_path: Path) -> None:
    """The lab's workers send errors to the main process, and nothing in them may be lost."""
    error = made(kind, "rule-bug", what="a \ud800 tile").said_by(tmp_path)
    error.rule = "SER-9"
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert vars(again) == vars(error)
    assert str(again) == str(error)
    assert "a ? tile" in str(again)


def test_a_pickled_pack_error_keeps_its_line() -> None:
    error = WrongPack("pack-needs-from", "x.toml", 7, name="cards")
    again = pickle.loads(pickle.dumps(error))
    assert again.sentence().startswith("x.toml, line 7: [cards] needs a line")
    assert again.rule == "CLO-7"


@pytest.mark.usefixtures("lenient")
def test_an_error_is_said_in_another_language_or_in_english(tmp_path: Path) -> None:
    """Sentence by sentence, because a language may lack some."""
    texts = {
        "en": "torn = { $card } is torn.\nlost = { $card } is lost.",
        "de": "torn = { $card } ist zerrissen.",
    }
    for language, source in texts.items():
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "game.ftl").write_text(source, "utf-8")
    torn = UsageError("torn", card="A 7").said_by(tmp_path)
    assert (torn.sentence("de"), torn.sentence("en")) == ("A 7 ist zerrissen.", "A 7 is torn.")
    assert UsageError("lost", card="A 7").said_by(tmp_path).sentence("de") == "A 7 is lost."
    assert UsageError("game-over").said_by(tmp_path).sentence("xx") == "The game is over."
    assert UsageError("unheard-of").sentence("de") == "unheard-of"


def test_an_error_may_be_quoted_in_another_sentence() -> None:
    error = UsageError("game-over").within("position-of-game", title="Coins")
    assert str(error) == "This is not a position of Coins: The game is over."
    assert error.sentence(PSEUDO).startswith("⟦Ţĥ")
    assert "⟦Ţĥéé ĝååm" in error.sentence(PSEUDO)
    assert error.key == "game-over"
