"""Every move that is not offered is refused, with an existing rule and sentence."""

import pytest

from cloister import IllegalMove, Table
from cloister.core.text import has
from cloister.games.altitude.rules import moves
from cloister.games.altitude.words.notation import NOTATION
from cloister.suite.rule_ids import known_ids
from tests.support.playing import legal, play

from .helpers import Rows, at, final
from .test_setup import new

OWN: dict[str, object] = {"solo_avalanches": "own"}
NO_BASE: dict[str, object] = {"avalanche_in_base": False}


def positions() -> dict[str, Table]:
    """One position for every kind of decision."""
    hands = ["2 A S C", "1 1 4 4", "3 3 6 6"]
    mountain = ["3 4 A 5", "9"]
    others: list[Rows] = [["7 8", "9"], []]
    taken = at(mountain, *others, drawn="12", hands=hands)
    play(taken, "take")
    picked = at(mountain, *others, drawn="12", hands=hands)
    play(picked, "take", "card C")
    rescuing = at(mountain, *others, drawn="12", hands=hands)
    play(rescuing, "take", "card S")
    building = final(["3 4", "9"], hands=["2 A S C"])
    play(building, "card C")
    return {
        "keeping": new(2),
        "number": at(mountain, *others, drawn="12", hands=hands),
        "avalanche": at(mountain, *others, drawn="A", hands=hands),
        "no avalanche in a base": at(["3 4", "9"], *others, drawn="A", options=NO_BASE),
        "saint-bernard": at(mountain, *others, drawn="S", hands=hands),
        "first card": at([], *others, drawn="12", hands=hands),
        "own avalanche": at(["3 4"], drawn="A", hands=["2 A S C"], options=OWN),
        "taken": taken,
        "picked": picked,
        "rescuing": rescuing,
        "final": final(["3 4", "9"], hands=["2 A S C"]),
        "building": building,
    }


def all_moves() -> list[int]:
    found = []
    for move in range(moves.SEND + 6 * moves.SPAN):
        try:
            NOTATION.write(move)
        except KeyError:
            continue
        found.append(move)
    return [*found, *(moves.RETURN + 256 * a + b for a in (1, 4, 242) for b in (4, 242, 244))]


@pytest.mark.parametrize("name", positions())
def test_a_move_that_is_not_offered_is_refused(name: str) -> None:
    """Of all moves in the game, those offered are accepted and all others are refused."""
    table = positions()[name]
    seat = table.to_act[0]
    offered = {NOTATION.read(words) for words in legal(table)}
    for move in all_moves():
        if move in offered:
            table.check(seat, move)
            continue
        with pytest.raises(IllegalMove) as caught:
            table.check(seat, move)
        assert caught.value.rule in known_ids(table.game)
        refusal = table.state.forbids(seat, move)
        assert refusal is not None
        assert has(table.game.folder, refusal.reason)


@pytest.mark.parametrize("name", positions())
def test_numbers_that_are_not_moves_are_refused(name: str) -> None:
    """A bot may hand in any integer."""
    table = positions()[name]
    meant = {*all_moves(), *(NOTATION.read(words) for words in legal(table))}
    for move in {*range(-300, 4200), *range(65000, 67000), 10**12, -(10**12)} - meant:
        with pytest.raises(IllegalMove):
            table.check(table.to_act[0], move)
