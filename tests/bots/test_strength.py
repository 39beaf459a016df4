"""The master wins more than its share of games against apprentices."""

import pytest

import cloister
from tests.support.matches import match, one_among, share


def master_wins(key: str, level: str, seats: int, count: int, least: float) -> bool:
    """Whether a master wins this share of games against apprentices, each seat equally often.

    Games that can no longer change the answer are skipped.
    """
    won, needed = 0.0, least * count
    for number in range(count):
        master, levels = one_among(level, "apprentice", seats, number)
        won += share(match(key, levels, number, run=key), master)
        if won >= needed or won + count - number - 1 < needed:
            break
    return won >= needed


@pytest.mark.skipif(not cloister.compiled, reason="hours, if the rules are not compiled")
@pytest.mark.parametrize(
    ("key", "level", "seats", "count", "least"),
    [
        ("altitude", "master:60", 2, 10, 0.6),
        ("serendipity", "master:1", 2, 12, 0.6),
        ("sator", "master:30", 2, 6, 0.8),
        ("mystery_of_the_abbey", "master:60", 4, 8, 0.4),
    ],
)
def test_a_master_wins_more_than_its_share(
    key: str, level: str, seats: int, count: int, least: float
) -> None:
    assert master_wins(key, level, seats, count, least)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "level", "seats", "least"),
    [
        ("altitude", "master:300", 2, 0.65),
        ("altitude", "master:300", 4, 0.40),
        ("serendipity", "master:600", 2, 0.65),
        ("serendipity", "master:1", 4, 0.38),
        ("mont_saint_michel", "master:3000", 2, 0.65),
        ("mont_saint_michel", "master:6000", 4, 0.36),
        ("sator", "master:100", 2, 0.85),
        ("sator", "master:400", 4, 0.40),
        ("mystery_of_the_abbey", "master:400", 4, 0.55),
    ],
)
def test_a_master_wins_in_the_long_run(key: str, level: str, seats: int, least: float) -> None:
    """The bounds are below what was measured (docs/bots.md), by about the error of 400 games."""
    assert master_wins(key, level, seats, 400, least)
