# compiled with mypyc
"""What a game is. Read this module first.

A game is a folder under games/. Its rules are one class, a `State`: it knows whose decision it
is, which moves are legal and what a move does. A `Knowledge` says what each seat may know of it.
Everything else (table, record, terminal, browser, bots, lab and tests) uses these two and
contains no rules.

Three promises hold for every State, and the free suite (cloister/suite) tests them:

- **One decision at a time.** A move is one choice that the rulebook gives one seat.
- **Nothing leaks.** `view`, `moves`, `forbids` and what `play` tells a seat are the same in any
  two worlds that this seat cannot tell apart. `imagine` makes such worlds.
- **Chance is an argument.** A State holds no generator; equal draws give equal games.
"""

from mypy_extensions import mypyc_attr

from .chance import Chance
from .values import EVERYTHING, Event, Json, Move, Outcome, Refusal, Seat, View


class Announcements:
    """Collects what a move tells and to whom. Rules ask `listening` before they build an event."""

    def __init__(self, listening: bool = True) -> None:
        self.listening = listening
        self.revealed = False
        self.mover_learnt = False
        self._heard: list[tuple[Event, tuple[Seat, ...] | None, Event | None]] = []

    def reveal(self, to_others_only: bool = False) -> None:
        """Somebody has learnt something from this move: it cannot be undone.

        `to_others_only`: the mover showed something it knew already. A draft can go on after it.
        """
        self.revealed = True
        self.mover_learnt = self.mover_learnt or not to_others_only

    def everyone(self, name: str, args: dict[str, int | str]) -> None:
        """Tell all seats and the spectators."""
        self._heard.append((Event(name, args), None, None))

    def show(self, name: str, args: dict[str, int | str], flash: dict[str, int | str]) -> None:
        """Tell all, and show them something for a moment only."""
        self._heard.append((Event(name, args, flash), None, None))

    def only(self, seats: tuple[Seat, ...], event: Event, others: Event | None = None) -> None:
        """Tell these seats; the others, spectators included, hear the other event or nothing."""
        self._heard.append((event, seats, others))

    def heard_by(self, seat: Seat | None) -> list[Event]:
        """What reached this seat; None is a spectator."""
        heard: list[Event] = []
        for event, seats, others in self._heard:
            if seats is None or (seat is not None and seat in seats):
                heard.append(event)
            elif others is not None:
                heard.append(others)
        return heard


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Who may know what of a state: the three methods that the rules leave open.

    A game has one for all of its tables. It is separate so that the rules need not import how
    they are seen; `State` forwards the calls.
    """

    def view(self, state: "State", seat: Seat | None, memory: int) -> View:
        """See `State.view`."""
        raise NotImplementedError

    def imagine(self, state: "State", seat: Seat | None, chance: Chance, memory: int) -> "State":
        """See `State.imagine`."""
        raise NotImplementedError

    def position(self, state: "State") -> dict[str, Json]:
        """See `State.position`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete position of a game: what is open, what is hidden, and who knows what."""

    knowledge: Knowledge
    """Set by `Game.start` and `Game.start_at`; `copy` keeps it."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that have to decide now: several at once for a simultaneous choice."""
        raise NotImplementedError

    def moves(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat, always in the same order; empty if it need not decide."""
        raise NotImplementedError

    def sample(self, seat: Seat, chance: Chance) -> Move:
        """One legal move of a seat that has to decide, uniformly, without building the list."""
        moves = self.moves(seat)
        return moves[chance.below(len(moves))]

    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        """The rule that forbids this move to a seat that has to decide; None if it is legal."""
        raise NotImplementedError

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        """Carry out a legal move, in place."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        """What a seat may know; None is a spectator.

        `memory` says how far back the onlooker remembers what was shown and covered again: 0 for a
        person, who remembers without our help, more for a bot, EVERYTHING for analysis.
        """
        return self.knowledge.view(self, seat, memory)

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> "State":
        """Another world that looks the same to this seat: what it cannot know is dealt again.

        The result depends only on what the seat knows and on chance.
        """
        return self.knowledge.imagine(self, seat, chance, memory)

    def copy(self) -> "State":
        """An independent copy, with the same `knowledge`."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise RuleBug unless every invariant holds."""
        raise NotImplementedError

    def position(self) -> dict[str, Json]:
        """The whole state, secrets included, written down; the game's `set_up` reads it."""
        return self.knowledge.position(self)


def playout(state: State, chance: Chance, most: int) -> int:
    """Play uniformly to the end, in place; returns the move count. `most` is a safety bound."""
    told = Announcements(listening=False)
    count = 0
    seats = state.to_act()
    while seats and count < most:
        seat = seats[0]
        state.play(seat, state.sample(seat, chance), chance, told)
        count += 1
        seats = state.to_act()
    return count
