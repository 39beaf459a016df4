"""Moves in words: `lay wood T4`, `facing 2`, `place f3`, `play rotas T4`, `turn f3 left`, ..."""

from cloister.core.errors import BadNotation
from cloister.core.values import Move

from ..components.faces import WORDS
from ..components.ground import ANCHORS, BRIDGES, SHAPES, WIDTH, square_name
from ..rules import moves
from ..rules.events import ANGLES, bridge_words

SEATS = 4
WIDEST = 16
SQUARE_OF = {
    square_name(square): square for square in range(WIDEST * WIDTH) if square % WIDTH < WIDEST
}
BRIDGE_OF = {bridge_words(bridge): bridge for bridge in range(BRIDGES)}
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
_WITH_CARD = {"play": moves.PLAY, "discard": moves.DISCARD, "take": moves.SEEK}


def _all() -> dict[str, Move]:
    words = dict(_PLAIN)
    words |= {f"pick {shape}": moves.PICK + at for at, shape in enumerate(SHAPES)}
    words |= {f"lay {name}": moves.LAY + bridge for name, bridge in BRIDGE_OF.items()}
    words |= {f"bridge {name}": moves.BRIDGE + bridge for name, bridge in BRIDGE_OF.items()}
    words |= {f"facing {facing}": moves.FACING + facing for facing in range(4)}
    for verb, kind in _WITH_SQUARE.items():
        words |= {f"{verb} {name}": kind + square for name, square in SQUARE_OF.items()}
    for verb, kind in _WITH_CARD.items():
        words |= {f"{verb} {word}": kind + face for face, word in enumerate(WORDS)}
    for turn in (1, 2, 3):
        words |= {
            f"turn {name} {ANGLES[turn]}": moves.TURN + 4 * square + turn
            for name, square in SQUARE_OF.items()
        }
    for seat in range(SEATS):
        words[f"pray {seat}"] = moves.PRAY + seat
        words |= {
            f"lead {seat} {name}": moves.LEAD + ANCHORS * seat + square
            for name, square in SQUARE_OF.items()
        }
    return words


_MOVES = _all()
_WORDS = {move: words for words, move in _MOVES.items()}


def write(move: Move) -> str:
    """The words of a move."""
    return _WORDS[move]


def read(words: str) -> Move:
    """The move of some words."""
    move = _MOVES.get(words)
    if move is None:
        raise BadNotation(
            f"'{words[:40]}' is not a move; write for example 'play rotas T4' or 'walk f3'"
        )
    return move
