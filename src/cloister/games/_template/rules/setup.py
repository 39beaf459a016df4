# compiled with mypyc
"""Set up and deal a game."""

from cloister.core.card import Setting
from cloister.core.chance import Chance

from .game import Vigil


def empty_table(setting: Setting[list[int]]) -> Vigil:
    """A table with its options set and no candle dealt yet."""
    game = Vigil([[] for _ in range(setting.seats)], [])
    game.with_passing = setting.options.flag("passing")
    game.with_draught = setting.options.flag("draught")
    return game


def deal(setting: Setting[list[int]], chance: Chance) -> Vigil:
    """Shuffle and deal (VIG-1)."""
    game = empty_table(setting)
    candles = setting.components.copy()
    chance.shuffle(candles, "candles")
    each = setting.options.number("rounds")
    game.hands = [sorted(candles[seat * each : (seat + 1) * each]) for seat in range(setting.seats)]
    game.rest = sorted(candles[setting.seats * each :])
    game.passing = game.with_passing
    return game
