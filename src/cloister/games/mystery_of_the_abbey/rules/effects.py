# compiled with mypyc
"""What events and books do: one function for each effect of section 13.4."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements

from ..components import cards
from ..components.cards import Card, Effect
from ..components.traits import BIT, EVERYBODY, count
from . import agenda, entry, events, phase
from .agenda import item
from .entry import Entry
from .handling import Handling


class Effects(Handling):
    """An abbey in which books are read."""

    # Drawing and playing

    def roll(self, chance: Chance, but: int) -> int:
        """A die names a seat in play (MOA-S4), never this one (MOA-J11)."""
        while True:
            seat = chance.below(6, "die")
            if seat < self.terms.seats and seat != but:
                return seat

    def draw_book(self, chance: Chance, told: Announcements) -> None:
        """A book of the scriptorium: kept hidden, or done at once (MOA-C5)."""
        if not self.books:
            return
        book = self.books.pop(0)
        card = self.terms.books[book]
        told.reveal()
        if card.star:
            self.kept[self.seat].append(book)
            self.kept[self.seat].sort()
            events.secretly(told, "kept", self.seat, card.word, card.title)
            return
        self.put_under(book)
        events.card(told, "read", self.seat, card.word, card.title)
        self.carry_out(card, self.seat, chance, told)

    def put_under(self, book: int) -> None:
        """A book that everybody has seen goes under its pile (MOA-S2, MOA-J27)."""
        self.books.append(book)
        self.open_books |= BIT[book]

    def play_book(self, seat: int, book: int, told: Announcements) -> Effect:
        """A kept book is turned up (MOA-J23); its effect."""
        card = self.terms.books[book]
        self.kept[seat].remove(book)
        self.put_under(book)
        events.card(told, "played", seat, card.word, card.title)
        told.reveal()
        return self.terms.effects[card.effects[0]]

    def draw_library(self, chance: Chance, told: Announcements) -> None:
        """A book of the library is read out and done (MOA-C6)."""
        book = self.library.pop(0)
        self.library.append(book)
        self.open_library = min(self.open_library + 1, len(self.library))
        card = self.terms.library[book]
        events.card(told, "read", self.seat, card.word, card.title)
        told.reveal()
        self.carry_out(card, self.seat, chance, told)

    def draw_event(self, chance: Chance, told: Announcements) -> None:
        """An event is drawn and done (MOA-M3)."""
        if not self.terms.has_events or not self.events:
            return
        event = self.events.pop(0)
        self.events.append(event)
        self.open_events = min(self.open_events + 1, len(self.events))
        card = self.terms.events[event]
        events.card(told, "event", self.seat, card.word, card.title)
        told.reveal()
        self.carry_out(card, -1, chance, told)

    def carry_out(self, card: Card, but: int, chance: Chance, told: Announcements) -> None:
        """Its effects go on the agenda; a die is rolled once for the card."""
        rolled = -1
        if card.die:
            rolled = self.roll(chance, but)
            events.one(told, "rolled", rolled)
        for at in range(len(card.effects) - 1, -1, -1):
            self.agenda.append(item(agenda.EFFECT, rolled + 1, 0, card.effects[at]))

    # Doing

    def do_effect(self, number: int, rolled: int, chance: Chance, told: Announcements) -> None:
        """One effect. What cannot be done falls away (MOA-J21)."""
        effect = self.terms.effects[number]
        match effect.op:
            case cards.SHOW | cards.TAKE | cards.SWAP | cards.PENANCE | cards.ASK:
                self._concern(number, rolled, chance, told)
            case cards.PASS:
                self._pass(effect, chance, told)
            case cards.LOOK_PARLOUR:
                self._look_parlour(effect, rolled, told)
            case cards.TURN_PARLOUR:
                self._turn_parlour(told)
            case cards.DRAW_BOOKS:
                for _ in range(effect.n):
                    self.agenda.append(item(agenda.DRAW_BOOK))
            case cards.GIVE_CRYPT:
                self._give_crypt(told)
            case cards.RETURN_BOOKS:
                self._return_books(chance, told)
            case cards.ROLL_CONFESSIONALS:
                self._roll_confessionals(chance, told)
            case _:
                self._do_plain(number, rolled)

    def _do_plain(self, number: int, rolled: int) -> None:
        """Effects that touch no card."""
        effect = self.terms.effects[number]
        match effect.op:
            case cards.REVEAL:
                self.effect = number
                if len(self.revelations) < 12:
                    self.decide(phase.REVEAL, self.seat)
            case cards.COUNT:
                self.decide(phase.CENSUS, self.seat)
            case cards.EXTRA_TURNS:
                if not self.cut:
                    self.extra_turns += effect.n
            case _:
                self.lasting |= effect.flag
                if effect.flag == cards.CELL_LOCKED:
                    self.locked = rolled
                elif effect.flag == cards.CELL_RANSACKED:
                    self.ransacked = rolled

    def _concern(self, number: int, rolled: int, chance: Chance, told: Announcements) -> None:
        """Whom it concerns: all of them, or those whom the reader names."""
        effect = self.terms.effects[number]
        seats = self.targets_of(self.seat, effect, rolled)
        if not seats or (effect.op == cards.ASK and not self._may_ask()):
            return
        several = effect.who == cards.EACH or effect.who == cards.OTHERS
        most = effect.n if effect.op == cards.TAKE else 1
        if several or count(seats) <= most:
            self.apply(effect, seats, chance, told)
            return
        self.effect = number
        self.targets = seats
        self.names = 0
        self.decide(phase.NAME_SEAT, self.seat)

    def _may_ask(self) -> bool:
        """Nobody in penance asks, and nobody at all in the great silence (MOA-J25)."""
        return not self.praying >> self.seat & 1 and not self.lasting & cards.NO_QUESTIONS

    def name_seat(self, seat: int, chance: Chance, told: Announcements) -> None:
        """The reader has named somebody; a tithe concerns two (MOA-L6)."""
        effect = self.terms.effects[self.effect]
        self.names |= BIT[seat]
        self.targets &= ~BIT[seat]
        most = effect.n if effect.op == cards.TAKE else 1
        if count(self.names) < most:
            return
        self.phase = phase.RUN
        named = self.names
        self.names = 0
        self.apply(effect, named, chance, told)

    def apply(self, effect: Effect, seats: int, chance: Chance, told: Announcements) -> None:
        """Do it to these seats, clockwise from the reader (MOA-J16)."""
        match effect.op:
            case cards.SHOW:
                self._show(effect, seats, chance, told)
            case cards.ASK:
                self.forced = True
                self.back = False
                self.pressed = False
                self.targets = seats
                self.begin_question(self.seat, self._only(seats))
            case _:
                for n in range(self.terms.seats - 1, -1, -1):
                    other = (self.seat + n) % self.terms.seats
                    if seats >> other & 1:
                        self.agenda.append(self._item(effect, other))

    def _item(self, effect: Effect, other: int) -> int:
        match effect.op:
            case cards.TAKE:
                return item(agenda.TAKE, other, self.seat, agenda.BOOK)
            case cards.SWAP:
                return item(agenda.SWAP, self.seat, other, 1 if effect.random else 0)
            case _:
                return item(agenda.PENANCE, other)

    def _show(self, effect: Effect, seats: int, chance: Chance, told: Announcements) -> None:
        if effect.n == cards.ALL_BUT_ONE:
            holder = self._only(seats)
            if effect.random:
                self.show_rest(holder, self.at_random(holder, chance), told)
            else:
                self.decide(phase.KEEP_BACK, holder)
        elif not effect.random:
            self.begin_showing(seats, effect.mask, effect.to)
        else:
            for n in range(self.terms.seats):
                other = (self.seat + n) % self.terms.seats
                if seats >> other & 1:
                    fitting = self.hands[other] & effect.mask
                    card = self._one_of(fitting, chance) if fitting else 0
                    self.show_one(other, card, effect.mask, effect.to, told)

    def _one_of(self, fitting: int, chance: Chance) -> int:
        skipped = chance.below(count(fitting), "suspect")
        for _ in range(skipped):
            fitting &= fitting - 1
        return fitting & -fitting

    def _pass(self, effect: Effect, chance: Chance, told: Announcements) -> None:
        step = 1 if effect.to == cards.LEFT else self.terms.seats - 1
        self.no_pass = 0
        if not effect.random:
            self.begin_giving(effect.n, step)
            if self.phase == phase.RUN:
                self.pass_on(False, told)
            return
        self.give_to = step
        for seat in range(self.terms.seats):
            self.picks[seat] = self.at_random(seat, chance) if self.hands[seat] else 0
        self.pass_on(False, told)

    def _look_parlour(self, effect: Effect, rolled: int, told: Announcements) -> None:
        if not self.parlour:
            self.agenda.append(item(agenda.EFFECT, rolled + 1, 0, effect.other))
            return
        top = BIT[self.parlour[0]]
        self.saw(self.seat, top, entry.PARLOUR)
        self.page.append(Entry(entry.LOOK, self.seat, -1, EVERYBODY, 1, [top]))
        events.alone(told, "looked", self.seat, top)
        told.reveal()

    def _turn_parlour(self, told: Announcements) -> None:
        """The top card is shown to all and goes to the bottom (MOA-E15)."""
        if not self.parlour:
            return
        card = self.parlour.pop(0)
        self.parlour.append(card)
        self.all_saw(BIT[card], entry.PARLOUR)
        self.page.append(Entry(entry.TURN, -1, -1, EVERYBODY, 1, [BIT[card]]))
        events.shown(told, "turned", self.seat, BIT[card])
        told.reveal()

    def _roll_confessionals(self, chance: Chance, told: Announcements) -> None:
        """Each die for itself (MOA-E17)."""
        for die in range(2):
            self.dice[die] = self.roll(chance, -1)
            events.number(told, "confessor", self.dice[die], die + 1)
        told.reveal()

    def _give_crypt(self, told: Announcements) -> None:
        """Everybody without a crypt card takes one, while they last (MOA-E14)."""
        for n in range(self.terms.seats):
            seat = (self.seat + n) % self.terms.seats
            if not self.crypt >> seat & 1 and count(self.crypt) < self.terms.crypt_cards:
                self.crypt |= BIT[seat]
                events.one(told, "took-crypt", seat)

    def _return_books(self, chance: Chance, told: Announcements) -> None:
        """All kept books go under the pile, shuffled among themselves (MOA-E13, MOA-J27)."""
        back: list[int] = []
        for seat in range(self.terms.seats):
            back += self.kept[seat]
            self.kept[seat] = []
        back.sort()
        chance.shuffle(back, "books")
        for book in back:
            self.books.append(book)
            self.open_books &= ~BIT[book]
        events.number(told, "returned", self.seat, len(back))
        told.reveal()
