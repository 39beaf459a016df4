# compiled with mypyc
"""What a seat can make of its view: worlds that fit it, and what most of them agree on."""

from math import log2
from typing import Final

from cloister.core.chance import Fast

from .entry import CULPRIT, PASS, Entry
from .paths import Knowledge, Notes
from .traits import BIT, SUSPECTS, count
from .view import AbbeyView
from .world import World

WORLDS: Final = 16
PATIENT: Final = 6
"""How often a world is sought for each suspect before he is cleared."""


def notes_of(view: AbbeyView) -> Notes:
    """What a seat has written down, as its view tells it."""
    held: list[int] = view.held
    seat = len(held) if view.seat is None else view.seat
    notes = Notes(len(held), seat)
    notes.base = view.base
    notes.sure = view.sure
    notes.start = view.start
    notes.start_parlour = view.start_parlour
    notes.serial = view.serial
    for line in view.page:
        cards: list[int] = [_stand_in(mask) for mask in line.cards]
        notes.page.append(Entry(line.kind, line.a, line.b, line.mask, line.n, cards, line.link))
    return notes


def culprits(view: AbbeyView) -> list[int]:
    """The suspects for whom a world was found in which they did it, counted from 1.

    It takes nothing but what the onlooker knows. The inspector's sheet may show it.
    """
    known = Knowledge(notes_of(view))
    found: list[int] = []
    for card in range(SUSPECTS):
        free = known.allowed[card][known.moments - 1] >> CULPRIT & 1
        if free and World(known, Fast(card)).find(card, PATIENT):
            found.append(card + 1)
    return found


def _stand_in(mask: int) -> int:
    """In place of cards that were not seen any others will do, if they are as many."""
    return mask if mask >= 0 else BIT[-mask] - 1


class Opinion:
    """Some worlds that fit what a seat knows, the same ones for the same knowledge."""

    def __init__(self, view: AbbeyView, worlds: int) -> None:
        notes = notes_of(view)
        known = Knowledge(notes)
        self.seats = notes.seats
        self.lines = notes.serial + len(notes.page)
        self.accused = len(view.accusations)
        self.culprits: list[int] = []
        self.hands: list[list[int]] = []
        """For each world the hands of all seats."""
        self.seen: list[list[int]] = []
        self.passed: list[list[int]] = []
        mass = _last_mass(notes.page)
        for n in range(worlds):
            world = World(known, Fast(n * 7919 + self.lines))
            if world.find(-1, PATIENT):
                self._note(world, mass)
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
