"""The English sentences: complete, whole, and each of them needed."""

import pytest

from cloister import Table, find
from cloister.core.chance import Fast
from cloister.core.values import Event
from tests.support.playing import play
from tests.support.texts import say, told_in_game

from .helpers import at, final

GAME = find("altitude")
KINDS = ("number", "marmot", "black_grouse", "chamois", "ibex", "dahu", "animal")
SPECIALS = ("cable_car", "avalanche", "saint_bernard")


def told_in_games() -> list[Event]:
    """What is told in some whole games, to everybody."""
    found: list[Event] = []
    for seats, seed in ((1, 1), (2, 2), (4, 3), (2, 4)):
        table = Table.new("altitude", seats, bytes([seed]) * 32)
        found += told_in_game(table, Fast(seed), (*range(seats), None))
    return found


def test_every_event_can_be_said() -> None:
    events = told_in_games()
    for event in events:
        assert "{" not in say(GAME, event.name, event.args)
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
        say(GAME, event.name, event.args)
        for told in (drawn, stored, going, built, twice)
        for event in told.heard_by(0)
    ]
    assert any("clears the avalanche from floor 1, place 1" in line for line in said)
    assert any("the avalanche on floor 1, place 1 is gone" in line for line in said)
    assert any("plays twice" in line for line in said)
    assert "Seat 0 goes on building." in said


@pytest.mark.parametrize("kind", KINDS + SPECIALS)
def test_every_kind_of_card_has_a_name(kind: str) -> None:
    said = say(GAME, "card", {"kind": kind, "value": 12})
    assert ("12" in said) == (kind in KINDS)
    assert say(GAME, f"kind-{kind}")


def test_every_size_of_the_deck_has_a_label() -> None:
    """A number of cards alone would not tell how long a game is."""
    (sizes,) = (option for option in GAME.options if option.name == "deck_size")
    for size in {*sizes.values, *(size for some in sizes.by_seats.values() for size in some)}:
        assert say(GAME, f"option-deck_size-{size}")


@pytest.mark.parametrize("rank", ["walker", "hiker", "climber", "guide", "legend"])
def test_every_rank_has_a_name(rank: str) -> None:
    assert say(GAME, f"rank-{rank}")
