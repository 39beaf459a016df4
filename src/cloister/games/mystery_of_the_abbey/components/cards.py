# compiled with mypyc
"""Events and books: what a card does, as a list of effects that the engine knows (MOA-X3)."""

from typing import Final

BOOKS: Final = 24
"""Books in the box. House books are numbered after them."""
HOUSE: Final = 40
BOOK_WORDS: Final = [f"B{n + 1}" for n in range(BOOKS)] + [f"H{n + 1}" for n in range(HOUSE)]

SHOW: Final = 0
TAKE: Final = 1
PASS: Final = 2
SWAP: Final = 3
PENANCE: Final = 4
LOOK_PARLOUR: Final = 5
TURN_PARLOUR: Final = 6
DRAW_BOOKS: Final = 7
GIVE_CRYPT: Final = 8
RETURN_BOOKS: Final = 9
ROLL_CONFESSIONALS: Final = 10
REVEAL: Final = 11
ASK: Final = 12
COUNT: Final = 13
EXTRA_TURNS: Final = 14
LASTING: Final = 15
STEPS: Final = 16
PLACE: Final = 17
ENTER_FEWEST: Final = 18
ENTER_OCCUPIED: Final = 19
PRESS: Final = 20
ASK_AGAIN: Final = 21
REFUSE_BACK: Final = 22
CANCEL_PENANCE: Final = 23
CANCEL_TAKING: Final = 24
PASS_NOTHING: Final = 25
PASS_RIGHT: Final = 26

ME: Final = 0
EACH: Final = 1
OTHERS: Final = 2
ROLLED: Final = 3
CHOSEN: Final = 4
MOST: Final = 5
LEFT: Final = 6
RIGHT: Final = 7
ALL: Final = 8

AT_ONCE: Final = 0
EVENT: Final = 1
TURN: Final = 2
MOVE: Final = 3
ASKING: Final = 4
AFTER: Final = 5
BACK: Final = 6
ON_PENANCE: Final = 7
ON_TAKING: Final = 8
AT_MASS: Final = 9
"""When a card may be played (components.toml)."""

ALL_BUT_ONE: Final = 99

CHANT: Final = 1
CELL_LOCKED: Final = 2
CELL_RANSACKED: Final = 4
NO_QUESTIONS: Final = 8
NO_SILENCE: Final = 16
LIBRARY_SEALED: Final = 32
ONE_SPACE: Final = 64
"""Flags of the effects that last until the next Mass (MOA-J29)."""


class Effect:
    """One effect of a card, and the players that it concerns."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.who = ME
        """The players that show, lose a card or do penance, or the partner of a swap."""
        self.to = ME
        self.n = 1
        self.random = False
        self.mask = 0xFFFFFF
        """The suspects that fit."""
        self.flag = 0
        self.other = -1
        """The number of the effect that replaces it if it cannot be carried out, or -1."""


class Card:
    """An event or a book."""

    def __init__(self, word: str, title: str, star: bool, die: bool, when: int) -> None:
        self.word = word
        self.title = title
        self.star = star
        self.die = die
        self.when = when
        self.effects: list[int] = []
        """The numbers of its effects."""
