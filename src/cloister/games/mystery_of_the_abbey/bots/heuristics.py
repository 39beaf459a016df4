# compiled with mypyc
"""How bots judge Mystery of the Abbey: an overview.

- An apprentice samples worlds that fit its view (knowledge/world_sample.py), judges single moves
  before any search (appeal.py) and values positions (value.py). Both build on worth.py.
- A master samples more worlds and measures what answers would tell (knowledge/evidence.py). It
  compares whole questions, moves of the pawn and what to say in the chapter hall (plan.py, with
  questions.py and room_tour.py). To do so it plays imagined worlds on until something is learnt
  (playout.py).

One object serves all bots of a table. What it caches for a seat follows from that seat's views.
"""

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
from ..knowledge.evidence import Evidence
from ..knowledge.view import AbbeyView
from ..knowledge.world_sample import WorldSample
from . import playout, value
from .appeal import appeals
from .facts import Facts
from .plan import Decision
from .questions import Phrases
from .worth import Estimate

WORLDS: Final = 16
"""Worlds in an apprentice's sample. A master samples this many for each unit of effort.
Chosen by hand."""
KEEPS_SAMPLE: Final = (
    "give",
    "show",
    "keep-back",
    "own-card",
    "reply",
    "react",
    "mass-books",
    "parts",
)
"""Phases whose decisions use the last sample, even if something new is known."""
NEXT_WORDS: Final = ("topic", "parts", "request", "request-from", "accuse")
"""Phases in which a planned question, request or accusation continues.

In other phases of the turn the plan must not supply moves: a question that was answered with
silence must not continue as a request.
"""


class AbbeyEvaluator(Evaluator):
    """Estimates for one table, from a sample of worlds for each seat."""

    def __init__(self, parts: Components, seats: int) -> None:
        self.facts = Facts(parts, seats)
        self.samples: dict[int, WorldSample] = {}
        """For each seat, the last sample."""
        self.sampled_for: dict[int, bytes] = {}
        """For each seat, what it knew when that sample was taken."""

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, AbbeyView)
        estimate = Estimate(self.facts, view, seat, self._sample(view, seat))
        return appeals(estimate, moves)

    def value(self, view: View, seat: Seat) -> float:
        return value.value(self.estimate(view, seat))

    def position_budget(self) -> int:
        """Zero: a question takes many moves, and each of them is judged alone."""
        return 0

    def estimate(self, view: View, seat: Seat) -> Estimate:
        """An estimate of a view, usually of an imagined world, by the seat's last sample."""
        assert isinstance(view, AbbeyView)
        if seat not in self.samples:
            self._sample(view, seat)
        return Estimate(self.facts, view, seat, self.samples[seat])

    def _sample(self, view: AbbeyView, seat: Seat) -> WorldSample:
        """The sample for a view, taken again only if something new is known."""
        if seat in self.samples and view.phase in KEEPS_SAMPLE:
            return self.samples[seat]
        known = _known(view)
        if self.sampled_for.get(seat) != known:
            self.sampled_for[seat] = known
            self.samples[seat] = WorldSample(view, WORLDS)
        return self.samples[seat]


class AbbeyPlanner(TurnPlanner):
    """Plans whole questions and requests, word by word. For masters only."""

    def __init__(self, evaluator: AbbeyEvaluator, traits: int) -> None:
        self.facts = evaluator.facts
        self.phrases = Phrases(self.facts.values, traits)
        self.pairs = Phrases(self.facts.values, 2)
        self.evidence: dict[int, Evidence] = {}
        """For each seat, the last evidence."""
        self.gathered_for: dict[int, bytes] = {}
        """For each seat, what it knew when that evidence was gathered."""
        self.decisions: dict[int, Decision] = {}
        """For each seat, its latest decision. Rollouts are judged by it."""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, AbbeyView)
        if effort == 1:
            return []
        evidence = self._evidence(view, seat, WORLDS * effort)
        estimate = Estimate(self.facts, view, seat, evidence.sample)
        self.decisions[seat] = Decision(estimate, evidence, self.phrases, self.pairs)
        return self.decisions[seat].lines(moves)

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """The next word of a planned question, request or accusation."""
        begun = plan.view
        assert isinstance(view, AbbeyView)
        assert isinstance(begun, AbbeyView)
        if view.phase in NEXT_WORDS and _now(begun) == _now(view):
            for word in plan.moves:
                if word in moves:
                    return word
        return None

    def _evidence(self, view: AbbeyView, seat: Seat, worlds: int) -> Evidence:
        """The evidence for a view, gathered again only if something new is known."""
        known = _known(view)
        found = self.evidence.get(seat)
        if found is None or self.gathered_for[seat] != known or found.worlds != worlds:
            self.gathered_for[seat] = known
            found = Evidence(view, worlds)
            self.evidence[seat] = found
        return found


class AbbeyRollout(Rollout):
    """Plays worlds on until something is learnt: many short rollouts beat a few long ones."""

    def __init__(self, evaluator: AbbeyEvaluator, planner: AbbeyPlanner) -> None:
        super().__init__(evaluator)
        self.abbey = evaluator
        self.planner = planner

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        decision = self.planner.decisions.get(seat)
        chance = None if decision is None else playout.play_out(decision, world, dice)
        return world_value(self.abbey, world, seat) if chance is None else chance

    def gives_win_probability(self) -> bool:
        return True


def _known(view: AbbeyView) -> bytes:
    """What the seat knows about suspects."""
    return repr((view.seat, view.hand, view.page)).encode()


def _now(view: AbbeyView) -> bytes:
    """Identifies a moment of the game. It changes whenever something is learnt."""
    return repr((view.turns, view.seat, view.hand, len(view.page))).encode()


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    evaluator = AbbeyEvaluator(setting.components, setting.seats)
    planner = AbbeyPlanner(evaluator, 2 if setting.options.flag("two_traits") else 5)
    return Heuristics(evaluator, AbbeyRollout(evaluator, planner), planner)
