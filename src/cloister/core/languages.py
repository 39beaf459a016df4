"""Which languages there are, and which one a person gets."""

import os
import re
from functools import cache
from pathlib import Path

SOURCE = "en"
"""Every sentence exists in this language; others fall back on it."""
PSEUDO = "en-XA"
"""Accented, bracketed and lengthened English: shows text that is untranslated or does not fit."""
SHELL = Path(__file__).parent.parent
"""The folder whose words/ all games share; each game also has its own words/."""
VARIABLES = ("CLOISTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_ACCEPTED = re.compile(r"([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)(?:;q=([01](?:\.\d{0,3})?))?")


def locale_of(language: str) -> str:
    """The locale for lists, numbers and dates in a language; our English is British."""
    return "en-GB" if language in (SOURCE, PSEUDO) else language


@cache
def languages(folder: Path = SHELL) -> list[str]:
    """The languages of a catalogue, English first."""
    found = sorted(path.name for path in (folder / "words").glob("*/") if any(path.glob("*.ftl")))
    return sorted(found, key=lambda language: language != SOURCE)


def chosen(wish: str, accepted: str, offered: list[str]) -> str:
    """The language for a person: what they chose, what their browser accepts, else English."""
    wishes = [wish, *_by_preference(accepted)]
    return next((found for asked in wishes if (found := _match(asked, offered))), SOURCE)


def _by_preference(accepted: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        if found := _ACCEPTED.fullmatch(part.replace(" ", "")):
            wanted.append((float(found[2] or 1), found[1]))
    wanted.sort(key=lambda each: -each[0])
    return [language for quality, language in wanted if quality > 0]


def _match(asked: str, offered: list[str]) -> str:
    """The offered language that matches a requested one: `de-AT` gets `de`."""
    for tag in (asked, asked.partition("-")[0]):
        for language in offered:
            if tag.lower() == language.lower():
                return language
    return ""


def own_language() -> str:
    """The language of the terminal, from the user's environment."""
    wish = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    tag = wish.partition(".")[0].partition("@")[0].replace("_", "-")
    return chosen(tag, "", [*languages(), PSEUDO])
