"""The id card of a game, declared in the __init__.py of its folder."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from .chance import Chance
from .errors import BadPosition, SeatsOutOfRange
from .game import Knowledge, State
from .heuristics import Heuristics
from .options import Option, Options
from .packs import Pack
from .values import Event, Feature, Json, Move, Seat, View

C = TypeVar("C")


@dataclass(frozen=True)
class Setting(Generic[C]):
    """What a table has agreed on before the first draw."""

    seats: int
    options: Options
    components: C


@dataclass(frozen=True, kw_only=True)
class Game(Generic[C]):
    """A game's facts and the functions of its folder. The registry adds key and folder."""

    title: str
    makers: str
    seats: range
    minutes: tuple[int, int]
    rules: int
    longest: int
    end_reasons: tuple[str, ...]
    components: Callable[[Pack], C]
    deal: Callable[[Setting[C], Chance], State]
    set_up: Callable[[Setting[C], dict[str, Json]], State]
    write: Callable[[Move], str]
    read: Callable[[str], Move]
    label: Callable[[Move], tuple[str, dict[str, int | str]] | None] | None = None
    """The sentence for a move's button, where the plain words of the move are not enough."""
    parts: Callable[[], dict[str, list[str]]] | None = None
    """The named parts of each kind of move, by its verb: the browser's labels need them."""
    knowledge: Knowledge | None = None
    """How states are seen, imagined and written down; None if they do that themselves."""
    heuristics: Callable[[Setting[C]], Heuristics] | None = None
    """The heuristics for bots at one table; without them, imagined worlds are played at random."""
    features: Callable[[Heuristics, View, Seat], list[Feature]] | None = None
    """What the heuristics see in a view, feature by feature; used to explain advice."""
    options: tuple[Option, ...] = ()
    private: bool = True
    """True if a seat may know something that another does not. Players who share a screen then get
    a curtain between turns."""
    sheet: bool = False
    """A deduction game: every seat has a sheet for marks, which the board draws."""
    possible: Callable[[View], list[str]] | None = None
    """The marks on that sheet that may still be right, worked out from a view alone."""
    drafts: bool = False
    """A turn has many steps: the browser tries them in a draft, and sends them together."""
    weight: int = 1
    """Cost of imagining a world, relative to a typical game; the suite does less if it is high."""
    retell: Callable[[Event, View], Event] | None = None
    """Completes an event from its hearer's view, for example with a pack's names for numbers. Only
    for the terminal: a board has its own `retell`."""
    draw_text: Callable[[View], str] | None = None
    draw_svg: Callable[[View], str] | None = None
    key: str = field(default="", compare=False)
    folder: Path = field(default=Path(), compare=False)

    def start(self, setting: Setting[C], chance: Chance) -> State:
        """A new game, dealt."""
        return self._known(self.deal(setting, chance))

    def start_at(self, setting: Setting[C], position: dict[str, Json]) -> State:
        """A game that starts from a written position.

        A position may come from a file, so any error it causes is reported as a bad position.
        """
        try:
            return self._known(self.set_up(setting, position))
        except BadPosition as wrong:
            wrong.said_by(self.folder).within("position-of-game", title=self.title)
            raise
        except Exception as wrong:
            raise self.bad_position("position-unreadable", wrong) from wrong

    def bad_position(self, key: str, wrong: Exception) -> BadPosition:
        """The refusal of a position; `$why` is the error that it caused."""
        return BadPosition(key, why=str(wrong)).within("position-of-game", title=self.title)

    def heuristics_at(self, setting: Setting[C]) -> Heuristics:
        """The heuristics for bots at one table; empty if the game has none."""
        return Heuristics() if self.heuristics is None else self.heuristics(setting)

    def _known(self, state: State) -> State:
        if self.knowledge is not None:
            state.knowledge = self.knowledge
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not support."""
        if type(seats) is not int or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SeatsOutOfRange(
                "seats-out-of-range", title=self.title, first=first, last=last, seats=str(seats)
            )


AnyGame = Game[Any]
"""A game, whatever the type of its components."""
