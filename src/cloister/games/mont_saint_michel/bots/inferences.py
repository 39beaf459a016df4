# compiled with mypyc
"""What a seat infers from its view: behaviour, a belief, and how far ahead it expects to be.

One object serves all bots of a table. It caches the last results, all of them derived from views.
"""

from typing import Final

from cloister.core.card import Setting
from cloister.core.values import Seat

from ..components.ground import Ground
from ..components.pack import Components
from ..knowledge.behaviour import Behaviour
from ..knowledge.belief import Belief, weights_for
from ..knowledge.view import MountView
from .lead import ExpectedLead

KEPT: Final = 4
"""How many beliefs and expected leads are cached."""


class Inferences:
    """The facts of a table, and what follows from its views."""

    def __init__(self, setting: Setting[Components]) -> None:
        components = setting.components
        self.seats: int = setting.seats
        self.ground: Ground = components.ground
        self._value_of: list[int] = [page.value for page in components.pages]
        self._dots_of: list[int] = [page.dots for page in components.pages]
        self._pages: int = sum([page.copies for page in components.pages])
        self._by_negatives = setting.options.word("tie_break") == "negatives"
        self._behaviour = self.no_behaviour()
        self._beliefs: list[Belief] = []
        self._leads: list[ExpectedLead] = []

    def belief(self, view: MountView, seat: Seat) -> Belief:
        """Who is who, as far as this seat can tell."""
        return self._belief(seat, view.history, view.seen)

    def lead(self, view: MountView, seat: Seat) -> ExpectedLead:
        """How far ahead this seat expects to be."""
        return self.lead_by(seat, view.history, view.seen, view)

    def lead_by(
        self, seat: Seat, history: list[int], seen: list[int], view: MountView
    ) -> ExpectedLead:
        """How far ahead this seat would expect to be if it knew this history and had seen this."""
        belief = self._belief(seat, history, seen)
        totals: list[int] = view.totals
        counts = self._tie_breakers(view)
        left = self.pages_left(view)
        for known in self._leads:
            if known.is_for(belief, totals, counts, left):
                return known
        lead = ExpectedLead(belief, totals, counts, left)
        self._leads.append(lead)
        if len(self._leads) > KEPT:
            del self._leads[0]
        return lead

    def behaviour_of(self, history: list[int]) -> Behaviour:
        """What the play of all seats says about them, as a copy that the caller may change.

        Histories only grow, so the result for the earlier part is cached; not for the last entries,
        which may belong to a move that is only being tried.
        """
        if not self._behaviour.is_start_of(history):
            self._behaviour = self.no_behaviour()
        if len(history) > len(self._behaviour.read) + 2:
            self._behaviour.take_in(history[:-1])
        behaviour = self._behaviour.copy()
        behaviour.take_in(history)
        return behaviour

    def no_behaviour(self) -> Behaviour:
        """What is known before the first turn."""
        return Behaviour(self.seats, self.ground, self._value_of, self._dots_of)

    def pages_left(self, view: MountView) -> int:
        """How many pages are not won yet."""
        return self._pages - sum([len(won) for won in view.pages])

    def _belief(self, seat: Seat, history: list[int], seen: list[int]) -> Belief:
        """A cached belief unless another seat has played or a look was made."""
        weights = weights_for(self.behaviour_of(history), seat, seen)
        for known in self._beliefs:
            if known.is_for(seat, weights):
                return known
        belief = Belief(self.seats, seat, weights)
        self._beliefs.append(belief)
        if len(self._beliefs) > KEPT:
            del self._beliefs[0]
        return belief

    def _tie_breakers(self, view: MountView) -> list[int]:
        """The pages of each monk that break a tie (MSM-29, MSM-V4)."""
        if not self._by_negatives:
            return [len(won) for won in view.pages]
        return [len([value for value in won if value < 0]) for won in view.pages]
