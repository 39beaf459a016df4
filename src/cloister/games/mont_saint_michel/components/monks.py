# compiled with mypyc
"""The six monks, by number and by colour."""

from typing import Final

MONKS: Final = ["black", "blue", "green", "yellow", "red", "white"]
MONK: Final = {colour: monk for monk, colour in enumerate(MONKS)}
NOBODY: Final = -1
"""No monk, no seat; also what an X slip names."""
NO_MONK: Final = 6
"""Stands for a monk where there is none: no winner, nobody moved, a look declined."""
BIT: Final = [1, 2, 4, 8, 16, 32]
"""Each monk as a bit, for sets of monks."""
