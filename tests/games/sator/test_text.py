"""The English sentences: complete, whole, and each of them needed."""

import re

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.text import bundle, has
from cloister.core.values import Event

from .helpers import KEY

GAME = find(KEY)
SOURCE = (GAME.folder / "words" / "en.ftl").read_text("utf-8")
NAMES = re.findall(r"^([\w-]+) =", SOURCE, re.MULTILINE)
CODE = "".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))
RARE = {"left-out", "settled", "reshuffled", "took-book"}
"""Events that random games need not bring."""


def say(name: str, args: dict[str, int | str] | None = None) -> str:
    """The sentence; every placeable has to be filled."""
    texts = bundle(GAME.folder)
    pattern = texts.get_message(name).value
    assert pattern is not None
    written, errors = texts.format_pattern(pattern, dict(args or {}))
    assert errors == []
    return str(written)


def told_in_games() -> list[Event]:
    """What is told in some games, to everybody."""
    found: list[Event] = []
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        table = Table.new(KEY, seats, bytes([seed]) * 32, {"rounds": 12})
        chance = Fast(seed)
        while table.to_act:
            seat = table.to_act[0]
            told = table.play_move(seat, table.state.sample(seat, chance))
            for onlooker in (*range(seats), None):
                found += told.heard_by(onlooker)
    return found


def test_every_event_can_be_said() -> None:
    events = told_in_games()
    for event in events:
        assert "{" not in say(event.name, event.args)
    told = set(re.findall(r'(?:Event|everyone)\(\s*"([\w-]+)"', CODE))
    told |= {"played", "played-prayer", "discarded", "lost-prayer"}
    assert told - {event.name for event in events} <= RARE
    for name in told:
        assert has(GAME.folder, name)


def test_rare_events_can_be_said() -> None:
    """SAT-A3: what hardly ever happens."""
    assert say("left-out", {"seat": 1, "count": 1}) == (
        "Seat 1 has no place for a bridge; it leaves the game."
    )
    assert say("took-book", {"seat": 1, "count": 2}) == "Seat 1 takes a book: 2 of four."
    assert say("settled", {"seat": 1, "to": "c5"}).endswith("moves to c5.")


def test_every_option_and_its_values() -> None:
    for option in GAME.options:
        assert has(GAME.folder, f"option-{option.name}-help")
        for value in option.values:
            assert has(GAME.folder, f"option-{option.name}-{value}")


def test_every_end() -> None:
    for reason in GAME.end_reasons:
        assert has(GAME.folder, f"end-{reason}")


def test_every_refusal_and_prompt_is_in_use_and_has_a_sentence() -> None:
    used = set(re.findall(r'"((?:refuse|prompt)-[\w-]+)"', CODE))
    assert used == {name for name in NAMES if name.startswith(("refuse-", "prompt-"))}


def test_no_sentence_twice() -> None:
    assert len(NAMES) == len(set(NAMES))
