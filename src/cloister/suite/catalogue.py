"""All checks, in the order in which a newcomer meets them."""

from . import (
    bots,
    course,
    drafts,
    folder,
    goldens,
    leaks,
    moves,
    planted,
    records,
    rulebook,
    streams,
    texts,
    worlds,
)
from .checks import CHECKS, NOTES, Check

TOPICS = (
    folder,
    course,
    moves,
    rulebook,
    texts,
    records,
    streams,
    worlds,
    leaks,
    drafts,
    planted,
    bots,
    goldens,
)
"""Each of these modules registers its checks."""


def all_checks() -> list[Check]:
    """Every check of the suite."""
    order = [topic.__name__.rpartition(".")[2] for topic in TOPICS]
    return sorted(CHECKS, key=lambda check: order.index(check.topic))


__all__ = ["NOTES", "all_checks"]
