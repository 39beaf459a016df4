# compiled with mypyc
"""Whose decision it is, and between what."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.values import Move, Seat

from ..components import cards
from ..components.rooms import COUNT
from ..components.traits import BIT, EVERYBODY, TRAIT_OF, count, members, nth
from . import moves, phase
from .moves import (
    DONE,
    GIVE,
    GO,
    KEEP,
    NAME,
    NONE,
    PASS,
    PLAY,
    REVEAL,
    SEAT,
    SHOW,
    SKIP,
    SPACE,
    SUSPECT,
    SWAP,
    TRAIT,
)
from .walking import Walking

ALONE: Final = [(seat,) for seat in range(6)]
MOST_NAMES: Final = 6


class Choices(Walking):
    """An abbey with its legal moves."""

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase == phase.OVER:
            return ()
        if self.phase != phase.SHOWING and self.phase != phase.GIVING:
            return ALONE[self.decider]
        seats: list[int] = []
        for n in range(self.terms.seats):
            seat = (self.seat + n) % self.terms.seats
            if self.waiting >> seat & 1:
                seats.append(seat)
        return tuple(seats)

    def moves(self, seat: Seat) -> list[Move]:
        now = self.phase
        if now == phase.SHOWING or now == phase.GIVING:
            if not self.waiting >> seat & 1:
                return []
            return self._shows(seat) if now == phase.SHOWING else self._gifts(seat)
        if now == phase.OVER or seat != self.decider:
            return []
        if now <= phase.AFTER_TALK:
            return self._moves_on_the_way(seat)
        if now <= phase.REVEAL:
            return self._moves_in_a_room(seat)
        match now:
            case phase.NAME_SEAT:
                return _each(SEAT, self.targets)
            case phase.AFTER_ROOM:
                return self._last_things(seat)
            case phase.REACT | phase.MASS_BOOKS:
                return self._books(seat, self.react) + [PASS]
            case phase.OWN_CARD:
                return _each(SWAP, self.hands[seat])
            case phase.KEEP_BACK:
                return _each(KEEP, self.hands[seat])
            case _:
                return [TRAIT + value for value in range(12)]

    def _moves_on_the_way(self, seat: Seat) -> list[Move]:
        match self.phase:
            case phase.MOVING:
                return self._ways()
            case phase.WHOM:
                return self._books(seat, cards.ASKING) + _each(SEAT, self.targets)
            case phase.TOPIC:
                return self._topics()
            case phase.PARTS:
                return self._parts()
            case phase.SPACE:
                return [SPACE + room for room in range(COUNT)]
            case phase.REPLY:
                return self._replies()
            case _:
                return self._books(seat, cards.AFTER) + [DONE]

    def _moves_in_a_room(self, seat: Seat) -> list[Move]:
        match self.phase:
            case phase.ROOM:
                return [moves.USE, SKIP]
            case phase.REQUEST:
                return self._request()
            case phase.REQUEST_FROM:
                return _each(SEAT, self.targets)
            case phase.CHAPTER:
                found = self._revelations() + ([moves.ACCUSE] if not self.parlour else [])
                return found + [SKIP]
            case phase.ACCUSE:
                return _each(SUSPECT, EVERYBODY & ~self.hands[seat])
            case _:
                return self._revelations() + [SKIP]

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """The longest lists are those of names, ways and cards: they need not be built."""
        match self.phase:
            case phase.MOVING:
                ends = self.ends(seat, self.move_books)
                if ends and not self.kept[seat]:
                    return GO + self._drawn(ends, chance)
            case phase.GIVING:
                return GIVE + self._drawn(self.hands[seat] & ~self.picks[seat], chance)
            case phase.SPACE:
                return SPACE + chance.below(COUNT)
            case phase.ACCUSE:
                return SUSPECT + self._drawn(EVERYBODY & ~self.hands[seat], chance)
            case _:
                pass
        found = self.moves(seat)
        return found[chance.below(len(found))]

    def _drawn(self, mask: int, chance: Chance) -> int:
        return nth(mask, chance.below(count(mask)))

    # Books

    def fits_now(self, seat: int, book: int, moment: int) -> bool:
        """Whether a kept book can be played with effect (MOA-J23, MOA-J24)."""
        card = self.terms.books[book]
        if card.when != moment:
            return False
        effect = self.terms.effects[card.effects[0]]
        match effect.op:
            case cards.STEPS:
                return self.ends_with(seat, effect.op, effect.n) != 0
            case cards.PLACE | cards.ENTER_OCCUPIED:
                return self.ends_with(seat, effect.op, self.steps) != 0
            case cards.ENTER_FEWEST:
                return (
                    not self.has_fewest(seat) and self.ends_with(seat, effect.op, self.steps) != 0
                )
            case cards.PASS_RIGHT:
                return self.give_to == 1
            case cards.PASS_NOTHING:
                return not self.no_pass >> seat & 1
            case cards.PRESS:
                return not self.pressed
            case cards.ASK_AGAIN | cards.REFUSE_BACK:
                return True
            case cards.CANCEL_PENANCE | cards.CANCEL_TAKING:
                return True
            case cards.LOOK_PARLOUR:
                if self.parlour:
                    return True
                effect = self.terms.effects[effect.other]
            case _:
                pass
        return self.targets_of(seat, effect, -1) != 0

    def ends_with(self, seat: int, op: int, steps: int) -> int:
        """Where a move may end with one more book; none if it is already in use."""
        if self.move_books >> op & 1:
            return 0
        before = self.steps
        self.steps = steps
        found = self.ends(seat, self.move_books | BIT[op])
        self.steps = before
        return found

    def targets_of(self, seat: int, effect: "cards.Effect", rolled: int) -> int:
        """The seats that an effect may concern now, as a mask; one or several of them."""
        match effect.who:
            case cards.ME:
                named = BIT[seat]
            case cards.EACH:
                named = self.terms.everyone
            case cards.OTHERS | cards.CHOSEN:
                named = self.terms.everyone & ~BIT[seat]
            case cards.ROLLED:
                named = BIT[rolled] if rolled >= 0 else 0
            case cards.MOST:
                named = self._richest(seat)
            case cards.LEFT:
                named = BIT[(seat + 1) % self.terms.seats]
            case _:
                named = BIT[(seat - 1) % self.terms.seats]
        able = 0
        for other in range(self.terms.seats):
            if named >> other & 1 and self.is_touched(seat, other, effect):
                able |= BIT[other]
        return able

    def _richest(self, seat: int) -> int:
        """The other players with most suspects (MOA-B16)."""
        most = 1
        found = 0
        for other in range(self.terms.seats):
            held = count(self.hands[other])
            if other != seat and held >= most:
                found = found | BIT[other] if held == most else BIT[other]
                most = held
        return found

    def is_touched(self, seat: int, other: int, effect: "cards.Effect") -> bool:
        """Whether an effect can be done on somebody: by what everybody sees."""
        held = count(self.hands[other])
        match effect.op:
            case cards.SHOW:
                return held >= 2 if effect.n == cards.ALL_BUT_ONE else held >= 1
            case cards.TAKE:
                return held >= 1 and other != seat
            case cards.SWAP:
                return held >= 1 and other != seat and self.hands[seat] != 0
            case cards.PENANCE:
                return not self.owed >> other & 1
            case _:
                return not self.praying >> other & 1

    def _books(self, seat: int, moment: int) -> list[Move]:
        return [PLAY + book for book in self.kept[seat] if self.fits_now(seat, book, moment)]

    # One list for each kind of decision

    def _ways(self) -> list[Move]:
        seat = self.seat
        ways = _each(GO, self.ends(seat, self.move_books))
        for book in self.kept[seat]:
            when = self.terms.books[book].when
            before = when == cards.TURN and not self.move_books
            if (before or when == cards.MOVE) and self.fits_now(seat, book, when):
                ways.append(PLAY + book)
        return ways if ways and ways[0] < PLAY else ways + [PASS]

    def _topics(self) -> list[Move]:
        topics = [moves.TOPIC + moves.HAND, moves.TOPIC + moves.SEEN]
        if self.masses > 0:
            topics += [moves.TOPIC + moves.PASSED, moves.TOPIC + moves.RECEIVED]
        topics.append(moves.TOPIC + moves.WILL)
        if self.terms.aloud:
            topics.append(moves.TOPIC + moves.ALOUD)
        if self.back:
            topics.append(moves.WAIVE)
        return topics

    def _parts(self) -> list[Move]:
        """Traits, at most one value each, or names, at most six (MOA-J1)."""
        parts: list[Move] = []
        if not self.names:
            parts = self._more_traits(2 if self.terms.two_traits else 5)
        by_name = self.topic == moves.HAND or self.topic == moves.SEEN
        if by_name and not self.traits and count(self.names) < MOST_NAMES:
            parts += _each(NAME, EVERYBODY & ~self.names)
        if self.traits or self.names:
            parts.append(DONE)
        return parts

    def _more_traits(self, most: int) -> list[Move]:
        used = 0
        for value in range(12):
            if self.traits >> value & 1:
                used |= BIT[TRAIT_OF[value]]
        if count(used) >= most:
            return []
        return [TRAIT + value for value in range(12) if not used >> TRAIT_OF[value] & 1]

    def _request(self) -> list[Move]:
        return self._more_traits(2) + ([DONE] if self.traits else [])

    def _replies(self) -> list[Move]:
        seat = self.decider
        replies: list[Move] = []
        match self.topic:
            case moves.WILL:
                replies = self._intentions(seat)
            case moves.ALOUD:
                replies = [moves.YES, moves.NO] + [moves.SAY + n for n in range(25)]
            case _:
                replies = [moves.ANSWER]
        if self.back:
            replies += self._books(seat, cards.BACK)
        elif self.may_be_silent():
            replies.append(moves.SILENT)
        return replies

    def may_be_silent(self) -> bool:
        """The vow of silence (MOA-Q1), unless a book or the day forbids it."""
        bound = self.back or self.pressed or self.forced
        return not bound and not self.lasting & cards.NO_SILENCE

    def _intentions(self, seat: int) -> list[Move]:
        """Only what does not break the word given before (MOA-J3)."""
        room = self.space
        promised = self.yes[seat]
        if promised >= 0:
            return [moves.YES] if promised == room else [moves.NO]
        if self.no[seat] >> room & 1 or not self.keeps(seat, room):
            return [moves.NO]
        return [moves.YES, moves.NO]

    def _revelations(self) -> list[Move]:
        """What nobody has revealed yet (MOA-V1, MOA-J28)."""
        return [REVEAL + value for value in range(12) if not self.has_been_made(value)]

    def _last_things(self, seat: int) -> list[Move]:
        found = self._books(seat, cards.TURN)
        if self.may_use_crypt():
            found.append(moves.CRYPT)
        return found + [DONE]

    def may_use_crypt(self) -> bool:
        """Once, after a normal turn and the turns that a book adds to it (MOA-C8, MOA-J18)."""
        return self.may_crypt and self.extra_turns == 0 and self.crypt >> self.seat & 1 == 1

    def _shows(self, seat: int) -> list[Move]:
        fitting = self.hands[seat] & self.show_mask
        return _each(SHOW, fitting) if fitting else [NONE]

    def _gifts(self, seat: int) -> list[Move]:
        return _each(GIVE, self.hands[seat] & ~self.picks[seat])


def _each(kind: int, mask: int) -> list[Move]:
    return [kind + at for at in members(mask)]
