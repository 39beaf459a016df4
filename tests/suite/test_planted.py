"""The hunt for leaks finds every planted leak and does not accuse an honest game."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cloister.core.chance import Fast
from cloister.core.draws import Recording
from cloister.core.registry import find
from cloister.core.values import Seat, View
from cloister.suite.checks import Wrong
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind, with_extra
from cloister.suite.planted import PLANTED, ROUNDS, Planted, catch, search
from cloister.suite.twins import PartlyReplaying

MOST = 200_000
"""A leak has to be found within this many comparisons."""

Note = Callable[[str, object], None]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_planted_leak_is_found(every_key: str, planted: Planted, record_property: Note) -> None:
    hunted = catch(planted.plant, find(every_key))
    record_property("found", f"{hunted.level} {hunted.comparisons}")
    assert hunted.comparisons < MOST


def test_wrapping_alone_is_no_leak(every_key: str) -> None:
    """Planted leaks are found by what they tell, not by the wrapper that all of them share.

    Only briefly: tests/suite/test_leaks.py hunts in honest games at length.
    """
    hunted = search(lambda suspect: behind(Leaky, suspect), find(every_key), ROUNDS[:1])
    assert hunted.sentence == ""
    assert 10 < hunted.comparisons < MOST


@pytest.mark.soak
def test_wrapping_alone_is_no_leak_at_length(every_key: str) -> None:
    assert search(lambda suspect: behind(Leaky, suspect), find(every_key)).sentence == ""


def test_there_are_enough_planted_leaks() -> None:
    assert len({planted.name for planted in PLANTED}) == len(PLANTED) >= 30


def test_a_missing_leak_is_reported_as_not_found() -> None:
    with pytest.raises(Wrong, match="not found within"):
        catch(lambda suspect: suspect, find("_template"))


def test_a_game_may_plant_its_own_leaks() -> None:
    class TurnsOfOthers(Leaky):
        """Seats are told how many moves the others have."""

        def view(self, seat: Seat | None, memory: int = 0) -> View:
            others = [self.inner.moves(other) for other in self.to_act() if other != seat]
            return with_extra(self.inner.view(seat, memory), others)

    hunted = catch(lambda suspect: behind(TurnsOfOthers, suspect), find("_template"))
    assert hunted.level == "states"


def test_the_finding_says_how_to_reproduce_the_leak() -> None:
    hunted = catch(PLANTED[0].plant, find("_template"))
    assert "recalled.extra" in hunted.sentence
    assert "cloister.suite.walk.back('_template'" in hunted.sentence


def test_a_suspect_brings_its_own_bots() -> None:
    suspect = Suspect(find("_template"))
    assert replace(suspect, bots={}).bots == {}
    assert suspect.bots.keys() >= {"uniform", "novice", "apprentice"}


def test_varied_deals_share_some_draws_but_not_all() -> None:
    """In games that deal much openly, only such deals can look alike to a seat."""
    recording = Recording(Fast(1))
    first = [recording.below(1000, label) for label in "abcdefgh"]
    order = list(range(50))
    recording.shuffle(order, "deck")
    for n in range(20):
        varied = PartlyReplaying(recording.draws, Fast(n))
        drawn = [varied.below(1000, label) for label in "abcdefgh"]
        same = sum(one == other for one, other in zip(first, drawn, strict=True))
        cards = list(range(50))
        varied.shuffle(cards, "deck")
        assert sorted(cards) == sorted(order)
        assert 2 <= same + (cards == order) <= 9
