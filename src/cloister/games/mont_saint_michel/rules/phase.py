# compiled with mypyc
"""The decision to make now, in the order of MSM-A25."""

from typing import Final

PEEKING: Final = 0
LOOKING: Final = 1
PAGE: Final = 2
WALKING: Final = 3
ON_RAMP: Final = 4
PUSHING: Final = 5
CLIMBED: Final = 6
OVER: Final = 7
NAMES: Final = ["peeking", "looking", "page", "walking", "ramp", "pushing", "climbed", "over"]
