"""Moves as text: `move red`, `step 8`, `push village`, `up`, `on 3`, `flood 13`, `look white`."""

from cloister.core.notation import Words, each

from ..components.monks import MONKS
from ..components.places import TOP, WORDS
from ..rules.moves import (
    DECLINE,
    EBB_TO,
    FLOOD_TO,
    GIVE,
    LOOK,
    MOVE,
    ON,
    PUSH,
    STAY,
    STEP,
    STOP,
    UP,
)

_LOCATIONS = WORDS[TOP:-1]

NOTATION = Words(
    {
        "decline": DECLINE,
        "give": GIVE,
        "stop": STOP,
        "stay": STAY,
        "up": UP,
        **each("look", LOOK, MONKS),
        **each("move", MOVE, MONKS),
        **each("step", STEP, WORDS),
        **each("push", PUSH, WORDS),
        **each("ebb", EBB_TO + TOP, _LOCATIONS),
        **each("flood", FLOOD_TO + TOP, _LOCATIONS),
        **each("on", ON, WORDS[:-1]),
    },
    example="'move red', 'step 8'",
)
