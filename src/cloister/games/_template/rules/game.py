# compiled with mypyc
"""The course of the game."""

from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import Event, Move, Outcome, Refusal, Seat

from . import invariants
from .moves import BURN, PASS
from .state import Candles


class Vigil(Candles):
    """A game of Vigil in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        if self.passing:
            return tuple([seat for seat, candle in enumerate(self.passed) if candle == 0])
        seat = (self.leader + len(self.burning)) % len(self.hands)
        return (seat,) if self.hands[seat] else ()

    def moves(self, seat: Seat) -> list[Move]:
        if seat not in self.to_act():
            return []
        return (PASS if self.passing else BURN).moves(self.hands[seat])

    def sample(self, seat: Seat, chance: Chance) -> Move:
        hand = self.hands[seat]
        return (PASS if self.passing else BURN).of(hand[chance.below(len(hand))])

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        if PASS.has(move) != self.passing:
            return Refusal("VIG-6", "refuse-pass-first" if self.passing else "refuse-no-passing")
        candle = PASS.one(move) if self.passing else BURN.one(move)
        return None if candle in self.hands[seat] else Refusal("VIG-2", "refuse-not-yours")

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        if self.passing:
            self._choose(seat, PASS.one(move), told)
        else:
            self._burn(seat, BURN.one(move), told)
            if len(self.burning) == len(self.hands):
                self._decide(chance, told)

    def _choose(self, seat: Seat, candle: int, told: Announcements) -> None:
        """Choose a candle to pass on (VIG-6). The others hear that it is chosen, not which."""
        self.passed[seat] = candle
        if told.listening:
            told.everyone("chosen", {"seat": seat})
        if 0 not in self.passed:
            self._exchange(told)

    def _exchange(self, told: Announcements) -> None:
        """Pass on all chosen candles; only the receiver is told which one came."""
        self.passing = False
        told.reveal()
        for seat, candle in enumerate(self.passed):
            left = self.left_of(seat)
            self.hands[seat].remove(candle)
            self.hands[left].append(candle)
            if told.listening:
                told.only((left,), Event("received", {"seat": seat, "candle": candle}))
        for hand in self.hands:
            hand.sort()

    def _burn(self, seat: Seat, candle: int, told: Announcements) -> None:
        """Burn a candle for all to see (VIG-2)."""
        self.hands[seat].remove(candle)
        self.burning.append(candle)
        if self.passed[self.right_of(seat)] == candle:
            self.passed[self.right_of(seat)] = 0
        told.reveal()
        if told.listening:
            told.everyone("burnt", {"seat": seat, "candle": candle})

    def _decide(self, chance: Chance, told: Announcements) -> None:
        """The tallest candle wins the round (VIG-3), in a draught the shortest (VIG-7)."""
        best = min(self.burning) if self.draught else max(self.burning)
        self.leader = (self.leader + self.burning.index(best)) % len(self.hands)
        self.won[self.leader] += 1
        self.burnt += self.burning
        self.burning = []
        if told.listening:
            told.everyone("won-round", {"seat": self.leader})
        if self.with_draught:
            self._let_chance_decide(chance, told)

    def _let_chance_decide(self, chance: Chance, told: Announcements) -> None:
        """Decide, after each round but the last, whether the next has a draught (VIG-7)."""
        self.draught = bool(self.to_act()) and chance.below(3, "draught") == 0
        if self.draught and told.listening:
            told.everyone("draught", {})

    def outcome(self) -> Outcome | None:
        """The most rounds won wins the game (VIG-4, VIG-5)."""
        if self.to_act():
            return None
        winners = [seat for seat, won in enumerate(self.won) if won == max(self.won)]
        return Outcome(tuple(self.won), tuple(winners), "burnt-down")

    def copy(self) -> "Vigil":
        twin = Vigil([hand.copy() for hand in self.hands], self.rest.copy())
        twin.knowledge = self.knowledge
        twin.burning, twin.burnt = self.burning.copy(), self.burnt.copy()
        twin.won, twin.leader = self.won.copy(), self.leader
        twin.with_passing, twin.passing = self.with_passing, self.passing
        twin.passed = self.passed.copy()
        twin.with_draught, twin.draught = self.with_draught, self.draught
        return twin

    def check(self) -> None:
        invariants.check(self)
