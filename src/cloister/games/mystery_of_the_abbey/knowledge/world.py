# compiled with mypyc
"""A world out of what is known: laid at random, then set right by exchanges.

Two suspects that are at the same place at two moments may exchange their ways in between, or from
the beginning, or to the end: as many cards lie everywhere as before. Exchanges that bring the
world nearer to what is known are made until nothing is left to set right; then as many again that
keep it so, which makes all worlds equally likely in the long run. Where that does not succeed soon
a world that was found with patience is shaken instead.
"""

from typing import Final

from cloister.core.chance import Fast
from cloister.core.errors import RuleBug

from ..components.traits import SUSPECTS, members, nth
from ..rules.entry import CULPRIT, PLACES
from .chart import Chart
from .laying import Laying
from .paths import BOTH, HAND, SEEN, STILL, WENT, Count, Shown
from .search import Search

TRIES: Final = 150
"""Exchanges that are thought of after the cards are laid."""
ROUNDS: Final = 6
"""Where a world has to be found, in each round cards are laid so often, with so many exchanges, and
then sought by so many suppositions of a complete search."""
LAYS: Final = 10
PATIENCE: Final = 3000
BUDGET: Final = 500
STIR: Final = 40
SHAKES: Final = 4
"""How often the world of the search is shaken, by how many exchanges, and with how many set
right."""
SHAKE: Final = 4
AFTER: Final = 60
STUBBORN: Final = 60
"""After so many exchanges what is still wrong weighs more."""
NOISE: Final = 24
"""One exchange for the worse in so many is made nevertheless; the worse, the fewer."""


class World(Laying):
    """Paths for all suspects that fit."""

    def find(self) -> "World":
        """Make a world that fits all that is known."""
        if not self.try_luck(TRIES):
            self._take_example()
            for _ in range(SHAKES):
                self._shake()
        self._stir()
        self._count_all()
        if self.wrong:
            raise RuleBug("a world does not fit what is known")
        return self

    def try_luck(self, tries: int) -> bool:
        """Lay the cards and set them right, if that is soon done."""
        self.lay()
        self._count_all()
        return self._set_right(tries)

    def culprit(self) -> int:
        """Who did it."""
        for card in range(SUSPECTS):
            if self.path[card][0] == CULPRIT:
                return card
        raise RuleBug("nobody did it")

    # Shaking

    def _take_example(self) -> None:
        """A world that was sought with patience: it depends on what is known, and not on chance."""
        known = self.known
        if not known.example:
            known.example = World(known, Fast(len(known.page)))._seek()
        for told in known.open:
            told.weight = 1
        self.path = [row.copy() for row in known.example[:SUSPECTS]]
        for at in range(len(known.shown)):
            known.shown[at].card = known.example[SUSPECTS][at]
        self._count_all()

    def _seek(self) -> list[list[int]]:
        """One exists, the true one: by exchanges and by complete search in turns."""
        for _ in range(ROUNDS):
            for _ in range(LAYS):
                if self.try_luck(PATIENCE):
                    return [*self.path, [shown.card for shown in self.known.shown]]
            found = Search(self.chance, BUDGET).find(self.known.chart)
            if found is not None:
                return self._read(found)
        raise RuleBug("no world that fits was found in good time")

    def _read(self, found: Chart) -> list[list[int]]:
        """A chart that leaves nothing to choose, as paths and cards shown."""
        path = [[-1] * self.moments for _ in range(SUSPECTS)]
        for now in range(self.moments):
            for place in range(PLACES):
                for card in members(found.may[now][place]):
                    path[card][now] = place
        return [*path, [nth(cards, 0) for cards in found.shown]]

    def _shake(self) -> None:
        """Some exchanges whatever they spoil; back to what was, if it cannot be set right."""
        path = [row.copy() for row in self.path]
        cards = [shown.card for shown in self.known.shown]
        for _ in range(SHAKE):
            self._exchange_any(1)
        if not self._set_right(AFTER):
            self.path = path
            for at in range(len(cards)):
                self.known.shown[at].card = cards[at]
            self._count_all()

    # Counting

    def _count_all(self) -> None:
        self.wrong = 0
        for told in self.known.open:
            told.now = 0
            for card in range(SUSPECTS):
                if told.mask >> card & 1:
                    told.now += self.share(told, card)
            self.wrong += told.off(told.now)
        for card in range(SUSPECTS):
            self.lost[card] = self._misplaced(card, 0, self.moments)
            self.wrong += self.lost[card]
        for shown in self.known.shown:
            if not self._is_shown(shown):
                self.wrong += 1

    def _misplaced(self, card: int, begin: int, end: int) -> int:
        row = self.path[card]
        allowed = self.known.allowed[card]
        off = 0
        for now in range(begin, end):
            if not allowed[now] >> row[now] & 1:
                off += 1
        return off

    def _is_shown(self, shown: Shown) -> bool:
        card = shown.card
        fits = card >= 0 and shown.mask >> card & 1 == 1
        return fits and self.path[card][shown.at] == shown.holder

    # Exchanges

    def _set_right(self, tries: int) -> bool:
        for n in range(tries):
            if self.wrong == 0:
                return True
            if n % STUBBORN == STUBBORN - 1:
                self._weigh()
            self._mend()
        return self.wrong == 0

    def _weigh(self) -> None:
        """What is still wrong weighs more from now on."""
        for told in self.known.open:
            off = told.off(told.now)
            if off:
                self.wrong += off // told.weight
                told.weight += 1

    def _mend(self) -> None:
        """Think of one exchange that touches something that is wrong."""
        counts = self.known.open
        roll = self.chance.below(8)
        if roll == 0:
            self._show_another()
            return
        if roll > 3:
            card = self.chance.below(SUSPECTS)
            for _ in range(SUSPECTS):
                if self.lost[card]:
                    self._mend_card(card)
                    return
                card = (card + 1) % SUSPECTS
        if counts:
            at = self.chance.below(len(counts))
            for _ in range(len(counts)):
                told = counts[at]
                if told.off(told.now):
                    self._mend_count(told)
                    return
                at = (at + 1) % len(counts)
        self._show_another()

    def _mend_card(self, card: int) -> None:
        allowed = self.known.allowed[card]
        row = self.path[card]
        wrong = [now for now in range(self.moments) if not allowed[now] >> row[now] & 1]
        now = wrong[self.chance.below(len(wrong))]
        fitting = [
            other
            for other in range(SUSPECTS)
            if other != card and allowed[now] >> self.path[other][now] & 1
        ]
        if fitting:
            self._exchange(card, fitting[self.chance.below(len(fitting))], now, NOISE)

    def _mend_count(self, told: Count) -> None:
        """A suspect that counts against one that does not."""
        more = told.now < told.least
        inside: list[int] = []
        outside: list[int] = []
        for card in range(SUSPECTS):
            shares = self.share(told, card) == 1
            if told.mask >> card & 1:
                if shares != more:
                    inside.append(card)
            elif shares == more or told.kind == SEEN:
                outside.append(card)
        if told.kind == BOTH or told.kind == STILL:
            outside = list(range(SUSPECTS))
            inside = [card for card in outside if self.path[card][told.at] == told.place]
        if not inside or not outside:
            self._show_another()
            return
        one = inside[self.chance.below(len(inside))]
        other = outside[self.chance.below(len(outside))]
        if one != other:
            self._exchange(one, other, self._moment_for(told), NOISE)

    def _moment_for(self, told: Count) -> int:
        """When an exchange may change a number."""
        if told.kind == HAND:
            return told.at
        if told.kind == SEEN:
            return self.chance.below(told.at + 1)
        if told.kind == WENT:
            return told.at + self.chance.below(2)
        return told.at + self.chance.below(told.other + 2 - told.at)

    def _exchange(self, one: int, other: int, now: int, noise: int) -> None:
        """Exchange the ways of two suspects around a moment, unless that makes things worse and
        chance does not will it nevertheless."""
        first = self.path[one]
        second = self.path[other]
        if first[now] == second[now]:
            return
        begin, end = self._between(first, second, now)
        touched = [told for told in self.known.open if _touches(told, one, other, begin, end)]
        numbers = [told.now for told in touched]
        lost = self._misplaced(one, begin, end), self._misplaced(other, begin, end)
        before = lost[0] + lost[1] + self._hidden(one, other)
        for told in touched:
            before += told.off(told.now)
            told.now -= self._shares(told, one, other)
        _cross(first, second, begin, end)
        now_lost = self._misplaced(one, begin, end), self._misplaced(other, begin, end)
        after = now_lost[0] + now_lost[1] + self._hidden(one, other)
        for told in touched:
            told.now += self._shares(told, one, other)
            after += told.off(told.now)
        if not self._dares(after - before, noise):
            _cross(first, second, begin, end)
            for at in range(len(touched)):
                touched[at].now = numbers[at]
            return
        self.lost[one] += now_lost[0] - lost[0]
        self.lost[other] += now_lost[1] - lost[1]
        self.wrong += after - before

    def _dares(self, worse: int, noise: int) -> bool:
        """Whether to do what makes things worse by so much: one in `noise` for each."""
        if worse > 0 and noise == 0:
            return False
        for _ in range(worse):
            if self.chance.below(noise) > 0:
                return False
        return True

    def _between(self, first: list[int], second: list[int], now: int) -> tuple[int, int]:
        """From when to when two ways lie apart."""
        begin = now
        while begin > 0 and first[begin - 1] != second[begin - 1]:
            begin -= 1
        end = now + 1
        while end < self.moments and first[end] != second[end]:
            end += 1
        return begin, end

    def _hidden(self, one: int, other: int) -> int:
        """How often one of two suspects should have been shown and was not there."""
        off = 0
        for shown in self.known.shown:
            if (shown.card == one or shown.card == other) and not self._is_shown(shown):
                off += 1
        return off

    def _shares(self, told: Count, one: int, other: int) -> int:
        shares = 0
        if told.mask >> one & 1:
            shares = self.share(told, one)
        if told.mask >> other & 1:
            shares += self.share(told, other)
        return shares

    def _show_another(self) -> None:
        """What others saw, and the onlooker did not: another card was shown."""
        if not self.known.shown:
            return
        shown = self.known.shown[self.chance.below(len(self.known.shown))]
        was = shown.card
        card = self.pick_shown(shown)
        if card == was or card < 0:
            return
        if was < 0:
            shown.card = card
            self._count_all()
            return
        before = self.wrong
        self._show(shown, card)
        if self.wrong > before:
            self._show(shown, was)

    def _show(self, shown: Shown, card: int) -> None:
        """Show another card; only what its onlooker has seen depends on it."""
        was = shown.card
        for told in self.known.open:
            if told.kind == SEEN and told.place == shown.to and told.line > shown.line:
                self.wrong -= told.off(told.now)
                told.now -= self._shares(told, was, card)
        self.wrong -= 0 if self._is_shown(shown) else 1
        shown.card = card
        self.wrong += 0 if self._is_shown(shown) else 1
        for told in self.known.open:
            if told.kind == SEEN and told.place == shown.to and told.line > shown.line:
                told.now += self._shares(told, was, card)
                self.wrong += told.off(told.now)

    def _stir(self) -> None:
        """Exchanges that leave everything right."""
        for _ in range(STIR):
            self._exchange_any(0)

    def _exchange_any(self, noise: int) -> None:
        one = self.chance.below(SUSPECTS)
        other = self.chance.below(SUSPECTS)
        now = self.chance.below(self.moments)
        if one != other:
            self._exchange(one, other, now, noise)


def _cross(first: list[int], second: list[int], begin: int, end: int) -> None:
    for now in range(begin, end):
        kept = first[now]
        first[now] = second[now]
        second[now] = kept


def _touches(told: Count, one: int, other: int, begin: int, end: int) -> bool:
    """Whether an exchange of two suspects in that time can change a number."""
    first = told.mask >> one & 1
    second = told.mask >> other & 1
    match told.kind:
        case 0:
            return first != second and begin <= told.at < end
        case 1:
            return first + second > 0 and begin <= told.at
        case 2:
            return first != second and begin - 1 <= told.at < end
        case _:
            return True
