"""Checks on random games: they end, invariants hold, copies and positions are complete."""

from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError, RuleBug
from cloister.core.game import State
from cloister.core.values import Seat, encode

from .checks import Budget, Wrong, check
from .invariants import play_checked
from .walk import USUAL, Settings, Walk, dice, positions, values_of, walks


@check("doctor-check-games-end")
def games_end(game: AnyGame, budget: Budget) -> None:
    for seats in game.seats:
        play_all(game, seats, budget.games)


def play_all(game: AnyGame, seats: int, count: int, first: int = 0) -> int:
    """Play random games for that many seats, with random options; returns the number of moves.

    If the games are longer than usual, fewer of them are played.
    """
    settings = Settings(game)
    moves = 0
    for seed in range(first, first + count):
        if moves >= count * USUAL:
            break
        setting = settings.random(dice(seed, -1), seats)
        chance = dice(seed)
        state = game.start(setting, chance)
        try:
            moves += play_checked(state, chance, game.longest)
        except RuleBug as bug:
            way_back = f"{__name__}.play_all(cloister.find('{game.key}'), {seats}, 1, {seed})"
            options = str(setting.options.values)
            raise Wrong(
                "doctor-invariant-broken", way_back, why=str(bug), seats=seats, options=options
            ) from bug
        _check_end(state.outcome() is not None, seats, seed)
    return moves


def _check_end(over: bool, seats: int, seed: int) -> None:
    if not over:
        raise Wrong("doctor-no-outcome", seats=seats, seed=str(seed))


@check("doctor-check-outcomes")
def outcomes_are_sound(game: AnyGame, budget: Budget) -> None:
    for walk in walks(game, budget.sample):
        walk.end()
        outcome = walk.state.outcome()
        if outcome is None or outcome.reason not in game.end_reasons:
            raise Wrong("doctor-outcome-reason", walk.way_back(), outcome=str(outcome))
        whole = len(outcome.scores) == walk.setting.seats
        if not whole or not outcome.winners or not set(outcome.winners) <= {*walk.onlookers}:
            raise Wrong("doctor-outcome-incomplete", walk.way_back(), outcome=str(outcome))


@check("doctor-check-who-moves")
def others_have_no_moves(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        acting = walk.state.to_act()
        if len(set(acting)) != len(acting) or not set(acting) <= {*range(walk.setting.seats)}:
            last = walk.setting.seats - 1
            raise Wrong("doctor-to-act-wrong", walk.way_back(), seats=str(acting), last=last)
        for seat in range(walk.setting.seats):
            _check_moves_of(walk, seat, seat in acting)
        if (walk.state.outcome() is None) != bool(acting):
            raise Wrong("doctor-outcome-too-early", walk.way_back())


def _check_moves_of(walk: Walk, seat: Seat, acts: bool) -> None:
    moves = walk.state.moves(seat)
    if acts and not moves:
        raise Wrong("doctor-seat-stuck", walk.way_back(), seat=str(seat))
    if moves and not acts:
        raise Wrong("doctor-seat-idle", walk.way_back(), seat=str(seat))
    if len(set(moves)) != len(moves):
        raise Wrong("doctor-move-twice", walk.way_back(), seat=str(seat))


@check("doctor-check-copies")
def copies_are_independent(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions // 3):
        before = encode(walk.state.position())
        ahead = walk.ahead()
        if encode(ahead.state.position()) != before:
            raise Wrong("doctor-copy-differs", walk.way_back())
        ahead.end()
        if encode(walk.state.position()) != before:
            raise Wrong("doctor-copy-shared", walk.way_back())


@check("doctor-check-asking")
def asking_changes_nothing(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions // 3):
        before = encode(walk.state.position())
        for onlooker in walk.onlookers:
            walk.state.view(onlooker)
            walk.state.imagine(onlooker, dice(walk.made))
        for seat in walk.state.to_act():
            walk.state.forbids(seat, walk.state.sample(seat, dice(walk.made)))
        if encode(walk.state.position()) != before:
            raise Wrong("doctor-asking-changes", walk.way_back())


@check("doctor-check-positions")
def positions_round_trip(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        written = walk.state.position()
        try:
            again = game.start_at(walk.setting, written)
            again.check()
        except CloisterError as wrong:
            raise Wrong("doctor-position-refused", walk.way_back(), why=str(wrong)) from None
        if encode(again.position()) != encode(written):
            raise Wrong("doctor-position-differs", walk.way_back())
        _check_same_course(walk, again)


def _check_same_course(walk: Walk, again: State) -> None:
    """Play on from both: something missing in a written position may show only later."""
    ours, theirs = walk.ahead(), walk.ahead(again)
    ours.end()
    theirs.end()
    if encode(ours.state.position()) != encode(theirs.state.position()):
        raise Wrong("doctor-position-incomplete", walk.way_back())


@check("doctor-check-options")
def options_can_be_played(game: AnyGame, budget: Budget) -> None:
    settings = Settings(game)
    for seats in game.seats:
        for option in game.options:
            for value in values_of(option, seats):
                walk = Walk(game, settings.make(seats, {option.name: value}), budget.games)
                walk.end()
                if walk.state.outcome() is None:
                    raise Wrong(
                        "doctor-option-never-ends",
                        walk.way_back(),
                        option=option.name,
                        value=str(value),
                    )
