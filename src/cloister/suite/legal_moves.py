"""Legal moves: what is listed is accepted, what is not is refused with a rule, both in words."""

import math

from cloister.core.card import AnyGame
from cloister.core.chance import Chance
from cloister.core.errors import BadNotation, RuleBug
from cloister.core.game import Announcements
from cloister.core.values import Move, Seat

from .checks import Budget, Wrong, check
from .observed import forbidden, observe
from .rule_ids import known_ids
from .walk import Walk, dice, positions

FUZZED = 100
"""Forbidden moves to be tried in one position."""
LONG_LIST = 300
"""Of longer lists `sample` is only asked whether it stays within them."""
IMPROBABLE = 7.0
"""How many standard deviations from the mean are not by chance."""


@check("every listed move is accepted")
def listed_moves_are_accepted(game: AnyGame, budget: Budget) -> None:
    for walk in positions(game, budget.positions):
        for seat in walk.state.to_act():
            for move in walk.state.moves(seat):
                _check_accepted(walk, seat, move)


def _check_accepted(walk: Walk, seat: Seat, move: Move) -> None:
    refusal = walk.state.forbids(seat, move)
    if refusal is not None:
        words = walk.game.write(move)
        raise Wrong(
            f"'{words}' is listed, and {refusal.rule} forbids it: let moves() and forbids() agree; "
            f"{walk.where()}"
        )
    trial = walk.state.copy()
    try:
        trial.play(seat, move, walk.dice(), Announcements())
        trial.check()
    except RuleBug as bug:
        words = walk.game.write(move)
        raise Wrong(
            f"after '{words}': {bug}: correct what play() does, or what check() demands; "
            f"{walk.where()}"
        ) from bug


@check("every other move is refused with a rule that exists")
def other_moves_are_refused(game: AnyGame, budget: Budget) -> None:
    known = known_ids(game)
    moves = list(observe(game, budget.games // 10).moves)
    for walk in positions(game, budget.positions):
        chance = dice(walk.seed, -4 - walk.made)
        for seat in walk.state.to_act():
            for move in forbidden(walk, seat, moves, chance, FUZZED):
                refusal = walk.state.forbids(seat, move)
                if refusal is None:
                    words = game.write(move)
                    raise Wrong(
                        f"'{words}' is not listed, and nothing forbids it: let moves() list it, or "
                        f"forbids() name the rule against it; {walk.where()}"
                    )
                if refusal.rule not in known or not refusal.reason:
                    words = game.write(move)
                    raise Wrong(
                        f"'{words}' is refused by {refusal.rule or 'no rule'}, which RULES.md "
                        "does not explain: correct the rule or the reason in forbids(), or write "
                        f"the rule down; {walk.where()}"
                    )


@check("sample() draws every listed move equally often, and no other")
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
            raise Wrong(
                f"sample() draws '{words}', which is not listed: let it draw one of moves(); "
                f"{walk.where()}"
            )
        counts[move] += 1
    if times > 1 and _surprise(list(counts.values())) > IMPROBABLE:
        raise Wrong(
            "sample() draws some moves more often than others: draw among all of them at once, "
            f"not first a kind and then one of that kind; {walk.where()}"
        )


def _surprise(counts: list[int]) -> float:
    """How far chi-square lies from its mean, in standard deviations (Wilson and Hilferty)."""
    freedom = len(counts) - 1
    if freedom == 0:
        return 0.0
    mean = sum(counts) / len(counts)
    chi_square = sum((count - mean) ** 2 for count in counts) / mean
    spread = 2 / (9 * freedom)
    return (math.cbrt(chi_square / freedom) - (1 - spread)) / math.sqrt(spread)


@check("moves can be written in words and read again")
def notation_round_trips(game: AnyGame, budget: Budget) -> None:
    moves = observe(game, budget.games // 10).moves
    words = {game.write(move): move for move in moves}
    if len(words) != len(moves):
        raise Wrong(
            "two moves are written in the same words: give each kind of move a verb of its own in "
            "words/notation.py"
        )
    for written, move in words.items():
        if written != written.strip() or not written.isprintable() or not written:
            raise Wrong(
                f"the words {written!r} cannot be typed: write moves in words/notation.py as words "
                "with single spaces between them"
            )
        if game.read(written) != move:
            raise Wrong(
                f"'{written}' is read as another move than the one written so: let read() in "
                "words/notation.py undo what write() does"
            )


@check("words that are no move are refused")
def other_words_are_refused(game: AnyGame, budget: Budget) -> None:
    chance = dice(budget.positions)
    words = [game.write(move) for move in observe(game, budget.games // 10).moves]
    for written in ["", " ", "\0", "\ud800", "x" * 100_000, "uncover " + "9" * 5000, "١", "-1"]:
        _check_no_words(game, written)
    for _ in range(budget.positions * 10):
        _check_no_words(game, _garbled(words[chance.below(len(words))], chance))


def _garbled(words: str, chance: Chance) -> str:
    at = chance.below(len(words) + 1)
    piece = "a1 Z-9é\n"[chance.below(8)]
    return words[:at] + piece * chance.below(3) + words[at + chance.below(2) :]


def _check_no_words(game: AnyGame, words: str) -> None:
    """They are refused as such, or are a move that is written in just these words."""
    try:
        move = game.read(words)
    except BadNotation:
        return
    except Exception as other:
        raise Wrong(
            f"notation.read({words[:40]!r}) raises {other!r}, not BadNotation: refuse whatever is "
            "no move with it (Kinds and Words of cloister.core.notation do)"
        ) from other
    if game.write(move) != words:
        raise Wrong(
            f"notation.read takes {words[:40]!r} for '{game.write(move)}': be strict and read "
            "only what write() writes"
        )
