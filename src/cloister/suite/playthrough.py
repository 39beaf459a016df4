"""A recorded game as text that a person can read: every move, what everybody hears, the end."""

from collections.abc import Iterator

from cloister.core.draws import Replaying
from cloister.core.game import Announcements
from cloister.core.table import Table
from cloister.core.values import Event, Seat


def playthrough(table: Table) -> str:
    """The whole game, line by line."""
    return "".join(f"{line}\n" for line in _lines(table))


def _lines(table: Table) -> Iterator[str]:
    seats = f"{table.setting.seats} seat{'s' if table.setting.seats > 1 else ''}"
    yield f"{table.game.title}, {seats}, rules {table.game.rules}"
    for name, value in sorted(table.header.options.items()):
        yield f"  {name} = {value}"
    state = table.at(0).state
    for n, (_, entry) in enumerate(table.log.moves_in_effect(), start=1):
        choices = len(state.moves(entry.seat))
        yield f"{n}. seat {entry.seat}: {table.game.write(entry.move)}  (1 of {choices})"
        told = Announcements()
        state.play(entry.seat, entry.move, Replaying(entry.draws), told)
        yield from _heard(told, table.setting.seats)
    yield from _end(table)


def _heard(told: Announcements, seats: int) -> Iterator[str]:
    """One line per event if everybody hears the same, else the events of each onlooker."""
    onlookers: list[Seat | None] = [*range(seats), None]
    streams = [[_words(event) for event in told.heard_by(onlooker)] for onlooker in onlookers]
    if all(stream == streams[0] for stream in streams):
        yield from (f"     {words}" for words in streams[0])
        return
    for onlooker, stream in zip(onlookers, streams, strict=True):
        who = "spectator" if onlooker is None else f"seat {onlooker}"
        yield from (f"     {who}: {words}" for words in stream)


def _words(event: Event) -> str:
    args = sorted(event.args.items()) + sorted(event.flash.items())
    return " ".join([event.name, *(f"{name}={value}" for name, value in args)])


def _end(table: Table) -> Iterator[str]:
    outcome = table.outcome
    if outcome is None:
        yield "not over"
        return
    scores = ", ".join(map(str, outcome.scores))
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners)
    yield f"over: {outcome.reason}; scores {scores}; won by {winners}"
