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
