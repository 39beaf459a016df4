"""What a seat may know, and the whole truth written down."""

import msgspec

from cloister.core.errors import BadPosition
from cloister.core.values import Json, Outcome, Seat, View

from ..rules.state import Candles


class VigilView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One's own hand, what lies open, and how many candles the others hold."""

    hand: list[int]
    held: list[int]
    burning: list[int]
    burnt: list[int]
    won: list[int]
    leader: int


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything, the hidden hands included."""

    hands: list[list[int]]
    rest: list[int]
    burning: list[int] = []
    burnt: list[int] = []
    won: list[int] = []
    leader: int = 0


def look(game: Candles, seat: Seat | None, outcome: Outcome | None) -> VigilView:
    """The view of a seat; candles once burnt lie open for good."""
    to_act = game.to_act()
    prompt = "prompt-burn" if seat in to_act else "prompt-wait"
    return VigilView(
        seat=seat,
        to_act=to_act,
        prompt=prompt if to_act else "prompt-over",
        outcome=outcome,
        hand=[] if seat is None else game.hands[seat].copy(),
        held=[len(hand) for hand in game.hands],
        burning=game.burning.copy(),
        burnt=game.burnt.copy(),
        won=game.won.copy(),
        leader=game.leader,
    )


def write_position(game: Candles) -> dict[str, Json]:
    """The whole truth."""
    written: dict[str, Json] = msgspec.to_builtins(
        Position(game.hands, game.rest, game.burning, game.burnt, game.won, game.leader)
    )
    return written


def read_position(game: Candles, written: dict[str, Json], candles: list[int]) -> None:
    """Put a game into a written position."""
    seats = len(game.hands)
    try:
        position = msgspec.convert(written, Position)
    except msgspec.ValidationError as wrong:
        raise BadPosition(f"not a position of Vigil: {wrong}") from None
    every = sum(position.hands, position.rest + position.burning + position.burnt)
    if sorted(every) != sorted(candles) or len(position.hands) != seats:
        raise BadPosition("every candle has to be somewhere, once, and every seat needs a hand")
    if len(position.burning) >= seats or not 0 <= position.leader < seats:
        raise BadPosition("no such moment of a round")
    game.hands, game.rest = [sorted(hand) for hand in position.hands], sorted(position.rest)
    game.burning, game.burnt = position.burning, position.burnt
    game.won = (position.won + [0] * seats)[:seats]
    game.leader = position.leader
