# compiled with mypyc
"""The data of a position: everything public, everything hidden, and the chronicle."""

from cloister.core.game import State

from ..components.traits import BIT, SUSPECTS
from . import phase
from .chronicle import MASS, PASS, Entry
from .terms import Terms


class Abbey(State):
    """The data of a position, with the few helpers that all rules share.

    Sets of suspects, seats, rooms and books are masks: bit n for number n. Attributes keep their
    names in written positions (knowledge/position.py).
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.worked_out: dict[int, object] = {}
        """Cache for what knowledge/ works out for each onlooker. The rules never look at it, and
        copies start without it."""
        self._lay_suspects(terms.seats)
        self._lay_pawns(terms.seats)
        self._lay_cards(terms.seats)
        self._clear_turn()

    def _lay_suspects(self, seats: int) -> None:
        self.hands: list[int] = [0] * seats
        """Suspects in hand, as sets."""
        self.culprit = 0
        self.parlour: list[int] = []
        """The parlour pile from the top down."""
        self.seen: list[int] = [0] * seats
        """The suspects that each seat has seen and so eliminated (MOA-J2)."""
        self.sightings: list[list[int]] = []
        """For each seat and suspect: 100 times the turn of the last sighting, plus where it was;
        -1: never seen."""
        self.page: list[Entry] = []
        """The whole chronicle, from the deal on (chronicle.py)."""

    def _lay_pawns(self, seats: int) -> None:
        self.pawns: list[int] = [0] * seats
        self.dice: list[int] = [0, 0]
        """The seat that the die in each confessional shows."""
        self.first = 0
        self.bell = 0
        self.masses = 0
        """Masses held so far."""
        self.turns = 0
        self.seat = 0
        self.phase = phase.RUN
        self.decider = 0
        self.waiting = 0
        """The seats that still have to choose where several choose at the same time."""
        self.agenda: list[int] = []
        """What comes next, the last item first (agenda.py)."""
        self.picks: list[int] = [0] * seats
        """What each seat has chosen so far where several choose at the same time; -1: nothing to
        show."""

    def _lay_cards(self, seats: int) -> None:
        self.lasting = 0
        self.locked = -1
        self.ransacked = -1
        self.owed = 0
        """The seats that lose their next turn."""
        self.praying = 0
        """The seats whose pawns have not left the church since their penance (MOA-V4)."""
        self.visited = 0
        """The seats that have been in the library."""
        self.crypt = 0
        """The seats that have a crypt card."""
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        """The books that each seat keeps, in ascending order."""
        self.books: list[int] = []
        """The scriptorium pile from the top down, like all piles."""
        self.open_books = 0
        """The books whose place everybody knows."""
        self.events: list[int] = []
        self.open_events = 0
        """How many events at the bottom of the pile everybody knows."""
        self.library: list[int] = []
        self.open_library = 0
        self.yes: list[int] = [-1] * seats
        """The space to which each seat has promised to go."""
        self.no: list[int] = [0] * seats
        """The spaces to which each seat has promised not to go."""
        self.stolen: list[int] = [-1] * seats
        """The card that a seat has taken in the cell where it stands."""
        self.stolen_in: list[int] = [-1] * seats
        """The line of the chronicle in which it was taken."""
        self.stolen_from: list[int] = [-1] * seats
        self.revelations: list[int] = []
        """In order: (seat * 16 + value) * 8, plus what a wrong one costs."""
        self.wrong: list[int] = [0] * seats
        """Wrong accusations of each seat."""
        self.accused: list[int] = []
        """In order: (seat * 32 + suspect) * 8, plus 1 + the seat that held the card, or plus 0."""
        self.finder = -1

    def _clear_turn(self) -> None:
        self.extra = False
        """Whether this is an extra turn."""
        self.extra_turns = 0
        self.may_crypt = False
        self.cut = False
        """Whether a penance has ended this turn (MOA-J17)."""
        self.rolled = -1
        self.move_books = 0
        """Effects of the books played with this move, as a set."""
        self.steps = 0
        self.asker = 0
        self.asked = 0
        self.pressed = False
        self.back = False
        """Whether this is the question back."""
        self.forced = False
        """Whether it must be answered, with no question back (MOA-B24, MOA-L5)."""
        self.topic = -1
        self.traits = 0
        """Trait values of the question or request, as a set."""
        self.names = 0
        """Suspects named in the question; seats named for an effect (phase.NAME_SEAT)."""
        self.space = 0
        """The room of a question about an intention."""
        self.effect = 0
        """The effect that asks for this decision."""
        self.targets = 0
        """The seats that may be named or questioned."""
        self.need = 0
        """How many cards everybody passes on."""
        self.give_to = 1
        """How many seats further cards are passed."""
        self.no_pass = 0
        """The seats that pass nothing at this Mass."""
        self.react = 0
        """The moment for which a kept book may be played as a reaction."""
        self.show_mask = 0
        """The suspects that fit what has to be shown."""
        self.show_to = 0
        """To whom they are shown: a constant of components/cards.py."""

    def take_over(self, other: "Abbey") -> None:
        """Copy everything from another abbey."""
        self._take_over_suspects(other)
        self._take_over_people(other)
        self._take_over_turn(other)

    def _take_over_suspects(self, other: "Abbey") -> None:
        self.hands = other.hands.copy()
        self.culprit = other.culprit
        self.parlour = other.parlour.copy()
        self.seen = other.seen.copy()
        self.sightings = [row.copy() for row in other.sightings]
        self.page = other.page.copy()

    def _take_over_people(self, other: "Abbey") -> None:
        self.pawns = other.pawns.copy()
        self.dice = other.dice.copy()
        self.first = other.first
        self.bell = other.bell
        self.masses = other.masses
        self.turns = other.turns
        self.seat = other.seat
        self.phase = other.phase
        self.decider = other.decider
        self.waiting = other.waiting
        self.agenda = other.agenda.copy()
        self.picks = other.picks.copy()
        self.lasting = other.lasting
        self.locked = other.locked
        self.ransacked = other.ransacked
        self.owed = other.owed
        self.praying = other.praying
        self.visited = other.visited
        self.crypt = other.crypt
        self.kept = [books.copy() for books in other.kept]
        self.books = other.books.copy()
        self.open_books = other.open_books
        self.events = other.events.copy()
        self.open_events = other.open_events
        self.library = other.library.copy()
        self.open_library = other.open_library
        self.yes = other.yes.copy()
        self.no = other.no.copy()
        self.stolen = other.stolen.copy()
        self.stolen_in = other.stolen_in.copy()
        self.stolen_from = other.stolen_from.copy()

    def _take_over_turn(self, other: "Abbey") -> None:
        self.extra = other.extra
        self.extra_turns = other.extra_turns
        self.may_crypt = other.may_crypt
        self.cut = other.cut
        self.rolled = other.rolled
        self.move_books = other.move_books
        self.steps = other.steps
        self.asker = other.asker
        self.asked = other.asked
        self.pressed = other.pressed
        self.back = other.back
        self.forced = other.forced
        self.topic = other.topic
        self.traits = other.traits
        self.names = other.names
        self.space = other.space
        self.effect = other.effect
        self.targets = other.targets
        self.need = other.need
        self.give_to = other.give_to
        self.no_pass = other.no_pass
        self.react = other.react
        self.show_mask = other.show_mask
        self.show_to = other.show_to
        self.revelations = other.revelations.copy()
        self.wrong = other.wrong.copy()
        self.accused = other.accused.copy()
        self.finder = other.finder

    # Helpers that all rules share

    def decide(self, now: int, seat: int) -> None:
        """Give the next decision to this seat."""
        self.phase = now
        self.decider = seat

    def pawns_in(self, room: int, but: int) -> int:
        """The seats whose pawns stand in a room, as a set, without the seat `but`."""
        there = 0
        for seat in range(self.terms.seats):
            if seat != but and self.pawns[seat] == room:
                there |= BIT[seat]
        return there

    def office(self) -> int:
        """The number of the mass card on top."""
        offices = len(self.terms.passes)
        return self.terms.first_office + self.masses % (offices - self.terms.first_office)

    def matching(self) -> int:
        """The suspects that the current question or request is about."""
        if self.names:
            return self.names
        mask = BIT[SUSPECTS] - 1
        for value in range(12):
            if self.traits >> value & 1:
                mask &= self.terms.values[value]
        return mask

    def saw(self, seat: int, cards: int, place: int) -> None:
        """Note that a seat sees suspects at a place (MOA-J2, MOA-J10)."""
        self.seen[seat] |= cards
        when = self.turns * 100 + place
        row = self.sightings[seat]
        card = 0
        while cards:
            if cards & 1:
                row[card] = when
            cards >>= 1
            card += 1

    def all_saw(self, cards: int, place: int) -> None:
        """Note that everybody sees suspects at a place."""
        for seat in range(self.terms.seats):
            self.saw(seat, cards, place)

    def last_mass(self) -> int:
        """Where in the chronicle the cards of the last Mass were passed; -1 before the first."""
        for at in range(len(self.page) - 1, -1, -1):
            if self.page[at].kind == PASS and self.page[at].a == MASS:
                return at
        return -1

    def is_revealed(self, value: int) -> bool:
        """Whether somebody has revealed this trait value."""
        for made in self.revelations:
            if made // 8 % 16 == value:
                return True
        return False
