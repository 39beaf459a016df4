"""CLO-9 in Sator: each step of a turn can be tried until a card is drawn."""

from dataclasses import replace

import pytest

from cloister import CloisterError, Table
from cloister.core.draft import NEWS, OVER, TURN
from cloister.core.registry import find
from cloister.core.values import encode
from cloister.suite.checks import Budget, Leak
from cloister.suite.drafts import drafts_are_honest
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind
from cloister.suite.planted import ROUNDS, catch
from cloister.suite.planted_events import DRAFT_LEAKS, NoNews

from .helpers import KEY, at

BRIDGES = {"wood I3": "g1 1", "iron T4": "d6 0"}
TURNED = ["play rotas T4", "turn once", "bridge iron T4", "turn d6 right"]
SWAPPED = ["swap draw", "discard rotas T4", "discard rotas L5"]
BUDGET: Budget = replace(ROUNDS[1], positions=150)


def table() -> Table:
    hand = ("rotas T4", "rotas L5", "moves wood", "animi", "clara")
    return at(BRIDGES, hand, acolytes=("g2",), top=("jolly",))


def test_trying_a_turn_changes_nothing_at_the_table() -> None:
    """CLO-9: card, effect, bridge, motion and walk are tried, and the table stays as it was."""
    here = table()
    before = encode(here.state.position())
    tried = here.draft(0, [*TURNED, "free g3"])
    assert tried.ends == ""
    assert [event.name for event in tried.told.heard_by(0)] == ["walked"]
    assert encode(here.state.position()) == before
    assert len(here.log) == 0


def test_a_draft_shows_what_its_moves_lead_to() -> None:
    """CLO-9: making the moves leads to the same state."""
    here = table()
    moves = [*TURNED, "free g3"]
    shown = here.draft(0, moves).state
    for move in moves:
        here.play(0, move)
    assert shown.view(0) == here.view(0)
    assert shown.moves(0) == here.state.moves(0)


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ([], ""),
        (["play animi"], ""),
        (SWAPPED[:2], ""),
        (SWAPPED, ""),
        ([*SWAPPED, "from im"], NEWS),
        (["end"], NEWS),
    ],
)
def test_a_draft_ends_when_a_card_is_drawn(moves: list[str], why: str) -> None:
    """CLO-9: showing a card to the others does not end it."""
    assert table().draft(0, moves).ends == why


def test_a_draft_ends_with_the_turn_and_with_the_game() -> None:
    """CLO-9: after that somebody else decides, or nobody."""
    laying = Table.new(KEY, 2, bytes(32))
    seat = laying.to_act[0]
    moves = [laying.moves(seat)[0], "facing 0"]
    assert laying.draft(seat, moves).ends == ""
    place = laying.game.write(laying.draft(seat, moves).state.moves(seat)[0])
    assert laying.draft(seat, [*moves, place]).ends == TURN
    last = at(BRIDGES, ("jolly",), acolytes=("g2",), books={0: ("g3",)})
    assert last.draft(0, ["free g3"]).ends == OVER


def test_nothing_is_tried_after_the_end_of_a_draft() -> None:
    """CLO-9: a further move is refused with this rule."""
    with pytest.raises(CloisterError, match="from im") as refused:
        table().draft(0, [*SWAPPED, "from im", "end"])
    assert (refused.value.code, refused.value.rule) == ("draft-over", "CLO-9")


def test_a_wrong_move_in_a_draft_is_refused() -> None:
    """CLO-9: each move is judged in the position after the moves before it."""
    here = table()
    with pytest.raises(CloisterError) as refused:
        here.draft(0, ["play rotas T4", "turn once", "free g3"])
    assert refused.value.code == "illegal"
    with pytest.raises(CloisterError) as refused:
        here.draft(1, [])
    assert refused.value.code == "not-your-turn"
    with pytest.raises(CloisterError) as refused:
        here.draft(0, ["dance"])
    assert refused.value.code == "bad-notation"


def test_a_draft_depends_on_nothing_that_is_hidden() -> None:
    """CLO-9: with other cards on the pile and in the rival's hand the answers are the same."""
    hand = ("rotas T4", "rotas L5", "moves wood", "animi", "clara")
    worlds = [
        at(BRIDGES, hand, acolytes=("g2",), top=top, rivals=(rival,))
        for top, rival in (
            (("jolly",), ("moves iron", "quin")),
            (("rotas I2", "jolly"), ("rotas I3", "mihi")),
        )
    ]
    for moves in (TURNED, SWAPPED, [*TURNED, "free g3"]):
        ours, theirs = (world.draft(0, moves) for world in worlds)
        assert encode(ours.state.view(0)) == encode(theirs.state.view(0))
        assert ours.state.position() == theirs.state.position()
        assert (ours.ends, ours.told.heard_by(0)) == (theirs.ends, theirs.told.heard_by(0))


@pytest.mark.parametrize("leak", DRAFT_LEAKS)
def test_planted_leaks_of_drafts_are_found(leak: type[Leaky]) -> None:
    """CLO-9: a draft whose end depends on hidden cards, and a draw that is not marked as news."""
    assert catch(lambda suspect: behind(leak, suspect), find(KEY)).level == "traces"


def test_drafts_in_worlds_that_look_alike_are_alike() -> None:
    """CLO-9: in random positions; a draw that is not marked as news is found."""
    drafts_are_honest(find(KEY), BUDGET)
    with pytest.raises(Leak, match="tell two worlds apart"):
        drafts_are_honest(behind(NoNews, Suspect(find(KEY))).game, BUDGET)
