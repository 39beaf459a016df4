# compiled with mypyc
"""A chain of effects within one turn, and the moves that complete such a turn."""

from cloister.core.values import Move

from ..components import cards
from ..components.cards import NIHIL, NONE
from ..components.ground import BITS
from ..rules import moves
from ..rules.card_costs import effect_move
from ..rules.pit import Pit


class TurnLeft:
    """What is left of a turn after a chain of effects: hand, points, squares to walk."""

    def __init__(self, hand: list[int], points: int, steps: int, free: bool, frozen: bool) -> None:
        self.hand = hand
        self.points = points
        self.steps = steps
        """Squares to walk, without the free action."""
        self.free = free
        self.frozen = frozen
        self.chain: list[Move] = []
        """The moves of the chain."""

    def copy(self) -> "TurnLeft":
        """An independent copy."""
        twin = TurnLeft(self.hand.copy(), self.points, self.steps, self.free, self.frozen)
        twin.chain = self.chain.copy()
        return twin

    def walkable(self) -> int:
        """Squares to walk, with the free action."""
        if self.frozen:
            return 0
        return self.steps + (1 if self.free else 0)


class BridgeEffect:
    """An effect that a chain may be extended by: a card or the free action moves a bridge."""

    def __init__(self, card: int, effect: int, bridge: int, motion: Move, price: int) -> None:
        self.card = card
        self.effect = effect
        self.bridge = bridge
        self.motion = motion
        self.price = price
        self.worth = 0.0

    def moves(self) -> list[Move]:
        """The moves that carry it out."""
        if self.card == NONE:
            return [moves.FREE_BRIDGE, moves.BRIDGE + self.bridge, self.motion]
        effect = effect_move(self.card, self.effect)
        return [moves.PLAY + self.card, effect, moves.BRIDGE + self.bridge, self.motion]


class Branch:
    """A chain of effects, the pit that it leads to, and the worth of that pit."""

    def __init__(self, pit: Pit, turn: TurnLeft, worth: float) -> None:
        self.pit = pit
        self.turn = turn
        self.worth = worth

    def with_effect(self, effect: BridgeEffect) -> "Branch":
        """The chain with one more effect."""
        pit, turn = self.pit.copy(), self.turn.copy()
        turn.points -= effect.price
        turn.chain += effect.moves()
        if effect.card == NONE:
            turn.free = False
        else:
            turn.hand.remove(effect.card)
            turn.steps += 1 if effect.card < NIHIL else 0
            pit.paid[effect.bridge] += pit.surcharge(effect.bridge) if effect.card < NIHIL else 0
        kind = effect.motion // moves.SPAN * moves.SPAN
        if kind == moves.TURN:
            pit.turn(effect.bridge, effect.motion - moves.TURN)
        else:
            pit.slide(effect.bridge, effect.motion - moves.SLIDE)
        if effect.card != NONE:
            pit.last[effect.bridge] = effect.card if effect.card < NIHIL else NONE
        return Branch(pit, turn, effect.worth)


def whole_turn(
    pit: Pit, seat: int, turn: TurnLeft, route: list[int], animi: int, prayers: list[Move]
) -> list[Move]:
    """The chain, the walk of animi, prayers against a rival, the walk, and the end of the turn.

    `animi` is the number of squares that animi gives, 0 if it is not played. Returns [] if animi
    cannot stop anywhere on the route.
    """
    chain = turn.chain.copy()
    rest = route
    if animi:
        first = _animi_part(pit, seat, route, animi)
        if first == 0:
            return []
        chain.append(moves.PLAY + cards.ANIMI)
        chain += [moves.WALK + square for square in route[:first]]
        if first < animi:
            chain.append(moves.ENOUGH)
        rest = route[first:]
    chain += prayers
    chain += _walk_moves(pit, seat, rest, turn)
    chain.append(moves.END)
    return chain


def _animi_part(pit: Pit, seat: int, route: list[int], most: int) -> int:
    """How many squares animi walks: as many as possible without ending on a rival's book."""
    foreign = pit.foreign(seat)
    count = min(most, len(route))
    while count > 0 and foreign & BITS[route[count - 1]]:
        count -= 1
    return count


def _walk_moves(pit: Pit, seat: int, route: list[int], turn: TurnLeft) -> list[Move]:
    """The walk step by step; one step is the free action if movement points are short."""
    steps = route
    free = -1
    foreign = pit.foreign(seat)
    if len(steps) > turn.steps:
        for at in range(len(steps)):
            before = steps[at - 1] if at else pit.acolytes[seat]
            on_book = before >= 0 and foreign & BITS[before]
            if turn.free and not on_book and not foreign & BITS[steps[at]]:
                free = at
                break
        steps = steps[: turn.steps + (1 if free >= 0 else 0)]
    while steps and foreign & BITS[steps[-1]]:
        steps = steps[:-1]
    found: list[Move] = []
    for at in range(len(steps)):
        found.append((moves.FREE_WALK if at == free else moves.WALK) + steps[at])
    return found
