# compiled with mypyc
"""Whole turns: all ways to play an open page that differ in where they leave the monks.

The numbers were chosen by hand; the master that compares these turns was measured as a whole
(docs/bots.md).
"""

from typing import Final

from cloister.core.values import Move

from ..components.ground import Ground
from ..components.monks import NO_MONK
from ..components.places import LAST, PLACES, RAMP, TOP, VILLAGE
from ..knowledge.view import MountView
from ..rules import phase
from ..rules.legal_steps import decisions, has_only_stop
from ..rules.mount import Mount, bare_mount
from ..rules.moves import GIVE, MOVE, STOP
from ..rules.steps import carry_on, set_out
from ..rules.terms import Terms
from .inferences import Inferences
from .lead import ExpectedLead
from .value import WIN_CHANCE, open_page_worth, tides_worth

TURNS_PER_MONK: Final = 150
"""The search stops after this many turns of one monk."""
TURNS_COMPARED: Final = 12
"""How many turns are compared."""
TURNS_PER_WINNER: Final = 4
"""How many of them may have the same winner."""
NEXT_PAGE: Final = 0.5
"""What it is worth, in points, to stand where the next page can be won."""


class CandidateTurn:
    """One way to play a turn."""

    def __init__(self, line: list[Move], end: Mount, winner: int) -> None:
        self.line = line
        self.places = end.place
        self.tides = end.tides[end.seat]
        self.winner = winner
        """The monk that wins the page, or NO_MONK."""
        self.worth = 0.0


# Finding turns


def find_turns(terms: Terms, view: MountView, moves: list[Move]) -> list[CandidateTurn]:
    """All turns with different end positions, each with the fewest decisions."""
    start = _open_part(terms, view)
    finder = _TurnFinder()
    for move in moves:
        if move == GIVE:
            finder.found.append(CandidateTurn([GIVE], start, start.at[start.location]))
        else:
            begun = start.copy()
            set_out(begun, move - MOVE)
            finder.follow([move], begun, len(finder.found) + TURNS_PER_MONK)
    return finder.found


class _TurnFinder:
    def __init__(self) -> None:
        self.found: list[CandidateTurn] = []
        self.ends: set[tuple[int, ...]] = set()

    def follow(self, line: list[Move], mount: Mount, most: int) -> None:
        """Breadth first, in the order of the rules."""
        lines, open_ = [line], [mount]
        for at in range(100_000):
            if at == len(open_) or len(self.found) >= most:
                return
            mount, line = open_[at], lines[at]
            for move in decisions(mount):
                if move == STOP:
                    self._end([*line, STOP], mount)
                    continue
                after = mount.copy()
                carry_on(after, move)
                if after.phase == phase.WALKING and has_only_stop(after):
                    self._end([*line, move], after)
                else:
                    lines.append([*line, move])
                    open_.append(after)

    def _end(self, line: list[Move], mount: Mount) -> None:
        winner = mount.at[mount.location] if mount.has_landed() else NO_MONK
        end = (winner, mount.tides[mount.seat], *mount.place)
        if end not in self.ends:
            self.ends.add(end)
            self.found.append(CandidateTurn(line, mount, winner))


def _open_part(terms: Terms, view: MountView) -> Mount:
    """The mount at the beginning of a turn."""
    start = bare_mount(terms)
    places: list[int] = view.places
    tides: list[int] = view.tides
    start.place = places.copy()
    for monk in range(6):
        if places[monk] != VILLAGE:
            start.at[places[monk]] = monk
    start.tides = tides.copy()
    start.location = view.location
    start.page = view.page
    start.seat = view.active
    start.waiting = view.waiting
    return start


# Comparing turns


def turn_worth(
    inferences: Inferences,
    view: MountView,
    turn: CandidateTurn,
    lead: ExpectedLead,
    next_page: list[float],
) -> float:
    """What a turn is worth, without playing on."""
    worth = tides_worth(inferences.pages_left(view), turn.tides)
    if turn.winner == NO_MONK:
        return worth + open_page_worth(inferences, view, turn.places, view.waiting + 1, lead)
    belief, seats = lead.belief, inferences.seats
    for at in range(6 * seats):
        share = 1.0 if at // 6 == belief.seat else -1.0 / (seats - 1)
        worth += NEXT_PAGE * share * belief.chance_of[at] * next_page[turn.places[at % 6]]
    return worth + lead.gains(view.value)[turn.winner]


def next_page_chances(ground: Ground, view: MountView) -> list[float]:
    """For each place, the chance to win the next page from there."""
    order: list[int] = view.order
    coming = order[view.opened % LAST]
    after = [coming] if coming else [at for at in range(TOP, LAST + 1) if at not in order]
    chances = [0.0] * PLACES
    for place in range(RAMP):
        for location in after:
            for turns in ground.turns[1:]:
                chances[place] += WIN_CHANCE[min(turns[location][place], 6)] / (2 * len(after))
    return chances


def best_turns(turns: list[CandidateTurn]) -> list[CandidateTurn]:
    """The best turns, not too many of them with the same winner."""
    turns.sort(key=lambda turn: -turn.worth)
    chosen: list[CandidateTurn] = []
    wins = [0] * 7
    for turn in turns:
        if wins[turn.winner] < TURNS_PER_WINNER and len(chosen) < TURNS_COMPARED:
            wins[turn.winner] += 1
            chosen.append(turn)
    return chosen


# Following a turn


def checkpoints(terms: Terms, view: MountView, line: list[Move]) -> dict[tuple[int, ...], Move]:
    """The checkpoints along a turn, and the next move at each."""
    mount = _open_part(terms, view)
    found: dict[tuple[int, ...], Move] = {}
    for at in range(len(line)):
        if at == 0:
            set_out(mount, line[0] - MOVE)
            continue
        found[_checkpoint(mount, view.turns)] = line[at]
        if line[at] != STOP:
            carry_on(mount, line[at])
    return found


def _checkpoint(mount: Mount, turns: int) -> tuple[int, ...]:
    now = (turns, mount.phase, mount.mover, mount.dots, mount.pushed, mount.climber)
    return (*now, *mount.place)


def checkpoint(view: MountView) -> tuple[int, ...]:
    """The current checkpoint of a turn."""
    now = (view.turns, view.phase, view.mover, view.dots_left, view.pushed, view.climber)
    return (*now, *view.places)
