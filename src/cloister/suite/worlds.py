"""Imagined worlds: alike to the seat that imagines them, complete, and drawn from nothing else."""

from cloister.core.card import AnyGame
from cloister.core.errors import RuleBug
from cloister.core.values import EVERYTHING, Seat, encode

from .checks import Budget, Wrong, check
from .sent import difference
from .walk import Walk, dice, positions

MEMORIES = (0, 8, EVERYTHING)


@check("imagine() preserves the seat's view")
def imagined_worlds_look_alike(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for onlooker in walk.onlookers:
            for memory in MEMORIES:
                _check_alike(walk, onlooker, memory)


def _check_alike(walk: Walk, onlooker: Seat | None, memory: int) -> None:
    state = walk.state
    world = state.imagine(onlooker, dice(walk.seed, walk.made), memory)
    who = "the spectator" if onlooker is None else f"seat {onlooker}"
    if encode(world.view(onlooker, memory)) != encode(state.view(onlooker, memory)):
        ours, theirs = encode(state.view(onlooker, memory)), encode(world.view(onlooker, memory))
        raise Wrong(
            f"{who}, with memory {memory}, has another view in a world that it imagines: "
            f"{difference(ours, theirs)}: let imagine() keep all that the view shows and deal the "
            f"rest again; {walk.where()}"
        )
    if world.to_act() != state.to_act():
        raise Wrong(
            f"others have to decide in a world that {who} imagines: who has to decide is known to "
            f"all, so imagine() has to keep it; {walk.where()}"
        )
    if onlooker is not None and world.moves(onlooker) != state.moves(onlooker):
        raise Wrong(
            f"{who} has other moves in a world that it imagines: a seat knows its own moves, so "
            "moves() may depend only on what it knows, and imagine() has to keep that; "
            f"{walk.where()}"
        )


@check("imagined worlds keep every invariant and can be played to the end")
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
        raise Wrong(
            f"an imagined world is broken: {bug}: let imagine() deal again only what could be so; "
            f"{walk.where()}"
        ) from bug
    if ahead.state.outcome() is None:
        raise Wrong(
            "an imagined world does not end: let imagine() keep what the end depends on; "
            f"{walk.where()}"
        )
