# compiled with mypyc
"""What bots may use of Serendipity: first sight of a move, and the value of a garden.

Two facts steer both (they follow from the rules and show in play): an own flower may jump to any
hidden place, so hidden places beside one's carpet are the scarce good; and a Serendip that
touches with the right colour is worth four flowers and may join two groups.
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

from ..components.cells import ACROSS, BESIDE, CELL, CELLS
from ..components.pack import Components
from ..knowledge.view import GardenView
from ..rules import phase
from ..rules.carpet import HIDDEN, SERENDIP, Carpet, best_carpet, room_beside
from ..rules.moves import EXCHANGE, NO_EXCHANGE, STOP, TURN, WITH
from .patches import ROOM, STRAY
from .plan import Turns
from .playout import at_once
from .tile_choice import Lookout, eagerness, hope
from .value import Balance, ahead_in, still_hidden

RIVAL: Final = 0.35
"""What a point of the strongest rival costs."""
ENOUGH: Final = 12
"""Hidden places beside a carpet that are counted."""
INDIFFERENCE: Final = 0.3
"""Points; a rival's exchanges alone take eleven in a game."""


class GardenEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, seats: int, edge_of: list[int], chain: bool, best_only: bool) -> None:
        self.seats = seats
        self.edge_of = edge_of
        self.chain = chain
        self.best_only = best_only

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, GardenView)
        glance = Glance(view, seat, self.edge_of)
        return [glance.at(move) for move in moves]

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, GardenView)
        shown, turned, owner = view.shown, view.turned, view.owner
        points = [0.0] * self.seats
        extra = 0.0
        for colour in range(6):
            holder = owner[colour]
            if holder < 0:
                continue
            carpet = best_carpet(shown, turned, colour, self.edge_of[colour], self.chain)
            if self.best_only:
                points[holder] = max(points[holder], float(carpet.points))
            else:
                points[holder] += carpet.points
            if holder == seat:
                extra += _growth(carpet, shown)
        rival = max([points[other] for other in range(self.seats) if other != seat])
        return points[seat] + extra + _tempo(view, seat) - RIVAL * rival


class GardenRollout(Rollout):
    """Plays until all have had a turn: the evaluator does not see further."""

    def __init__(self, evaluator: GardenEvaluator) -> None:
        super().__init__(evaluator)
        self.garden = evaluator

    def quick_move(self, world: State, seat: Seat, dice: Chance) -> Move:
        move = at_once(world, seat)
        return super().quick_move(world, seat, dice) if move is None else move

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        """How far ahead in the end, or by what the garden looks like."""
        play_rounds(self, world, seat, dice, 1)
        ahead = ahead_in(world, seat)
        return world_value(self.garden, world, seat) if ahead is None else ahead

    def indifference(self) -> float:
        return INDIFFERENCE


class GardenPlanner(TurnPlanner):
    """Which tile to turn up, and all that may be done with one that was turned up."""

    def __init__(self, evaluator: GardenEvaluator, may_turn: bool) -> None:
        self.garden = evaluator
        self.may_turn = may_turn
        """Whether a Serendip may be turned when it is moved (SER-R6)."""

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        assert isinstance(view, GardenView)
        if effort == 1 or not _begins(view):
            return []
        garden = self.garden
        if view.phase == phase.UNCOVERING:
            return [[move] for move in Lookout(view, seat, garden.seats).ranked()]
        hidden = still_hidden(view.shown)
        balance = Balance(
            view.owner, garden.seats, garden.edge_of, garden.chain, garden.best_only, hidden
        )
        turns = Turns(
            balance,
            seat,
            view.shown.copy(),
            view.turned.copy(),
            eagerness(garden.seats) * hope(view, seat),
        )
        assert view.up is not None
        up = CELL[view.up]
        if view.phase == phase.OWN:
            turns.flower(up)
        else:
            turns.serendip(up, self.may_turn)
        return turns.best(up)

    def worth_searching(self, view: View) -> bool:
        """What a tile brings where it is laid can be counted; what to turn up against one rival
        cannot. With several, playing on says less than what each place promises."""
        assert isinstance(view, GardenView)
        return self.garden.seats == 2 and view.phase == phase.UNCOVERING

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        """What was decided on, as long as the same tile is in hand."""
        begun = plan.view
        assert isinstance(view, GardenView) and isinstance(begun, GardenView)
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


class Glance:
    """First sight of the garden by one seat."""

    def __init__(self, view: GardenView, seat: Seat, edge_of: list[int]) -> None:
        self.phase: int = view.phase
        self.seat = seat
        self.shown: list[int] = view.shown
        self.recalled: list[int] = view.recalled
        self.owner: list[int] = view.owner
        self.edge_of = edge_of
        self.up = CELL[view.up] if view.up is not None else -1
        self.picked = CELL[view.picked] if view.picked is not None else -1
        self.hope = hope(view, seat)

    def at(self, move: Move) -> float:
        """How promising a move looks."""
        if move < CELLS:
            return self._uncovering(move)
        if move < WITH + CELLS:
            return self._target(move - WITH)
        if move < EXCHANGE + CELLS:
            return self._exchanging(move - EXCHANGE)
        if move < TURN + 6:
            return self._turning(move - TURN)
        return 0.5 if move == NO_EXCHANGE else 0.01 * (move == STOP)

    def _mine(self, face: int) -> bool:
        return 0 <= face < SERENDIP and self.owner[face] == self.seat

    def _uncovering(self, cell: int) -> float:
        """A tile known to be one's own is sure, a tile known to be foreign is a lost turn."""
        recalled = self.recalled[cell]
        if recalled != HIDDEN:
            return 2.0 + 0.1 * self._company(cell, recalled) if self._mine(recalled) else 0.0
        near = 0.0
        for other in BESIDE[cell]:
            if self._mine(self.shown[other]):
                near += 0.02
        return self.hope + near

    def _company(self, cell: int, colour: int) -> float:
        """What a flower would touch at a place."""
        company = 0.0
        for edge in range(6):
            other = ACROSS[cell][edge]
            if other < 0 or other == self.up or other == self.picked:
                continue
            if self.shown[other] == colour:
                company += 1.0
            elif self.shown[other] == SERENDIP:
                company += 2.0
        return company

    def _target(self, cell: int) -> float:
        moving = self.picked if self.phase == phase.EXCHANGING_WITH else self.up
        face = self.shown[moving]
        if face == SERENDIP:
            return self._place_for_serendip(cell)
        if face == HIDDEN or not self._mine(face):
            face = self.shown[cell]
            return self._company(moving, face) if self._mine(face) else -self._company(cell, face)
        loss = self._company(cell, face) if self._mine(self.shown[cell]) else 0.0
        return self._company(cell, face) - loss

    def _place_for_serendip(self, cell: int) -> float:
        worth = -1.5 if self._mine(self.shown[cell]) else 0.0
        for other in BESIDE[cell]:
            face = self.shown[other]
            if other != self.up and 0 <= face < SERENDIP:
                worth += 1.0 if self._mine(face) else -0.3 * (self.owner[face] >= 0)
        return worth

    def _exchanging(self, cell: int) -> float:
        """One's own stray flower is worth moving, then a rival's flower out of its carpet."""
        face = self.shown[cell]
        if face == HIDDEN:
            return 0.0
        company = self._company(cell, face)
        if self._mine(face):
            return 3.0 - company
        return 0.2 * company * (self.owner[face] >= 0)

    def _turning(self, rotation: int) -> float:
        worth = 0.0
        for colour in range(6):
            facing = ACROSS[self.up][(self.edge_of[colour] + rotation) % 6]
            if facing >= 0 and self.shown[facing] == colour and self.owner[colour] >= 0:
                worth += 2.0 if self._mine(colour) else -0.5
        return worth


def _tempo(view: GardenView, seat: Seat) -> float:
    """To be still on turn is worth what the next tile may bring."""
    if view.phase != phase.UNCOVERING or view.to_act[0] != seat:
        return 0.0
    for cell in range(CELLS):
        face = view.recalled[cell]
        if face != HIDDEN and view.owner[face] == seat:
            return 1.0
    return hope(view, seat)


def _growth(carpet: Carpet, shown: list[int]) -> float:
    """Room to grow, and strays that may yet be reached."""
    if not carpet.flowers:
        return 0.0
    strays = shown.count(shown[carpet.flowers[0]]) - len(carpet.flowers)
    return ROOM * min(room_beside(carpet, shown), ENOUGH) + STRAY * strays


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    options = setting.options
    evaluator = GardenEvaluator(
        setting.seats,
        list(setting.components.edge_of),
        options.flag("chain_serendips_score"),
        options.word("multi_colour_score") == "best",
    )
    planner = GardenPlanner(evaluator, options.flag("rotate_on_move"))
    return Heuristics(evaluator, GardenRollout(evaluator), planner)
