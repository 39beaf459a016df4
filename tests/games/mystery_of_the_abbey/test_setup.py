"""Setting up: hands, piles, dice and the bell."""

import pytest

from cloister import Table

from .helpers import KEY, look, state


def new(seats: int, seed: int = 1, **options: object) -> Table:
    return Table.new(KEY, seats, seed=bytes([seed] * 32), options=options)


def test_everybody_starts_in_the_church() -> None:
    """MOA-S1, MOA-C1: 3 to 6 pawns, all in the church, each with a cell of its colour."""
    for seats in range(3, 7):
        table = new(seats)
        assert look(table).pawns == ["ECC"] * seats
        cells = state(table).terms.cells[:seats]
        assert len(set(cells)) == seats


@pytest.mark.parametrize(("seats", "each", "pile"), [(3, 6, 5), (4, 5, 3), (5, 4, 3), (6, 3, 5)])
def test_suspects_are_dealt(seats: int, each: int, pile: int) -> None:
    """MOA-S3: one goes aside as the culprit, some form the parlour pile, the rest go to hands."""
    table = new(seats)
    view = look(table)
    assert view.held == [each] * seats
    assert view.parlour == pile
    assert view.culprit == 0


def test_piles_are_shuffled_separately() -> None:
    """MOA-S2: eight library books, 24 scriptorium books, 18 events, six crypt cards."""
    view = look(new(4))
    assert [len(view.library), len(view.pile), len(view.events)] == [8, 24, 18]
    assert view.crypt == []
    orders = {str(new(4, seed).state.position()["books"]) for seed in range(5)}
    assert len(orders) == 5


def test_a_die_names_the_first_player() -> None:
    """MOA-S4: that player begins, and the bell stands on 1."""
    firsts = set()
    for seed in range(30):
        view = look(new(3, seed))
        assert view.to_act == (view.first,)
        assert view.bell == 1
        firsts.add(view.first)
    assert firsts == {0, 1, 2}


def test_two_dice_name_the_confessors() -> None:
    """MOA-S5: each confessional has a die, and both may show the same player."""
    dice = {tuple(look(new(3, seed)).dice) for seed in range(60)}
    assert {(a, b) for a in range(3) for b in range(3)} == dice


def test_six_players_go_faster() -> None:
    """MOA-X1: up to three spaces, and the bell starts at 2."""
    six, five = new(6), new(5)
    assert look(six).bell == 2
    assert look(five).bell == 1
    assert "go CAP" in six.moves(six.to_act[0])
    assert "go CAP" not in five.moves(five.to_act[0])


def test_any_number_may_play_at_the_pace_of_six() -> None:
    """MOA-X2, MOA-J20: the option holds from the first turn on."""
    table = new(4, fast=True)
    assert look(table).bell == 2
    assert "go CAP" in table.moves(table.to_act[0])


def test_matins_may_be_left_out() -> None:
    """MOA-X2: if the game starts with Lauds, two cards are passed at the first Mass."""
    assert look(new(4)).passes == 1
    assert look(new(4, start_with_lauds=True)).passes == 2
