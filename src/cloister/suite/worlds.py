"""Checks on imagined worlds: they look the same to their seat, and can be played to the end."""

from cloister.core.card import AnyGame
from cloister.core.errors import RuleBug
from cloister.core.values import EVERYTHING, Seat, encode

from .checks import Budget, Wrong, check
from .sent import difference, seat_or_spectator
from .walk import Walk, dice, positions

MEMORIES = (0, 8, EVERYTHING)


@check("doctor-check-imagine-view")
def imagined_worlds_look_alike(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for onlooker in walk.onlookers:
            for memory in MEMORIES:
                _check_alike(walk, onlooker, memory)


def _check_alike(walk: Walk, onlooker: Seat | None, memory: int) -> None:
    state = walk.state
    world = state.imagine(onlooker, dice(walk.seed, walk.made), memory)
    seat = seat_or_spectator(onlooker)
    ours, theirs = encode(state.view(onlooker, memory)), encode(world.view(onlooker, memory))
    if ours != theirs:
        raise Wrong(
            "doctor-imagined-view",
            walk.way_back(),
            seat=seat,
            memory=str(memory),
            difference=difference(ours, theirs),
        )
    if world.to_act() != state.to_act():
        raise Wrong("doctor-imagined-turn", walk.way_back(), seat=seat)
    if onlooker is not None and world.moves(onlooker) != state.moves(onlooker):
        raise Wrong("doctor-imagined-moves", walk.way_back(), seat=seat)


@check("doctor-check-imagine-whole")
def imagined_worlds_are_whole(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions // 3):
        for onlooker in walk.onlookers:
            for memory in MEMORIES:
                ahead = walk.ahead(walk.state.imagine(onlooker, dice(walk.made), memory))
                _check_whole(walk, ahead)


def _check_whole(walk: Walk, ahead: Walk) -> None:
    try:
        ahead.state.check()
        ahead.end()
        ahead.state.check()
    except RuleBug as bug:
        raise Wrong("doctor-imagined-broken", walk.way_back(), why=str(bug)) from bug
    if ahead.state.outcome() is None:
        raise Wrong("doctor-imagined-endless", walk.way_back())
