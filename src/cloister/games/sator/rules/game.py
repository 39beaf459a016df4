# compiled with mypyc
"""The course of the game: what a move does, whose turn comes next, how it ends."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.errors import BadPosition
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View

from ..components.faces import NIHIL
from ..components.pack import Components
from ..knowledge.position import read_position, write_position
from ..knowledge.view import look
from . import events, moves, phase
from .effects import Effects
from .invariants import HAND
from .laying import has_place, settle_books
from .moves import SPAN
from .refusals import forbids
from .setup import deal_books, deal_bridges, layout

PICKS = [0, 1, 2, 2, 1, 0]
"""Who picks from the bridges that are left over (SAT-5)."""


class Sator(Effects):
    """A game of Sator in progress."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(seat) else forbids(self, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if phase.MAIN <= self.phase <= phase.ANIMI and move // SPAN * SPAN != moves.SEEK:
            self.chain.append(move)
        if self.phase < phase.MAIN:
            self._set_up(move, chance, told)
        elif self.phase == phase.MAIN:
            self._act(move, chance, told)
        elif self.phase <= phase.SEEK:
            self._change_cards(move, chance, told)
        elif self.phase == phase.DRAW:
            self._draw(move, chance, told)
        else:
            self.carry_out(move, told)

    def outcome(self) -> Outcome | None:
        """Four books win at once; at the cap most books, then fewest prayers used (SAT-38)."""
        if self.phase != phase.OVER:
            return None
        scores = [self.books_of(seat) for seat in range(self.terms.seats)]
        if 4 in scores:
            return Outcome(tuple(scores), (scores.index(4),), "books")
        ranking = [scores[seat] * 100 - len(self.rows[seat]) for seat in range(self.terms.seats)]
        best = max(ranking)
        winners = [seat for seat in range(self.terms.seats) if ranking[seat] == best]
        return Outcome(tuple(scores), tuple(winners), "rounds")

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return look(self, seat, self.outcome())

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> "Sator":
        world = self.copy()
        if self.phase != phase.OVER:
            world.redeal(seat, chance)
        return world

    def copy(self) -> "Sator":
        twin = Sator(self.terms, self.pit.copy())
        twin.take_over(self)
        return twin

    def position(self) -> dict[str, Json]:
        return write_position(self)

    # Setting up

    def _set_up(self, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.PICK:
                self._pick(move - moves.PICK, told)
            case phase.LAY:
                self.bridge = move - moves.LAY
                self.phase = phase.LAY_FACING
            case phase.LAY_FACING:
                self.facing = move - moves.FACING
                self.phase = phase.LAY_PLACE
            case _:
                self._lay(move - moves.PLACE, chance, told)

    def _pick(self, shape: int, told: Announcements) -> None:
        """The shape is chosen, the type is seen by the picker only (SAT-5, SAT-A1)."""
        for bridge in self.spare:
            if bridge >> 2 == shape:
                self.spare.remove(bridge)
                self.stock[self.seat].append(bridge)
                self.stock[self.seat].sort()
                told.reveal()
                if told.listening:
                    events.picked(told, self.seat, bridge)
                break
        if self.spare:
            self.seat = self.player(PICKS[len(PICKS) - len(self.spare)])
        else:
            self.begin_laying()

    def begin_laying(self) -> None:
        """The last player begins, and it goes round backwards (SAT-6, SAT-A2)."""
        self.phase = phase.LAY
        self.seat = self.player(0 if self.terms.first_lays else self.terms.seats - 1)

    def _lay(self, square: int, chance: Chance, told: Announcements) -> None:
        bridge, pose = self.bridge, self.facing * 512 + square
        self.pit.lay(bridge, pose)
        self.stock[self.seat].remove(bridge)
        told.reveal()
        if told.listening:
            events.laid(told, self, bridge, pose)
        self.end_effect()
        self.phase = phase.LAY
        seats = self.terms.seats
        for _ in range(seats):
            self.seat = (self.seat + seats - 1) % seats
            if self._can_lay(told):
                return
        self._begin(chance, told)

    def _can_lay(self, told: Announcements) -> bool:
        """Bridges for which there is no place at all leave the game (SAT-A3)."""
        stock = self.stock[self.seat]
        if not stock:
            return False
        if has_place(self.pit, stock):
            return True
        told.reveal()
        if told.listening:
            events.left_out(told, self.seat, stock)
        self.stock[self.seat] = []
        return False

    def _begin(self, chance: Chance, told: Announcements) -> None:
        """Only when all bridges lie are cards dealt (SAT-9)."""
        order = sorted(range(self.terms.seats), key=self.colours.__getitem__)
        for book in settle_books(self.pit, order):
            if told.listening:
                events.settled(told, self.pit, book)
        self.pile = self.terms.deck.copy()
        chance.shuffle(self.pile, "im")
        for place in range(self.terms.seats):
            seat = self.player(place)
            self.hands[seat] = sorted([self.pile.pop() for _ in range(self.terms.dealt[place])])
            self.prayers[seat] = list(range(NIHIL, NIHIL + 8))
            chance.shuffle(self.prayers[seat], f"lf {seat}")
        for seat in range(self.terms.seats):
            self.guess_lore(seat)
        told.reveal()
        self.seat = self.first
        self.phase = phase.MAIN
        if told.listening:
            events.dealt(told, self)
            events.turn(told, self)

    # A turn

    def _act(self, move: Move, chance: Chance, told: Announcements) -> None:
        kind = move // SPAN * SPAN
        match kind:
            case moves.PLAY:
                self.play_card(move - moves.PLAY, told)
            case moves.WALK:
                self.step = 3
                self.walked += 1
                self.walk(move - moves.WALK, told)
            case moves.FREE_WALK:
                self.free = False
                self.walk(move - moves.FREE_WALK, told)
            case moves.PRAY:
                self._begin_discards(move, 3)
            case _:
                self._act_plainly(move, chance, told)

    def _act_plainly(self, move: Move, chance: Chance, told: Announcements) -> None:
        match move:
            case moves.END:
                self._end_turn(chance, told)
            case moves.FREE_BRIDGE:
                self.free = False
                self.phase = phase.BRIDGE
            case _:
                self.points -= move
                self._begin_discards(move, 2)

    # Swaps and prayers against gargoyles

    def _begin_discards(self, purpose: Move, count: int) -> None:
        self.purpose = purpose
        self.left = count
        self.phase = phase.DISCARD

    def _change_cards(self, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.DISCARD:
                self._discard(move - moves.DISCARD, chance, told)
            case phase.SOURCE:
                self._take_from(move, chance, told)
            case _:
                self._seek(move - moves.SEEK, chance, told)

    def _discard(self, face: int, chance: Chance, told: Announcements) -> None:
        """IM cards go to the discard pile, prayers are lost (SAT-12, SAT-A19)."""
        self.hands[self.seat].remove(face)
        self.left -= 1
        if face >= NIHIL:
            self.done += 1
            self.rows[self.seat].append(face)
        else:
            self.discards.append(face)
            self.show(face)
        told.reveal(to_others_only=True)
        if told.listening:
            events.discarded(told, self.seat, face)
        if self.left == 0:
            self._discards_made(chance, told)

    def _discards_made(self, chance: Chance, told: Announcements) -> None:
        if self.purpose >= moves.PRAY:
            seat = self.purpose - moves.PRAY
            if told.listening:
                events.prayed(told, self.seat, seat, self.pit.gargoyles[seat])
            self.pit.remove_gargoyle(seat)
            self._to_main()
        elif self.may_take_prayer():
            self.phase = phase.SOURCE
        else:
            self._take_from(moves.FROM_IM, chance, told)

    def _to_main(self) -> None:
        self.end_effect()
        self.phase = phase.MAIN

    def _take_from(self, source: Move, chance: Chance, told: Announcements) -> None:
        """The top card, or any card of a pile that is searched (SAT-12, SAT-A18)."""
        told.reveal()
        if self.purpose == moves.SWAP_DRAW:
            self.take(source, chance, told)
            self._to_main()
            return
        if source == moves.FROM_IM:
            self._refill(chance, told)
            self._learn_pile()
        self.purpose = source
        self.phase = phase.SEEK
        if told.listening:
            events.searches(told, self.seat, source)

    def _seek(self, face: int, chance: Chance, told: Announcements) -> None:
        """The card is not shown, and the pile is shuffled again (SAT-12, SAT-A18)."""
        seat = self.seat
        pile = self.pile if self.purpose == moves.FROM_IM else self.prayers[seat]
        pile.remove(face)
        chance.shuffle(pile, "search")
        self._receive(face)
        told.reveal()
        if told.listening:
            events.found(told, seat, face, self.purpose)
        self._to_main()

    def _learn_pile(self) -> None:
        """Who searches a pile sees all of it (SAT-A34)."""
        self.lore[self.seat].look_through(self.pile)

    # Drawing

    def take(self, source: Move, chance: Chance, told: Announcements) -> None:
        """The top card of a pile goes into the hand, unseen by the others."""
        if source == moves.FROM_IM:
            self._refill(chance, told)
            face = self.pile.pop()
        else:
            face = self.prayers[self.seat].pop()
        self._receive(face)
        if told.listening:
            events.drew(told, self.seat, face, source)

    def _receive(self, face: int) -> None:
        self.gain(face)
        if face < NIHIL:
            for lore in self.lore:
                lore.drew(self.seat, face)

    def _refill(self, chance: Chance, told: Announcements) -> None:
        """The discard pile becomes the new pile when a card is needed (SAT-16, SAT-A33)."""
        if self.pile:
            return
        self.pile = sorted(self.discards)
        self.discards = []
        for lore in self.lore:
            lore.reshuffle(self.pile)
        chance.shuffle(self.pile, "im")
        if told.listening:
            told.everyone("reshuffled", {"pile": len(self.pile)})

    def _end_turn(self, chance: Chance, told: Announcements) -> None:
        """Steps 4 and 5: what was played is discarded, the hand is filled up (SAT-15, SAT-16).

        The turn is over for good, even for who draws nothing (SAT-A32).
        """
        told.reveal()
        self.discards += self.played
        self.phase = phase.DRAW
        self._draw_on(chance, told)

    def _draw(self, move: Move, chance: Chance, told: Announcements) -> None:
        told.reveal()
        self.take(move, chance, told)
        self._draw_on(chance, told)

    def _draw_on(self, chance: Chance, told: Announcements) -> None:
        """As long as there is no choice the pile of IM cards gives (SAT-A5).

        Cards that come together are told in order, as nobody remembers which came first.
        """
        drawn: list[int] = []
        while len(self.hands[self.seat]) < HAND and not self.may_take_prayer():
            if not self.pile:
                self._tell_drawn(drawn, told)
                drawn = []
                self._refill(chance, told)
            drawn.append(self.pile.pop())
            self._receive(drawn[-1])
        self._tell_drawn(drawn, told)
        if len(self.hands[self.seat]) == HAND:
            self._next_turn(told)

    def _tell_drawn(self, drawn: list[int], told: Announcements) -> None:
        if told.listening:
            for face in sorted(drawn):
                events.drew(told, self.seat, face, moves.FROM_IM)

    def _next_turn(self, told: Announcements) -> None:
        self.turn += 1
        self.pit.forget_turn()
        self.begin_turn()
        if self.round() > self.terms.rounds:
            self.end(told, "rounds")
            return
        self.seat = (self.seat + 1) % self.terms.seats
        self.phase = phase.MAIN
        if told.listening:
            events.turn(told, self)


def table(setting: Setting[Components], first: Seat) -> Sator:
    """A table on which nothing lies yet."""
    terms, pit, colours = layout(setting, first)
    game = Sator(terms, pit)
    game.colours = colours
    game.first = first
    return game


def deal(setting: Setting[Components], chance: Chance) -> Sator:
    """Books by chance, bridges by shape (SAT-3 to SAT-6)."""
    first = 0
    if setting.options.word("first_player") == "random":
        first = chance.below(setting.seats, "first player")
    game = table(setting, first)
    deal_books(game, setting.components, chance)
    deal_bridges(game, chance)
    if game.spare:
        game.phase = phase.PICK
        game.seat = first
    else:
        game.begin_laying()
    return game


def set_up(setting: Setting[Components], position: dict[str, Json]) -> Sator:
    """A game that starts in the middle."""
    first = position.get("first", 0)
    if not isinstance(first, int) or not 0 <= first < setting.seats:
        raise BadPosition("not a position of Sator: no such first player")
    game = table(setting, first)
    read_position(game, position)
    if game.phase != phase.OVER and not game.moves(game.seat):
        raise BadPosition("not a position of Sator: nobody can move in it")
    return game
