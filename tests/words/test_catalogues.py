"""Catalogues and code agree: every key exists, gets its arguments, and is used somewhere."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cloister.core.languages import SHELL, languages
from cloister.core.registry import find
from tests.support import said_in_javascript, said_in_python
from tests.support.catalogues import Catalogue, catalogue, folders
from tests.support.said import Said
from tests.support.said_in_javascript import class_names

SCOPES = sorted(folders())
GAMES = SHELL / "games"
ALWAYS = {"file", "line", "path", "why"}
"""Arguments that an error about a pack adds by itself."""
HELPED = {"card"}
"""Arguments that helpers add to what they are given."""
SAID_IN_TEMPLATE = re.compile(r"\bsay\([\"']([\w-]+)[\"']([^)]*)\)")
KEY = re.compile(r"[a-z]+(-[a-z0-9_*]+)+")
NOT_KEYS = {"no-store", "no-cache", "text-only"}
"""Headers of HTTP and marks of the protocol that look like keys."""


def _code(scope: str) -> tuple[list[Path], list[Path]]:
    """The Python and the JavaScript of a game, or of everything outside the games."""
    folder = folders()[scope]
    python = sorted(folder.rglob("*.py"))
    scripts = sorted(folder.rglob("*.js"))
    if scope == "shell":
        python = [path for path in python if not path.is_relative_to(GAMES)]
        python = [path for path in python if not path.name.startswith("planted_")]  # made-up events
        scripts = [path for path in scripts if not path.is_relative_to(GAMES)]
    return python, [path for path in scripts if "vendor" not in path.parts]


@cache
def _said(scope: str) -> list[Said]:
    python, scripts = _code(scope)
    found = [said for path in python for said in said_in_python.keys_in(path)]
    found += [said for path in scripts for said in said_in_javascript.keys_in(path)]
    return found + list(_said_in_templates(scope))


def _said_in_templates(scope: str) -> Iterator[Said]:
    if scope == "shell":
        for path in sorted((SHELL / "web" / "templates").glob("*.html")):
            for key, args in SAID_IN_TEMPLATE.findall(path.read_text("utf-8")):
                yield Said(key, path.name, frozenset(re.findall(r"(\w+)=", args)), told=False)


@cache
def _mentioned(scope: str) -> list[Said]:
    """What helpers are given to say, as far as it is a key."""
    python, scripts = _code(scope)
    found = [said for path in python for said in said_in_python.mentions_in(path)]
    found += [said for path in scripts for said in said_in_javascript.mentions_in(path)]
    return [said._replace(given=said.given | HELPED) for said in found if said.given is not None]


@cache
def _literals(scope: str) -> frozenset[str]:
    python, scripts = _code(scope)
    found = {text for path in python for text in said_in_python.literals_in(path)}
    found |= {text for path in scripts for text in said_in_javascript.literals_in(path)}
    return frozenset(found | {said.key for said in _said_in_templates(scope)})


def _own_and_shared(scope: str) -> list[Catalogue]:
    return [catalogue(folders()[scope]), catalogue(SHELL)]


@cache
def _known(scope: str) -> set[str]:
    """The keys that code may say: its own, the shared ones; the table says what all games have."""
    found = SCOPES if scope == "shell" else [scope, "shell"]
    return {key for name in found for key in catalogue(folders()[name]).sentences}


@pytest.mark.parametrize("scope", SCOPES)
def test_every_catalogue_can_be_read(scope: str) -> None:
    folder = folders()[scope]
    for language in languages(folder):
        found = catalogue(folder, language)
        assert found.sentences
        if language == "en":
            assert found.lost_references() == []


@pytest.mark.parametrize("scope", SCOPES)
def test_every_key_exists(scope: str) -> None:
    known = _known(scope)
    lost = [f"{said.where}: {said.key}" for said in _said(scope) if not said.means(known)]
    assert lost == []


@pytest.mark.parametrize("scope", SCOPES)
def test_every_string_that_looks_like_a_key_is_one(scope: str) -> None:
    """Tables of keys, keys that helpers say: a string that begins as several keys do."""
    known = _known(scope)
    begins = Counter(key.partition("-")[0] for key in known if "-" in key)
    also = NOT_KEYS | said_in_python.error_codes() | class_names()
    lost = [
        text
        for text in sorted(_literals(scope) - also)
        if KEY.fullmatch(text)
        and begins[text.partition("-")[0]] >= 3
        and not Said(text, "", None).means(known)
        and not any(key.endswith(f"-{text}") for key in known)
    ]
    assert lost == []


@pytest.mark.parametrize("scope", SCOPES)
def test_every_argument_is_given(scope: str) -> None:
    """If code fills in part of a key, it is enough that one matching sentence gets all it needs."""
    lacking: list[str] = []
    for said in _said(scope) + _mentioned(scope):
        if said.given is None:
            continue
        for each in _own_and_shared(scope):
            keys = said.means(each.sentences)
            asked = [each.variables(key) - said.filled(ALWAYS | each.optional(key)) for key in keys]
            if keys and all(asked):
                lacking.append(f"{said.where}: {keys[0]} asks for {', '.join(sorted(asked[0]))}")
            if keys:
                break
    assert lacking == []


@pytest.mark.parametrize("scope", SCOPES)
def test_every_sentence_is_used(scope: str) -> None:
    own = catalogue(folders()[scope])
    literals = _literals(scope) | _literals("shell")
    fixed = {text for text in literals if "*" not in text}
    said = {said.key for said in _said(scope) + _said("shell")}
    patterns = [Said(text, "", None) for text in literals if _is_pattern(text, said)]
    used = fixed & own.sentences.keys()
    matched = {key for pattern in patterns for key in pattern.means(own.sentences)}
    used |= matched - _left_over(scope)
    todo = list(used)
    while todo:
        for key in own.sentences[todo.pop()].used & own.sentences.keys() - used:
            used.add(key)
            todo.append(key)
    assert sorted(own.sentences.keys() - used) == []


def _left_over(scope: str) -> set[str]:
    """Sentences about options and ends that the game does not have. Code only ever says `option-*`
    and `end-*`, so they would pass for used."""
    if scope == "shell":
        return set()
    game = find(scope)
    asked = {f"end-{reason}" for reason in game.end_reasons}
    for option in game.options:
        values = {*option.values, *(value for some in option.by_seats.values() for value in some)}
        name = f"option-{option.name}"
        asked |= {name, f"{name}-help", *(f"{name}-{str(value).lower()}" for value in values)}
    begun = re.compile("(option|end)-")
    return {key for key in catalogue(game.folder).sentences if begun.match(key)} - asked


def _is_pattern(text: str, said: set[str]) -> bool:
    """A pattern has some text of its own before the part that is filled in, or after it if code
    says it: `*-name` may be anything."""
    if "*" not in text or not re.fullmatch(r"[a-z*][a-zA-Z0-9_*-]*", text):
        return False
    if re.match(r"[a-z]+-", text):
        return True
    return text in said and re.search(r"-[a-z]+$", text) is not None
