# compiled with mypyc
"""What one seat knows about the IM cards that it cannot see, in the pile and in other hands.

Discards lie open, so after a reshuffle everybody knows which cards are in the new pile. A seat that
has searched the pile knows it, too (SAT-A34). Each such moment begins a new age. A card in another
hand comes from the age in which it was drawn. For a closed age it is known which cards left the
pile; cards of the open age may still be in it. A card that is shown may have come from several
ages. Then its age stays unclear, and every consistent choice of ages is a possible world.

This is not in knowledge/, because it is part of the position: every draw and every shown card
changes it.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug

from ..components.cards import NIHIL

MOST_UNCLEAR: Final = 12
"""With more unclear cards the two oldest ages are merged; this bounds the search for a world."""


class Age:
    """Cards that were in the pile together."""

    def __init__(self, pool: list[int], held: list[int]) -> None:
        self.pool = pool
        """By face: cards of this age in other hands, and in the pile if the age is open."""
        self.held = held
        """By seat: how many of them it has taken, less those known to have been shown."""

    def copy(self) -> "Age":
        """An independent copy."""
        return Age(self.pool.copy(), self.held.copy())

    def merge(self, other: "Age") -> None:
        """Merge another age into this one."""
        for face in range(NIHIL):
            self.pool[face] += other.pool[face]
        for seat in range(len(self.held)):
            self.held[seat] += other.held[seat]


class Shown:
    """A card that was shown and may have come from several ages."""

    def __init__(self, seat: int, face: int, age: int, limit: int) -> None:
        self.seat = seat
        self.face = face
        self.age = age
        """The youngest age that it may have come from."""
        self.limit = limit
        """How many unclear cards of its seat, up to this one, may have come from that age."""


class HiddenCards:
    """What one seat, the owner, knows about hidden IM cards."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.ages: list[Age] = []
        """The last one is open."""
        self.unclear: list[Shown] = []

    def copy(self) -> "HiddenCards":
        """An independent copy."""
        twin = HiddenCards(self.owner)
        twin.ages = [age.copy() for age in self.ages]
        if self.unclear:
            twin.unclear = [
                Shown(shown.seat, shown.face, shown.age, shown.limit) for shown in self.unclear
            ]
        return twin

    def begin(self, pool: list[int], held: list[int]) -> None:
        """Start over: only the cards as a whole and the number in each hand are known."""
        self.ages = [Age(pool, held)]
        self.unclear = []

    def drew(self, seat: int, face: int) -> None:
        """Record that a seat took a card from the pile."""
        if seat == self.owner:
            self.ages[-1].pool[face] -= 1
        else:
            self.ages[-1].held[seat] += 1

    def reshuffle(self, pile: list[int]) -> None:
        """Begin a new age with a pile whose cards are known."""
        self.ages.append(Age(tally(pile), [0] * len(self.ages[-1].held)))
        self._forget_empty()

    def look_through(self, pile: list[int]) -> None:
        """Begin a new age: the owner sees the whole pile, so all other cards are in other hands."""
        counts = tally(pile)
        pool = self.ages[-1].pool
        for face in range(NIHIL):
            pool[face] -= counts[face]
        self.reshuffle(pile)

    def showed(self, seat: int, face: int) -> None:
        """Record that a seat played or discarded a card."""
        if seat == self.owner:
            return
        newest = len(self.ages) - 1
        self._show(Shown(seat, face, newest, self.ages[newest].held[seat]))
        while len(self.unclear) > MOST_UNCLEAR:
            self._merge_oldest()

    def _show(self, shown: Shown) -> None:
        """Assign a card to its age if only one is possible; otherwise keep it as unclear."""
        count, found = 0, 0
        for at in range(shown.age + 1):
            if self.ages[at].held[shown.seat] > 0 and self.ages[at].pool[shown.face] > 0:
                count += 1
                found = at
        if count > 1:
            self.unclear.append(shown)
            return
        age = self.ages[found]
        age.pool[shown.face] -= 1
        age.held[shown.seat] -= 1
        self._tighten(shown.seat, found)

    def _tighten(self, seat: int, age: int) -> None:
        """Lower a limit: a card of that age is gone, so fewer unclear ones can come from it."""
        for at in range(len(self.unclear) - 1, -1, -1):
            shown = self.unclear[at]
            if shown.seat == seat:
                if shown.age == age:
                    shown.limit = min(shown.limit, self.ages[age].held[seat])
                return

    def _forget_empty(self) -> None:
        """Drop closed ages of which no other seat holds a card."""
        for at in range(len(self.ages) - 2, -1, -1):
            if sum(self.ages[at].held) == 0:
                self.ages.pop(at)
                self._renumber(at)

    def _renumber(self, gone: int) -> None:
        for shown in self.unclear:
            if shown.age == gone:
                shown.limit = len(self.unclear)
            if shown.age >= gone:
                shown.age -= 1

    def _merge_oldest(self) -> None:
        """Merge the two oldest ages, which makes some unclear cards clear."""
        self.ages[0].merge(self.ages.pop(1))
        unclear = self.unclear
        self.unclear = []
        for shown in unclear:
            if shown.age <= 1:
                shown.limit = len(unclear)
            shown.age = max(0, shown.age - 1)
            self._show(shown)

    # Possible worlds

    def cleared(self, chance: Chance) -> list[Age]:
        """The ages after every unclear card is assigned, at random, to an age that is possible."""
        ages = [age.copy() for age in self.ages]
        if self.unclear and not self._clear(ages, [], chance):
            raise RuleBug("cards were shown that nobody can have had")
        return ages

    def _clear(self, ages: list[Age], chosen: list[int], chance: Chance) -> bool:
        """Assign the next unclear card to an age, and then all the others; False if impossible."""
        if len(chosen) == len(self.unclear):
            return True
        shown = self.unclear[len(chosen)]
        order = list(range(shown.age + 1))
        chance.shuffle(order)
        for at in order:
            age = ages[at]
            if age.held[shown.seat] == 0 or age.pool[shown.face] == 0:
                continue
            if at == shown.age and self._count(shown.seat, at, chosen) >= shown.limit:
                continue
            age.held[shown.seat] -= 1
            age.pool[shown.face] -= 1
            chosen.append(at)
            if self._clear(ages, chosen, chance):
                return True
            chosen.pop()
            age.held[shown.seat] += 1
            age.pool[shown.face] += 1
        return False

    def _count(self, seat: int, age: int, chosen: list[int]) -> int:
        count = 0
        for at in range(len(chosen)):
            if chosen[at] == age and self.unclear[at].seat == seat:
                count += 1
        return count


def tally(cards: list[int]) -> list[int]:
    """How many cards there are of each IM face."""
    counts = [0] * NIHIL
    for face in cards:
        if face < NIHIL:
            counts[face] += 1
    return counts


def spelled(counts: list[int]) -> list[int]:
    """The cards of a tally, sorted."""
    cards: list[int] = []
    for face in range(len(counts)):
        for _ in range(counts[face]):
            cards.append(face)
    return cards
