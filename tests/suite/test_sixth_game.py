"""A sixth game is one folder: written with the shared helpers, it passes every check.

It is in tests/suite/cups and is copied to a folder of games outside the package.
"""

import shutil
from pathlib import Path

import pytest

import cloister.games
from cloister.core import labels
from cloister.core.registry import find
from cloister.core.table import Table
from cloister.suite import doctor, planted
from cloister.suite.checks import DOCTOR, Leak
from cloister.suite.hunt import Suspect
from cloister.suite.leaks import hunt

SMALL = DOCTOR.part(20)
CUPS = Path(__file__).parent / "cups"


@pytest.fixture
def sixth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the game, under its own key."""
    key = f"cups_{tmp_path.name}"
    ignored = shutil.ignore_patterns("__pycache__")
    folder = Path(shutil.copytree(CUPS, tmp_path / "games" / key, ignore=ignored))
    monkeypatch.setattr(cloister.games, "__path__", [*cloister.games.__path__, str(folder.parent)])
    return folder


def test_doctor_passes_a_sixth_game(
    sixth: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "DOCTOR", SMALL)
    monkeypatch.setattr(planted, "PLANTED", planted.PLANTED[::8])  # test_planted.py tries them all
    passed = doctor.run(sixth.name, record=True)
    said = capsys.readouterr().out
    assert passed, said
    assert "Cups passes all" in said


def test_a_sixth_game_can_be_played_and_saved(sixth: Path, tmp_path: Path) -> None:
    table = Table.new(sixth.name, 2, bytes(32))
    table.play(0, "claim 2 5")
    table.play(1, "doubt")
    assert Table.load(table.save(tmp_path / "x.game")) == table
    shown = labels.fields(table.game, table.view(0), lambda seat: f"Seat {seat}")
    assert [line.partition(":")[0] for line in shown][-1] == "Lifted last"
    assert labels.move(table.game, table.game.read("claim 2 5")) == "2 × 5"


def test_what_an_event_reveals_has_to_be_in_the_view(sixth: Path) -> None:
    """Lifting the cups is no leak, but an event may tell no more than the view admits."""
    view = sixth / "knowledge" / "view.py"
    text = view.read_text("utf-8")
    shown = "[own.copy() for own in game.lifted]"
    assert shown in text
    view.write_text(text.replace(shown, "[]"), "utf-8")
    with pytest.raises(
        Leak, match=r"events\[\d\]\.args\.\w+ is .* What to do: An event can tell"
    ) as told:
        hunt("traces", Suspect(find(sixth.name)), SMALL)
    assert "put what was revealed into the view" in str(told.value)
