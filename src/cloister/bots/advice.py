"""Advice from the master: the best moves, their worth, and why."""

from typing import NamedTuple

from cloister.core.values import Event, Move

from .apprentice import PLAYOUTS, by_playouts, weigh
from .context import SeatContext
from .master import Master
from .reasons import Reasons, Why
from .search import Runner, Search

BEST = 3
"""Maximum moves in one answer."""
COMPARED = 600
"""Iterations for moves that were not in the master's own race."""
UNEXPLAINED = Why([], True)

Weighed = tuple[Move, float]


class Advice(NamedTuple):
    """One move, its value and the reasons for it."""

    move: Move
    value: float
    """Points ahead, as the game estimates them, or the chance to win."""
    chance: bool
    """Whether the value is the chance to win."""
    part: float
    """The value on a scale from the worst move that was weighed (0) to the best (1)."""
    why: list[Event]
    sure: bool
    """Whether the reasons are certain, not only true on average."""


def advise(context: SeatContext, master: Master, reasons: Reasons | None) -> list[Advice]:
    """At most three moves; the first is the one that the master would make."""
    weighed, chance = _weigh(context, master)
    most, least = weighed[0][1], min(value for _, value in weighed)
    found: list[Advice] = []
    for move, value in weighed[:BEST]:
        part = (value - least) / (most - least) if most > least else 1.0
        why = reasons.why(move) if reasons else UNEXPLAINED
        found.append(Advice(move, value, chance, part, *why))
    return _distinct(found)


def _weigh(context: SeatContext, master: Master) -> tuple[list[Weighed], bool]:
    """The moves, best first, and whether their worth is a chance to win."""
    if context.heuristics.is_empty():
        moves = context.moves()
        return _sorted(moves, [wins / PLAYOUTS for wins in by_playouts(context, moves)]), True
    search = master.search(context)
    chosen = search.ranked()[0]
    move = search.best()  # keeps the turn as a plan, so that advice in its middle follows it
    if len(search.runners) == 1:
        return _planned(context, move), False
    others = _others(context, search)
    if others or not search.iterations:
        search.compare(others, min(COMPARED, master.iterations))
    return _raced(search, chosen), search.rollout.gives_win_probability()


def _others(context: SeatContext, search: Search) -> list[Move]:
    """The apprentice's next choices, if fewer than BEST moves were in the race."""
    raced = {runner.move for runner in search.runners}
    if len(raced) >= BEST:
        return []
    liked = [move for move, _ in _sorted(*weigh(context)) if move not in raced]
    return liked[: BEST - len(raced)]


def _raced(search: Search, chosen: Runner) -> list[Weighed]:
    """The master's choice first. A move with a higher mean that is not significantly better is
    shown as equally good. Of several turns that begin with the same move, the best one counts."""
    favourite = search.runners[0].value()
    most = favourite + chosen.gain()
    found = {chosen.move: most}
    for runner in sorted(search.runners, key=lambda runner: -runner.gain()):
        found.setdefault(runner.move, min(most, favourite + runner.gain()))
    return list(found.items())


def _planned(context: SeatContext, chosen: Move) -> list[Weighed]:
    """A planned move was not compared with others, so the others are valued here: by the game's
    own move values, or as the apprentice weighs them."""
    moves, evaluator = context.moves(), context.heuristics.evaluator
    worth = evaluator.move_values(context.view(), context.seat, moves) if evaluator else []
    found = _sorted(moves, worth) if worth else _sorted(*weigh(context))
    return [(chosen, found[0][1]), *[other for other in found if other[0] != chosen]]


def _sorted(moves: list[Move], worth: list[float]) -> list[Weighed]:
    return sorted(zip(moves, worth, strict=True), key=lambda found: -found[1])


def _distinct(advice: list[Advice]) -> list[Advice]:
    """Drop a cost that all moves share, unless a move has no other reason."""
    costs = [{_kind(event) for event in each.why if _is_cost(event)} for each in advice]
    common = set.intersection(*costs) if len(costs) > 1 else set()
    return [each._replace(why=_without(each.why, common)) for each in advice]


def _without(why: list[Event], common: set[tuple[object, ...]]) -> list[Event]:
    return [event for event in why if not _is_cost(event) or _kind(event) not in common] or why


def _is_cost(event: Event) -> bool:
    return event.args["good"] == "no"


def _kind(event: Event) -> tuple[object, ...]:
    return event.name, event.args["way"], event.args.get("seat")
