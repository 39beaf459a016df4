# compiled with mypyc
"""The heuristics of Sator for bots: evaluator, rollout and turn planner.

- A whole turn is planned at once. The apprentice takes the one turn with the best walk
  (apprentice_plan.py); the master compares several turns that count all books and the rivals
  (master_plan.py) by playouts (playout.py). Both search chains of effects with a beam (beam.py).
- Everything outside the main part of a turn is decided by appeal (appeal.py); the master has a
  different style (master_appeal.py).
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
    leading,
    world_value,
)
from cloister.core.values import Move, Seat, View

from ..components.pack import Components
from ..knowledge.view import LibraryView
from ..rules import phase
from ..rules.terms import Terms, terms_of
from . import playout, value
from .appeal import AppealStyle, ApprenticeStyle, appeals
from .apprentice_plan import plan_turn
from .master_appeal import MasterStyle
from .master_plan import best_turns
from .seat_table import SeatTable

APPRENTICE: Final = 1
"""The effort of an apprentice; a master's is higher."""


class LibraryEvaluator(Evaluator):
    """The appeal of a move, and what a view is worth."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.apprentice: AppealStyle = ApprenticeStyle()
        self.master: AppealStyle = MasterStyle()

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        return appeals(self.seen(view, seat), self.apprentice, moves)

    def value(self, view: View, seat: Seat) -> float:
        return value.value(self.seen(view, seat).pit, seat)

    def move_values(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        """A master lays bridges by appeal: rollouts are too short to judge them."""
        table = self.seen(view, seat)
        return [] if table.phase >= phase.MAIN else appeals(table, self.master, moves)

    def seen(self, view: View, seat: Seat) -> SeatTable:
        """The table as the seat sees it."""
        assert isinstance(view, LibraryView)
        return SeatTable(view, seat, self.terms)


class LibraryRollout(Rollout):
    """Rollout by quick turns; a world that they cannot be used in is valued as it stands."""

    def __init__(self, evaluator: LibraryEvaluator) -> None:
        super().__init__(evaluator)
        self.library_evaluator = evaluator

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        chance = playout.play_out(world, seat, dice)
        return world_value(self.library_evaluator, world, seat) if chance is None else chance

    def gives_win_probability(self) -> bool:
        return True


class LibraryPlanner(TurnPlanner):
    """Whole turns for the main part of a turn, the most appealing move for everything else."""

    def __init__(self, evaluator: LibraryEvaluator) -> None:
        self.evaluator = evaluator

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        table = self.evaluator.seen(view, seat)
        if table.phase == phase.MAIN:
            planned = (
                apprentice_turns(table) if effort == APPRENTICE else master_turns(table, effort)
            )
            if planned[0] and planned[0][0] in moves:
                return planned
        evaluator = self.evaluator
        style = evaluator.apprentice if effort == APPRENTICE else evaluator.master
        return [[leading(moves, appeals(table, style, moves))]]

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """The next move of the plan, if the turn has gone as planned so far."""
        begun = plan.view
        assert isinstance(view, LibraryView)
        assert isinstance(begun, LibraryView)
        now: int = view.phase
        if not phase.MAIN <= now <= phase.ANIMI:
            return None
        chain: list[str] = view.chain
        before: list[str] = begun.chain
        at = len(chain) - len(before)
        if not 0 <= at < len(plan.moves) or _is_another_turn(begun, view):
            return None
        return plan.moves[at] if plan.moves[at] in moves else None


def apprentice_turns(table: SeatTable) -> list[list[Move]]:
    """The one turn that an apprentice plans."""
    turn = table.turn_left()
    return [plan_turn(table.pit, table.seat, table.terms, turn, table.step, APPRENTICE)]


def master_turns(table: SeatTable, effort: int) -> list[list[Move]]:
    """The turns that a master compares; if it finds none, the apprentice's with more effort."""
    pit, seat, terms, turn = table.pit, table.seat, table.terms, table.turn_left()
    prayers: list[int] = table.view.prayers
    left = prayers[seat] if table.view.round > 1 else 0
    found = best_turns(pit, seat, terms, turn, table.step, left, effort)
    return found or [plan_turn(pit, seat, terms, table.turn_left(), table.step, effort)]


def _is_another_turn(begun: LibraryView, now: LibraryView) -> bool:
    """Whether something has changed that stays the same while a turn goes as planned."""
    return (
        begun.round != now.round
        or begun.pile != now.pile
        or begun.discards != now.discards
        or begun.entries != now.entries
    )


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    evaluator = LibraryEvaluator(terms_of(setting))
    return Heuristics(evaluator, LibraryRollout(evaluator), LibraryPlanner(evaluator))
