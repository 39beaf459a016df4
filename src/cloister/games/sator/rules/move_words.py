"""The words of every move. They are not in words/, because views and positions use them too."""

from cloister.core.notation import each, each_at
from cloister.core.values import Move

from ..components.cards import WORDS
from ..components.ground import ANCHORS, ANGLES, BRIDGE_OF, SHAPES, SQUARE_OF
from . import moves

SEATS = 4
"""The most seats that a table can have."""
_PLAIN = {
    "end": moves.END,
    "swap draw": moves.SWAP_DRAW,
    "swap search": moves.SWAP_SEARCH,
    "free bridge": moves.FREE_BRIDGE,
    "from im": moves.FROM_IM,
    "from lf": moves.FROM_LF,
    "enough": moves.ENOUGH,
    "turn once": moves.EFFECT,
    "turn twice": moves.EFFECT + 1,
    "slide by 1": moves.EFFECT + 2,
    "slide by 2": moves.EFFECT + 3,
    "slide by 3": moves.EFFECT + 4,
    "effect 1": moves.PRAYER_EFFECT,
    "effect 2": moves.PRAYER_EFFECT + 1,
    "effect 3": moves.PRAYER_EFFECT + 2,
}
_WITH_SQUARE = {
    "place": moves.PLACE,
    "slide to": moves.SLIDE,
    "walk": moves.WALK,
    "free": moves.FREE_WALK,
    "jump": moves.JUMP,
    "gargoyle": moves.GARGOYLE,
}


def _turns() -> dict[str, Move]:
    return {
        f"turn {name} {ANGLES[turn]}": moves.TURN + 4 * square + turn
        for turn in (1, 2, 3)
        for name, square in SQUARE_OF.items()
    }


def _all_moves() -> dict[str, Move]:
    found = dict(_PLAIN)
    found |= each("pick", moves.PICK, SHAPES)
    found |= each_at("lay", moves.LAY, BRIDGE_OF)
    found |= each_at("bridge", moves.BRIDGE, BRIDGE_OF)
    found |= each("facing", moves.FACING, ["0", "1", "2", "3"])
    for verb, kind in _WITH_SQUARE.items():
        found |= each_at(verb, kind, SQUARE_OF)
    for verb, kind in (("play", moves.PLAY), ("discard", moves.DISCARD), ("take", moves.SEEK)):
        found |= each(verb, kind, WORDS)
    found |= _turns()
    for seat in range(SEATS):
        found[f"pray {seat}"] = moves.PRAY + seat
        found |= each_at(f"lead {seat}", moves.LEAD + ANCHORS * seat, SQUARE_OF)
    return found


MOVE_OF = _all_moves()
"""Every move by its words."""
WORDS_OF = {move: words for words, move in MOVE_OF.items()}
"""The words of every move."""
