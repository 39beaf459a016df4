# compiled with mypyc
"""Which seats the effect of a card may concern."""

from ..components import cards
from ..components.traits import BIT, count
from .state import Abbey


def targets_of(abbey: Abbey, seat: int, effect: "cards.Effect", rolled: int) -> int:
    """The seats that an effect may concern now, as a set.

    `rolled` is the seat that the card's die named, or -1.
    """
    match effect.who:
        case cards.ME:
            named = BIT[seat]
        case cards.EACH:
            named = abbey.terms.everyone
        case cards.OTHERS | cards.CHOSEN:
            named = abbey.terms.everyone & ~BIT[seat]
        case cards.ROLLED:
            named = BIT[rolled] if rolled >= 0 else 0
        case cards.MOST:
            named = _holding_most(abbey, seat)
        case cards.LEFT:
            named = BIT[(seat + 1) % abbey.terms.seats]
        case _:
            named = BIT[(seat - 1) % abbey.terms.seats]
    able = 0
    for other in range(abbey.terms.seats):
        if named >> other & 1 and _can_concern(abbey, seat, other, effect):
            able |= BIT[other]
    return able


def _holding_most(abbey: Abbey, seat: int) -> int:
    """The other players with the most suspects (MOA-B16)."""
    most = 1
    found = 0
    for other in range(abbey.terms.seats):
        held = count(abbey.hands[other])
        if other != seat and held >= most:
            found = found | BIT[other] if held == most else BIT[other]
            most = held
    return found


def _can_concern(abbey: Abbey, seat: int, other: int, effect: "cards.Effect") -> bool:
    """Whether an effect can be carried out on a seat, judged by what everybody sees."""
    held = count(abbey.hands[other])
    match effect.op:
        case cards.SHOW:
            return held >= 2 if effect.n == cards.ALL_BUT_ONE else held >= 1
        case cards.TAKE:
            return held >= 1 and other != seat
        case cards.SWAP:
            return held >= 1 and other != seat and abbey.hands[seat] != 0
        case cards.PENANCE:
            return not abbey.owed >> other & 1
        case _:
            return not abbey.praying >> other & 1
