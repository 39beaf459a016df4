# compiled with mypyc
"""A world out of what is known: laid at random, then set right by exchanges.

Two suspects that are at the same place at two moments may exchange their ways in between, or from
the beginning, or to the end: as many cards lie everywhere as before. Exchanges that bring the
world nearer to what is known are made until nothing is left to set right; then as many again that
keep it so, which makes all worlds equally likely in the long run.
"""

from typing import Final

from cloister.core.chance import Chance

from .entry import CULPRIT, PLACES
from .paths import BOTH, HAND, SEEN, STILL, WENT, Count, Knowledge
from .traits import SUSPECTS, members

TRIES: Final = 4000
"""Exchanges that are thought of before the cards are laid anew."""
STARTS: Final = 6
STIR: Final = 40
NOISE: Final = 24
"""One exchange for the worse in so many is made nevertheless."""


class World:
    """Paths for all suspects."""

    def __init__(self, known: Knowledge, chance: Chance) -> None:
        self.known = known
        self.chance = chance
        self.moments = known.moments
        self.path: list[list[int]] = []
        self.also: list[int] = [0] * known.seats
        """Whom each seat has seen before the page, beyond what is sure."""
        self.wrong = 0
        """How much is left to set right."""
        self.tried = 0
        """Places that have been thought of for a suspect."""

    def find(self, culprit: int) -> bool:
        """Make a world; with this culprit unless it is -1. False if none was found."""
        for _ in range(STARTS):
            self._lay(culprit)
            self._count_all()
            if self._set_right(culprit):
                self._stir(culprit)
                return True
        return False

    # Laying out

    def _lay(self, culprit: int) -> None:
        """Places at the beginning, then move by move, as well as it goes."""
        known = self.known
        self.path = [[-1] * self.moments for _ in range(SUSPECTS)]
        self._match(culprit)
        for now in range(self.moments - 1):
            self._walk(now)
        for seat in range(known.seats):
            self.also[seat] = self.chance.below(1 << SUSPECTS) if known.free else 0
        for shown in known.shown:
            shown.card = self._pick_shown(shown.at, shown.holder, shown.mask)

    def _match(self, culprit: int) -> None:
        """Every suspect gets a place that is allowed, where augmenting ways lead to one."""
        room = self.known.sizes[0].copy()
        order = list(range(SUSPECTS))
        self.chance.shuffle(order)
        if culprit >= 0:
            self.path[culprit][0] = CULPRIT
            room[CULPRIT] = 0
        left: list[int] = []
        for card in order:
            self.tried = 0
            if card != culprit and not self._augment(card, room, culprit):
                left.append(card)
        for card in left:
            for place in range(PLACES):
                if room[place] > 0:
                    room[place] -= 1
                    self.path[card][0] = place
                    break

    def _augment(self, card: int, room: list[int], fixed: int) -> bool:
        places = members(self.known.allowed[card][0] & ~self.tried)
        self.chance.shuffle(places)
        for place in places:
            if room[place] > 0:
                room[place] -= 1
                self.path[card][0] = place
                return True
        for place in places:
            if self.tried >> place & 1:
                continue
            self.tried |= 1 << place
            for other in range(SUSPECTS):
                if other != fixed and other != card and self.path[other][0] == place:
                    if self._augment(other, room, fixed):
                        self.path[card][0] = place
                        return True
                    break
        return False

    def _walk(self, now: int) -> None:
        """One move: who must go goes first, then any of those who may."""
        known = self.known
        for card in range(SUSPECTS):
            self.path[card][now + 1] = self.path[card][now]
        aims = known.aims[now]
        for place in range(PLACES):
            if aims[place] >= 0 and known.numbers[now][place] > 0:
                self._send(now, place, aims[place], known.numbers[now][place])

    def _send(self, now: int, place: int, aim: int, number: int) -> None:
        must: list[int] = []
        may: list[int] = []
        rather_not: list[int] = []
        for card in range(SUSPECTS):
            if self.path[card][now] == place:
                later = self.known.allowed[card][now + 1]
                if not later >> aim & 1:
                    rather_not.append(card)
                elif not later >> place & 1:
                    must.append(card)
                else:
                    may.append(card)
        self.chance.shuffle(must)
        self.chance.shuffle(may)
        self.chance.shuffle(rather_not)
        order = must + may + rather_not
        for at in range(number):
            self.path[order[at]][now + 1] = aim

    def _pick_shown(self, now: int, holder: int, mask: int) -> int:
        fitting: list[int] = []
        for card in range(SUSPECTS):
            if self.path[card][now] == holder and mask >> card & 1:
                fitting.append(card)
        return fitting[self.chance.below(len(fitting))] if fitting else -1

    # Counting

    def share(self, told: Count, card: int) -> int:
        """Whether a suspect counts for a number that was told."""
        row = self.path[card]
        match told.kind:
            case 0:
                return 1 if row[told.at] == told.place else 0
            case 1:
                return self._is_seen(told, card)
            case 2:
                went = row[told.at] == told.place and row[told.at + 1] == told.other
                return 1 if went else 0
            case 3:
                went = row[told.at] == told.place and row[told.at + 1] != told.place
                back = row[told.other] != told.place and row[told.other + 1] == told.place
                return 1 if went and back else 0
            case _:
                went = row[told.at] == told.place and row[told.at + 1] != told.place
                return 1 if went and row[told.other] == row[told.at + 1] else 0

    def _is_seen(self, told: Count, card: int) -> int:
        if told.sure >> card & 1:
            return 1
        row = self.path[card]
        seat = told.place
        for now in range(told.at + 1):
            if row[now] == seat:
                return 1
        if self.also[seat] >> card & 1 and row[0] < CULPRIT:
            return 1
        known = self.known
        for look in known.looks:
            if look % 8 == seat and look // 128 <= told.at and row[look // 128] == look // 8 % 16:
                return 1
        for shown in known.shown:
            if shown.to == seat and shown.at <= told.at:
                if shown.rest:
                    if row[shown.at] == shown.holder and shown.card != card:
                        return 1
                elif shown.card == card:
                    return 1
        return 0

    def _count_all(self) -> None:
        self.wrong = 0
        for told in self.known.counts:
            told.now = 0
            for card in range(SUSPECTS):
                if told.mask >> card & 1:
                    told.now += self.share(told, card)
            self.wrong += told.off(told.now)
        for card in range(SUSPECTS):
            self.wrong += self._misplaced(card)
        for shown in self.known.shown:
            if not self._is_shown(shown.card, shown.at, shown.holder, shown.mask):
                self.wrong += 1

    def _misplaced(self, card: int) -> int:
        row = self.path[card]
        allowed = self.known.allowed[card]
        off = 0
        for now in range(self.moments):
            if not allowed[now] >> row[now] & 1:
                off += 1
        return off

    def _is_shown(self, card: int, now: int, holder: int, mask: int) -> bool:
        return card >= 0 and mask >> card & 1 == 1 and self.path[card][now] == holder

    # Exchanges

    def _set_right(self, culprit: int) -> bool:
        for _ in range(TRIES):
            if self.wrong == 0:
                return True
            self._mend(culprit)
        return self.wrong == 0

    def _mend(self, culprit: int) -> None:
        """Think of one exchange that touches something that is wrong."""
        known = self.known
        roll = self.chance.below(8)
        if roll == 0:
            self._other_sights()
            return
        if roll > 3:
            card = self.chance.below(SUSPECTS)
            for _ in range(SUSPECTS):
                if self._misplaced(card):
                    self._mend_card(card, culprit)
                    return
                card = (card + 1) % SUSPECTS
        if known.counts:
            at = self.chance.below(len(known.counts))
            for _ in range(len(known.counts)):
                told = known.counts[at]
                if told.off(told.now):
                    self._mend_count(told, culprit)
                    return
                at = (at + 1) % len(known.counts)
        self._other_sights()

    def _mend_card(self, card: int, culprit: int) -> None:
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
            self._exchange(card, fitting[self.chance.below(len(fitting))], now, culprit)

    def _mend_count(self, told: Count, culprit: int) -> None:
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
            self._other_sights()
            return
        one = inside[self.chance.below(len(inside))]
        other = outside[self.chance.below(len(outside))]
        now = told.at
        if told.kind == SEEN:
            now = self.chance.below(told.at + 1)
        elif told.kind == WENT:
            now += self.chance.below(2)
        elif told.kind != HAND:
            now += self.chance.below(told.other + 2 - told.at)
        if one != other:
            self._exchange(one, other, now, culprit)

    def _exchange(self, one: int, other: int, now: int, culprit: int) -> None:
        """Exchange the ways of two suspects around a moment, unless it makes things worse."""
        first = self.path[one]
        second = self.path[other]
        if first[now] == second[now]:
            return
        begin, end = self._between(first, second, now)
        if begin == 0 and (one == culprit or other == culprit):
            return
        before = self._lift(one, other)
        self._cross(first, second, begin, end)
        after = self._lower(one, other)
        if after > before and self.chance.below(NOISE) > 0:
            self._lift(one, other)
            self._cross(first, second, begin, end)
            self._lower(one, other)
            return
        self.wrong += after - before

    def _between(self, first: list[int], second: list[int], now: int) -> tuple[int, int]:
        """From when to when two ways lie apart."""
        begin = now
        while begin > 0 and first[begin - 1] != second[begin - 1]:
            begin -= 1
        end = now + 1
        while end < self.moments and first[end] != second[end]:
            end += 1
        return begin, end

    def _cross(self, first: list[int], second: list[int], begin: int, end: int) -> None:
        for now in range(begin, end):
            kept = first[now]
            first[now] = second[now]
            second[now] = kept

    def _lift(self, one: int, other: int) -> int:
        """How much is wrong as far as it depends on two suspects; both are taken out of it."""
        off = self._lone(one, other)
        for told in self.known.counts:
            if _touches(told, one, other):
                off += told.off(told.now)
                told.now -= self._shares(told, one, other)
        return off

    def _lower(self, one: int, other: int) -> int:
        """Both suspects are counted again; how much is wrong as far as it depends on them."""
        off = self._lone(one, other)
        for told in self.known.counts:
            if _touches(told, one, other):
                told.now += self._shares(told, one, other)
                off += told.off(told.now)
        return off

    def _lone(self, one: int, other: int) -> int:
        off = self._misplaced(one) + self._misplaced(other)
        for shown in self.known.shown:
            if (shown.card == one or shown.card == other) and not self._is_shown(
                shown.card, shown.at, shown.holder, shown.mask
            ):
                off += 1
        return off

    def _shares(self, told: Count, one: int, other: int) -> int:
        shares = 0
        if told.mask >> one & 1:
            shares = self.share(told, one)
        if told.mask >> other & 1:
            shares += self.share(told, other)
        return shares

    def _other_sights(self) -> None:
        """What others saw, and the onlooker did not: another card shown, another one known."""
        known = self.known
        if known.shown:
            shown = known.shown[self.chance.below(len(known.shown))]
            before, was = self.wrong, shown.card
            shown.card = self._pick_shown(shown.at, shown.holder, shown.mask)
            self._count_all()
            if self.wrong > before:
                shown.card = was
                self._count_all()
        if known.free and self.wrong > 0:
            seat = self.chance.below(known.seats)
            before, had = self.wrong, self.also[seat]
            self.also[seat] ^= 1 << self.chance.below(SUSPECTS)
            self._count_all()
            if self.wrong > before:
                self.also[seat] = had
                self._count_all()

    def _stir(self, culprit: int) -> None:
        """Exchanges that leave everything right."""
        for _ in range(STIR):
            one = self.chance.below(SUSPECTS)
            other = self.chance.below(SUSPECTS)
            now = self.chance.below(self.moments)
            if one != other:
                self._try(one, other, now, culprit)

    def _try(self, one: int, other: int, now: int, culprit: int) -> None:
        first = self.path[one]
        second = self.path[other]
        if first[now] == second[now] or culprit == one or culprit == other:
            return
        begin, end = self._between(first, second, now)
        self._lift(one, other)
        self._cross(first, second, begin, end)
        if self._lower(one, other) > 0:
            self._lift(one, other)
            self._cross(first, second, begin, end)
            self._lower(one, other)


def _touches(told: Count, one: int, other: int) -> bool:
    """Whether an exchange of two suspects can change a number."""
    first = told.mask >> one & 1
    if first != told.mask >> other & 1:
        return True
    return first == 1 and told.kind != HAND and told.kind != WENT
