# compiled with mypyc
"""Whole turns of a master: all books count, and so do the ways of the rivals.

Many chains of effects are tried, and what is left of the points may lead a rival away or set a
gargoyle on its book. The best turns that lead to different positions are offered.
"""

from typing import Final

from cloister.core.values import Move

from ..components import faces
from ..components.faces import JOLLY, MOVES, NIHIL, NONE, prayers_in
from ..components.ground import ANCHORS, BITS, BRIDGES, spread, squares_in
from ..rules import moves
from ..rules.laying import facings
from ..rules.pit import IN_HAND, LEDGE, Pit
from .distance import Way
from .plan import Node, Planner, Prices, Turn
from .tour import Stroll, Tour

PRAYED: Final = 3
"""How many cards it costs to send a gargoyle away (SAT-33)."""
MOST_PRAYERS: Final = 3
"""Nobody holds more (SAT-10)."""
USE_OF_PRAYERS: Final = [9, 6, 5, 0, 1, 5, 5, 3]
"""How much each prayer would be missed, nihil first."""
OFFERED: Final = 8
"""How many turns are offered."""
SWAPS: Final = 2
"""How many of them are offered after a swap, too."""
CLOSE: Final = 6.0
"""Turns that are so many squares behind the best are not offered."""
WON: Final = 1000.0
"""What it is worth to have all books."""
MALICE: Final = 0.35
"""How much the ways of the others count: a bridge that is in their way is soon moved again."""
LASTING: Final = 0.4
"""How much more they count where an acolyte was led away or a gargoyle set."""
PRAYER: Final = 0.5
"""What a prayer is worth in the hand, in squares."""


class Scheme:
    """A turn that is worth a thought."""

    def __init__(self, worth: float, chain: list[Move], pit: Pit, turn: Turn, end: int) -> None:
        self.worth = worth
        self.chain = chain
        self.hand = turn.hand
        """What it keeps."""
        self.points = turn.points
        self.occupied = pit.occupied
        self.standing = pit.standing
        self.closed = pit.closed
        self.end = end
        """Where the own acolyte ends."""

    def is_like(self, other: "Scheme") -> bool:
        """Whether it leads to the same position."""
        return (
            self.occupied == other.occupied
            and self.end == other.end
            and self.standing == other.standing
            and self.closed == other.closed
        )


class Schemer(Planner):
    """Plans turns of one seat."""

    def __init__(self, seat: int, prices: Prices, effort: int) -> None:
        super().__init__(seat, prices, effort)
        self.schemes: list[Scheme] = []

    def turns(self, pit: Pit, turn: Turn, step: int, prayers: int) -> list[list[Move]]:
        """The best turns, the very best first. `prayers` may still be drawn."""
        self.plan(pit, turn, step < 3)
        self.schemes.sort(key=lambda scheme: -scheme.worth)
        kept: list[Scheme] = []
        for scheme in self.schemes:
            if scheme.worth < self.most - CLOSE or len(kept) == OFFERED:
                break
            if not any(scheme.is_like(other) for other in kept):
                kept.append(scheme)
        chains = [scheme.chain for scheme in kept]
        for scheme in kept[:SWAPS] if step == 1 else []:
            chains += self._swapped(scheme, turn.hand, prayers)
        return chains

    def _swapped(self, scheme: Scheme, hand: list[int], prayers: int) -> list[list[Move]]:
        """The same turn after a swap of two cards that it does not need, if it can pay that."""
        if scheme.points < moves.SWAP_DRAW or len(scheme.hand) < 2 or scheme.chain[0] >= moves.PRAY:
            return []
        gone = worst(scheme.hand, 2)
        swap = [moves.SWAP_DRAW, moves.DISCARD + gone[0], moves.DISCARD + gone[1]]
        held = prayers_in(hand) - prayers_in(gone)
        if prayers > 0 and held < MOST_PRAYERS:
            swap.append(moves.FROM_IM)
        return [swap + scheme.chain]

    def _worth(self, pit: Pit, steps: int) -> float:
        """By how many squares the seat is ahead after a walk, as far as that will last."""
        stroll, tour = Stroll(pit, self.seat, steps), Tour(pit)
        if stroll.is_last():
            return WON
        return MALICE * tour.rivals(self.seat) - stroll.need(tour)

    # What a chain is good for

    def _judge(self, pit: Pit, turn: Turn, may_play: bool) -> None:
        """A chain as it is, with a walk or a jump by prayer, or with something for a rival."""
        self._propose(pit, turn, 0, may_play)
        if not may_play:
            return
        if not turn.frozen:
            price = self.prices.prayers[faces.ANIMI][0]
            if faces.ANIMI in turn.hand and price <= turn.points:
                spent = turn.copy()
                spent.points -= price
                spent.hand.remove(faces.ANIMI)
                self._propose(pit, spent, self.prices.amounts[faces.ANIMI][0], True)
            if faces.NEQUE in turn.hand and pit.acolytes[self.seat] != LEDGE:
                self._judge_jumps(pit, turn)
        if faces.NIHIL in turn.hand:
            self._judge_leading(pit, turn)
        if faces.CLARA in turn.hand and pit.gargoyles[self.seat] == IN_HAND:
            self._judge_gargoyles(pit, turn)
        if faces.VICTORIA in turn.hand:
            self._judge_removing(pit, turn)

    def _propose(self, pit: Pit, turn: Turn, animi: int, may_play: bool, harm: float = 0.0) -> None:
        """Remember a turn if it is among the best."""
        steps = self._steps(turn) + animi
        worth = self._worth(pit, steps) + 0.05 * turn.points + LASTING * harm
        for card in turn.hand:
            worth += PRAYER if card >= NIHIL else 0.0
        if worth < self.most - CLOSE:
            return
        way = Way(pit, self.seat, steps)
        chain = self._finish(pit, turn, way, animi, may_play)
        if not chain:
            return
        self.most = max(self.most, worth)
        squares = way.whole()
        end = squares[-1] if squares else pit.acolytes[self.seat]
        self.schemes.append(Scheme(worth, chain, pit, turn, end))

    def _hinder(self, pit: Pit, turn: Turn, squares: list[int]) -> list[Move]:
        """That was thought of before."""
        return []

    def _judge_jump(self, pit: Pit, turn: Turn, effect: int, price: int, square: int) -> None:
        after = pit.copy()
        after.put_acolyte(self.seat, square)
        if after.lying[self.seat] & BITS[square]:
            after.take_book(after.books.index(square))
        spent = self._spent(turn, faces.NEQUE, effect)
        spent.chain.append(moves.JUMP + square)
        self._propose(after, spent, 0, True)

    def _spent(self, turn: Turn, prayer: int, effect: int = 0) -> Turn:
        """The turn once a prayer is paid for; its effect is chosen if there are several."""
        prices = self.prices.prayers[prayer]
        spent = turn.copy()
        spent.points -= prices[effect]
        spent.hand.remove(prayer)
        spent.chain.append(moves.PLAY + prayer)
        if len(prices) > 1:
            spent.chain.append(moves.PRAYER_EFFECT + effect)
        return spent

    # A bridge laid anew

    def _opening(self, pit: Pit, turn: Turn) -> list[Node]:
        """The chain begins with nothing, or with a bridge that quin lays elsewhere."""
        nodes = super()._opening(pit, turn)
        if pit.closed and len(turn.hand) >= PRAYED:
            nodes += self._prayed(pit, turn)
        price = self.prices.prayers[faces.QUIN][0]
        if faces.QUIN not in turn.hand or price > turn.points:
            return nodes
        way = Way(pit, self.seat, self._steps(turn) + turn.points - price)
        start = way.reach if way.reach else BITS[pit.entries[self.seat]]
        found: list[Node] = []
        for bridge in range(BRIDGES):
            if pit.is_bare(bridge):
                found += self._laid_anew(pit, turn, bridge, spread(start) | start, price)
        found.sort(key=lambda node: -node.worth)
        return nodes + found[: self.beam]

    def _prayed(self, pit: Pit, turn: Turn) -> list[Node]:
        """A gargoyle is sent away that stands in the way."""
        nodes: list[Node] = []
        for owner in range(len(pit.gargoyles)):
            if pit.gargoyles[owner] < 0:
                continue
            after, spent = pit.copy(), turn.copy()
            after.remove_gargoyle(owner)
            spent.chain.append(moves.PRAY + owner)
            for card in worst(spent.hand, PRAYED):
                spent.hand.remove(card)
                spent.chain.append(moves.DISCARD + card)
            self._judge(after, spent, True)
            nodes.append(Node(after, spent, 0.0))
        return nodes

    def _laid_anew(self, pit: Pit, turn: Turn, bridge: int, edge: int, price: int) -> list[Node]:
        """A bridge that begins where the walk ends."""
        lifted = pit.copy()
        lifted.remember(bridge)
        lifted.lift(bridge)
        masks = pit.ground.masks[bridge >> 2]
        found: list[Node] = []
        for facing in range(facings(bridge)):
            for square in squares_in(lifted.places(bridge, facing)):
                pose = facing * ANCHORS + square
                if masks[pose] & edge:
                    lifted.lay(bridge, pose)
                    node = self._anew(lifted, turn, bridge, pose, price)
                    found.append(node)
                    lifted.lift(bridge)
        found.sort(key=lambda node: -node.worth)
        return found[:2]

    def _anew(self, pit: Pit, turn: Turn, bridge: int, pose: int, price: int) -> Node:
        steps = self._steps(turn) + min(turn.points - price, len(turn.hand) - 1)
        worth = self._worth(pit, steps)
        spent = self._spent(turn, faces.QUIN)
        spent.chain += [moves.BRIDGE + bridge, moves.FACING + pose // ANCHORS]
        spent.chain.append(moves.PLACE + pose % ANCHORS)
        return Node(pit.copy(), spent, worth)

    # Against rivals

    def _judge_gargoyles(self, pit: Pit, turn: Turn) -> None:
        """A gargoyle on a book of a rival."""
        price = self.prices.prayers[faces.CLARA][0]
        if price > turn.points:
            return
        before = Tour(pit).rivals(self.seat)
        for square in squares_in(pit.foreign(self.seat) & pit.path()):
            after = pit.copy()
            after.put_gargoyle(self.seat, square)
            spent = self._spent(turn, faces.CLARA)
            spent.chain.append(moves.GARGOYLE + square)
            self._propose(after, spent, 0, True, Tour(after).rivals(self.seat) - before)

    def _judge_removing(self, pit: Pit, turn: Turn) -> None:
        """One bridge less, where that hurts the others most."""
        price = self.prices.prayers[faces.VICTORIA][0]
        if price > turn.points:
            return
        best, most = NONE, -WON
        for bridge in range(BRIDGES):
            if pit.is_bare(bridge):
                pose = pit.pose[bridge]
                pit.lift(bridge)
                worth = self._worth(pit, self._steps(turn))
                pit.lay(bridge, pose)
                if worth > most:
                    best, most = bridge, worth
        if best != NONE:
            after = pit.copy()
            after.lift(best)
            spent = self._spent(turn, faces.VICTORIA)
            spent.chain.append(moves.BRIDGE + best)
            self._propose(after, spent, 0, True)

    def _judge_leading(self, pit: Pit, turn: Turn) -> None:
        """A rival is led to where its way is longest."""
        for effect in range(len(self.prices.prayers[faces.NIHIL])):
            if self.prices.prayers[faces.NIHIL][effect] <= turn.points:
                self._lead(pit.copy(), self._spent(turn, faces.NIHIL, effect), effect)

    def _lead(self, pit: Pit, turn: Turn, effect: int) -> None:
        """One rival after the other, as many as the effect allows."""
        led: list[int] = []
        harm = 0.0
        left = self.prices.amounts[faces.NIHIL][effect]
        while len(led) < self.prices.rivals[effect] and left > 0:
            best, most = NONE, 0.0
            offers = self._leads(pit, led, left)
            if not offers:
                break
            for offer in offers:
                gain = self._gain(pit, offer)
                if gain > most:
                    best, most = offer, gain
            if best == NONE:
                turn.chain.append(moves.ENOUGH)
                break
            rival, square = best // ANCHORS, best % ANCHORS
            left -= _steps_to(pit.layers(rival, left), square)
            pit.put_acolyte(rival, square)
            led.append(rival)
            harm += most
            turn.chain.append(moves.LEAD + best)
        if led:
            self._propose(pit, turn, 0, True, harm)

    def _leads(self, pit: Pit, led: list[int], left: int) -> list[int]:
        """Rivals and squares that they can be led to."""
        found: list[int] = []
        for rival in range(len(pit.acolytes)):
            if rival != self.seat and rival not in led:
                goal = 0
                for layer in pit.layers(rival, left):
                    goal |= layer
                found += [ANCHORS * rival + square for square in squares_in(goal & ~pit.volumes)]
        return found

    def _gain(self, pit: Pit, offer: int) -> float:
        """By how much the others are further away."""
        rival, square = offer // ANCHORS, offer % ANCHORS
        at, standing = pit.acolytes[rival], pit.standing
        before = Tour(pit).rivals(self.seat)
        pit.put_acolyte(rival, square)
        after = Tour(pit).rivals(self.seat)
        pit.acolytes[rival], pit.standing = at, standing
        return after - before


def worst(hand: list[int], count: int) -> list[int]:
    """The cards that are missed least: idle prayers, then turns, dear as they are."""
    order = hand.copy()
    order.sort(key=_use)
    return order[:count]


def _use(card: int) -> int:
    if card >= NIHIL:
        return USE_OF_PRAYERS[card - NIHIL]
    return 8 if card == JOLLY else 4 if card >= MOVES else 2


def _steps_to(layers: list[int], square: int) -> int:
    steps = 1
    while not layers[steps - 1] & BITS[square]:
        steps += 1
    return steps
