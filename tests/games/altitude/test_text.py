"""The English sentences: none missing, none incomplete, none unused."""

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.game import Announcements
from cloister.core.text import event_sentence
from cloister.core.values import Event
from tests.support.playing import play
from tests.support.texts import say, sentences, told_in_game

from .helpers import at, final

GAME = find("altitude")
NAMES = ("Ana", "Ben", "Cleo", "Dov")
TOWER = ["1 1 2 2 3", "4 4 5 5", "6 7 8", "9 10", "11"]
KINDS = ("number", "marmot", "black_grouse", "chamois", "ibex", "dahu", "animal")
SPECIALS = ("cable_car", "avalanche", "saint_bernard")


def told_in_games() -> list[Event]:
    """All events of some whole games, as heard by every seat and by a spectator."""
    found: list[Event] = []
    for seats, seed in ((1, 1), (2, 2), (4, 3), (2, 4)):
        table = Table.new("altitude", seats, bytes([seed]) * 32)
        found += told_in_game(table, Fast(seed), (*range(seats), None))
    return found


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing sentence or argument fails the test."""
    monkeypatch.setenv("CLOISTER_STRICT_WORDS", "1")


def tell(event: Event, you: int | None = None) -> str:
    """The sentence for an event, as a player or a spectator reads it."""
    name = dict(enumerate(NAMES)).get
    return event_sentence(GAME.folder, event.name, event.args, lambda n: name(n, ""), you)


def told_to(told: Announcements, you: int | None) -> list[str]:
    return [tell(event, you) for event in told.heard_by(you)]


def test_every_event_has_a_sentence() -> None:
    events = told_in_games()
    for event in events:
        for you in (0, 1, None):
            assert "{" not in tell(event, you)
            assert "Seat" not in tell(event, you)
    wanted = {"returned", "chose", "began", "drew", "drew-card", "built", "sent", "discarded"}
    wanted |= {"replaced", "took", "built-from-hand", "final", "stopped", "showed", "ended"}
    assert wanted <= {event.name for event in events}


def test_rare_events_have_sentences() -> None:
    """ALT-12, ALT-14, ALT-15: rescues, the double turn, the last building."""
    drawn = play(at(["8 A"], [], drawn="S"), "rescue 1:1")
    place = "floor 1, 1 right of the start"
    assert f"You send your Saint-Bernard out, and it clears the avalanche on {place}." in told_to(
        drawn, 0
    )
    assert f"Ana draws a Saint-Bernard, and it clears the avalanche on {place}." in told_to(
        drawn, 1
    )
    stored = play(at(["8 A"], drawn="5", hands=["2 3 4 S"]), "take", "card S", "at 1:1")
    (said,) = (line for line in told_to(stored, None) if "Saint-Bernard" in line)
    assert said.startswith("Ana sends a Saint-Bernard out of their hand")
    last = final(["8"], hands=["9"])
    assert told_to(play(last, "card 9"), 0) == ["You go on building."]
    assert told_to(play(last, "at 1:1"), None)[0] == f"Ana builds a 9 on {place}."
    twice = play(at(["1"], TOWER, drawn="3"), "discard")
    assert "A double turn: you play twice." in told_to(twice, 1)
    assert "A double turn: Ben plays twice." in told_to(twice, 0)


def test_you_and_the_others_get_the_right_verb() -> None:
    """ALT-6, ALT-7: "You give ... and keep", "Ana gives ... and keeps"."""
    returned = Event("returned", {"seat": 0, "cards": "number/7 number/12"})
    assert tell(returned, 0) == "You give a 7 and a 12 back and keep the other four."
    assert tell(returned, 1) == "Ana gives a 7 and a 12 back and keeps the other four."
    sent = play(at(["1"], ["2"], drawn="A"), "send 1:-1 to 1")
    where = "floor 1, 1 left of the start"
    assert told_to(sent, 0)[0] == f"You put an avalanche into Ben's mountain, on {where}."
    assert told_to(sent, 1)[0] == f"Ana puts an avalanche into your mountain, on {where}."
    assert told_to(sent, None)[0] == f"Ana puts an avalanche into Ben's mountain, on {where}."


def test_returned_cards_are_named() -> None:
    """ALT-R33: only to the seat that returned them."""
    table = Table.new("altitude", 2, bytes(32))
    told = table.play(0, table.moves(0)[0])
    assert " and keep the other four." in told_to(told, 0)[0]
    assert told_to(told, 1) == ["Ana has chosen a hand."]


def test_a_replaced_card_has_a_name() -> None:
    told = play(at(["8 5a 3"], [], drawn="11"), "replace 1:1")
    assert told_to(told, 0)[0].startswith("You replace a marmot of 5 with an 11 on floor 1, 1 ")


def test_cards_left_at_the_end_are_named() -> None:
    """ALT-R34: hands are shown for the scoring."""
    table = final(["1"], ["2"], ["3"], hands=["8 11a C", "A", "4"])
    told = play(table, "stop", "stop", "card 4", "at 1:1")
    shown = [event for event in told.heard_by(1) if event.name == "showed"]
    assert [tell(event, 1) for event in shown] == [
        "Ana shows the cards that are left: a cable car, an 8 and a chamois of 11.",
        "You show your last card: an avalanche.",
        "Cleo has no card left.",
    ]


def test_card_names_have_the_right_article() -> None:
    """An 8, an 11 and an 18, but a 10."""
    said = [say(GAME, "card", {"kind": "number", "value": value}) for value in range(7, 19)]
    assert [line for line in said if line.startswith("an ")] == ["an 8", "an 11", "an 18"]


@pytest.mark.parametrize("way", ["more", "less"])
@pytest.mark.parametrize("by", [1, 2, "0.5"])
@pytest.mark.parametrize("name", ["hope", "floors", "animals", "base", "hand"])
def test_reasons_name_the_player(name: str, by: int | str, way: str) -> None:
    reason = Event(f"why-{name}", {"seat": 1, "by": by, "way": way, "good": "yes"})
    mine, others = tell(reason, 1), tell(reason, 0)
    assert "you" in mine
    assert "Ben" in others
    assert "Ben" not in mine


@pytest.mark.parametrize("kind", KINDS + SPECIALS)
def test_every_kind_of_card_has_a_name(kind: str) -> None:
    said = say(GAME, "card", {"kind": kind, "value": 12})
    assert ("12" in said) == (kind in KINDS)
    assert say(GAME, "board-card", {"kind": kind, "value": 12})[0] in "1MBCIDAS"


def test_every_size_of_the_deck_has_a_label() -> None:
    """The number of cards alone does not say how long a game is."""
    (sizes,) = (option for option in GAME.options if option.name == "deck_size")
    for size in {*sizes.values, *(size for some in sizes.by_seats.values() for size in some)}:
        assert say(GAME, f"option-deck_size-{size}")


@pytest.mark.parametrize("rank", ["walker", "hiker", "climber", "guide", "legend"])
def test_every_rank_has_a_name(rank: str) -> None:
    assert say(GAME, f"rank-{rank}")


def test_refusals_are_complete_sentences() -> None:
    refusals = [say(GAME, key) for key in sentences(GAME) if key.startswith("refuse-")]
    assert len(refusals) > 30
    assert [line for line in refusals if not (line[0].isupper() and line.endswith("."))] == []
