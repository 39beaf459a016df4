# compiled with mypyc
"""The places of the mount, by their printed numbers; village and ramp have none."""

from typing import Final

VILLAGE: Final = 0
TOP: Final = 1
"""The Église, where the ramp leads to."""
LAST: Final = 16
"""Locations are 1 to 16."""
RAMP: Final = 17
PLACES: Final = 18
FEET: Final = [5, 12, 13]
"""Where the ramp begins."""
WORDS: Final = ["village", *[str(number) for number in range(1, 17)], "ramp"]
PLACE: Final = {word: place for place, word in enumerate(WORDS)}

MONKS: Final = ["black", "blue", "green", "yellow", "red", "white"]
MONK: Final = {colour: monk for monk, colour in enumerate(MONKS)}
NOBODY: Final = -1
"""No monk, no seat; also what an X slip names."""
BIT: Final = [1, 2, 4, 8, 16, 32]
EBB: Final = 1
FLOOD: Final = 2
