"""Vigil, the game to copy: its five rules, and a copy of its folder that plays at once."""

import shutil
from pathlib import Path

import pytest

from cloister.core import registry
from cloister.core.errors import IllegalMove
from cloister.core.table import Table
from cloister.core.values import Json, View

REST: list[Json] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]


def set_up(hands: list[Json], **more: Json) -> Table:
    return Table.set_up("_template", len(hands), {"hands": hands, "rest": REST, **more})


def hand(view: View) -> list[int]:
    return list(view.hand)  # type: ignore[attr-defined]


def test_everyone_is_dealt_a_candle_a_round() -> None:
    """VIG-1, VIG-4"""
    table = Table.new("_template", seats=3, seed=bytes(32), options={"rounds": 5})
    hands = [hand(table.view(seat)) for seat in range(3)]
    assert [len(candles) for candles in hands] == [5, 5, 5]
    assert len({candle for candles in hands for candle in candles}) == 15
    assert hand(table.view(None)) == []


def test_one_burns_a_candle_of_ones_own_hand_in_turn() -> None:
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
