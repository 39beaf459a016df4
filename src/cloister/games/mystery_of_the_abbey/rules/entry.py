# compiled with mypyc
"""One line of the chronicle: a card that moved or was seen, or a count that was told (MOA-J10).

Everybody sees that it happened and between whom; which cards it were, `cards`, is known to those
concerned only.
"""

from typing import Final

PASS: Final = 0
"""All hand cards on at once: `n` seats further; a = 1 at a Mass. cards: one set a seat."""
TAKE: Final = 1
"""A card of a goes to b; both see it."""
BACK: Final = 2
"""A card of a goes back to b; n = 1 if it is the very one taken in line `link` (MOA-J19)."""
SWAP: Final = 3
"""cards[0] from a to b and cards[1] from b to a."""
DRAW: Final = 4
"""The top card of the parlour pile goes to a."""
LOOK: Final = 5
"""a looks at the top card of the parlour pile."""
TURN: Final = 6
"""The top card of the parlour pile is shown to all and goes to the bottom."""
SHOW: Final = 7
"""a shows b one card out of `mask`; n = 0: has none."""
SHOW_ALL: Final = 8
"""a shows everybody one card out of `mask`; n = 0: has none."""
REST: Final = 9
"""a shows b all cards but one."""
COUNT: Final = 10
"""a tells how many suspects out of `mask` it holds, has seen, passed or received: n."""

CULPRIT: Final = 6
PARLOUR: Final = 7
"""Places: seats 0 to 5, the culprit's, and those of the parlour pile from the top on."""
PLACES: Final = 12


class Entry:
    """What happened, and the hidden part of it. Never changed once it is written."""

    def __init__(
        self, kind: int, a: int, b: int, mask: int, n: int, cards: list[int], link: int = -1
    ) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.mask = mask
        self.n = n
        self.cards = cards
        self.link = link

    def is_move(self) -> bool:
        """Whether cards change places."""
        return self.kind <= DRAW

    def givers(self, seats: int) -> list[int]:
        """From whom the sets in `cards` go, where cards go from hand to hand."""
        if self.kind == PASS:
            return list(range(seats))
        return [self.a, self.b] if self.kind == SWAP else [self.a]

    def takers(self, seats: int) -> list[int]:
        """To whom they go."""
        if self.kind == PASS:
            return [(seat + self.n) % seats for seat in range(seats)]
        return [self.b, self.a] if self.kind == SWAP else [self.b]

    def knows(self, seat: int, giver: int, seats: int) -> bool:
        """Whether a seat knows the cards that `giver` moves or shows here."""
        match self.kind:
            case 0:
                return seat == giver or seat == (giver + self.n) % seats
            case 4 | 5:
                return seat == self.a
            case 6 | 8:
                return True
            case 10:
                return False
            case _:
                return seat == self.a or seat == self.b
