"""Planted leaks in imagined worlds, in a bot, and from one game to the next."""

from dataclasses import replace
from typing import Any

from cloister.bots.context import Bot, SeatContext
from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import State
from cloister.core.values import EVERYTHING, Move, Seat, View

from .hunt import Suspect
from .leaky import Leaky, with_extra
from .walk import dice


class TruthImagined(Leaky):
    """Imagined worlds that keep the truth."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return self.copy()


class TruthOften(Leaky):
    """Imagined worlds, one in four of which keeps the truth."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return self.copy() if chance.below(4) == 0 else super().imagine(seat, chance, memory)


class TruthSteers(Leaky):
    """Imagined worlds that are drawn with the truth as the seed."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        steered = dice(self.truth(), chance.below(1000))
        return super().imagine(seat, steered, memory)


class KnowingSpectator(Leaky):
    """A spectator who knows more than any seat, and imagines accordingly."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), seat is None and self.truth())

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return self.copy() if seat is None else super().imagine(seat, chance, memory)


WORLD_LEAKS: list[type[Leaky]] = [TruthImagined, TruthOften, TruthSteers, KnowingSpectator]


class Cheat(Bot):
    """Decides by what it cannot know."""

    def choose(self, context: SeatContext) -> Move:
        moves = context.moves()
        return moves[Leaky(context._state).truth() % len(moves)]


def cheating_bot(suspect: Suspect) -> Suspect:
    """The same game, with a cheat as its bot."""
    return replace(suspect, bots={"cheat": Cheat})


class LeftOver(Leaky):
    """Shows what the game before left behind."""

    left = 0

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), self.left)

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return left_by(self.left, self.inner.imagine(seat, chance, memory))

    def copy(self) -> State:
        return left_by(self.left, self.inner.copy())


def left_by(left: int, inner: State) -> LeftOver:
    """A state that shows `left`."""
    made = LeftOver(inner)
    made.left = left
    return made


def left_over(suspect: Suspect) -> Suspect:
    """The same game, in which each deal remembers the one before."""
    kept = [0]
    game = suspect.game

    def deal(setting: Setting[Any], chance: Chance) -> State:
        made = left_by(kept[0], game.start(setting, chance))
        kept[0] = made.truth()
        return made

    return replace(suspect, game=replace(game, deal=deal))
