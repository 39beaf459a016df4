"""What the terminal says: events, names of players, the end, in any language."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import cloister
from cloister.core.card import AnyGame
from cloister.core.languages import PSEUDO
from cloister.core.table import Table
from cloister.core.text import say, seat_name
from cloister.core.values import Event, Outcome
from cloister.terminal import as_text
from cloister.terminal.opponents import Opponents
from cloister.terminal.session import Session

GAME = "serendipity"
SEED = bytes(32)

pytestmark = pytest.mark.usefixtures("own_data")

GIVEN = """
gave = { $seat-is ->
    [you] You give { $to-name } a card and keep the rest.
   *[other] { $to-is ->
        [you] { $seat-name } gives you a card and keeps the rest.
       *[other] { $seat-name } gives { $to-name } a card and keeps the rest.
    }
}
uncovered = { $seat-is ->
    [you] You uncover
   *[other] { $seat-name } uncovers
} { $cell }.
uncovered-face = { $seat-is ->
    [you] You uncover
   *[other] { $seat-name } uncovers
} { $cell }: { $face }.
"""


@pytest.fixture
def telling(tmp_path: Path) -> AnyGame:
    """A game with this catalogue; nothing else of it matters."""
    catalogue = tmp_path / "words" / "en" / "game.ftl"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text(GIVEN, "utf-8")
    return replace(cloister.find("_template"), folder=tmp_path)


@pytest.mark.parametrize(
    ("you", "heard"),
    [
        (0, "You give Novice 1 a card and keep the rest."),
        (1, "Anna gives you a card and keeps the rest."),
        (2, "Anna gives Novice 1 a card and keeps the rest."),
        (None, "Anna gives Novice 1 a card and keeps the rest."),
    ],
)
def test_the_player_is_addressed_as_you(telling: AnyGame, you: int | None, heard: str) -> None:
    event = Event("gave", {"seat": 0, "to": 1})
    names = ["Anna", "Novice 1", "Novice 2"]
    for line in (as_text.log_line, as_text.live_line):
        assert line(telling, event, names.__getitem__, you) == heard


def test_what_is_shown_for_a_moment_stays_out_of_the_log(telling: AnyGame) -> None:
    event = Event("uncovered", {"seat": 1, "cell": "a1"}, {"face": "a rose"})
    assert as_text.live_line(telling, event, seat_name, 1) == "You uncover a1: a rose."
    assert as_text.log_line(telling, event, seat_name, 1) == "You uncover a1."
    assert as_text.live_line(telling, event, seat_name, None) == ("Seat 1 uncovers a1: a rose.")


@pytest.mark.parametrize(
    ("levels", "names"),
    [
        (["novice", "master"], ["Novice", "Master"]),
        (["novice", "novice"], ["Novice 1", "Novice 2"]),
        (["master:0.3s", "master:400"], ["Master 1", "Master 2"]),
        (["apprentice", "uniform"], ["Apprentice", "Random"]),
    ],
)
def test_bots_are_called_by_their_level(levels: list[str], names: list[str]) -> None:
    opponents = Opponents(Table.new(GAME, 3, SEED), 1, levels)
    assert opponents.names == dict(zip((0, 2), names, strict=True))
    assert opponents.levels == dict(zip((0, 2), levels, strict=True))


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0,), "You win."),
        ((1,), "Novice 1 wins."),
        ((1, 2), "Novice 1 and Novice 2 share the win."),
        ((1, 0), "You and Novice 1 share the win."),
        ((0, 1, 2), "You, Novice 1 and Novice 2 share the win."),
    ],
)
def test_the_winners_are_named(winners: tuple[int, ...], told: str) -> None:
    table = Table.new(GAME, 3, SEED)
    seated = Session(table, 0, Opponents(table, 0, ["novice"]), None)
    lines = seated._standing(Outcome((7, 8, 1), winners, "complete")).split("\n")
    assert lines == ["You: 7", "Novice 1: 8", "Novice 2: 1", told]


def test_the_terminal_uses_the_language_of_its_user(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CLOISTER_LANGUAGE", PSEUDO)
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\nxyzzy\nquit\n"))
    table = Table.new(GAME, 2, SEED)
    Session(table, 0, Opponents(table, 0, ["uniform"]), None).play()
    said = capsys.readouterr().out
    for key in ("terminal-how-to-get-help", "terminal-kept", "terminal-help-quit"):
        assert say(key) in said
        assert say(key).startswith("⟦")
    for english in ("Type ", "Seat 0", "You", "moves that", "is not a move", "To continue"):
        assert english not in said
    assert "--bots uniform" in said
