# compiled with mypyc
"""What a master believes: many worlds, and what something new would tell about the culprit."""

from math import log, log2
from typing import Final

from ..components.traits import BIT, SUSPECTS, count, nth
from ..rules import entry
from ..rules.entry import Entry
from .opinion import Opinion
from .view import AbbeyView

BESIDES: Final = 0.1
"""What a bit about anything is worth, beside a bit about the culprit."""
FAITH: Final = 2.0
"""So many worlds more fit whatever is learnt: what was believed before still counts for them."""


class Belief(Opinion):
    """An opinion of many worlds."""

    def __init__(self, view: AbbeyView, worlds: int) -> None:
        super().__init__(view, worlds)
        self.read = len(view.page)
        """So much of the chronicle it knows."""
        self.worlds = len(self.culprits)
        self.suspects = [card for card in range(SUSPECTS) if self.chances[card] > 0.0]
        """Who may have done it, and the number in that list of who has, world by world."""
        self.named = [self.suspects.index(card) for card in self.culprits]
        self.weight = [0.0] + [n * log2(n) for n in range(1, self.worlds + 1)]
        spread = [0] * len(self.suspects)
        for at in self.named:
            spread[at] += 1
        self.doubt = self._bits(spread)
        """How many bits the name of the culprit is worth."""

    def _bits(self, spread: list[int]) -> float:
        """The entropy of all worlds, as they fall."""
        total = 0.0
        for n in spread:
            if n:
                total += self.weight[n]
        return log2(self.worlds) - total / self.worlds

    # What an answer tells

    def answers(self, seat: int, topic: int, mask: int) -> float:
        """How much the answer to a question tells: about the culprit above all."""
        return self._tells(
            [count(mask & self._asked(at, seat, topic, 1)) for at in range(self.worlds)]
        )

    def request(self, seat: int, mask: int) -> float:
        """The same of a card that somebody shows out of a set, any that fits, or of none."""
        shown: list[int] = []
        for at in range(self.worlds):
            fitting = mask & self.hands[at][seat]
            shown.append(nth(fitting, at % count(fitting)) if fitting else SUSPECTS)
        return self._tells(shown)

    def _tells(self, answers: list[int]) -> float:
        """Few worlds make any answer look telling: as much is taken off as that is on average."""
        width = len(self.suspects)
        told = [0] * (SUSPECTS + 1)
        both = [0] * ((SUSPECTS + 1) * width)
        for at in range(self.worlds):
            told[answers[at]] += 1
            both[answers[at] * width + self.named[at]] += 1
        kinds = SUSPECTS + 1 - told.count(0)
        if kinds < 2:
            return 0.0
        bits = self._bits(told)
        pairs = len(both) - both.count(0)
        luck = (pairs - kinds - width + 1) / (2.0 * self.worlds * log(2.0))
        about = bits + self.doubt - self._bits(both)
        return max(about - max(luck, 0.0), 0.0) + BESIDES * bits

    # What is believed later

    def trust(self, page: list[Entry], seat: int, culprit: int) -> float:
        """How likely the seat will find that somebody did it, once it has read on."""
        fitting = list(range(self.worlds))
        for at in range(self.read, len(page)):
            line = page[at]
            fitting = [world for world in fitting if self._agrees(world, line, seat)]
        right = 0
        for world in fitting:
            right += 1 if self.culprits[world] == culprit else 0
        before = (self.chances[culprit] * self.worlds + 1.0 / SUSPECTS) / (self.worlds + 1.0)
        return (right + FAITH * before) / (len(fitting) + FAITH)

    def _agrees(self, world: int, line: Entry, seat: int) -> bool:
        """Whether a world fits one more line, as the seat reads it."""
        match line.kind:
            case entry.COUNT:
                return count(line.mask & self._asked(world, line.a, line.b, 1)) == line.n
            case entry.DRAW | entry.LOOK | entry.TURN:
                return not line.knows(seat, line.a, self.seats) or self._lies(world, line.cards[0])
            case entry.SHOW | entry.SHOW_ALL | entry.REST:
                return self._shows(world, line, seat)
            case _:
                return self._hands_on(world, line, seat)

    def _lies(self, world: int, card: int) -> bool:
        """On the parlour pile."""
        away = BIT[self.culprits[world]]
        for hand in self.hands[world]:
            away |= hand
        return not away & card

    def _shows(self, world: int, line: Entry, seat: int) -> bool:
        hand = self.hands[world][line.a]
        if line.n == 0:
            return not hand & line.mask
        if not line.knows(seat, line.a, self.seats):
            return hand & line.mask != 0
        return not line.cards[0] & ~hand

    def _hands_on(self, world: int, line: Entry, seat: int) -> bool:
        hands = self.hands[world]
        givers = line.givers(self.seats)
        for at in range(len(givers)):
            giver = givers[at]
            if line.knows(seat, giver, self.seats) and line.cards[at] & ~hands[giver]:
                return False
        return True
