"""The sentences of a game come from its folder, and a missing one never stops a game."""

from pathlib import Path

import pytest

from cloister.core.languages import PSEUDO
from cloister.core.registry import find
from cloister.core.text import (
    Unwritten,
    bundle,
    catalogue_language,
    event_sentence,
    has,
    is_whole,
    listed,
    lister,
    people,
    seat_names,
    sentence,
    told_arguments,
)

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


@pytest.mark.usefixtures("lenient")
def test_a_missing_argument_stops_nothing(folder: Path) -> None:
    assert sentence(folder, "took", {"seat": 1}).startswith("Seat 1 took ")


@pytest.mark.usefixtures("lenient")
@pytest.mark.parametrize("name", ["nobody-wrote-this", "broken", "only-a-hint", "", "a b", "\0"])
def test_a_missing_sentence_is_shown_by_its_name(folder: Path, name: str) -> None:
    assert not has(folder, name)
    assert sentence(folder, name) == name


def test_one_broken_sentence_leaves_the_others(folder: Path) -> None:
    assert not has(folder, "broken")
    assert sentence(folder, "after") == "Still here."


def test_each_language_has_its_own_sentences(folder: Path) -> None:
    assert has(folder, "prompt-wait", "de")
    assert not has(folder, "took", "de")
    assert not has(folder, "prompt-wait", "fr")
    assert bundle(folder, "de") is bundle(folder, "de")


@pytest.mark.usefixtures("lenient")
def test_a_game_without_sentences_shows_their_names(tmp_path: Path) -> None:
    assert not has(tmp_path, "prompt-wait")
    assert sentence(tmp_path, "prompt-wait") == "prompt-wait"


@pytest.mark.parametrize("key", ["nobody-wrote-this", "took"])
def test_missing_sentences_and_arguments_fail_in_tests(
    folder: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOISTER_STRICT_WORDS", "1")
    with pytest.raises(Unwritten, match=key):
        sentence(folder, key)


# What arguments become

GAME = """
gave = { $seat-is ->
    [you] You give { $cards-list } to { $to-name } and keep the rest.
   *[other] { $seat-name } gives { $cards-list } to { $to-is ->
        [you] you
       *[other] { $to-name }
    } and keeps the rest.
}
card = { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
}
each-cards = { $item ->
    [ace] an ace
    [fox] a fox
   *[other] { $item }
}
each-tiles = { $kind }: { card }
"""


def name(seat: int) -> str:
    return f"Player {seat}"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "en" / "game.ftl").write_text(GAME, "utf-8")
    return tmp_path


def test_every_whole_number_may_be_a_seat(game: Path) -> None:
    args: dict[str, int | float | str] = {"seat": 1, "to": "2", "word": "b7", "part": 1.5}
    assert told_arguments(game, args, name, 2) == {
        **args,
        "seat-name": "Player 1",
        "seat-is": "other",
        "to-name": "Player 2",
        "to-is": "you",
    }
    assert told_arguments(game, {"seat": 0}, name, None)["seat-is"] == "other"
    assert told_arguments(game, {"seat": 0}, name, 0)["seat-is"] == "you"


@pytest.mark.parametrize(
    ("value", "whole"),
    [(0, True), (12, True), ("0", True), ("12", True), (-1, False), ("-1", False), ("", False)]
    + [("²", False), ("٣", False), ("1.0", False), (1.0, False), ("12a", False), (" 1", False)],
)
def test_which_values_are_whole_numbers(value: int | float | str, whole: bool) -> None:
    assert is_whole(value) is whole


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("ace", "an ace"),
        ("ace fox", "an ace and a fox"),
        ("ace 3 fox", "an ace, 3 and a fox"),
        ("", ""),
    ],
)
def test_several_things_are_named_one_by_one(game: Path, cards: str, shown: str) -> None:
    assert told_arguments(game, {"cards": cards}, name, 0)["cards-list"] == shown


def test_a_thing_may_have_a_kind_and_a_value(game: Path) -> None:
    told = told_arguments(game, {"tiles": "fox/8 owl/12"}, name, 0)
    assert told["tiles-list"] == "fox: an 8 and owl: a 12"


def test_an_argument_is_a_list_only_if_a_sentence_names_its_items(game: Path) -> None:
    assert told_arguments(game, {"coins": "1 2"}, name, 0) == {"coins": "1 2"}


@pytest.mark.parametrize(
    ("you", "said"),
    [
        (0, "You give an ace and a fox to Player 1 and keep the rest."),
        (1, "Player 0 gives an ace and a fox to you and keeps the rest."),
        (2, "Player 0 gives an ace and a fox to Player 1 and keeps the rest."),
        (None, "Player 0 gives an ace and a fox to Player 1 and keeps the rest."),
    ],
)
def test_the_verb_agrees_with_the_reader(game: Path, you: int | None, said: str) -> None:
    args: dict[str, int | str] = {"seat": 0, "to": 1, "cards": "ace fox"}
    assert event_sentence(game, "gave", args, name, you) == said


def test_decimals_follow_the_language() -> None:
    folder = find("serendipity").folder
    args: dict[str, int | float | str] = {"seat": 0, "by": "1.5", "way": "more"}
    said = {
        language: event_sentence(folder, "why-carpet", args, str, 0, language)
        for language in ("en", "de")
    }
    assert said == {"en": "you gain 1.5 points", "de": "1,5 Punkte mehr für dich"}


def test_lists_are_in_the_language_of_the_sentence(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that lacks the reader's language speaks English; its lists do so too."""
    assert told_arguments(game, {"cards": "ace fox"}, name, 0, "de")["cards-list"] == (
        "an ace and a fox"
    )
    monkeypatch.setenv("CLOISTER_LANGUAGE", "de")
    translated = find("serendipity").folder
    assert (catalogue_language(translated), catalogue_language(game)) == ("de", "en")
    assert lister(translated)(["a", "b"]) == "a und b"
    assert lister(game)(["a", "b"]) == "a and b"


def test_seats_are_named_in_the_language_of_the_sentence(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLOISTER_LANGUAGE", "de")
    translated = find("serendipity").folder
    assert people(translated, [0, 1], you=1) == "Du und Platz 0"
    assert people(game, [0, 1], you=1) == "You and Seat 0"
    assert (seat_names(translated)(2), seat_names(game)(2)) == ("Platz 2", "Seat 2")


def test_lists_have_no_serial_comma() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b", "c"], choice=True) == "a, b or c"
    assert listed(["a", "b", "c"], PSEUDO) == "a, b, c"
    assert listed(["a", "b"], PSEUDO, choice=True) == "a, b"
    assert listed(["a", "b", "c"], "de") == "a, b und c"
