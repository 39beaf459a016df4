"""Checks on moves: listed ones are accepted, others refused with a rule, and notation is sound."""

import math

from cloister.core.card import AnyGame
from cloister.core.chance import Chance
from cloister.core.errors import BadNotation, RuleBug
from cloister.core.game import Announcements
from cloister.core.values import Move, Refusal, Seat

from .checks import Budget, Wrong, check
from .observed import forbidden, observe
from .rule_ids import known_ids
from .walk import Walk, dice, positions

FUZZED = 100
"""Forbidden moves to be tried in one position."""
LONG_LIST = 300
"""For longer lists, `sample` is only checked to stay within them."""
IMPROBABLE = 7.0
"""Standard deviations from the mean that are not due to chance."""


@check("doctor-check-listed-moves")
def listed_moves_are_accepted(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for seat in walk.state.to_act():
            for move in walk.state.moves(seat):
                _check_accepted(walk, seat, move)


def _check_accepted(walk: Walk, seat: Seat, move: Move) -> None:
    refusal = walk.state.forbids(seat, move)
    if refusal is not None:
        words = walk.game.write(move)
        raise Wrong("doctor-listed-forbidden", walk.way_back(), move=words, rule=refusal.rule)
    trial = walk.state.copy()
    try:
        trial.play(seat, move, walk.dice(), Announcements())
        trial.check()
    except RuleBug as bug:
        words = walk.game.write(move)
        raise Wrong("doctor-move-breaks", walk.way_back(), move=words, why=str(bug)) from bug


@check("doctor-check-other-moves")
def other_moves_are_refused(game: AnyGame, budget: Budget) -> None:
    known = known_ids(game)
    moves = list(observe(game, budget.sample).moves)
    for walk in positions(game, budget.positions):
        chance = dice(walk.seed, -4 - walk.made)
        for seat in walk.state.to_act():
            for move in forbidden(walk, seat, moves, chance, FUZZED):
                refusal = walk.state.forbids(seat, move)
                _check_refusal(walk, move, refusal, known)


def _check_refusal(walk: Walk, move: Move, refusal: Refusal | None, known: frozenset[str]) -> None:
    words = walk.game.write(move)
    if refusal is None:
        raise Wrong("doctor-unlisted-allowed", walk.way_back(), move=words)
    if not refusal.rule or not refusal.reason:
        raise Wrong("doctor-refusal-without-rule", walk.way_back(), move=words)
    if refusal.rule not in known:
        raise Wrong("doctor-refusal-unexplained", walk.way_back(), move=words, rule=refusal.rule)


@check("doctor-check-sample")
def sample_is_uniform(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        chance = dice(walk.seed, -5 - walk.made)
        for seat in walk.state.to_act():
            _check_sample(walk, seat, chance)


def _check_sample(walk: Walk, seat: Seat, chance: Chance) -> None:
    moves = walk.state.moves(seat)
    times = 20 if len(moves) <= LONG_LIST else 1
    counts = dict.fromkeys(moves, 0)
    for _ in range(times * len(moves)):
        move = walk.state.sample(seat, chance)
        if move not in counts:
            words = walk.game.write(move)
            raise Wrong("doctor-sample-unlisted", walk.way_back(), move=words)
        counts[move] += 1
    if times > 1 and _surprise(list(counts.values())) > IMPROBABLE:
        raise Wrong("doctor-sample-uneven", walk.way_back())


def _surprise(counts: list[int]) -> float:
    """How far chi-square lies from its mean, in standard deviations (Wilson and Hilferty)."""
    freedom = len(counts) - 1
    if freedom == 0:
        return 0.0
    mean = sum(counts) / len(counts)
    chi_square = sum((count - mean) ** 2 for count in counts) / mean
    spread = 2 / (9 * freedom)
    return (math.cbrt(chi_square / freedom) - (1 - spread)) / math.sqrt(spread)


@check("doctor-check-notation")
def notation_round_trips(game: AnyGame, budget: Budget) -> None:
    moves = observe(game, budget.sample).moves
    words = {game.write(move): move for move in moves}
    if len(words) != len(moves):
        raise Wrong("doctor-notation-ambiguous")
    for written, move in words.items():
        if written != written.strip() or not written.isprintable() or not written:
            raise Wrong("doctor-notation-untypable", words=repr(written))
        if game.read(written) != move:
            raise Wrong("doctor-notation-misread", words=written)


@check("doctor-check-other-words")
def other_words_are_refused(game: AnyGame, budget: Budget) -> None:
    chance = dice(budget.positions)
    words = [game.write(move) for move in observe(game, budget.sample).moves]
    for written in ["", " ", "\0", "\ud800", "x" * 100_000, "uncover " + "9" * 5000, "١", "-1"]:
        _check_no_words(game, written)
    for _ in range(budget.positions * 10):
        _check_no_words(game, _garbled(words[chance.below(len(words))], chance))


def _garbled(words: str, chance: Chance) -> str:
    at = chance.below(len(words) + 1)
    piece = "a1 Z-9é\n"[chance.below(8)]
    return words[:at] + piece * chance.below(3) + words[at + chance.below(2) :]


def _check_no_words(game: AnyGame, words: str) -> None:
    """The words are refused, or mean a move that is written in exactly these words."""
    try:
        move = game.read(words)
    except BadNotation:
        return
    except Exception as other:
        call = f"notation.read({words[:40]!r})"
        raise Wrong("doctor-notation-raises", call=call, error=repr(other)) from other
    if game.write(move) != words:
        raise Wrong("doctor-notation-lax", words=repr(words[:40]), move=game.write(move))
