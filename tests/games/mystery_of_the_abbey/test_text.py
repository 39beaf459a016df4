"""The sentences: every name that the code says stands in words/en/game.ftl, and none besides."""

from cloister import find
from cloister.core.text import has
from cloister.games.mystery_of_the_abbey.knowledge.view import PROMPTS
from tests.support.texts import code, sentences, unspoken

from .helpers import KEY

GAME = find(KEY)


def test_there_are_many_refusals() -> None:
    assert sum(name.startswith("refuse-") for name in sentences(GAME)) > 40


def test_no_sentence_is_left_over() -> None:
    said = code(GAME)
    spare = [
        name
        for name in unspoken(GAME)
        if not name.startswith(("prompt-", "about", "why-unit"))
        and f'"{name.removesuffix("-unseen")}"' not in said
    ]
    assert spare == []


def test_every_phase_has_a_prompt() -> None:
    assert [name for name in PROMPTS if not has(GAME.folder, f"prompt-{name}")] == []
    prompts = {name for name in sentences(GAME) if name.startswith("prompt-")}
    assert prompts == {"prompt-wait", *(f"prompt-{name}" for name in PROMPTS if name)}
