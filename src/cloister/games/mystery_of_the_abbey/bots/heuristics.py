# compiled with mypyc
"""What bots may use of Mystery of the Abbey: first sight of a move, and the value of a view."""

from typing import Final

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.heuristics import (
    Evaluator,
    Heuristics,
    Plan,
    Rollout,
    TurnPlanner,
    world_value,
)
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


class AbbeyEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.facts = Facts(parts, seats)
        self.opinions: dict[int, Opinion] = {}
        self.asked_by: dict[int, bytes] = {}

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, AbbeyView)
        sight = Sight(self.facts, view, seat, self.opinion(view, seat))
        return [sight.at(move) for move in moves]

    def value(self, view: View, seat: Seat) -> float:
        return self.seen(view, seat).value()

    def lookahead(self) -> int:
        """A question has many words: every word is judged as it stands."""
        return 0

    def seen(self, view: View, seat: Seat) -> Sight:
        """The abbey as the seat sees it, by the opinion that it has."""
        assert isinstance(view, AbbeyView)
        if seat not in self.opinions:
            self.opinion(view, seat)
        return Sight(self.facts, view, seat, self.opinions[seat])

    def opinion(self, view: AbbeyView, seat: Seat) -> Opinion:
        """Worked out again only if something new is known."""
        if seat in self.opinions and view.phase in IN_PASSING:
            return self.opinions[seat]
        key = _key(view)
        if self.asked_by.get(seat) != key:
            self.asked_by[seat] = key
            self.opinions[seat] = Opinion(view, WORLDS)
        return self.opinions[seat]


class AbbeyPlanner(TurnPlanner):
    """Whole questions and requests, word by word."""

    def __init__(self, evaluator: AbbeyEvaluator, traits: int) -> None:
        self.facts = evaluator.facts
        self.phrases = Phrases(self.facts.values, traits)
        self.pairs = Phrases(self.facts.values, 2)
        self.beliefs: dict[int, Belief] = {}
        self.believed_by: dict[int, bytes] = {}
        self.inquiries: dict[int, Inquiry] = {}
        """What each master is deciding about: its rollouts ask for it."""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, AbbeyView)
        if effort == 1:
            return []
        belief = self._belief(view, seat, MORE * effort)
        sight = Sight(self.facts, view, seat, belief)
        self.inquiries[seat] = Inquiry(sight, belief, self.phrases, self.pairs)
        return self.inquiries[seat].lines(moves)

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """The next word of a question that has been begun."""
        begun = plan.view
        assert isinstance(view, AbbeyView) and isinstance(begun, AbbeyView)
        if view.phase in WORDS and _now(begun) == _now(view):
            for word in plan.moves:
                if word in moves:
                    return word
        return None

    def _belief(self, view: AbbeyView, seat: Seat, worlds: int) -> Belief:
        """Worked out again only if something new is known."""
        key = _key(view)
        known = self.beliefs.get(seat)
        if known is None or self.believed_by[seat] != key or known.worlds != worlds:
            self.believed_by[seat] = key
            known = Belief(view, worlds)
            self.beliefs[seat] = known
        return known


class AbbeyRollout(Rollout):
    """A world is valued as it stands: many worlds say more than the course of one."""

    def __init__(self, evaluator: AbbeyEvaluator, planner: AbbeyPlanner) -> None:
        super().__init__(evaluator)
        self.abbey = evaluator
        self.planner = planner

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        inquiry = self.planner.inquiries.get(seat)
        chance = None if inquiry is None else foresee(inquiry, world, dice)
        return world_value(self.abbey, world, seat) if chance is None else chance

    def gives_win_probability(self) -> bool:
        return True


def _key(view: AbbeyView) -> bytes:
    return repr((view.seat, view.hand, view.page)).encode()


def _now(view: AbbeyView) -> bytes:
    return repr((view.turns, view.seat, view.hand, len(view.page))).encode()


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    evaluator = AbbeyEvaluator(setting.components, setting.seats)
    planner = AbbeyPlanner(evaluator, 2 if setting.options.flag("two_traits") else 5)
    return Heuristics(evaluator, AbbeyRollout(evaluator, planner), planner)
