# compiled with mypyc
"""How a game begins."""

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.options import Options

from .game import Vigil


def deal(setting: Setting[list[int]], chance: Chance) -> Vigil:
    """Shuffle and deal (VIG-1)."""
    candles = setting.components.copy()
    chance.shuffle(candles, "candles")
    each = setting.options.number("rounds")
    hands = [sorted(candles[seat * each : (seat + 1) * each]) for seat in range(setting.seats)]
    game = Vigil(hands, sorted(candles[setting.seats * each :]))
    agree(game, setting.options)
    game.passing = game.with_passing
    return game


def agree(game: Vigil, options: Options) -> None:
    """What the table has agreed on."""
    game.with_passing = options.flag("passing")
    game.with_draught = options.flag("draught")
