# compiled with mypyc
"""What a game is. This is the page to read first.

A game is a folder under games/. Its rules are one class, a `State`: it knows whose decision it
is, which moves are legal, what a move does and what each seat may know. Everything else, table,
record, terminal, browser, bots, lab and tests, drives that class and knows no rule.

Three promises hold for every State, and the free suite (cloister/suite) tests them:

- **One decision at a time.** A move is one choice that the rulebook gives one seat.
- **Nothing leaks.** `view`, `moves`, `forbids` and what `play` tells a seat are the same in any
  two worlds that this seat cannot tell apart. `imagine` makes such worlds.
- **Chance is an argument.** A State holds no generator; equal draws give equal games.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .chance import Chance
from .values import EVERYTHING, Event, Json, Move, Outcome, Refusal, Seat, View


class Told:
    """Collects what a move tells and to whom. Rules ask `listening` before they build an event."""

    def __init__(self, listening: bool = True) -> None:
        self.listening = listening
        self.revealed = False
        self.news = False
        self._heard: list[tuple[Event, tuple[Seat, ...] | None, Event | None]] = []

    def reveal(self, known: bool = False) -> None:
        """Somebody has learnt something by this move: no undo goes back past it.

        `known`: the mover did not, who only showed it to the others. A draft goes on after it.
        """
        self.revealed = True
        self.news = self.news or not known

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
class State:
    """A position of a game, whole: what is open, what is hidden, and who knows what."""

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

    def play(self, seat: Seat, move: Move, chance: Chance, told: Told) -> None:
        """Carry out a legal move, in place."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        """What a seat may know; None is a spectator.

        `memory` says how far back the onlooker remembers what was shown and is covered again:
        0 for a person, who has a memory of their own, more for a bot, EVERYTHING for analysis.
        """
        raise NotImplementedError

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> "State":
        """Another world that looks the same to this seat: what it cannot know is dealt again.

        The result depends on what the seat knows and on chance, on nothing else.
        """
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise RuleBug unless every invariant holds."""
        raise NotImplementedError

    def position(self) -> dict[str, Json]:
        """The whole truth, written down; the game's `set_up` reads it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What bots may use of a game: estimates over a View, never over a State."""

    def plan(self, view: View, seat: Seat, moves: list[Move], effort: int = 1) -> Move | None:
        """The move of a plan for a whole turn, where the game knows how to make one. With more
        effort more is weighed."""
        return None

    def tells(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        """For each move, what a plan that needs no race finds it worth, in points ahead; nothing
        where a move is worth what it leads to."""
        return []

    def appeal(self, view: View, seat: Seat, moves: list[Move]) -> list[float]:
        """For each move, how promising it looks at first sight."""
        raise NotImplementedError

    def value(self, view: View, seat: Seat) -> float:
        """How good this position is for the seat, in points ahead."""
        raise NotImplementedError

    def instinct(self, world: State, seat: Seat) -> Move:
        """A good move at once, in a world that is played on in thought. It may use the world, which
        is imagined, but only what the seat would know there."""
        moves = world.moves(seat)
        if len(moves) == 1:
            return moves[0]
        return leading(moves, self.appeal(world.view(seat, EVERYTHING), seat, moves))

    def plans(self, view: View, seat: Seat, moves: list[Move], effort: int) -> list[list[Move]]:
        """Whole turns that are worth comparing, the favourite first; none where single moves are
        compared, or where a plan is being followed."""
        return []

    def settle(self, view: View, seat: Seat, plan: list[Move]) -> None:
        """The plan that was chosen: `plan` follows it from now on."""

    def play_on(self, world: State, seat: Seat, dice: Chance) -> float:
        """What comes of a world that is played on in thought by all seats."""
        told = Told(listening=False)
        most, rounds, others = self.horizon(), 0, False
        for _ in range(LONGEST):
            seats = world.to_act()
            if not seats:
                break
            own = seats[0] == seat
            if own and others:
                rounds += 1
            if rounds >= most:
                break
            others = not own
            world.play(seats[0], self.instinct(world, seats[0]), dice, told)
        return self.prospect(world, seat)

    def tells_chances(self) -> bool:
        """Whether `play_on` tells the chance to win, between 0 and 1, and not points ahead."""
        return False

    def prospect(self, world: State, seat: Seat) -> float:
        """How good a world is that was reached in thought, at the end of the game too. It may use
        the whole world: worlds are imagined, each as often as it is likely."""
        outcome = world.outcome()
        return (
            self.value(world.view(seat, EVERYTHING), seat)
            if outcome is None
            else ended(outcome, seat)
        )

    def horizon(self) -> int:
        """How many rounds a world is played on in thought before it is valued."""
        return 2

    def races(self, view: View) -> bool:
        """Whether playing on tells more about this decision than the favourite's own worth."""
        return True

    def trifle(self) -> float:
        """A difference in what `play_on` tells that is not worth another thought."""
        return 0.0

    def likely(self, view: View, seat: Seat, world: State, chance: Chance) -> State:
        """An imagined world, dealt again as often as it fits how the others have played, where the
        seat can draw conclusions from that."""
        return world

    def patience(self) -> int:
        """How many positions are worth a thought at one decision, with what may follow each of
        them. Beyond that, moves are judged as they stand."""
        return 1_000_000


def leading(moves: list[Move], worth: list[float]) -> Move:
    """The first of the moves of greatest worth."""
    best = 0
    for at in range(1, len(moves)):
        if worth[at] > worth[best]:
            best = at
    return moves[best]


LONGEST: Final = 400
"""No world is played on in thought for more decisions than that."""
VICTORY: Final = 3.0
"""What winning is worth beyond the points ahead."""


def ended(outcome: Outcome, seat: Seat) -> float:
    """How far a seat is ahead in the end."""
    rival = max([outcome.scores[at] for at in range(len(outcome.scores)) if at != seat], default=0)
    ahead = float(outcome.scores[seat] - rival)
    return ahead + VICTORY / len(outcome.winners) if seat in outcome.winners else ahead


def playout(state: State, chance: Chance, most: int) -> int:
    """Play uniformly to the end, in place; the number of moves. `most` is a safety bound."""
    told = Told(listening=False)
    count = 0
    seats = state.to_act()
    while seats and count < most:
        seat = seats[0]
        state.play(seat, state.sample(seat, chance), chance, told)
        count += 1
        seats = state.to_act()
    return count
