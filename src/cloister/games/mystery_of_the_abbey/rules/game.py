# compiled with mypyc
"""The course of the game: the agenda of a turn and of a Mass, what a move does, how it ends."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View

from ..components import cards, rooms
from ..components.rooms import CHURCH
from ..components.traits import BIT
from ..knowledge.imagine import imagine_world
from ..knowledge.knowledge import Knowledge
from ..knowledge.notes import notes_of
from ..knowledge.position import write_position
from ..knowledge.view import look
from . import agenda, events, moves, phase
from .agenda import item
from .invariants import check_abbey
from .moves import GO, PLAY, SEAT
from .refusals import forbids_move
from .state import Terms
from .visiting import Visiting

BELL_LAST = 4
WITH_BOOKS = (
    phase.MOVING,
    phase.WHOM,
    phase.REPLY,
    phase.AFTER_TALK,
    phase.AFTER_ROOM,
    phase.REACT,
    phase.MASS_BOOKS,
)
"""Where a kept book may be played, not to play it tells something too (MOA-J24)."""


class MysteryOfTheAbbey(Visiting):
    """A game in progress."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.known: dict[int, Knowledge] = {}
        """What onlookers were found to know the last time they imagined a world."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(seat) else forbids_move(self, seat, move)

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return look(self, seat, self.outcome())

    def copy(self) -> "MysteryOfTheAbbey":
        twin = MysteryOfTheAbbey(self.terms)
        twin.take_over(self)
        return twin

    def imagine(
        self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING
    ) -> "MysteryOfTheAbbey":
        """Everybody keeps a notebook here: what was seen and said is never forgotten."""
        twin = self.copy()
        if self.phase != phase.OVER:
            imagine_world(twin, self._known_to(self.terms.seats if seat is None else seat), chance)
        return twin

    def _known_to(self, onlooker: int) -> Knowledge:
        """Worked out once for as long as nothing new is known."""
        known = self.known.get(onlooker)
        if known is None or len(known.page) < len(self.page):
            known = Knowledge(notes_of(self, onlooker))
            self.known[onlooker] = known
        return known

    def check(self) -> None:
        check_abbey(self)

    def position(self) -> dict[str, Json]:
        return write_position(self)

    # A decision

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if self.kept[seat] and self.phase in WITH_BOOKS:
            told.reveal()
        if PLAY <= move < PLAY + moves.SPAN:
            self._play_book(seat, move - PLAY, told)
        else:
            self._decide(seat, move, chance, told)
        self.run(chance, told)

    def _decide(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.MOVING:
                self._go(move, told)
            case phase.WHOM:
                self.begin_question(seat, move - SEAT)
            case phase.TOPIC:
                self.choose_topic(move)
                self._put_if_complete(told)
            case phase.PARTS:
                self.add_part(move)
                self._put_if_complete(told)
            case phase.SPACE:
                self.space = move - moves.SPACE
                self.phase = phase.RUN
                self._put_if_complete(told)
            case phase.REPLY:
                self.reply(move, told)
            case phase.AFTER_TALK:
                self.phase = phase.RUN
            case _:
                self._decide_in_room(seat, move, chance, told)

    def _decide_in_room(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.ROOM:
                self.use_room(move == moves.USE, chance, told)
            case phase.REQUEST:
                self.add_to_request(seat, move)
            case phase.REQUEST_FROM:
                self.request_from(move - SEAT, told)
            case phase.CHAPTER | phase.REVEAL:
                self.speak_up(seat, move, told)
            case phase.ACCUSE:
                self.accuse(seat, move - moves.SUSPECT, told)
            case phase.AFTER_ROOM:
                self._end_or_crypt(move, told)
            case _:
                self._decide_for_card(seat, move, chance, told)

    def _decide_for_card(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.NAME_SEAT:
                self.name_seat(move - SEAT, chance, told)
            case phase.OWN_CARD:
                self.phase = phase.RUN
                self.swap(BIT[move - moves.SWAP], seat, self.asked, chance, told)
            case phase.SHOWING:
                self.choose_shown(seat, move, told)
            case phase.KEEP_BACK:
                self.phase = phase.RUN
                self.show_rest(seat, BIT[move - moves.KEEP], told)
            case phase.GIVING:
                if self.choose_gift(seat, move, told):
                    self.pass_on(self.agenda[-1] == item(agenda.EVENT), told)
            case phase.CENSUS:
                self.take_census(move - moves.TRAIT, told)
            case _:
                self.phase = phase.RUN

    def _put_if_complete(self, told: Announcements) -> None:
        if self.phase == phase.RUN:
            self.put_question(told)

    # Kept books

    def _play_book(self, seat: Seat, book: int, told: Announcements) -> None:
        """Its moment is now (MOA-J23); what it needs to go on stands on the agenda."""
        number = self.terms.books[book].effects[0]
        effect = self.play_book(seat, book, told)
        now = self.phase
        match effect.op:
            case cards.STEPS | cards.PLACE | cards.ENTER_FEWEST | cards.ENTER_OCCUPIED:
                self.move_books |= BIT[effect.op]
                if effect.op == cards.STEPS:
                    self.steps = effect.n
                return
            case cards.PRESS:
                self.pressed = True
                return
            case cards.REFUSE_BACK:
                pass
            case cards.ASK_AGAIN:
                self.agenda.append(item(agenda.MEET))
            case cards.CANCEL_PENANCE | cards.CANCEL_TAKING:
                self.agenda.pop()
            case cards.PASS_NOTHING:
                self.no_pass |= BIT[seat]
                self._ask_mass_again(seat)
            case cards.PASS_RIGHT:
                self.give_to = self.terms.seats - 1
                self._ask_mass_again(seat)
            case _:
                again = agenda.MOVE if now == phase.MOVING else agenda.AFTER_ROOM
                self.agenda.append(item(again))
                self.agenda.append(item(agenda.EFFECT, 0, 0, number))
        self.phase = phase.RUN

    def _ask_mass_again(self, seat: Seat) -> None:
        """Several books may be combined at one moment."""
        self.agenda.append(item(agenda.MASS_BOOKS, (seat - self.seat) % self.terms.seats))

    # The agenda

    def run(self, chance: Chance, told: Announcements) -> None:
        """Go on until somebody has to decide."""
        while self.phase == phase.RUN:
            self._do(self.agenda.pop(), chance, told)

    def _do(self, now: int, chance: Chance, told: Announcements) -> None:
        a, b, c = now // 32 % 16, now // 512 % 16, now // 8192
        match now % 32:
            case agenda.BEGIN:
                self._begin(a, told)
            case agenda.MOVE:
                self._offer_move()
            case agenda.CATCH:
                self._catch(chance, told)
            case agenda.MEET:
                self.meet()
            case agenda.ANSWER:
                self.must_answer(a, told)
            case agenda.BACK:
                self.turn_back()
            case agenda.AFTER_TALK:
                self.talk_again()
            case agenda.ROOM:
                self.offer_room()
            case agenda.LEAVE:
                self.turn_die()
            case agenda.AFTER_ROOM:
                self._offer_last_things()
            case agenda.TURN_END:
                self._end_turn()
            case _:
                self._do_to_somebody(now % 32, a, b, c, chance, told)

    def _do_to_somebody(
        self, kind: int, a: int, b: int, c: int, chance: Chance, told: Announcements
    ) -> None:
        match kind:
            case agenda.PENANCE:
                self.give_penance(a)
            case agenda.PENANCE_NOW:
                self.do_penance(a, told)
            case agenda.TAKE:
                self.take(a, b, c)
            case agenda.TAKE_NOW:
                self.take_now(a, b, c, chance, told)
            case agenda.SWAP:
                then = item(agenda.SWAP_NOW, a, b, c)
                self.ask_before(b, cards.ON_TAKING, then)
            case agenda.SWAP_NOW:
                self.begin_swap(a, b, c == 1, chance, told)
            case agenda.EFFECT:
                self.do_effect(c, a - 1, chance, told)
            case agenda.DRAW_BOOK:
                self.draw_book(chance, told)
            case _:
                self._do_mass(kind, a, chance, told)

    def _do_mass(self, kind: int, a: int, chance: Chance, told: Announcements) -> None:
        match kind:
            case agenda.MASS_BOOKS:
                seat = (self.seat + a) % self.terms.seats
                if self.kept[seat]:
                    self.react = cards.AT_MASS
                    self.decide(phase.MASS_BOOKS, seat)
            case agenda.MASS_CARDS:
                self.begin_giving(self.terms.passes[self.office()], self.give_to)
                if self.phase == phase.RUN:
                    self.pass_on(True, told)
            case agenda.EVENT:
                self.draw_event(chance, told)
            case agenda.MASS_END:
                self._end_mass(told)
            case _:
                self._ring(told)

    # A turn

    def _begin(self, seat: int, told: Announcements) -> None:
        """Time, and a turn that may be lost (MOA-T1, MOA-J17)."""
        self.seat = seat
        self.turns += 1
        self.extra = False
        self.extra_turns = 0
        self.cut = False
        if seat == self.first:
            if self.bell == BELL_LAST:
                self.agenda.append(item(agenda.RING))
                return
            self.bell += 1
            events.number(told, "bell", seat, self.bell)
        if self.owed >> seat & 1:
            self.owed &= ~BIT[seat]
            self.forget_promises(seat)
            events.one(told, "lost-turn", seat)
            self.agenda.append(item(agenda.BEGIN, (seat + 1) % self.terms.seats))
            return
        self.may_crypt = True
        self.plan_turn()

    def plan_turn(self) -> None:
        """The order of a turn (MOA-J21)."""
        self.move_books = 0
        for kind in (
            agenda.TURN_END,
            agenda.AFTER_ROOM,
            agenda.LEAVE,
            agenda.ROOM,
            agenda.MEET,
            agenda.CATCH,
            agenda.MOVE,
        ):
            self.agenda.append(item(kind))

    def _offer_move(self) -> None:
        if not self.cut:
            self.decide(phase.MOVING, self.seat)

    def _offer_last_things(self) -> None:
        """Books and the crypt card; who has neither is not asked (MOA-J24)."""
        if not self.cut and (self.kept[self.seat] or self.may_use_crypt()):
            self.decide(phase.AFTER_ROOM, self.seat)

    def _go(self, move: Move, told: Announcements) -> None:
        """The move (MOA-T2); who cannot move stays, without encounter or room (MOA-J20)."""
        seat = self.seat
        self.phase = phase.RUN
        self.forget_promises(seat)
        self.move_books = 0
        if move == moves.PASS:
            events.one(told, "stayed", seat)
            for _ in range(4):
                self.agenda.pop()
            return
        room = move - GO
        self.pawns[seat] = room
        self.forget_theft(seat)
        if room != CHURCH:
            self.praying &= ~BIT[seat]
        if room == rooms.LIBRARY:
            self.visited |= BIT[seat]
        events.went(told, seat, room)

    def _catch(self, chance: Chance, told: Announcements) -> None:
        """The owner comes home (MOA-C4)."""
        seat = self.seat
        room = self.pawns[seat]
        if self.terms.owner[room] != seat:
            return
        intruders = self.pawns_in(room, seat)
        for n in range(self.terms.seats - 1, 0, -1):
            other = (seat + n) % self.terms.seats
            if intruders >> other & 1:
                self.agenda.append(item(agenda.PENANCE, other))
        for n in range(1, self.terms.seats):
            other = (seat + n) % self.terms.seats
            if intruders >> other & 1:
                self.give_back(other, seat, chance, told)

    def _end_turn(self) -> None:
        """Extra turns first (MOA-J18), then the left neighbour (MOA-T5)."""
        if self.extra_turns > 0 and not self.cut:
            self.extra_turns -= 1
            self.extra = True
            self.plan_turn()
        else:
            self.agenda.append(item(agenda.BEGIN, (self.seat + 1) % self.terms.seats))

    def _end_or_crypt(self, move: Move, told: Announcements) -> None:
        self.phase = phase.RUN
        if move == moves.CRYPT:
            self.crypt &= ~BIT[self.seat]
            self.may_crypt = False
            self.extra_turns = 1
            events.one(told, "crypt-turn", self.seat)

    # Mass

    def _ring(self, told: Announcements) -> None:
        """The bell is rung: all go to church (MOA-M1), and what lasted ends (MOA-J29)."""
        self.lasting = 0
        self.locked = -1
        self.ransacked = -1
        for seat in range(self.terms.seats):
            self.pawns[seat] = CHURCH
            self.forget_theft(seat)
        self.give_to = 1
        self.no_pass = 0
        events.number(told, "mass", self.seat, self.terms.passes[self.office()])
        self.agenda.append(item(agenda.MASS_END))
        self.agenda.append(item(agenda.EVENT))
        self.agenda.append(item(agenda.MASS_CARDS))
        for n in range(self.terms.seats - 1, -1, -1):
            self.agenda.append(item(agenda.MASS_BOOKS, n))

    def _end_mass(self, told: Announcements) -> None:
        """The right neighbour takes the bell (MOA-M4), unless it was the last Mass (MOA-J14)."""
        self.masses += 1
        if self.masses >= self.terms.masses:
            self.finish(told)
            return
        self.first = (self.seat - 1) % self.terms.seats
        self.bell = self.terms.bell_first - 1
        self.agenda.append(item(agenda.BEGIN, self.first))

    # The end

    def points(self, seat: int) -> int:
        """Revelations, accusations and the culprit (MOA-V5)."""
        score = 4 if self.finder == seat else 0
        score -= 2 * self.wrong[seat]
        for made in self.revelations:
            if made // 128 == seat:
                right = self.terms.values[made // 8 % 16] >> self.culprit & 1
                score += 2 if right else -(made % 8)
        return score

    def outcome(self) -> Outcome | None:
        """Most points win; in a tie who found the culprit, if tied, else all (MOA-V5, MOA-J12)."""
        if self.phase != phase.OVER:
            return None
        scores = [self.points(seat) for seat in range(self.terms.seats)]
        best = max(scores)
        winners = [seat for seat in range(self.terms.seats) if scores[seat] == best]
        if self.finder in winners:
            winners = [self.finder]
        reason = "culprit_found" if self.finder >= 0 else "last_mass"
        return Outcome(tuple(scores), tuple(winners), reason)
