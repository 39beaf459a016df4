"""Every refusal names its rule, says why, and changes nothing."""

import pytest

from cloister import CloisterError, IllegalMove, NotYourTurn, Table
from cloister.games.serendipity.words.notation import NOTATION
from tests.support.playing import legal, play, refused

from .helpers import at, garden

TILES = {"f6": "B", "f7": "*", "f8": "V", "k1": "v", "k2": "b", "k3": "4"}

REFUSALS = [
    # (what was played before, the move, rule, sentence)
    ("", "uncover k1", "SER-R1", "refuse-open-tile"),
    ("", "uncover k3", "SER-R1", "refuse-open-tile"),
    ("", "stop", "SER-3", "refuse-stop-at-start"),
    ("", "leave", "SER-3", "refuse-uncover-first"),
    ("", "swap", "SER-3", "refuse-uncover-first"),
    ("", "with a1", "SER-3", "refuse-uncover-first"),
    ("", "turn 0", "SER-3", "refuse-uncover-first"),
    ("", "exchange a1", "SER-3", "refuse-uncover-first"),
    ("", "no exchange", "SER-3", "refuse-uncover-first"),
    ("", "choose red", "SER-3", "refuse-uncover-first"),
    ("uncover f8", "stop", "SER-3", "refuse-stop-at-start"),
    ("uncover f6", "stop", "SER-5", "refuse-decide-own"),
    ("uncover f6", "uncover f6", "SER-5", "refuse-decide-own"),
    ("uncover f6", "uncover a1", "SER-5", "refuse-decide-own"),
    ("uncover f6", "turn 1", "SER-5", "refuse-decide-own"),
    ("uncover f6, leave", "uncover f6", "SER-R1", "refuse-open-tile"),
    ("uncover f6, leave", "leave", "SER-3", "refuse-uncover-first"),
    ("uncover f6, leave", "swap", "SER-3", "refuse-uncover-first"),
    ("uncover f6, swap", "leave", "SER-R39", "refuse-target-first"),
    ("uncover f6, swap", "uncover a1", "SER-R39", "refuse-target-first"),
    ("uncover f6, swap", "exchange a1", "SER-R39", "refuse-target-first"),
    ("uncover f6, swap", "with f6", "SER-R30", "refuse-swap-hidden-only"),
    ("uncover f6, swap", "with k1", "SER-R30", "refuse-swap-hidden-only"),
    ("uncover f6, swap", "with k3", "SER-R30", "refuse-swap-hidden-only"),
    ("uncover f7", "turn 2", "SER-6", "refuse-decide-serendip"),
    ("uncover f7", "stop", "SER-6", "refuse-decide-serendip"),
    ("uncover f7", "no exchange", "SER-6", "refuse-decide-serendip"),
    ("uncover f7, swap", "with f7", "SER-6", "refuse-itself"),
    ("uncover f7, swap", "with k3", "SER-7", "refuse-fixed"),
    ("uncover f7, swap", "turn 2", "SER-R39", "refuse-target-first"),
    ("uncover f7, swap", "exchange a1", "SER-R39", "refuse-target-first"),
    ("uncover f7, swap, with a1", "stop", "SER-R39", "refuse-turn-first"),
    ("uncover f7, leave", "no exchange", "SER-R39", "refuse-turn-first"),
    ("uncover f7, leave", "exchange k1", "SER-R39", "refuse-turn-first"),
    ("uncover f7, leave, turn 2", "turn 3", "SER-R39", "refuse-exchange-first"),
    ("uncover f7, leave, turn 2", "stop", "SER-R39", "refuse-exchange-first"),
    ("uncover f7, leave, turn 2", "with a1", "SER-R39", "refuse-exchange-first"),
    ("uncover f7, leave, turn 2", "exchange f7", "SER-R7", "refuse-itself"),
    ("uncover f7, leave, turn 2", "exchange k3", "SER-7", "refuse-fixed"),
    ("uncover f7, leave, turn 2, exchange k1", "with k1", "SER-R7", "refuse-same-tile"),
    ("uncover f7, leave, turn 2, exchange k1", "with f7", "SER-R7", "refuse-itself"),
    ("uncover f7, leave, turn 2, exchange k1", "with k3", "SER-7", "refuse-fixed"),
    ("uncover f7, leave, turn 2, exchange k1", "exchange k2", "SER-R39", "refuse-target-first"),
    ("uncover f7, leave, turn 2, exchange k1", "no exchange", "SER-R39", "refuse-target-first"),
]


def after(played: str) -> Table:
    table = at(TILES)
    if played:
        play(table, *played.split(", "))
    return table


@pytest.mark.parametrize(("played", "move", "rule", "reason"), REFUSALS)
def test_refusals_name_rule_and_reason(played: str, move: str, rule: str, reason: str) -> None:
    table = after(played)
    with refused(table, rule, reason):
        play(table, move)


def test_no_swap_without_a_hidden_target() -> None:
    """SER-R30: swapping is refused where nothing is hidden."""
    table = at(garden({"f6": "b"}, rest_open=True), phase=2, up="f6")
    with refused(table, "SER-R30", "refuse-none-hidden"):
        play(table, "swap")


@pytest.mark.parametrize(
    ("move", "rule", "reason"),
    [
        ("choose blue", "SER-R20", "refuse-colour-taken"),
        ("uncover a1", "SER-2", "refuse-choose-first"),
        ("stop", "SER-2", "refuse-choose-first"),
    ],
)
def test_refusals_while_colours_are_chosen(move: str, rule: str, reason: str) -> None:
    """SER-2, SER-R20: colours first, and each only once."""
    table = Table.new("serendipity", 4, bytes(32), {"colour_choice": "seats"})
    play(table, "choose blue")
    with refused(table, rule, reason):
        play(table, move)


@pytest.mark.parametrize("played", sorted({played for played, *_ in REFUSALS}))
def test_a_move_that_is_not_offered_is_refused(played: str) -> None:
    """Of all moves in the game, those offered are accepted and all others are refused."""
    table = after(played)
    offered = set(legal(table))
    for words, move in all_moves().items():
        if words in offered:
            table.check(table.to_act[0], move)
        else:
            with pytest.raises(IllegalMove):
                table.check(table.to_act[0], move)


@pytest.mark.parametrize("played", sorted({played for played, *_ in REFUSALS}))
def test_numbers_that_are_not_moves_are_refused(played: str) -> None:
    """A bot may hand in any integer."""
    expect_only_moves(after(played))


def test_numbers_that_are_not_colours_are_refused() -> None:
    """SER-R20: the same holds while colours are chosen."""
    expect_only_moves(Table.new("serendipity", 4, bytes(32), {"colour_choice": "seats"}))


def expect_only_moves(table: Table) -> None:
    meant = set(all_moves().values())
    for move in set(range(-200, 800)) - meant:
        with pytest.raises(IllegalMove):
            table.play_move(table.to_act[0], move)


def all_moves() -> dict[str, int]:
    found: dict[str, int] = {}
    for move in range(700):
        try:
            found[NOTATION.write(move)] = move
        except KeyError:
            continue
    return found


@pytest.mark.parametrize("seat", [1, 5])
def test_another_seat_has_to_wait(seat: int) -> None:
    """SER-3: one seat at a time."""
    table = at(TILES)
    assert table.moves(seat) == []
    with pytest.raises(NotYourTurn) as caught:
        table.play(seat, "uncover f6")
    assert (caught.value.code, caught.value.rule) == ("not-your-turn", "CLO-2")


@pytest.mark.parametrize("seat", [-1, 6])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    table = at(TILES)
    for ask in (table.moves, table.view, lambda seat: table.play(seat, "uncover a1")):
        with pytest.raises(CloisterError) as caught:
            ask(seat)
        assert caught.value.code == "not-your-turn"
