"""Playing alone: the same rules, for points and a rank."""

import pytest

from tests.support.playing import legal, play, refused

from .helpers import ACTING, Rows, at, final, finished, hand, look, rows

OWN: dict[str, object] = {"solo_avalanches": "own"}


def test_the_solo_game_has_the_same_rules() -> None:
    """ALT-17: draw, act, draw again, and score as usual."""
    table = at(["3"], drawn="4", pile="5 6", hands=["7 8 9 S"])
    play(table, "build 1:1")
    assert (table.to_act, look(table).phase) == ((0,), ACTING)
    play(table, "build 2:0", "discard")
    play(table, "card 7", "at 1:2", "card 8", "at 2:1", "card 9", "at 3:0")
    outcome = finished(table)
    assert (outcome.scores, outcome.winners) == ((3 + 1 + 1,), (0,))


def test_saint_bernards_are_points() -> None:
    """ALT-R35: there are no avalanches for them to clear."""
    table = at(["3"], drawn="S", hands=["7 8 9 S"])
    assert legal(table) == ["discard", "take"]


def test_the_prompt_says_whom_an_avalanche_may_hit() -> None:
    """ALT-R35, ALT-11: nobody, the player, or the opponents."""
    assert look(at(["3"], drawn="A"), 0).prompt == "prompt-avalanche-alone"
    assert look(at(["3"], drawn="A", options=OWN), 0).prompt == "prompt-avalanche-own"
    assert look(at(["3"], ["4"], drawn="A"), 0).prompt == "prompt-avalanche"


class TestOwnAvalanches:
    """ALT-R35: with solo_avalanches = own, avalanches hit the player's own mountain."""

    def test_an_avalanche_has_to_be_built(self) -> None:
        """ALT-R35, ALT-R7, ALT-R9: on any place for an avalanche; nothing else is offered."""
        table = at(["3 4"], drawn="A", options=OWN, hands=["7 8 9 S"])
        assert legal(table) == ["build 1:-1", "build 1:2", "build 2:0"]
        for move in ("discard", "take"):
            with refused(table, "ALT-R35", "refuse-avalanche-hits"):
                play(table, move)
        play(table, "build 2:0")
        assert rows(table) == ["3 4", "A"]

    def test_an_avalanche_cannot_lie_on_another(self) -> None:
        """ALT-R8, ALT-R35: the usual rules for avalanches hold."""
        table = at(["3 A"], drawn="A", options=OWN)
        assert legal(table) == ["build 1:-1", "build 1:2"]
        with refused(table, "ALT-R8"):
            play(table, "build 2:0")

    def test_avalanches_stay_out_of_the_base_by_option(self) -> None:
        """ALT-R9, ALT-R35: both options together."""
        options = OWN | {"avalanche_in_base": False}
        table = at(["3 4"], drawn="A", options=options)
        assert legal(table) == ["build 2:0"]
        nowhere = at(["3"], drawn="A", options=options)
        assert legal(nowhere) == ["discard"]

    def test_an_avalanche_without_a_mountain_is_discarded(self) -> None:
        """ALT-R35: there is nothing to hit."""
        table = at([], drawn="A", options=OWN, hands=["7 8 9 S"])
        assert legal(table) == ["discard"]
        with refused(table, "ALT-R35", "refuse-nothing-to-hit"):
            play(table, "build 1:0")

    def test_an_avalanche_without_a_place_is_discarded(self) -> None:
        """ALT-R35: a full base, and every place above lies on an avalanche."""
        base = ["1 A 2 A 3 A 4 A 5 A"]
        table = at(base, drawn="A", options=OWN, hands=["7 8 9 S"])
        assert legal(table) == ["discard"]

    def test_saint_bernards_clear_avalanches(self) -> None:
        """ALT-R35, ALT-12: drawn or from the hand."""
        table = at(["3 A"], drawn="S", options=OWN)
        assert "rescue 1:1" in legal(table)
        table = at(["3 A"], drawn="5", options=OWN, hands=["7 8 9 S"])
        play(table, "take", "card S", "at 1:1")
        assert (rows(table), hand(table)) == (["3"], ["5", "7", "8", "9"])

    def test_other_cards_are_played_as_usual(self) -> None:
        """ALT-R35: only avalanches are different."""
        table = at(["3 4"], drawn="5", options=OWN)
        assert {"discard", "take", "build 2:0", "replace 1:0"} <= set(legal(table))

    def test_the_option_has_no_effect_with_opponents(self) -> None:
        """ALT-R35: avalanches are then sent to opponents."""
        table = at(["3 4"], ["5"], drawn="A", options=OWN)
        assert legal(table) == ["discard", "take", "send 1:-1 to 1", "send 1:1 to 1"]


RANKS = {
    120: {0: "walker", 13: "hiker", 16: "climber", 19: "guide", 21: "legend"},
    60: {0: "walker", 8: "hiker", 10: "climber", 13: "guide", 15: "legend"},
    50: {0: "walker", 7: "hiker", 9: "climber", 12: "guide", 14: "legend"},
}
"""The points that each rank needs, by the size of the deck."""
TOWER = [
    "1 1 2 2 1 1 C",
    "3 3 4 3 2 C",
    "5 5 5 4 C",
    "6a 7a 6 C",
    "8a 9a C",
    "10a 11a",
    "12a",
]
"""Seven floors, with seven animals on the fourth floor and above."""


def scoring(points: int) -> tuple[Rows, str]:
    """A mountain and what is left in the hand, together worth this many points."""
    floors = min(points, 7)
    animals = min(points - floors, 7)
    dogs = min(points - floors - animals, 6)
    bonus = floors + animals + dogs < points
    return tame(TOWER[:floors], animals), " ".join(["S"] * dogs + ["A"] * (not bonus))


def tame(mountain: Rows, animals: int) -> Rows:
    """The mountain with only this many animals."""
    words = " / ".join(mountain).split()
    beasts = [at_ for at_, word in enumerate(words) if word.endswith("a")]
    for at_ in beasts[animals:]:
        words[at_] = words[at_].removesuffix("a")
    return " ".join(words).split(" / ") if words else []


@pytest.mark.parametrize("size", RANKS)
@pytest.mark.parametrize("points", range(22))
def test_ranks_depend_on_points_and_deck_size(size: int, points: int) -> None:
    """ALT-17: every total from 0 to 21 has the right rank."""
    mountain, left = scoring(points)
    table = final(mountain, hands=[left], options={"deck_size": size})
    assert finished(table).scores == (points,)
    wanted = [rank for least, rank in RANKS[size].items() if least <= points][-1]
    assert look(table).rank == wanted


def test_no_rank_with_opponents() -> None:
    """ALT-17: only a solo player gets a rank."""
    table = final(["1"], ["2"], hands=["A", "A"])
    finished(table)
    assert look(table).rank == ""
