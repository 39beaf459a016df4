"""All checks, in the order that suits the author of a new game."""

from . import (
    bot_games,
    drafts,
    folder,
    goldens,
    leaks,
    legal_moves,
    planted,
    random_games,
    records,
    rooms,
    rule_ids,
    streams,
    texts,
    translations,
    worlds,
)
from .checks import CHECKS, NOTES, Check

TOPICS = (
    folder,
    rooms,
    random_games,
    legal_moves,
    rule_ids,
    texts,
    translations,
    records,
    streams,
    worlds,
    leaks,
    drafts,
    planted,
    bot_games,
    goldens,
)
"""Each of these modules registers its checks."""


def all_checks() -> list[Check]:
    """Every check of the suite."""
    order = [topic.__name__.rpartition(".")[2] for topic in TOPICS]
    return sorted(CHECKS, key=lambda check: order.index(check.topic))


__all__ = ["NOTES", "all_checks"]
