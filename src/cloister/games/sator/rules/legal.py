# compiled with mypyc
"""Which moves are legal: for each decision its list, and nothing is offered that leads nowhere."""

from typing import Final

from cloister.core.values import Move, Seat

from ..components import faces
from ..components.faces import JOLLY, MOVES, NIHIL, NONE, prayers_in
from ..components.ground import ANCHORS, BITS, BRIDGES, squares_in
from . import moves, phase
from .laying import Layer, facings
from .pit import IN_HAND, LEDGE, reaches
from .state import Library

TURN_ONCE: Final = 0
TURN_TWICE: Final = 1
SLIDES: Final = 2
"""The effects of IM cards: turn once, turn twice, slide by 1, 2 or 3."""


class Choices(Library):
    """The legal moves of every phase."""

    def moves(self, seat: Seat) -> list[Move]:
        if self.phase == phase.OVER or seat != self.seat:
            return []
        if self.phase == phase.MAIN:
            return self.main_moves()
        if self.phase < phase.MAIN:
            return self._setup_moves()
        if self.phase <= phase.SEEK:
            return self._card_moves()
        return self._effect_moves()

    def _setup_moves(self) -> list[Move]:
        match self.phase:
            case phase.PICK:
                return [moves.PICK + (bridge >> 2) for bridge in self.spare]
            case phase.LAY:
                bridges = Layer(self.pit, self.stock, self.seat).bridges()
                return [moves.LAY + bridge for bridge in bridges]
            case phase.LAY_FACING:
                found = Layer(self.pit, self.stock, self.seat).facings(self.bridge)
                return [moves.FACING + facing for facing in found]
            case _:
                layer = Layer(self.pit, self.stock, self.seat)
                squares = layer.places(self.bridge, self.facing)
                return [moves.PLACE + square for square in squares]

    def _card_moves(self) -> list[Move]:
        match self.phase:
            case phase.DISCARD:
                return [moves.DISCARD + face for face in _different(self.discardable())]
            case phase.SOURCE:
                return [moves.FROM_IM, moves.FROM_LF]
            case _:
                return [moves.SEEK + face for face in _different(self.searched())]

    def _effect_moves(self) -> list[Move]:
        match self.phase:
            case phase.EFFECT:
                return [effect_move(self.card, effect) for effect in self.effects(self.card)]
            case phase.BRIDGE | phase.MIHI:
                return self._bridge_moves()
            case phase.TURN | phase.SECOND_TURN | phase.SLIDE | phase.NUDGE:
                return self.motions()
            case phase.FACING:
                ways = range(facings(self.bridge))
                return [moves.FACING + facing for facing in ways if self.relays(facing, 1)]
            case phase.PLACE:
                return [moves.PLACE + square for square in self.relays(self.facing, BRIDGES * 99)]
            case phase.DRAW:
                return [moves.FROM_IM, moves.FROM_LF]
            case _:
                return self._piece_moves()

    def _bridge_moves(self) -> list[Move]:
        candidates = bridges_of(self.card) if NONE < self.card < NIHIL else list(range(BRIDGES))
        found = [moves.BRIDGE + bridge for bridge in candidates if self.may_move(bridge)]
        if self.phase == phase.MIHI and self.done > 0:
            found.append(moves.ENOUGH)
        return found

    def _piece_moves(self) -> list[Move]:
        match self.phase:
            case phase.LEAD:
                found = self.lead_moves()
                if self.led:
                    found.append(moves.ENOUGH)
                return found
            case phase.JUMP:
                landing = self.pit.jumps(self.seat, self.amount())
                return [moves.JUMP + square for square in squares_in(landing)]
            case phase.GARGOYLE:
                return [moves.GARGOYLE + square for square in squares_in(self.pit.path())]
            case _:
                found = [moves.WALK + square for square in squares_in(self.animi_steps())]
                if self.may_stop():
                    found.append(moves.ENOUGH)
                return found

    # Steps 1 to 3

    def main_moves(self) -> list[Move]:
        """Everything that may come next in a turn (SAT-A17, SAT-A32)."""
        found: list[Move] = []
        if not self.crossing():
            if self.step < 3:
                last = NONE
                for face in self.hands[self.seat]:
                    if face != last and self.playable(face):
                        found.append(moves.PLAY + face)
                    last = face
            if self.step == 1:
                found += self._swaps()
            if self.free:
                found += self._free_moves()
            if self.pit.closed and len(self.hands[self.seat]) >= 3:
                for seat in range(self.terms.seats):
                    if self.pit.gargoyles[seat] >= 0:
                        found.append(moves.PRAY + seat)
        for square in squares_in(self.walk_steps()):
            found.append(moves.WALK + square)
        if not self.crossing():
            found.append(moves.END)
        return found

    def crossing(self) -> bool:
        """In the midst of the walk, on a rival's book: it has to go on (SAT-20, SAT-A32)."""
        at = self.pit.acolytes[self.seat]
        return at != LEDGE and self.pit.volumes & BITS[at] != 0

    def _swaps(self) -> list[Move]:
        found: list[Move] = []
        if self.may_swap(moves.SWAP_DRAW):
            found.append(moves.SWAP_DRAW)
        if self.may_swap(moves.SWAP_SEARCH):
            found.append(moves.SWAP_SEARCH)
        return found

    def may_swap(self, kind: Move) -> bool:
        """One or two points, two cards, and for a search a prayer among them (SAT-12)."""
        hand = self.hands[self.seat]
        if self.step > 1 or len(hand) < 2 or self.points < kind:
            return False
        return kind == moves.SWAP_DRAW or prayers_in(hand) > 0

    def _free_moves(self) -> list[Move]:
        found = [moves.FREE_WALK + square for square in squares_in(self.free_steps())]
        for bridge in range(BRIDGES):
            if self.pit.is_light(bridge) and self.can_nudge(bridge):
                found.append(moves.FREE_BRIDGE)
                break
        return found

    def free_steps(self) -> int:
        """A step of its own: it may not end on a rival's book (SAT-A7)."""
        return 0 if self.frozen else self.pit.exits(self.seat) & ~self.pit.foreign(self.seat)

    def walk_steps(self) -> int:
        """One square per IM card played (SAT-14); no step that cannot end well (SAT-A31)."""
        left = len(self.played) - self.walked
        if left <= 0 or self.frozen:
            return 0
        exits = self.pit.exits(self.seat)
        foreign = exits & self.pit.foreign(self.seat)
        if foreign == 0:
            return exits
        goal = self.pit.ground.grid & ~self.pit.foreign(self.seat)
        return exits ^ foreign | self._with_way_out(foreign, left - 1, goal)

    def _with_way_out(self, squares: int, left: int, goal: int) -> int:
        """Those from which a square where the walk may end is near enough."""
        path = self._way(self.seat)
        found = 0
        for square in squares_in(squares):
            if reaches(BITS[square], path, left, path & goal):
                found |= BITS[square]
        return found

    def _way(self, seat: Seat) -> int:
        """What a seat can walk on; its own square is free once it has left it."""
        at = self.pit.acolytes[seat]
        path = self.pit.path()
        return path if at == LEDGE else path | BITS[at] & ~self.pit.closed

    def animi_steps(self) -> int:
        """Up to four squares, and it has to end on another one (SAT-36, SAT-A29)."""
        goal = self.pit.ground.grid & ~self.pit.foreign(self.seat)
        if self.start >= 0:
            goal &= ~BITS[self.start]
        return self._with_way_out(self.pit.exits(self.seat), self.left - 1, goal)

    def may_stop(self) -> bool:
        """Whether the walk of animi may end here."""
        return self.pit.acolytes[self.seat] != self.start and not self.crossing()

    # Cards

    def discardable(self) -> list[int]:
        """Any card; a search costs at least one prayer (SAT-12)."""
        hand = self.hands[self.seat]
        if self.purpose == moves.SWAP_SEARCH and self.left == 1 and self.done == 0:
            return hand[len(hand) - prayers_in(hand) :]
        return hand

    def searched(self) -> list[int]:
        """The pile that is being searched, sorted."""
        return sorted(self.pile if self.purpose == moves.FROM_IM else self.prayers[self.seat])

    def price(self, card: int, effect: int) -> int:
        """Action points for an effect, without surcharge."""
        if card >= NIHIL:
            return self.terms.prices[card][effect]
        if effect < SLIDES:
            return self.terms.turn_prices[effect]
        return self.terms.slide_prices[effect - SLIDES]

    def amount(self) -> int:
        """Squares, bridges or effects that the chosen effect of a prayer gives."""
        return self.terms.amounts[self.card][self.effect]

    def playable(self, card: int) -> bool:
        """Whether some effect of the card can be carried out (SAT-13)."""
        return len(self.effects(card, 1)) > 0

    def effects(self, card: int, most: int = 9) -> list[int]:
        """The effects of a card that can be paid and carried out."""
        found: list[int] = []
        for effect in effects_of(card, self.terms.prices):
            price = self.price(card, effect)
            if price <= self.points and self._possible(card, effect, self.points - price):
                found.append(effect)
                if len(found) == most:
                    break
        return found

    def _possible(self, card: int, effect: int, spare: int) -> bool:
        if card >= NIHIL:
            return self._prayer_possible(card, self.terms.amounts[card][effect])
        for bridge in bridges_of(card):
            if self.im_may_move(card, effect, bridge, spare):
                return True
        return False

    def im_may_move(self, card: int, effect: int, bridge: int, spare: int) -> bool:
        """Whether an effect of an IM card can be carried out with a bridge (SAT-23 to SAT-29)."""
        pit = self.pit
        if not pit.is_movable(bridge) or pit.last[bridge] == card:
            return False
        if pit.surcharge(bridge) > spare:
            return False
        if effect == TURN_ONCE:
            return len(pit.turns(bridge, NONE, 1)) > 0
        if effect == TURN_TWICE:
            return len(pit.double_turns(bridge, 1)) > 0
        return pit.slides(bridge, effect - SLIDES + 1) != 0

    def _prayer_possible(self, card: int, amount: int) -> bool:
        match card:
            case faces.NIHIL:
                return len(self._leads(amount)) > 0
            case faces.CLARA:
                return self.pit.gargoyles[self.seat] == IN_HAND and self.pit.path() != 0
            case faces.NEQUE:
                return not self.frozen and self.pit.jumps(self.seat, amount) != 0
            case faces.ANIMI:
                return not self.frozen and self._animi_possible(amount)
            case _:
                return self._bridge_prayer_possible(card, amount)

    def _animi_possible(self, amount: int) -> bool:
        goal = self.pit.path() & ~self.pit.foreign(self.seat)
        return reaches(self.pit.exits(self.seat), self.pit.path(), amount - 1, goal)

    def _bridge_prayer_possible(self, card: int, amount: int) -> bool:
        if card == faces.MIHI and self.moved:
            return False
        count = 0
        for bridge in range(BRIDGES):
            if self.prayer_may_move(card, bridge, amount):
                count += 1
                if card < faces.QUIN or count == amount:
                    return True
        return False

    def prayer_may_move(self, card: int, bridge: int, amount: int) -> bool:
        """Whether a prayer can do something with a bridge."""
        if card == faces.OMNIA:
            return self.pit.is_light(bridge) and self.pit.slides(bridge, amount) != 0
        if card == faces.MIHI:
            return self.pit.is_light(bridge) and self.can_nudge(bridge)
        return self.pit.is_bare(bridge) and (card != faces.QUIN or self._can_lift(bridge, amount))

    def _can_lift(self, bridge: int, amount: int) -> bool:
        """Whether quin finds a place for a bridge, and for another one too if it takes two."""
        pit, pose, first = self.pit, self.pit.pose[bridge], self.bridge
        pit.remember(bridge)
        pit.lift(bridge)
        if amount == 2 and first == NONE:
            found = False
            for other in range(BRIDGES):
                if not found and pit.is_bare(other):
                    self.bridge = bridge
                    found = self._can_lift(other, amount)
                    self.bridge = NONE
        else:
            self.bridge = bridge if first == NONE else first
            self.second = NONE if first == NONE else bridge
            found = self._has_relay()
            self.bridge, self.second = first, NONE
        pit.lay(bridge, pose)
        pit.left.pop()
        return found

    def _has_relay(self) -> bool:
        for facing in range(facings(self.bridge)):
            if self.relays(facing, 1):
                return True
        return False

    # Bridges

    def may_move(self, bridge: int) -> bool:
        """Whether this bridge may be chosen for the effect."""
        card = self.card
        if card == NONE:
            return self.pit.is_light(bridge) and self.can_nudge(bridge)
        if card < NIHIL:
            return self.im_may_move(card, self.effect, bridge, self.points)
        return self.prayer_may_move(card, bridge, self.amount())

    def can_nudge(self, bridge: int) -> bool:
        """Whether it can be turned once or slid by one square."""
        return (
            self.pit.slides(bridge, 1) != 0 or len(self.pit.turns(bridge, self.spin(bridge), 1)) > 0
        )

    def spin(self, bridge: int) -> int:
        """The pivot that mihi may not use again for this bridge (SAT-A16)."""
        return self.spun[bridge] if self.spun else NONE

    def motions(self) -> list[Move]:
        """The different results that a bridge can be brought to now."""
        pit, bridge = self.pit, self.bridge
        turns: list[int] = []
        slides = 0
        match self.phase:
            case phase.TURN if self.effect == TURN_TWICE:
                turns = pit.double_turns(bridge)
            case phase.TURN | phase.SECOND_TURN:
                turns = pit.turns(bridge, self.pivot)
            case phase.SLIDE:
                slides = pit.slides(bridge, self.distance())
            case _:
                turns = pit.turns(bridge, self.spin(bridge))
                slides = pit.slides(bridge, 1)
        found = [moves.TURN + turn for turn in turns]
        for square in squares_in(slides):
            found.append(moves.SLIDE + square)
        return found

    def distance(self) -> int:
        """How far the chosen effect slides."""
        return self.amount() if self.card >= NIHIL else self.effect - SLIDES + 1

    def relays(self, facing: int, most: int) -> list[int]:
        """Where quin may lay its bridge, so that the second still finds a place (SAT-A15)."""
        squares = squares_in(self.pit.places(self.bridge, facing))
        if self.second == NONE:
            return squares
        masks = self.pit.ground.masks[self.bridge >> 2]
        others = self._second_places()
        found: list[int] = []
        for square in squares:
            mask = masks[facing * ANCHORS + square]
            for other in others:
                if not other & mask:
                    found.append(square)
                    break
            if len(found) == most:
                break
        return found

    def _second_places(self) -> list[int]:
        masks = self.pit.ground.masks[self.second >> 2]
        found: list[int] = []
        for facing in range(facings(self.second)):
            for square in squares_in(self.pit.places(self.second, facing)):
                found.append(masks[facing * ANCHORS + square])
        return found

    # Rivals

    def lead_moves(self) -> list[Move]:
        """Rivals that may still be led, and where to (SAT-30)."""
        return self._leads(self.left)

    def _leads(self, most: int) -> list[Move]:
        found: list[Move] = []
        for seat in range(self.terms.seats):
            if seat == self.seat or seat in self.led:
                continue
            goal = 0
            for layer in self.pit.layers(seat, most):
                goal |= layer
            for square in squares_in(goal & ~self.pit.volumes):
                found.append(moves.LEAD + ANCHORS * seat + square)
        return found


def effects_of(card: int, prices: dict[int, list[int]]) -> list[int]:
    """The numbers of the effects that a card shows."""
    if card >= NIHIL:
        return list(range(len(prices[card])))
    if card < MOVES:
        return [TURN_ONCE, TURN_TWICE]
    return [2, 3, 4] if card < JOLLY else [2, TURN_ONCE, 3, 4, TURN_TWICE]


def effect_move(card: int, effect: int) -> Move:
    """The move that chooses an effect."""
    return effect + (moves.PRAYER_EFFECT if card >= NIHIL else moves.EFFECT)


def bridges_of(card: int) -> list[int]:
    """ROTAS serve one shape, MOVES one type, JOLLY every bridge."""
    if card < MOVES:
        return [4 * card, 4 * card + 1, 4 * card + 2, 4 * card + 3]
    if card < JOLLY:
        return [card - MOVES + 4 * shape for shape in range(6)]
    return list(range(BRIDGES))


def _different(cards: list[int]) -> list[int]:
    """Each face once, of a sorted list."""
    found: list[int] = []
    for face in cards:
        if not found or found[-1] != face:
            found.append(face)
    return found
