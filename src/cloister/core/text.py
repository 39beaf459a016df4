"""Sentences: words/<language>/*.ftl, in the folder of each game and in the package for the rest.

Code passes a key and arguments, never a sentence. What an argument means for grammar is worked out
here, and in `words.js` in the same way:

- For a seat, `$seat-name` is the name of its player, and `$seat-is` is `you` or `other`: the
  catalogue chooses the verb. This holds for every argument that is a whole number.
- For several things in one argument, such as `$cards` = "8 12a", the sentence `each-cards` names
  one of them, `$item`, and `$cards-list` is the whole list ("an 8 and a marmot of 12"). A thing
  written as `marmot/12` also has a `$kind` and a `$value`.
- An amount with one decimal, "1.5", becomes a number: each language formats it in its own way.
"""

import logging
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from .languages import PSEUDO, SHELL, SOURCE, locale_of, own_language
from .pseudo import pseudo

Args: TypeAlias = Mapping[str, int | float | str]
Name: TypeAlias = Callable[[int], str]

TENTHS = re.compile(r"-?[0-9]+\.[0-9]")

log = logging.getLogger("cloister.words")


class Unwritten(LookupError):
    """A sentence or an argument is missing. Only tests see this: people get the bare key."""


def catalogue_files(folder: Path, language: str) -> list[Path]:
    """The files of a catalogue in one language; the pseudo-language is made from English."""
    return sorted((folder / "words" / (SOURCE if language == PSEUDO else language)).glob("*.ftl"))


def catalogue_language(folder: Path, language: str = "") -> str:
    """The language in which a folder speaks to somebody who wants this one (by default, to the
    user of the terminal): English if it has no catalogue in it."""
    wanted = language or own_language()
    return wanted if catalogue_files(folder, wanted) else SOURCE


def catalogue_source(path: Path, language: str) -> str:
    """One file of a catalogue as Fluent reads it."""
    source = path.read_text("utf-8")
    return pseudo(source) if language == PSEUDO else source


@cache
def bundle(folder: Path, language: str = SOURCE) -> FluentBundle:
    """All sentences of a folder in one language."""
    made = FluentBundle([locale_of(language)], use_isolating=False)
    for path in catalogue_files(folder, language):
        made.add_resource(FluentResource(catalogue_source(path, language)))
    return made


def has(folder: Path, key: str, language: str = SOURCE) -> bool:
    """Whether the folder itself has that sentence."""
    return _pattern(bundle(folder, language), key) is not None


def sentence(folder: Path, key: str, args: Args | None = None, language: str = "") -> str:
    """The sentence for a key, from the folder or else the shared catalogue; in English if the
    language lacks it. The default language is the terminal's."""
    wanted = language or own_language()
    for place in (folder, SHELL):
        for tried in (wanted, SOURCE):
            texts = bundle(place, tried)
            pattern = _pattern(texts, key)
            if pattern is not None:
                written, errors = texts.format_pattern(pattern, dict(args or {}))
                if errors:
                    _complain(f"{key}: {errors[0]}")
                return str(written)
    _complain(f"no sentence {key!r}")
    return key


def say(key: str, /, **args: int | float | str) -> str:
    """A sentence of the shared catalogue, in the language of the terminal."""
    return sentence(SHELL, key, args)


def speaker(folder: Path) -> Callable[..., str]:
    """`say` for the sentences of one game."""

    def say_in_game(key: str, /, **args: int | float | str) -> str:
        return sentence(folder, key, args)

    return say_in_game


def event_sentence(
    folder: Path, key: str, args: Args, name: Name, you: int | None, language: str = ""
) -> str:
    """A sentence about seats, as told to one of them; `you` is None for a spectator."""
    return sentence(folder, key, told_arguments(folder, args, name, you, language), language)


def told_arguments(
    folder: Path, args: Args, name: Name, you: int | None, language: str = ""
) -> dict[str, int | float | str]:
    """The arguments with what grammar needs: names of seats, who is meant, lists of things."""
    full = dict(args)
    for key, value in args.items():
        if isinstance(value, str) and TENTHS.fullmatch(value):
            full[key] = float(value)
        if is_whole(value):
            full[f"{key}-name"] = name(int(value))
            full[f"{key}-is"] = "you" if int(value) == you else "other"
    for key, value in args.items():
        if isinstance(value, str) and has(folder, f"each-{key}"):
            named = [
                sentence(folder, f"each-{key}", {**full, **_thing(item)}, language)
                for item in value.split()
            ]
            full[f"{key}-list"] = listed(named, catalogue_language(folder, language))
    return full


def language_of(key: str) -> str:
    """The language in which the terminal says a shared sentence: English if its own lacks it."""
    return own_language() if has(SHELL, key, own_language()) else SOURCE


def lister(folder: Path) -> Callable[[list[str]], str]:
    """`listed` for the sentences of one game: "a, b and c" in the language that it speaks."""

    def listed_in_game(items: list[str]) -> str:
        return listed(items, catalogue_language(folder))

    return listed_in_game


def _thing(item: str) -> dict[str, int | str]:
    """The arguments for one of several things. The value is a number, because plurals and articles
    depend on it."""
    kind, _, value = item.partition("/")
    return {"item": item, "kind": kind, "value": int(value)} if is_whole(value) else {"item": item}


def is_whole(value: int | float | str) -> bool:
    """Whether an argument may be a seat."""
    if isinstance(value, str):
        return value.isascii() and value.isdigit()
    return isinstance(value, int) and value >= 0


def seat_name(seat: int, language: str = "") -> str:
    """What a player is called where no names are known."""
    return sentence(SHELL, "seat-number", {"number": seat}, language)


def seat_names(folder: Path) -> Name:
    """`seat_name` for the sentences of one game, in the language that it speaks."""
    return partial(seat_name, language=catalogue_language(folder))


def people(folder: Path, seats: Iterable[int], you: int | None) -> str:
    """A list of players to begin a sentence of a game with, the reader first."""
    language = catalogue_language(folder)
    own = sentence(SHELL, "value-you", language=language)
    own_first = sorted(seats, key=lambda seat: seat != you)
    named = [own if seat == you else seat_name(seat, language) for seat in own_first]
    return listed(named, language)


def listed(items: list[str], language: str = "", *, choice: bool = False) -> str:
    """A list as the language writes it: "a, b and c", or "a, b or c" for a choice.

    The pseudo-language has commas: "and" would be plain English.
    """
    wanted = language or own_language()
    style: Literal["unit-short", "or", "standard"] = "or" if choice else "standard"
    if wanted == PSEUDO:
        style = "unit-short"
    return format_list(items, style, locale_of(wanted).replace("-", "_"))


def _pattern(texts: FluentBundle, key: str) -> Any:
    """A message that has only attributes is not a sentence."""
    return texts.get_message(key).value if texts.has_message(key) else None


def _complain(what: str) -> None:
    if os.environ.get("CLOISTER_STRICT_WORDS"):
        raise Unwritten(what)
    log.warning("%s", what)
