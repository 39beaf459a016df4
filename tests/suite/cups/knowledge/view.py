"""What a seat may know. Everyone has seen what was lifted, so it is in the view."""

from cloister.core.values import Seat, View

from ..rules.game import CupsGame


class CupsView(View, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat's own dice, how many the others have, the last claim, and what was lifted last."""

    dice: list[int]
    held: list[int]
    claim: list[int]
    lifted: list[list[int]]


def look(game: CupsGame, seat: Seat | None) -> CupsView:
    """The view of a seat."""
    to_act = game.to_act()
    prompt = "prompt-claim" if seat in to_act else "prompt-wait"
    return CupsView(
        seat=seat,
        to_act=to_act,
        prompt=prompt if to_act else "prompt-over",
        outcome=game.outcome(),
        dice=[] if seat is None else game.dice[seat].copy(),
        held=[len(own) for own in game.dice],
        claim=game.claim.copy(),
        lifted=[own.copy() for own in game.lifted],
    )
