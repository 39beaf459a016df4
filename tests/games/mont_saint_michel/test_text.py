"""The English sentences: none missing, all complete, and silent about what is secret."""

import re

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.text import Unwritten, event_sentence
from cloister.core.values import Event
from cloister.games.mont_saint_michel.rules.refusal_codes import REFUSALS
from tests.support.playing import play
from tests.support.texts import say, told_in_game

from .helpers import KEY, MONKS, at

GAME = find(KEY)
NAMES = ("Ana", "Ben", "Cleo", "Dan")
EVENTS = {
    *("location", "page", "identity", "identity-passed", "looked", "declined", "moves", "stepped"),
    *("climbed", "walked-on", "stayed", "pushed", "ebb", "flood", "stopped", "won", "given"),
    *("left-open", "shuffled", "ended", "revealed"),
}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing sentence or argument is an error."""
    monkeypatch.setenv("CLOISTER_STRICT_WORDS", "1")


def name_of(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"Seat {seat}"


def said(event: Event, you: int | None = None) -> str:
    return event_sentence(GAME.folder, event.name, event.args, name_of, you)


def tell(key: str, you: int | None = None, **args: int | str) -> str:
    return said(Event(key, args), you)


def told_in_games() -> list[Event]:
    """The public events of some whole games."""
    found: list[Event] = []
    for seats in (2, 4):
        table = Table.new(KEY, seats, bytes(32), {"shuffle_second_pass": True})
        found += told_in_game(table, Fast(1), [None])
    return found


def test_every_event_has_a_sentence() -> None:
    """The arguments that an event carries are enough for its sentence, whoever reads it."""
    events = told_in_games()
    assert {event.name for event in events} == EVENTS
    for event in events:
        for you in (None, 0, 1):
            told = said(event, you)
            assert told[0].isupper()
            assert told.endswith(".")


def test_a_missing_argument_is_noticed() -> None:
    with pytest.raises(Unwritten):
        tell("moves", monk="red")


def test_sentences_tell_what_happened() -> None:
    table = at({"red": 11, "blue": 5}, location=1, page="g-2.", top=["id"])
    moves = ("move red", "step 5", "push ramp", "stay")
    heard = [said(event) for move in moves for event in play(table, move).heard_by(None)]
    assert heard == [
        "Ana moves the red monk.",
        "The red monk walks from location 11 to location 5.",
        "The blue monk is pushed from location 5 onto the ramp.",
        "The blue monk goes up the ramp to location 1.",
        "The blue monk stays on location 1.",
        "The blue monk wins the page worth −2 on location 1.",
        "Location 2, Merveille, is turned up.",
        "Ben turns up an identity card and may look into a monk.",
    ]
    told = play(table, "look blue")
    assert said(told.heard_by(1)[0], 1) == "You look into the blue monk and find your own name."
    assert said(told.heard_by(2)[0], 2) == "Ben looks into the blue monk."


def test_the_reader_is_addressed_as_you() -> None:
    """With the right verb, and in every role."""
    assert tell("moves", 0, seat=0, monk="red") == "You move the red monk."
    assert tell("declined", 0, seat=0) == "You do not want to look."
    assert tell("declined", 1, seat=0) == "Ana does not want to look."
    card = "turns up an identity card and passes it on to"
    assert tell("identity-passed", seat=0, other=1) == f"Ana {card} Ben."
    assert tell("identity-passed", 1, seat=0, other=1) == f"Ana {card} you."
    mine = "You turn up an identity card and pass it on to Ben."
    assert tell("identity-passed", 0, seat=0, other=1) == mine
    assert (
        tell("revealed", 2, monk="red", who="2", total=1)
        == "You are the red monk and have 1 point."
    )
    ben = "Ben is the red monk and has 7 points."
    assert tell("revealed", 2, monk="red", who="1", total=7) == ben
    nobody = "The red monk bears an X and has 7 points."
    assert tell("revealed", 2, monk="red", who="x", total=7) == nobody


def test_advice_addresses_the_reader_as_you() -> None:
    more: dict[str, int | str] = {"by": 1, "way": "more"}
    assert tell("why-seen", 1, seat=1, **more) == "you look into a monk"
    assert tell("why-tides", 1, seat=1, by=2, way="less") == "you have 2 tide cards fewer"
    assert tell("why-tides", 0, seat=1, **more) == "Ben has one more tide card"
    unsure = "the red monk (40% likely to be you) gains 1.5 points"
    assert tell("why-points", monk="red", sure=40, by="1.5", way="more") == unsure


def test_the_public_sentence_names_nobody() -> None:
    """MSM-26: not even if the arguments contain the name."""
    told = tell("looked", seat=1, monk="red", who="2")
    assert told == "Ben looks into the red monk."
    assert tell("looked-inside", 1, seat=1, monk="red", who="2").endswith("the name of Cleo.")
    assert tell("looked-inside", 1, seat=1, monk="red", who="x").endswith("an X.")


def test_every_prompt_has_a_sentence() -> None:
    source = (GAME.folder / "knowledge" / "view.py").read_text("utf-8")
    prompts = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    assert len({say(GAME, name) for name in prompts}) == len(prompts) == 10


def test_every_refusal_has_a_sentence() -> None:
    """Each is complete and does not contain the id of a rule."""
    for refusal in REFUSALS[1:]:
        told = say(GAME, refusal.reason)
        assert told[0].isupper()
        assert "MSM-" not in told
        assert told.endswith(".")


@pytest.mark.parametrize("reason", GAME.end_reasons)
def test_every_end_has_a_sentence(reason: str) -> None:
    assert say(GAME, "ended", {"reason": reason}) == say(GAME, f"end-{reason}")


@pytest.mark.parametrize("monk", MONKS)
def test_every_monk_has_a_name(monk: str) -> None:
    assert say(GAME, "monk-colour", {"monk": monk}) == monk
    assert tell("moves", seat=1, monk=monk) == f"Ben moves the {monk} monk."


@pytest.mark.parametrize(("value", "shown"), [(4, "+4"), (1, "+1"), (-1, "−1"), (-4, "−4")])
def test_values_have_a_sign(value: int, shown: str) -> None:
    assert shown in say(GAME, "page", {"value": value, "dots": 2})
