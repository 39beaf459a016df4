# compiled with mypyc
"""What a seat can make of its view: worlds that fit it, and what most of them agree on."""

from math import log2
from typing import Final

from cloister.core.chance import Fast

from ..components.traits import BIT, SUSPECTS, count, members
from ..rules.entry import CULPRIT, PASS, Entry
from .knowledge import Knowledge
from .notes import Notes, notes_in
from .search import Search
from .view import AbbeyView
from .world import World

WORLDS: Final = 16
LUCK: Final = 300
"""Exchanges that are thought of to accuse a suspect, and suppositions to clear him."""
PATIENT: Final = 20


def culprits(view: AbbeyView) -> list[int]:
    """The suspects who can still have done it, counted from 1; the inspector's sheet shows them.

    It takes nothing but what the onlooker knows.
    """
    return [card + 1 for card in members(not_cleared(notes_in(view)))]


def not_cleared(notes: Notes) -> int:
    """The suspects who can still have done it, as a set.

    Nobody is cleared without a proof: where a search is given up the suspect stays, so that there
    may be one too many and never one too few.
    """
    known = Knowledge(notes)
    found = 0
    for n in range(WORLDS):
        found |= BIT[World(known, Fast(n)).find().culprit()]
    for card in members(known.chart.may[0][CULPRIT] & ~found):
        if _can_be(notes, known, card):
            found |= BIT[card]
    return found


def _can_be(notes: Notes, known: Knowledge, card: int) -> bool:
    """Not if it leads to a contradiction whatever is supposed besides."""
    supposed = known.chart.copy()
    supposed.pin(BIT[card], 0, CULPRIT)
    if not supposed.settle():
        return False
    if World(Knowledge(notes, card), Fast(card)).try_luck(LUCK):
        return True
    search = Search(Fast(card), PATIENT)
    return search.find(supposed) is not None or not search.ended


class Opinion:
    """Some worlds that fit what a seat knows, the same ones for the same knowledge."""

    def __init__(self, view: AbbeyView, worlds: int) -> None:
        known = Knowledge(notes_in(view))
        self.seats = known.seats
        self.sure = known.sure
        """Whom each seat has surely seen."""
        self.accused = len(view.accusations)
        self.culprits: list[int] = []
        self.hands: list[list[int]] = []
        """For each world the hands of all seats."""
        self.seen: list[list[int]] = []
        self.passed: list[list[int]] = []
        mass = _last_mass(known.page)
        for n in range(worlds):
            self._note(World(known, Fast(n * 7919 + len(known.page))).find(), mass)
        self.chances = self._chances()

    def _note(self, world: World, mass: int) -> None:
        known = world.known
        last = known.moments - 1
        hands = [0] * self.seats
        seen = known.sure.copy()
        passed = [0] * self.seats
        for card in range(SUSPECTS):
            row = world.path[card]
            place = row[last]
            if place == CULPRIT:
                self.culprits.append(card)
            elif place < self.seats:
                hands[place] |= BIT[card]
            for now in range(known.moments):
                if row[now] < self.seats:
                    seen[row[now]] |= BIT[card]
            if mass >= 0:
                now = known.moment_of[mass]
                if row[now] < self.seats and row[now + 1] != row[now]:
                    passed[row[now]] |= BIT[card]
        self.hands.append(hands)
        self.seen.append(seen)
        self.passed.append(passed)

    def _chances(self) -> list[float]:
        """How likely each suspect is the culprit."""
        found = [0.0] * SUSPECTS
        if self.culprits:
            each = 1.0 / len(self.culprits)
            for card in self.culprits:
                found[card] += each
        return found

    def likely(self, mask: int) -> float:
        """How likely the culprit is one of a set."""
        total = 0.0
        for card in range(SUSPECTS):
            if mask >> card & 1:
                total += self.chances[card]
        return total

    def surest(self) -> float:
        """How likely the most likely culprit is."""
        return max(self.chances)

    def news(self, seat: int, topic: int, mask: int, give_to: int) -> float:
        """How many bits the answer to a question is worth: its entropy."""
        counts: dict[int, int] = {}
        for at in range(len(self.hands)):
            n = count(mask & self._asked(at, seat, topic, give_to))
            counts[n] = counts.get(n, 0) + 1
        bits = 0.0
        for n in counts.values():
            share = n / len(self.hands)
            bits -= share * log2(share)
        return bits

    def _asked(self, at: int, seat: int, topic: int, give_to: int) -> int:
        match topic:
            case 0:
                return self.hands[at][seat]
            case 1:
                return self.seen[at][seat]
            case 2:
                return self.passed[at][seat]
            case _:
                return self.passed[at][(seat - give_to) % self.seats]


def _last_mass(page: list[Entry]) -> int:
    for at in range(len(page) - 1, -1, -1):
        if page[at].kind == PASS and page[at].a == 1:
            return at
    return -1
