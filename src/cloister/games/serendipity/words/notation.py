"""Moves as text: `uncover a1`, `leave`, `swap`, `with c4`, `turn 3`, `exchange c4`, ..."""

from cloister.core.notation import Words, each, each_at

from ..components.cells import CELL
from ..components.tiles import COLOURS
from ..rules.moves import CHOOSE, EXCHANGE, LEAVE, NO_EXCHANGE, STOP, SWAP, TURN, UNCOVER, WITH

NOTATION = Words(
    {"stop": STOP, "leave": LEAVE, "swap": SWAP, "no exchange": NO_EXCHANGE}
    | each_at("uncover", UNCOVER, CELL)
    | each_at("with", WITH, CELL)
    | each_at("exchange", EXCHANGE, CELL)
    | each("turn", TURN, [str(rotation) for rotation in range(6)])
    | each("choose", CHOOSE, COLOURS),
    example="'uncover a1', 'turn 3'",
)
