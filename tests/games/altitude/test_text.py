"""The English sentences: complete, whole, and each of them needed."""

import re

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.text import bundle, has
from cloister.core.values import Event
from tests.support.playing import play

from .helpers import at, final

GAME = find("altitude")
SOURCE = (GAME.folder / "words" / "en.ftl").read_text("utf-8")
NAMES = re.findall(r"^([\w-]+) =", SOURCE, re.MULTILINE)
CODE = "".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))
KINDS = ("number", "marmot", "black_grouse", "chamois", "ibex", "dahu", "animal")
SPECIALS = ("cable_car", "avalanche", "saint_bernard")


def say(name: str, args: dict[str, int | str] | None = None) -> str:
    """The sentence; every placeable has to be filled."""
    texts = bundle(GAME.folder)
    pattern = texts.get_message(name).value
    assert pattern is not None
    written, errors = texts.format_pattern(pattern, dict(args or {}))
    assert errors == []
    return str(written)


def told_in_games() -> list[Event]:
    """What is told in some whole games, to everybody."""
    found: list[Event] = []
    for seats, seed in ((1, 1), (2, 2), (4, 3), (2, 4)):
        table = Table.new("altitude", seats, bytes([seed]) * 32)
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
    wanted = {"returned", "chose", "began", "drew", "drew-card", "built", "sent", "discarded"}
    wanted |= {"replaced", "took", "built-from-hand", "final", "stopped", "showed", "ended"}
    assert wanted <= {event.name for event in events}


def test_rare_events_can_be_said() -> None:
    """ALT-12, ALT-14, ALT-15: rescues, the double turn, the last building."""
    drawn = play(at(["8 A"], [], drawn="S"), "rescue 1:1")
    stored = play(at(["8 A"], drawn="5", hands=["2 3 4 S"]), "take", "card S", "at 1:1")
    last = final(["8"], hands=["9"])
    going = play(last, "card 9")
    built = play(last, "at 1:1")
    tower = ["1 1 2 2 3", "4 4 5 5", "6 7 8", "9 10", "11"]
    twice = play(at(["1"], tower, drawn="3"), "discard")
    said = [
        say(event.name, event.args)
        for told in (drawn, stored, going, built, twice)
        for event in told.heard_by(0)
    ]
    assert any("clears the avalanche from floor 1, place 1" in line for line in said)
    assert any("the avalanche on floor 1, place 1 is gone" in line for line in said)
    assert any("plays twice" in line for line in said)
    assert "Seat 0 goes on building." in said


@pytest.mark.parametrize("kind", KINDS + SPECIALS)
def test_every_kind_of_card_has_a_name(kind: str) -> None:
    said = say("card", {"kind": kind, "value": 12})
    assert ("12" in said) == (kind in KINDS)
    assert say(f"kind-{kind}")


def test_every_option_and_its_values() -> None:
    for option in GAME.options:
        assert has(GAME.folder, f"option-{option.name}-help")
        values = {*option.values, *(v for some in option.by_seats.values() for v in some)}
        for value in values:
            assert has(GAME.folder, f"option-{option.name}-{str(value).lower()}")


def test_every_end_and_rank() -> None:
    for reason in GAME.end_reasons:
        assert has(GAME.folder, f"end-{reason}")
    for rank in ("walker", "hiker", "climber", "guide", "legend"):
        assert has(GAME.folder, f"rank-{rank}")


def test_every_refusal_and_prompt_is_in_use_and_has_a_sentence() -> None:
    used = set(re.findall(r'"((?:refuse|prompt)-[\w-]+)"', CODE))
    assert used == {name for name in NAMES if name.startswith(("refuse-", "prompt-"))}


def test_no_sentence_twice() -> None:
    assert len(NAMES) == len(set(NAMES))
