"""Commit subjects follow CONTRIBUTING.md, from the commit that introduced the rule."""

import subprocess
from pathlib import Path

import pytest
from tools.subject import problem

ROOT = Path(__file__).parent.parent
SINCE = "8629f2e"
"""The last commit before a hook checked subjects."""


def subjects() -> list[str]:
    asked = ["git", "log", "--no-merges", "--format=%s", f"{SINCE}..HEAD"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if said.returncode:
        pytest.skip("this checkout has no history")
    return said.stdout.splitlines()


def test_subjects_are_short_and_in_the_imperative() -> None:
    wrong = {subject: problem(subject) for subject in subjects() if problem(subject)}
    assert wrong == {}


@pytest.mark.parametrize(
    "subject",
    [
        "Refused a second turn",
        "Refusing a second turn",
        "refuse a second turn",
        "Refuse a second turn.",
        "Refuse " + "a second turn " * 5,
    ],
)
def test_bad_subjects_are_refused(subject: str) -> None:
    assert problem(subject)


@pytest.mark.parametrize(
    "subject", ["Refuse a second turn (SER-R9)", "Merge branch 'x'", "Feed it"]
)
def test_good_subjects_pass(subject: str) -> None:
    assert problem(subject) == ""
