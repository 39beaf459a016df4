# compiled with mypyc
"""A sample of worlds that fit what a seat knows, with statistics over them, for bots."""

from math import log2
from typing import Final

from cloister.core.chance import Fast

from ..components.traits import BIT, SUSPECTS, count
from ..rules import moves
from ..rules.chronicle import CULPRIT, MASS, PASS, Entry
from .conclusions import Conclusions
from .notes import notes_in
from .sampling import sample_world
from .view import AbbeyView
from .world import World

SEED_STEP: Final = 7919
"""Step between the seeds of the worlds of one sample: a prime, so that samples differ."""


class WorldSample:
    """Worlds that fit what a seat knows. The same knowledge always gives the same worlds."""

    def __init__(self, view: AbbeyView, worlds: int) -> None:
        known = Conclusions(notes_in(view))
        timeline = known.timeline
        self.seats = timeline.seats
        self.sure = timeline.sure
        """The suspects that each seat has certainly seen."""
        self.accused = len(view.accusations)
        """How many accusations had been made when the sample was taken."""
        self.culprits: list[int] = []
        """For each world, its culprit."""
        self.hands: list[list[int]] = []
        """For each world, the hands of all seats."""
        self.seen: list[list[int]] = []
        """For each world, what each seat has seen."""
        self.passed: list[list[int]] = []
        """For each world, what each seat passed at the last Mass."""
        mass = _last_mass(timeline.page)
        for n in range(worlds):
            chance = Fast(n * SEED_STEP + len(timeline.page))
            self._note(sample_world(known, chance), mass)
        self.chances = self._chances()
        """For each suspect, how likely it is the culprit."""

    def _note(self, world: World, mass: int) -> None:
        """Add one world; `mass` is the line of the chronicle with the last Mass, or -1."""
        last = world.moments - 1
        hands = [0] * self.seats
        seen = self.sure.copy()
        passed = [0] * self.seats
        for card in range(SUSPECTS):
            row = world.path[card]
            place = row[last]
            if place == CULPRIT:
                self.culprits.append(card)
            elif place < self.seats:
                hands[place] |= BIT[card]
            for now in range(world.moments):
                if row[now] < self.seats:
                    seen[row[now]] |= BIT[card]
            if mass >= 0:
                now = world.timeline.moment_of[mass]
                if row[now] < self.seats and row[now + 1] != row[now]:
                    passed[row[now]] |= BIT[card]
        self.hands.append(hands)
        self.seen.append(seen)
        self.passed.append(passed)

    def _chances(self) -> list[float]:
        found = [0.0] * SUSPECTS
        if self.culprits:
            each = 1.0 / len(self.culprits)
            for card in self.culprits:
                found[card] += each
        return found

    def chance_of(self, mask: int) -> float:
        """How likely the culprit is one of a set."""
        total = 0.0
        for card in range(SUSPECTS):
            if mask >> card & 1:
                total += self.chances[card]
        return total

    def highest_chance(self) -> float:
        """How likely the most likely culprit is."""
        return max(self.chances)

    def entropy(self, seat: int, topic: int, mask: int, give_to: int) -> float:
        """How many bits of information the answer to a question gives."""
        counts: dict[int, int] = {}
        for at in range(len(self.hands)):
            n = count(mask & self.asked_about(at, seat, topic, give_to))
            counts[n] = counts.get(n, 0) + 1
        bits = 0.0
        for n in counts.values():
            share = n / len(self.hands)
            bits -= share * log2(share)
        return bits

    def asked_about(self, world: int, seat: int, topic: int, give_to: int) -> int:
        """The suspects that a question is about in one world; cards moved `give_to` seats on."""
        match topic:
            case moves.HAND:
                return self.hands[world][seat]
            case moves.SEEN:
                return self.seen[world][seat]
            case moves.PASSED:
                return self.passed[world][seat]
            case _:
                return self.passed[world][(seat - give_to) % self.seats]


def _last_mass(page: list[Entry]) -> int:
    """Where in the chronicle the cards of the last Mass were passed, or -1."""
    for at in range(len(page) - 1, -1, -1):
        if page[at].kind == PASS and page[at].a == MASS:
            return at
    return -1
