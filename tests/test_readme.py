"""What the README shows is true: its code runs, its links exist."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_python_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 6
    assert failed == 0


def test_links_and_pictures_exist() -> None:
    linked = re.findall(r"\]\(([^)#:]+)\)", README.read_text("utf-8"))
    assert linked
    assert [link for link in linked if not (ROOT / link).exists()] == []
