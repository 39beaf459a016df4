"""Moves in words, both ways, and moves made of named parts."""

import pytest

from cloister.core.errors import BadNotation
from cloister.core.notation import Kind, Kinds, Notation, Part, Words, each, each_at, number

SIDES = ["left", "right"]


def dice_game() -> tuple[Kinds, list[Kind]]:
    kinds = Kinds("'claim 3 5', 'doubt'")
    return kinds, [
        kinds.kind("claim", number("count", 1, 40), number("face", 1, 6)),
        kinds.kind("doubt"),
        kinds.kind("turn", Part("side", SIDES), number("steps", 0, 5), number("floor", -2, 3)),
        kinds.kind("go", Part("to", ["cell", "cloister"], 7)),
    ]


KINDS, (CLAIM, DOUBT, TURN, GO) = dice_game()
ALL = range(CLAIM.start, GO.stop)


# Words that a game lists itself


def test_listed_words_are_written_and_read() -> None:
    listed = Words({"stop": 0} | each("turn", 10, SIDES) | each_at("go", 20, {"a1": 5}), "'stop'")
    for words, move in (("stop", 0), ("turn left", 10), ("turn right", 11), ("go a1", 25)):
        assert listed.read(words) == move
        assert listed.write(move) == words
    assert listed.label(0) is None


def test_two_moves_may_not_share_words_or_numbers() -> None:
    with pytest.raises(ValueError, match="'stop' and 'halt'"):
        Words({"stop": 0, "halt": 0}, "'stop'")


@pytest.mark.parametrize("words", ["", "Stop", "stop ", "go a1", "x" * 1000])
def test_unknown_words_are_refused_with_an_example(words: str) -> None:
    with pytest.raises(BadNotation, match="Write it like this: 'stop'") as refused:
        Words({"stop": 0}, "'stop'").read(words)
    assert len(str(refused.value)) < 150


def test_a_custom_notation_has_to_implement_read_and_write() -> None:
    with pytest.raises(NotImplementedError):
        Notation("'x'").write(0)
    with pytest.raises(NotImplementedError):
        Notation("'x'").read("x")


# Kinds of moves


def test_every_move_is_written_and_read_back() -> None:
    texts = {KINDS.write(move): move for move in ALL}
    assert len(texts) == len(ALL) == 40 * 6 + 1 + 2 * 6 * 6 + 2
    assert all(KINDS.read(words) == move for words, move in texts.items())


def test_kinds_never_overlap() -> None:
    for move in ALL:
        assert sum(kind.has(move) for kind in (CLAIM, DOUBT, TURN, GO)) == 1
    for move in (ALL[0] - 1, ALL[-1] + 1):
        with pytest.raises(KeyError):
            KINDS.kind_of(move)


def test_parts_are_packed_and_unpacked() -> None:
    for count in range(1, 41):
        for face in range(1, 7):
            assert CLAIM.two(CLAIM.move(count, face)) == (count, face)
    for side in (0, 1):
        for steps in range(6):
            for floor in range(-2, 4):
                assert TURN.three(TURN.move(side, steps, floor)) == (side, steps, floor)
    assert [GO.one(GO.move(to)) for to in (7, 8)] == [7, 8]
    assert GO.moves([8, 7]) == [GO.of(8), GO.of(7)] == [GO.move(8), GO.move(7)]
    assert DOUBT.move() == DOUBT.start == DOUBT.stop - 1


def test_moves_are_written_in_plain_words() -> None:
    assert KINDS.write(CLAIM.move(3, 5)) == "claim 3 5"
    assert KINDS.write(DOUBT.move()) == "doubt"
    assert KINDS.write(TURN.move(1, 0, -2)) == "turn right 0 -2"
    assert KINDS.write(GO.move(8)) == "go cloister"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "claim",
        "claim 3",
        "claim 3 5 1",
        "claim 0 5",
        "claim 3 7",
        "claim 03 5",
        "claim ٣ 5",
        "claim 3  5",
        " claim 3 5",
        "Claim 3 5",
        "doubt 1",
        "turn up 0 0",
        "go 7",
        "dance",
    ],
)
def test_text_that_is_not_a_move_is_refused_with_an_example(words: str) -> None:
    with pytest.raises(BadNotation, match="Write it like this: 'claim 3 5', 'doubt'"):
        KINDS.read(words)


def test_the_first_move_is_the_example_if_none_is_given() -> None:
    kinds = Kinds()
    kinds.kind("burn", number("candle", 1, 9))
    with pytest.raises(BadNotation, match="Write it like this: 'burn 1'"):
        kinds.read("x")


def test_a_label_names_the_parts() -> None:
    assert KINDS.label(CLAIM.move(3, 5)) == ("move-claim", {"count": 3, "face": 5})
    assert KINDS.label(DOUBT.move()) == ("move-doubt", {})
    turned = KINDS.label(TURN.move(0, 4, -1))
    assert turned == ("move-turn", {"side": "left", "steps": 4, "floor": -1})
    assert KINDS.parts() == {
        "claim": ["count", "face"],
        "doubt": [],
        "turn": ["side", "steps", "floor"],
        "go": ["to"],
    }


def test_a_kind_with_an_ambiguous_name_is_refused() -> None:
    kinds = Kinds()
    kinds.kind("burn")
    with pytest.raises(ValueError, match="'burn' is there already"):
        kinds.kind("burn")
    with pytest.raises(ValueError, match="one word"):
        kinds.kind("burn down")
    with pytest.raises(ValueError, match="up to three parts"):
        kinds.kind("go", *(number(name, 0, 1) for name in "abcd"))


def test_a_part_that_cannot_be_read_back_is_refused() -> None:
    for wrong in ([], ["a", "a"], ["no way"], [""]):
        with pytest.raises(ValueError, match="different single words"):
            Part("to", wrong)
