"""The sentences: every name that the code says stands in words/en.ftl, and none besides."""

import re

from cloister import find
from cloister.core.text import has

from .helpers import KEY

GAME = find(KEY)
CODE = "\n".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))
SENTENCES = re.findall(r"^([a-z][\w-]*) =", (GAME.folder / "words/en.ftl").read_text("utf-8"), re.M)


def test_every_refusal_has_a_sentence() -> None:
    names = set(re.findall(r'"(refuse-[\w-]+)"', CODE))
    assert len(names) > 40
    assert [name for name in sorted(names) if not has(GAME.folder, name)] == []


def test_no_sentence_is_left_over() -> None:
    spare = [
        name
        for name in SENTENCES
        if f'"{name}"' not in CODE
        and not name.startswith(("option-", "end-", "prompt-", "about", "why-unit"))
        and f'"{name.removesuffix("-unseen")}"' not in CODE
    ]
    assert spare == []


def test_every_phase_has_a_prompt() -> None:
    from cloister.games.mystery_of_the_abbey.knowledge.view import PROMPTS

    assert [name for name in PROMPTS if not has(GAME.folder, f"prompt-{name}")] == []
