# compiled with mypyc
"""Moves as integers: a kind, plus a room, a book, a seat, a trait value, a suspect or a number."""

from typing import Final

SPAN: Final = 64
"""Maximum number of moves of one kind: `move // SPAN` is the kind."""

GO: Final = 0
PLAY: Final = 64
"""Plus the number of a kept book."""
SEAT: Final = 128
TOPIC: Final = 192
TRAIT: Final = 256
NAME: Final = 320
SPACE: Final = 384
REVEAL: Final = 448
SUSPECT: Final = 512
"""The accused."""
SHOW: Final = 576
GIVE: Final = 640
KEEP: Final = 704
SWAP: Final = 768
SAY: Final = 832
"""A number said aloud (free questions)."""
PLAIN: Final = 896
DONE: Final = 896
ANSWER: Final = 897
SILENT: Final = 898
YES: Final = 899
NO: Final = 900
WAIVE: Final = 901
USE: Final = 902
SKIP: Final = 903
ACCUSE: Final = 904
NONE: Final = 905
PASS: Final = 906
CRYPT: Final = 907

HAND: Final = 0
SEEN: Final = 1
PASSED: Final = 2
RECEIVED: Final = 3
WILL: Final = 4
ALOUD: Final = 5
"""What a question may be about (MOA-J1)."""
TOPICS: Final = ["hand", "seen", "passed", "received", "will", "aloud"]
"""The same in words."""
