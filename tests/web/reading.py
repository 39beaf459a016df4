"""The texts of a page, and those that lack room: for the tests in the pseudo-language."""

import re
from pathlib import Path

from .harness import Guest

SCRIPT = (Path(__file__).parent / "reading.js").read_text("utf-8")

WORD = re.compile(r"(?<![\w-])[^\W\d_]+(?:['’][^\W\d_]+)?(?![\w])(?!-[A-Z]?\d)")
"""A word that is not part of a rule's id, of a move or of a hash."""
MAPPED = re.compile(r"[abcdeghijklnorstuwyz]", re.IGNORECASE)
"""Letters that the pseudo-language changes."""


def plain_words(text: str, names: set[str]) -> list[str]:
    """The words of a text that the pseudo-language has not changed and that are not names."""
    return [
        word
        for word in WORD.findall(text)
        if len(word) > 2 and word.isascii() and MAPPED.search(word) and word not in names
    ]


def check_page(guest: Guest, where: str, names: set[str]) -> list[str]:
    """The problems of a page as it is now: plain English, words that are cut or overlap."""
    guest.page.wait_for_timeout(100)
    spoken, cramped = _read(guest)
    problems = [
        f"{where}: plain English {plain}: {text[:80]!r}"
        for text in spoken
        if (plain := plain_words(text, names))
    ]
    return problems + [f"{where}: {problem}" for problem in cramped]


def _read(guest: Guest) -> tuple[list[str], list[str]]:
    """All texts of a page, and those that lack room."""
    read = f"(page => [page.spoken(), [...page.cut(), ...page.overlaps()]])({SCRIPT.rstrip()})"
    spoken, cramped = guest.page.evaluate(read)
    return spoken, cramped
