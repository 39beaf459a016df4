# compiled with mypyc
"""The moves: each kind is a verb with named parts."""

from typing import Final

from cloister.core.notation import Kinds, number

KINDS: Final = Kinds("'burn 7'")

BURN: Final = KINDS.kind("burn", number("candle", 1, 99))
PASS: Final = KINDS.kind("pass", number("candle", 1, 99))
