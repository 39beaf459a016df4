# compiled with mypyc
"""The invariants of every position."""

from cloister.core.errors import RuleBug

from .state import Candles


def check(candles: Candles) -> None:
    """Raise RuleBug unless all invariants hold."""
    every = candles.rest + candles.burning + candles.burnt
    for hand in candles.hands:
        every += hand
    if len(every) != 20 or len(set(every)) != 20:
        raise RuleBug("candles were lost or doubled")
    for seat, candle in enumerate(candles.passed):
        holder = seat if candles.passing else candles.left_of(seat)
        if candle and candle not in candles.hands[holder]:
            raise RuleBug("a candle that was passed on is not where it should be")
