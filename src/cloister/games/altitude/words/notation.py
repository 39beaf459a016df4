"""Moves as text: `return 3 12a`, `build 2:0`, `send 2:0 to 1`, `discard`, `take`, `card 7`, ..."""

from cloister.core.notation import Notation, Words, each_at
from cloister.core.values import Move

from ..components.cards import CARDS, WORDS
from ..components.places import PLACE
from ..rules.moves import AT, BUILD, CARD, DISCARD, REPLACE, RESCUE, RETURN, SEND, SPAN, STOP, TAKE

SEATS = 6
EXAMPLE = "'build 2:0', 'return 3 12a'"


class AltitudeNotation(Notation):
    """Pairs of cards are parsed, not listed: a list of all pairs would be long."""

    def __init__(self) -> None:
        super().__init__(EXAMPLE)
        self._listed = Words(_all_but_pairs(), EXAMPLE)

    def write(self, move: Move) -> str:
        if move < RETURN:
            return self._listed.write(move)
        return f"return {WORDS[(move - RETURN) // SPAN]} {WORDS[move % SPAN]}"

    def read(self, words: str) -> Move:
        if not words.startswith("return "):
            return self._listed.read(words)
        cards = [CARDS.get(word, 0) for word in words.split(" ")[1:]]
        if len(cards) != 2 or not 0 < cards[0] <= cards[1]:
            raise self.wrong(words)
        return RETURN + SPAN * cards[0] + cards[1]


def _all_but_pairs() -> dict[str, Move]:
    words = {"discard": DISCARD, "take": TAKE, "stop": STOP}
    for verb, kind in {"build": BUILD, "replace": REPLACE, "rescue": RESCUE, "at": AT}.items():
        words |= each_at(verb, kind, PLACE)
    words |= each_at("card", CARD, CARDS)
    for seat in range(SEATS):
        places = {f"{name} to {seat}": place for name, place in PLACE.items()}
        words |= each_at("send", SEND + SPAN * seat, places)
    return words


NOTATION = AltitudeNotation()
