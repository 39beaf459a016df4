# compiled with mypyc
"""Moves as text, both ways, and moves that are made of named parts.

`Words` is for a game that numbers its moves by hand: a table of words and numbers. `Kinds` does the
numbering: each kind of move is a verb with up to three named parts, packed and unpacked here.

    KINDS = Kinds()
    CLAIM = KINDS.kind("claim", number("count", 1, 40), number("face", 1, 6))

    CLAIM.move(3, 5)            # an integer, written "claim 3 5"
    count, face = CLAIM.two(move)
"""

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import mypyc_attr

from .errors import BadNotation
from .said import quote
from .values import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """How the moves of a game are written and read."""

    def __init__(self, example: str) -> None:
        self.example = example
        """One or two moves, quoted when others are refused: `'go CAP', 'trait bearded'`."""

    def write(self, move: Move) -> str:
        """The words of a move."""
        raise NotImplementedError

    def read(self, words: str) -> Move:
        """The move that these words mean; BadNotation if they mean none."""
        raise NotImplementedError

    def label(self, move: Move) -> tuple[str, dict[str, int | str]] | None:
        """The name and arguments of the sentence that a button shows; None for the plain words."""
        return None

    def wrong(self, words: str) -> BadNotation:
        """The refusal of words that are no move."""
        return BadNotation("bad-notation", words=quote(words), example=self.example)


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Notation):
    """Words and moves that a game lists itself."""

    def __init__(self, moves: Mapping[str, Move], example: str) -> None:
        super().__init__(example)
        self._moves = dict(moves)
        self._words: dict[Move, str] = {}
        for words, move in self._moves.items():
            if move in self._words:
                raise ValueError(f"'{self._words[move]}' and '{words}' are the same move, {move}")
            self._words[move] = words

    def write(self, move: Move) -> str:
        return self._words[move]

    def read(self, words: str) -> Move:
        move = self._moves.get(words)
        if move is None:
            raise self.wrong(words)
        return move


def each(verb: str, first: Move, objects: Sequence[str]) -> dict[str, Move]:
    """A verb with each of its objects, which are numbered from `first` on."""
    return {f"{verb} {word}": first + at for at, word in enumerate(objects)}


def each_at(verb: str, first: Move, numbers: Mapping[str, int]) -> dict[str, Move]:
    """A verb with each of its objects, which have the given numbers."""
    return {f"{verb} {word}": first + number for word, number in numbers.items()}


class Part:
    """A named part of a move: one of some words, which stand for numbers from `least` on."""

    counts = False
    """Its words are numbers."""

    def __init__(self, name: str, words: Sequence[str], least: int = 0) -> None:
        if not words or sorted({word for text in words for word in text.split()}) != sorted(words):
            raise ValueError(f"the values of '{name}' have to be different single words")
        self.name = name
        self.words = list(words)
        self.least = least
        self.numbers = {word: least + at for at, word in enumerate(words)}


def number(name: str, least: int, most: int) -> Part:
    """A part that is a number, both bounds included."""
    part = Part(name, [str(value) for value in range(least, most + 1)], least)
    part.counts = True
    return part


@final
class Kind:
    """One kind of move: a verb and its parts, packed into an integer.

    Parts are numbers from `least` on; the last one counts single steps. Moves of one kind are
    consecutive, so unpacking is a subtraction, or a division if there are several parts: as fast
    as code written by hand.
    """

    def __init__(self, verb: str, start: Move, parts: list[Part]) -> None:
        self.verb = verb
        self.start = start
        self.parts = parts
        sizes = [len(part.words) for part in parts] + [1, 1, 1]
        least = [part.least for part in parts] + [0, 0, 0]
        self._least_1, self._least_2, self._least_3 = least[0], least[1], least[2]
        self._size_2, self._size_3 = sizes[1], sizes[2]
        self._step_1 = sizes[1] * sizes[2]
        self._zero = start - least[0] * self._step_1 - least[1] * sizes[2] - least[2]
        self.stop = start + sizes[0] * self._step_1

    def move(self, first: int = 0, second: int = 0, third: int = 0) -> Move:
        """The move with these parts."""
        return self._zero + first * self._step_1 + second * self._size_3 + third

    def of(self, value: int) -> Move:
        """`move` for a kind with one part, a little faster."""
        return self._zero + value

    def moves(self, values: list[int]) -> list[Move]:
        """The move for each of these values, of a kind with one part."""
        zero = self._zero
        return [zero + value for value in values]

    def has(self, move: Move) -> bool:
        """Whether a move is of this kind."""
        return self.start <= move < self.stop

    def one(self, move: Move) -> int:
        """The part of a one-part move."""
        return move - self._zero

    def two(self, move: Move) -> tuple[int, int]:
        """The parts of a two-part move."""
        at = move - self.start
        return at // self._size_2 + self._least_1, at % self._size_2 + self._least_2

    def three(self, move: Move) -> tuple[int, int, int]:
        """The parts of a three-part move."""
        at = (move - self.start) // self._size_3
        last = (move - self.start) % self._size_3 + self._least_3
        return at // self._size_2 + self._least_1, at % self._size_2 + self._least_2, last

    def words(self, move: Move) -> list[str]:
        """The words of the parts of a move."""
        numbers = self.three(move)
        return [part.words[numbers[at] - part.least] for at, part in enumerate(self.parts)]


class Kinds(Notation):
    """All kinds of moves of a game. Two kinds never share a number or a text."""

    def __init__(self, example: str = "") -> None:
        super().__init__(example)
        self._kinds: list[Kind] = []
        self._by_verb: dict[str, Kind] = {}

    def kind(self, verb: str, *parts: Part) -> Kind:
        """Add a kind of move: a word, and up to three parts."""
        if len(parts) > 3 or len(verb.split()) != 1:
            raise ValueError(f"'{verb}': a kind of move is one word, with up to three parts")
        if verb in self._by_verb:
            raise ValueError(f"the kind '{verb}' is there already")
        made = Kind(verb, self._kinds[-1].stop if self._kinds else 0, list(parts))
        self._kinds.append(made)
        self._by_verb[verb] = made
        if not self.example:
            self.example = f"'{self.write(made.start)}'"
        return made

    def kind_of(self, move: Move) -> Kind:
        """The kind of a move."""
        for kind in self._kinds:
            if kind.has(move):
                return kind
        raise KeyError(move)

    def write(self, move: Move) -> str:
        kind = self.kind_of(move)
        return " ".join([kind.verb, *kind.words(move)])

    def read(self, words: str) -> Move:
        verb, *rest = words.split(" ")
        kind = self._by_verb.get(verb)
        if kind is None or len(rest) != len(kind.parts):
            raise self.wrong(words)
        found = [0, 0, 0]
        for at, part in enumerate(kind.parts):
            if rest[at] not in part.numbers:
                raise self.wrong(words)
            found[at] = part.numbers[rest[at]]
        return kind.move(found[0], found[1], found[2])

    def parts(self) -> dict[str, list[str]]:
        """The names of the parts of each kind, by its verb."""
        return {kind.verb: [part.name for part in kind.parts] for kind in self._kinds}

    def label(self, move: Move) -> tuple[str, dict[str, int | str]] | None:
        kind = self.kind_of(move)
        args: dict[str, int | str] = {}
        for part, word in zip(kind.parts, kind.words(move)):
            args[part.name] = int(word) if part.counts else word
        return f"move-{kind.verb}", args
