# compiled with mypyc
"""Possibilities: who may be where at each moment. What is impossible is eliminated.

Every rule of elimination is a proof: what it removes is impossible in every world that fits the
notes. So it may clear a suspect, and a count that holds in all remaining cases need not be checked
again. When every suspect has one place left at each moment, all notes have been checked.
"""

from typing import Final

from ..components.traits import EVERYBODY, count
from ..rules.chronicle import CULPRIT, PLACES
from .constraints import HELD, RETURNED, SEEN, WENT, Count
from .timeline import Timeline

IMPOSSIBLE: Final = -1
UNCHANGED: Final = 0
CHANGED: Final = 1
"""What a rule of elimination reports."""


class Possibilities:
    """Who may be where, as far as it has been worked out. A copy is narrowed down separately."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.may: list[list[int]] = [row.copy() for row in timeline.may]
        """For each moment and place, the suspects that may be there."""
        self.ways: list[list[int]] = [[EVERYBODY] * len(row) for row in timeline.sources]
        """For each move and way, the suspects that may take it."""
        self.shown: list[int] = [showing.mask for showing in timeline.shown]
        """For each card shown to somebody else, the suspects that it may be."""
        self.stale: list[int] = [1] * timeline.moments
        """Moments that have changed since they were last examined."""
        self.stale_ways: list[int] = [1] * timeline.moments
        """Moves that have to be examined again."""
        self.any_stale = True
        self.twice = 0
        """The suspects that are in more than one set of the row that was examined last."""

    def copy(self) -> "Possibilities":
        """A copy, to go on with another supposition."""
        twin = Possibilities(self.timeline)
        twin.may = [row.copy() for row in self.may]
        twin.ways = [row.copy() for row in self.ways]
        twin.shown = self.shown.copy()
        twin.stale = self.stale.copy()
        twin.stale_ways = self.stale_ways.copy()
        twin.any_stale = self.any_stale
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
        """For each place, the suspects that can be nowhere else at that moment."""
        twice = _doubled(self.may[now])
        return [mask & ~twice for mask in self.may[now]]

    def _touch(self, now: int) -> None:
        """A moment has changed: it and the moves around it have to be examined again."""
        self.any_stale = True
        self.stale[now] = 1
        self.stale_ways[now] = 1
        if now > 0:
            self.stale_ways[now - 1] = 1

    # What follows

    def eliminate(self) -> bool:
        """Remove everything that the rules prove impossible. False if there is a contradiction."""
        while self._sweep():
            result = self._examine_over_time()
            if result == IMPOSSIBLE:
                return False
            if result == UNCHANGED:
                return True
        return False

    def _sweep(self) -> bool:
        """Examine all that is stale, forwards and backwards, until nothing is."""
        last = self.timeline.moments - 1
        while self.any_stale:
            self.any_stale = False
            for now in range(last + 1):
                if not (self._examine_moment(now) and self._examine_move(now)):
                    return False
            for now in range(last, -1, -1):
                if not (self._examine_move(now) and self._examine_moment(now)):
                    return False
        return True

    def _examine_moment(self, now: int) -> bool:
        """Examine one moment: each place holds as many suspects as everybody saw and was told."""
        if not self.stale[now]:
            return True
        self.stale[now] = 0
        timeline = self.timeline
        row = self.may[now]
        changed = False
        while True:
            result = self._fit(row, timeline.sizes[now], timeline.counts_at[now], False, now)
            if result == IMPOSSIBLE:
                return False
            if result == UNCHANGED:
                break
            changed = True
        if changed:
            self._touch(now)
            self.stale[now] = 0
        return True

    def _examine_move(self, now: int) -> bool:
        """Examine one move: a suspect on a way was where it begins, and is where it ends."""
        timeline = self.timeline
        if now >= timeline.moments - 1 or not self.stale_ways[now]:
            return True
        row = self.ways[now]
        before = self.may[now]
        after = self.may[now + 1]
        sources = timeline.sources[now]
        targets = timeline.targets[now]
        for at in range(len(row)):
            row[at] &= before[sources[at]] & after[targets[at]]
        while True:
            result = self._fit(row, timeline.takes[now], timeline.counts_of_move[now], True, now)
            if result == IMPOSSIBLE:
                return False
            if result == UNCHANGED:
                break
        self._end_ways(now)
        self.stale_ways[now] = 0
        return True

    def _end_ways(self, now: int) -> None:
        """Remove suspects from places at which no way begins or ends for them."""
        row = self.ways[now]
        out = [0] * PLACES
        come = [0] * PLACES
        sources = self.timeline.sources[now]
        targets = self.timeline.targets[now]
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
        self, row: list[int], numbers: list[int], clue: list[Count], along: bool, now: int
    ) -> int:
        """Apply the numbers of a row: everybody is in just one set, and each set has its size."""
        self.twice = _doubled(row)
        every = 0
        result = UNCHANGED
        for at in range(len(row)):
            every |= row[at]
            found = self._bound(row, at, EVERYBODY, numbers[at], numbers[at])
            if found == IMPOSSIBLE:
                return IMPOSSIBLE
            result |= found
        if every != EVERYBODY:
            return IMPOSSIBLE
        for one in clue:
            at = self.timeline.way_of[now][one.place] if along else one.place
            found = self._tell(row, at, one)
            if found == IMPOSSIBLE:
                return IMPOSSIBLE
            result |= found
        return result

    def _tell(self, row: list[int], at: int, clue: Count) -> int:
        """Apply a count: this many of its set are here, and the rest here are others."""
        if at < 0:
            return UNCHANGED if clue.least == 0 else IMPOSSIBLE
        inside = self._bound(row, at, clue.mask, clue.least, clue.most)
        if inside == IMPOSSIBLE:
            return IMPOSSIBLE
        others = EVERYBODY & ~clue.mask
        outside = self._bound(row, at, others, clue.size - clue.most, clue.size - clue.least)
        return IMPOSSIBLE if outside == IMPOSSIBLE else inside | outside

    def _bound(self, row: list[int], at: int, mask: int, least: int, most: int) -> int:
        """Apply a bound: between `least` and `most` of a set are here."""
        may = row[at] & mask
        must = may & ~self.twice
        if count(may) < least or count(must) > most:
            return IMPOSSIBLE
        if may == must:
            return UNCHANGED
        if count(must) == most:
            row[at] &= ~may | must
            return CHANGED
        if count(may) == least:
            for other in range(len(row)):
                if other != at:
                    row[other] &= ~may
            return CHANGED
        return UNCHANGED

    # Clues about several moments

    def _examine_over_time(self) -> int:
        """Apply showings, and counts about several moments."""
        result = UNCHANGED
        for at in range(len(self.shown)):
            found = self._show(at)
            if found == IMPOSSIBLE:
                return IMPOSSIBLE
            result |= found
        for clue in self.timeline.counts_over_time:
            if clue.kind == SEEN:
                found = self._recall(clue)
            elif clue.kind == RETURNED:
                found = self._return(clue)
            else:
                found = self._replace(clue)
            if found == IMPOSSIBLE:
                return IMPOSSIBLE
            result |= found
        return result

    def _show(self, at: int) -> int:
        """Apply a showing: the card that was shown was in that hand."""
        showing = self.timeline.shown[at]
        there = self.may[showing.at][showing.holder]
        self.shown[at] &= there
        card = self.shown[at]
        if card == 0:
            return IMPOSSIBLE
        if count(card) > 1 or self.must(showing.at)[showing.holder] & card:
            return UNCHANGED
        self.pin(card, showing.at, showing.holder)
        return CHANGED

    def _return(self, clue: Count) -> int:
        """Apply RETURNED: the card that went is the card that came back."""
        timeline = self.timeline
        taker = timeline.aims[clue.at][clue.place]
        went = timeline.way_of[clue.at][clue.place]
        back = timeline.way_of[clue.other][taker]
        both = self.ways[clue.at][went] & self.ways[clue.other][back]
        if both == self.ways[clue.at][went] and both == self.ways[clue.other][back]:
            return UNCHANGED
        self.ways[clue.at][went] = both
        self.ways[clue.other][back] = both
        self._touch(clue.at)
        self._touch(clue.other)
        return CHANGED

    def _replace(self, clue: Count) -> int:
        """Apply REPLACED: the card that went is no longer there."""
        timeline = self.timeline
        taker = timeline.aims[clue.at][clue.place]
        went = timeline.way_of[clue.at][clue.place]
        gone = self.ways[clue.at][went]
        if count(gone) == 1 and self.may[clue.other][taker] & gone:
            self.bar(gone, clue.other, taker)
            return CHANGED
        there = self.must(clue.other)[taker]
        if gone & there:
            self.ways[clue.at][went] &= ~there
            self._touch(clue.at)
            return CHANGED
        return UNCHANGED

    def _recall(self, clue: Count) -> int:
        """Apply SEEN: a seat has seen this many of a set."""
        sure, may = self.seen(clue)
        sure &= clue.mask
        may &= clue.mask
        if count(may) < clue.least or count(sure) > clue.most:
            return IMPOSSIBLE
        if sure == may:
            return UNCHANGED
        if count(sure) == clue.most:
            return self._forget(clue, may & ~sure)
        if count(may) == clue.least and self.may[0][CULPRIT] & may:
            self.bar(may, 0, CULPRIT)
            return CHANGED
        return UNCHANGED

    def seen(self, clue: Count) -> tuple[int, int]:
        """The suspects that a seat must have seen up to a moment, and those it may have seen."""
        seat = clue.place
        sure = clue.sure
        may = clue.sure
        for now in range(clue.at + 1):
            row = self.may[now]
            if row[seat] & ~may or row[seat] & ~sure:
                may |= row[seat]
                sure |= row[seat] & ~_doubled(row)
        for look in self.timeline.looks[: clue.looks]:
            if look % 8 == seat:
                card = self.may[look // 128][look // 8 % 16]
                may |= card
                if count(card) == 1:
                    sure |= card
        for at in range(len(self.shown)):
            showing = self.timeline.shown[at]
            if showing.to != seat or showing.line > clue.line:
                continue
            card = self.shown[at]
            decided = count(card) == 1
            if showing.rest:
                may |= self.may[showing.at][showing.holder] & ~(card if decided else 0)
                sure |= self.must(showing.at)[showing.holder] & ~card
            else:
                may |= card
                if decided:
                    sure |= card
        return sure, may

    def _forget(self, clue: Count, cards: int) -> int:
        """Conclude that a seat has not seen these suspects up to a moment."""
        seat = clue.place
        result = UNCHANGED
        for now in range(clue.at + 1):
            if self.may[now][seat] & cards:
                self.bar(cards, now, seat)
                result = CHANGED
        for look in self.timeline.looks[: clue.looks]:
            place = look // 8 % 16
            if look % 8 == seat and self.may[look // 128][place] & cards:
                self.bar(cards, look // 128, place)
                result = CHANGED
        for at in range(len(self.shown)):
            showing = self.timeline.shown[at]
            if showing.to != seat or showing.line > clue.line:
                continue
            kept = self.shown[at] & ~cards
            if showing.rest:
                held = self.must(showing.at)[showing.holder] & cards
                kept = self.shown[at] & held if held else self.shown[at]
                if count(held) > 1:
                    return IMPOSSIBLE
            if kept != self.shown[at]:
                self.shown[at] = kept
                result = CHANGED
        return result

    # Clues that need no more attention

    def is_certain(self, clue: Count) -> bool:
        """Whether a count is right in all remaining cases."""
        if clue.kind == HELD:
            must = self.must(clue.at)[clue.place]
            may = self.may[clue.at][clue.place]
        elif clue.kind == SEEN:
            must, may = self.seen(clue)
        elif clue.kind == WENT:
            must, may = self._gone(clue.at, clue.place)
        else:
            return self._is_linked(clue)
        return count(must & clue.mask) >= clue.least and count(may & clue.mask) <= clue.most

    def _gone(self, now: int, place: int) -> tuple[int, int]:
        """The suspects that must have left a place at a move, and those that may have."""
        aim = self.timeline.aims[now][place]
        must = self.must(now)[place] & self.must(now + 1)[aim]
        return must, self.may[now][place] & self.may[now + 1][aim]

    def _is_linked(self, clue: Count) -> bool:
        """Whether the card that came back certainly is, or is not, the one that went."""
        went, _ = self._gone(clue.at, clue.place)
        taker = self.timeline.aims[clue.at][clue.place]
        if clue.kind == RETURNED:
            back, _ = self._gone(clue.other, taker)
            return went & back != 0
        return went != 0 and self.may[clue.other][taker] & went == 0


def _doubled(row: list[int]) -> int:
    """The suspects that are in more than one set of a row."""
    once = 0
    twice = 0
    for mask in row:
        twice |= once & mask
        once |= mask
    return twice
