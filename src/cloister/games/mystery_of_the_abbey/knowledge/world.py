# compiled with mypyc
"""A world: a path of places through the whole chronicle for each of the 24 suspects.

An unfinished world may still contradict the notes; `wrong` says by how much. dealing.py makes the
paths, repair.py repairs what is wrong, and sampling.py combines both.
"""

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug

from ..components.traits import BIT, SUSPECTS
from ..rules.chronicle import CULPRIT
from .conclusions import Conclusions
from .constraints import HELD, RETURNED, SEEN, WENT, Count, Showing


class World:
    """Paths for all suspects, and how far they are from what is known."""

    def __init__(self, known: Conclusions, chance: Chance) -> None:
        self.known = known
        self.timeline = known.timeline
        self.chance = chance
        self.moments = known.timeline.moments
        self.path: list[list[int]] = []
        """For each suspect and moment, where it is."""
        self.wrong = 0
        """How much is still wrong."""
        self.misplaced: list[int] = [0] * SUSPECTS
        """For each suspect, at how many moments it is where it cannot be."""

    def at(self, now: int, place: int) -> int:
        """The suspects that are at a place at a moment, as a set."""
        found = 0
        for card in range(SUSPECTS):
            if self.path[card][now] == place:
                found |= BIT[card]
        return found

    def went(self, now: int, source: int, aim: int) -> int:
        """The suspects that went from one place to another at a move, as a set."""
        return self.at(now, source) & self.at(now + 1, aim)

    def culprit(self) -> int:
        """The suspect at the culprit's place."""
        for card in range(SUSPECTS):
            if self.path[card][0] == CULPRIT:
                return card
        raise RuleBug("nobody did it")

    # Checking

    def check_all(self) -> None:
        """Compare the whole world with what is known, and count what is wrong."""
        self.wrong = 0
        for clue in self.known.open:
            clue.now = 0
            for card in range(SUSPECTS):
                if clue.mask >> card & 1:
                    clue.now += self.share(clue, card)
            self.wrong += clue.off(clue.now)
        for card in range(SUSPECTS):
            self.misplaced[card] = self.misplacements(card, 0, self.moments)
            self.wrong += self.misplaced[card]
        for showing in self.timeline.shown:
            if not self.is_shown(showing):
                self.wrong += 1

    def misplacements(self, card: int, begin: int, end: int) -> int:
        """At how many moments from `begin` up to `end` a suspect is where it cannot be."""
        row = self.path[card]
        allowed = self.known.allowed[card]
        off = 0
        for now in range(begin, end):
            if not allowed[now] >> row[now] & 1:
                off += 1
        return off

    def is_shown(self, showing: Showing) -> bool:
        """Whether the card of a showing fits and was there."""
        card = showing.card
        fits = card >= 0 and showing.mask >> card & 1 == 1
        return fits and self.path[card][showing.at] == showing.holder

    def pick_shown(self, showing: Showing) -> int:
        """A random card that fits a showing, or -1."""
        fitting: list[int] = []
        for card in range(SUSPECTS):
            if self.path[card][showing.at] == showing.holder and showing.mask >> card & 1:
                fitting.append(card)
        return fitting[self.chance.below(len(fitting))] if fitting else -1

    def share(self, clue: Count, card: int) -> int:
        """1 if a suspect adds to a count in this world, else 0."""
        row = self.path[card]
        if clue.kind == HELD:
            return 1 if row[clue.at] == clue.place else 0
        if clue.kind == SEEN:
            return self._is_seen(clue, card)
        if clue.kind == WENT:
            went = row[clue.at] == clue.place and row[clue.at + 1] == clue.other
            return 1 if went else 0
        went = row[clue.at] == clue.place and row[clue.at + 1] != clue.place
        if clue.kind == RETURNED:
            back = row[clue.other] != clue.place and row[clue.other + 1] == clue.place
            return 1 if went and back else 0
        return 1 if went and row[clue.other] == row[clue.at + 1] else 0

    def visits(self, clue: Count, card: int) -> bool:
        """Whether the seat of a count held a suspect by then, or had certainly seen it."""
        row = self.path[card]
        for now in range(clue.at + 1):
            if row[now] == clue.place:
                return True
        return clue.sure >> card & 1 == 1

    def _is_seen(self, clue: Count, card: int) -> int:
        if self.visits(clue, card):
            return 1
        row = self.path[card]
        seat = clue.place
        for look in self.timeline.looks[: clue.looks]:
            if look % 8 == seat and row[look // 128] == look // 8 % 16:
                return 1
        for showing in self.timeline.shown:
            if showing.to == seat and showing.line < clue.line:
                if showing.rest:
                    if row[showing.at] == showing.holder and showing.card != card:
                        return 1
                elif showing.card == card:
                    return 1
        return 0
