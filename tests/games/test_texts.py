"""The English sentences of every game: none missing, none unused."""

import re

import pytest

from cloister.core.options import Option
from cloister.core.registry import find
from cloister.core.text import has
from tests.support.games import game_keys
from tests.support.texts import code, say, sentences

OPTIONS = [
    pytest.param(key, option, id=f"{key}-{option.name}")
    for key in game_keys()
    for option in find(key).options
]
ENDS = [(key, reason) for key in game_keys() for reason in find(key).end_reasons]


def test_every_message_is_a_sentence(every_key: str) -> None:
    game = find(every_key)
    assert all(has(game.folder, name) for name in sentences(game))


def test_every_refusal_and_prompt_is_in_use_and_has_a_sentence(every_key: str) -> None:
    game = find(every_key)
    source, names = code(game), sentences(game)
    kinds = ["refuse", "prompt"]
    if 'f"prompt-{' in source:  # assembled from parts: the game's tests check these prompts
        kinds.remove("prompt")
    for kind in kinds:
        used = set(re.findall(rf'"({kind}-[\w-]+)"', source))
        assert used == {name for name in names if name.startswith(f"{kind}-")}
        assert used


def test_no_sentence_names_a_rule(every_key: str) -> None:
    """The id of the rule is appended where it is needed."""
    game = find(every_key)
    for name in sentences(game):
        if name.startswith(("refuse-", "prompt-")):
            assert not re.search(r"\b[A-Z]{3}-[A-Z]?\d", say(game, name))


@pytest.mark.parametrize(("key", "option"), OPTIONS)
def test_every_option_has_a_label_and_help(key: str, option: Option) -> None:
    """Each value that is not a number also has a label."""
    game = find(key)
    assert say(game, f"option-{option.name}")
    assert say(game, f"option-{option.name}-help").endswith(".")
    for value in {*option.values, *(v for some in option.by_seats.values() for v in some)}:
        if isinstance(value, bool | str):
            assert say(game, f"option-{option.name}-{str(value).lower()}")


@pytest.mark.parametrize(("key", "reason"), ENDS)
def test_every_end_has_a_sentence(key: str, reason: str) -> None:
    assert say(find(key), f"end-{reason}")
