"""The checks that every game gets for free. The registry says which games there are."""

import pytest

from cloister.core.registry import find
from cloister.suite.catalogue import all_checks
from cloister.suite.checks import EACH_CHANGE, SOAK, Check
from cloister.suite.random_games import games_end, play_all
from tests.support.rotation import rotating_seed

# Leaks and planted leaks have their own files; random games are split by number of seats.
ELSEWHERE = ("leaks", "planted")
CHECKS = [
    check for check in all_checks() if check.topic not in ELSEWHERE and check.run is not games_end
]
PIECES = 20
"""A soak is split into this many tests, so that a failure is known before the night is over."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.key)
def test_check(every_key: str, check: Check) -> None:
    game = find(every_key)
    check.run(game, EACH_CHANGE.of(game))


def test_random_games_keep_every_invariant(every_key: str, every_seats: int) -> None:
    game = find(every_key)
    count = EACH_CHANGE.of(game).games
    assert play_all(game, every_seats, count, first=rotating_seed()) > 0


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.key)
def test_check_at_length(every_key: str, check: Check) -> None:
    game = find(every_key)
    check.run(game, SOAK.of(game))


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(PIECES))
def test_random_games_at_length(every_key: str, every_seats: int, piece: int) -> None:
    game = find(every_key)
    count = SOAK.of(game).games // PIECES
    assert play_all(game, every_seats, count, first=1_000_000 + piece * count) > 0


def test_every_check_has_a_title() -> None:
    titles = [check.title for check in all_checks()]
    assert len(titles) == len(set(titles)) >= 30
    assert all(check.key.startswith("doctor-check-") for check in all_checks())
