"""The doctor says in words what is missing, and every check finds what it is there to find."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cloister.games
from cloister.bots.context import Bot, SeatContext
from cloister.bots.levels import LEVELS
from cloister.core.card import AnyGame
from cloister.core.chance import Chance, Fast
from cloister.core.errors import RuleBug, UnknownGame
from cloister.core.game import Announcements, State
from cloister.core.registry import find, keys
from cloister.core.table import Table
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View
from cloister.suite import (
    bot_games,
    course,
    doctor,
    folder,
    goldens,
    legal_moves,
    rulebook,
    streams,
    texts,
)
from cloister.suite import records as recordings
from cloister.suite import worlds as imagined
from cloister.suite.checks import DOCTOR, Finding, Missing, Run, Wrong
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind, spoil_events, with_extra

SMALL = DOCTOR.part(10)
TEMPLATE = find("_template")
UNNAMED = f"VIG-{777}"
"""A rule that no test names, so not this one either."""

MISTAKE = ('told.everyone("burnt"', 'told.everybody("burnt"')

Copy = Callable[..., str]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copy]:
    """Copies the template to a folder of games outside the package, and changes a file of it."""
    home = tmp_path / "games"
    home.mkdir()
    monkeypatch.setattr(cloister.games, "__path__", [*cloister.games.__path__, str(home)])
    made: list[str] = []

    def make(file: str = "", old: str = "", new: str = "") -> str:
        key = f"copy_{os.getpid()}_{tmp_path.name}_{len(made)}"
        made.append(key)
        ignored = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(TEMPLATE.folder, home / key, ignore=ignored)
        if file:
            change(home / key / file, old, new)
        return key

    yield make
    for name in [name for name in sys.modules if any(key in name for key in made)]:
        del sys.modules[name]


def change(path: Path, old: str, new: str) -> None:
    """Put something else in place of a piece of a file, or of all of it."""
    text = path.read_text("utf-8")
    assert old in text, f"the template has changed: {path.name} no longer holds {old!r}"
    path.write_text(text.replace(old, new, 1) if old else new, "utf-8")


def place(key: str) -> Path:
    return Path(cloister.games.__path__[-1]) / key


# The doctor


def test_a_copied_folder_is_a_game(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    key = copy()
    assert doctor.run(key, record=True)
    said = capsys.readouterr().out
    assert "new  golden/" in said
    assert "passes all" in said
    assert "note  no heuristics: bots play imagined worlds out at random" in said
    assert " no  " not in said
    assert goldens.golden_files(place(key))


def test_an_unknown_game_is_no_patient() -> None:
    with pytest.raises(UnknownGame):
        doctor.run("no_such_game")


def test_all_games_are_examined_without_a_key(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(doctor, "all_checks", lambda: [])
    monkeypatch.setattr(doctor, "_first_deal", lambda game: seen.append(game.key))
    assert doctor.run(None)
    assert seen == keys()
    assert "passes all 0 checks" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("rules/setup.py", "def deal(", "def deal(:", "setup.py, line"),
        ("__init__.py", "GAME = Game(", "GAMES = Game(", "does not define GAME"),
        ("__init__.py", "    rules=1,\n", "", "rules"),
        ("__init__.py", "from .rules import", "from .rules import nothing,", "nothing"),
        ("knowledge/view.py", "from cloister.core", "from no_such_library", "no_such_library"),
        ("components.toml", "source", "sauce", "cannot be dealt"),
        ("rules/setup.py", "candles = setting", "candles = 1 // 0 or setting", "ZeroDivisionError"),
    ],
)
def test_what_cannot_be_played_is_told_in_words(
    copy: Copy, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, words: str
) -> None:
    assert not doctor.run(copy(file, old, new))
    said = capsys.readouterr().out
    assert "cannot be played yet" in said
    assert words in said
    assert "Traceback" not in said


def test_a_folder_without_an_id_card(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    key = copy()
    (place(key) / "__init__.py").unlink()
    assert not doctor.run(key)
    assert "__init__.py is missing" in capsys.readouterr().out


def test_a_bug_in_the_middle_of_a_game(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    assert not doctor.run(copy("rules/game.py", *MISTAKE))
    said = capsys.readouterr().out
    assert "'everybody'" in said
    assert "each line above says what to do" in said
    assert "Traceback" not in said


def test_recording_may_fail_in_words(copy: Copy, capsys: pytest.CaptureFixture[str]) -> None:
    assert not doctor.run(copy("rules/game.py", *MISTAKE), record=True)
    assert "no golden can be recorded" in capsys.readouterr().out


# Folder, rules, text, goldens


def test_files_that_are_missing_are_named(copy: Copy) -> None:
    key = copy()
    (place(key) / "RULES.md").unlink()
    (place(key) / "words" / "en.ftl").unlink()
    with pytest.raises(Missing, match=r"RULES\.md .*words/en\.ftl"):
        folder.folder_has_files(find(key))


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
def test_an_incomplete_id_card(copy: Copy, old: str, new: str, words: str) -> None:
    with pytest.raises(Finding, match=words):
        folder.card_is_complete(find(copy("__init__.py", old, new)))


def test_components_without_a_source(copy: Copy) -> None:
    game = find(copy("components.toml", "source", "sauce"))
    with pytest.raises(Wrong, match=r"components\.toml"):
        folder.components_have_sources(game)


def test_rules_that_are_cited_and_not_explained(copy: Copy) -> None:
    game = find(copy("RULES.md", "**VIG-2**", "Two:"))
    with pytest.raises(Missing, match="does not explain VIG-2"):
        rulebook.cited_rules_exist(game, SMALL)
    with pytest.raises(Wrong, match=r"refused by VIG-2, which RULES\.md does not explain"):
        legal_moves.other_moves_are_refused(game, SMALL)
    with pytest.raises(Missing, match="no rule"):
        rulebook.cited_rules_exist(find(copy("RULES.md", "", "Nothing.")), SMALL)


def test_rules_without_a_test(copy: Copy) -> None:
    key = copy("RULES.md", "**VIG-5**", f"**{UNNAMED}**")
    rulebook.rules_are_tested(find(key))
    assert "no test names a rule" in str(rulebook.no_tests(find(key)))
    (place(key) / "tests").mkdir()
    with pytest.raises(Missing, match=UNNAMED):
        rulebook.rules_are_tested(find(key))


def test_an_installed_copy_has_no_tests_to_look_at(
    copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "checkout", lambda: None)
    game = find(copy("RULES.md", "**VIG-5**", f"**{UNNAMED}**"))
    rulebook.rules_are_tested(game)
    assert rulebook.no_tests(game) is None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("won-round = ", "won = ", "no sentence for won-round"),
        ("prompt-wait = ", "prompt-weight = ", "no sentence for prompt-wait"),
        ("refuse-not-yours = ", "refuse = ", "no sentence for refuse-not-yours"),
        ("end-burnt-down = ", "end = ", "no sentence for end-burnt-down"),
        ("option-rounds-help = ", "option = ", "no sentence for option-rounds-help"),
        ("{ $candle }", "{ $candel }", r"asks for what it is not given \(.*candel\): use only"),
    ],
)
def test_a_text_that_is_incomplete(copy: Copy, old: str, new: str, words: str) -> None:
    with pytest.raises(Finding, match=words):
        texts.texts_are_complete(find(copy("words/en.ftl", old, new)), SMALL)


def test_goldens_are_missing_recorded_and_kept(copy: Copy) -> None:
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
    with pytest.raises(Wrong, match=f"is a game of '{first.key}': delete it and record your own"):
        goldens.goldens_replay(second)
    goldens.record_goldens(second)
    goldens.goldens_replay(second)


def test_goldens_that_do_not_fit(copy: Copy) -> None:
    game = find(copy())
    written, text = goldens.record_goldens(game)[-2:]
    change(text, "burnt candle=", "burned candle=")
    with pytest.raises(Wrong, match="was told, now it is"):
        goldens.playthroughs_match(game)
    text.write_text(text.read_text("utf-8").replace("burned", "burnt") + "more\n", "utf-8")
    with pytest.raises(Wrong, match=r"was told|number of lines"):
        goldens.playthroughs_match(game)
    with pytest.raises(Wrong, match="was played by rules 1, not 2"):
        goldens.goldens_replay(replace(game, rules=2))
    change(written, '"n":1', '"n":2')
    with pytest.raises(Wrong, match="does not replay"):
        goldens.goldens_replay(game)
    written.unlink()
    with pytest.raises(Missing, match="beside it"):
        goldens.playthroughs_match(game)


def test_past_rules_have_goldens(copy: Copy) -> None:
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


# Rules that break a promise


class Broken(Leaky):
    """After some moves an invariant does not hold."""

    def check(self) -> None:
        if len(self.to_act()) == 0:
            raise RuleBug("lost")


class Endless(Leaky):
    """Moves do nothing."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        pass


class NoOutcome(Leaky):
    def outcome(self) -> Outcome | None:
        return None


class OddOutcome(Leaky):
    def outcome(self) -> Outcome | None:
        return self.inner.outcome() and Outcome((1, 2), (0,), "odd")


class NoWinner(Leaky):
    def outcome(self) -> Outcome | None:
        return self.inner.outcome() and Outcome((1,), (), "burnt-down")


class EverybodyMoves(Leaky):
    def moves(self, seat: Seat) -> list[Move]:
        return self.inner.moves(self.to_act()[0]) if self.to_act() else []


class Stuck(Leaky):
    def moves(self, seat: Seat) -> list[Move]:
        return []


class Doubled(Leaky):
    def moves(self, seat: Seat) -> list[Move]:
        return self.inner.moves(seat) * 2


class Ghost(Leaky):
    def to_act(self) -> tuple[Seat, ...]:
        return self.inner.to_act() * 2


class Shared(Leaky):
    def copy(self) -> State:
        return self


class Curious(Leaky):
    """To look at it is to change it."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.inner.view(seat, memory)
        for other in self.to_act():
            self.inner.play(other, self.inner.moves(other)[0], Fast(1), Announcements())
        return view


class Refusing(Leaky):
    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("VIG-2", "refuse-not-yours")


class Permissive(Leaky):
    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None


class Fallible(Leaky):
    """Moves are listed that break the game."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        if move == 7:
            raise RuleBug("seven")


class FirstOnly(Leaky):
    def sample(self, seat: Seat, chance: Chance) -> Move:
        return self.inner.moves(seat)[0]


class Foreign(Leaky):
    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        hand = self.inner.moves(seat)
        self.inner.play(seat, move if move in hand else hand[0], chance, told)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        return max(self.inner.moves(seat)) + chance.below(2)


class Large(Leaky):
    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), "x" * 9000)


class Talkative(Leaky):
    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.everyone("burnt", {"seat": 0, "candle": "x" * 2000})


class OtherWorld(Leaky):
    """A seat does not know its own hand in what it imagines."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return OtherWorld(self.inner.imagine(None, chance, memory))


class BrokenWorld(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Broken(self.inner.imagine(seat, chance, memory))


class OtherTurn(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Ghost(self.inner.imagine(seat, chance, memory))


class OtherMoves(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Doubled(self.inner.imagine(seat, chance, memory))


class EndlessWorld(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Endless(self.inner.imagine(seat, chance, memory))


BREACHES: list[tuple[Run, type[Leaky], str]] = [
    (course.games_end, Broken, "lost"),
    (course.games_end, Endless, "not over after 40 moves, `longest` on the id card: correct"),
    (course.games_end, NoOutcome, "there is no outcome .*: let outcome"),
    (course.outcomes_are_sound, OddOutcome, "a reason that end_reasons on the id card"),
    (course.outcomes_are_sound, NoWinner, "a score for every seat, and as winners"),
    (course.others_have_no_moves, EverybodyMoves, "need not decide and has moves: let"),
    (course.others_have_no_moves, Stuck, "has no move: let it pass"),
    (course.others_have_no_moves, Doubled, "twice: list each once"),
    (course.others_have_no_moves, Ghost, "name each seat .* once"),
    (course.others_have_no_moves, NoOutcome, "exactly when"),
    (course.copies_are_independent, Shared, "changes the original: in copy"),
    (course.asking_changes_nothing, Curious, "changes the position: let them work on copies"),
    (course.options_can_be_played, NoOutcome, "does not end: let outcome"),
    (legal_moves.listed_moves_are_accepted, Refusing, "is listed, and VIG-2 forbids it: let"),
    (legal_moves.listed_moves_are_accepted, Broken, "lost"),
    (legal_moves.other_moves_are_refused, Permissive, "nothing forbids it: let"),
    (legal_moves.sample_is_uniform, FirstOnly, "more often than others: draw"),
    (legal_moves.sample_is_uniform, Foreign, "not listed: let it draw"),
    (texts.messages_are_small, Large, "a view of .*: keep it below"),
    (texts.messages_are_small, Talkative, "the event burnt has .*: keep it below"),
    (imagined.imagined_worlds_look_alike, OtherWorld, "has another view .*: hand.*: let"),
    (imagined.imagined_worlds_look_alike, OtherTurn, "has another view|others have to decide"),
    (imagined.imagined_worlds_look_alike, OtherMoves, "has other moves .*: a seat knows"),
    (imagined.imagined_worlds_are_whole, BrokenWorld, "an imagined world is broken: lost: let"),
    (imagined.imagined_worlds_are_whole, EndlessWorld, "not over after .*: find"),
    (bot_games.bots_play, NoOutcome, "does not end: let heuristics"),
]


@pytest.mark.parametrize(
    ("check", "breach", "words"), BREACHES, ids=lambda item: getattr(item, "__name__", "")
)
def test_a_broken_promise_is_found(check: Run, breach: type[Leaky], words: str) -> None:
    check(TEMPLATE, SMALL)
    with pytest.raises(Wrong, match=words):
        check(behind(breach, Suspect(TEMPLATE)).game, SMALL)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"write": lambda move: "burn"}, "the same words"),
        ({"write": lambda move: f"burn {move} "}, "cannot be typed"),
        ({"write": lambda move: f"light {move}", "read": lambda words: 0}, "read as another move"),
    ],
)
def test_a_notation_that_is_wrong(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(Wrong, match=words):
        legal_moves.notation_round_trips(replace(TEMPLATE, **changes), SMALL)


@pytest.mark.parametrize(
    ("read", "words"),
    [(lambda words: int(words[5:]), "not BadNotation"), (lambda words: 7, "be strict")],
)
def test_a_notation_that_is_lax(read: Callable[[str], Move], words: str) -> None:
    with pytest.raises(Wrong, match=words):
        legal_moves.other_words_are_refused(replace(TEMPLATE, read=read), SMALL)


def other_set_up(setting: Any, position: dict[str, Json]) -> State:
    return TEMPLATE.start(setting, Fast(1))


def refusing_set_up(setting: Any, position: dict[str, Json]) -> State:
    raise RuleBug("no")


@pytest.mark.parametrize(
    ("set_up", "words"), [(other_set_up, "another position"), (refusing_set_up, "refuses")]
)
def test_positions_that_cannot_be_set_up(set_up: Any, words: str) -> None:
    with pytest.raises(Wrong, match=words):
        course.positions_round_trip(replace(TEMPLATE, set_up=set_up), SMALL)


class Forgetful(Leaky):
    """Its written position leaves something out that matters."""

    def position(self) -> dict[str, Json]:
        return {}


def test_positions_that_leave_something_out() -> None:
    game = replace(
        behind(Forgetful, Suspect(TEMPLATE)).game,
        set_up=lambda setting, position: Forgetful(other_set_up(setting, position)),
        longest=100,
    )
    course.positions_round_trip(game, SMALL)


def test_a_game_that_depends_on_the_process(copy: Copy) -> None:
    game = find(
        copy("rules/setup.py", "each = ", 'candles.sort(key=lambda c: hash(f"{c}"))\n    each = ')
    )
    with pytest.raises(Wrong, match="PYTHONHASHSEED=1"):
        streams.processes_agree(game, SMALL)


def test_a_game_that_another_process_cannot_play(copy: Copy) -> None:
    game = find(copy())
    shutil.rmtree(game.folder)
    with pytest.raises(Finding, match="cannot be played in another process"):
        streams._elsewhere(game, 1, 1, {})


def test_a_bot_that_makes_things_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dreamer(Bot):
        def choose(self, mind: SeatContext) -> Move:
            return TEMPLATE.read("burn 99")

    monkeypatch.setitem(LEVELS, "dreamer", Dreamer)
    with pytest.raises(Wrong, match="the dreamer plays 'burn 99', not a legal move"):
        bot_games.bots_play(TEMPLATE, SMALL)


def test_records_that_are_accepted_in_spite_of_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "load", lambda path: None)
    with pytest.raises(Wrong, match=r"cut after \d+ bytes is accepted"):
        recordings.damage_is_refused(TEMPLATE, SMALL)


def test_records_whose_damage_is_not_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(path: Path) -> None:
        raise KeyError("hash")

    monkeypatch.setattr(Table, "load", load)
    with pytest.raises(Wrong, match="raises KeyError"):
        recordings.damage_is_refused(TEMPLATE, SMALL)


def test_events_can_be_spoilt_for_tests() -> None:
    told = Announcements()
    told.everyone("burnt", {})
    spoil_events(told, 0, lambda event: event)
    assert [event.name for event in told.heard_by(0)] == ["burnt"]


def test_a_game_is_found_where_it_lies(copy: Copy) -> None:
    game: AnyGame = find(copy())
    assert game.folder == place(game.key)
