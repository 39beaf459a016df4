"""Checks that a draft shows the mover the same in the true world and in imagined ones."""

from cloister.core.card import AnyGame
from cloister.core.draft import Tried, try_move
from cloister.core.values import EVERYTHING, Seat, encode

from .checks import Budget, Leak, check
from .sent import difference
from .walk import Walk, dice, positions

WORLDS = 2
LONGEST = 12
"""Moves that are tried one after the other."""


@check("doctor-check-drafts")
def drafts_are_honest(game: AnyGame, budget: Budget) -> None:
    if game.drafts:
        for walk in positions(game, budget.positions):
            for seat in walk.state.to_act():
                _try_out(walk, seat)


def _try_out(walk: Walk, seat: Seat) -> None:
    """One draft at random, in several worlds at once, until it cannot go on."""
    truth, chance = walk.state.copy(), dice(walk.seed, -10 - walk.made)
    worlds = [truth, *(walk.state.imagine(seat, chance) for _ in range(WORLDS))]
    for _ in range(LONGEST):
        move = truth.sample(seat, chance)
        tried = [try_move(walk.game, world, seat, move) for world in worlds]
        ours, *others = [_answer(each, seat) for each in tried]
        for theirs in others:
            if ours != theirs:
                raise Leak(
                    "doctor-draft-leaks",
                    walk.way_back(),
                    seat=str(seat),
                    difference=difference(ours, theirs),
                )
        if tried[0].ends:
            return


def _answer(tried: Tried, seat: Seat) -> bytes:
    state, told, ends = tried
    if ends:
        return encode(ends)
    return encode([told.heard_by(seat), state.view(seat, EVERYTHING), state.moves(seat)])
