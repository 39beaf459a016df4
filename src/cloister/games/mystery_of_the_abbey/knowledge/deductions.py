# compiled with mypyc
"""The deduction sheet: the suspects that can still be the culprit, from a view alone."""

from typing import Final

from cloister.core.chance import Fast
from cloister.core.values import View

from ..components.traits import BIT, members
from ..rules.chronicle import CULPRIT
from .complete_search import CompleteSearch
from .conclusions import Conclusions
from .notes import Notes, notes_in
from .sampling import sample_world, try_to_deal
from .view import AbbeyView
from .world import World

WORLDS: Final = 16
"""Worlds that are sampled first. Their culprits need no further check."""
TRIES_PER_CULPRIT: Final = 300
"""Maximum exchanges to find a world with a given culprit."""
CLEARING_SUPPOSITIONS: Final = 20
"""Maximum suppositions of the complete search that tries to clear a suspect."""
# All three were chosen by hand; docs/mystery-of-the-abbey.md says what the list costs.


def possible(view: View) -> list[str]:
    """The "did it" marks that may still be right."""
    assert isinstance(view, AbbeyView)
    return [f"s{suspect}.did" for suspect in culprits(view)]


def culprits(view: AbbeyView) -> list[int]:
    """The suspects that can still be the culprit, counted from 1."""
    return [card + 1 for card in members(not_cleared(notes_in(view)))]


def not_cleared(notes: Notes) -> int:
    """The suspects that can still be the culprit, as a set.

    Nobody is cleared without a proof. If a search is given up the suspect stays, so the set may be
    too large but never too small.
    """
    known = Conclusions(notes)
    found = 0
    for n in range(WORLDS):
        found |= BIT[sample_world(known, Fast(n)).culprit()]
    for card in members(known.possibilities.may[0][CULPRIT] & ~found):
        if _can_be(notes, known, card):
            found |= BIT[card]
    return found


def _can_be(notes: Notes, known: Conclusions, card: int) -> bool:
    """Whether a suspect can be the culprit. False only if that is proven to be impossible."""
    supposed = known.possibilities.copy()
    supposed.pin(BIT[card], 0, CULPRIT)
    if not supposed.eliminate():
        return False
    if try_to_deal(World(Conclusions(notes, card), Fast(card)), TRIES_PER_CULPRIT):
        return True
    search = CompleteSearch(Fast(card), CLEARING_SUPPOSITIONS)
    return search.find(supposed) is not None or not search.ended
