# compiled with mypyc
"""Who may be where, and take which way: what cannot be is crossed out until nothing follows.

Every rule by which something is crossed out is a proof: what is gone is impossible in every world
that fits the notes. So a suspect may be cleared by it, and a number that whatever is left agrees
with need not be looked at again. When nothing is left to choose, all notes have been checked.
"""

from typing import Final

from ..components.traits import EVERYBODY, count
from ..rules.entry import CULPRIT, PLACES
from .paths import BOTH, Count, Paths

NEVER: Final = -1
SAME: Final = 0
NEWS: Final = 1


class Chart:
    """One state of such a proof."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.may: list[list[int]] = [row.copy() for row in paths.may]
        """For each moment and place who may be there."""
        self.ways: list[list[int]] = [[EVERYBODY] * len(row) for row in paths.sources]
        """For each move and way who may take it."""
        self.shown: list[int] = [shown.mask for shown in paths.shown]
        """For each card that was shown unseen who it may be."""
        self.stale: list[int] = [1] * paths.moments
        """Moments that have changed since they were looked at."""
        self.stale_ways: list[int] = [1] * paths.moments
        self.fresh = True
        """Something is stale."""
        self.twice = 0
        """Who may be at two places, in the row that was looked at last."""

    def copy(self) -> "Chart":
        """The same proof so far, to be carried on differently."""
        twin = Chart(self.paths)
        twin.may = [row.copy() for row in self.may]
        twin.ways = [row.copy() for row in self.ways]
        twin.shown = self.shown.copy()
        twin.stale = self.stale.copy()
        twin.stale_ways = self.stale_ways.copy()
        twin.fresh = self.fresh
        return twin

    # Suppositions

    def pin(self, cards: int, now: int, place: int) -> None:
        """Suppose that these suspects are there at that moment."""
        row = self.may[now]
        for other in range(PLACES):
            if other != place:
                row[other] &= ~cards
        self._touch(now)

    def bar(self, cards: int, now: int, place: int) -> None:
        """Suppose that these suspects are not there at that moment."""
        self.may[now][place] &= ~cards
        self._touch(now)

    def must(self, now: int) -> list[int]:
        """For each place who can be nowhere else at that moment."""
        twice = _doubled(self.may[now])
        return [mask & ~twice for mask in self.may[now]]

    def _touch(self, now: int) -> None:
        self.fresh = True
        self.stale[now] = 1
        self.stale_ways[now] = 1
        if now > 0:
            self.stale_ways[now - 1] = 1

    # What follows

    def settle(self) -> bool:
        """Cross out all that is impossible; False if nothing is left."""
        while self._sweep():
            news = self._besides()
            if news == NEVER:
                return False
            if news == SAME:
                return True
        return False

    def _sweep(self) -> bool:
        last = self.paths.moments - 1
        while self.fresh:
            self.fresh = False
            for now in range(last + 1):
                if not (self._look_at(now) and self._look_along(now)):
                    return False
            for now in range(last, -1, -1):
                if not (self._look_along(now) and self._look_at(now)):
                    return False
        return True

    def _look_at(self, now: int) -> bool:
        """One moment: as many are at each place as everybody saw, and as was told."""
        if not self.stale[now]:
            return True
        self.stale[now] = 0
        paths = self.paths
        row = self.may[now]
        changed = False
        while True:
            news = self._fit(row, paths.sizes[now], paths.told_at[now], False, now)
            if news == NEVER:
                return False
            if news == SAME:
                break
            changed = True
        if changed:
            self._touch(now)
            self.stale[now] = 0
        return True

    def _look_along(self, now: int) -> bool:
        """One move: who takes a way was where it begins, and is where it ends."""
        paths = self.paths
        if now >= paths.moments - 1 or not self.stale_ways[now]:
            return True
        row = self.ways[now]
        before = self.may[now]
        after = self.may[now + 1]
        sources = paths.sources[now]
        targets = paths.targets[now]
        for at in range(len(row)):
            row[at] &= before[sources[at]] & after[targets[at]]
        while True:
            news = self._fit(row, paths.takes[now], paths.told_of[now], True, now)
            if news == NEVER:
                return False
            if news == SAME:
                break
        self._end_ways(now)
        self.stale_ways[now] = 0
        return True

    def _end_ways(self, now: int) -> None:
        """Nobody is where no way begins, or ends."""
        row = self.ways[now]
        out = [0] * PLACES
        come = [0] * PLACES
        sources = self.paths.sources[now]
        targets = self.paths.targets[now]
        for at in range(len(row)):
            out[sources[at]] |= row[at]
            come[targets[at]] |= row[at]
        for place in range(PLACES):
            if self.may[now][place] & ~out[place]:
                self.may[now][place] &= out[place]
                self._touch(now)
            if self.may[now + 1][place] & ~come[place]:
                self.may[now + 1][place] &= come[place]
                self._touch(now + 1)

    def _fit(
        self, row: list[int], numbers: list[int], told: list[Count], along: bool, now: int
    ) -> int:
        """Everybody is in one set of a row, and each set has its number."""
        self.twice = _doubled(row)
        every = 0
        news = SAME
        for at in range(len(row)):
            every |= row[at]
            found = self._bound(row, at, EVERYBODY, numbers[at], numbers[at])
            if found == NEVER:
                return NEVER
            news |= found
        if every != EVERYBODY:
            return NEVER
        for one in told:
            at = self.paths.way_of[now][one.place] if along else one.place
            found = self._tell(row, at, one)
            if found == NEVER:
                return NEVER
            news |= found
        return news

    def _tell(self, row: list[int], at: int, told: Count) -> int:
        """So many of a set, and the rest of others."""
        if at < 0:
            return SAME if told.least == 0 else NEVER
        inside = self._bound(row, at, told.mask, told.least, told.most)
        if inside == NEVER:
            return NEVER
        others = EVERYBODY & ~told.mask
        outside = self._bound(row, at, others, told.size - told.most, told.size - told.least)
        return NEVER if outside == NEVER else inside | outside

    def _bound(self, row: list[int], at: int, mask: int, least: int, most: int) -> int:
        """Between `least` and `most` of a set are here."""
        may = row[at] & mask
        must = may & ~self.twice
        if count(may) < least or count(must) > most:
            return NEVER
        if may == must:
            return SAME
        if count(must) == most:
            row[at] &= ~may | must
            return NEWS
        if count(may) == least:
            for other in range(len(row)):
                if other != at:
                    row[other] &= ~may
            return NEWS
        return SAME

    # Numbers that speak of several moments

    def _besides(self) -> int:
        news = SAME
        for at in range(len(self.shown)):
            found = self._show(at)
            if found == NEVER:
                return NEVER
            news |= found
        for told in self.paths.told_besides:
            match told.kind:
                case 1:
                    found = self._recall(told)
                case 3:
                    found = self._return(told)
                case _:
                    found = self._replace(told)
            if found == NEVER:
                return NEVER
            news |= found
        return news

    def _show(self, at: int) -> int:
        """A card that was shown was there."""
        shown = self.paths.shown[at]
        there = self.may[shown.at][shown.holder]
        self.shown[at] &= there
        card = self.shown[at]
        if card == 0:
            return NEVER
        if count(card) > 1 or self.must(shown.at)[shown.holder] & card:
            return SAME
        self.pin(card, shown.at, shown.holder)
        return NEWS

    def _return(self, told: Count) -> int:
        """The card that went is the card that came back."""
        paths = self.paths
        taker = paths.aims[told.at][told.place]
        went = paths.way_of[told.at][told.place]
        back = paths.way_of[told.other][taker]
        both = self.ways[told.at][went] & self.ways[told.other][back]
        if both == self.ways[told.at][went] and both == self.ways[told.other][back]:
            return SAME
        self.ways[told.at][went] = both
        self.ways[told.other][back] = both
        self._touch(told.at)
        self._touch(told.other)
        return NEWS

    def _replace(self, told: Count) -> int:
        """The card that went is not there any more."""
        paths = self.paths
        taker = paths.aims[told.at][told.place]
        went = paths.way_of[told.at][told.place]
        gone = self.ways[told.at][went]
        if count(gone) == 1 and self.may[told.other][taker] & gone:
            self.bar(gone, told.other, taker)
            return NEWS
        there = self.must(told.other)[taker]
        if gone & there:
            self.ways[told.at][went] &= ~there
            self._touch(told.at)
            return NEWS
        return SAME

    def _recall(self, told: Count) -> int:
        """A seat has seen so many of a set."""
        sure, may = self.seen(told)
        sure &= told.mask
        may &= told.mask
        if count(may) < told.least or count(sure) > told.most:
            return NEVER
        if sure == may:
            return SAME
        if count(sure) == told.most:
            return self._forget(told, may & ~sure)
        if count(may) == told.least and self.may[0][CULPRIT] & may:
            self.bar(may, 0, CULPRIT)
            return NEWS
        return SAME

    def seen(self, told: Count) -> tuple[int, int]:
        """Whom a seat has surely seen up to a moment, and whom it may have seen."""
        seat = told.place
        sure = told.sure
        may = told.sure
        for now in range(told.at + 1):
            row = self.may[now]
            if row[seat] & ~may or row[seat] & ~sure:
                may |= row[seat]
                sure |= row[seat] & ~_doubled(row)
        for look in self.paths.looks[: told.looks]:
            if look % 8 == seat:
                card = self.may[look // 128][look // 8 % 16]
                may |= card
                if count(card) == 1:
                    sure |= card
        for at in range(len(self.shown)):
            shown = self.paths.shown[at]
            if shown.to != seat or shown.line > told.line:
                continue
            card = self.shown[at]
            decided = count(card) == 1
            if shown.rest:
                may |= self.may[shown.at][shown.holder] & ~(card if decided else 0)
                sure |= self.must(shown.at)[shown.holder] & ~card
            else:
                may |= card
                if decided:
                    sure |= card
        return sure, may

    def _forget(self, told: Count, cards: int) -> int:
        """A seat has not seen these suspects up to a moment."""
        seat = told.place
        news = SAME
        for now in range(told.at + 1):
            if self.may[now][seat] & cards:
                self.bar(cards, now, seat)
                news = NEWS
        for look in self.paths.looks[: told.looks]:
            place = look // 8 % 16
            if look % 8 == seat and self.may[look // 128][place] & cards:
                self.bar(cards, look // 128, place)
                news = NEWS
        for at in range(len(self.shown)):
            shown = self.paths.shown[at]
            if shown.to != seat or shown.line > told.line:
                continue
            kept = self.shown[at] & ~cards
            if shown.rest:
                held = self.must(shown.at)[shown.holder] & cards
                kept = self.shown[at] & held if held else self.shown[at]
                if count(held) > 1:
                    return NEVER
            if kept != self.shown[at]:
                self.shown[at] = kept
                news = NEWS
        return news

    # What is left

    def agrees(self, told: Count) -> bool:
        """Whether a number is right in every world in which everybody is where he may be."""
        match told.kind:
            case 0:
                must = self.must(told.at)[told.place]
                may = self.may[told.at][told.place]
            case 1:
                must, may = self.seen(told)
            case 2:
                must, may = self._gone(told.at, told.place)
            case _:
                return self._is_linked(told)
        return count(must & told.mask) >= told.least and count(may & told.mask) <= told.most

    def _gone(self, now: int, place: int) -> tuple[int, int]:
        """Who must have left a place at a move, and who may have, by where they are."""
        aim = self.paths.aims[now][place]
        must = self.must(now)[place] & self.must(now + 1)[aim]
        return must, self.may[now][place] & self.may[now + 1][aim]

    def _is_linked(self, told: Count) -> bool:
        went, _ = self._gone(told.at, told.place)
        taker = self.paths.aims[told.at][told.place]
        if told.kind == BOTH:
            back, _ = self._gone(told.other, taker)
            return went & back != 0
        return went != 0 and self.may[told.other][taker] & went == 0


def _doubled(row: list[int]) -> int:
    """Who is in more than one set of a row."""
    once = 0
    twice = 0
    for mask in row:
        twice |= once & mask
        once |= mask
    return twice
