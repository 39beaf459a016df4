# compiled with mypyc
"""Cards are laid out as they may have lain: a path through the whole chronicle for each suspect.

It spoils no number as long as it can help it; what is left to set right, world.py does.
"""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug

from ..components.traits import BIT, SUSPECTS, count
from ..rules.entry import PLACES
from .knowledge import Knowledge
from .paths import HAND, SEEN, WENT, Count, Shown

ORDERS: Final = 24
"""Orders in which the suspects are tried."""
VISITS: Final = 4
"""Ways that are tried for who must have been somewhere."""


class Laying:
    """Paths for all suspects, laid one by one."""

    def __init__(self, known: Knowledge, chance: Chance) -> None:
        self.known = known
        self.chance = chance
        self.moments = known.moments
        self.path: list[list[int]] = []
        self.wrong = 0
        """How much is left to set right."""
        self.lost: list[int] = [0] * SUSPECTS
        """For each suspect at how many moments it is where it cannot be."""
        self.stay: list[list[int]] = []
        """For each moment and place how many may still stay there."""
        self.closed: list[int] = [0] * known.moments
        """For each move the places that the suspect in hand may not leave."""
        self.left: list[int] = []
        """For each moment the places at which somebody may still stay."""
        self.reach: list[int] = [0] * known.moments
        self.go: list[list[int]] = []
        """For each move and place how many may still go."""

    def lay(self) -> None:
        """A way for every suspect; what others saw is left to chance."""
        known = self.known
        order = self._order()
        for _ in range(ORDERS):
            stuck = self._lay_in(order, False)
            if stuck < 0:
                break
            order.remove(stuck)
            order.insert(0, stuck)
        if stuck >= 0:
            self._lay_in(order, True)
        for shown in known.shown:
            shown.card = self.pick_shown(shown)

    def _lay_in(self, order: list[int], anyhow: bool) -> int:
        """Lay the suspects in this order; the first for whom no way is left, or -1.

        Ways of cards are a flow: as long as each takes only what is left of it, the others find
        theirs too, if not always an allowed one. Laid `anyhow`, they take any.
        """
        known = self.known
        self.stay = [row.copy() for row in known.stays]
        self.left = known.left.copy()
        self.go = [row.copy() for row in known.numbers]
        self.path = [[-1] * self.moments for _ in range(SUSPECTS)]
        for told in known.open:
            told.weight = 1
            told.inside = told.most
            told.outside = told.size - told.least
            told.missing = count(told.mask) - told.least
            told.others = SUSPECTS - count(told.mask) - (told.size - told.most)
            if told.kind == SEEN:
                told.outside = told.missing
        for card in order:
            if self._route_freely(card):
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
            for told in self.known.open:
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
        self.closed = self.known.closed[card].copy()
        for told in self.known.open:
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
            for place in self.known.ways_out[now]:
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
        for told in self.known.open:
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

    def pick_shown(self, shown: Shown) -> int:
        fitting: list[int] = []
        for card in range(SUSPECTS):
            if self.path[card][shown.at] == shown.holder and shown.mask >> card & 1:
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
                return self.is_seen(told, card)
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

    def is_seen(self, told: Count, card: int) -> int:
        if self._visits(told, card):
            return 1
        row = self.path[card]
        seat = told.place
        known = self.known
        for look in known.looks[: told.looks]:
            if look % 8 == seat and row[look // 128] == look // 8 % 16:
                return 1
        for shown in known.shown:
            if shown.to == seat and shown.line < told.line:
                if shown.rest:
                    if row[shown.at] == shown.holder and shown.card != card:
                        return 1
                elif shown.card == card:
                    return 1
        return 0
