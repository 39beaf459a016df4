# compiled with mypyc
"""Card faces: ROTAS for six shapes, MOVES for four types, JOLLY, and the eight prayers."""

from typing import Final

from .ground import SHAPES, TYPES

MOVES: Final = 6
"""The first MOVES face: ROTAS are 0 to 5, MOVES 6 to 9."""
JOLLY: Final = 10
NIHIL: Final = 11
"""The first prayer; all faces from here on are prayers (Liber Fidei)."""
CLARA: Final = 12
NEQUE: Final = 13
MIHI: Final = 14
OMNIA: Final = 15
QUIN: Final = 16
ANIMI: Final = 17
VICTORIA: Final = 18
FACES: Final = 19
NONE: Final = -1

PRAYERS: Final = ["nihil", "clara", "neque", "mihi", "omnia", "quin", "animi", "victoria"]
WORDS: Final = (
    [f"rotas {shape}" for shape in SHAPES]
    + [f"moves {kind}" for kind in TYPES]
    + ["jolly"]
    + PRAYERS
)
"""The words of each face, as moves and positions write them."""
FACE_OF: Final = {word: face for face, word in enumerate(WORDS)}


def insert(hand: list[int], face: int) -> None:
    """Put a card into a sorted hand."""
    at = len(hand)
    hand.append(face)
    while at > 0 and hand[at - 1] > face:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = face


def prayers_in(hand: list[int]) -> int:
    """The number of prayers among some cards."""
    count = 0
    for face in hand:
        if face >= NIHIL:
            count += 1
    return count
