# compiled with mypyc
"""A whole turn at once: which cards, with which bridges, for the best walk.

The best chains of effects are carried on, card by card; each is judged by the walk that it makes
possible. What a chain leaves over of the action points goes into prayers that hinder a rival.
"""

from typing import Final

from cloister.core.values import Move

from ..components import faces
from ..components.faces import JOLLY, MOVES, NIHIL, NONE
from ..components.ground import BITS, BRIDGES, squares_in
from ..rules import moves
from ..rules.legal import SLIDES, TURN_ONCE, bridges_of, effect_move
from ..rules.pit import LEDGE, Pit
from .distance import Way, distance

BEAM: Final = 3
"""How many chains are carried on, by whoever has little time."""
HOPE: Final = 0.7
"""What a point is worth that can still be spent on a card."""
SERIOUS: Final = 2
"""A rival with so many books is worth hindering."""


class Turn:
    """What is left of a turn: hand, points, and what may still be done."""

    def __init__(self, hand: list[int], points: int, steps: int, free: bool, frozen: bool) -> None:
        self.hand = hand
        self.points = points
        self.steps = steps
        """Squares to walk."""
        self.free = free
        self.frozen = frozen
        self.chain: list[Move] = []

    def copy(self) -> "Turn":
        """An independent copy."""
        twin = Turn(self.hand.copy(), self.points, self.steps, self.free, self.frozen)
        twin.chain = self.chain.copy()
        return twin


class Link:
    """One more effect."""

    def __init__(self, card: int, effect: int, bridge: int, motion: Move, price: int) -> None:
        self.card = card
        self.effect = effect
        self.bridge = bridge
        self.motion = motion
        self.price = price
        self.worth = 0.0

    def moves(self) -> list[Move]:
        """The decisions that make it."""
        if self.card == NONE:
            return [moves.FREE_BRIDGE, moves.BRIDGE + self.bridge, self.motion]
        effect = effect_move(self.card, self.effect)
        return [moves.PLAY + self.card, effect, moves.BRIDGE + self.bridge, self.motion]


class Node:
    """A chain of effects and the pit that it makes."""

    def __init__(self, pit: Pit, turn: Turn, worth: float) -> None:
        self.pit = pit
        self.turn = turn
        self.worth = worth


class Planner:
    """Plans the turn of one seat."""

    def __init__(self, seat: int, prices: "Prices", effort: int) -> None:
        self.seat = seat
        self.prices = prices
        self.beam = BEAM * effort
        self.best: list[Move] = []
        self.most = -1e9

    def plan(self, pit: Pit, turn: Turn, may_play: bool) -> list[Move]:
        """The moves of the rest of the turn, up to its end."""
        self._judge(pit, turn, may_play)
        beam = self._opening(pit, turn) if may_play else []
        while beam:
            found: list[Node] = []
            for node in beam:
                found += self._grow(node)
            found.sort(key=lambda node: -node.worth)
            beam = found[: self.beam]
            for node in beam:
                self._judge(node.pit, node.turn, may_play)
        return self.best

    def _opening(self, pit: Pit, turn: Turn) -> list[Node]:
        """Where chains begin."""
        return [Node(pit, turn, 0.0)]

    def _steps(self, turn: Turn) -> int:
        if turn.frozen:
            return 0
        return turn.steps + (1 if turn.free else 0)

    # Chains

    def _grow(self, node: Node) -> list[Node]:
        """The best chains with one more effect."""
        links: list[Link] = []
        last = NONE
        for card in node.turn.hand:
            if card != last and (card < NIHIL or card == faces.OMNIA):
                self._links_of(node, card, links)
            last = card
        if node.turn.free:
            self._free_links(node, links)
        links.sort(key=lambda link: -link.worth)
        return [self._with(node, link) for link in links[: self.beam]]

    def _links_of(self, node: Node, card: int, links: list[Link]) -> None:
        pit, points = node.pit, node.turn.points
        for bridge in bridges_of(card) if card < NIHIL else list(range(BRIDGES)):
            if not pit.is_movable(bridge) or pit.last[bridge] == card:
                continue
            if card == faces.OMNIA:
                if pit.is_light(bridge):
                    self._slide_links(node, card, 0, bridge, 4, 0, links)
                continue
            extra = pit.surcharge(bridge)
            if card < MOVES or card == JOLLY:
                price = self.prices.turn[TURN_ONCE] + extra
                if price <= points:
                    for turn in pit.turns(bridge, NONE):
                        link = Link(card, TURN_ONCE, bridge, moves.TURN + turn, price)
                        self._try_turn(node, link, links)
            if card >= MOVES:
                for steps in range(1, 4):
                    self._slide_links(node, card, SLIDES + steps - 1, bridge, steps, extra, links)

    def _slide_links(
        self,
        node: Node,
        card: int,
        effect: int,
        bridge: int,
        steps: int,
        extra: int,
        links: list[Link],
    ) -> None:
        if card >= NIHIL:
            price = self.prices.prayers[card][effect]
        else:
            price = self.prices.slide[steps - 1] + extra
        if price > node.turn.points:
            return
        for square in squares_in(node.pit.slides(bridge, steps)):
            link = Link(card, effect, bridge, moves.SLIDE + square, price)
            self._try_slide(node, link, links)

    def _free_links(self, node: Node, links: list[Link]) -> None:
        pit = node.pit
        for bridge in range(BRIDGES):
            if not pit.is_light(bridge):
                continue
            for turn in pit.turns(bridge, NONE):
                self._try_turn(node, Link(NONE, 0, bridge, moves.TURN + turn, 0), links)
            for square in squares_in(pit.slides(bridge, 1)):
                self._try_slide(node, Link(NONE, 0, bridge, moves.SLIDE + square, 0), links)

    def _try_turn(self, node: Node, link: Link, links: list[Link]) -> None:
        pit, bridge = node.pit, link.bridge
        before = pit.pose[bridge]
        pit.shift(bridge, pit.after_turn(bridge, link.motion - moves.TURN))
        self._rate(node, link, links)
        pit.shift(bridge, before)

    def _try_slide(self, node: Node, link: Link, links: list[Link]) -> None:
        pit, bridge = node.pit, link.bridge
        before = pit.pose[bridge]
        pit.shift(bridge, before // 512 * 512 + link.motion - moves.SLIDE)
        self._rate(node, link, links)
        pit.shift(bridge, before)

    def _rate(self, node: Node, link: Link, links: list[Link]) -> None:
        turn = node.turn
        steps = self._steps(turn)
        cards = len(turn.hand)
        if link.card == NONE:
            steps -= 0 if turn.frozen else 1
        else:
            cards -= 1
            if link.card < NIHIL and not turn.frozen:
                steps += 1
        link.worth = self._worth(node.pit, steps)
        link.worth += HOPE * min(turn.points - link.price, cards)
        links.append(link)

    def _worth(self, pit: Pit, steps: int) -> float:
        """What a pit is worth with so many squares to walk."""
        return Way(pit, self.seat, steps).worth()

    def _with(self, node: Node, link: Link) -> Node:
        pit, turn = node.pit.copy(), node.turn.copy()
        turn.points -= link.price
        turn.chain += link.moves()
        if link.card == NONE:
            turn.free = False
        else:
            turn.hand.remove(link.card)
            turn.steps += 1 if link.card < NIHIL else 0
            pit.paid[link.bridge] += pit.surcharge(link.bridge) if link.card < NIHIL else 0
        kind = link.motion // moves.SPAN * moves.SPAN
        if kind == moves.TURN:
            pit.turn(link.bridge, link.motion - moves.TURN)
        else:
            pit.slide(link.bridge, link.motion - moves.SLIDE)
        if link.card != NONE:
            pit.last[link.bridge] = link.card if link.card < NIHIL else NONE
        return Node(pit, turn, link.worth)

    # What a chain is good for

    def _judge(self, pit: Pit, turn: Turn, may_play: bool) -> None:
        """A chain as it is, or with a walk or a jump by prayer at its end."""
        way = Way(pit, self.seat, self._steps(turn))
        worth = way.worth() + 0.01 * turn.points
        if worth > self.most:
            self.most = worth
            self.best = self._finish(pit, turn, way, 0, may_play)
        if not may_play or turn.frozen:
            return
        price = self.prices.prayers[faces.ANIMI][0]
        if faces.ANIMI in turn.hand and price <= turn.points:
            self._judge_animi(pit, turn, price)
        if faces.NEQUE in turn.hand and pit.acolytes[self.seat] != LEDGE:
            self._judge_jumps(pit, turn)

    def _judge_animi(self, pit: Pit, turn: Turn, price: int) -> None:
        extra = self.prices.amounts[faces.ANIMI][0]
        way = Way(pit, self.seat, self._steps(turn) + extra)
        worth = way.worth() - 6.0
        if worth > self.most and way.taken > 0:
            spent = turn.copy()
            spent.points -= price
            found = self._finish(pit, spent, way, extra, True)
            if found:
                self.most = worth
                self.best = found

    def _judge_jumps(self, pit: Pit, turn: Turn) -> None:
        for effect in range(len(self.prices.prayers[faces.NEQUE])):
            price = self.prices.prayers[faces.NEQUE][effect]
            if price > turn.points:
                break
            for square in squares_in(
                pit.jumps(self.seat, self.prices.amounts[faces.NEQUE][effect])
            ):
                self._judge_jump(pit, turn, effect, price, square)

    def _judge_jump(self, pit: Pit, turn: Turn, effect: int, price: int, square: int) -> None:
        after = pit.copy()
        after.put_acolyte(self.seat, square)
        gain = 0.0
        if after.lying[self.seat] & BITS[square]:
            after.take_book(after.books.index(square))
            gain = 100.0
        way = Way(after, self.seat, self._steps(turn))
        if after.lying[self.seat] == 0:
            gain += 1000.0
        worth = way.worth() + gain - 4.0
        if worth <= self.most:
            return
        spent = turn.copy()
        spent.points -= price
        spent.chain += [moves.PLAY + faces.NEQUE, moves.PRAYER_EFFECT + effect, moves.JUMP + square]
        self.most = worth
        self.best = self._finish(after, spent, way, 0, True)

    def _finish(self, pit: Pit, turn: Turn, way: Way, animi: int, may_play: bool) -> list[Move]:
        """The chain, prayers against a rival, the walk, and the end of the turn."""
        squares = way.whole()
        chain = turn.chain.copy()
        steps = squares
        if animi:
            first = self._first_part(pit, squares, animi)
            if first == 0:
                return []
            chain.append(moves.PLAY + faces.ANIMI)
            chain += [moves.WALK + square for square in squares[:first]]
            if first < animi:
                chain.append(moves.ENOUGH)
            steps = squares[first:]
        if may_play:
            chain += self._hinder(pit, turn, squares)
        chain += self._walk(pit, steps, turn)
        chain.append(moves.END)
        return chain

    def _first_part(self, pit: Pit, squares: list[int], most: int) -> int:
        """How many squares animi walks: as many as it can, not ending on a rival's book."""
        foreign = pit.foreign(self.seat)
        count = min(most, len(squares))
        while count > 0 and foreign & BITS[squares[count - 1]]:
            count -= 1
        return count

    def _walk(self, pit: Pit, squares: list[int], turn: Turn) -> list[Move]:
        """Step by step; where cards do not reach, the free action helps out."""
        steps = squares
        free = -1
        foreign = pit.foreign(self.seat)
        if len(steps) > turn.steps:
            for at in range(len(steps)):
                before = steps[at - 1] if at else pit.acolytes[self.seat]
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

    # Prayers against a rival

    def _hinder(self, pit: Pit, turn: Turn, squares: list[int]) -> list[Move]:
        """What is left of the points slows down the rival who is furthest."""
        rival = self._leader(pit)
        if rival == NONE:
            return []
        if faces.CLARA in turn.hand and self.prices.prayers[faces.CLARA][0] <= turn.points:
            for square in squares_in(pit.lying[rival] & pit.path()):
                if square not in squares:
                    return [moves.PLAY + faces.CLARA, moves.GARGOYLE + square]
        return []

    def _leader(self, pit: Pit) -> int:
        best, found = -1e9, NONE
        for seat in range(len(pit.acolytes)):
            taken = 4 - pit.lying[seat].bit_count()
            if seat == self.seat or taken < SERIOUS:
                continue
            at = pit.acolytes[seat]
            here = BITS[pit.entries[seat] if at == LEDGE else at]
            worth = 30.0 * taken - distance(pit, pit.lying[seat], here)
            if worth > best:
                best, found = worth, seat
        return found


class Prices:
    """What effects cost and give."""

    def __init__(
        self,
        turn: list[int],
        slide: list[int],
        prayers: dict[int, list[int]],
        amounts: dict[int, list[int]],
        rivals: list[int],
    ) -> None:
        self.turn = turn
        self.slide = slide
        self.prayers = prayers
        self.amounts = amounts
        self.rivals = rivals
        """How many rivals each effect of nihil may lead."""
