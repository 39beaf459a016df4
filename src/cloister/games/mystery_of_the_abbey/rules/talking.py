# compiled with mypyc
"""Encounters: questions, the vow of silence, the question back (MOA-Q1 to MOA-Q4, MOA-J22)."""

from cloister.core.game import Announcements
from cloister.core.values import Move

from ..components import cards
from ..components.traits import BIT, EVERYBODY, count
from . import agenda, entry, events, moves, phase
from .agenda import item
from .entry import Entry
from .legal import Choices


class Talking(Choices):
    """An abbey in which people talk."""

    def decide(self, now: int, seat: int) -> None:
        """The next decision is this seat's."""
        self.phase = now
        self.decider = seat

    def meet(self) -> None:
        """Who ends a move where others are must question one of them (MOA-T3, MOA-J6)."""
        there = self.pawns_in(self.pawns[self.seat], self.seat) & ~self.praying
        if self.cut or not there or self.lasting & cards.NO_QUESTIONS:
            return
        self.pressed = False
        self.forced = False
        self.back = False
        self.targets = there
        self.agenda.append(item(agenda.AFTER_TALK))
        if there & (there - 1) or self.kept[self.seat]:
            self.decide(phase.WHOM, self.seat)
        else:
            self.begin_question(self.seat, self._only(there))

    def _only(self, mask: int) -> int:
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        return seat

    def begin_question(self, asker: int, asked: int) -> None:
        """Somebody turns to somebody."""
        self.asker = asker
        self.asked = asked
        self.topic = -1
        self.traits = 0
        self.names = 0
        self.space = 0
        self.decide(phase.TOPIC, asker)

    def choose_topic(self, move: Move) -> None:
        """What the question is about, or none is put back (MOA-Q2)."""
        if move == moves.WAIVE:
            self.phase = phase.RUN
            return
        self.topic = move - moves.TOPIC
        if self.topic == moves.WILL:
            self.phase = phase.SPACE
        elif self.topic == moves.ALOUD:
            self.phase = phase.RUN
        else:
            self.phase = phase.PARTS

    def add_part(self, move: Move) -> None:
        """One more trait or name, or the question is complete."""
        if move == moves.DONE:
            self.phase = phase.RUN
        elif move >= moves.NAME:
            self.names |= BIT[move - moves.NAME]
        else:
            self.traits |= BIT[move - moves.TRAIT]

    def put_question(self, told: Announcements) -> None:
        """The question stands; who is asked answers, all of them in their order."""
        if self.topic < 0:
            return
        events.question(told, self, "asked-all" if self.forced else "asked", 0)
        if self.forced:
            for n in range(self.terms.seats - 1, 0, -1):
                other = (self.asker + n) % self.terms.seats
                if self.targets >> other & 1:
                    self.agenda.append(item(agenda.ANSWER, other))
            return
        if not self.back:
            self.agenda.append(item(agenda.BACK))
        self.agenda.append(item(agenda.ANSWER, self.asked))

    def must_answer(self, seat: int, told: Announcements) -> None:
        """A decision, if there is anything to decide; otherwise the engine tells the truth."""
        self.asked = seat
        decides = self.topic >= moves.WILL or self.may_be_silent()
        if decides or (self.back and self.kept[seat]):
            self.decide(phase.REPLY, seat)
        else:
            self._tell_truth(told)

    def reply(self, move: Move, told: Announcements) -> None:
        """Silence, an answer, a promise, or the book that spares one the answer."""
        self.phase = phase.RUN
        if move == moves.SILENT:
            events.two(told, "silent", self.asked, self.asker)
            self.pressed = True
        elif move == moves.ANSWER:
            self._tell_truth(told)
        elif self.topic == moves.WILL:
            self._promise(move == moves.YES)
            events.question(told, self, "promised" if move == moves.YES else "promised-not", 0)
        else:
            said = "said-yes" if move == moves.YES else "said-no"
            if move < moves.PLAIN:
                said = "said-number"
            events.question(told, self, said, move - moves.SAY)

    def _promise(self, yes: bool) -> None:
        """An answered intention binds (MOA-Q4, MOA-J3)."""
        if yes:
            self.yes[self.asked] = self.space
        else:
            self.no[self.asked] |= BIT[self.space]

    def _tell_truth(self, told: Announcements) -> None:
        """Answers are exact and true (MOA-Q4)."""
        asked = self.asked
        mask = self.matching()
        n = count(mask & self.asked_of(asked, self.topic))
        self.page.append(Entry(entry.COUNT, asked, self.topic, mask, n, []))
        events.question(told, self, "answered", n)
        told.reveal()

    def asked_of(self, seat: int, topic: int) -> int:
        """The suspects that a question to a seat is about, of whatever traits."""
        match topic:
            case moves.HAND:
                return self.hands[seat]
            case moves.SEEN:
                return self.seen[seat]
            case _:
                mass = self.page[self.last_mass()]
                giver = seat if topic == moves.PASSED else (seat - mass.n) % self.terms.seats
                return mass.cards[giver]

    def turn_back(self) -> None:
        """Who has answered may put one question back (MOA-Q2)."""
        if self.pressed or self.praying >> self.asked & 1:
            return
        self.back = True
        self.begin_question(self.asked, self.asker)

    def talk_again(self) -> None:
        """A book that asks once more, if there is still somebody to ask (MOA-B13)."""
        seat = self.seat
        there = self.pawns_in(self.pawns[seat], seat) & ~self.praying
        if self.kept[seat] and there and not self.cut:
            self.decide(phase.AFTER_TALK, seat)

    # Counting

    def take_census(self, value: int, told: Announcements) -> None:
        """Everybody says how many suspects of a kind are in hand (MOA-L7)."""
        self.phase = phase.RUN
        mask = self.terms.values[value] & EVERYBODY
        for n in range(self.terms.seats):
            seat = (self.seat + n) % self.terms.seats
            held = count(mask & self.hands[seat])
            self.page.append(Entry(entry.COUNT, seat, moves.HAND, mask, held, []))
            events.counted(told, seat, value, held)
        told.reveal()
