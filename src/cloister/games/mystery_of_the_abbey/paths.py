# compiled with mypyc
"""All ways in which the suspects may have wandered, as one onlooker knows them.

Between two moves of cards every suspect is at one place; that is a moment. A world is a path of
places for each of the 24 suspects, such that as many cards lie at each place, and go along each
way, as everybody saw. What the onlooker knows beyond that are `allowed` places for a suspect at a
moment, and counts over several suspects.
"""

from typing import Final

from . import entry, moves
from .entry import CULPRIT, PARLOUR, PLACES, Entry
from .traits import BIT, EVERYBODY, SUSPECTS, count, members

HAND: Final = 0
"""So many of a set are at a place at a moment."""
SEEN: Final = 1
"""So many of a set have been seen by a seat up to a moment."""
WENT: Final = 2
"""So many of a set went from a place to another at a move."""
BOTH: Final = 3
"""The card that went there came back (MOA-J19)."""
STILL: Final = 4
"""The card that went there is not there any more (MOA-J19)."""
MANY: Final = 99


class Count:
    """A number that was told, or that follows from what was shown."""

    def __init__(self, kind: int, at: int, place: int, other: int, mask: int) -> None:
        self.kind = kind
        self.at = at
        self.place = place
        self.other = other
        """The aim of the cards, or the moment of the other move."""
        self.mask = mask
        self.sure = 0
        """Whom the seat has seen whatever the world is like."""
        self.least = 0
        self.most = 0
        self.now = 0
        """How many there are in the world as it stands."""
        self.size = MANY
        """How many cards lie or go there, whatever they are."""
        self.inside = 0
        """While a world is laid: for how many of the set there is room, and for others."""
        self.outside = 0
        self.missing = 0
        """And how many of the set, and of the others, may be elsewhere."""
        self.others = 0

    def off(self, now: int) -> int:
        """How far a number is from what was told."""
        if now < self.least:
            return self.least - now
        return now - self.most if now > self.most else 0


class Shown:
    """A card that one seat showed to another, and that the onlooker did not see."""

    def __init__(self, line: int, at: int, holder: int, to: int, mask: int, rest: bool) -> None:
        self.line = line
        self.at = at
        self.holder = holder
        self.to = to
        self.mask = mask
        self.rest = rest
        """All were shown but this one."""
        self.card = 0


class Notes:
    """What an onlooker has written down: the sheet and the page."""

    def __init__(self, seats: int, onlooker: int) -> None:
        self.seats = seats
        self.onlooker = onlooker
        self.page: list[Entry] = []
        self.serial = 0
        self.base: list[int] = []
        self.sure: list[int] = []
        self.start: list[int] = []
        self.start_parlour = 0


class Knowledge:
    """What follows from notes: places, ways, counts. Without any chance."""

    def __init__(self, notes: Notes) -> None:
        self.seats = notes.seats
        self.onlooker = notes.onlooker
        self.page = notes.page
        self.serial = notes.serial
        self.sure = notes.sure.copy()
        """Whom each seat has surely seen, as far as the page is read."""
        self.free = notes.serial > 0
        """Others may have seen more than is known: some lines have been turned over."""
        self.moments = 1
        for line in self.page:
            if line.kind <= entry.DRAW:
                self.moments += 1
        self.allowed: list[list[int]] = []
        for card in range(SUSPECTS):
            row = [0xFFF] * self.moments
            row[0] = notes.base[card]
            self.allowed.append(row)
        self.sizes: list[list[int]] = []
        """For each moment how many cards lie at each place."""
        self.aims: list[list[int]] = []
        """For each move and place where cards go to, or -1."""
        self.numbers: list[list[int]] = []
        """For each move and place how many go."""
        self.counts: list[Count] = []
        self.shown: list[Shown] = []
        self.looks: list[int] = []
        """Hidden looks at the parlour pile: (moment * 16 + place) * 8 + seat."""
        self.slots = [PARLOUR + n for n in range(notes.start_parlour)]
        self.moment_of: list[int] = []
        """For each line the moment at which it was written."""
        self._read(notes.start, notes.start_parlour)
        self._reach_back()
        self.ways = [[at for at in range(PLACES) if row[at] > 0] for row in self.numbers]
        """For each move the places that cards leave."""
        self.stays: list[list[int]] = []
        """For each moment and place how many stay there until the next."""
        for now in range(self.moments):
            stays = self.sizes[now].copy()
            if now < self.moments - 1:
                for place in self.ways[now]:
                    stays[place] -= self.numbers[now][place]
            self.stays.append(stays)
        self.left = [mask_of(row) for row in self.stays]
        """For each moment the places at which somebody stays."""
        self.slack = [sum([count(mask) for mask in row]) for row in self.allowed]
        """How much freedom each suspect has."""

    # Reading the page

    def _read(self, start: list[int], parlour: int) -> None:
        sizes = [0] * PLACES
        for seat in range(self.seats):
            sizes[seat] = start[seat]
        sizes[CULPRIT] = 1
        for n in range(parlour):
            sizes[PARLOUR + n] = 1
        self.sizes.append(sizes)
        own = 0
        for card in range(SUSPECTS):
            if self.allowed[card][0] == BIT[self.onlooker]:
                own |= BIT[card]
        now = 0
        self._own(own, now)
        last_mass = -1
        for at in range(len(self.page)):
            line = self.page[at]
            self.moment_of.append(now)
            if line.kind <= entry.DRAW:
                own = self._move(line, now, own)
                if line.kind == entry.PASS and line.a == 1:
                    last_mass = at
                now += 1
                self._own(own, now)
            elif line.kind == entry.COUNT:
                self._count(line, now, last_mass)
            else:
                self._see(at, line, now)

    def _own(self, own: int, now: int) -> None:
        """The own hand is known at every moment."""
        if self.onlooker >= self.seats:
            return
        mine = BIT[self.onlooker]
        for card in range(SUSPECTS):
            self.allowed[card][now] &= mine if own >> card & 1 else ~mine

    def pin(self, cards: int, now: int, place: int) -> None:
        """These suspects are there at that moment."""
        for card in members(cards):
            self.allowed[card][now] &= BIT[place]

    def bar(self, cards: int, now: int, place: int) -> None:
        """These suspects are not there at that moment."""
        for card in members(cards):
            self.allowed[card][now] &= ~BIT[place]

    def _move(self, line: Entry, now: int, own: int) -> int:
        """Ways open for a move; the own hand after it."""
        aims = [-1] * PLACES
        numbers = [0] * PLACES
        sources = [line.a]
        targets = [line.b]
        if line.kind == entry.PASS:
            sources = list(range(self.seats))
            targets = [(seat + line.n) % self.seats for seat in sources]
        elif line.kind == entry.SWAP:
            sources = [line.a, line.b]
            targets = [line.b, line.a]
        elif line.kind == entry.DRAW:
            sources = [self.slots.pop(0)]
            targets = [line.a]
        sizes = self.sizes[now].copy()
        gone = 0
        come = 0
        for at in range(len(sources)):
            source, aim, cards = sources[at], targets[at], line.cards[at]
            n = count(cards)
            aims[source] = aim
            numbers[source] = n
            sizes[source] -= n
            sizes[aim] += n
            if line.knows(self.onlooker, source, self.seats):
                self.pin(cards, now, source)
                self.pin(cards, now + 1, aim)
                if source == self.onlooker:
                    gone |= cards
                if aim == self.onlooker:
                    come |= cards
        self.aims.append(aims)
        self.numbers.append(numbers)
        self.sizes.append(sizes)
        if line.kind == entry.BACK:
            self._link(line, now)
        return own & ~gone | come

    def _link(self, line: Entry, now: int) -> None:
        """What was given back is the very card that was taken, or that card is gone."""
        first = line.link - self.serial
        if first < 0 or line.knows(self.onlooker, line.a, self.seats):
            return
        kind = BOTH if line.n else STILL
        told = Count(kind, self.moment_of[first], line.b, now, EVERYBODY)
        told.least = told.most = line.n
        self.counts.append(told)

    def _see(self, at: int, line: Entry, now: int) -> None:
        known = line.knows(self.onlooker, line.a, self.seats)
        match line.kind:
            case entry.LOOK | entry.TURN:
                if known:
                    self.pin(line.cards[0], now, self.slots[0])
                    self._note(line, line.cards[0])
                else:
                    self.looks.append((now * 16 + self.slots[0]) * 8 + line.a)
                if line.kind == entry.TURN:
                    self.slots.append(self.slots.pop(0))
            case _:
                if line.n == 0:
                    self.bar(line.mask, now, line.a)
                elif known:
                    self.pin(line.cards[0], now, line.a)
                    self._note(line, line.cards[0])
                else:
                    self._unseen(at, line, now)

    def _note(self, line: Entry, cards: int) -> None:
        """Somebody else sees what the onlooker sees too."""
        public = line.kind == entry.TURN or line.kind == entry.SHOW_ALL
        for seat in range(self.seats):
            if public or seat == line.b:
                self.sure[seat] |= cards

    def _unseen(self, at: int, line: Entry, now: int) -> None:
        rest = line.kind == entry.REST
        self.shown.append(Shown(at, now, line.a, line.b, line.mask, rest))
        told = Count(HAND, now, line.a, -1, line.mask)
        told.least = 1
        told.most = MANY
        told.size = self.sizes[now][line.a]
        self.counts.append(told)

    def _count(self, line: Entry, now: int, last_mass: int) -> None:
        """A number that was told; what it says of single suspects is written down at once."""
        match line.b:
            case moves.HAND:
                self._count_hand(line, now)
            case moves.SEEN:
                self._count_seen(line, now)
            case _:
                self._count_passed(line, last_mass)

    def _count_hand(self, line: Entry, now: int) -> None:
        if line.n == 0:
            self.bar(line.mask, now, line.a)
        elif line.n == count(line.mask):
            self.pin(line.mask, now, line.a)
        else:
            if line.n == self.sizes[now][line.a]:
                self.bar(EVERYBODY & ~line.mask, now, line.a)
            self._tell(Count(HAND, now, line.a, -1, line.mask), line, self.sizes[now][line.a])

    def _count_seen(self, line: Entry, now: int) -> None:
        if line.a == self.onlooker:
            return
        if line.n == 0:
            for moment in range(now + 1):
                self.bar(line.mask, moment, line.a)
        if line.n == count(line.mask):
            for moment in range(self.moments):
                self.bar(line.mask, moment, CULPRIT)
        self._tell(Count(SEEN, now, line.a, -1, line.mask), line, MANY)

    def _count_passed(self, line: Entry, last_mass: int) -> None:
        if last_mass < 0:
            return
        mass = self.page[last_mass]
        at = self.moment_of[last_mass]
        giver = line.a if line.b == moves.PASSED else (line.a - mass.n) % self.seats
        aim = (giver + mass.n) % self.seats
        self._tell(Count(WENT, at, giver, aim, line.mask), line, self.numbers[at][giver])

    def _tell(self, told: Count, line: Entry, size: int) -> None:
        told.sure = self.sure[line.a]
        told.least = told.most = line.n
        told.size = size
        self.counts.append(told)

    # What follows for each suspect by itself

    def _reach_back(self) -> None:
        """Only places from which everything that is known later can still come about, and into
        which everything known earlier can have led."""
        for card in range(SUSPECTS):
            row = self.allowed[card]
            for now in range(self.moments - 2, -1, -1):
                row[now] &= self._before(now, row[now + 1])
            for now in range(self.moments - 1):
                row[now + 1] &= self._after(now, row[now])

    def _before(self, now: int, later: int) -> int:
        aims = self.aims[now]
        numbers = self.numbers[now]
        sizes = self.sizes[now]
        found = later
        for place in range(PLACES):
            aim = aims[place]
            if aim < 0:
                continue
            stays = numbers[place] < sizes[place] and later >> place & 1
            goes = numbers[place] > 0 and later >> aim & 1
            if stays or goes:
                found |= BIT[place]
            else:
                found &= ~BIT[place]
        return found

    def _after(self, now: int, earlier: int) -> int:
        aims = self.aims[now]
        numbers = self.numbers[now]
        sizes = self.sizes[now]
        found = 0
        for place in range(PLACES):
            if not earlier >> place & 1:
                continue
            if aims[place] < 0 or numbers[place] < sizes[place]:
                found |= BIT[place]
            if aims[place] >= 0 and numbers[place] > 0:
                found |= BIT[aims[place]]
        return found


def mask_of(row: list[int]) -> int:
    """The places of a row at which there is something."""
    mask = 0
    for place in range(PLACES):
        if row[place] > 0:
            mask |= BIT[place]
    return mask
