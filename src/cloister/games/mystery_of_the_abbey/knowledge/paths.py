# compiled with mypyc
"""All ways in which the suspects may have wandered, as one onlooker knows them.

Between two moves of cards every suspect is at one place; that is a moment. At each move every
suspect takes a way: it goes, or it stays. A world is a path of places for each of the 24 suspects,
such that as many cards lie at each place, and take each way, as everybody saw. What the onlooker
knows beyond that are the suspects who `may` be at a place, and counts over several suspects.
"""

from typing import Final

from ..components.traits import EVERYBODY, count
from ..rules import entry, moves
from ..rules.entry import CULPRIT, PARLOUR, PLACES, Entry
from .notes import Notes

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
        self.line = 0
        """Where on the page it was told: what is shown later at the same moment does not count."""
        self.looks = 0
        """How many hidden looks at the parlour pile came before."""
        self.least = 0
        self.most = 0
        self.size = MANY
        """How many cards lie or go there, whatever they are."""
        self.now = 0
        """How many there are in the world as it stands."""
        self.weight = 1
        """Grows while the number will not come right."""
        self.inside = 0
        """While a world is laid: for how many of the set there is room, and for others."""
        self.outside = 0
        self.missing = 0
        """And how many of the set, and of the others, may be elsewhere."""
        self.others = 0

    def off(self, now: int) -> int:
        """How far a number is from what was told, as heavy as it weighs."""
        if now < self.least:
            return (self.least - now) * self.weight
        return (now - self.most) * self.weight if now > self.most else 0


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


class Paths:
    """What the notes say, line by line. Without any chance."""

    def __init__(self, notes: Notes) -> None:
        self.seats = notes.seats
        self.onlooker = notes.onlooker
        self.page = notes.page
        self.sure: list[int] = [0] * notes.seats
        """Whom each seat has surely seen, as far as the page is read."""
        self.moments = 1
        for line in self.page:
            if line.kind <= entry.DRAW:
                self.moments += 1
        self.may: list[list[int]] = [[EVERYBODY] * PLACES for _ in range(self.moments)]
        """For each moment and place who may be there."""
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
        self.slots = [PARLOUR + n for n in range(notes.piled)]
        self.moment_of: list[int] = []
        """For each line the moment at which it was written."""
        self._read(notes)
        self.sources: list[list[int]] = []
        """For each move from where the ways lead: who stays takes one too."""
        self.targets: list[list[int]] = []
        self.takes: list[list[int]] = []
        """How many take each."""
        self.way_of: list[list[int]] = []
        """For each move and place the way of those who leave it, or -1."""
        for now in range(self.moments - 1):
            self._open_ways(now)
        self.told_at: list[list[Count]] = [[] for _ in range(self.moments)]
        """Counts of what lay somewhere, by moment."""
        self.told_of: list[list[Count]] = [[] for _ in range(self.moments)]
        """Counts of what went, by move."""
        self.told_besides: list[Count] = []
        """All others."""
        for told in self.counts:
            match told.kind:
                case 0:
                    self.told_at[told.at].append(told)
                case 2:
                    self.told_of[told.at].append(told)
                case _:
                    self.told_besides.append(told)

    def _open_ways(self, now: int) -> None:
        sources: list[int] = []
        targets: list[int] = []
        takes: list[int] = []
        way_of = [-1] * PLACES
        for place in range(PLACES):
            goes = self.numbers[now][place]
            if goes > 0:
                way_of[place] = len(sources)
                sources.append(place)
                targets.append(self.aims[now][place])
                takes.append(goes)
            if self.sizes[now][place] > goes:
                sources.append(place)
                targets.append(place)
                takes.append(self.sizes[now][place] - goes)
        self.sources.append(sources)
        self.targets.append(targets)
        self.takes.append(takes)
        self.way_of.append(way_of)

    def _read(self, notes: Notes) -> None:
        sizes = [0] * PLACES
        for seat in range(self.seats):
            sizes[seat] = notes.start[seat]
        sizes[CULPRIT] = 1
        for n in range(notes.piled):
            sizes[PARLOUR + n] = 1
        self.sizes.append(sizes)
        own = notes.own
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
        if self.onlooker < self.seats:
            self.pin(own, now, self.onlooker)
            self.bar(EVERYBODY & ~own, now, self.onlooker)
            self.sure[self.onlooker] |= own

    def pin(self, cards: int, now: int, place: int) -> None:
        """These suspects are there at that moment."""
        row = self.may[now]
        for other in range(PLACES):
            if other != place:
                row[other] &= ~cards

    def bar(self, cards: int, now: int, place: int) -> None:
        """These suspects are not there at that moment."""
        self.may[now][place] &= ~cards

    def _move(self, line: Entry, now: int, own: int) -> int:
        """Ways open for a move; the own hand after it."""
        aims = [-1] * PLACES
        numbers = [0] * PLACES
        sources = line.givers(self.seats)
        targets = line.takers(self.seats)
        if line.kind == entry.DRAW:
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
                self._follow(cards, now, source, aim)
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

    def _follow(self, cards: int, now: int, source: int, aim: int) -> None:
        """The onlooker knows who goes there."""
        self.pin(cards, now, source)
        self.pin(cards, now + 1, aim)
        self.sure[aim] |= cards
        if source < self.seats:
            self.sure[source] |= cards

    def _link(self, line: Entry, now: int) -> None:
        """What was given back is the very card that was taken, or that card is gone."""
        if line.knows(self.onlooker, line.a, self.seats):
            return
        kind = BOTH if line.n else STILL
        told = Count(kind, self.moment_of[line.link], line.b, now, EVERYBODY)
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
            looks = line.kind == entry.LOOK and seat == line.a
            shows = line.kind >= entry.SHOW and (seat == line.b or seat == line.a)
            if public or looks or shows:
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
        """A number that was told."""
        match line.b:
            case moves.HAND:
                told = Count(HAND, now, line.a, -1, line.mask)
                self._tell(told, line, self.sizes[now][line.a])
            case moves.SEEN:
                if line.a != self.onlooker:
                    self._tell(Count(SEEN, now, line.a, -1, line.mask), line, MANY)
            case _:
                if last_mass >= 0:
                    self._count_passed(line, last_mass)

    def _count_passed(self, line: Entry, last_mass: int) -> None:
        mass = self.page[last_mass]
        at = self.moment_of[last_mass]
        giver = line.a if line.b == moves.PASSED else (line.a - mass.n) % self.seats
        aim = (giver + mass.n) % self.seats
        self._tell(Count(WENT, at, giver, aim, line.mask), line, self.numbers[at][giver])

    def _tell(self, told: Count, line: Entry, size: int) -> None:
        told.sure = self.sure[line.a]
        told.line = len(self.moment_of) - 1
        told.looks = len(self.looks)
        told.least = told.most = line.n
        told.size = size
        self.counts.append(told)
