# compiled with mypyc
"""The course of the game."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Announcements
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View

from ..knowledge.view import look, read_position, write_position
from .state import Candles


class Vigil(Candles):
    """A game of Vigil in progress."""

    def to_act(self) -> tuple[Seat, ...]:
        seat = (self.leader + len(self.burning)) % len(self.hands)
        return (seat,) if self.hands[seat] else ()

    def moves(self, seat: Seat) -> list[Move]:
        return self.hands[seat].copy() if seat in self.to_act() else []

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.hands[seat] else Refusal("VIG-2", "refuse-not-yours")

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        """Burn a candle (VIG-2); the last one of a round decides it (VIG-3)."""
        self.hands[seat].remove(move)
        self.burning.append(move)
        told.reveal()
        if told.listening:
            told.everyone("burnt", {"seat": seat, "candle": move})
        if len(self.burning) == len(self.hands):
            self._decide(told)

    def _decide(self, told: Announcements) -> None:
        tallest = self.burning.index(max(self.burning))
        self.leader = (self.leader + tallest) % len(self.hands)
        self.won[self.leader] += 1
        self.burnt += self.burning
        self.burning = []
        if told.listening:
            told.everyone("won-round", {"seat": self.leader})

    def outcome(self) -> Outcome | None:
        """Most rounds win (VIG-4, VIG-5)."""
        if self.to_act():
            return None
        winners = [seat for seat, won in enumerate(self.won) if won == max(self.won)]
        return Outcome(tuple(self.won), tuple(winners), "burnt-down")

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return look(self, seat, self.outcome())

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> "Vigil":
        world = self.copy()
        world.redeal(seat, chance)
        return world

    def copy(self) -> "Vigil":
        twin = Vigil([hand.copy() for hand in self.hands], self.rest.copy())
        twin.take_over(self)
        return twin

    def position(self) -> dict[str, Json]:
        return write_position(self)


def deal(setting: Setting[list[int]], chance: Chance) -> Vigil:
    """Shuffle and deal (VIG-1)."""
    candles = setting.components.copy()
    chance.shuffle(candles, "candles")
    each = setting.options.number("rounds")
    hands = [sorted(candles[seat * each : (seat + 1) * each]) for seat in range(setting.seats)]
    return Vigil(hands, sorted(candles[setting.seats * each :]))


def set_up(setting: Setting[list[int]], position: dict[str, Json]) -> Vigil:
    """A game that starts in the middle."""
    game = Vigil([[] for _ in range(setting.seats)], [])
    read_position(game, position, setting.components)
    return game
