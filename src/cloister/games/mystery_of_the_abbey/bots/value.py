# compiled with mypyc
"""How good a position is for a seat, in game points. Apprentices compare moves by it.

The numbers were chosen by hand; only the whole bot was measured (docs/bots.md).
"""

from typing import Final

from ..components.rooms import COUNT, ROOMS
from ..components.traits import SUSPECTS, VALUES
from ..rules.scoring import MISACCUSATION_POINTS, REVELATION_POINTS
from .room_tour import PER_TURN
from .worth import CRYPT_CARD, Estimate

KEPT_BOOK: Final = 0.15
"""A kept book."""
LOST_TURN: Final = 1.0
"""The cost of a turn that the seat still has to spend in penance."""
PILED_CARD: Final = 0.05
"""The cost of each card that still lies on the parlour pile."""
SEEN_CARD: Final = 0.05
"""A suspect that has been seen."""
CULPRIT_SEEN: Final = 2.0
"""Added to that, times the suspect's chance of being the culprit in the sample."""
ASKING: Final = ("topic", "parts", "reply")
"""Phases in which a question is being put."""


def value(estimate: Estimate) -> float:
    """The value of a position: points, what is known, books, secrets, and the best room."""
    view = estimate.view
    sample = estimate.sample
    worth = points(estimate)
    worth += seen_suspects(estimate)
    if view.phase in ASKING:
        worth += estimate.own_question()
    elif view.phase == "accuse" and estimate.seat in view.to_act:
        worth += estimate.accusation(sample.highest_chance())
    if estimate.seat in view.owed:
        worth -= LOST_TURN
    kept: list[str] = view.kept
    worth += KEPT_BOOK * len(kept)
    if estimate.seat in view.crypt:
        worth += CRYPT_CARD
    picked: list[int] = view.picked
    for card in picked:
        worth -= estimate.secret(card - 1)
    return worth + _best_room(estimate) - PILED_CARD * estimate.parlour


def points(estimate: Estimate) -> float:
    """Points for the seat's revelations and accusations, by their chance of being right.

    Accusations made before the sample was taken are known to be wrong.
    """
    sample = estimate.sample
    worth = 0.0
    for at, accusation in enumerate(estimate.view.accusations):
        if accusation.seat == estimate.seat:
            if at < sample.accused:
                worth -= MISACCUSATION_POINTS
            else:
                worth += estimate.accusation(sample.chances[accusation.suspect - 1])
    for revelation in estimate.view.revelations:
        if revelation.seat == estimate.seat:
            word: str = revelation.value
            loss: int = revelation.loss
            p = sample.chance_of(estimate.facts.values[VALUES.index(word)])
            worth += REVELATION_POINTS * p - loss * (1.0 - p)
    return worth


def seen_suspects(estimate: Estimate) -> float:
    """The worth of the suspects seen. Those that might have been the culprit count most."""
    worth = 0.0
    for card in range(SUSPECTS):
        if estimate.seen >> card & 1:
            worth += SEEN_CARD + CULPRIT_SEEN * estimate.sample.chances[card]
    return worth


def _best_room(estimate: Estimate) -> float:
    """The worth of the best room, discounted by the turns it takes to get there."""
    view = estimate.view
    pawns: list[str] = view.pawns
    here = ROOMS.index(pawns[estimate.seat])
    pace: int = view.pace
    far = estimate.facts.distance[here]
    best = 0.0
    inside = view.phase in ("chapter", "room") and estimate.seat in view.to_act
    for room in range(COUNT):
        turns = (far[room] + pace - 1) // pace
        if room == here and not inside:
            turns = 2
        worth = estimate.room(room)
        for _ in range(turns):
            worth *= PER_TURN
        best = max(best, worth)
    return best
