# compiled with mypyc
"""What lies face down, who is in which monk, and who has seen what of it."""

from typing import Final

from cloister.core.chance import Chance
from cloister.core.errors import RuleBug
from cloister.core.game import State
from cloister.core.values import Seat

from ..components.places import BIT, LAST, NOBODY, TOP
from . import phase
from .history import FORGOTTEN, LONGEST
from .terms import Terms

IDENTITY: Final = -1
"""An identity card in the second deck; all other cards are kinds of pages."""
NO_PAGE: Final = -1
NO_LOCATION: Final = 0
DECLINED: Final = 6
"""Stands in the place of a monk where somebody did not want to look."""


class Hidden(State):
    """The slips, the decks, and what is known of them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.phase = phase.PAGE
        self.inside: list[int] = []
        """The truth: the seat whose name is in each monk, NOBODY for an X."""
        self.order: list[int] = []
        """The location deck, from the first card of the first pass on."""
        self.opened = 0
        """How many location cards have been turned up, all passes counted."""
        self.shuffled = False
        self.location = NO_LOCATION
        self.deck: list[int] = []
        """The second deck; its top is the end of the list."""
        self.page = NO_PAGE
        self.taken: list[int] = []
        """The pages won, in order: kind * 8 + monk."""
        self.total: list[int] = [0] * 6
        self.looked: list[int] = []
        """Who looked into which monk, in order: seat * 8 + monk, or + DECLINED."""
        self.looked_on: list[int] = []
        """The turn of each of these looks, counted from 0."""
        self.peeks = 0
        """How many of these were first peeks (MSM-V1)."""
        self.laid: list[int] = [0] * terms.seats
        """Identity cards laid down."""
        self.seen: list[int] = [0] * terms.seats
        """The monks that each seat has looked into, as bits."""
        self.gone = 0
        """Identity cards that left the game unused (MSM-A28)."""
        self.history: list[int] = []

    def take_over_hidden(self, other: "Hidden") -> None:
        """Become like another position as far as cards and slips go."""
        self.inside = other.inside.copy()
        self.order = other.order.copy()
        self.opened = other.opened
        self.shuffled = other.shuffled
        self.deck = other.deck.copy()
        self.taken = other.taken.copy()
        self.total = other.total.copy()
        self.looked = other.looked.copy()
        self.looked_on = other.looked_on.copy()
        self.peeks = other.peeks
        self.laid = other.laid.copy()
        self.seen = other.seen.copy()
        self.gone = other.gone
        self.history = other.history.copy()

    def note(self, entry: int) -> None:
        """Everybody has seen this."""
        if len(self.history) >= LONGEST:
            del self.history[:FORGOTTEN]
        self.history.append(entry)

    # What is known

    def redeal(self, seat: Seat | None, chance: Chance, memory: int) -> None:
        """Deal again what the seat cannot know.

        What is dealt is sorted first, so that the new world depends on what is known and on
        chance, not on the truth.
        """
        if self.phase != phase.OVER:
            self._redeal_slips(0 if seat is None else self.seen[seat], chance)
        self._redeal_locations(chance, memory)
        self._redeal_cards(chance)

    def _redeal_slips(self, seen: int, chance: Chance) -> None:
        """Any assignment that fits what was seen, all equally likely (MSM-2, MSM-26)."""
        closed = [monk for monk in range(6) if not seen & BIT[monk]]
        slips = [self.inside[monk] for monk in closed]
        slips.sort()
        chance.shuffle(slips)
        for at in range(len(closed)):
            self.inside[closed[at]] = slips[at]

    def _redeal_locations(self, chance: Chance, memory: int) -> None:
        unknown = [at for at in range(LAST) if not self.is_known(at, memory)]
        cards = [self.order[at] for at in unknown]
        cards.sort()
        chance.shuffle(cards)
        for at in range(len(unknown)):
            self.order[unknown[at]] = cards[at]

    def is_known(self, at: int, memory: int) -> bool:
        """Whether an onlooker of that memory knows a card of the location deck (MSM-A29)."""
        if at >= self.opened:
            return False
        last = at + LAST * ((self.opened - 1 - at) // LAST)
        if self.shuffled and last < LAST:
            return False
        age = self.opened - 1 - last
        is_open = age == 0 and self.location != NO_LOCATION
        return is_open or self.terms.note_locations or age < memory

    def _redeal_cards(self, chance: Chance) -> None:
        """The layers are known, the order inside them is not, nor what lies at the bottom."""
        left = self.layers_left()
        below = left[1] + left[2]
        top = self.deck[below:]
        top.sort()
        chance.shuffle(top)
        pages = [card for card in self.deck[:below] if card != IDENTITY]
        pages.sort()
        chance.shuffle(pages)
        middle = [IDENTITY] * (below - len(pages)) + pages[left[2] :]
        chance.shuffle(middle)
        self.deck = pages[: left[2]] + middle + top

    def layers_left(self) -> list[int]:
        """Cards left in the top, the middle and the bottom layer (MSM-A29)."""
        layers = self.terms.layers
        count = len(self.deck)
        bottom = min(count, layers[4])
        middle = min(count - bottom, layers[2] + layers[3])
        return [count - bottom - middle, middle, bottom]

    # Invariants

    def check_cards(self) -> None:
        """No card is lost."""
        terms = self.terms
        counts = [0] * len(terms.value)
        identities = self.gone + (1 if self.phase == phase.LOOKING else 0)
        for laid in self.laid:
            identities += laid
        total = [0] * 6
        for card in self.deck:
            if card == IDENTITY:
                identities += 1
            else:
                counts[card] += 1
        for won in self.taken:
            counts[won // 8] += 1
            total[won % 8] += terms.value[won // 8]
        if self.page != NO_PAGE:
            counts[self.page] += 1
        require(counts == terms.copies, "pages were lost or doubled")
        require(identities == terms.layers[1] + terms.layers[3], "identity cards were lost")
        require(total == self.total, "a monk's total is wrong")
        require(sorted(self.order) == list(range(TOP, LAST + 1)), "locations were lost")

    def check_slips(self) -> None:
        """No slip is lost, and the looks fit together."""
        slips = sorted(self.inside)
        named = list(range(self.terms.seats))
        require(slips == [NOBODY] * (6 - len(named)) + named, "slips were lost or doubled")
        require(len(self.looked_on) == len(self.looked), "a look has no turn")
        laid = [0] * self.terms.seats
        seen = [0] * self.terms.seats
        for at in range(len(self.looked)):
            seat, monk = self.looked[at] // 8, self.looked[at] % 8
            if at >= self.peeks:
                laid[seat] += 1
            if monk != DECLINED:
                seen[seat] |= BIT[monk]
        require(laid == self.laid and seen == self.seen, "looks are counted wrongly")


def require(holds: bool, what: str) -> None:
    """An invariant."""
    if not holds:
        raise RuleBug(what)
