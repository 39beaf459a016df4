"""Vigil, the game to copy: its rules, and a copy of its folder that plays at once."""

import shutil
from pathlib import Path

import pytest

from cloister.core import registry
from cloister.core.chance import Fast
from cloister.core.errors import BadPosition, IllegalMove, WrongPack
from cloister.core.packs import Pack
from cloister.core.table import Table
from cloister.core.text import event_sentence
from cloister.core.values import Event, Json, View

REST: list[Json] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]


def set_up(hands: list[Json], options: dict[str, object] | None = None, **more: Json) -> Table:
    position: dict[str, Json] = {"hands": hands, "rest": REST, **more}
    return Table.set_up("_template", len(hands), position, options)


def hand(view: View) -> list[int]:
    return list(view.hand)  # type: ignore[attr-defined]


def test_everyone_is_dealt_one_candle_for_each_round() -> None:
    """VIG-1, VIG-4"""
    table = Table.new("_template", seats=3, seed=bytes(32), options={"rounds": 5})
    hands = [hand(table.view(seat)) for seat in range(3)]
    assert [len(candles) for candles in hands] == [5, 5, 5]
    assert len({candle for candles in hands for candle in candles}) == 15
    assert hand(table.view(None)) == []


def test_seats_burn_candles_from_their_own_hands_in_turn() -> None:
    """VIG-2"""
    table = set_up([[1, 3], [2, 4]])
    assert table.to_act == (0,)
    assert table.moves(0) == ["burn 1", "burn 3"]
    assert table.moves(1) == []
    with pytest.raises(IllegalMove) as refusal:
        table.play(0, "burn 2")
    assert refusal.value.rule == "VIG-2"


def test_the_tallest_wins_the_round_and_leads() -> None:
    """VIG-3"""
    table = set_up([[1, 3], [2, 4]])
    table.play(0, "burn 1")
    table.play(1, "burn 2")
    assert table.to_act == (1,)


def test_most_rounds_win_and_ties_share() -> None:
    """VIG-4, VIG-5"""
    table = set_up([[1, 4], [2, 3]])
    for seat, candle in ((0, 1), (1, 2), (1, 3), (0, 4)):
        assert table.outcome is None
        table.play(seat, f"burn {candle}")
    assert table.outcome is not None
    assert table.outcome.scores == (1, 1)
    assert table.outcome.winners == (0, 1)


def test_everyone_passes_a_candle_to_the_left_at_the_same_time() -> None:
    """VIG-6"""
    table = set_up([[1, 3], [2, 4]], options={"passing": True}, passing=True)
    assert list(table.to_act) == [0, 1]
    assert table.moves(1) == ["pass 2", "pass 4"]
    table.play(1, "pass 4")
    assert list(table.to_act) == [0]
    table.play(0, "pass 1")
    assert [hand(table.view(seat)) for seat in (0, 1)] == [[3, 4], [1, 2]]
    assert table.moves(0) == ["burn 3", "burn 4"]


def test_only_the_receiver_is_told_which_candle_came() -> None:
    """VIG-6"""
    table = set_up([[1, 3], [2, 4]], options={"passing": True}, passing=True)
    first = table.play(1, "pass 4")
    assert [event.name for event in first.heard_by(0)] == ["chosen"]
    told = table.play(0, "pass 1")
    received = [event for event in told.heard_by(1) if event.name == "received"]
    assert received == [Event("received", {"seat": 0, "candle": 1})]
    assert [event.name for event in told.heard_by(None)] == ["chosen"]


@pytest.mark.parametrize(("passing", "move"), [(True, "burn 1"), (False, "pass 1")])
def test_passing_comes_before_burning(passing: bool, move: str) -> None:
    """VIG-6"""
    table = set_up([[1, 3], [2, 4]], options={"passing": True}, passing=passing)
    with pytest.raises(IllegalMove) as refusal:
        table.play(0, move)
    assert refusal.value.rule == "VIG-6"


def test_a_seat_knows_where_the_candle_it_passed_on_is() -> None:
    """VIG-6"""
    table = set_up([[1, 3], [2, 4]], options={"passing": True}, passed=[2, 3])
    for seed in range(20):
        world = table.state.imagine(0, Fast(seed)).position()
        assert 2 in hands_of(world)[1]
        assert hands_of(world)[0] == [1, 3]


def hands_of(position: dict[str, Json]) -> list[list[int]]:
    return position["hands"]  # type: ignore[return-value]


def test_in_a_draught_the_shortest_wins() -> None:
    """VIG-7"""
    table = set_up([[1, 3], [2, 4]], options={"draught": True}, draught=True)
    table.play(0, "burn 1")
    told = table.play(1, "burn 2")
    assert table.to_act == (0,)
    assert Event("won-round", {"seat": 0}) in told.heard_by(None)


def test_chance_decides_about_the_draught_after_each_round_but_the_last() -> None:
    """VIG-7"""
    table = set_up([[1, 3], [2, 4]], options={"draught": True})
    for seat, candle in ((0, 1), (1, 2), (1, 4), (0, 3)):
        table.play(seat, f"burn {candle}")
    drawn = [[draw.label for draw in entry.draws] for entry in table.log]
    assert drawn == [[], ["draught"], [], []]


def test_everyone_is_told_in_the_right_person() -> None:
    """VIG-2: the player who burns a candle is "you" to themselves, and a name to the others."""
    folder, names = registry.find("_template").folder, ["Ann", "Ben"]
    said = [
        event_sentence(folder, "burnt", {"seat": 0, "candle": 1}, names.__getitem__, you)
        for you in (0, 1, None)
    ]
    assert said == ["You burn candle 1.", *["Ann burns candle 1."] * 2]


def test_a_wrong_pack_is_refused_with_its_line() -> None:
    game = registry.find("_template")
    wrong = '[candles]\nsource = "printed"\nlengths = [1, 1]\n'
    with pytest.raises(WrongPack) as refused:
        game.components(Pack(wrong, "mine.toml", game.folder))
    assert refused.value.key == "pack-lengths"
    assert refused.value.sentence().startswith("mine.toml, line 3: candles.lengths must list 20")


def test_an_impossible_position_is_refused() -> None:
    for wrong in (
        {"leader": 2},
        {"burning": [5, 6]},
        {"won": [1]},
        {"wax": 1},
        {"passed": [20, 0]},
    ):
        with pytest.raises(BadPosition):
            set_up([[1, 3], [2, 4]], **wrong)


def test_a_copy_of_the_folder_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sixth game touches one folder and nothing else."""
    folder = Path(registry.find("_template").folder)
    shutil.copytree(
        folder, tmp_path / "sixth", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    games = __import__("cloister.games", fromlist=["games"])
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert "sixth" in registry.keys()  # noqa: SIM118
    table = Table.new("sixth", seats=2, seed=bytes(32))
    table.play(0, table.moves(0)[0])
    assert Table.load(table.save(tmp_path / "sixth.game")) == table
