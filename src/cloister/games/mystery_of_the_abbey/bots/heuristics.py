# compiled with mypyc
"""What bots may use of Mystery of the Abbey: first sight of a move, and the value of a view."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Hints, State
from cloister.core.values import Move, Seat, View

from ..components.pack import Components
from ..knowledge.belief import Belief
from ..knowledge.opinion import WORLDS, Opinion
from ..knowledge.view import AbbeyView
from .plan import Inquiry
from .playout import foresee
from .questions import Phrases
from .value import Facts, Sight

MORE: Final = 16
"""So many worlds a master has before its eyes, for each measure of effort."""

IN_PASSING: Final = (
    "give",
    "show",
    "keep-back",
    "own-card",
    "reply",
    "react",
    "mass-books",
    "parts",
)
"""What is decided without thinking everything over."""
WORDS: Final = ("topic", "parts", "request", "request-from", "accuse")
"""What goes on with something begun."""


class AbbeyHints(Hints):
    """Estimates for one table."""

    def __init__(self, parts: Components, seats: int, traits: int = 5) -> None:
        self.facts = Facts(parts, seats)
        self.opinions: dict[int, Opinion] = {}
        self.asked_by: dict[int, bytes] = {}
        self.phrases = Phrases(self.facts.values, traits)
        self.pairs = Phrases(self.facts.values, 2)
        self.beliefs: dict[int, Belief] = {}
        self.believed_by: dict[int, bytes] = {}
        self.inquiries: dict[int, Inquiry] = {}
        """What each master is thinking about."""
        self.begun: dict[int, list[Move]] = {}
        """The question or request that it has begun, word by word."""
        self.begun_at: dict[int, bytes] = {}

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, AbbeyView)
        sight = Sight(self.facts, view, seat, self._opinion(view, seat))
        return [sight.at(move) for move in moves]

    def horizon(self) -> int:
        """A world is valued as it stands: many worlds say more than the course of one."""
        return 0

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, AbbeyView)
        if seat not in self.opinions:
            self._opinion(view, seat)
        return Sight(self.facts, view, seat, self.opinions[seat]).value()

    # The master

    def plan(self, view: View, seat: Seat, moves: list[Move], effort: int = 1) -> Move | None:
        """The next word of a question that has been begun."""
        assert isinstance(view, AbbeyView)
        if view.phase in WORDS and self.begun_at.get(seat) == _now(view):
            for word in self.begun[seat]:
                if word in moves:
                    return word
        return None

    def plans(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, AbbeyView)
        if self.plan(view, seat, moves) is not None:
            return []
        belief = self._belief(view, seat, MORE * effort)
        sight = Sight(self.facts, view, seat, belief)
        self.inquiries[seat] = Inquiry(sight, belief, self.phrases, self.pairs)
        return self.inquiries[seat].lines(moves)

    def settle(self, view: View, seat: Seat, plan: list[Move]) -> None:
        assert isinstance(view, AbbeyView)
        self.begun[seat] = plan
        self.begun_at[seat] = _now(view)

    def play_on(self, world: State, seat: Seat, dice: Chance) -> float:
        inquiry = self.inquiries.get(seat)
        chance = None if inquiry is None else foresee(inquiry, world, dice)
        return super().play_on(world, seat, dice) if chance is None else chance

    def tells_chances(self) -> bool:
        return True

    def _belief(self, view: AbbeyView, seat: Seat, worlds: int) -> Belief:
        """Thought over only if something new is known."""
        key = _key(view)
        known = self.beliefs.get(seat)
        if known is None or self.believed_by[seat] != key or known.worlds != worlds:
            self.believed_by[seat] = key
            known = Belief(view, worlds)
            self.beliefs[seat] = known
        return known

    def patience(self) -> int:
        """A question has many words: every word is judged as it stands."""
        return 0

    def _opinion(self, view: AbbeyView, seat: Seat) -> Opinion:
        """Thought over only if something new is known."""
        if seat in self.opinions and view.phase in IN_PASSING:
            return self.opinions[seat]
        key = _key(view)
        if self.asked_by.get(seat) != key:
            self.asked_by[seat] = key
            self.opinions[seat] = Opinion(view, WORLDS)
        return self.opinions[seat]


def _key(view: AbbeyView) -> bytes:
    return repr((view.seat, view.hand, view.page)).encode()


def _now(view: AbbeyView) -> bytes:
    return repr((view.turns, view.seat, view.hand, len(view.page))).encode()


def make(setting: Setting[Components]) -> AbbeyHints:
    """The hints for a table."""
    traits = 2 if setting.options.flag("two_traits") else 5
    return AbbeyHints(setting.components, setting.seats, traits)
