# compiled with mypyc
"""What bots may use of Mont Saint Michel: first sight of a move, and the value of a view.

All of it rests on a posterior over who is who (belief.py). A page is worth to a seat what it
changes in its prospects, over all assignments (outlook.py); the rest is about where the monks
stand while a page lies open, about tide cards, and about what a look may show.
"""

from typing import Final

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

from ..components.ground import Ground
from ..components.pack import Components
from ..components.places import EBB, FLOOD, LAST, PLACES, RAMP, TOP
from ..knowledge.belief import UNSEEN, Belief, weighed
from ..knowledge.clues import Clues
from ..knowledge.likelihood import Deals
from ..knowledge.view import MountView
from ..rules import phase
from ..rules.hidden import Hidden
from ..rules.history import NONE, Entry
from ..rules.moves import LOOK
from ..rules.terms import Terms
from .appeal import NEAR, Glance
from .plan import Turn, Turns, promising, station, stations
from .playout import dream
from .value import Outlook, spread_of, tide_worth

TAKES: Final = 0.9
"""How often whoever thinks wins a page within reach."""
STUMBLES: Final = 0.1
"""And whoever does not."""
LATER: Final = 0.9
"""What a page is worth that one may win in one's next turn."""
TEMPO: Final = 0.3
"""What it costs to leave a page to players who think."""
APPROACH: Final = 0.06
"""And for each turn that the nearest monk is away."""
HURRY: Final = 0.1
"""What it costs to leave it longer than two rounds, for each turn: nobody stalls for ever."""
ROOM: Final = 0.5
"""What it is worth to stand where the next page can be won."""
AT_HAND: Final = 4
"""Beliefs and outlooks that are kept."""


class MountEvaluator(Evaluator):
    """Estimates for one table."""

    def __init__(self, setting: Setting[Components]) -> None:
        components = setting.components
        self.seats: int = setting.seats
        self.ground: Ground = components.ground
        self.value_of: list[int] = [page.value for page in components.pages]
        self.dots_of: list[int] = [page.dots for page in components.pages]
        self.pages: int = sum([page.copies for page in components.pages])
        self.by_negatives = setting.options.word("tie_break") == "negatives"
        self.clues = self.no_clues()
        self.beliefs: list[Belief] = []
        self.outlooks: list[Outlook] = []

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(view, MountView)
        outlook = self.outlook(seat, view.history, view.seen, view)
        if view.phase <= phase.LOOKING:
            return [outlook.curiosity(move - LOOK, view.seen) for move in moves]
        hurry = self._hurry(view.waiting)
        gains = [gain + hurry for gain in outlook.gains(view.value)]
        glance = Glance(view, gains, self.ground)
        return [glance.at(move) for move in moves]

    def value(self, view: View, seat: Seat) -> float:
        assert isinstance(view, MountView)
        before, looked_at = _without_last_look(view, seat)
        history = view.history if looked_at == NONE else view.history[:-1]
        outlook = self.outlook(seat, history, before, view)
        worth = outlook.base + outlook.curiosity(looked_at, before)
        worth += self.tides(view, view.tides[seat])
        if view.page >= 0 and (view.waiting > 0 or seat in view.to_act):
            worth += self.open_page(view, view.places, view.waiting, outlook)
        return worth

    def belief(self, view: MountView, seat: Seat) -> Belief:
        """Who is who, as this seat sees it."""
        return self._belief(seat, view.history, view.seen)

    # What is remembered from one question to the next: only what follows from a view

    def outlook(self, seat: Seat, history: list[int], seen: list[int], view: MountView) -> Outlook:
        """Worked out anew only if something has changed."""
        belief = self._belief(seat, history, seen)
        totals: list[int] = view.totals
        counts = self._counts(view)
        left = self.left(view)
        for known in self.outlooks:
            if known.is_of(belief, totals, counts, left):
                return known
        outlook = Outlook(belief, totals, counts, left)
        self.outlooks.append(outlook)
        if len(self.outlooks) > AT_HAND:
            del self.outlooks[0]
        return outlook

    def _belief(self, seat: Seat, history: list[int], seen: list[int]) -> Belief:
        """The same as before unless another has played or somebody was seen."""
        weights = weighed(self.clues_of(history), seat, seen)
        for known in self.beliefs:
            if known.is_of(seat, weights):
                return known
        belief = Belief(self.seats, seat, weights)
        self.beliefs.append(belief)
        if len(self.beliefs) > AT_HAND:
            del self.beliefs[0]
        return belief

    def clues_of(self, history: list[int]) -> Clues:
        """Histories grow; branches that were only thought of do not stay."""
        if not self.clues.begins(history):
            self.clues = self.no_clues()
        if len(history) > len(self.clues.read) + 2:
            self.clues.take_in(history[:-1])
        clues = self.clues.copy()
        clues.take_in(history)
        return clues

    def no_clues(self) -> Clues:
        return Clues(self.seats, self.ground, self.value_of, self.dots_of)

    # How things stand

    def left(self, view: MountView) -> int:
        return self.pages - sum([len(won) for won in view.pages])

    def _counts(self, view: MountView) -> list[int]:
        """What breaks a tie."""
        if not self.by_negatives:
            return [len(won) for won in view.pages]
        return [len([value for value in won if value < 0]) for won in view.pages]

    def tides(self, view: MountView, held: int) -> float:
        """Cards in hand."""
        cards = (1 if held & EBB else 0) + (1 if held & FLOOD else 0)
        return tide_worth(self.left(view)) * cards

    def after(self, view: MountView, turn: Turn, outlook: Outlook, near: list[float]) -> float:
        """What a turn is worth at first sight."""
        worth = self.tides(view, turn.tides)
        if turn.winner == NONE:
            return worth + self.open_page(view, turn.places, view.waiting + 1, outlook)
        belief = outlook.belief
        for at in range(6 * self.seats):
            share = 1.0 if at // 6 == belief.seat else -1.0 / (self.seats - 1)
            worth += ROOM * share * belief.chance_of[at] * near[turn.places[at % 6]]
        return worth + outlook.gains(view.value)[turn.winner]

    def nearness(self, view: MountView) -> list[float]:
        """For each place, how likely one wins the next page from there."""
        order: list[int] = view.order
        coming = order[view.opened % LAST]
        after = [coming] if coming else [at for at in range(TOP, LAST + 1) if at not in order]
        near = [0.0] * PLACES
        for place in range(RAMP):
            for location in after:
                for turns in self.ground.turns[1:]:
                    near[place] += NEAR[min(turns[location][place], 6)] / (2 * len(after))
        return near

    def open_page(
        self, view: MountView, places: list[int], waiting: int, outlook: Outlook
    ) -> float:
        """What is to be expected of a page that nobody has won yet.

        One after the other, the seats may win it for whom they like; whatever is left to the
        seat itself, it will use as well as it can.
        """
        turns = self.ground.turns[view.dots][view.location]
        away = [min(turns[place], 6) if place != RAMP else 1 for place in places]
        near = [NEAR[count] for count in away]
        gains = outlook.gains(view.value)
        still_open, worth, thinking = 1.0, 0.0, 0.0
        for ahead in range(1, self.seats):
            other = (outlook.belief.seat + ahead) % self.seats
            thinks = outlook.belief.thinks(other)
            thinking += thinks / (self.seats - 1)
            takes = NEAR[min(away)] * (TAKES * thinks + STUMBLES * (1.0 - thinks))
            worth += still_open * takes * outlook.given_by(other, near, gains, view.value)
            still_open *= 1.0 - takes
        best = max([gains[monk] * near[monk] for monk in range(6)])
        worth += still_open * LATER * best
        nearest = min(away)
        worth -= thinking * (TEMPO + APPROACH * nearest)
        return worth - self._hurry(waiting) * (1.0 + nearest)

    def _hurry(self, waiting: int) -> float:
        """A page that lies open for long is better won by anybody than by nobody."""
        return HURRY * max(0, waiting - 2 * self.seats)


class MountRollout(Rollout):
    """To the end of the turn move by move, then to the end of the game in broad strokes."""

    def __init__(self, evaluator: MountEvaluator) -> None:
        super().__init__(evaluator)
        self.mount = evaluator
        self.deals = Deals(evaluator.no_clues())

    def play_out(self, world: State, seat: Seat, dice: Chance) -> float:
        told = Announcements(listening=False)
        while isinstance(world, Hidden) and world.to_act():
            if phase.LOOKING <= world.phase <= phase.PAGE:
                return dream(world, seat, self.mount.clues_of(world.history), dice)
            actor = world.to_act()[0]
            world.play(actor, self.quick_move(world, actor, dice), dice, told)
        play_rounds(self, world, seat, dice, ROUNDS)
        return self._chance_to_win(world, seat)

    def _chance_to_win(self, world: State, seat: Seat) -> float:
        """Between 0 and 1 or so, whatever is left to play for."""
        outcome = world.outcome()
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        view = world.view(seat, EVERYTHING)
        assert isinstance(view, MountView)
        return 0.5 + 0.5 * self.mount.value(view, seat) / spread_of(self.mount.left(view))

    def gives_win_probability(self) -> bool:
        return True

    def reweight(self, view: View, seat: Seat, world: State, chance: Chance) -> State:
        assert isinstance(view, MountView)
        if isinstance(world, Hidden):
            if not self.deals.clues.begins(view.history):
                self.deals = Deals(self.mount.no_clues())
            self.deals.take_in(view.history)
            world.inside = self.deals.draw(seat, view.seen, chance)
        return world


class MountPlanner(TurnPlanner):
    """All turns with an open page that differ in where they leave the monks."""

    def __init__(self, evaluator: MountEvaluator, terms: Terms) -> None:
        self.mount = evaluator
        self.terms = terms

    def turns(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        """Looks are not worth a search."""
        assert isinstance(view, MountView)
        if effort == 1:
            return []
        if view.phase <= phase.LOOKING:
            return [[leading(moves, self.mount.appeal(view, seat, moves))]]
        if view.phase != phase.PAGE:
            return []
        mount = self.mount
        turns = Turns(self.terms, view, moves).found
        outlook = mount.outlook(seat, view.history, view.seen, view)
        near = mount.nearness(view)
        for turn in turns:
            turn.worth = mount.after(view, turn, outlook, near)
        return [turn.line for turn in promising(turns)]

    def follow(self, plan: Plan, view: View, seat: Seat, moves: list[Move]) -> Move | None:
        begun = plan.view
        assert isinstance(view, MountView) and isinstance(begun, MountView)
        move = stations(self.terms, begun, plan.moves).get(station(view))
        return move if move in moves else None


def _without_last_look(view: MountView, seat: int) -> tuple[list[int], int]:
    """If the seat has just looked: what it had seen before, and where it looked.

    A look is worth what it may show, not what it happens to show in an imagined world.
    """
    seen: list[int] = view.seen
    if view.history:
        entry = Entry(view.history[-1])
        if entry.is_look and entry.seat == seat and entry.monk != NONE:
            earlier = seen.copy()
            if view.looked.count((seat, entry.monk)) == 1:
                earlier[entry.monk] = UNSEEN
            return earlier, entry.monk
    return seen, NONE


def make(setting: Setting[Components]) -> Heuristics:
    """The heuristics for a table."""
    evaluator = MountEvaluator(setting)
    planner = MountPlanner(evaluator, Terms(setting))
    return Heuristics(evaluator, MountRollout(evaluator), planner)
