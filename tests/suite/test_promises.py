"""Every breach of the rules' contract is found by the check for it."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cloister.bots.context import Bot, SeatContext
from cloister.bots.levels import LEVELS
from cloister.core.card import AnyGame
from cloister.core.chance import Chance, Fast
from cloister.core.errors import RuleBug
from cloister.core.game import Announcements, State
from cloister.core.registry import find
from cloister.core.table import Table
from cloister.core.values import EVERYTHING, Json, Move, Outcome, Refusal, Seat, View
from cloister.suite import bot_games, legal_moves, random_games, streams, texts
from cloister.suite import records as recordings
from cloister.suite import worlds as imagined
from cloister.suite.checks import Finding, Run, Wrong
from cloister.suite.hunt import Suspect
from cloister.suite.leaky import Leaky, behind, spoil_events, with_extra

from .copies import SMALL, TEMPLATE, Copy, copy, place

__all__ = ["copy"]


class Broken(Leaky):
    """An invariant breaks after some moves."""

    def check(self) -> None:
        if len(self.to_act()) == 0:
            raise RuleBug("lost")


class Endless(Leaky):
    """Moves do nothing."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        pass


class NoOutcome(Leaky):
    def outcome(self) -> Outcome | None:
        return None


class OddOutcome(Leaky):
    def outcome(self) -> Outcome | None:
        return self.inner.outcome() and Outcome((1, 2), (0,), "odd")


class NoWinner(Leaky):
    def outcome(self) -> Outcome | None:
        return self.inner.outcome() and Outcome((1,), (), "burnt-down")


class EverybodyMoves(Leaky):
    def moves(self, seat: Seat) -> list[Move]:
        return self.inner.moves(self.to_act()[0]) if self.to_act() else []


class Stuck(Leaky):
    def moves(self, seat: Seat) -> list[Move]:
        return []


class Doubled(Leaky):
    def moves(self, seat: Seat) -> list[Move]:
        return self.inner.moves(seat) * 2


class Ghost(Leaky):
    def to_act(self) -> tuple[Seat, ...]:
        return self.inner.to_act() * 2


class Shared(Leaky):
    def copy(self) -> State:
        return self


class Curious(Leaky):
    """Looking at the state changes it."""

    def view(self, seat: Seat | None, memory: int = 0) -> View:
        view = self.inner.view(seat, memory)
        for other in self.to_act():
            self.inner.play(other, self.inner.moves(other)[0], Fast(1), Announcements())
        return view


class Refusing(Leaky):
    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("VIG-2", "refuse-not-yours")


class Permissive(Leaky):
    def forbids(self, seat: Seat, move: Move) -> Refusal | None:
        return None


class Fallible(Leaky):
    """Lists a move that breaks the game."""

    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        if move == 7:
            raise RuleBug("seven")


class FirstOnly(Leaky):
    def sample(self, seat: Seat, chance: Chance) -> Move:
        return self.inner.moves(seat)[0]


class Foreign(Leaky):
    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        hand = self.inner.moves(seat)
        self.inner.play(seat, move if move in hand else hand[0], chance, told)

    def sample(self, seat: Seat, chance: Chance) -> Move:
        return max(self.inner.moves(seat)) + chance.below(2)


class Large(Leaky):
    def view(self, seat: Seat | None, memory: int = 0) -> View:
        return with_extra(self.inner.view(seat, memory), "x" * 9000)


class Talkative(Leaky):
    def play(self, seat: Seat, move: Move, chance: Chance, told: Announcements) -> None:
        self.inner.play(seat, move, chance, told)
        told.everyone("burnt", {"seat": 0, "candle": "x" * 2000})


class OtherWorld(Leaky):
    """In imagined worlds a seat does not know its own hand."""

    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return OtherWorld(self.inner.imagine(None, chance, memory))


class BrokenWorld(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Broken(self.inner.imagine(seat, chance, memory))


class OtherTurn(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Ghost(self.inner.imagine(seat, chance, memory))


class OtherMoves(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Doubled(self.inner.imagine(seat, chance, memory))


class EndlessWorld(Leaky):
    def imagine(self, seat: Seat | None, chance: Chance, memory: int = EVERYTHING) -> State:
        return Endless(self.inner.imagine(seat, chance, memory))


BREACHES: list[tuple[Run, type[Leaky], str]] = [
    (random_games.games_end, Broken, "lost"),
    (random_games.games_end, Endless, "not over after 40 moves, `longest` on the id card. Correct"),
    (random_games.games_end, NoOutcome, "there is no outcome .* outcome\\(\\) must return"),
    (random_games.outcomes_are_sound, OddOutcome, "Its reason must be one of end_reasons"),
    (
        random_games.outcomes_are_sound,
        NoWinner,
        "a score for every seat, and one or more seats as winners",
    ),
    (random_games.others_have_no_moves, EverybodyMoves, "does not have to decide and has moves"),
    (random_games.others_have_no_moves, Stuck, "has no move. Let it pass"),
    (random_games.others_have_no_moves, Doubled, "twice. List each move once"),
    (random_games.others_have_no_moves, Ghost, "name each seat .* once, and only seats from 0 to"),
    (random_games.others_have_no_moves, NoOutcome, "to_act\\(\\) and outcome\\(\\) disagree"),
    (random_games.copies_are_independent, Shared, "changes the original. In copy"),
    (random_games.asking_changes_nothing, Curious, "changes the position. Let them work on copies"),
    (random_games.options_can_be_played, NoOutcome, "does not end. Let outcome"),
    (legal_moves.listed_moves_are_accepted, Refusing, "is listed, and VIG-2 forbids it"),
    (legal_moves.listed_moves_are_accepted, Broken, "lost"),
    (legal_moves.other_moves_are_refused, Permissive, "nothing forbids it. Let"),
    (legal_moves.sample_is_uniform, FirstOnly, "more often than others. Draw"),
    (legal_moves.sample_is_uniform, Foreign, "not listed. Let it draw"),
    (texts.messages_are_small, Large, "A view has .* bytes. Keep it below"),
    (texts.messages_are_small, Talkative, "The event burnt has .* bytes. Keep it below"),
    (imagined.imagined_worlds_look_alike, OtherWorld, "has a different view .* hand.* imagine"),
    (
        imagined.imagined_worlds_look_alike,
        OtherTurn,
        "has a different view|other seats have to decide",
    ),
    (imagined.imagined_worlds_look_alike, OtherMoves, "has different moves .* A seat knows"),
    (imagined.imagined_worlds_are_whole, BrokenWorld, "An imagined world is broken: lost. imagine"),
    (imagined.imagined_worlds_are_whole, EndlessWorld, "not over after .* moves, .* Find"),
    (bot_games.bots_play, NoOutcome, "does not end. Let heuristics"),
]


@pytest.mark.parametrize(
    ("check", "breach", "words"), BREACHES, ids=lambda item: getattr(item, "__name__", "")
)
def test_a_broken_promise_is_found(check: Run, breach: type[Leaky], words: str) -> None:
    check(TEMPLATE, SMALL)
    with pytest.raises(Wrong, match=words):
        check(behind(breach, Suspect(TEMPLATE)).game, SMALL)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"write": lambda move: "burn"}, "the same words"),
        ({"write": lambda move: f"burn {move} "}, "cannot be typed"),
        (
            {"write": lambda move: f"light {move}", "read": lambda words: 0},
            "read as a different move",
        ),
    ],
)
def test_a_wrong_notation_is_found(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(Wrong, match=words):
        legal_moves.notation_round_trips(replace(TEMPLATE, **changes), SMALL)


@pytest.mark.parametrize(
    ("read", "words"),
    [(lambda words: int(words[5:]), "not BadNotation"), (lambda words: 7, "only what write")],
)
def test_a_lax_notation_is_found(read: Callable[[str], Move], words: str) -> None:
    with pytest.raises(Wrong, match=words):
        legal_moves.other_words_are_refused(replace(TEMPLATE, read=read), SMALL)


def other_set_up(setting: Any, position: dict[str, Json]) -> State:
    return TEMPLATE.start(setting, Fast(1))


def refusing_set_up(setting: Any, position: dict[str, Json]) -> State:
    raise RuleBug("no")


@pytest.mark.parametrize(
    ("set_up", "words"),
    [(other_set_up, "differs from the one written"), (refusing_set_up, "refuses")],
)
def test_positions_that_cannot_be_set_up_are_found(set_up: Any, words: str) -> None:
    with pytest.raises(Wrong, match=words):
        random_games.positions_round_trip(replace(TEMPLATE, set_up=set_up), SMALL)


class Forgetful(Leaky):
    """Its written position leaves out something that matters."""

    def position(self) -> dict[str, Json]:
        return {}


def test_positions_that_leave_something_out_are_found() -> None:
    game = replace(
        behind(Forgetful, Suspect(TEMPLATE)).game,
        set_up=lambda setting, position: Forgetful(other_set_up(setting, position)),
        longest=100,
    )
    random_games.positions_round_trip(game, SMALL)


def test_a_game_that_depends_on_the_process_is_found(copy: Copy) -> None:
    game = find(
        copy("rules/setup.py", "each = ", 'candles.sort(key=lambda c: hash(f"{c}"))\n    each = ')
    )
    with pytest.raises(Wrong, match="PYTHONHASHSEED=1"):
        streams.processes_agree(game, SMALL)


def test_a_game_that_another_process_cannot_play_is_found(copy: Copy) -> None:
    game = find(copy())
    shutil.rmtree(game.folder)
    with pytest.raises(Finding, match="cannot be played in another process"):
        streams._elsewhere(game, 1, 1, {})


def test_a_bot_that_makes_illegal_moves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dreamer(Bot):
        def choose(self, context: SeatContext) -> Move:
            return TEMPLATE.read("burn 99")

    monkeypatch.setitem(LEVELS, "dreamer", Dreamer)
    with pytest.raises(Wrong, match='The dreamer plays "burn 99", which is not a legal move'):
        bot_games.bots_play(TEMPLATE, SMALL)


def test_accepting_damaged_records_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "load", lambda path: None)
    with pytest.raises(Wrong, match=r"cut after \d+ bytes. It is still accepted"):
        recordings.damage_is_refused(TEMPLATE, SMALL)


def test_unexpected_errors_on_damaged_records_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(path: Path) -> None:
        raise KeyError("hash")

    monkeypatch.setattr(Table, "load", load)
    with pytest.raises(Wrong, match="raises KeyError"):
        recordings.damage_is_refused(TEMPLATE, SMALL)


def test_planted_leaks_can_change_events() -> None:
    told = Announcements()
    told.everyone("burnt", {})
    spoil_events(told, 0, lambda event: event)
    assert [event.name for event in told.heard_by(0)] == ["burnt"]


def test_a_game_is_found_in_its_folder(copy: Copy) -> None:
    game: AnyGame = find(copy())
    assert game.folder == place(game.key)
