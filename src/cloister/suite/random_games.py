"""The course of random games: they end, the invariants hold, copies and positions are whole."""

from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError, RuleBug
from cloister.core.game import State
from cloister.core.values import encode

from .checks import Budget, Wrong, check
from .invariants import play_checked
from .walk import USUAL, Settings, Walk, dice, positions, values_of, walks


@check("random games end in time and keep every invariant")
def games_end(game: AnyGame, budget: Budget) -> None:
    for seats in game.seats:
        play_all(game, seats, budget.games)


def play_all(game: AnyGame, seats: int, count: int, first: int = 0) -> int:
    """Random games for that many seats, with options at random; the number of moves.

    Of games that are longer than usual there are fewer.
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
            raise Wrong(
                f"{bug}: correct the move that led there, or what check() demands, or `longest` on "
                f"the id card; {seats} seats, {setting.options.values}; to see it: "
                f"cloister.suite.course.play_all(cloister.find('{game.key}'), {seats}, 1, {seed})"
            ) from bug
        _check_end(state.outcome() is not None, seats, seed)
    return moves


def _check_end(over: bool, seats: int, seed: int) -> None:
    if not over:
        raise Wrong(
            f"nobody has to decide and there is no outcome ({seats} seats, seed {seed}): let "
            "outcome() return one exactly when to_act() is empty"
        )


@check("outcomes have a known reason, a score for every seat and a winner")
def outcomes_are_sound(game: AnyGame, budget: Budget) -> None:
    for walk in walks(game, budget.games // 10):
        walk.end()
        outcome = walk.state.outcome()
        if outcome is None or outcome.reason not in game.end_reasons:
            raise Wrong(
                f"outcome() gives {outcome}: let it give a reason that end_reasons on the id card "
                f"names; {walk.where()}"
            )
        whole = len(outcome.scores) == walk.setting.seats
        if not whole or not outcome.winners or not set(outcome.winners) <= {*walk.onlookers}:
            raise Wrong(
                f"outcome() gives {outcome}: it has to name a score for every seat, and as winners "
                f"one or more of the seats; {walk.where()}"
            )


@check("seats that have to decide have moves, and no others")
def others_have_no_moves(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        acting = walk.state.to_act()
        if len(set(acting)) != len(acting) or not set(acting) <= {*range(walk.setting.seats)}:
            raise Wrong(
                f"to_act() gives {acting}: name each seat that has to decide once, and only seats "
                f"from 0 to {walk.setting.seats - 1}; {walk.where()}"
            )
        for seat in range(walk.setting.seats):
            moves = walk.state.moves(seat)
            if bool(moves) != (seat in acting):
                what = (
                    "has to decide and has no move: let it pass, or leave it out of to_act()"
                    if seat in acting
                    else "need not decide and has moves: let moves() return [] for it"
                )
                raise Wrong(f"seat {seat} {what}; {walk.where()}")
            if len(set(moves)) != len(moves):
                raise Wrong(
                    f"moves() lists a move of seat {seat} twice: list each once; {walk.where()}"
                )
        if (walk.state.outcome() is None) != bool(acting):
            raise Wrong(
                "to_act() and outcome() do not agree: let outcome() return one exactly when "
                f"to_act() is empty; {walk.where()}"
            )


@check("copy() is complete and independent")
def copies_are_independent(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions // 3):
        before = encode(walk.state.position())
        ahead = walk.ahead()
        if encode(ahead.state.position()) != before:
            raise Wrong(
                f"a copy is not like its original: copy every attribute in copy(); {walk.where()}"
            )
        ahead.end()
        if encode(walk.state.position()) != before:
            raise Wrong(
                "playing on in a copy changes the original: in copy(), copy lists too, also those "
                f"inside of lists; {walk.where()}"
            )


@check("view, imagine, sample and forbids change nothing")
def asking_changes_nothing(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions // 3):
        before = encode(walk.state.position())
        for onlooker in walk.onlookers:
            walk.state.view(onlooker)
            walk.state.imagine(onlooker, dice(walk.made))
        for seat in walk.state.to_act():
            walk.state.forbids(seat, walk.state.sample(seat, dice(walk.made)))
        if encode(walk.state.position()) != before:
            raise Wrong(
                "view, imagine, sample or forbids changes the position: let them work on copies; "
                f"{walk.where()}"
            )


@check("a position can be written down and set up again")
def positions_round_trip(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        written = walk.state.position()
        try:
            again = game.start_at(walk.setting, written)
            again.check()
        except CloisterError as wrong:
            raise Wrong(
                f"set_up refuses what position wrote: {wrong}: write it in the form that set_up "
                f"reads, or demand less there; {walk.where()}"
            ) from None
        if encode(again.position()) != encode(written):
            raise Wrong(
                "set_up makes another position than the one written: put every field of it into "
                f"the state; {walk.where()}"
            )
        _check_same_course(walk, again)


def _check_same_course(walk: Walk, again: State) -> None:
    """What a written position leaves out may show in what comes next."""
    ours, theirs = walk.ahead(), walk.ahead(again)
    ours.end()
    theirs.end()
    if encode(ours.state.position()) != encode(theirs.state.position()):
        raise Wrong(
            "position leaves out something that matters later: write down every attribute of the "
            f"state that a rule reads; {walk.where()}"
        )


@check("every value of every option can be played")
def options_can_be_played(game: AnyGame, budget: Budget) -> None:
    settings = Settings(game)
    for seats in game.seats:
        for option in game.options:
            for value in values_of(option, seats):
                walk = Walk(game, settings.make(seats, {option.name: value}), budget.games)
                walk.end()
                if walk.state.outcome() is None:
                    raise Wrong(
                        f"a game with {option.name} = {value} does not end: let outcome() return "
                        f"one, or take this value out of the option; {walk.where()}"
                    )
