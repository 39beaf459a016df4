"""The sentences of a game come from its folder, and none that is missing stops a game."""

from pathlib import Path

import pytest

from cloister.core.text import bundle, has, sentence

ENGLISH = """
# A comment.
prompt-wait = Wait for your turn.
took = Seat { $seat } took { $count ->
    [one] one stone
   *[other] { $count } stones
}.
only-a-hint =
    .title = Nothing but a hint
broken = { $
after = Still here.
"""
GERMAN = "prompt-wait = Warte, bis du dran bist.\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, source in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "game.ftl").write_text(source, "utf-8")
    return tmp_path


def test_a_sentence_is_found(folder: Path) -> None:
    assert has(folder, "prompt-wait")
    assert sentence(folder, "prompt-wait") == "Wait for your turn."


def test_arguments_are_put_in_without_invisible_marks(folder: Path) -> None:
    assert sentence(folder, "took", {"seat": 2, "count": 1}) == "Seat 2 took one stone."
    assert sentence(folder, "took", {"seat": "Eve", "count": 3}) == "Seat Eve took 3 stones."


def test_an_argument_that_is_missing_stops_nothing(folder: Path) -> None:
    assert sentence(folder, "took", {"seat": 1}).startswith("Seat 1 took ")


@pytest.mark.parametrize("name", ["nobody-wrote-this", "broken", "only-a-hint", "", "a b", "\0"])
def test_a_sentence_that_is_missing_is_its_name(folder: Path, name: str) -> None:
    assert not has(folder, name)
    assert sentence(folder, name) == name


def test_one_broken_sentence_leaves_the_others(folder: Path) -> None:
    assert not has(folder, "broken")
    assert sentence(folder, "after") == "Still here."


def test_languages_are_files(folder: Path) -> None:
    assert has(folder, "prompt-wait", "de")
    assert not has(folder, "took", "de")
    assert not has(folder, "prompt-wait", "fr")
    assert bundle(folder, "de") is bundle(folder, "de")


def test_a_game_without_text_has_its_names(tmp_path: Path) -> None:
    assert not has(tmp_path, "prompt-wait")
    assert sentence(tmp_path, "prompt-wait") == "prompt-wait"
