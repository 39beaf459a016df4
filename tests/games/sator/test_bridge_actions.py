"""The bridge actions in a view match the moves that are legal when they are followed."""

import random

import pytest

from cloister.core.draws import Replaying
from cloister.core.game import Announcements, State
from cloister.core.table import Table
from cloister.games.sator.components.cards import NIHIL, WORDS
from cloister.games.sator.components.ground import ANGLES, bridge_name, square_name
from cloister.games.sator.knowledge.bridge_actions import BridgeAction
from cloister.games.sator.knowledge.view import LibraryView
from cloister.games.sator.rules.moves import BRIDGE
from cloister.games.sator.words.notation import NOTATION

EFFECTS = ["turn once", "turn twice", "slide by 1", "slide by 2", "slide by 3"]


def looked_at(table: Table) -> LibraryView:
    view = table.view(table.to_act[0])
    assert isinstance(view, LibraryView)
    return view


def opened(seed: int, moves: int) -> Table:
    """A game after some random moves, between two cards, with bridge actions to choose from."""
    table, dice = Table.new("sator", 2, seed=bytes([seed]) * 32), random.Random(seed)
    while moves > 0 or not looked_at(table).ways:
        seat = table.to_act[0]
        table.play(seat, dice.choice(table.moves(seat)))
        moves -= 1
    return table


def ends_of(way: BridgeAction) -> set[str]:
    if way.effect < 2:
        return {f"turn {square_name(end // 4)} {ANGLES[end % 4]}" for end in way.ends}
    return {f"slide to {square_name(end)}" for end in way.ends}


def follow(table: Table, way: BridgeAction, card: int) -> set[str]:
    """The moves at the end of this bridge action, found by playing its steps on a copy."""
    seat, later = table.to_act[0], table.state
    steps = ["free bridge"] if card < 0 else [f"play {WORDS[card]}", EFFECTS[way.effect]]
    for step in [*steps, f"bridge {bridge_name(way.bridge)}"]:
        assert NOTATION.read(step) in later.moves(seat), step
        later = after(later, seat, step)
    return {NOTATION.write(move) for move in later.moves(seat)}


@pytest.mark.parametrize(("seed", "moves"), [(1, 80), (2, 140), (3, 400)])
def test_every_bridge_action_leads_where_it_says(seed: int, moves: int) -> None:
    """SAT-13, SAT-17, SAT-24, SAT-25: bridges and results, with cards and with the free action."""
    table = opened(seed, moves)
    view = looked_at(table)
    for way in view.ways:
        for card in way.cards:
            found = follow(table, way, card)
            assert ends_of(way) <= found if card < 0 else ends_of(way) == found


@pytest.mark.parametrize(("seed", "moves"), [(1, 80), (4, 200)])
def test_no_bridge_action_is_left_out(seed: int, moves: int) -> None:
    """Tries every card that moves bridges, with every effect and bridge it may be played for."""
    table = opened(seed, moves)
    seat, view = table.to_act[0], looked_at(table)
    told = {(card, way.effect, way.bridge) for way in view.ways for card in way.cards if card >= 0}
    found = set()
    for card in sorted({face for face in view.hand if face < NIHIL}):
        if f"play {WORDS[card]}" not in table.moves(seat):
            continue
        played = after(table.state, seat, f"play {WORDS[card]}")
        for effect, words in enumerate(EFFECTS):
            if NOTATION.read(words) in played.moves(seat):
                chosen = after(played, seat, words)
                found |= {(card, effect, move - BRIDGE) for move in chosen.moves(seat)}
    assert told == found


def after(state: State, seat: int, words: str) -> State:
    later = state.copy()
    later.play(seat, NOTATION.read(words), Replaying([]), Announcements(listening=False))
    return later


def test_only_the_seat_to_act_sees_bridge_actions() -> None:
    """SAT-A34: they follow from a hand that nobody else sees."""
    table = opened(1, 80)
    other = table.view(1 - table.to_act[0])
    assert isinstance(other, LibraryView)
    assert other.ways == []


def test_a_card_says_what_its_effects_cost() -> None:
    """SAT-13, SAT-24: the view lists prices while an effect is chosen, in the order of moves."""
    table = opened(1, 80)
    seat = table.to_act[0]
    card = next(move for move in table.moves(seat) if move.startswith("play "))
    table.play(seat, card)
    view = looked_at(table)
    assert view.prices == [2, 4, 1, 2, 3]
    assert view.amounts == []
    table.play(seat, table.moves(seat)[0])
    assert looked_at(table).points == view.points - view.prices[looked_at(table).effect]
