# compiled with mypyc
"""A world out of what is known: laid at random, then set right by exchanges.

Two suspects that are at the same place at two moments may exchange their ways in between, or from
the beginning, or to the end: as many cards lie everywhere as before. Exchanges that bring the
world nearer to what is known are made until nothing is left to set right; then as many again that
keep it so, which makes all worlds equally likely in the long run.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug

from .entry import CULPRIT, PLACES
from .paths import BOTH, HAND, MANY, SEEN, STILL, WENT, Count, Knowledge
from .traits import BIT, SUSPECTS, count

TRIES: Final = 150
"""Exchanges that are thought of before the cards are laid anew."""
STARTS: Final = 100
ORDERS: Final = 24
"""Orders in which the suspects are tried."""
VISITS: Final = 4
"""Ways that are tried for who must have been somewhere."""
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
        self.stay: list[list[int]] = []
        """For each moment and place how many may still stay there."""
        self.closed: list[int] = [0] * known.moments
        """For each move the places that the suspect in hand may not leave."""
        self.left: list[int] = []
        """For each moment the places at which somebody may still stay."""
        self.reach: list[int] = [0] * known.moments
        self.go: list[list[int]] = []
        """For each move and place how many may still go."""

    def find(self, culprit: int, starts: int = STARTS) -> bool:
        """Make a world; with this culprit unless it is -1. False if none was found."""
        for _ in range(starts):
            self._lay(culprit)
            self._count_all()
            if self._set_right(culprit):
                self._stir(culprit)
                return True
        return False

    # Laying out

    def _lay(self, culprit: int) -> None:
        """A way for every suspect; what others saw is left to chance."""
        known = self.known
        order = self._order()
        for _ in range(ORDERS):
            stuck = self._lay_in(order, culprit, False)
            if stuck < 0:
                break
            order.remove(stuck)
            order.insert(0, stuck)
        if stuck >= 0:
            self._lay_in(order, culprit, True)
        for shown in known.shown:
            shown.card = self._pick_shown(shown.at, shown.holder, shown.mask)
        for seat in range(known.seats):
            self.also[seat] = self.chance.below(BIT[SUSPECTS]) if known.free else 0
        if known.free:
            for told in known.counts:
                if told.kind == SEEN:
                    self._recall(told)

    def _recall(self, told: Count) -> None:
        """Whom a seat saw before the page begins, such that a number comes out right."""
        cards = [card for card in range(SUSPECTS) if told.mask >> card & 1]
        self.chance.shuffle(cards)
        now = 0
        for card in cards:
            now += self._is_seen(told, card)
        for card in cards:
            if now < told.least and not self._is_seen(told, card):
                self.also[told.place] |= BIT[card]
                now += self._is_seen(told, card)
            elif now > told.most and self._is_seen(told, card):
                self.also[told.place] &= ~BIT[card]
                now -= 1 - self._is_seen(told, card)

    def _lay_in(self, order: list[int], culprit: int, anyhow: bool) -> int:
        """Lay the suspects in this order; the first for whom no way is left, or -1.

        Ways of cards are a flow: as long as each takes only what is left of it, the others find
        theirs too, if not always an allowed one. Laid `anyhow`, they take any.
        """
        known = self.known
        self.stay = [row.copy() for row in known.stays]
        self.left = known.left.copy()
        self.go = [row.copy() for row in known.numbers]
        self.path = [[-1] * self.moments for _ in range(SUSPECTS)]
        for told in known.counts:
            told.inside = told.most
            told.outside = told.size - told.least
            told.missing = count(told.mask) - told.least
            told.others = SUSPECTS - count(told.mask) - (told.size - told.most)
            if told.kind == SEEN:
                told.outside = MANY if known.free else told.missing
        if culprit >= 0:
            self._route(culprit, [BIT[CULPRIT]] * self.moments)
        for card in order:
            if card == culprit or self._route_freely(card):
                continue
            if not anyhow:
                return card
            self.closed = [0] * self.moments
            if not self._route(card, known.allowed[card]):
                self._route(card, [0xFFF] * self.moments)
        return -1

    def _route_freely(self, card: int) -> bool:
        """A way that spoils no number; who must have been seen by somebody was there some time."""
        for _ in range(VISITS):
            row = self._free_places(card)
            for told in self.known.counts:
                if told.kind == SEEN and told.outside <= 0 and told.mask >> card & 1:
                    self._call_in(row, told, card)
            if self._route(card, row):
                return True
        return False

    def _call_in(self, row: list[int], told: Count, card: int) -> None:
        if told.sure >> card & 1:
            return
        moments = [now for now in range(told.at + 1) if row[now] >> told.place & 1]
        if moments:
            row[moments[self.chance.below(len(moments))]] &= BIT[told.place]

    def _free_places(self, card: int) -> list[int]:
        """Where a suspect may be without spoiling a number that was told."""
        row = self.known.allowed[card].copy()
        self.closed = [0] * self.moments
        for told in self.known.counts:
            inside = told.mask >> card & 1
            if told.kind == HAND and (told.missing if inside else told.others) <= 0:
                row[told.at] &= BIT[told.place]
            if (told.inside if inside else told.outside) > 0:
                continue
            if told.kind == HAND:
                row[told.at] &= ~BIT[told.place]
            elif told.kind == WENT:
                self.closed[told.at] |= BIT[told.place]
            elif told.kind == SEEN and inside and not told.sure >> card & 1:
                for now in range(told.at + 1):
                    row[now] &= ~BIT[told.place]
        return row

    def _order(self) -> list[int]:
        order = list(range(SUSPECTS))
        self.chance.shuffle(order)
        slack = self.known.slack
        order.sort(key=lambda card: slack[card])
        return order

    def _route(self, card: int, allowed: list[int]) -> bool:
        """A way through allowed places, along what is left of the flow."""
        last = self.moments - 1
        left = self.left
        closed = self.closed
        reach = self.reach
        later = allowed[last] & left[last]
        if not later:
            return False
        reach[last] = later
        for now in range(last - 1, -1, -1):
            found = later & left[now]
            go = self.go[now]
            aims = self.known.aims[now]
            for place in self.known.ways[now]:
                if go[place] > 0 and later >> aims[place] & 1 and not closed[now] >> place & 1:
                    found |= BIT[place]
            later = found & allowed[now]
            if not later:
                return False
            reach[now] = later
        self._take(card, reach)
        return True

    def _take(self, card: int, reach: list[int]) -> None:
        row = self.path[card]
        place = self._first_place(reach[0])
        row[0] = place
        for now in range(self.moments - 1):
            aim = self.known.aims[now][place]
            if aim >= 0 and self._goes(now, place, aim, reach[now + 1]):
                self.go[now][place] -= 1
                place = aim
            else:
                self._stay(now, place)
            row[now + 1] = place
        self._stay(self.moments - 1, place)
        self._fill(card)

    def _goes(self, now: int, place: int, aim: int, later: int) -> bool:
        """Whether a suspect leaves: if it must, or as chance has it."""
        go = self.go[now][place]
        if go == 0 or not later >> aim & 1 or self.closed[now] >> place & 1:
            return False
        if not later >> place & 1:
            return True
        stay = self.stay[now][place]
        return stay == 0 or self.chance.below(stay + go) >= stay

    def _stay(self, now: int, place: int) -> None:
        self.stay[now][place] -= 1
        if self.stay[now][place] == 0:
            self.left[now] &= ~BIT[place]

    def _fill(self, card: int) -> None:
        """The suspect takes its share of every number that was told."""
        for told in self.known.counts:
            if told.kind == SEEN:
                if told.mask >> card & 1:
                    if self._visits(told, card):
                        told.inside -= 1
                    else:
                        told.outside -= 1
            elif told.kind <= WENT:
                self._fill_count(told, told.mask >> card & 1 == 1, self.share(told, card))

    def _fill_count(self, told: Count, inside: bool, share: int) -> None:
        if inside:
            told.inside -= share
            told.missing -= 1 - share
        else:
            told.outside -= share
            told.others -= 1 - share

    def _visits(self, told: Count, card: int) -> bool:
        row = self.path[card]
        for now in range(told.at + 1):
            if row[now] == told.place:
                return True
        return told.sure >> card & 1 == 1

    def _first_place(self, mask: int) -> int:
        """One of these places, as likely as there is room."""
        room = 0
        last = self.moments - 1
        for place in range(PLACES):
            if mask >> place & 1:
                room += self.stay[0][place] + (self.go[0][place] if last else 0)
        at = self.chance.below(room)
        for place in range(PLACES):
            if mask >> place & 1:
                at -= self.stay[0][place] + (self.go[0][place] if last else 0)
                if at < 0:
                    return place
        raise RuleBug("no place is left")

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
        if self._visits(told, card):
            return 1
        row = self.path[card]
        seat = told.place
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
            self.also[seat] ^= BIT[self.chance.below(SUSPECTS)]
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
