"""The English sentences: complete, whole, and silent about what is secret."""

import re

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.values import Event
from cloister.games.mont_saint_michel.rules.refusal_codes import REFUSALS
from tests.support.playing import play
from tests.support.texts import say, sentences, told_in_game, unspoken

from .helpers import KEY, MONKS, at

GAME = find(KEY)
EVENTS = {
    *("location", "page", "identity", "identity-passed", "looked", "declined", "moves", "stepped"),
    *("climbed", "walked-on", "stayed", "pushed", "ebb", "flood", "stopped", "won", "given"),
    *("left-open", "shuffled", "ended", "revealed"),
}


def first_said(events: list[Event]) -> str:
    return say(GAME, events[0].name, events[0].args)


def told_in_games() -> list[Event]:
    """What everybody is told in some whole games."""
    found: list[Event] = []
    for seats in (2, 4):
        table = Table.new(KEY, seats, bytes(32), {"shuffle_second_pass": True})
        found += told_in_game(table, Fast(1), [None])
    return found


def test_every_event_has_its_sentence() -> None:
    """Each with the arguments that it carries, and no other."""
    events = told_in_games()
    assert {event.name for event in events} == EVENTS
    for event in events:
        said = say(GAME, event.name, event.args)
        assert said[0].isupper()
        assert said.endswith(".")


def test_sentences_tell_what_happened() -> None:
    table = at({"red": 11, "blue": 5}, location=1, page="g-2.", top=["id"])
    moves = ("move red", "step 5", "push ramp", "stay")
    heard = [
        say(GAME, event.name, event.args)
        for move in moves
        for event in play(table, move).heard_by(None)
    ]
    assert heard == [
        "Seat 0 moves the red monk.",
        "The red monk walks from 11 to 5.",
        "The blue monk is pushed from 5 to the ramp.",
        "The blue monk goes up the ramp to 1.",
        "The blue monk stays on 1.",
        "The blue monk wins the page worth −2 on location 1.",
        "Location 2 is turned up.",
        "Seat 1 turns up an identity card and may look into a monk.",
    ]
    told = play(table, "look blue")
    assert first_said(told.heard_by(1)) == ("You look into the blue monk and find seat 1.")
    assert first_said(told.heard_by(2)) == "Seat 1 looks into the blue monk."


def test_the_public_sentence_names_nobody() -> None:
    """MSM-26: not even where the arguments give it away."""
    args: dict[str, int | str] = {"seat": 1, "monk": "red", "who": "2"}
    assert "2" not in say(GAME, "looked", args)
    assert say(GAME, "looked-inside", args | {"who": "x"}).endswith("an X.")


def test_every_prompt_has_its_sentence() -> None:
    source = (GAME.folder / "knowledge" / "view.py").read_text("utf-8")
    prompts = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    assert len({say(GAME, name) for name in prompts}) == len(prompts) == 10


def test_every_refusal_has_its_sentence() -> None:
    """Lower-case, since a prefix stands before it, without the id of a rule and a full stop."""
    for refusal in REFUSALS[1:]:
        said = say(GAME, refusal.reason)
        assert said[0].islower()
        assert "MSM-" not in said
        assert not said.endswith(".")


@pytest.mark.parametrize("reason", GAME.end_reasons)
def test_every_end_has_its_sentence(reason: str) -> None:
    assert say(GAME, "ended", {"reason": reason}) == say(GAME, f"end-{reason}")


@pytest.mark.parametrize("monk", MONKS)
def test_every_monk_has_its_name(monk: str) -> None:
    assert say(GAME, f"monk-{monk}") == monk
    assert say(GAME, "moves", {"seat": 1, "monk": monk}) == f"Seat 1 moves the {monk} monk."


@pytest.mark.parametrize(("value", "said"), [(4, "+4"), (1, "+1"), (-1, "−1"), (-4, "−4")])
def test_values_have_a_sign(value: int, said: str) -> None:
    assert said in say(GAME, "page", {"value": value, "dots": 2})


def test_no_sentence_is_left_over() -> None:
    """What nothing says is a slip of the pen."""
    built = {name for name in sentences(GAME) if name.startswith(("monk-", "place-"))}
    inner = {"from-place", "to-place", "inside", "signed", "why-unit"}
    assert unspoken(GAME) - built == inner
