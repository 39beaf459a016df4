"""Random games compared with an oracle that tries everything: the same decisions are legal."""

from cloister import find
from cloister.core.values import Json
from cloister.suite.walk import Walk, walks

from . import oracle
from .helpers import KEY, MONKS, ours
from .oracle import Spot, legal, turns_alone

GAME = find(KEY)
PLACE = {"village": 0, "ramp": 17, **{str(number): number for number in range(1, 17)}}
GAMES = 25
TURNS = {
    (location, dots): turns_alone(location, dots) for location in range(1, 17) for dots in (1, 2)
}


def spot(walk: Walk) -> Spot | None:
    """The current move, read from the written position."""
    written = walk.state.position()
    move = written.get("move")
    if not isinstance(move, dict):
        return None
    options = walk.setting.options
    location = listed(written["locations"])[(number(written["opened"]) - 1) % 16]
    dots = str(written["page"]).count(".")
    bound = options.flag("stall_guard") and number(written.get("waiting", 0)) >= (
        4 * walk.setting.seats
    )
    held = listed(written.get("tides", []))[number(written.get("seat", 0))]
    spent = options.flag("one_tide_per_turn") and move.get("sailed", "")
    return Spot(
        places=places(written.get("places")),
        began=places(move.get("began")),
        mover=MONKS.index(str(move["monk"])),
        dots=number(move["dots"]),
        all_dots=dots,
        location=number(location),
        cards=frozenset() if spent else cards(str(held)),
        pushed=monk(move.get("pushed")),
        moved=monks(move.get("lock")),
        climber=monk(move.get("climber")),
        climber_moved=monks(move.get("climber_lock")),
        from_below=move.get("came", "village") != "1",
        landed=bool(move.get("entered", False)),
        tide_first=options.flag("tide_first"),
        one_tide=options.flag("one_tide_per_turn"),
        turns=TURNS[number(location), dots] if bound else (),
    )


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def listed(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def places(written: Json) -> tuple[int, ...]:
    found = written if isinstance(written, dict) else {}
    return tuple(PLACE[str(found.get(colour, "village"))] for colour in MONKS)


def cards(letters: str) -> frozenset[str]:
    return frozenset({"e": "ebb", "f": "flood"}[letter] for letter in letters)


def monk(name: Json) -> int | None:
    return MONKS.index(str(name)) if name else None


def monks(written: Json) -> frozenset[int]:
    return frozenset(MONKS.index(str(name)) for name in listed(written or []))


def test_the_same_decisions_are_legal() -> None:
    """MSM-A26, MSM-A8, MSM-A17, MSM-A19: in whole random games with all options."""
    compared = bound = 0
    for walk in walks(GAME, GAMES, first=500):
        while walk.state.to_act():
            now = spot(walk)
            if now is not None and (now.turns or walk.made % 3 == 0):
                listed_moves = walk.state.moves(walk.state.to_act()[0])
                assert {GAME.write(move) for move in listed_moves} == legal(now), walk.way_back()
                compared += 1
                bound += bool(now.turns)
            walk.step()
        oracle.finishable.cache_clear()
    assert compared > 1500
    assert bound > 50


def test_turns_alone_match_the_table_of_the_engine() -> None:
    """MSM-A17: the oracle plays whole turns to count them."""
    for (location, dots), turns in TURNS.items():
        assert tuple(ours().ground.turns[dots][location][:17]) == turns
