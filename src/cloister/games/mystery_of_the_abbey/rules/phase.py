# compiled with mypyc
"""Phases: what has to be decided now."""

from typing import Final

RUN: Final = 0
"""Nothing: the agenda is being worked through."""
MOVING: Final = 1
"""Where to go, perhaps with a book (MOA-T2)."""
WHOM: Final = 2
"""Which of the players in the same room to question (MOA-T3)."""
TOPIC: Final = 3
"""What to ask about (MOA-Q3, MOA-J1)."""
PARTS: Final = 4
"""Traits or names of the question, one after the other."""
SPACE: Final = 5
"""The space that a question about an intention names."""
REPLY: Final = 6
"""Silence or an answer (MOA-Q1)."""
AFTER_TALK: Final = 7
"""A book that asks once more (MOA-J22)."""
ROOM: Final = 8
"""Whether to use the room (MOA-T4)."""
REQUEST: Final = 9
"""The traits asked for in the parlour (MOA-C7)."""
REQUEST_FROM: Final = 10
CHAPTER: Final = 11
"""A revelation, an accusation, or neither (MOA-C9)."""
ACCUSE: Final = 12
REVEAL: Final = 13
"""A revelation outside the chapter hall (MOA-L1)."""
AFTER_ROOM: Final = 14
"""Books and the crypt card at the end of a turn (MOA-J21)."""
REACT: Final = 15
"""A kept book against a penance or a taking (MOA-J24)."""
NAME_SEAT: Final = 16
"""The player that an effect concerns."""
OWN_CARD: Final = 17
"""The player's own card for a swap."""
SHOWING: Final = 18
"""All concerned choose at the same time which card they show (MOA-J16)."""
KEEP_BACK: Final = 19
"""The card that is not shown (MOA-L3)."""
GIVING: Final = 20
"""All choose at the same time what they pass on (MOA-M2)."""
MASS_BOOKS: Final = 21
"""Books before the cards of the Mass are chosen (MOA-J24)."""
CENSUS: Final = 22
"""The trait value that is counted (MOA-L7)."""
OVER: Final = 23
