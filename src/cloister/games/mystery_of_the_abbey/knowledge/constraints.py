# compiled with mypyc
"""Clues: what the notes say about several suspects at once.

Facts about a single suspect are written into the timeline directly. What remains are numbers
(`Count`) and cards that were shown to somebody else (`Showing`).
"""

from typing import Final

HELD: Final = 0
"""This many of a set are at a place at a moment."""
SEEN: Final = 1
"""This many of a set have been seen by a seat up to a moment."""
WENT: Final = 2
"""This many of a set went from one place to another at a move."""
RETURNED: Final = 3
"""The card that went there at one move came back at another (MOA-J19)."""
REPLACED: Final = 4
"""The card that went there was no longer there at another move (MOA-J19)."""
NO_LIMIT: Final = 99


class Count:
    """A number that was told, or that follows from what was shown.

    The last six attributes are scratch space for the world being made. Only one world is made at a
    time.
    """

    def __init__(self, kind: int, at: int, place: int, other: int, mask: int) -> None:
        self.kind = kind
        self.at = at
        """The moment, or the move."""
        self.place = place
        self.other = other
        """The place that cards went to, or the other move."""
        self.mask = mask
        """The suspects that are counted."""
        self.sure = 0
        """The suspects that the seat has seen in every possible world."""
        self.line = 0
        """Its line in the chronicle. Cards shown after it at the same moment do not count."""
        self.looks = 0
        """How many hidden looks at the parlour pile came before."""
        self.least = 0
        self.most = 0
        self.size = NO_LIMIT
        """How many cards are there or go there in all, in the set or not."""
        self.now = 0
        """The number in the world as it stands."""
        self.weight = 1
        """How much a difference counts; it grows while the number stays wrong."""
        self.inside = 0
        """While a world is dealt: how many more of the set may be there."""
        self.outside = 0
        """And how many more suspects outside the set."""
        self.missing = 0
        """How many more of the set may be elsewhere."""
        self.others = 0
        """And how many more suspects outside the set."""

    def off(self, now: int) -> int:
        """How far a number is from what was told, times the weight."""
        if now < self.least:
            return (self.least - now) * self.weight
        return (now - self.most) * self.weight if now > self.most else 0


class Showing:
    """A card that one seat showed to another without the onlooker seeing it."""

    def __init__(self, line: int, at: int, holder: int, to: int, mask: int, rest: bool) -> None:
        self.line = line
        self.at = at
        """The moment."""
        self.holder = holder
        self.to = to
        self.mask = mask
        """The suspects that it may have been."""
        self.rest = rest
        """Whether all cards were shown except this one."""
        self.card = 0
        """The card in the world that is being made; -1: none."""
