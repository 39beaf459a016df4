"""The doctor says in words what is missing, and every check finds its kind of mistake."""

import shutil
from dataclasses import replace

import pytest

from cloister.core.errors import UnknownGame
from cloister.core.registry import find, keys
from cloister.suite import (
    doctor,
    folder,
    goldens,
    legal_moves,
    rule_ids,
    texts,
)
from cloister.suite.checks import Finding, Missing, Wrong

from .copies import SMALL, Copy, change, copy, place

__all__ = ["copy"]

UNNAMED = f"VIG-{777}"
"""A rule that no test names; the expression keeps this file from naming it."""

MISTAKE = ('told.everyone("burnt"', 'told.everybody("burnt"')


# The doctor


def test_a_copied_folder_is_a_game(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    key = copy()
    assert doctor.run(key, record=True)
    said = capsys.readouterr().out
    assert "new  golden/" in said
    assert "passes all" in said
    assert "note  The game has no heuristics, so bots play imagined worlds out at random." in said
    assert " no  " not in said
    assert goldens.golden_files(place(key))


def test_an_unknown_game_cannot_be_examined() -> None:
    with pytest.raises(UnknownGame):
        doctor.run("no_such_game")


def test_without_a_key_all_games_are_examined(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(doctor, "all_checks", lambda: [])
    monkeypatch.setattr(doctor, "_first_deal", lambda game: seen.append(game.key))
    assert doctor.run(None)
    assert seen == keys()
    assert "passes all 0 checks (" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("rules/setup.py", "def deal(", "def deal(:", "setup.py, line"),
        ("__init__.py", "GAME = Game(", "GAMES = Game(", "does not define GAME"),
        ("__init__.py", "    rules=1,\n", "", "rules"),
        ("__init__.py", "from .rules import", "from .rules import nothing,", "nothing"),
        ("knowledge/view.py", "from cloister.core", "from no_such_library", "no_such_library"),
        ("components.toml", "source", "sauce", "cannot be dealt. "),
        ("rules/setup.py", "candles = setting", "candles = 1 // 0 or setting", "ZeroDivisionError"),
    ],
)
def test_a_game_that_cannot_be_played_is_explained_in_words(
    copy: Copy, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, words: str
) -> None:
    assert not doctor.run(copy(file, old, new))
    said = capsys.readouterr().out
    assert "cannot be played yet" in said
    assert words in said
    assert "Traceback" not in said


def test_a_missing_id_card_is_explained(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    key = copy()
    (place(key) / "__init__.py").unlink()
    assert not doctor.run(key)
    assert "__init__.py is missing" in capsys.readouterr().out


def test_a_bug_in_mid_game_is_explained(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    assert not doctor.run(copy("rules/game.py", *MISTAKE))
    said = capsys.readouterr().out
    assert "'everybody'" in said
    assert "Each line above says what to do." in said
    assert "Traceback" not in said


def test_a_failed_recording_is_explained(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    assert not doctor.run(copy("rules/game.py", *MISTAKE), record=True)
    assert "No golden can be recorded. " in capsys.readouterr().out


# Folder, rules, text, goldens


def test_missing_files_are_named(copy: Copy) -> None:
    key = copy()
    (place(key) / "RULES.md").unlink()
    (place(key) / "words" / "en" / "game.ftl").unlink()
    with pytest.raises(Missing, match=r"RULES\.md .*words/en/game\.ftl") as found:
        folder.folder_has_files(find(key))
    assert found.value.key == "doctor-files-missing"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("made for Cloister", " ", "no makers"),
        ("minutes=(2, 5)", "minutes=(5, 2)", "minutes"),
        ("longest=40", "longest=0", "longest"),
        ("range(2, 5)", "range(0)", "seats"),
        ('("burnt-down",)', "()", "end_reasons"),
        ('rule="VIG-4"', 'rule=""', "names no rule"),
        ("default=3", "default=7", "option rounds"),
    ],
)
def test_an_incomplete_id_card_is_found(copy: Copy, old: str, new: str, words: str) -> None:
    with pytest.raises(Finding, match=words):
        folder.card_is_complete(find(copy("__init__.py", old, new)))


def test_components_without_a_source_are_found(copy: Copy) -> None:
    game = find(copy("components.toml", "source", "sauce"))
    with pytest.raises(Wrong, match=r"components\.toml"):
        folder.components_have_sources(game)


def test_cited_rules_without_an_explanation_are_found(copy: Copy) -> None:
    game = find(copy("RULES.md", "**VIG-2**", "Two:"))
    with pytest.raises(Missing, match="does not explain VIG-2,"):
        rule_ids.cited_rules_exist(game, SMALL)
    with pytest.raises(Wrong, match=r"refused by VIG-2, which RULES\.md does not explain"):
        legal_moves.other_moves_are_refused(game, SMALL)
    with pytest.raises(Missing, match=r"RULES\.md has no rule"):
        rule_ids.cited_rules_exist(find(copy("RULES.md", "", "Nothing.")), SMALL)


def test_rules_without_a_test_are_found(copy: Copy) -> None:
    key = copy("RULES.md", "**VIG-5**", f"**{UNNAMED}**")
    rule_ids.rules_are_tested(find(key))
    assert "No test names a rule" in str(rule_ids.no_tests(find(key)))
    (place(key) / "tests").mkdir()
    with pytest.raises(Missing, match=UNNAMED):
        rule_ids.rules_are_tested(find(key))


def test_an_installed_copy_has_no_tests_to_check(
    copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_ids, "checkout", lambda: None)
    game = find(copy("RULES.md", "**VIG-5**", f"**{UNNAMED}**"))
    rule_ids.rules_are_tested(game)
    assert rule_ids.no_tests(game) is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("won-round = ", "won = ", "no sentence for won-round"),
        ("prompt-wait = ", "prompt-weight = ", "no sentence for prompt-wait"),
        ("refuse-not-yours = ", "refuse = ", "no sentence for refuse-not-yours"),
        ("end-burnt-down = ", "end = ", "no sentence for end-burnt-down"),
        ("option-rounds-help = ", "option = ", "no sentence for option-rounds-help"),
        (
            "{ $candle }",
            "{ $candel }",
            r"asks for something .* \(.*candel\)\. It may use \$seat, \$candle",
        ),
    ],
)
def test_an_incomplete_text_is_found(copy: Copy, old: str, new: str, words: str) -> None:
    with pytest.raises(Finding, match=words):
        texts.texts_are_complete(find(copy("words/en/game.ftl", old, new)), SMALL)


def test_missing_goldens_are_recorded_and_kept(copy: Copy) -> None:
    game = find(copy())
    shutil.rmtree(game.folder / "golden")
    for check in (goldens.goldens_replay, goldens.every_end_has_a_golden):
        with pytest.raises(Missing, match="--record"):
            check(game)
    with pytest.raises(Missing, match="--record"):
        goldens.playthroughs_match(game)
    written = goldens.record_goldens(game)
    assert [path.name for path in written] == ["burnt-down.game", "burnt-down.txt"]
    assert goldens.record_goldens(game) == []
    goldens.goldens_replay(game)
    goldens.every_end_has_a_golden(game)
    goldens.playthroughs_match(game)


def test_goldens_of_another_game_are_replaced(copy: Copy) -> None:
    first, second = find(copy()), find(copy())
    goldens.record_goldens(first)
    shutil.rmtree(second.folder / "golden")
    shutil.copytree(first.folder / "golden", second.folder / "golden")
    with pytest.raises(Wrong, match=f'is a game of "{first.key}". Delete it, and record a new one'):
        goldens.goldens_replay(second)
    goldens.record_goldens(second)
    goldens.goldens_replay(second)


def test_goldens_that_do_not_fit_are_found(copy: Copy) -> None:
    game = find(copy())
    written, text = goldens.record_goldens(game)[-2:]
    change(text, "burnt candle=", "burned candle=")
    with pytest.raises(Wrong, match=r"line \d+ was \".*\" and is now \""):
        goldens.playthroughs_match(game)
    text.write_text(text.read_text("utf-8").replace("burned", "burnt") + "more\n", "utf-8")
    with pytest.raises(Wrong, match=r"and is now|number of lines"):
        goldens.playthroughs_match(game)
    with pytest.raises(Wrong, match="was played by rules 1, not 2"):
        goldens.goldens_replay(replace(game, rules=2))
    change(written, '"n":1', '"n":2')
    with pytest.raises(Wrong, match="does not replay"):
        goldens.goldens_replay(game)
    written.unlink()
    with pytest.raises(Missing, match="beside it"):
        goldens.playthroughs_match(game)


def test_past_rules_need_goldens(copy: Copy) -> None:
    game = find(copy())
    goldens.record_goldens(game)
    past = game.folder / "past" / "r1"
    past.mkdir(parents=True)
    with pytest.raises(Missing, match="past/r1/golden"):
        goldens.past_rules_replay(game)
    shutil.copytree(game.folder / "golden", past / "golden")
    goldens.past_rules_replay(game)
    (past / "golden").rename(game.folder / "past" / "golden")
    (game.folder / "past" / "r2").mkdir()
    (game.folder / "past" / "golden").rename(game.folder / "past" / "r2" / "golden")
    past.rmdir()
    with pytest.raises(Wrong, match="was played by rules 1, not 2"):
        goldens.past_rules_replay(game)
