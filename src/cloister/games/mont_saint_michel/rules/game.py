# compiled with mypyc
"""The course of the game: whose decision it is, what is legal, what a move does."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.errors import BadPosition
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View

from ..components.ground import FAR
from ..components.pack import Components
from ..components.places import BIT, LAST, NOBODY, RAMP, TOP
from ..knowledge.position import read_position, write_position
from ..knowledge.view import look
from . import events, phase
from .hidden import DECLINED, IDENTITY, NO_LOCATION, NO_PAGE
from .history import NONE, written_look, written_turn
from .moves import DECLINE, GIVE, LOOK, MOVE, ON, PUSH, STAY, STEP, STOP, UP
from .refusals import (
    ALLOWED,
    BOUND_MONK,
    BOUND_TO_GIVE,
    CLIMB_FIRST,
    LEAVE_RAMP,
    LOOK_FIRST,
    MONK_FIRST,
    NOBODY_THERE,
    PEEK_FIRST,
    PEEKED,
    PUSH_FIRST,
    REFUSALS,
    WALK_FIRST,
)
from .terms import Terms
from .walking import Walking

ALONE: Final = [(seat,) for seat in range(5)]


class MontSaintMichel(Walking):
    """A game of Mont Saint Michel in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase >= phase.PAGE:
            return () if self.phase == phase.OVER else ALONE[self.seat]
        return ALONE[self.looker]

    def moves(self, seat: Seat) -> list[Move]:
        if seat not in self.to_act():
            return []
        match self.phase:
            case phase.PEEKING | phase.LOOKING:
                peeking = self.phase == phase.PEEKING
                barred = self.peeked() if peeking else 0
                return [LOOK + monk for monk in range(6) if not barred & BIT[monk]] + [DECLINE]
            case phase.PAGE:
                found = [GIVE] if self._why_not_give() == ALLOWED else []
                monks = range(MOVE, MOVE + 6)
                return found + [move for move in monks if self._why_not_move(move) == ALLOWED]
            case _:
                return self.decisions()

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """Moves are drawn until one is legal; most are."""
        match self.phase:
            case phase.PEEKING | phase.LOOKING:
                move = LOOK + chance.below(7)
                while self._why_not_look(move) != ALLOWED:
                    move = LOOK + chance.below(7)
                return move
            case phase.PAGE:
                given = 0 if self.at[self.location] == NOBODY else 1
                move = MOVE - given + chance.below(6 + given)
                while self._why_not_page(move) != ALLOWED:
                    move = MOVE - given + chance.below(6 + given)
                return move
            case phase.PUSHING:
                ways = self.terms.ways[self.place[self.pushed]]
                move = PUSH + ways[chance.below(len(ways))]
                while self.why_not(move) != ALLOWED:
                    move = PUSH + ways[chance.below(len(ways))]
                return move
            case _:
                found = self.open_decisions()
                move = found[chance.below(len(found))]
                while self.why_not(move) != ALLOWED:
                    move = found[chance.below(len(found))]
                return move

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        """Rules are asked in the order in which a person would name them."""
        why = self._why_forbidden(move)
        return None if why == ALLOWED else REFUSALS[why]

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.PEEKING:
                self._look_inside(move, told)
                self._peeked_once(told)
            case phase.LOOKING:
                self._look_inside(move, told)
                self._looked_once(told)
            case phase.PAGE:
                if move == GIVE:
                    self._win(self.at[self.location], NONE, chance, told)
                else:
                    self.set_out(move - MOVE)
                    if told.listening:
                        events.set_out(self, told)
            case _:
                self._move_on(move, chance, told)

    def outcome(self) -> Outcome | None:
        """The best named monk wins (MSM-28), ties as agreed (MSM-29, MSM-V4, MSM-A18)."""
        if self.phase != phase.OVER:
            return None
        seats = range(self.terms.seats)
        monks = [self.inside.index(seat) for seat in seats]
        scores = [self.total[monk] for monk in monks]
        most = max(scores)
        best = [seat for seat in seats if scores[seat] == most]
        if len(best) > 1:
            counts = self._counts()
            more = max([counts[monks[seat]] for seat in best])
            best = [seat for seat in best if counts[monks[seat]] == more]
        return Outcome(tuple(scores), tuple(best), "last_page")

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return look(self, seat, memory, self.outcome())

    def imagine(
        self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING
    ) -> "MontSaintMichel":
        world = self.copy()
        world.redeal(seat, chance, memory)
        return world

    def copy(self) -> "MontSaintMichel":
        twin = MontSaintMichel(self.terms)
        twin.take_over(self)
        return twin

    def position(self) -> dict[str, Json]:
        return write_position(self)

    # Cards

    def begin(self, told: Announcements) -> None:
        """The first peeks, if the table plays with them (MSM-V1), or the first turn."""
        self.looker = self.seat
        if self.terms.first_peek:
            self.phase = phase.PEEKING
        else:
            self._turn_up(told)

    def _turn_up(self, told: Announcements) -> None:
        """Turn up what is missing (MSM-8)."""
        if self.location == NO_LOCATION:
            self.location = self.order[self.opened % LAST]
            self.opened += 1
            told.reveal()
            if told.listening:
                events.location(self, told)
        while self.page == NO_PAGE:
            card = self.deck.pop()
            told.reveal()
            if card != IDENTITY:
                self.page = card
                self.waiting = 0
                if told.listening:
                    events.page(self, told)
            elif self._hand_out(told):
                return
        self.phase = phase.PAGE

    def _hand_out(self, told: Announcements) -> bool:
        """An identity card goes to whoever may look (MSM-24, MSM-25); False if nobody may."""
        self.looker = self._entitled()
        if self.looker == NOBODY:
            self.gone += 1
        else:
            self.phase = phase.LOOKING
        if told.listening:
            events.identity(self, told)
        return self.looker != NOBODY

    def _entitled(self) -> int:
        """The active seat, or the next clockwise that has fewer looks (MSM-25, MSM-A21)."""
        terms = self.terms
        below = min(self.laid) + 1 if terms.fair_looks else terms.limit
        below = min(below, terms.limit)
        for ahead in range(terms.seats):
            seat = (self.seat + ahead) % terms.seats
            if self.laid[seat] < below:
                return seat
        return NOBODY

    def _end_turn(self, told: Announcements) -> None:
        self.turns += 1
        self.seat = self.seat + 1 if self.seat + 1 < self.terms.seats else 0
        self._turn_up(told)

    # Looking

    def peeked(self) -> int:
        """The monks that first peeks have used up, as bits (MSM-A27)."""
        barred = 0
        for at in range(self.peeks):
            monk = self.looked[at] % 8
            if monk != DECLINED:
                barred |= BIT[monk]
        return barred

    def _look_inside(self, move: Move, told: Announcements) -> None:
        """Only the looker learns who it is (MSM-26); all see where (MSM-A23)."""
        seat, monk = self.looker, move - LOOK
        self.looked.append(seat * 8 + monk)
        self.looked_on.append(self.turns)
        self.note(written_look(seat, monk))
        if monk != DECLINED:
            self.seen[seat] |= BIT[monk]
            told.reveal()
        if told.listening:
            events.look(self, monk, told)

    def _peeked_once(self, told: Announcements) -> None:
        """From the start player clockwise, everybody once (MSM-A27)."""
        self.peeks += 1
        self.looker = (self.looker + 1) % self.terms.seats
        if self.peeks == self.terms.seats:
            self._turn_up(told)

    def _looked_once(self, told: Announcements) -> None:
        """Who passed the card on goes on with the turn (MSM-25), who looked has had it (MSM-24)."""
        self.laid[self.looker] += 1
        if self.looker == self.seat:
            self._end_turn(told)
        else:
            self._turn_up(told)

    # Moving

    def _move_on(self, move: Move, chance: Chance, told: Announcements) -> None:
        if told.listening:
            events.before(self, move, told)
        self.carry_on(move)
        if move == STOP or (self.phase == phase.WALKING and self.has_only_stop()):
            self._end_move(chance, told)

    def _end_move(self, chance: Chance, told: Announcements) -> None:
        """The page goes to who has landed on the location, if anybody has (MSM-12, MSM-14)."""
        moved = self.mover
        self.mover = NOBODY
        if self.has_landed():
            self._win(self.at[self.location], moved, chance, told)
            return
        self._note_turn(NONE, moved, self.began)
        self.waiting += 1
        if told.listening:
            events.left_open(self, told)
        self._end_turn(told)

    def _win(self, monk: int, moved: int, chance: Chance, told: Announcements) -> None:
        """MSM-10, MSM-13: the page is tucked away, the location goes under its deck."""
        self._note_turn(monk, moved, self.place if moved == NONE else self.began)
        self.taken.append(self.page * 8 + monk)
        self.total[monk] += self.terms.value[self.page]
        if told.listening:
            events.win(self, monk, moved == NONE, told)
        self.page = NO_PAGE
        self.location = NO_LOCATION
        if not self.deck:
            self._end(told)
            return
        if self.opened == LAST and self.terms.shuffle_second:
            self.shuffled = True
            chance.shuffle(self.order, "second pass")
            if told.listening:
                events.shuffle(told)
        self._end_turn(told)

    def _note_turn(self, winner: int, moved: int, places: list[int]) -> None:
        self.note(written_turn(self.seat, winner, moved, self.page, self.location, places))

    # The end

    def _end(self, told: Announcements) -> None:
        """The last page has been taken (MSM-27): the monks are opened."""
        self.turns += 1
        self.phase = phase.OVER
        told.reveal()
        if told.listening:
            events.end(self, told)

    def _counts(self) -> list[int]:
        """The pages of each monk that break a tie: all (MSM-29), or negative ones (MSM-V4)."""
        counts = [0] * 6
        for won in self.taken:
            if not self.terms.by_negatives or self.terms.value[won // 8] < 0:
                counts[won % 8] += 1
        return counts

    # Refusals

    def _why_forbidden(self, move: Move) -> int:
        match self.phase:
            case phase.PEEKING | phase.LOOKING:
                return self._why_not_look(move)
            case phase.PAGE:
                return self._why_not_page(move)
            case phase.PUSHING:
                return self.why_not(move) if PUSH <= move <= PUSH + RAMP else PUSH_FIRST
            case phase.CLIMBED:
                climbing = move == STAY or ON <= move <= ON + RAMP
                return self.why_not(move) if climbing else CLIMB_FIRST
            case phase.ON_RAMP:
                leaving = move == UP or STEP <= move <= STEP + RAMP
                return self.why_not(move) if leaving else LEAVE_RAMP
            case _:
                walking = move == STOP or STEP <= move < ON or move > PUSH + RAMP
                return self.why_not(move) if walking else WALK_FIRST

    def _why_not_look(self, move: Move) -> int:
        if not LOOK <= move <= DECLINE:
            return PEEK_FIRST if self.phase == phase.PEEKING else LOOK_FIRST
        if self.phase == phase.LOOKING or move == DECLINE:
            return ALLOWED
        return PEEKED if self.peeked() & BIT[move - LOOK] else ALLOWED

    def _why_not_page(self, move: Move) -> int:
        if move == GIVE:
            return self._why_not_give()
        return self._why_not_move(move) if MOVE <= move < MOVE + 6 else MONK_FIRST

    def _why_not_give(self) -> int:
        return ALLOWED if self.at[self.location] != NOBODY else NOBODY_THERE

    def _why_not_move(self, move: Move) -> int:
        """Free, unless the turn is bound (MSM-11, MSM-A17)."""
        if not self.is_bound():
            return ALLOWED
        if self.at[self.location] != NOBODY:
            return BOUND_TO_GIVE
        nearest = FAR
        for monk in range(6):
            nearest = min(nearest, self.turns_away(self.place[monk]))
        return ALLOWED if self.turns_away(self.place[move - MOVE]) == nearest else BOUND_MONK


def deal(setting: Setting[Components], chance: Chance) -> MontSaintMichel:
    """Hide the slips, build the decks, find the start player (MSM-1 to MSM-7, MSM-A24)."""
    game = MontSaintMichel(Terms(setting))
    terms = game.terms
    game.inside = [seat if seat < terms.seats else NOBODY for seat in range(6)]
    chance.shuffle(game.inside, "slips")
    game.order = list(range(TOP, LAST + 1))
    chance.shuffle(game.order, "locations")
    _build_deck(game, chance)
    game.first = chance.below(terms.seats, "start player")
    game.seat = game.first
    game.begin(Announcements(listening=False))
    return game


def _build_deck(game: MontSaintMichel, chance: Chance) -> None:
    """Three layers, each shuffled by itself; the bottom is all pages (MSM-4)."""
    terms = game.terms
    green: list[int] = []
    top: list[int] = [IDENTITY] * terms.layers[1]
    for kind in range(len(terms.value)):
        if terms.yellow[kind]:
            top += [kind] * terms.copies[kind]
        else:
            green += [kind] * terms.copies[kind]
    chance.shuffle(green, "green pages")
    bottom = terms.layers[4]
    middle = green[bottom:] + [IDENTITY] * terms.layers[3]
    chance.shuffle(middle, "middle layer")
    chance.shuffle(top, "top layer")
    game.deck = green[:bottom] + middle + top


def set_up(setting: Setting[Components], position: dict[str, Json]) -> MontSaintMichel:
    """A game that starts in the middle."""
    game = MontSaintMichel(Terms(setting))
    read_position(game, position)
    if game.phase != phase.OVER and not game.moves(game.to_act()[0]):
        raise BadPosition("not a position of Mont Saint Michel: nobody can move in it")
    return game
