# compiled with mypyc
"""The 91 tiles: thirteen flowers of each of six colours, and thirteen Serendips.

A face is a small number: 0 to 5 are the flowers, in the order of their colours, 6 is a Serendip.
"""

from typing import Final

COLOURS: Final = ("blue", "violet", "red", "orange", "yellow", "green")
LETTERS: Final = "bvroyg"
"""The letter of each colour."""
SERENDIP: Final = 6
HIDDEN: Final = -1
"""Stands for a face that does not lie open."""
EACH: Final = 13
"""The number of tiles of each of the seven faces."""
NOBODY: Final = -1
"""The owner of a colour that no seat has."""
FACES: Final = [*COLOURS, "serendip"]
"""What events call each face."""
