# compiled with mypyc
"""What an onlooker can write down for each suspect: where it may be, and who has surely seen it.

The newest lines of the chronicle are kept as they are and `imagine` obeys every one of them. Older
lines are turned over: what they prove about each single suspect stays in the sheet.
"""

from typing import Final

from . import entry, moves
from .entry import CULPRIT, PARLOUR, Entry
from .state import Abbey
from .traits import BIT, SUSPECTS, count

LINES: Final = 48
"""So many lines stay on the page when a Mass begins."""
SEATS_MASK: Final = 63


def open_sheets(abbey: Abbey) -> None:
    """At the beginning everybody knows the own hand, and the spectator nothing."""
    seats = abbey.terms.seats
    abbey.start = [count(hand) for hand in abbey.hands]
    abbey.start_parlour = len(abbey.parlour)
    abbey.base = []
    abbey.sure = []
    for onlooker in range(seats + 1):
        hand = abbey.hands[onlooker] if onlooker < seats else 0
        abbey.base.append(base_of(abbey, onlooker, hand))
        abbey.sure.append([hand if other == onlooker else 0 for other in range(seats)])


def base_of(abbey: Abbey, onlooker: int, hand: int) -> list[int]:
    """Where each suspect may be for somebody who knows the own hand and nothing else."""
    seats = abbey.terms.seats
    anywhere = BIT[seats] - 1 | BIT[CULPRIT] | (BIT[abbey.start_parlour] - 1) << PARLOUR
    own = BIT[onlooker] if onlooker < seats else 0
    return [own if hand >> card & 1 else anywhere & ~own for card in range(SUSPECTS)]


def turn_page(abbey: Abbey) -> None:
    """Turn the oldest lines over if the page is full."""
    over = len(abbey.page) - LINES
    if over <= 0:
        return
    lines = abbey.page[:over]
    final: list[Sheet] = []
    for onlooker in range(abbey.terms.seats + 1):
        sheet = Sheet(abbey, onlooker)
        for line in lines:
            sheet.note(line)
        sheet.close()
        final.append(sheet)
    abbey.base = [sheet.places for sheet in final]
    abbey.sure = [sheet.sure for sheet in final]
    abbey.start = final[0].sizes
    abbey.start_parlour = len(final[0].slots)
    abbey.page = abbey.page[over:]
    abbey.serial += over


class Sheet:
    """One onlooker's sheet, carried on line by line."""

    def __init__(self, abbey: Abbey, onlooker: int) -> None:
        self.seats = abbey.terms.seats
        self.onlooker = onlooker
        self.places = abbey.base[onlooker].copy()
        self.sure = abbey.sure[onlooker].copy()
        self.sizes = abbey.start.copy()
        self.slots = [PARLOUR + n for n in range(abbey.start_parlour)]

    def note(self, line: Entry) -> None:
        """What a line says about each suspect."""
        match line.kind:
            case entry.PASS:
                self._pass(line)
            case entry.TAKE | entry.BACK:
                known = line.knows(self.onlooker, line.a, self.seats)
                self._move([line.a], [line.b], [line.cards[0]], known)
            case entry.SWAP:
                known = line.knows(self.onlooker, line.a, self.seats)
                self._move([line.a, line.b], [line.b, line.a], line.cards, known)
            case entry.DRAW:
                self._draw(line)
            case entry.LOOK | entry.TURN:
                self._look(line)
            case entry.COUNT:
                self._count(line)
            case _:
                self._show(line)

    def _pin(self, cards: int, place: int) -> None:
        for card in range(SUSPECTS):
            if cards >> card & 1:
                self.places[card] = BIT[place]

    def _bar(self, cards: int, place: int) -> None:
        for card in range(SUSPECTS):
            if cards >> card & 1:
                self.places[card] &= ~BIT[place]

    def _pass(self, line: Entry) -> None:
        """Everybody hands on to a neighbour; two of the hand-overs are known to who is there."""
        before = self.places
        after = [mask & ~SEATS_MASK for mask in before]
        for giver in range(self.seats):
            given = line.cards[giver]
            to = (giver + line.n) % self.seats
            n = count(given)
            known = line.knows(self.onlooker, giver, self.seats)
            stay = 0 if n == self.sizes[giver] and not known else BIT[giver]
            go = 0 if known or n == 0 else BIT[to]
            for card in range(SUSPECTS):
                if before[card] >> giver & 1:
                    after[card] |= stay | go
        self.places = after
        sizes = self.sizes.copy()
        for giver in range(self.seats):
            given = line.cards[giver]
            to = (giver + line.n) % self.seats
            sizes[giver] -= count(given)
            sizes[to] += count(given)
            if line.knows(self.onlooker, giver, self.seats):
                self._pin(given, to)
                self.sure[giver] |= given
                self.sure[to] |= given
        self.sizes = sizes

    def _move(self, sources: list[int], aims: list[int], cards: list[int], known: bool) -> None:
        """Single cards from hand to hand."""
        before = self.places.copy()
        for at in range(len(sources)):
            source, aim = sources[at], aims[at]
            if known:
                self._pin(cards[at], aim)
                self.sure[source] |= cards[at]
                self.sure[aim] |= cards[at]
                continue
            for card in range(SUSPECTS):
                if before[card] >> source & 1:
                    if self.sizes[source] == 1:
                        self.places[card] &= ~BIT[source]
                    self.places[card] |= BIT[aim]
        for at in range(len(sources)):
            self.sizes[sources[at]] -= 1
            self.sizes[aims[at]] += 1

    def _draw(self, line: Entry) -> None:
        slot = self.slots.pop(0)
        if line.knows(self.onlooker, line.a, self.seats):
            self._pin(line.cards[0], line.a)
            self.sure[line.a] |= line.cards[0]
        for card in range(SUSPECTS):
            if self.places[card] >> slot & 1:
                self.places[card] &= ~BIT[slot]
                if line.a != self.onlooker:
                    self.places[card] |= BIT[line.a]
        self.sizes[line.a] += 1

    def _look(self, line: Entry) -> None:
        slot = self.slots[0]
        if line.knows(self.onlooker, line.a, self.seats):
            self._bar(~line.cards[0], slot)
            self._pin(line.cards[0], slot)
            for other in range(self.seats):
                if line.kind == entry.TURN or other == line.a:
                    self.sure[other] |= line.cards[0]
        if line.kind == entry.TURN:
            self.slots.append(self.slots.pop(0))

    def _show(self, line: Entry) -> None:
        if line.n == 0:
            self._bar(line.mask, line.a)
        elif line.knows(self.onlooker, line.a, self.seats):
            shown = line.cards[0]
            self._pin(shown, line.a)
            for other in range(self.seats):
                if line.kind == entry.SHOW_ALL or other == line.a or other == line.b:
                    self.sure[other] |= shown

    def _count(self, line: Entry) -> None:
        whole = line.n == count(line.mask)
        if line.b == moves.HAND:
            if line.n == 0:
                self._bar(line.mask, line.a)
            elif whole:
                self._pin(line.mask, line.a)
            elif line.n == self.sizes[line.a]:
                self._bar(~line.mask, line.a)
        elif whole:
            self._bar(line.mask, CULPRIT)
            if line.b == moves.SEEN:
                self.sure[line.a] |= line.mask

    def close(self) -> None:
        """Who is known to fill a place leaves no room for others; then count places anew."""
        self._crowd_out()
        renumbered: list[int] = []
        for mask in self.places:
            kept = mask & BIT[PARLOUR] - 1
            for n in range(len(self.slots)):
                if mask >> self.slots[n] & 1:
                    kept |= BIT[PARLOUR + n]
            renumbered.append(kept)
        self.places = renumbered

    def _crowd_out(self) -> None:
        for _ in range(3):
            for place in range(entry.PLACES):
                size = self.sizes[place] if place < self.seats else 1
                pinned = 0
                for mask in self.places:
                    if mask == BIT[place]:
                        pinned += 1
                if pinned == size:
                    for card in range(SUSPECTS):
                        if self.places[card] != BIT[place]:
                            self.places[card] &= ~BIT[place]
