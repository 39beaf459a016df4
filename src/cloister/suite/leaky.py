"""A state with a spoilt channel: the base of planted leaks.

The hidden truth is the whole position. A leak is a `Leaky` that lets some of it, even one bit,
out through one of the channels by which a seat is told something.
"""

import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from cloister.core.card import Setting
from cloister.core.chance import Chance
from cloister.core.game import Announcements, State
from cloister.core.values import (
    EVERYTHING,
    Event,
    Json,
    Move,
    Outcome,
    Refusal,
    Seat,
    View,
    encode,
)

from .hunt import Suspect


class Leaky(State):
    """As honest as the state that it wraps. Each planted leak spoils one method."""

    def __init__(self, inner: State) -> None:
        self.inner = inner

    def truth(self) -> int:
        """A hash of everything that is hidden."""
        return zlib.crc32(encode(self.inner.position()))

    def odd(self) -> bool:
        """One bit of the truth."""
        return self.truth() % 2 == 1

    def to_act(self) -> tuple[Seat, ...]:
        return self.inner.to_act()

    def moves(self, seat: Seat) -> list[Move]:
        return self.inner.moves(seat)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        return self.inner.sample(seat, chance)

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return self.inner.forbids(seat, move)

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return self.inner.view(seat, memory)

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return type(self)(self.inner.imagine(seat, chance, memory))

    def copy(self) -> State:
        return type(self)(self.inner.copy())

    def check(self) -> None:
        self.inner.check()

    def position(self) -> dict[str, Json]:
        return self.inner.position()


def behind(leaky: type[Leaky], suspect: Suspect) -> Suspect:
    """The same game, with every state behind a spoilt channel."""
    game = suspect.game

    def deal(setting: Setting[Any], chance: Chance) -> State:
        return leaky(game.start(setting, chance))

    def set_up(setting: Setting[Any], position: dict[str, Json]) -> State:
        return leaky(game.start_at(setting, position))

    return replace(suspect, game=replace(game, deal=deal, set_up=set_up))


def with_extra(view: View, extra: object) -> View:
    """The view with one extra field that the game does not allow."""
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    spoilt: View = _spoilt(type(view))(**fields, extra=extra)
    return spoilt


@cache
def _spoilt(kind: type[View]) -> Any:
    return msgspec.defstruct(
        f"Spoilt{kind.__name__}", [("extra", Any)], bases=(kind,), frozen=True, kw_only=True
    )


def spoil_events(told: Announcements, since: int, spoil: Callable[[Event], Event]) -> None:
    """Spoil the announcements after number `since`, for everybody who hears them."""
    for at in range(since, len(told._heard)):
        event, seats, others = told._heard[at]
        told._heard[at] = (spoil(event), seats, others and spoil(others))


def with_argument(event: Event, value: int | str) -> Event:
    """The event with an extra argument."""
    return msgspec.structs.replace(event, args=event.args | {"extra": value})
