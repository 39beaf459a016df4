# compiled with mypyc
"""What Mont Saint Michel offers bots.

All of it rests on a belief about who is who (knowledge/belief.py), kept in inferences.py. What a
page is worth follows from the lead that a seat expects (lead.py); value.py adds tide cards
and where the monks stand while a page is open, appeal.py judges single moves, plan.py finds whole
turns, playout.py plays on to the end, and assignments.py weights imagined worlds by how the others
have played.
"""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.heuristics import (
    ROUNDS,
    Evaluator,
    Heuristics,
    Plan,
    Rollout,
    TurnPlanner,
    leading,
    play_rounds,
)
from cloister.core.values import EVERYTHING, Move, Seat, View

from ..components.pack import Components
from ..knowledge.view import MountView
from ..rules import phase
from ..rules.state import MountState
from ..rules.terms import Terms, terms_of
from . import appeal, playout, value
from .assignments import Assignments
from .inferences import Inferences
from .lead import lead_scale
from .plan import best_turns, checkpoint, checkpoints, find_turns, next_page_chances, turn_worth


class MountEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, inferences: Inferences) -> None:
        self.inferences = inferences

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, MountView)
        return appeal.appeals(self.inferences, view, seat, moves)

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, MountView)
        return value.value(self.inferences, view, seat)


class MountRollout(Rollout):
    """Plays move by move to the end of the turn, then page by page to the end of the game."""

    def __init__(self, evaluator: MountEvaluator) -> None:
        super().__init__(evaluator)
        self.inferences = evaluator.inferences
        self.assignments = Assignments(self.inferences.no_behaviour())

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        told = Announcements(listening=False)
        while isinstance(world, MountState) and world.to_act():
            if phase.LOOKING <= world.mount.phase <= phase.PAGE:
                behaviour = self.inferences.behaviour_of(world.history)
                return playout.play_out(world, seat, behaviour, dice)
            actor = world.to_act()[0]
            world.play(actor, self.quick_move(world, actor, dice), dice, told)
        play_rounds(self, world, seat, dice, ROUNDS)
        return self._chance_to_win(world, seat)

    def _chance_to_win(self, world: State, seat: Seat) -> float:
        """The chance to win, roughly; estimates may lie slightly outside 0 to 1."""
        outcome = world.outcome()
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        view = world.view(seat, EVERYTHING)
        assert isinstance(view, MountView)
        lead = value.value(self.inferences, view, seat)
        return 0.5 + 0.5 * lead / lead_scale(self.inferences.pages_left(view))

    def gives_win_probability(self) -> bool:
        return True

    def reweight(self, view: View, seat: Seat, world: State, chance: Chance) -> State:
        assert isinstance(view, MountView)
        if isinstance(world, MountState):
            if not self.assignments.behaviour.is_start_of(view.history):
                self.assignments = Assignments(self.inferences.no_behaviour())
            self.assignments.take_in(view.history)
            world.inside = self.assignments.draw(seat, view.seen, chance)
        return world


class MountPlanner(TurnPlanner):
    """Plans turns with an open page; turns differ in where they leave the monks."""

    def __init__(self, evaluator: MountEvaluator, terms: Terms) -> None:
        self.evaluator = evaluator
        self.terms = terms

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        """Candidate turns; a look is decided by appeal, it is not worth a search."""
        assert isinstance(view, MountView)
        if effort == 1:
            return []
        if view.phase <= phase.LOOKING:
            return [[leading(moves, self.evaluator.appeal(view, seat, moves))]]
        if view.phase != phase.PAGE:
            return []
        inferences = self.evaluator.inferences
        turns = find_turns(self.terms, view, moves)
        lead = inferences.lead(view, seat)
        next_page = next_page_chances(inferences.ground, view)
        for turn in turns:
            turn.worth = turn_worth(inferences, view, turn, lead, next_page)
        return [turn.line for turn in best_turns(turns)]

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        begun = plan.view
        assert isinstance(view, MountView)
        assert isinstance(begun, MountView)
        move = checkpoints(self.terms, begun, plan.moves).get(checkpoint(view))
        return move if move in moves else None


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    evaluator = MountEvaluator(Inferences(setting))
    planner = MountPlanner(evaluator, terms_of(setting))
    return Heuristics(evaluator, MountRollout(evaluator), planner)
