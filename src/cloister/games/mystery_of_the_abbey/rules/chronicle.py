# compiled with mypyc
"""The chronicle: one entry for each card that moved or was shown, and each number told (MOA-J10).

Everybody sees that it happened and between whom. Which cards they were (`cards`) is known only to
the players concerned; `Entry.knows` says who they are. Nothing is ever removed from the chronicle.
Everything that can be deduced in this game follows from it (knowledge/).
"""

from typing import Final

PASS: Final = 0
"""All pass cards at the same time, `n` seats on; a = MASS at a Mass. cards: a set per seat."""
TAKE: Final = 1
"""A card of a goes to b; both see it. Letters such as a and b are fields of `Entry`."""
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
"""a tells how many suspects out of `mask` it holds, has seen, passed or received (topic b): n."""

MASS: Final = 1
"""The value of `a` in the entry for cards passed at a Mass."""

CULPRIT: Final = 6
PARLOUR: Final = 7
"""Places of suspects: seats 0 to 5, the culprit's place, the parlour pile from the top down."""
PLACES: Final = 12


class Entry:
    """One line of the chronicle, hidden cards included. It never changes.

    The meaning of a, b, n and link depends on the kind; see the constants above.
    """

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
        """The seats that the sets in `cards` come from, where cards go from hand to hand."""
        if self.kind == PASS:
            return list(range(seats))
        return [self.a, self.b] if self.kind == SWAP else [self.a]

    def takers(self, seats: int) -> list[int]:
        """The seats that those sets go to."""
        if self.kind == PASS:
            return [(seat + self.n) % seats for seat in range(seats)]
        return [self.b, self.a] if self.kind == SWAP else [self.b]

    def knows(self, seat: int, giver: int, seats: int) -> bool:
        """Whether a seat knows the cards that `giver` moves or shows here."""
        if self.kind == PASS:
            return seat == giver or seat == (giver + self.n) % seats
        if self.kind == DRAW or self.kind == LOOK:
            return seat == self.a
        if self.kind == TURN or self.kind == SHOW_ALL:
            return True
        return self.kind != COUNT and (seat == self.a or seat == self.b)
