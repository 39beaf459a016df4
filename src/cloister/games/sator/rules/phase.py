# compiled with mypyc
"""The phases: each stands for the decision that has to be made next."""

from typing import Final

PICK: Final = 0
"""Which of the left-over bridges one of three players takes (SAT-5)."""
LAY: Final = 1
"""Which bridge is laid (SAT-6)."""
LAY_FACING: Final = 2
LAY_PLACE: Final = 3
MAIN: Final = 4
"""Steps 1 to 3 of a turn: swap, play a card, walk, free action, prayer, end."""
DISCARD: Final = 5
"""Which card is discarded, for a swap or against a gargoyle (SAT-12, SAT-33)."""
SOURCE: Final = 6
"""From which pile a swap takes (SAT-A18)."""
SEEK: Final = 7
"""Which card of the searched pile is taken (SAT-12)."""
EFFECT: Final = 8
"""Which effect of the played card (SAT-13)."""
BRIDGE: Final = 9
"""Which bridge the effect moves."""
TURN: Final = 10
"""Pivot and angle of a turn (SAT-27)."""
SECOND_TURN: Final = 11
"""Pivot and angle of the second turn (SAT-28)."""
SLIDE: Final = 12
"""Where the bridge slides to (SAT-29, SAT-32)."""
NUDGE: Final = 13
"""One turn or one step, for the free action and for mihi (SAT-17, SAT-37)."""
MIHI: Final = 14
"""Which bridge mihi moves next, or enough."""
LEAD: Final = 15
"""Which rival is led where, or enough (SAT-30)."""
JUMP: Final = 16
"""Where the jump lands (SAT-31)."""
GARGOYLE: Final = 17
"""Where the gargoyle stands (SAT-33)."""
FACING: Final = 18
"""Which way round a lifted bridge is laid again (SAT-34)."""
PLACE: Final = 19
ANIMI: Final = 20
"""The walk of animi, square by square (SAT-36)."""
DRAW: Final = 21
"""From which pile a card is drawn (SAT-16)."""
OVER: Final = 22
