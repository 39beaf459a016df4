# compiled with mypyc
"""How much an answer would tell about the culprit, and what to believe after hearing more.

The master compares its questions with it.
"""

from math import log, log2
from typing import Final

from ..components.traits import BIT, SUSPECTS, count, nth
from ..rules import chronicle
from ..rules.chronicle import Entry
from .view import AbbeyView
from .world_sample import WorldSample

OTHER_BIT: Final = 0.1
"""Worth of a bit about anything, relative to a bit about the culprit."""
PRIOR_WORLDS: Final = 2.0
"""Weight of the earlier belief, measured in worlds that fit what was learnt."""
# Both were chosen by hand; only the whole bot was measured (docs/bots.md).


class Evidence:
    """A sample of worlds, and how much could be learnt about their culprits."""

    def __init__(self, view: AbbeyView, worlds: int) -> None:
        self.sample = WorldSample(view, worlds)
        sample = self.sample
        self.seats = sample.seats
        self.chances = sample.chances
        self.read = len(view.page)
        """How many lines of the chronicle were known."""
        self.worlds = len(sample.culprits)
        self.suspects = [card for card in range(SUSPECTS) if sample.chances[card] > 0.0]
        """The suspects that are the culprit in some world."""
        self.named = [self.suspects.index(card) for card in sample.culprits]
        """For each world, the position of its culprit in that list."""
        self.weight = [0.0] + [n * log2(n) for n in range(1, self.worlds + 1)]
        """n log2 n for each n, from which entropies are computed."""
        spread = [0] * len(self.suspects)
        for at in self.named:
            spread[at] += 1
        self.doubt = self._bits(spread)
        """How many bits are still missing to name the culprit."""

    def _bits(self, spread: list[int]) -> float:
        """The entropy of the worlds when they fall into groups of these sizes."""
        total = 0.0
        for n in spread:
            if n:
                total += self.weight[n]
        return log2(self.worlds) - total / self.worlds

    # What an answer would tell

    def of_answer(self, seat: int, topic: int, mask: int) -> float:
        """How much the answer to a question tells, in bits, above all about the culprit."""
        sample = self.sample
        return self._of(
            [count(mask & sample.asked_about(at, seat, topic, 1)) for at in range(self.worlds)]
        )

    def of_request(self, seat: int, mask: int) -> float:
        """The same for a request: the seat shows a card that fits, or says that it has none."""
        shown: list[int] = []
        for at in range(self.worlds):
            fitting = mask & self.sample.hands[at][seat]
            shown.append(nth(fitting, at % count(fitting)) if fitting else SUSPECTS)
        return self._of(shown)

    def _of(self, answers: list[int]) -> float:
        """How much an answer tells, given what it is in each world.

        In a small sample any answer seems to tell something about the culprit. The average of this
        error is subtracted.
        """
        width = len(self.suspects)
        per_answer = [0] * (SUSPECTS + 1)
        both = [0] * ((SUSPECTS + 1) * width)
        for at in range(self.worlds):
            per_answer[answers[at]] += 1
            both[answers[at] * width + self.named[at]] += 1
        kinds = SUSPECTS + 1 - per_answer.count(0)
        if kinds < 2:
            return 0.0
        bits = self._bits(per_answer)
        pairs = len(both) - both.count(0)
        luck = (pairs - kinds - width + 1) / (2.0 * self.worlds * log(2.0))
        about = bits + self.doubt - self._bits(both)
        return max(about - max(luck, 0.0), 0.0) + OTHER_BIT * bits

    # What to believe after hearing more

    def chance_after(self, page: list[Entry], seat: int, culprit: int) -> float:
        """How likely a suspect is the culprit to a seat that has read this chronicle."""
        fitting = list(range(self.worlds))
        for at in range(self.read, len(page)):
            line = page[at]
            fitting = [world for world in fitting if self._agrees(world, line, seat)]
        right = 0
        for world in fitting:
            right += 1 if self.sample.culprits[world] == culprit else 0
        before = (self.chances[culprit] * self.worlds + 1.0 / SUSPECTS) / (self.worlds + 1.0)
        return (right + PRIOR_WORLDS * before) / (len(fitting) + PRIOR_WORLDS)

    def _agrees(self, world: int, line: Entry, seat: int) -> bool:
        """Whether a world fits one more line, as the seat reads it."""
        match line.kind:
            case chronicle.COUNT:
                return (
                    count(line.mask & self.sample.asked_about(world, line.a, line.b, 1)) == line.n
                )
            case chronicle.DRAW | chronicle.LOOK | chronicle.TURN:
                return not line.knows(seat, line.a, self.seats) or self._is_piled(
                    world, line.cards[0]
                )
            case chronicle.SHOW | chronicle.SHOW_ALL | chronicle.REST:
                return self._shows(world, line, seat)
            case _:
                return self._passes(world, line, seat)

    def _is_piled(self, world: int, card: int) -> bool:
        """Whether a card lies on the parlour pile."""
        away = BIT[self.sample.culprits[world]]
        for hand in self.sample.hands[world]:
            away |= hand
        return not away & card

    def _shows(self, world: int, line: Entry, seat: int) -> bool:
        """Whether the holder can have shown what was shown."""
        hand = self.sample.hands[world][line.a]
        if line.n == 0:
            return not hand & line.mask
        if not line.knows(seat, line.a, self.seats):
            return hand & line.mask != 0
        return not line.cards[0] & ~hand

    def _passes(self, world: int, line: Entry, seat: int) -> bool:
        """Whether the givers had the cards that the seat saw move."""
        hands = self.sample.hands[world]
        givers = line.givers(self.seats)
        for at in range(len(givers)):
            giver = givers[at]
            if line.knows(seat, giver, self.seats) and line.cards[at] & ~hands[giver]:
                return False
        return True
