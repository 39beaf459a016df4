# compiled with mypyc
"""The course of the game: what a move does, whose turn comes next, how it ends."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.errors import BadPosition
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View

from ..components.cards import AVALANCHE, EMPTY, SAINT_BERNARD
from ..components.pack import Components
from ..knowledge.position import read_position, write_position
from ..knowledge.view import look
from . import events, moves, phase
from .invariants import DEALT, HAND
from .legal import Choices
from .mountain import Mountain, insert
from .moves import AT, CARD, RETURN, SEND, SPAN, STOP, TAKE
from .places import PLACES
from .refusals import forbids_action, forbids_card, forbids_return, forbids_slot
from .state import Terms


class Altitude(Choices):
    """A game of Altitude in progress."""

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        match self.phase:
            case phase.KEEPING:
                return forbids_return(self, seat, move)
            case phase.ACTING:
                return forbids_action(self, move)
            case phase.HAND | phase.FINAL:
                return forbids_card(self, move)
            case _:
                return forbids_slot(self, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        match self.phase:
            case phase.KEEPING:
                self._return(seat, move - RETURN, chance, told)
            case phase.ACTING:
                self._act(move, told)
            case phase.HAND:
                self.picked = move - CARD
                self.phase = phase.SLOT
            case phase.SLOT:
                self._play_from_hand(move - AT, told)
            case phase.FINAL:
                self._go_on(move, told)
            case _:
                self._build_last(move - AT, told)

    def outcome(self) -> Outcome | None:
        """Most points win (ALT-16); ties are shared, or broken by height (ALT-R31)."""
        if self.phase != phase.OVER:
            return None
        scores = [self.points(seat) for seat in range(self.terms.seats)]
        ranking = [self._ranking(seat, scores[seat]) for seat in range(self.terms.seats)]
        best = max(ranking)
        winners = [seat for seat in range(self.terms.seats) if ranking[seat] == best]
        return Outcome(tuple(scores), tuple(winners), "pile_empty")

    def _ranking(self, seat: Seat, points: int) -> int:
        if not self.terms.height_breaks_ties:
            return points
        mountain = self.mountains[seat]
        return (points * 100 + mountain.floors) * 100 + mountain.size()

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return look(self, seat, self.outcome())

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> "Altitude":
        world = self.copy()
        world.redeal(seat, chance)
        return world

    def copy(self) -> "Altitude":
        twin = Altitude(self.terms)
        twin.take_over(self)
        return twin

    def position(self) -> dict[str, Json]:
        return write_position(self)

    # Setting up

    def _return(self, seat: Seat, cards: int, chance: Chance, told: Announcements) -> None:
        """Two cards go back (ALT-6); when all have chosen, they are shuffled in (ALT-R33)."""
        low, high = cards // SPAN, cards % SPAN
        hand = self.hands[seat]
        hand.remove(low)
        hand.remove(high)
        self.returned[seat] = [low, high]
        if told.listening:
            events.returned(told, seat, low, high)
        for other in self.hands:
            if len(other) == DEALT:
                return
        for back in self.returned:
            self.pile += back
        chance.shuffle(self.pile, "pile")
        if told.listening:
            told.everyone("began", {"seat": self.first, "pile": len(self.pile)})
        self.seat = self.first
        self._begin_turn(told)

    # A turn

    def _begin_turn(self, told: Announcements) -> None:
        """Whether it is a double one is decided now (ALT-R24)."""
        self.turns += 1
        self.draw = 1
        self.draws = 1
        if self.plays_twice(self.seat):
            self.draws = 2
            if told.listening:
                told.everyone("plays-twice", {"seat": self.seat})
        self._draw(told)

    def _draw(self, told: Announcements) -> None:
        """Nobody passes (ALT-7); nobody else sees the card (ALT-R34)."""
        card = self.pile.pop()
        self.drawn = card
        known = self.returned[self.seat]
        if card in known:
            known.remove(card)
        self.phase = phase.ACTING
        told.reveal()
        if told.listening:
            events.drew(told, self.seat, card, len(self.pile), self.terms.species)

    def _act(self, move: Move, told: Announcements) -> None:
        if move == TAKE:
            self.phase = phase.HAND
            self._say(told, "took")
            return
        card = self.drawn
        mine = self.mountains[self.seat]
        if told.listening:
            events.acted(told, self, move)
        place = move % SPAN
        match move - place:
            case moves.BUILD:
                mine.lay(place, card)
            case moves.REPLACE:
                self.discards.append(mine.swap(place, card))
            case moves.RESCUE:
                self._rescue(place)
            case moves.PLAIN:
                self.discards.append(card)
            case _:
                self.mountains[(move - SEND) // SPAN].lay(place, card)
        self.drawn = EMPTY
        self.seen(card, self.seat)
        self._end_action(told)

    def _rescue(self, place: int) -> None:
        """Avalanche and Saint-Bernard are both discarded (ALT-12)."""
        self.mountains[self.seat].lift(place)
        self.discards.append(AVALANCHE)
        self.discards.append(SAINT_BERNARD)

    def _play_from_hand(self, place: int, told: Announcements) -> None:
        """The drawn card stays in the hand, unseen (ALT-7d, ALT-R34)."""
        self._leave_hand(place, told)
        insert(self.hands[self.seat], self.drawn)
        self.drawn = EMPTY
        if self.taken[self.seat] < HAND:
            self.taken[self.seat] += 1
        self._end_action(told)

    def _leave_hand(self, place: int, told: Announcements) -> None:
        card = self.picked
        if told.listening:
            events.played(told, self, place)
        self.hands[self.seat].remove(card)
        if card == SAINT_BERNARD:
            self._rescue(place)
        else:
            self.mountains[self.seat].lay(place, card)
        self.picked = EMPTY
        if self.taken[self.seat] > 0:
            self.seen(card, self.seat)

    def _end_action(self, told: Announcements) -> None:
        """The pile may end in the midst of a turn (ALT-R25) or of a round (ALT-R26)."""
        told.reveal()
        if not self.pile:
            self._begin_final(told)
        elif self.draw < self.draws:
            self.draw += 1
            self._draw(told)
        else:
            self.seat = self.seat + 1 if self.seat + 1 < self.terms.seats else 0
            self._begin_turn(told)

    # The end

    def _begin_final(self, told: Announcements) -> None:
        """One seat after the other goes on building (ALT-15, ALT-R27)."""
        self.phase = phase.FINAL
        self.seat = 0
        if told.listening:
            told.everyone("final", {})

    def _go_on(self, move: Move, told: Announcements) -> None:
        if move == STOP:
            self._say(told, "stopped")
            self._next_builder(told)
        else:
            self.picked = move - CARD
            self.phase = phase.FINAL_SLOT
            self._say(told, "goes-on")

    def _say(self, told: Announcements, name: str) -> None:
        """What everybody sees at once, and what tells them something about a hand."""
        told.reveal()
        if told.listening:
            told.everyone(name, {"seat": self.seat})

    def _build_last(self, place: int, told: Announcements) -> None:
        told.reveal()
        self._leave_hand(place, told)
        self.phase = phase.FINAL
        if not self.hands[self.seat]:
            self._next_builder(told)

    def _next_builder(self, told: Announcements) -> None:
        if self.seat + 1 < self.terms.seats:
            self.seat += 1
            return
        self.phase = phase.OVER
        if told.listening:
            events.ended(told, self)


def terms(setting: Setting[Components]) -> Terms:
    """The agreements of a table as the rules use them."""
    options = setting.options
    size = options.number("deck_size")
    return Terms(
        seats=setting.seats,
        deck=setting.components.deck(size),
        in_play=setting.components.in_play(size),
        species=setting.components.species,
        ranks=setting.components.ranks(size) if setting.seats == 1 else [],
        avalanche_in_base=options.flag("avalanche_in_base"),
        five_counts_animals=options.flag("five_counts_animals"),
        height_breaks_ties=options.word("tie_break") == "height_cards",
        own_avalanches=setting.seats == 1 and options.word("solo_avalanches") == "own",
    )


def table(setting: Setting[Components]) -> Altitude:
    """A table on which nothing lies yet."""
    game = Altitude(terms(setting))
    for _ in range(setting.seats):
        game.mountains.append(Mountain([EMPTY] * PLACES))
        game.hands.append([])
        game.returned.append([])
        game.taken.append(0)
    return game


def deal(setting: Setting[Components], chance: Chance) -> Altitude:
    """Shuffle, set the surplus aside, deal six to each (ALT-6, ALT-R37, ALT-R44)."""
    game = table(setting)
    cards = game.terms.deck.copy()
    chance.shuffle(cards, "deck")
    surplus = len(cards) - game.terms.in_play
    game.aside = sorted([cards.pop() for _ in range(surplus)])
    for seat in range(setting.seats):
        game.hands[seat] = sorted([cards.pop() for _ in range(DEALT)])
    game.pile = cards
    if setting.options.word("first_player") == "random":
        game.first = chance.below(setting.seats, "first player")
    game.seat = game.first
    return game


def set_up(setting: Setting[Components], position: dict[str, Json]) -> Altitude:
    """A game that starts in the middle."""
    game = table(setting)
    read_position(game, position)
    if game.phase != phase.OVER and not game.moves(game.seat) and game.phase != phase.KEEPING:
        raise BadPosition("not a position of Altitude: nobody can move in it")
    return game
