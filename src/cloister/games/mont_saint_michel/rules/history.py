# compiled with mypyc
"""What everybody has seen of each turn, one integer per turn, for bots to infer from.

A turn: 0, the seat, the monk that won the page (6 = none), the monk that was moved (6 = none,
the page was given), the kind of the page, the location, and where the six monks stood before it.
A look: 1, the seat, the monk (6 = declined). Both are packed into a number below 2 to the 53rd.
"""

from typing import Final

LONGEST: Final = 280
"""A longer history forgets its oldest entries, because a view has to stay small."""
FORGOTTEN: Final = 80
"""How many entries are forgotten at once."""


def note(history: list[int], entry: int) -> None:
    """Add an entry that everybody has seen."""
    if len(history) >= LONGEST:
        del history[:FORGOTTEN]
    history.append(entry)


def written_look(seat: int, monk: int) -> int:
    """The code of a look, or of a look declined."""
    return 1 + 2 * (seat + 8 * monk)


def written_turn(
    seat: int, winner: int, moved: int, page: int, location: int, places: list[int]
) -> int:
    """The code of a turn that was played for a page."""
    code = 0
    for monk in range(5, -1, -1):
        code = code * 32 + places[monk]
    code = (code * 32 + location) * 32 + page
    return 2 * (seat + 8 * (winner + 8 * (moved + 8 * code)))


class Entry:
    """One entry, unpacked."""

    def __init__(self, code: int) -> None:
        self.is_look = code % 2 == 1
        rest = code // 2
        self.seat = rest % 8
        rest //= 8
        self.monk = rest % 8
        """The monk that was looked into or won the page; NO_MONK if none."""
        rest //= 8
        self.moved = rest % 8
        rest //= 8
        self.page = rest % 32
        rest //= 32
        self.location = rest % 32
        rest //= 32
        self.places: list[int] = []
        for _ in range(6):
            self.places.append(rest % 32)
            rest //= 32
