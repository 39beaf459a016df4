# compiled with mypyc
"""What Serendipity offers bots: appeal, value, whole placements of a tile, fast playouts.

Two facts drive all of it (they follow from the rules and show in play): a seat may move its own
flower to any hidden place, so hidden places beside its carpet are the scarce resource; and a
Serendip that touches with the right colour is worth four flowers and may join two groups.
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
    play_rounds,
    world_value,
)
from cloister.core.values import Move, Seat, View

from ..components.cells import CELL, CELLS
from ..components.pack import Components
from ..components.tiles import HIDDEN
from ..knowledge.view import GardenView
from ..rules import phase
from ..rules.state import Garden
from . import appeal, quick_move, value
from .lead import LeadEstimate, hidden_serendips, lead_in
from .odds import good_tile_chance
from .plan import Placements
from .tile_choice import TileChoice, turn_worth
from .value import ScoringTerms

INDIFFERENCE: Final = 0.3
"""Points; measured in docs/bots.md. Rivals' exchanges alone take eleven in a game."""


class GardenEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, scoring: ScoringTerms) -> None:
        self.scoring = scoring

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, GardenView)
        return appeal.appeals(view, seat, moves, self.scoring.edge_of)

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, GardenView)
        return value.value(view, seat, self.scoring)


class GardenRollout(Rollout):
    """Plays until every seat has had a turn; the evaluator judges the rest."""

    def __init__(self, evaluator: GardenEvaluator) -> None:
        super().__init__(evaluator)
        self.garden = evaluator

    def quick_move(self, world: State, seat: Seat, dice: Chance) -> Move:
        if isinstance(world, Garden):
            return quick_move.quick_move(world, seat)
        return super().quick_move(world, seat, dice)

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        play_rounds(self, world, seat, dice, 1)
        if isinstance(world, Garden) and world.phase != phase.OVER:
            return lead_in(world, seat)
        return world_value(self.garden, world, seat)

    def indifference(self) -> float:
        return INDIFFERENCE


class GardenPlanner(TurnPlanner):
    """Plans which tile to turn up, and everything that may be done with it then."""

    def __init__(self, scoring: ScoringTerms, may_turn: bool) -> None:
        self.scoring = scoring
        self.may_turn = may_turn
        """Whether a Serendip may be turned when it is moved (SER-R6)."""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, GardenView)
        if effort == 1 or not _begins(view):
            return []
        if view.phase == phase.UNCOVERING:
            return [[move] for move in TileChoice(view, seat, self.scoring.seats).ranked()]
        assert view.up is not None
        up = CELL[view.up]
        placements = self._placements(view, seat)
        if view.phase == phase.OWN:
            placements.place_flower(up)
        else:
            placements.place_serendip(up, self.may_turn)
        return placements.best(up)

    def _placements(self, view: GardenView, seat: Seat) -> Placements:
        table = self.scoring
        hidden = hidden_serendips(view.shown)
        estimate = LeadEstimate(
            view.owner, table.seats, table.edge_of, table.chain, table.best_only, hidden
        )
        kept_turn = turn_worth(table.seats) * good_tile_chance(view, seat)
        return Placements(estimate, seat, view.shown.copy(), view.turned.copy(), kept_turn)

    def worth_searching(self, view: View) -> bool:
        """Search only which tile to turn up against a single rival.

        What a tile brings where it is laid can be counted, and with several rivals playouts
        predict less than the promise of each place does.
        """
        assert isinstance(view, GardenView)
        return self.scoring.seats == 2 and view.phase == phase.UNCOVERING

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """The planned move, as long as the same tile is in hand."""
        begun = plan.view
        assert isinstance(view, GardenView)
        assert isinstance(begun, GardenView)
        if _begins(view) or view.turns != begun.turns or _opened(view) != _opened(begun):
            return None
        for move in plan.moves:
            if move in moves:
                return move
        return None


def _begins(view: GardenView) -> bool:
    """Whether a tile is to be turned up, or was just now."""
    if view.phase == phase.UNCOVERING:
        return True
    return view.up is not None and (view.phase == phase.OWN or view.phase == phase.FOUND)


def _opened(view: GardenView) -> int:
    return CELLS - view.shown.count(HIDDEN)


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    options = setting.options
    scoring = ScoringTerms(
        setting.seats,
        list(setting.components.edge_of),
        options.flag("chain_serendips_score"),
        options.word("multi_colour_score") == "best",
    )
    evaluator = GardenEvaluator(scoring)
    planner = GardenPlanner(scoring, options.flag("rotate_on_move"))
    return Heuristics(evaluator, GardenRollout(evaluator), planner)
