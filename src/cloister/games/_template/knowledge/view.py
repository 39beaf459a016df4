"""What a seat may know: an allow-list."""

from cloister.core.values import Seat, View

from ..rules.game import Vigil


class VigilView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat's own hand, what lies open, and how many candles the others hold."""

    hand: list[int]
    held: list[int]
    burning: list[int]
    burnt: list[int]
    won: list[int]
    leader: int
    passed: int
    """The candle that this seat passed on, until it is burnt; 0 for none."""
    received: int
    """The candle that this seat received, until it is burnt; 0 for none."""
    draught: bool


def look(game: Vigil, seat: Seat | None) -> VigilView:
    """The view of a seat; burnt candles stay open."""
    exchanged = seat is not None and not game.passing
    return VigilView(
        seat=seat,
        to_act=game.to_act(),
        prompt=_prompt(game, seat),
        outcome=game.outcome(),
        hand=[] if seat is None else game.hands[seat].copy(),
        held=[len(hand) for hand in game.hands],
        burning=game.burning.copy(),
        burnt=game.burnt.copy(),
        won=game.won.copy(),
        leader=game.leader,
        passed=0 if seat is None else game.passed[seat],
        received=game.passed[game.right_of(seat)] if seat is not None and exchanged else 0,
        draught=game.draught,
    )


def _prompt(game: Vigil, seat: Seat | None) -> str:
    deciding = game.to_act()
    if not deciding:
        return "prompt-over"
    if seat not in deciding:
        return "prompt-wait"
    return "prompt-pass" if game.passing else "prompt-burn"
