# compiled with mypyc
"""The timeline: the notes of one onlooker, read line by line into moments, moves and clues.

Between two moves of cards every suspect is at one place: that is a moment. At each move every
suspect goes somewhere or stays. A world gives each of the 24 suspects a path of places, so that
the number of cards at each place, and on each way, is what everybody saw. The timeline holds these
numbers, who may be where as far as the notes say so directly, and the remaining clues
(constraints.py).
"""

from ..components.traits import EVERYBODY, count
from ..rules import chronicle, moves
from ..rules.chronicle import CULPRIT, MASS, PARLOUR, PLACES, Entry
from .constraints import HELD, NO_LIMIT, REPLACED, RETURNED, SEEN, WENT, Count, Showing
from .notes import Notes


class Timeline:
    """What the notes say directly. Chance plays no part, nor what the onlooker cannot know."""

    def __init__(self, notes: Notes) -> None:
        self.seats = notes.seats
        self.onlooker = notes.onlooker
        self.page = notes.page
        self.moments = 1
        for line in self.page:
            if line.is_move():
                self.moments += 1
        self._begin_moments(notes)
        self._begin_clues(notes)
        self._read(notes)
        self._begin_ways()
        for now in range(self.moments - 1):
            self._open_ways(now)
        self._sort_counts()

    def _begin_moments(self, notes: Notes) -> None:
        """Set up who may be where and how many cards move, before any line is read."""
        self.may: list[list[int]] = [[EVERYBODY] * PLACES for _ in range(self.moments)]
        """For each moment and place, the suspects that may be there."""
        self.sizes: list[list[int]] = []
        """For each moment, how many cards lie at each place."""
        self.aims: list[list[int]] = []
        """For each move and place, where cards go to, or -1."""
        self.numbers: list[list[int]] = []
        """For each move and place, how many go."""
        self.slots = [PARLOUR + n for n in range(notes.piled)]
        """The places of the parlour pile from its top down, as far as the chronicle is read."""

    def _begin_clues(self, notes: Notes) -> None:
        """Start without clues, before any line is read."""
        self.sure: list[int] = [0] * notes.seats
        """The suspects that each seat has certainly seen, as far as the chronicle is read."""
        self.counts: list[Count] = []
        self.shown: list[Showing] = []
        self.looks: list[int] = []
        """Hidden looks at the parlour pile: (moment * 16 + place) * 8 + seat."""
        self.moment_of: list[int] = []
        """For each line, the moment at which it was written."""

    def _begin_ways(self) -> None:
        """Start without ways. They are numbered within each move; staying is a way too."""
        self.sources: list[list[int]] = []
        """For each move and way, where it begins."""
        self.targets: list[list[int]] = []
        """For each move and way, where it ends."""
        self.takes: list[list[int]] = []
        """For each move and way, how many suspects take it."""
        self.way_of: list[list[int]] = []
        """For each move and place, the way that leaves it, or -1."""

    def _sort_counts(self) -> None:
        """Sort the counts by what they are about, for the rules of possibilities.py."""
        self.counts_at: list[list[Count]] = [[] for _ in range(self.moments)]
        """For each moment, the counts of cards at a place."""
        self.counts_of_move: list[list[Count]] = [[] for _ in range(self.moments)]
        """For each move, the counts of cards that went."""
        self.counts_over_time: list[Count] = []
        """All other counts: those about several moments."""
        for clue in self.counts:
            if clue.kind == HELD:
                self.counts_at[clue.at].append(clue)
            elif clue.kind == WENT:
                self.counts_of_move[clue.at].append(clue)
            else:
                self.counts_over_time.append(clue)

    def _open_ways(self, now: int) -> None:
        """Number the ways of one move."""
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
        """Read the chronicle from its first line to its last."""
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
            if line.is_move():
                own = self._move(line, now, own)
                if line.kind == chronicle.PASS and line.a == MASS:
                    last_mass = at
                now += 1
                self._own(own, now)
            elif line.kind == chronicle.COUNT:
                self._count(line, now, last_mass)
            else:
                self._see(at, line, now)

    def _own(self, own: int, now: int) -> None:
        """Note the onlooker's own hand, which is known at every moment."""
        if self.onlooker < self.seats:
            self.pin(own, now, self.onlooker)
            self.bar(EVERYBODY & ~own, now, self.onlooker)
            self.sure[self.onlooker] |= own

    def pin(self, cards: int, now: int, place: int) -> None:
        """Note that these suspects are there at that moment."""
        row = self.may[now]
        for other in range(PLACES):
            if other != place:
                row[other] &= ~cards

    def bar(self, cards: int, now: int, place: int) -> None:
        """Note that these suspects are not there at that moment."""
        self.may[now][place] &= ~cards

    def _move(self, line: Entry, now: int, own: int) -> int:
        """Read a line in which cards change places. Returns the onlooker's hand after it."""
        aims = [-1] * PLACES
        numbers = [0] * PLACES
        sources = line.givers(self.seats)
        targets = line.takers(self.seats)
        if line.kind == chronicle.DRAW:
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
        if line.kind == chronicle.BACK:
            self._link(line, now)
        return own & ~gone | come

    def _follow(self, cards: int, now: int, source: int, aim: int) -> None:
        """Note which suspects go there; the onlooker knows them."""
        self.pin(cards, now, source)
        self.pin(cards, now + 1, aim)
        self.sure[aim] |= cards
        if source < self.seats:
            self.sure[source] |= cards

    def _link(self, line: Entry, now: int) -> None:
        """Note that the card given back is the one taken, or that the one taken is elsewhere."""
        if line.knows(self.onlooker, line.a, self.seats):
            return
        kind = RETURNED if line.n else REPLACED
        clue = Count(kind, self.moment_of[line.link], line.b, now, EVERYBODY)
        clue.least = clue.most = line.n
        self.counts.append(clue)

    def _see(self, at: int, line: Entry, now: int) -> None:
        """Read a line in which a card is looked at or shown, or somebody has none to show."""
        known = line.knows(self.onlooker, line.a, self.seats)
        match line.kind:
            case chronicle.LOOK | chronicle.TURN:
                if known:
                    self.pin(line.cards[0], now, self.slots[0])
                    self._note(line, line.cards[0])
                else:
                    self.looks.append((now * 16 + self.slots[0]) * 8 + line.a)
                if line.kind == chronicle.TURN:
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
        """Note which seats saw the cards that the onlooker saw."""
        public = line.kind == chronicle.TURN or line.kind == chronicle.SHOW_ALL
        for seat in range(self.seats):
            looks = line.kind == chronicle.LOOK and seat == line.a
            shows = line.kind >= chronicle.SHOW and (seat == line.b or seat == line.a)
            if public or looks or shows:
                self.sure[seat] |= cards

    def _unseen(self, at: int, line: Entry, now: int) -> None:
        """Note a card shown that the onlooker did not see: at least one that fits is there."""
        rest = line.kind == chronicle.REST
        self.shown.append(Showing(at, now, line.a, line.b, line.mask, rest))
        clue = Count(HELD, now, line.a, -1, line.mask)
        clue.least = 1
        clue.most = NO_LIMIT
        clue.size = self.sizes[now][line.a]
        self.counts.append(clue)

    def _count(self, line: Entry, now: int, last_mass: int) -> None:
        """Read a line in which a number was told."""
        match line.b:
            case moves.HAND:
                clue = Count(HELD, now, line.a, -1, line.mask)
                self._tell(clue, line, self.sizes[now][line.a])
            case moves.SEEN:
                if line.a != self.onlooker:
                    self._tell(Count(SEEN, now, line.a, -1, line.mask), line, NO_LIMIT)
            case _:
                if last_mass >= 0:
                    self._count_passed(line, last_mass)

    def _count_passed(self, line: Entry, last_mass: int) -> None:
        """Note a number of cards that were passed or received at the last Mass."""
        mass = self.page[last_mass]
        at = self.moment_of[last_mass]
        giver = line.a if line.b == moves.PASSED else (line.a - mass.n) % self.seats
        aim = (giver + mass.n) % self.seats
        self._tell(Count(WENT, at, giver, aim, line.mask), line, self.numbers[at][giver])

    def _tell(self, clue: Count, line: Entry, size: int) -> None:
        """Note a number that was told, with what its teller had certainly seen by then."""
        clue.sure = self.sure[line.a]
        clue.line = len(self.moment_of) - 1
        clue.looks = len(self.looks)
        clue.least = clue.most = line.n
        clue.size = size
        self.counts.append(clue)
