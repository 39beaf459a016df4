# compiled with mypyc
"""Beam search over one turn: the best chains of effects are extended, card by card.

A strategy decides what a chain is worth, where chains begin and which turns are kept. That of the
apprentice is in apprentice_plan.py, that of the master in master_plan.py.
"""

from typing import Final

from ..components import cards
from ..components.cards import JOLLY, MOVES, NIHIL, NONE
from ..components.ground import ANCHORS, BRIDGES, squares_in
from ..rules import moves
from ..rules.card_costs import SLIDES, TURN_ONCE, bridges_of
from ..rules.pit import Pit
from ..rules.terms import Terms
from .chain import Branch, BridgeEffect, TurnLeft

WIDTH: Final = 3
"""Chains that are extended, for each unit of effort. Chosen by hand."""
POINT_LEFT: Final = 0.7
"""The worth, in squares, of a point that can still be spent on a card. Chosen by hand."""


class TurnStrategy:
    """The questions that a search asks about chains."""

    def worth(self, pit: Pit, steps: int) -> float:
        """The worth of a pit with this many squares to walk."""
        raise NotImplementedError

    def openings(self, pit: Pit, turn: TurnLeft) -> list[Branch]:
        """Where chains begin."""
        return [Branch(pit, turn, 0.0)]

    def consider(self, pit: Pit, turn: TurnLeft, may_play: bool) -> None:
        """Remember the turns that end after this chain, if they are good."""
        raise NotImplementedError


class BeamSearch:
    """Searches the chains of one turn."""

    def __init__(self, strategy: TurnStrategy, terms: Terms, effort: int) -> None:
        self.strategy = strategy
        self.terms = terms
        self.width = WIDTH * effort

    def run(self, pit: Pit, turn: TurnLeft, may_play: bool) -> None:
        """Let the strategy consider the best chains of every length."""
        self.strategy.consider(pit, turn, may_play)
        beam = self.strategy.openings(pit, turn) if may_play else []
        while beam:
            found: list[Branch] = []
            for branch in beam:
                found += self._grow(branch)
            found.sort(key=lambda branch: -branch.worth)
            beam = found[: self.width]
            for branch in beam:
                self.strategy.consider(branch.pit, branch.turn, may_play)

    def _grow(self, branch: Branch) -> list[Branch]:
        """The best chains with one more effect."""
        effects: list[BridgeEffect] = []
        last = NONE
        for card in branch.turn.hand:
            if card != last and (card < NIHIL or card == cards.OMNIA):
                self._try_card(branch, card, effects)
            last = card
        if branch.turn.free:
            self._try_free_action(branch, effects)
        effects.sort(key=lambda effect: -effect.worth)
        return [branch.with_effect(effect) for effect in effects[: self.width]]

    def _try_card(self, branch: Branch, card: int, effects: list[BridgeEffect]) -> None:
        pit, points = branch.pit, branch.turn.points
        for bridge in bridges_of(card) if card < NIHIL else list(range(BRIDGES)):
            if not pit.is_movable(bridge) or pit.last[bridge] == card:
                continue
            if card == cards.OMNIA:
                if pit.is_light(bridge):
                    price = self.terms.prices[card][0]
                    self._try_slides(branch, card, 0, bridge, 4, price, effects)
                continue
            extra = pit.surcharge(bridge)
            if card < MOVES or card == JOLLY:
                price = self.terms.turn_prices[TURN_ONCE] + extra
                if price <= points:
                    for turn in pit.turns(bridge, NONE):
                        motion = moves.TURN + turn
                        effect = BridgeEffect(card, TURN_ONCE, bridge, motion, price)
                        self._try_turn(branch, effect, effects)
            if card >= MOVES:
                for steps in range(1, 4):
                    price = self.terms.slide_prices[steps - 1] + extra
                    number = SLIDES + steps - 1
                    self._try_slides(branch, card, number, bridge, steps, price, effects)

    def _try_slides(
        self,
        branch: Branch,
        card: int,
        number: int,
        bridge: int,
        steps: int,
        price: int,
        effects: list[BridgeEffect],
    ) -> None:
        if price > branch.turn.points:
            return
        for square in squares_in(branch.pit.slides(bridge, steps)):
            effect = BridgeEffect(card, number, bridge, moves.SLIDE + square, price)
            self._try_slide(branch, effect, effects)

    def _try_free_action(self, branch: Branch, effects: list[BridgeEffect]) -> None:
        pit = branch.pit
        for bridge in range(BRIDGES):
            if not pit.is_light(bridge):
                continue
            for turn in pit.turns(bridge, NONE):
                effect = BridgeEffect(NONE, 0, bridge, moves.TURN + turn, 0)
                self._try_turn(branch, effect, effects)
            for square in squares_in(pit.slides(bridge, 1)):
                effect = BridgeEffect(NONE, 0, bridge, moves.SLIDE + square, 0)
                self._try_slide(branch, effect, effects)

    def _try_turn(self, branch: Branch, effect: BridgeEffect, effects: list[BridgeEffect]) -> None:
        pit, bridge = branch.pit, effect.bridge
        before = pit.pose[bridge]
        pit.shift(bridge, pit.after_turn(bridge, effect.motion - moves.TURN))
        self._rate(branch, effect, effects)
        pit.shift(bridge, before)

    def _try_slide(self, branch: Branch, effect: BridgeEffect, effects: list[BridgeEffect]) -> None:
        pit, bridge = branch.pit, effect.bridge
        before = pit.pose[bridge]
        pit.shift(bridge, before // ANCHORS * ANCHORS + effect.motion - moves.SLIDE)
        self._rate(branch, effect, effects)
        pit.shift(bridge, before)

    def _rate(self, branch: Branch, effect: BridgeEffect, effects: list[BridgeEffect]) -> None:
        """Value an effect by the resulting pit; the bridge has already been moved there."""
        turn = branch.turn
        steps = turn.walkable()
        left = len(turn.hand)
        if effect.card == NONE:
            steps -= 0 if turn.frozen else 1
        else:
            left -= 1
            if effect.card < NIHIL and not turn.frozen:
                steps += 1
        effect.worth = self.strategy.worth(branch.pit, steps)
        effect.worth += POINT_LEFT * min(turn.points - effect.price, left)
        effects.append(effect)
